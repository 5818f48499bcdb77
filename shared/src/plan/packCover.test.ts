import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { cents } from '#basics/money';
import { packsNeeded } from '#stores/offers';

import { coverOf, shortBy } from './packCover.ts';

type Written = readonly [amount: number, price: number, stock?: number];

const packsOf = (written: readonly Written[]) =>
  written.map(([amount, price, stock = 99], at) => ({
    ingredient_id: `p${at}`,
    amount,
    price: cents(price),
    stock,
  }));

describe('the cheapest packs for a need', () => {
  test.for([
    // need, packs as [amount, price, stock], counts, left, why this row exists
    [500, [[500, 300]], [1], 0, 'exactly one'],
    [501, [[500, 300]], [2], 499, 'a gram more takes another'],
    [0, [[500, 300]], [1], 500, '"to taste" is a pack'],
    [1.1, [[0.1, 5]], [11], 0, 'the division leaves 11.000000000000002'],
    [1000, [[500, 300, 2]], [2], 0, 'all of the stock'],
    [
      700,
      [
        [500, 300],
        [250, 160],
      ],
      [1, 1],
      50,
      'a mixture beats two large ones',
    ],
    [
      1000,
      [
        [300, 200],
        [1000, 500],
      ],
      [0, 1],
      0,
      'the large pack has the better unit price',
    ],
    [
      300,
      [
        [300, 200],
        [1000, 150],
      ],
      [0, 1],
      700,
      'more for less is fine',
    ],
    [
      900,
      [
        [500, 250, 1],
        [300, 260],
      ],
      [1, 2],
      200,
      'the stock of the better one ends',
    ],
    [
      600,
      [
        [500, 300],
        [200, 200],
        [100, 100],
      ],
      [1, 0, 1],
      0,
      'the larger small pack is not needed',
    ],
    [
      400,
      [
        [500, 200],
        [200, 100],
      ],
      [0, 2],
      0,
      'equal cost: less left over',
    ],
    [
      400,
      [
        [400, 200],
        [200, 100],
      ],
      [1, 0],
      0,
      'equal cost and rest: fewer packs',
    ],
    [
      400,
      [
        [500, 0],
        [400, 0],
        [200, 0],
      ],
      [0, 1, 0],
      0,
      'free: less left over, then fewer packs',
    ],
    [
      400,
      [
        [300, 0, 1],
        [200, 100],
      ],
      [1, 1],
      100,
      'free, but too few',
    ],
    [
      99_900,
      [
        [100, 100, 999],
        [300, 299, 999],
      ],
      [0, 333],
      0,
      'many packs',
    ],
    [
      340.2,
      [
        [28.35, 10],
        [113.4, 30],
      ],
      [0, 3],
      0,
      'ounces in grams',
    ],
    [
      100,
      [
        [0, 1],
        [Number.NaN, 1],
        [100, 50, 0],
        [100, 60],
      ],
      [0, 0, 0, 1],
      0,
      'what cannot be bought',
    ],
  ] as const)('%d of %j: %j', ([need, written, counts, left]) => {
    const packs = packsOf(written);
    const cover = coverOf(need, packs);
    const bought = new Map(cover?.packs.map((pack) => [pack.ingredient_id, pack.count]));
    expect(packs.map(({ ingredient_id }) => bought.get(ingredient_id) ?? 0)).toEqual(counts);
    expect(cover?.left).toBe(left);
    expect(cover?.cost).toBe(
      packs.reduce((sum, { price }, at) => sum + price * (counts[at] ?? 0), 0),
    );
    expect(cover?.count).toBe(counts.reduce((sum: number, count) => sum + count, 0));
  });

  test.for([
    [600, [[500, 300, 1]], 100, 'one pack short'],
    [
      1000,
      [
        [500, 300, 1],
        [200, 100, 2],
      ],
      100,
      'all of both',
    ],
    [100, [], 100, 'not sold there'],
    [100, [[100, 300, 0]], 100, 'sold out'],
    [1000, [[1, 1, 1_000_000]], 1, 'an order holds 999 of one'],
  ] as const)('%d of %j is %d short: %s', ([need, written, short]) => {
    expect(shortBy(need, packsOf(written))).toBe(short);
    expect(coverOf(need, packsOf(written))).toBeUndefined();
  });

  test.for([-1, Number.NaN, Number.POSITIVE_INFINITY])('refuses a need of %d', (need) => {
    expect(() => coverOf(need, packsOf([[1, 1]]))).toThrow(RangeError);
    expect(() => shortBy(need, packsOf([]))).toThrow(RangeError);
  });
});

test('"to taste" is short where nothing is sold', () => {
  expect(shortBy(0, [])).toBeGreaterThan(0);
});

test('of one kind it takes what packsNeeded says', () => {
  const amount = fc.double({ min: 0.001, max: 1000, noNaN: true });
  fc.assert(
    fc.property(amount, fc.integer({ min: 1, max: 990 }), fc.nat(3), (pack, count, around) => {
      const need = pack * count + (around - 1) * pack * 1e-9;
      expect(coverOf(need, packsOf([[pack, 1, 999]]))?.count).toBe(packsNeeded(need, pack));
    }),
  );
});

const kinds = fc.array(
  fc.tuple(
    fc.integer({ min: 1, max: 60 }),
    fc.integer({ min: 0, max: 80 }),
    fc.integer({ min: 0, max: 12 }),
  ),
  { minLength: 1, maxLength: 4 },
);

test('no cover is better than the one found', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200 }), kinds, (need, written) => {
      const found = coverOf(need, packsOf(written));
      expect(found && [found.cost, found.left, found.count]).toEqual(bestByTable(need, written));
    }),
    { numRuns: 500 },
  );
});

/** Cost, rest and packs of the best cover by a table over all amounts. */
function bestByTable(need: number, written: readonly Written[]) {
  return amountsOfTable(written)
    .filter(([amount]) => amount >= need)
    .map(([amount, { cost, count }]) => [cost, amount - need, count] as const)
    .toSorted((a, b) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2])[0];
}

/** Every amount with the cheapest packs of it: slow and plain. */
function amountsOfTable(written: readonly Written[]) {
  let table = new Map([[0, { cost: 0, count: 0 }]]);
  for (const [amount, price, stock = 0] of written) {
    const next = new Map<number, { cost: number; count: number }>();
    for (const [reached, from] of table) {
      for (let count = 0; count <= stock; count++) {
        const to = { cost: from.cost + count * price, count: from.count + count };
        const at = reached + count * amount;
        const old = next.get(at);
        const order = old ? to.cost - old.cost || to.count - old.count : -1;
        if (order < 0) next.set(at, to);
      }
    }
    table = next;
  }
  return [...table];
}

test('999 packs of many sizes at one unit price take bounded work', () => {
  const sizes = [397, 453, 340, 500, 1000, 250, 125].map((size) => [size, size, 999] as const);
  expect(coverOf(124_875, packsOf(sizes))).toMatchObject({ left: 0, count: 124 + 3 });
  const uneven = sizes.map(([size]) => [size, Math.round(size * 1.003), 999] as const);
  expect(coverOf(99_999, packsOf(uneven))?.left).toBeLessThan(1000);
});

describe('packs that may be a little short', () => {
  test.for([
    // need, least, packs, counts, left, short, why this row exists
    [500, 450, [[454, 300]], [1], 0, 46, 'a pound for half a kilo'],
    [500, 455, [[454, 300]], [2], 408, undefined, 'not below the least'],
    [500, 500, [[454, 300]], [2], 408, undefined, 'an exact need'],
    [
      500,
      450,
      [
        [454, 300],
        [500, 300],
      ],
      [0, 1],
      0,
      undefined,
      'nothing is short for the same money',
    ],
    [
      500,
      450,
      [
        [454, 300],
        [500, 301],
      ],
      [1, 0],
      0,
      46,
      'a cent less',
    ],
    [
      500,
      450,
      [
        [454, 300],
        [480, 300],
      ],
      [0, 1],
      0,
      20,
      'less short for the same money',
    ],
    [500, 450, [[480, 300, 1]], [1], 0, 20, 'the stock ends'],
    [500, 450, [[40, 10]], [12], 0, 20, 'most of the packs'],
    [0, 0, [[500, 300]], [1], 500, undefined, '"to taste"'],
  ] as const)('%d from %d on: %j: %s', ([need, least, written, counts, left, short]) => {
    const cover = coverOf(need, packsOf(written), least);
    const found = written.map(
      (_, at) => cover?.packs.find((one) => one.ingredient_id === `p${at}`)?.count ?? 0,
    );
    expect({ found, left: cover?.left, short: cover?.short }).toEqual({
      found: counts,
      left,
      short,
    });
  });

  test('no cover is better than the one found', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), fc.nat(60), kinds, (need, slack, written) => {
        const least = Math.max(1, need - slack);
        const found = coverOf(need, packsOf(written), least);
        const all = amountsOfTable(written).filter(([amount]) => amount >= least);
        const [best] = all
          .map(
            ([amount, { cost, count }]) =>
              [cost, Math.max(0, need - amount), Math.max(0, amount - need), count] as const,
          )
          .toSorted((a, b) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2] || a[3] - b[3]);
        expect(found && [found.cost, found.short ?? 0, found.left, found.count]).toEqual(best);
      }),
      { numRuns: 500 },
    );
  });
});
