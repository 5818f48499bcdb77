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
