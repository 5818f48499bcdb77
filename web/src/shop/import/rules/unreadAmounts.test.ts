import { expect, test } from 'vitest';

import { unreadAmounts } from './unreadAmounts.ts';

test.for<[string, string[]]>([
  ['Cook ? cup of batter at a time.', ['? cup']],
  ['Add 1? cups of stock and 5? tsp salt.', ['1? cups', '5? tsp']],
  ['Bake for 1? hours, then rest ? hour.', ['1? hours', '? hour']],
  ['Roll it ?-inch thick.', ['?-inch']],
  ['Cut it in 1?-inch pieces.', ['1?-inch']],
  ['Etwa 1? Stunden backen.', ['1? Stunden']],
  ['? cup of milk comes first.', ['? cup']],
  ['Too thick? Cups of water help.', []],
  ['Is it done? Then serve.', []],
  ['Cook 5 minutes? No: 10.', []],
  ['What now?', []],
  ['Bake 20 minutes.', []],
  ['', []],
])('"%s" has %j that could not be read', ([step, amounts]) => {
  expect(unreadAmounts(step)).toEqual(amounts);
});

test('many marks take linear time', () => {
  expect(unreadAmounts('1? '.repeat(50_000))).toEqual([]);
});
