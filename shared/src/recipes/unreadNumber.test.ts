import { expect, test } from 'vitest';

import { readRecipeLine } from './recipeLine.ts';
import { unreadNumber } from './unreadNumber.ts';

test.for([
  ['1/0 cup milk', '1/0 cup', 'parts of nothing'],
  ['1/0 eggs', '1/0', 'without a unit'],
  ['3/7 cup milk', '3/7 cup', 'parts that no cup has'],
  ['999999999999 kg butter', '999999999999 kg', 'more than there is'],
  ['100,001 eggs', '100,001', 'one past the most'],
  ['∞ eggs', '∞', 'without end'],
  ['½½ cups rice', '½½ cups', 'two signs'],
  ['500g', '500g', 'an amount of nothing'],
  ['100000 eggs', '', 'the most'],
  ['2% milk', '', 'a share'],
  ['7-Up', '', 'a name'],
  ['7up', '', 'in one word'],
  ['24/7 drink', '', 'a name with a stroke'],
  ['80/20 beef', '', 'a kind'],
  ['00 flour', '', 'a sort'],
  ['2-in-1 seasoning', '', 'no inches'],
  ['salt', '', 'no number'],
] as const)('of %s "%s" could not be read: %s', ([text, number]) => {
  const { high, name } = readRecipeLine(text);
  expect(high === null ? unreadNumber(name ?? '') : '').toBe(number);
});
