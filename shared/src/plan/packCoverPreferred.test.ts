import fc from 'fast-check';
import { expect, test } from 'vitest';

import { cents } from '#basics/money';

import { coverOf, type CoverPack } from './packCover.ts';

const pack = (
  ingredient_id: string,
  [amount, price, stock]: readonly [number, number, number],
  more: Pick<CoverPack, 'isPreferred' | 'wasBought'> = {},
): CoverPack => ({ ingredient_id, amount, price: cents(price), stock, ...more });
const PREFERRED = { isPreferred: true } as const;
const BOUGHT = { wasBought: true } as const;

test.for<[string, number, CoverPack[], [string, number][], number?]>([
  [
    'the preferred one is bought though it is dearer',
    500,
    [pack('cheap', [500, 300, 9]), pack('dear', [500, 500, 9], PREFERRED)],
    [['dear', 1]],
  ],
  [
    'in all of its sizes, the cheapest of them',
    1000,
    [
      pack('cheap', [1000, 300, 9]),
      pack('small', [500, 500, 9], PREFERRED),
      pack('large', [1000, 900, 9], PREFERRED),
    ],
    [['large', 1]],
  ],
  [
    'its last pack still covers',
    1000,
    [pack('cheap', [500, 300, 9]), pack('dear', [500, 500, 2], PREFERRED)],
    [['dear', 2]],
  ],
  [
    'where its stock is too little, the cheapest of all covers, not a mixture around it',
    1000,
    [pack('cheap', [500, 300, 9]), pack('dear', [500, 500, 1], PREFERRED)],
    [['cheap', 2]],
  ],
  [
    'where it sold out, too',
    500,
    [pack('cheap', [500, 300, 9]), pack('dear', [500, 500, 0], PREFERRED)],
    [['cheap', 1]],
  ],
  [
    'a little less of it is enough where a little less is enough',
    1000,
    [pack('cheap', [1000, 300, 9]), pack('dear', [480, 500, 2], PREFERRED)],
    [['dear', 2]],
    960,
  ],
  [
    'of two that are alike the one that was bought before',
    500,
    [pack('more', [500, 300, 9]), pack('before', [500, 300, 3], BOUGHT)],
    [['before', 1]],
  ],
  [
    'else the one of which there is more',
    500,
    [pack('few', [500, 300, 3]), pack('more', [500, 300, 9])],
    [['more', 1]],
  ],
  [
    'what was bought before is no reason to pay a cent more',
    500,
    [pack('before', [500, 301, 9], BOUGHT), pack('cheap', [500, 300, 9])],
    [['cheap', 1]],
  ],
])('%s', ([, need, packs, expected, least]) => {
  const cover = coverOf(need, packs, least);
  expect(cover?.packs.map(({ ingredient_id, count }) => [ingredient_id, count])).toEqual(expected);
});

const anyPack = fc.record({
  amount: fc.integer({ min: 1, max: 12 }),
  price: fc.nat(20).map(cents),
  stock: fc.nat(4),
  isPreferred: fc.boolean(),
  wasBought: fc.boolean(),
});
const shelves = fc.array(anyPack, { maxLength: 5 }).map((all) =>
  all.map(({ isPreferred, wasBought, ...one }, at): CoverPack => ({
    ...one,
    ingredient_id: `p${at}`,
    ...(isPreferred && PREFERRED),
    ...(wasBought && BOUGHT),
  })),
);
const plain = ({ isPreferred: _, wasBought: __, ...one }: CoverPack): CoverPack => one;

test('on any shelf the preferred packs cover alone if they can, else all do as without a preference', () => {
  fc.assert(
    fc.property(shelves, fc.nat(30), fc.nat(5), (packs, need, slack) => {
      const least = Math.max(0, need - slack);
      const cover = coverOf(need, packs, least);
      const preferred = packs.filter((one) => one.isPreferred);
      const alone = coverOf(need, preferred.map(plain), least);
      const all = coverOf(need, packs.map(plain), least);
      const worth = (one: typeof cover) => one && [one.cost, one.left, one.count, one.short];
      expect(worth(cover)).toEqual(worth(alone ?? all));
      if (!alone) return;
      const ids = new Set(preferred.map(({ ingredient_id }) => ingredient_id));
      expect(cover?.packs.every(({ ingredient_id }) => ids.has(ingredient_id))).toBe(true);
    }),
  );
});
