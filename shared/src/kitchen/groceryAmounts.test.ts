import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { dimensionOf, exactBaseQuantity } from '#food/units';

import { lineAmounts, lineBaseQuantities, lineNeeds } from './groceryAmounts.ts';
import type { Contribution } from './groceryList.model.ts';

const wants = (amount: number, unit: string): Contribution => ({
  recipe_id: 'r',
  amount,
  unit,
  recipeServings: 1,
  servings: 1,
});
const line = (...amounts: readonly (readonly [number, string])[]) => ({
  contributions: amounts.map(([amount, unit]) => wants(amount, unit)),
});
const shown = (amounts: readonly { amount: number; unit: string }[]) =>
  amounts.map(({ amount, unit }) => `${Number(amount.toFixed(6))} ${unit}`.trim());

describe('merging', () => {
  test.for([
    [
      [
        [100, 'g'],
        [150, 'gm'],
      ],
      ['250 g'],
      'spellings of one unit',
    ],
    [
      [
        [1, 'cup'],
        [0.5, 'cups'],
      ],
      ['1.5 cup'],
      'the same unit stays',
    ],
    [
      [
        [200, 'g'],
        [0.3, 'kg'],
      ],
      ['500 g'],
      'metric mass in g',
    ],
    [
      [
        [1, 'cup'],
        [60, 'ml'],
      ],
      ['300 ml'],
      'cup and ml in ml',
    ],
    [
      [
        [1, 'cup'],
        [2, 'tbsp'],
        [2, 'tsp'],
      ],
      ['1.166667 cup'],
      'US sizes in the largest',
    ],
    [
      [
        [8, 'oz'],
        [1, 'lb'],
      ],
      ['1.500009 lb'],
      '8 x 28.35 / 453.592 and 1',
    ],
    [
      [
        [1, 'lb'],
        [100, 'g'],
      ],
      ['553.592 g'],
      'US and metric mass in g',
    ],
    [
      [
        [2, ''],
        [3, 'pieces'],
      ],
      ['5 count'],
      'counts of every kind',
    ],
    [
      [
        [2, 'cloves'],
        [1, 'clove'],
      ],
      ['3 clove'],
      'a unit of its own',
    ],
    [
      [
        [2, 'cloves'],
        [1, 'bunch'],
      ],
      ['1 bunch', '2 clove'],
      'two units of their own',
    ],
    [
      [
        [2, 'tbsp'],
        [100, 'g'],
      ],
      ['100 g', '2 tbsp'],
      'mass and volume without a density',
    ],
    [
      [
        [3, ''],
        [1, 'cup'],
        [50, 'g'],
      ],
      ['50 g', '1 cup', '3 count'],
      'three dimensions',
    ],
    [
      [
        [0, 'pinch'],
        [1, 'tsp'],
      ],
      ['1 tsp'],
      'to taste adds nothing',
    ],
    [[[0, 'pinch']], ['0'], 'only to taste'],
    [[], ['0'], 'nothing'],
  ] as const)('%j makes %j: %s', ([amounts, expected]) => {
    expect(shown(lineAmounts(line(...amounts)))).toEqual(expected);
  });

  test('notes what could not be joined, on every amount but the first', () => {
    expect(lineAmounts(line([100, 'g'], [1.5, 'cups'], [2, 'cloves']))).toEqual([
      { amount: 100, unit: 'g' },
      { amount: 1.5, unit: 'cup', note: 'Also 1½ cups' },
      { amount: 2, unit: 'clove', note: 'Also 2 cloves' },
    ]);
  });

  test('a density joins volume with mass', () => {
    const both = line([100, 'g'], [1, 'cup']);
    expect(shown(lineAmounts(both))).toEqual(['100 g', '1 cup']);
    expect(shown(lineAmounts({ ...both, density: 1 }))).toEqual(['340 g']);
  });

  test('the density is in g per ml', () => {
    const flour = { ...line([100, 'g'], [1, 'cup']), density: 0.5 };
    expect(shown(lineAmounts(flour))).toEqual(['220 g']);
    expect(shown(lineAmounts({ ...line([1, 'cup']), density: 0.5 }))).toEqual(['1 cup']);
  });

  test('a recipe is scaled to the servings wanted', () => {
    const contributions = [{ ...wants(3, 'cup'), recipeServings: 4, servings: 6 }];
    expect(shown(lineAmounts({ contributions }))).toEqual(['4.5 cup']);
  });

  test('the amount the shopper wrote stands for what it covers, and no more', () => {
    const contributions = [{ ...wants(3, 'cup'), covered: true }, wants(1, 'cup')];
    const edited = { amount: 2, unit: 'cups' };
    expect(shown(lineAmounts({ contributions, edited }))).toEqual(['3 cup']);
    expect(lineBaseQuantities({ contributions, edited })).toEqual([{ amount: 720, unit: 'ml' }]);
  });
});

test.for([
  // amounts, density, what stores are asked for, why this row exists
  [
    [
      [1, 'cup'],
      [60, 'ml'],
    ],
    undefined,
    ['300 ml'],
    'one volume',
  ],
  [
    [
      [2, 'cloves'],
      [50, 'g'],
    ],
    undefined,
    ['250 gm'],
    'an unknown unit is 100 gm',
  ],
  [
    [
      [1, 'piece'],
      [2, 'pieces'],
    ],
    undefined,
    ['170 gm'],
    '50 and 2 x 60: each by its own word',
  ],
  [
    [
      [100, 'g'],
      [2, 'tbsp'],
    ],
    undefined,
    ['100 gm', '30 ml'],
    'no density, two questions',
  ],
  [
    [
      [100, 'g'],
      [2, 'tbsp'],
    ],
    0.5,
    ['115 gm'],
    'a density joins them',
  ],
  [
    [
      [0.4, 'g'],
      [0.4, 'g'],
    ],
    undefined,
    ['1 gm'],
    'added first, rounded after',
  ],
  [[[0, 'pinch']], undefined, ['1 ml'], 'to taste is still bought'],
  [[[0, 'tsp']], undefined, ['1 ml'], 'to taste by volume'],
  [
    [
      [0, 'pinch'],
      [2, 'tsp'],
    ],
    undefined,
    ['10 ml'],
    'nothing beside something is not asked for',
  ],
  [[], undefined, [], 'nothing wanted'],
] as const)('%j with density %s asks for %j: %s', ([amounts, density, expected]) => {
  expect(shown(lineBaseQuantities({ ...line(...amounts), density }))).toEqual(expected);
});

/** Nothing, or so much that it has all digits of a number: those below 1e-307 lose some. */
const amount = fc.oneof(
  fc.integer({ min: 0, max: 2000 }),
  fc.double({ min: 1e-9, max: 2000, noNaN: true }),
);
const amounts = fc.array(
  fc.tuple(
    amount,
    fc.constantFrom(
      'g',
      'kg',
      'oz',
      'lb',
      'ml',
      'l',
      'cups',
      'Tbsps',
      'tsp',
      '',
      'pcs',
      'cloves',
      'bunch',
    ),
  ),
  { maxLength: 8 },
);
const density = fc.option(fc.double({ min: 0.1, max: 1.5, noNaN: true }), { nil: undefined });

describe('for any amounts', () => {
  test('their order does not matter, to the last digit', () => {
    const shuffled = amounts.chain((all) =>
      fc.tuple(
        fc.constant(all),
        fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length }),
      ),
    );
    fc.assert(
      fc.property(shuffled, density, ([one, other], grams) => {
        expect(lineAmounts({ ...line(...other), density: grams })).toEqual(
          lineAmounts({ ...line(...one), density: grams }),
        );
      }),
    );
  });

  test('merging some first and the rest after is merging all', () => {
    fc.assert(
      fc.property(amounts, amounts, density, (first, rest, grams) => {
        const some = lineAmounts({ ...line(...first), density: grams }).map(
          ({ amount, unit }) => [amount, unit] as const,
        );
        const stepwise = lineAmounts({ ...line(...some, ...rest), density: grams });
        const atOnce = lineAmounts({ ...line(...first, ...rest), density: grams });
        expect(farthest(inBase(stepwise, grams), inBase(atOnce, grams))).toBeLessThan(ROUNDING);
      }),
    );
  });

  test('no amount is lost and none is made', () => {
    fc.assert(
      fc.property(amounts, density, (all, grams) => {
        const before = all.map(([amount, unit]) => ({ amount, unit }));
        const after = lineAmounts({ ...line(...all), density: grams });
        expect(farthest(inBase(after, grams), inBase(before, grams))).toBeLessThan(ROUNDING);
      }),
    );
  });

  test('each dimension is one amount', () => {
    fc.assert(
      fc.property(amounts, (all) => {
        const kinds = lineAmounts(line(...all)).map(({ unit }) =>
          dimensionOf(unit) === 'other' ? unit : dimensionOf(unit),
        );
        expect(new Set(kinds).size).toBe(kinds.length);
      }),
    );
  });
});

/** Sums by dimension, in base units and counts, with volume in grams when there is a density. */
function inBase(all: readonly { amount: number; unit: string }[], density: number | undefined) {
  const sums = new Map<string, number>();
  for (const { amount, unit } of all.filter((one) => one.amount > 0)) {
    const dimension = dimensionOf(unit);
    const base = exactBaseQuantity(amount, unit).amount;
    const joined = density !== undefined && dimension === 'volume';
    const [kind, many] = {
      mass: ['mass', base] as const,
      volume: joined ? (['mass', base * density] as const) : (['volume', base] as const),
      count: ['count', amount] as const,
      other: [unit.replace(/s$/, ''), amount] as const,
    }[dimension];
    sums.set(kind, (sums.get(kind) ?? 0) + many);
  }
  return sums;
}

/** Of the steps. Digits of two sums could differ by less. */
const ROUNDING = 1e-9;

/** The largest share by which two sums of one kind differ. */
function farthest(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  const kinds = new Set([...a.keys(), ...b.keys()]);
  return Math.max(
    0,
    ...[...kinds].map((kind) => Math.abs((a.get(kind) ?? 0) / (b.get(kind) ?? 0) - 1)),
  );
}

describe('what stores are asked for', () => {
  const garlic = { grams: { clove: 3, head: 36 } };
  test.for([
    [
      [
        [6, 'cloves'],
        [1, 'head'],
      ],
      garlic,
      ['54 gm'],
      'measures of one ingredient',
    ],
    [[[2, 'cups']], { grams: { cup: 67 } }, ['480 ml'], 'a volume stays one'],
    [
      [
        [2, 'cups'],
        [10, 'g'],
      ],
      { grams: { cup: 60 } },
      ['130 gm'],
      'until it joins a mass',
    ],
    [
      [
        [6, 'cloves'],
        [2, 'clove'],
      ],
      {},
      ['800 gm, written 8 clove'],
      'an assumed amount is told as written',
    ],
    [
      [
        [6, 'cloves'],
        [1, 'cup'],
      ],
      {},
      ['600 gm, written 6 clove 1 cup'],
      'with all of them, as one need',
    ],
    [[[1, 'pinch']], {}, ['1 ml, written 1 pinch'], 'less than it is rounded to'],
    [
      [
        [0.5, 'tsp'],
        [1, 'pinch'],
      ],
      {},
      ['3 ml'],
      'a little more is not',
    ],
    [[[0, '']], {}, ['1 gm'], 'nothing is written'],
    [[], {}, [], 'nothing wanted'],
  ] as const)('%j of %j: %j, %s', ([amounts, known, expected]) => {
    const needs = lineNeeds({ ...line(...amounts), ...known });
    expect(
      needs.map(({ unit_quantity, unit, written }) =>
        [
          `${unit_quantity} ${unit}`,
          ...(written
            ? [`written ${written.map((one) => `${one.unit_quantity} ${one.unit}`).join(' ')}`]
            : []),
        ].join(', '),
      ),
    ).toEqual(expected);
  });

  test('more amounts than the server takes are told as gm', () => {
    const kinds = (n: number) =>
      line(...Array.from({ length: n }, (_, k) => [1, `q${'x'.repeat(k)}`] as const));
    expect(lineNeeds(kinds(20))[0]?.written).toHaveLength(20);
    expect(lineNeeds(kinds(21))).toEqual([{ unit_quantity: 2100, unit: 'gm' }]);
  });

  test.each([['x'.repeat(21)], ['<img src=x onerror=alert(1)>'], ['a\u0000b'], ['\ud83d']])(
    'a unit that the server refuses is told as an unknown one: %j',
    (unit) => {
      const written = [{ unit_quantity: 5, unit: 'other' }];
      expect(lineNeeds(line([2, unit], [3, 'other']))).toEqual([
        { unit_quantity: 500, unit: 'gm', written },
      ]);
    },
  );
});

describe('an amount that the shopper wrote', () => {
  const cup = { ...wants(1, 'cup'), metric: { amount: 15, unit: 'g' }, covered: true };
  const gm = (amount: number) => [{ amount, unit: 'gm' }];
  const ml = (amount: number) => [{ amount, unit: 'ml' }];
  test.for([
    [[cup], 1.5, 'cup', gm(23), 'weighs in proportion to what it replaces'],
    [[cup], 8, 'tbsp', gm(8), 'in another measure of volume'],
    [[{ ...cup, servings: 2 }], 1, 'cups', gm(15), 'whatever the servings were'],
    [[cup, { ...cup, metric: { amount: 30, unit: 'g' } }], 1, 'cup', gm(23), 'by the mean of both'],
    [[cup], 100, 'g', gm(100), 'a weight is its own'],
    [[cup, { ...wants(1, 'cup'), covered: true }], 1, 'cup', ml(240), 'not of a part of it'],
    [[cup], 2, 'bunch', gm(200), 'nothing is known of another unit'],
    [
      [{ ...wants(2, 'bunch'), metric: { amount: 100, unit: 'g' }, covered: true }],
      3,
      'bunches',
      gm(150),
      'bunches of its own',
    ],
    [
      [{ ...cup, metric: { amount: 1, unit: 'g' } }],
      1,
      'cup',
      ml(240),
      'recipes round to a whole gram',
    ],
  ] as const)('%j edited to %d %s is %j: %s', ([contributions, amount, unit, base]) => {
    expect(lineBaseQuantities({ contributions, edited: { amount, unit } })).toEqual(base);
  });

  test('is shown with its weight, and metric by it', () => {
    const line = { contributions: [cup], edited: { amount: 1.5, unit: 'cup' } };
    expect(shown(lineAmounts(line, 'us'))).toEqual(['1.5 cup']);
    expect(shown(lineAmounts(line, 'metric'))).toEqual(['22.5 g']);
  });
});
