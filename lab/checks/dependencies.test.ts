import { globSync, readFileSync } from 'node:fs';

import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { expect, test } from 'vitest';

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

/** The imports that load a file of the contract when the text runs; those of types alone load nothing. */
function loadedContracts(text: string): string[] {
  const imports =
    /^(?:import|export)\s+(?!type\b)(?:[^;'"]*\sfrom\s+)?['"](.*?)['"]|\bimport\(\s*['"](.*?)['"]/gm;
  return [...text.matchAll(imports)]
    .map(([, named = '', awaited = '']) => named || awaited)
    .filter((path) => /(?:^#|\/)contract\//.test(path));
}

test.for([
  ["import type { Cart } from '#contract/carts';", [], 'a type is no code'],
  ["import type {\n  Cart,\n} from '#contract/carts';", [], 'on several lines, too'],
  ["import { Cart } from '#contract/carts';", ['#contract/carts'], 'a schema'],
  [
    "import {\n  type Cart,\n} from '#contract/carts';",
    ['#contract/carts'],
    'what is left loads it',
  ],
  ["import * as carts from '#contract/carts';", ['#contract/carts'], 'all of it'],
  ["import '#contract/carts';", ['#contract/carts'], 'nothing of it'],
  ["export { Cart } from '#contract/carts';", ['#contract/carts'], 'for others'],
  ["const carts = await import('#contract/carts');", ['#contract/carts'], 'later'],
  [
    "import { cents } from './money.ts';\nimport type { Cart } from '#contract/carts';",
    [],
    'rules',
  ],
] as const)('%s loads %j: %s', ([text, loaded]) => {
  expect(loadedContracts(text)).toEqual(loaded);
});

test('the rules take types of the contract and load none of it', () => {
  const files = globSync('shared/src/domain/**/*.ts').filter((path) => !path.includes('.test.'));
  expect(files.length).toBeGreaterThan(100);
  expect(files.some((file) => readFileSync(file, 'utf8').includes('#contract/'))).toBe(true);
  const loading = files.map((file) => [file, loadedContracts(readFileSync(file, 'utf8'))] as const);
  expect(loading.filter(([, loaded]) => loaded.length > 0)).toEqual([]);
});

test('handlers of routes contain no `if`: decisions belong to services', () => {
  const routes = globSync('server/src/features/*/*.routes.ts');
  expect(routes.length).toBeGreaterThan(8);
  const deciding = /^.*\b(?:if|switch|for|while) \(.*$/m;
  const found = routes.map((file) => [file, deciding.exec(readFileSync(file, 'utf8'))?.[0].trim()]);
  expect(found.filter(([, line]) => line !== undefined)).toEqual([]);
});

test('modules of the server, the rules and the data keep no mutable variable', () => {
  const files = globSync('{server,shared,data}/src/**/*.ts').filter(
    (path) => !path.includes('.test.'),
  );
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter((file) => /^(?:export )?let /m.test(readFileSync(file, 'utf8')))).toEqual([]);
});
