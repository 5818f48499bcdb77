import { cents } from '@larder/shared/basics/money';
import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { atStore } from '#testing/carts.ts';
import { id, item } from '#testing/comparison.ts';

import { endAttempt, noteLost, noteRefused, startAttempt, useUnanswered } from './sentOrders.ts';

const cart = (n: number, packs = 1) => ({
  ...atStore(n),
  items: [{ ...item(1, 'Rice'), quantity: packs }],
  totalPrice: cents(100 * packs),
});
const start = (...carts: ReturnType<typeof cart>[]) => startAttempt('me', { asked: carts, carts });
const unanswered = (who = 'me') => renderHook(() => useUnanswered(who)).result.current;

test('equal carts are sent as they were, in any order of theirs', () => {
  const first = start(cart(1), cart(2));
  vi.useFakeTimers({ now: Date.now() + 1_000 });
  const again = start(cart(2), cart(1));
  expect([again.key, again.sent.at]).toEqual([first.key, first.sent.at]);
  expect(again.sent.carts.map((one) => one.store_id)).toEqual([id(1), id(2)]);
  expect(again.before).toEqual([]);
});

test('changed carts keep the key, and what was sent before is known', () => {
  const first = start(cart(1), cart(2));
  const changed = start(cart(1, 3));
  expect(changed.key).toBe(first.key);
  expect(changed.before).toEqual([first.sent]);
  // Another account has its own.
  const other = startAttempt('you', { asked: [cart(1)], carts: [cart(1)] });
  expect([other.key === first.key, other.before]).toEqual([false, []]);
  endAttempt(changed);
  expect(start(cart(1)).key).not.toBe(first.key);
});

test('an order has no answer from the moment it is sent until there is one', () => {
  const { sent } = start(cart(1));
  expect(unanswered()).toEqual(sent);
  expect(unanswered('you')).toBeUndefined();
  endAttempt(start(cart(1)));
  expect(unanswered()).toBeUndefined();
});

test.for([
  ['refused at once', false, false, undefined],
  ['not sent, after a try without an answer', true, false, 'lost'],
  ['refused by a server that found nothing, after such a try', true, true, undefined],
] as const)('%s', ([, isLost, isCertain, outcome]) => {
  const attempt = start(cart(1));
  if (isLost) noteLost(attempt);
  noteRefused(attempt, isCertain);
  expect(unanswered()?.outcome).toBe(outcome);
});

test('after six days the key is another, since the server forgets it too', () => {
  const first = start(cart(1));
  const day = 24 * 60 * 60 * 1000;
  vi.useFakeTimers({ now: Date.parse(first.sent.at) + 6 * day - 1 });
  expect(start(cart(1)).key).toBe(first.key);
  vi.setSystemTime(Date.parse(first.sent.at) + 6 * day);
  expect(unanswered()).toBeUndefined();
  const late = start(cart(1));
  expect([late.key === first.key, late.before]).toEqual([false, []]);
});
