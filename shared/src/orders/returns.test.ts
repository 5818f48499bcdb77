import fc from 'fast-check';
import { expect, test } from 'vitest';

import { type Cents, cents } from '#basics/money';

import { decideReturn, maxRefund, packsLeft, returnWords, type ReturnWish } from './returns.ts';

const line = (ingredient_id: string, quantity: number) => ({
  ingredient_id,
  quantity,
  price: cents(300),
});
const RICE = line('rice', 3);
const DELIVERED = {
  order_status: 'Delivered' as const,
  lines: [line('gone', 0), RICE],
  returns: [{ ingredient_id: 'rice', packs: 1, refund: cents(300) }],
};
const wish = (more: Partial<ReturnWish> = {}): ReturnWish => ({
  ingredient_id: 'rice',
  packs: 2,
  reason: 'damaged',
  refund: cents(600),
  restock: false,
  ...more,
});
const refusedAt = (field: string) => ({
  refusal: expect.objectContaining({ code: 'invalid_request', field }),
});

test.for<[string, ReturnWish, object, object]>([
  ['all that is left, for its price', wish(), {}, { line: RICE }],
  ['no money back', wish({ refund: cents(0) }), {}, { line: RICE }],
  ['back on the shelf, though damaged', wish({ restock: true }), {}, { line: RICE }],
  ['a pack too many', wish({ packs: 3, refund: cents(0) }), {}, refusedAt('packs')],
  ['a cent too much', wish({ refund: cents(601) }), {}, refusedAt('refund')],
  [
    'missing and on the shelf',
    wish({ reason: 'missing', restock: true }),
    {},
    refusedAt('restock'),
  ],
  ['no line', wish({ ingredient_id: 'salt' }), {}, refusedAt('ingredient_id')],
  ['a line that fell short', wish({ ingredient_id: 'gone' }), {}, refusedAt('ingredient_id')],
  [
    'not delivered',
    wish(),
    { order_status: 'Accepted' },
    { refusal: { code: 'invalid_transition' } },
  ],
])('%s', ([, wanted, more, expected]) => {
  expect(decideReturn(wanted, { ...DELIVERED, ...more })).toEqual(expected);
});

/** Weighed, three packs cost a dollar. */
const HAM = { ...line('ham', 3), weighing: { cost: cents(100) } };
const ofHam = (packs: number, refund: number) => ({
  ingredient_id: 'ham',
  packs,
  refund: cents(refund),
});

test.for([
  [1, [], 33, 'the first pack'],
  [1, [ofHam(1, 33)], 33, 'the second'],
  [1, [ofHam(1, 33), ofHam(1, 33)], 34, 'the last: all cents'],
  [2, [ofHam(1, 33)], 67, 'the last two'],
  [3, [], 100, 'all at once'],
  [1, [ofHam(1, 0), ofHam(1, 0)], 34, 'no more than its share, though nothing went back before'],
  [1, [ofHam(1, 33), ofHam(1, 34)], 33, 'the first once more, after it was taken back'],
  [1, [{ ...ofHam(2, 90), ingredient_id: 'rice' }], 33, 'of another line'],
] as const)('for %i packs after %j goes back at most %i: %s', ([packs, returns, most]) => {
  expect(maxRefund(HAM, packs, returns)).toBe(most);
  const wanted = (refund: number) => wish({ ingredient_id: 'ham', packs, refund: cents(refund) });
  const standing = { ...DELIVERED, lines: [HAM], returns };
  expect(decideReturn(wanted(most), standing)).toEqual({ line: HAM });
  expect(decideReturn(wanted(most + 1), standing)).toEqual(refusedAt('refund'));
});

test('whatever is noted, a line never gives back more packs or money than it has', () => {
  const wishes = fc.array(
    fc.record({ packs: fc.integer({ min: 1, max: 5 }), refund: fc.integer({ min: 0, max: 1500 }) }),
  );
  fc.assert(
    fc.property(wishes, (all) => {
      const returns: { ingredient_id: string; packs: number; refund: Cents }[] = [];
      for (const { packs, refund } of all) {
        const wanted = wish({ packs, refund: cents(refund) });
        if ('line' in decideReturn(wanted, { ...DELIVERED, returns })) returns.push(wanted);
      }
      expect(packsLeft(RICE, returns)).toBeGreaterThanOrEqual(0);
      expect(returns.reduce((sum, one) => sum + one.refund, 0)).toBeLessThanOrEqual(900);
    }),
  );
});

test.for([
  [1, 'damaged', '1 × Milk was damaged'],
  [2, 'missing', '2 × Milk were missing'],
] as const)('%i %s: %s', ([packs, reason, words]) => {
  expect(returnWords({ packs, reason, name: 'Milk' })).toBe(words);
});
