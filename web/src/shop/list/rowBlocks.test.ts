import fc from 'fast-check';
import { expect, test } from 'vitest';

import { type Block, intoBlocks } from './rowBlocks.ts';

type Line = { key: string };

const lineOf = (key: string): Line => ({ key });
const lines = (number: number) => Array.from({ length: number }, (_, nth) => lineOf(`${nth}`));
const lists = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,2}$/), { maxLength: 200 });
const homesOf = (blocks: readonly Block<Line>[]) =>
  new Map(blocks.flatMap(({ id, lines: inside }) => inside.map(({ key }) => [key, id])));
const sizes = (blocks: readonly Block<Line>[]) => blocks.map(({ lines: { length } }) => length);

test('a new list is cut into blocks of sixteen', () => {
  expect(sizes(intoBlocks(lines(40), []))).toEqual([16, 16, 8]);
  expect(intoBlocks([], [])).toEqual([]);
});

test('whatever becomes of a list, every line is in one block, in order, and no block is long', () => {
  fc.assert(
    fc.property(fc.array(lists, { maxLength: 6 }), (versions) => {
      let blocks: Block<Line>[] = [];
      for (const keys of versions) {
        const now = keys.map(lineOf);
        blocks = intoBlocks(now, blocks);
        expect(blocks.flatMap(({ lines: inside }) => inside)).toEqual(now);
        expect(Math.max(0, ...sizes(blocks))).toBeLessThanOrEqual(48);
        expect(new Set(blocks.map(({ id }) => id)).size).toBe(blocks.length);
      }
    }),
  );
});

test('a line less, or one more, leaves all others in their blocks', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 500 }), fc.nat(), (length, at) => {
      const all = lines(length);
      const before = intoBlocks(all, []);
      const place = at % length;
      const homes = homesOf(before);
      const more = homesOf(intoBlocks(all.toSpliced(place, 0, lineOf('new')), before));
      expect(more.delete('new')).toBe(true);
      expect(more).toEqual(homes);
      homes.delete(`${place}`);
      expect(homesOf(intoBlocks(all.toSpliced(place, 1), before))).toEqual(homes);
    }),
  );
});

test('lines that are added one by one at either end fill blocks', () => {
  for (const add of [
    (all: readonly Line[], line: Line) => [...all, line],
    (all: readonly Line[], line: Line) => [line, ...all],
  ]) {
    let all = lines(1);
    let blocks = intoBlocks(all, []);
    for (let nth = 0; nth < 200; nth += 1) {
      all = add(all, lineOf(`new ${nth}`));
      blocks = intoBlocks(all, blocks);
    }
    expect(blocks.length).toBeLessThanOrEqual(201 / 12);
  }
});
