/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    rule('no-cycles', {}, { circular: true }),
    // Of the contract only types: a test of its own, as swc does not say which imports are.
    rule(
      'domain-is-pure',
      { path: '^shared/src/domain/', pathNot: tests() },
      { pathNot: '^shared/src/(domain|contract)/' },
    ),
    rule(
      'contract-knows-domain-and-zod-only',
      { path: '^shared/src/contract/', pathNot: tests() },
      { pathNot: ['^shared/src/', 'node_modules/zod/'] },
    ),
    rule('data-knows-shared-only', { path: '^data/' }, { path: '^(server|web|e2e)/' }),
    rule(
      'the-product-knows-no-trial-of-it',
      { path: '^(shared|data|server|web)/' },
      { path: '^(lab|e2e|art)/' },
    ),
    rule('web-and-server-apart', { path: '^web/' }, { path: '^(server|data)/' }),
    rule('server-and-web-apart', { path: '^server/' }, { path: '^web/' }),
    rule(
      'only-the-start-knows-server-features',
      {
        path: '^server/src/',
        pathNot: [
          '^server/src/(features|seed|cli|testing)/',
          '^server/src/(app|main|start/program)[.]ts$',
          tests(),
        ],
      },
      { path: '^server/src/(features|seed)/' },
    ),
    rule(
      'identity-knows-no-http',
      { path: '^server/src/platform/identity/', pathNot: tests() },
      { path: '^server/src/(http|app)', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'services-do-not-call-services',
      { path: '[.]service[.]ts$', pathNot: tests() },
      { path: '[.](service|routes)[.]ts$' },
    ),
    rule(
      'sql-stays-in-queries',
      { path: '^server/src/features/', pathNot: ['[.]queries[.]ts$', tests()] },
      { path: '^server/src/db/sql' },
    ),
    rule(
      'features-know-no-other-feature',
      { path: '^web/src/features/([^/]+)/' },
      { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    ),
    rule(
      'only-the-router-knows-features',
      {
        path: '^web/src/',
        pathNot: ['^web/src/features/', '^web/src/(router|vendorArea|adminArea|loadedPages)'],
      },
      { path: '^web/src/features/' },
    ),
    rule(
      'only-queries-call-the-server',
      { path: '^web/src/', pathNot: ['^web/src/queries/', '^web/src/lib/', tests()] },
      { path: '^web/src/lib/(api|http|eventStream)[.]ts$', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'ui-knows-nothing',
      { path: '^web/src/ui/' },
      { path: '^web/src/(features|queries|state)/' },
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
