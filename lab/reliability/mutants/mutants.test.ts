import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { ROOT } from '#reliability/harness/root';

import { fits, MUTANTS } from './mutants.ts';

test('every mutant is a fault of the code as it is, with a test that is there', () => {
  const read = (file: string): string => {
    const path = join(ROOT, file);
    return existsSync(path) ? readFileSync(path, 'utf8') : '';
  };
  expect(MUTANTS.length).toBeGreaterThanOrEqual(30);
  expect(MUTANTS.filter(({ file, find }) => !fits(read(file), find))).toEqual([]);
  expect(MUTANTS.filter(({ test: named }) => read(named) === '')).toEqual([]);
  expect(fits('a b a', 'a')).toBe(false);
});
