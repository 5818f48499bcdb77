import { expect, test } from 'vitest';

import { offlineWords, watchOnline } from './online.ts';
import { toasts } from './toast.ts';

test('toasts tell when the network goes and returns, until stopped', () => {
  const stop = watchOnline();
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
  const said = () => toasts.get().map(({ kind, text }) => [kind, text]);
  const both = [
    ['warning', 'You are offline. Using cached recipes.'],
    ['success', 'You are back online!'],
  ];
  expect(said()).toEqual(both);
  stop();
  window.dispatchEvent(new Event('offline'));
  expect(said()).toEqual(both);
});

test.for([
  ['/', 'Using cached recipes.'],
  ['/vendored', 'Using cached recipes.'],
  ['/recipe/7', 'Using cached recipes.'],
  ['/saved-recipes', 'Using cached recipes.'],
  ['/shopping-list', 'You can go on here; changes are kept.'],
  ['/pantry', 'You can go on here; changes are kept.'],
  ['/shopping', 'You can go on filling carts; stores are compared later.'],
  ['/checkout', 'Nothing can be ordered until you are back online.'],
  ['/orders', 'Some of it may be out of date.'],
  ['/vendor/orders', 'Accepted and delivered orders are sent later.'],
  ['/admin/users', 'Nothing can be saved.'],
] as const)('without a network %s says: %s', ([pathname, words]) => {
  expect(offlineWords(pathname)).toBe(`You are offline. ${words}`);
});
