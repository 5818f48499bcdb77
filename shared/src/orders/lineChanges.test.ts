import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { cents } from '#basics/money';

import {
  answered,
  canUndo,
  changeDifference,
  changeWords,
  decideLineChange,
  type LineWish,
  UNDO_WITHIN_MS,
} from './lineChanges.ts';

const line = (
  ingredient_id: string,
  quantity: number,
  { price = 300, ordered = null }: { price?: number; ordered?: number | null } = {},
) => ({
  ingredient_id,
  quantity,
  price: cents(price),
  ordered,
});
const row = (ingredient_id: string, price: number, archived = false) => ({
  ingredient_id,
  name: ingredient_id,
  quantity: 9,
  price: cents(price),
  archived,
});
const STANDING = {
  order_status: 'Accepted' as const,
  lines: [line('rice', 3), line('salt', 1), line('gone', 0, { ordered: 0 })],
  proposals: [] as { line: string; instead: string }[],
  shelf: [
    row('basmati', 300),
    row('saffron', 301),
    row('old', 1, true),
    row('gone', 1),
    row('rice', 1),
  ],
  canAnswer: true,
};
const wish = (more: Partial<LineWish> = {}): LineWish => ({
  ingredient_id: 'rice',
  expected_quantity: 3,
  packs: 2,
  ...more,
});
const instead = (ingredient_id: string, packs = 2, price = 300) => ({
  replacement: { ingredient_id, packs, price: cents(price) },
});

describe('a change of a line', () => {
  test.for<[string, LineWish, Partial<typeof STANDING>, object]>([
    ['packs fall short', wish(), {}, { state: 'short', isLast: false }],
    ['all of a line', wish({ packs: 3 }), {}, { state: 'short', isLast: false }],
    [
      'the last thing of an order',
      wish({ packs: 3 }),
      { lines: [line('rice', 3), line('gone', 0, { ordered: 0 })] },
      { state: 'short', isLast: true },
    ],
    ['all but one of the last', wish(), { lines: [line('rice', 3)] }, { isLast: false }],
    ['as dear', wish(instead('basmati')), {}, { state: 'replaced' }],
    ['a cent dearer', wish(instead('saffron', 2, 301)), {}, { state: 'proposed' }],
    ['fewer packs of what is dearer', wish(instead('saffron', 1, 301)), {}, { state: 'replaced' }],
    ['what was refused before', wish(instead('gone', 1, 1)), {}, { state: 'replaced' }],
  ])('%s', ([, given, standing, expected]) => {
    expect(decideLineChange(given, { ...STANDING, ...standing })).toMatchObject(expected);
  });

  test.for<[string, LineWish, object, object]>([
    ['pending', wish(), { order_status: 'pending' }, { code: 'invalid_transition' }],
    ['delivered', wish(), { order_status: 'Delivered' }, { code: 'invalid_transition' }],
    ['no line', wish({ ingredient_id: 'tea' }), {}, { field: 'ingredient_id' }],
    ['seen otherwise', wish({ expected_quantity: 2 }), {}, { code: 'line_changed', current: 3 }],
    ['more than is left', wish({ packs: 4 }), {}, { field: 'packs' }],
    [
      'something is proposed for it',
      wish(),
      { proposals: [{ line: 'rice', instead: 'basmati' }] },
      { code: 'line_changed', isProposed: true },
    ],
    ['by itself', wish(instead('rice', 1, 1)), {}, { field: 'replacement.ingredient_id' }],
    ['by another line', wish(instead('salt')), {}, { field: 'replacement.ingredient_id' }],
    [
      'by what is proposed for another line',
      wish(instead('basmati')),
      { proposals: [{ line: 'salt', instead: 'basmati' }] },
      { field: 'replacement.ingredient_id' },
    ],
    ['not on this shelf', wish(instead('caviar')), {}, { code: 'item_not_in_store' }],
    ['not in the catalogue', wish(instead('old', 1, 1)), {}, { code: 'item_unavailable' }],
    ['too few', wish(instead('basmati', 10)), {}, { code: 'out_of_stock', available: 9 }],
    ['another price', wish(instead('basmati', 2, 299)), {}, { code: 'price_changed', new: 300 }],
    [
      'dearer, and nobody can agree',
      wish(instead('saffron', 2, 301)),
      { canAnswer: false },
      { field: 'replacement.packs' },
    ],
  ])('is refused: %s', ([, given, standing, refusal]) => {
    expect(decideLineChange(given, { ...STANDING, ...standing })).toMatchObject({ refusal });
  });

  test('never costs more without a yes, whatever is given', () => {
    const nat = (max: number) => fc.integer({ min: 1, max });
    fc.assert(
      fc.property(
        fc.record({
          quantity: nat(9),
          packs: nat(9),
          was: nat(500),
          given: nat(9),
          price: nat(500),
        }),
        ({ quantity, packs, was, given, price }) => {
          const decision = decideLineChange(
            {
              ingredient_id: 'rice',
              expected_quantity: quantity,
              packs,
              replacement: { ingredient_id: 'other', packs: given, price: cents(price) },
            },
            {
              ...STANDING,
              lines: [line('rice', quantity, { price: was })],
              shelf: [row('other', price)],
            },
          );
          const isGiven = 'state' in decision && decision.state === 'replaced';
          expect(isGiven).toBe(packs <= quantity && given * price <= packs * was);
        },
      ),
    );
  });
});

test.for([
  ['proposed', UNDO_WITHIN_MS * 100, true],
  ['short', UNDO_WITHIN_MS, true],
  ['short', UNDO_WITHIN_MS + 1, false],
  ['replaced', UNDO_WITHIN_MS, true],
  ['kept', 0, false],
  ['refused', 0, false],
  ['undone', 0, false],
] as const)('what is %s can be undone after %i ms: %s', ([state, age, expected]) => {
  expect(canUndo(state, age)).toBe(expected);
});

test.for([
  ['proposed', 'kept', 'refused'],
  ['replaced', 'kept', 'refused'],
  ['kept', null, 'refused'],
  ['refused', undefined, null],
  ['short', undefined, undefined],
  ['undone', undefined, undefined],
] as const)('%s: keep makes it %s, refuse %s', ([state, keep, refuse]) => {
  expect([answered(state, 'keep'), answered(state, 'refuse')]).toEqual([keep, refuse]);
});

test.for([
  ['short', null, '2 × Rice: short', -600],
  ['proposed', 400, '2 × Basmati instead of 2 × Rice', 200],
  ['replaced', 250, '2 × Basmati instead of 2 × Rice', -100],
  ['kept', 300, '2 × Basmati instead of 2 × Rice', 0],
  ['refused', 250, '2 × Rice: short, Basmati was refused', -600],
] as const)('%s, at %s: "%s", %i', ([state, price, words, difference]) => {
  const replacement = price === null ? null : { name: 'Basmati', price: cents(price), quantity: 2 };
  const change = { state, name: 'Rice', price: cents(300), packs: 2, replacement };
  expect(changeWords(change)).toBe(words);
  expect(changeDifference(change)).toBe(difference);
});
