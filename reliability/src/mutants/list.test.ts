import { existsSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { MUTANTS } from './list.ts';

const at = (path: string) => new URL(`../../../${path}`, import.meta.url);

test.for(MUTANTS)('$name: its place is in the code once, and its test is there', (mutant) => {
  expect(readFileSync(at(mutant.file), 'utf8').split(mutant.find)).toHaveLength(2);
  expect(existsSync(at(mutant.test))).toBe(true);
});
