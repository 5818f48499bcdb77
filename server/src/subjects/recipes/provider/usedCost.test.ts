import fc from 'fast-check';
import { expect, test } from 'vitest';

import { usedCost } from './usedCost.rules.ts';

/** "90 g" of an ingredient. */
const line = (ingredient_id: string | null, written: string, weights = {}) => {
  const [amount = '', ...unit] = written.split(' ');
  return { ingredient_id, amount: Number(amount), unit: unit.join(' '), weights };
};
const prices = new Map([
  ['sugar', { price: 399, unit_quantity: 1814, unit: 'gm' }],
  ['milk', { price: 269, unit_quantity: 1893, unit: 'ml' }],
  ['eggs', { price: 329, unit_quantity: 600, unit: 'gm' }],
]);

test.for([
  [[line('sugar', '90 g')], 19.796, 1, '90 / 1,814 of 399'],
  [[line('eggs', '5', { grams: { piece: 50 } })], 137.083, 1, '250 / 600 of 329'],
  [[line('milk', '1 cup', { density: 1.031 })], 34.105, 1, '240 / 1,893 of 269'],
  [[line('milk', '206.2 g', { density: 1.031 })], 28.42, 1, 'weighed: 200 ml'],
  [[line('sugar', '90 g'), line(null, '10 g')], 19.796, 0.9, 'a tenth without a food'],
  [[line('sugar', '90 g'), line('saffron', '30 g')], 19.796, 0.75, 'a quarter without a price'],
  [[line('sugar', '100 g'), line('eggs', '2 snurfs')], 21.995, 1 / 3, 'a weight is assumed'],
  [[line('milk', '100 g')], 0, 0, 'nothing converts it'],
  [[line('sugar', '1 to taste')], 0, 0, 'nothing is weighed'],
  [[], 0, 0, 'no lines'],
] as const)('%j cost: %s', ([lines, cents, share]) => {
  const cost = usedCost(lines, prices);
  expect(cost.cents).toBeCloseTo(cents, 2);
  expect(cost.share).toBeCloseTo(share, 9);
});

test('a pack of nothing is a bug', () => {
  const empty = new Map([['sugar', { price: 399, unit_quantity: 0, unit: 'gm' }]]);
  expect(() => usedCost([line('sugar', '90 g')], empty)).toThrow(RangeError);
});

test('half of the recipe costs half, of the same share', () => {
  const amount = fc.integer({ min: 1, max: 5_000 });
  fc.assert(
    fc.property(amount, amount, (sugar, unknown) => {
      const whole = usedCost([line('sugar', `${sugar} g`), line(null, `${unknown} g`)], prices);
      const half = usedCost(
        [line('sugar', `${sugar / 2} g`), line(null, `${unknown / 2} g`)],
        prices,
      );
      expect(half.cents).toBeCloseTo(whole.cents / 2, 9);
      expect(half.share).toBeCloseTo(whole.share, 9);
    }),
  );
});
