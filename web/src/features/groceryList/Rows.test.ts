import fc from 'fast-check';
import { expect, test } from 'vitest';

import type { SharedLine } from '#state/groceryList';

import { blocksOf } from './Rows.tsx';

const lineOf = (key: string): SharedLine => ({
  key,
  name: key,
  category: 'Other',
  selected: true,
  contributions: [],
});
const lines = (number: number) =>
  Array.from({ length: number }, (_, nth) => lineOf(`thing ${nth}`));

test('every line is in one block, in order, and no block is long', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string()), (keys) => {
      const all = keys.map(lineOf);
      const blocks = blocksOf(all);
      expect(blocks.flat()).toEqual(all);
      expect(Math.max(0, ...blocks.map(({ length }) => length))).toBeLessThanOrEqual(48);
    }),
  );
});

test('a line less changes at most three blocks of a long list', () => {
  const all = lines(500);
  const texts = (some: readonly SharedLine[]) =>
    blocksOf(some).map((block) => block.map(({ key }) => key).join());
  const before = texts(all);
  expect(before.length).toBeGreaterThan(15);
  for (const gone of all) {
    const after = new Set(texts(all.filter((line) => line !== gone)));
    expect(before.filter((block) => !after.has(block)).length).toBeLessThanOrEqual(3);
  }
});
