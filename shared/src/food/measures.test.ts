import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { gramsForUnits, gramsPerMl, knownGrams, measure, type Weights, worse } from './measures.ts';
import { exactBaseQuantity } from './units.ts';

const garlic: Weights = { grams: { piece: 3, clove: 3, head: 36, large: 4 } };
const eggs: Weights = { grams: { piece: 50, large: 50, 'extra large': 56 }, density: 1.027 };
const butter: Weights = { grams: { piece: 113, stick: 113 }, density: 0.959 };
const corn: Weights = { grams: { piece: 102 } };
const kale: Weights = { grams: { cup: 67, bunch: 200 } };
const chickpeas: Weights = { grams: { can: 425, 'can drained': 255 }, density: 0.642 };
const rice: Weights = { density: 0.782, pack: { unit_quantity: 907, unit: 'gm' } };
const nothing: Weights = {};

const words = (amount: number, unit: string, known: Weights) => {
  const { high, unit: base, grade } = measure({ low: amount, high: amount, unit }, known);
  return `${Number(high.toFixed(3))} ${base} ${grade}`;
};

describe('amounts', () => {
  test.for([
    [250, 'g', garlic, '250 gm A', 'metric is exact'],
    [1, 'l', nothing, '1000 ml A', 'so is a litre'],
    [2, 'lb', nothing, '907.184 gm B', 'another unit of mass'],
    [2, 'cups', rice, '480 ml B', 'a volume stays one'],
    [6, 'cloves', garlic, '18 gm C', 'a measure of its own'],
    [1, 'Head', garlic, '36 gm C', 'in any case'],
    [1, 'bulb', garlic, '36 gm C', 'another word for it'],
    [2, 'large cloves', garlic, '6 gm C', 'a size before it'],
    [3, '', garlic, '9 gm C', 'pieces'],
    [3, 'whole', garlic, '9 gm C', 'one by one'],
    [2, 'large', garlic, '8 gm C', 'a size with a weight'],
    [2, 'medium', garlic, '6 gm C', 'a size without one'],
    [2, 'extra large', eggs, '112 gm C', 'a size of two words'],
    [1, 'dozen', eggs, '600 gm C', 'twelve'],
    [1, 'stick', butter, '113 gm C', 'butter'],
    [4, 'ears', corn, '408 gm C', 'an ear is one piece'],
    [2, 'slices', corn, '200 gm D', 'a slice is not'],
    [1, 'bunch', kale, '200 gm C', 'a bunch'],
    [1, 'large bunch', kale, '200 gm C', 'a large one'],
    [1, 'tin', chickpeas, '425 gm C', 'a tin is a can'],
    [1, 'can drained', chickpeas, '425 gm C', 'a can that is drained is a can'],
    [255, 'g drained', chickpeas, '425 gm C', 'what one can gives'],
    [100, 'g drained', rice, '100 gm A', 'nothing to drain'],
    [2, '14-oz cans', chickpeas, '793.8 gm B', 'the size of the can counts'],
    [1, '400 g tin', nothing, '400 gm B', 'also when nothing is known'],
    [1, '14.5 fl oz can', nothing, '435 ml B', 'by volume'],
    [2, 'bags', rice, '1814 gm C', 'a container is a pack'],
    [1, 'bag', nothing, '100 gm D', 'without a pack nobody knows'],
    [1, 'pinch', nothing, '0.313 ml C', 'a sixteenth of a teaspoon'],
    [2, 'dashes', nothing, '1.25 ml C', 'an eighth'],
    [1, 'generous pinch', nothing, '0.313 ml C', 'a generous one too'],
    [1, 'handful', nothing, '30 gm C', 'of anything'],
    [1, 'heaping tbsp', nothing, '15 ml B', 'a spoon is a spoon'],
    [5, 'to taste', nothing, '0 gm C', 'nothing is measured'],
    [3, '', nothing, '150 gm D', 'the specified count'],
    [2, 'cloves', nothing, '200 gm D', 'the specified unknown unit'],
    [1, 'constructor', garlic, '100 gm D', 'a name every object has'],
    [1, 'clove', { grams: { clove: 0 } }, '100 gm D', 'a weight of nothing is no weight'],
    [0, 'clove', garlic, '0 gm C', 'nothing'],
  ] as const)('%d "%s" of %j is %s: %s', ([amount, unit, known, expected]) => {
    expect(words(amount, unit, known)).toBe(expected);
  });

  test('a range stays one', () => {
    expect(measure({ low: 3, high: 4, unit: 'cloves' }, garlic)).toEqual({
      low: 9,
      high: 12,
      unit: 'gm',
      grade: 'C',
    });
  });

  test.for([
    [1, 'cup', rice, 'gm', '187.68 gm C', 'by density'],
    [2, 'cup', kale, 'gm', '134 gm C', 'by the weight of a cup'],
    [2, 'tbsp', kale, 'gm', '8.375 gm C', 'and of its parts'],
    [100, 'g', rice, 'ml', '127.877 ml C', 'the other way'],
    [1, 'cup', nothing, 'gm', '240 ml B', 'nothing tells how'],
    [2, 'cloves', nothing, 'gm', '200 gm D', 'it is that already'],
    [2, 'cloves', { density: 0.5 }, 'ml', '400 ml D', 'what is assumed stays assumed'],
  ] as const)('%d %s of %j in %s is %s: %s', ([amount, unit, known, into, expected]) => {
    const { high, unit: base, grade } = measure({ low: amount, high: amount, unit }, known, into);
    expect(`${Number(high.toFixed(3))} ${base} ${grade}`).toBe(expected);
  });

  test.for([
    [-1, 1],
    [2, 1],
    [1, Number.POSITIVE_INFINITY],
    [Number.NaN, 1],
  ] as const)('refuses %d to %d', ([low, high]) => {
    expect(() => measure({ low, high, unit: 'g' }, garlic)).toThrow(RangeError);
  });
});

test.for([
  [{ density: 0.5, grams: { cup: 67 } }, 0.5, 'a density comes first'],
  [{ density: 0, grams: { cup: 120 } }, 0.5, 'one of 0 is none'],
  [{}, undefined, 'nothing is known'],
] as const)('%j weighs %s a ml: %s', ([known, expected]) => {
  expect(gramsPerMl(known)).toBe(expected);
});

test.for([
  ['rib', { grams: { stalk: 40 } }, 40, 'another word'],
  ['stalk', { grams: { stalk: 40, piece: 500 } }, 40, 'not the piece'],
  ['leaf', { grams: { piece: 900 } }, undefined, 'a leaf is no whole cabbage'],
  ['fillet', { grams: { piece: 170 } }, 170, 'a fillet is one piece'],
] as const)('one %s of %j: %s grams: %s', ([unit, known, expected]) => {
  expect(knownGrams(unit, known)).toBe(expected);
});

test.for([
  [['cloves'], { piece: 3, clove: 3, head: 36 }, 'its unit and what one shops by'],
  [['large heads'], { piece: 3, head: 36, large: 4 }, 'a size of it'],
  [['', 'large'], { piece: 3, head: 36, large: 4 }, 'two spellings of the line'],
  [['bulb'], { piece: 3, head: 36, bulb: 36 }, 'another word'],
] as const)('of garlic in %j a recipe needs %j: %s', ([units, expected]) => {
  const grams = { piece: 3, clove: 3, head: 36, bulb: 36, large: 4, cup: 136 };
  expect(gramsForUnits({ density: 0.6, grams }, units)).toEqual(expected);
});

test('a cup’s weight is needed where no density is known', () => {
  expect(gramsForUnits({ grams: { cup: 67, leaf: 20 } }, ['g'])).toEqual({ cup: 67 });
});

test('a list needs what is bought for a gram without peel', () => {
  const grams = { piece: 184, 'gm peeled': 1.5625, slice: 6.2 };
  expect(gramsForUnits({ grams }, ['g'])).toEqual({ piece: 184, 'gm peeled': 1.5625 });
});

test('the worse of two grades', () => {
  expect([worse('A', 'C'), worse('D', 'B'), worse('B', 'B')]).toEqual(['C', 'D', 'B']);
});

describe('for any amount', () => {
  const unit = fc.constantFrom(
    '',
    'g',
    'cup',
    'clove',
    'pinch',
    'large bunch',
    'toString',
    '9 oz can',
  );
  const known = fc.record({
    density: fc.option(fc.double({ min: 0.05, max: 2, noNaN: true })),
    grams: fc.dictionary(
      fc.constantFrom('piece', 'clove', 'bunch', 'cup', '__proto__'),
      fc.double({ min: 0.01, max: 2000, noNaN: true }),
    ),
  });
  const amount = fc.double({ min: 0, max: 1e6, noNaN: true });

  test('the ends keep their order, and twice as much is twice as much', () => {
    const ends = fc
      .tuple(amount, amount)
      .map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const);
    fc.assert(
      fc.property(ends, unit, known, ([low, high], of, about) => {
        const once = measure({ low, high, unit: of }, about);
        const twice = measure({ low: 2 * low, high: 2 * high, unit: of }, about);
        expect(once.low).toBeLessThanOrEqual(once.high);
        expect(twice.high).toBeCloseTo(2 * once.high, 6);
        expect(twice.grade).toBe(once.grade);
      }),
    );
  });

  test('what nobody knows is the specified table', () => {
    const assumed = fc.constantFrom('', 'clove', 'large bunch', 'toString', 'pieces', 'units');
    fc.assert(
      fc.property(amount, assumed, (one, of) => {
        const { high, unit: base, grade } = measure({ low: one, high: one, unit: of }, nothing);
        expect({ amount: high, unit: base, grade }).toEqual({
          ...exactBaseQuantity(one, of),
          grade: 'D',
        });
      }),
    );
  });
});
