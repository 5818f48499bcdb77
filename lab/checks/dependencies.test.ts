import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { describe, expect, test } from 'vitest';

test(
  'every import follows the rules in .dependency-cruiser.cjs',
  { timeout: 120_000 },
  async () => {
    const options = await extractOptions('./.dependency-cruiser.cjs');
    const { output } = await cruise(
      ['shared/src', 'data/src', 'server/src', 'web/src', 'e2e', 'lab'],
      options,
    );
    const { summary } = output as ICruiseResult;

    // 0 modules: the parser could not read TypeScript.
    expect(summary.totalCruised).toBeGreaterThan(200);
    expect(summary.violations.map((v) => `${v.rule.name}: ${v.from} -> ${v.to}`)).toEqual([]);
  },
);

/** What an import names, and whether it loads it: imports of types alone load nothing. */
type Import = { readonly path: string; readonly loads: boolean };

function importsOf(text: string): Import[] {
  const imports =
    /^(?:import|export)\s+(type\b)?(?:[^;'"]*\sfrom\s+)?['"](.*?)['"]|\bimport\(\s*['"](.*?)['"]/gm;
  return [...text.matchAll(imports)].map(([, type, named = '', awaited = '']) => ({
    path: named || awaited,
    loads: type === undefined,
  }));
}

test.for([
  ["import type { Cart } from '#kitchen/carts.model';", [], 'a type is no code'],
  ["import type {\n  Cart,\n} from '#kitchen/carts.model';", [], 'on several lines, too'],
  ["export type { Cart } from '#kitchen/carts.model';", [], 'for others'],
  ["import { Cart } from '#kitchen/carts.model';", ['#kitchen/carts.model'], 'a schema'],
  [
    "import {\n  type Cart,\n} from '#kitchen/carts.model';",
    ['#kitchen/carts.model'],
    'what is left loads it',
  ],
  ["import * as carts from './carts.model.ts';", ['./carts.model.ts'], 'all of it'],
  ["import '#kitchen/carts.model';", ['#kitchen/carts.model'], 'nothing of it'],
  ["export { Cart } from '#kitchen/carts.model';", ['#kitchen/carts.model'], 'for others'],
  ["const carts = await import('#kitchen/carts.model');", ['#kitchen/carts.model'], 'later'],
  [
    "import { cents } from './money.ts';\nimport type { Cart } from '#kitchen/carts.model';",
    ['./money.ts'],
    'one of two',
  ],
] as const)('%s loads %j: %s', ([text, loaded]) => {
  expect(
    importsOf(text)
      .filter(({ loads }) => loads)
      .map(({ path }) => path),
  ).toEqual(loaded);
});

/** The code of a folder, without tests. */
function sources(pattern: string): string[] {
  return globSync(pattern).filter((path) => !/[.]test[.]|[\\/]testing[\\/]/.test(path));
}

/** The files of the same workspace that a file names, by their paths from the root. */
function namedBy(file: string): Import[] {
  const root = file.slice(0, file.indexOf('/src/') + 5);
  return importsOf(readFileSync(file, 'utf8')).flatMap(({ path, loads }) => {
    if (path.startsWith('#')) return [{ path: `${root}${path.slice(1)}.ts`, loads }];
    return path.startsWith('./') ? [{ path: join(dirname(file), path), loads }] : [];
  });
}

function loadedBy(file: string): string[] {
  return namedBy(file)
    .filter(({ loads }) => loads)
    .map(({ path }) => path);
}

test('the rules of shared take types of calls and models and load none of them', () => {
  const rules = sources('shared/src/*/*.ts').filter(
    (path) => !/[.](?:calls|model)[.]ts$/.test(path),
  );
  expect(rules.length).toBeGreaterThan(90);
  const described = (path: string) => /[.](?:calls|model)[.]ts$/.test(path);
  expect(rules.some((file) => namedBy(file).some(({ path }) => described(path)))).toBe(true);
  expect(rules.filter((file) => loadedBy(file).some(described))).toEqual([]);
});

test('files with calls are named *.calls, and schemas without one *.model', () => {
  const calls = /\bendpoint\(\{/;
  const found = sources('shared/src/*/*.ts').map(
    (file) => [file, readFileSync(file, 'utf8')] as const,
  );
  const wrong = found.filter(([file, text]) =>
    /[.]calls[.]ts$/.test(file) ? !calls.test(text) : calls.test(text),
  );
  expect(wrong.map(([file]) => file)).toEqual([]);
});

describe('the files of a subject of the server', () => {
  const files = sources('server/src/subjects/**/*.ts');
  const roleOf = (file: string) => /[.](routes|service|queries|rules|worker)[.]ts$/.exec(file)?.[1];
  const of = (role: string) => files.filter((file) => roleOf(file) === role);
  const subjectOf = (file: string) => file.split('/')[3] ?? '';

  test('have a role each', () => {
    expect(files.length).toBeGreaterThan(200);
    expect(files.filter((file) => roleOf(file) === undefined)).toEqual([]);
  });

  test('rules load other rules and pure helpers, and know no transaction', () => {
    const may =
      /[.]rules[.]ts$|^server[\\/]src[\\/](?:config|errors)[.]ts$|^server[\\/]src[\\/]platform[\\/]lib[\\/]/;
    const wrong = of('rules').filter(
      (file) =>
        loadedBy(file).some((path) => !may.test(path)) ||
        /\b(?:Tx|Db)\b|\bsql`/.test(readFileSync(file, 'utf8')),
    );
    expect(of('rules').length).toBeGreaterThan(50);
    expect(wrong).toEqual([]);
  });

  test('only queries have statements', () => {
    const wrong = files.filter(
      (file) => roleOf(file) !== 'queries' && /\bsql`/.test(readFileSync(file, 'utf8')),
    );
    expect(of('queries').some((file) => /\bsql`/.test(readFileSync(file, 'utf8')))).toBe(true);
    expect(wrong).toEqual([]);
  });

  test('queries know no answer and no request', () => {
    const wrong = of('queries').filter((file) =>
      loadedBy(file).some((path) => /[.](?:service|routes|worker)[.]ts$/.test(path)),
    );
    expect(wrong).toEqual([]);
  });

  /** Services that load a service of another subject, with why that is their work. */
  const ACROSS: Readonly<Record<string, string>> = {
    'account/deleteAccount > kitchen': 'an account ends in its household, too',
    'account/export > kitchen': 'the export has all that is somebody’s',
    'account/export > recipes': 'the export has all that is somebody’s',
    'admin/deletion > account': 'an administrator ends an account as its person does',
    'catalogue/catalogueList > food': 'counts prices anew with each change of the catalogue',
    'catalogue/deciding > stores': 'what was asked for is put onto the shelf that misses it',
    'housekeeping/housekeeping > catalogue': 'calls each subject’s own work in turn',
    'housekeeping/housekeeping > compare': 'calls each subject’s own work in turn',
    'housekeeping/housekeeping > food': 'calls each subject’s own work in turn',
    'reading/importDesk > recipes': 'a row of a file is read as a recipe of a form is',
    'reading/saveRows > recipes': 'a row of a file is saved as a recipe of a form is',
  };

  test('services call none of another subject but those that are listed', () => {
    const found = of('service').flatMap((file) =>
      loadedBy(file)
        .filter((path) => /[.]service[.]ts$/.test(path) && subjectOf(path) !== subjectOf(file))
        .filter((path) => path.startsWith('server/src/subjects/'))
        .map((path) => {
          const name = file.split('/').at(-1)?.replace('.service.ts', '');
          return `${subjectOf(file)}/${name} > ${subjectOf(path)}`;
        }),
    );
    expect([...new Set(found)].toSorted()).toEqual(Object.keys(ACROSS).toSorted());
  });

  test('know other subjects one way: no subject knows one that knows it', () => {
    const known = new Map<string, Set<string>>();
    for (const file of files)
      for (const { path } of namedBy(file)) {
        const [from, to] = [subjectOf(file), subjectOf(path)];
        if (!path.startsWith('server/src/subjects/') || from === to) continue;
        known.set(from, (known.get(from) ?? new Set<string>()).add(to));
      }
    expect(known.size).toBeGreaterThan(5);
    const reached = (from: string, seen = new Set<string>()): Set<string> => {
      for (const to of known.get(from) ?? []) if (!seen.has(to)) reached(to, seen.add(to));
      return seen;
    };
    expect([...known.keys()].filter((subject) => reached(subject).has(subject))).toEqual([]);
  });

  test('answer without an `if` in a route: decisions belong to services', () => {
    const deciding = /^.*\b(?:if|switch|for|while) \(.*$/m;
    const found = of('routes').map((file) => [
      file,
      deciding.exec(readFileSync(file, 'utf8'))?.[0].trim(),
    ]);
    expect(found.length).toBeGreaterThan(8);
    expect(found.filter(([, line]) => line !== undefined)).toEqual([]);
  });
});

test('no folder has more files than one looks through', () => {
  const counts = new Map<string, number>();
  for (const file of globSync('{shared,server,web}/src/**/*.{ts,tsx}'))
    counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  expect(counts.size).toBeGreaterThan(50);
  expect([...counts].filter(([, files]) => files > 60)).toEqual([]);
});

test('what shared has is used by more than one side', () => {
  const importers = new Map<string, Set<string>>();
  const note = (path: string, by: string) =>
    importers.set(path, (importers.get(path) ?? new Set<string>()).add(by));
  for (const file of sources('shared/src/**/*.ts'))
    for (const { path } of namedBy(file)) note(path, file);
  for (const workspace of ['data', 'server', 'web', 'lab'])
    for (const file of globSync(`${workspace}/**/*.{ts,tsx}`)) {
      if (/node_modules|[\\/]dist[\\/]|[.]test[.]|[\\/]testing[\\/]/.test(file)) continue;
      for (const { path } of importsOf(readFileSync(file, 'utf8')))
        if (path.startsWith('@larder/shared/'))
          note(`shared/src/${path.slice('@larder/shared/'.length)}.ts`, workspace);
    }
  const sides = (path: string, seen = new Set<string>()): Set<string> => {
    for (const by of importers.get(path) ?? []) if (!seen.has(by)) sides(by, seen.add(by));
    return seen;
  };
  const files = sources('shared/src/*/*.ts');
  const only = files.filter((file) => {
    const users = [...sides(file)].filter((by) => !by.startsWith('shared/'));
    return users.length < 2 && !users.some((user) => user === 'data' || user === 'lab');
  });
  expect(files.length).toBeGreaterThan(150);
  expect(only).toEqual([]);
});

test('modules of the server, the rules and the data keep no mutable variable', () => {
  const files = globSync('{server,shared,data}/src/**/*.ts').filter(
    (path) => !path.includes('.test.'),
  );
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter((file) => /^(?:export )?let /m.test(readFileSync(file, 'utf8')))).toEqual([]);
});
