import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { cents } from '#basics/money';

import {
  agreedAmount,
  answeredWeight,
  decideWeight,
  isWeighable,
  isWeighed,
  lineCost,
  MAX_WEIGHT_TIMES,
  pricePerWeight,
  weightCost,
  weightIn,
  type WeightState,
  weightText,
  weightUnits,
  type WeightWish,
} from './weighing.ts';

/** Six packs of 100 gm at 70 cents: 600 gm for $4.20. */
const CHICKEN = {
  ingredient_id: 'chicken',
  unit_quantity: 100,
  unit: 'gm',
  price: cents(70),
  quantity: 6,
  ordered: null,
  by_weight: true,
};
const weighing = (state: WeightState, amount: number) => ({
  state,
  amount,
  ...((state === 'weighed' || state === 'kept') && { cost: weightCost(CHICKEN, amount) }),
});
const STANDING = {
  order_status: 'Accepted' as const,
  lines: [CHICKEN, { ...CHICKEN, ingredient_id: 'rice', by_weight: false }],
  proposals: [],
  canAnswer: true,
};
const wish = (weight: number, more: Partial<WeightWish> = {}): WeightWish => ({
  ingredient_id: 'chicken',
  expected_quantity: 6,
  expected_weight: null,
  weight,
  ...more,
});
const after = (state: WeightState, amount: number) => ({
  lines: [{ ...CHICKEN, weighing: weighing(state, amount) }],
});

describe('the weight of a line', () => {
  test.for<[string, number, 'weighed' | 'proposed', number]>([
    ['what was ordered', 600, 'weighed', 420],
    ['less is free', 1, 'weighed', 1],
    ['exactly 110 %', 660, 'weighed', 462],
    ['a thousandth more, though it costs the same', 660.001, 'proposed', 462],
    ['one cent more', 661, 'proposed', 463],
    ['as much as can be asked for', 6_000, 'proposed', 4_200],
  ])('%s: %s gm is %s', ([, weight, state, cost]) => {
    expect(decideWeight(wish(weight), STANDING)).toMatchObject({ state, cost });
  });

  test.for<[string, WeightWish, object, object]>([
    ['of another status', wish(600), { order_status: 'Delivered' }, { code: 'invalid_transition' }],
    ['no line', wish(600, { ingredient_id: 'x' }), {}, { field: 'ingredient_id' }],
    [
      'not by weight',
      wish(600, { ingredient_id: 'rice' }),
      {},
      { message: 'is not sold by weight' },
    ],
    [
      'nothing left',
      wish(600),
      { lines: [{ ...CHICKEN, quantity: 0 }] },
      { field: 'ingredient_id' },
    ],
    ['other packs', wish(600, { expected_quantity: 5 }), {}, { code: 'line_changed', current: 6 }],
    [
      'a replacement is proposed',
      wish(600),
      { proposals: [{ line: 'chicken' }] },
      { code: 'line_changed', isProposed: true },
    ],
    [
      'somebody else weighed it',
      wish(600),
      after('weighed', 590),
      { code: 'weighed_meanwhile', current: 590, unit: 'gm' },
    ],
    [
      'the seen weight was taken back',
      wish(600, { expected_weight: 590 }),
      {},
      { code: 'weighed_meanwhile', current: null },
    ],
    ['a slip', wish(6_001), {}, { field: 'weight' }],
    ['nobody can agree', wish(661), { canAnswer: false }, { field: 'weight' }],
    [
      'nobody can agree any more to what was asked',
      wish(700, { expected_weight: 700 }),
      { ...after('proposed', 700), canAnswer: false },
      {
        message:
          'must be at most 660 g: the customer’s account is deleted, so nobody can agree to more',
      },
    ],
    [
      'it was refused',
      wish(700, { expected_weight: 700 }),
      after('refused', 700),
      { message: 'must be at most 660 g: the customer refused more' },
    ],
    [
      'less than was refused, and still more than was agreed',
      wish(661, { expected_weight: 700 }),
      after('refused', 700),
      { field: 'weight' },
    ],
  ])('is refused: %s', ([, wanted, standing, refusal]) => {
    expect(decideWeight(wanted, { ...STANDING, ...standing })).toEqual({
      refusal: expect.objectContaining(refusal),
    });
  });

  test.for<[string, number, WeightState, 'weighed' | 'kept' | 'proposed' | undefined]>([
    ['the same again', 640, 'weighed', undefined],
    ['the same as is asked for', 640, 'proposed', undefined],
    ['the same as was kept', 640, 'kept', undefined],
  ])('changes nothing: %s', ([, weight, state, next]) => {
    const standing = { ...STANDING, ...after(state, weight) };
    expect(decideWeight(wish(weight), standing)).toMatchObject({ state: next });
  });

  test.for<[string, number, WeightState, number, string]>([
    ['less than was kept stays agreed', 690, 'kept', 700, 'kept'],
    ['more than was kept is asked again', 701, 'kept', 700, 'proposed'],
    ['another question', 710, 'proposed', 700, 'proposed'],
    ['what was asked for was a slip', 600, 'proposed', 700, 'weighed'],
    ['some was cut off after a refusal', 660, 'refused', 700, 'weighed'],
    ['corrected up', 660, 'weighed', 100, 'weighed'],
  ])('can be corrected: %s', ([, weight, before, amount, state]) => {
    const standing = { ...STANDING, ...after(before, amount) };
    const wanted = wish(weight, { expected_weight: amount });
    expect(decideWeight(wanted, standing)).toMatchObject({ state });
  });

  test('of a replacement nothing more was agreed to', () => {
    const lines = [{ ...CHICKEN, ordered: 0 }];
    expect(decideWeight(wish(600), { ...STANDING, lines })).toMatchObject({ state: 'weighed' });
    expect(decideWeight(wish(601), { ...STANDING, lines })).toMatchObject({ state: 'proposed' });
  });

  test('without an answer, a line never costs more than 110 %, to half a cent', () => {
    const line = fc.record({
      unit_quantity: fc.integer({ min: 1, max: 5_000_000 }).map((n) => n / 1000),
      price: fc.integer({ min: 1, max: 100_000 }).map(cents),
      quantity: fc.integer({ min: 1, max: 999 }),
    });
    fc.assert(
      fc.property(line, fc.integer({ min: 1, max: 100_000_000 }), (pack, thousandths) => {
        const lines = [{ ...CHICKEN, ...pack }];
        const wanted = wish(thousandths / 1000, { expected_quantity: pack.quantity });
        const decision = decideWeight(wanted, { ...STANDING, lines });
        if (!('state' in decision) || decision.state !== 'weighed') return;
        expect(decision.cost).toBeLessThanOrEqual(pack.price * pack.quantity * 1.1 + 0.500_001);
      }),
    );
  });
});

test.for([
  ['proposed', 700, 'keep', 'kept'],
  ['proposed', 700, 'refuse', 'refused'],
  ['kept', 700, 'keep', null],
  ['refused', 700, 'refuse', null],
  ['kept', 700, 'refuse', undefined],
  ['proposed', 701, 'keep', undefined],
  ['weighed', 700, 'keep', undefined],
] as const)('%s %s gm, answered "%s": %s', ([state, weight, answer, next]) => {
  expect(answeredWeight(weighing(state, 700), { weight, answer })).toBe(next);
});

test('a line costs its packs until its weight counts', () => {
  expect(lineCost(CHICKEN)).toBe(420);
  expect(lineCost({ ...CHICKEN, weighing: weighing('proposed', 700) })).toBe(420);
  expect(lineCost({ ...CHICKEN, weighing: weighing('refused', 700) })).toBe(420);
  expect(lineCost({ ...CHICKEN, weighing: weighing('weighed', 500) })).toBe(350);
  expect(lineCost({ ...CHICKEN, weighing: weighing('kept', 700) })).toBe(490);
});

test('half a cent is rounded up, whatever the decimals', () => {
  expect(weightCost({ price: cents(1), unit_quantity: 0.002, unit: 'kg' }, 0.001)).toBe(1);
  expect(weightCost({ price: cents(335), unit_quantity: 100, unit: 'gm' }, 110)).toBe(369);
  expect(weightCost({ price: cents(100), unit_quantity: 0.3, unit: 'lb' }, 0.1)).toBe(33);
});

test('what counts can be ticked', () => {
  const states = ['weighed', 'proposed', 'kept', 'refused'] as const;
  const ticked = states.filter((state) => isWeighed({ ...CHICKEN, weighing: weighing(state, 1) }));
  expect(ticked).toEqual(['weighed', 'kept']);
  expect(isWeighed(CHICKEN)).toBe(false);
  expect(isWeighed({})).toBe(true);
});

test('weights in words and other units', () => {
  expect([weightText(600, 'gm'), weightText(1_250, 'g'), weightText(0.75, 'lb')]).toEqual([
    '600 g',
    '1.25 kg',
    '0.75 lb',
  ]);
  expect([weightUnits('gm'), weightUnits('kg'), weightUnits('lb')]).toEqual([
    ['g', 'kg'],
    ['kg', 'g'],
    ['lb', 'oz'],
  ]);
  expect([weightIn(1.25, 'kg', 'gm'), weightIn(24, 'oz', 'lb'), weightIn(7, 'gm', 'g')]).toEqual([
    1250, 1.5, 7,
  ]);
  expect(agreedAmount({ unit_quantity: 0.25, quantity: 3 })).toBe(0.825);
});

test('a price by the kilo or the pound', () => {
  expect(pricePerWeight(CHICKEN)).toEqual({ price: 700, unit: 'kg' });
  const ham = { price: cents(250), unit_quantity: 0.25, unit: 'lb' };
  expect(pricePerWeight(ham)).toEqual({ price: 1_000, unit: 'lb' });
});

test('what is weighed can be sold by weight', () => {
  expect(['gm', 'kg', 'lb', 'oz'].every(isWeighable)).toBe(true);
  expect(['ml', 'piece', 'bunch', ''].some(isWeighable)).toBe(false);
  expect(MAX_WEIGHT_TIMES).toBeGreaterThan(1);
});
