// Who may import whom, by path. What needs to know whether an import is of types alone, which swc does not say, and what
// depends on a file's content is in lab/checks/dependencies.test.ts.

/** The subjects of shared/src; each may import itself and those before it. */
const SUBJECTS = ['basics', 'food', 'stores', 'kitchen', 'plan', 'orders', 'recipes', 'account'];
const WEB_AREAS = '^web/src/(shop|vendor|admin|account)/';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    rule('no-cycles', {}, { circular: true }),
    ...SUBJECTS.slice(0, -1).map((subject, at) =>
      rule(
        `${subject}-knows-no-later-subject`,
        { path: `^shared/src/${subject}/` },
        { path: `^shared/src/(${SUBJECTS.slice(at + 1).join('|')})/` },
      ),
    ),
    rule(
      'shared-lies-in-subjects',
      { path: '^shared/src/[^/]+/' },
      { path: '^shared/src/', pathNot: `^shared/src/(${SUBJECTS.join('|')})/` },
    ),
    rule(
      'shared-rules-are-pure',
      {
        path: '^shared/src/',
        pathNot: ['[.](calls|model)[.]ts$', '^shared/src/calls[.]ts$', tests()],
      },
      { pathNot: '^shared/src/' },
    ),
    rule(
      'calls-know-shared-and-zod-only',
      { path: '^shared/src/.*[.](calls|model)[.]ts$' },
      { pathNot: ['^shared/src/', 'node_modules/zod/'] },
    ),
    rule('data-knows-shared-only', { path: '^data/' }, { path: '^(server|web|e2e)/' }),
    rule(
      'the-product-knows-no-trial-of-it',
      { path: '^(shared|data|server|web)/' },
      { path: '^(lab|e2e|art)/' },
    ),
    rule('shared-knows-nobody', { path: '^shared/' }, { path: '^(data|server|web)/' }),
    rule('web-and-server-apart', { path: '^web/' }, { path: '^(server|data)/' }),
    rule('server-and-web-apart', { path: '^server/' }, { path: '^web/' }),
    rule(
      'only-the-start-knows-subjects',
      {
        path: '^server/src/',
        pathNot: [
          '^server/src/(subjects|seed|cli|testing)/',
          '^server/src/(app|main|platform/start/program)[.]ts$',
          tests(),
        ],
      },
      { path: '^server/src/(subjects|seed)/' },
    ),
    rule(
      'identity-knows-no-http',
      { path: '^server/src/platform/identity/', pathNot: tests() },
      { path: '^server/src/(platform/http/|app[.])', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'only-the-app-knows-routes',
      { path: '^server/src/', pathNot: ['^server/src/app[.]ts$', '[.]routes[.]ts$', tests()] },
      { path: '[.]routes[.]ts$' },
    ),
    rule(
      'queries-call-no-service',
      { path: '[.]queries[.]ts$', pathNot: tests() },
      { path: '[.](service|worker)[.]ts$' },
    ),
    rule(
      'sql-stays-in-queries',
      { path: '^server/src/subjects/', pathNot: ['[.]queries[.]ts$', tests()] },
      { path: '^server/src/platform/db/sql' },
    ),
    rule(
      'subjects-of-an-area-share-no-parts',
      { path: '^web/src/(shop|vendor|admin)/([^/]+)/' },
      {
        path: WEB_AREAS,
        // A page of two subjects lies in the area itself; their tests open it.
        pathNot: ['^web/src/$1/$2/', '/(queries|state|rules)/', '^web/src/$1/[^/]+Page[.]tsx$'],
      },
    ),
    rule(
      'the-account-takes-no-parts',
      { path: '^web/src/account/' },
      { path: '^web/src/(shop|vendor|admin)/', pathNot: '/(queries|state|rules)/' },
    ),
    rule(
      'only-the-router-knows-pages-and-parts',
      {
        path: '^web/src/',
        pathNot: [WEB_AREAS, '^web/src/(router|vendorArea|adminArea|loadedPages)[.]tsx$', tests()],
      },
      { path: WEB_AREAS, pathNot: '/(queries|state|rules)/' },
    ),
    rule(
      'only-queries-call-the-server',
      { path: '^web/src/', pathNot: ['/queries/', '^web/src/platform/', tests()] },
      {
        path: '^web/src/platform/http/(api|http|eventStream)[.]ts$',
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule(
      'web-rules-know-no-react',
      { path: '^web/src/.*/rules/', pathNot: tests() },
      { path: ['node_modules/react', '^web/src/.*[.]tsx$'] },
    ),
    rule(
      'platform-knows-nothing',
      { path: '^web/src/platform/', pathNot: tests() },
      { path: '^web/src/(shop|vendor|admin|account|layouts|parts|ui)/' },
    ),
    rule(
      'ui-knows-nothing',
      { path: '^web/src/ui/' },
      { path: '^web/src/(shop|vendor|admin|account|layouts|parts)/' },
    ),
    rule(
      'parts-know-no-area',
      { path: '^web/src/parts/' },
      { path: '^web/src/(shop|vendor|admin|account|layouts)/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.js'],
    },
  },
};
function rule(name, from, to) {
  return { name, severity: 'error', from, to };
}
function tests() {
  return '[.]test[.]tsx?$|/testing/';
}
