import { expect, test } from 'vitest';

import { followOrder } from './followOrder.ts';
import { cents } from './money.ts';
import { sheetItem } from './testing/sheetItem.ts';

test('a stop follows its order: short, replaced, proposed, as often as it is read', () => {
  const line = (ingredient_id: string, quantity: number) => ({
    ingredient_id,
    name: ingredient_id,
    unit: 'gm',
    unit_quantity: 100,
    price: cents(400),
    quantity,
  });
  const change = (state: string, ingredient_id: string, given?: string) => ({
    state,
    ingredient_id,
    replacement: given === undefined ? null : { ingredient_id: given },
  });
  const recipes = ['Soup'];
  const stop = {
    items: [
      sheetItem('leek', { quantity: 3, recipes }),
      sheetItem('kale'),
      sheetItem('salt'),
      sheetItem('extra'),
    ],
  };
  const order = {
    items: [line('leek', 1), line('salt', 1), line('chard', 2)],
    changes: [
      change('short', 'leek'),
      change('replaced', 'kale', 'chard'),
      change('proposed', 'salt', 'saffron'),
    ],
  };
  const followed = followOrder(stop, order);
  const told = followed.items.map((item) => `${item.quantity} ${item.name} ${item.category}`);
  expect(told.toSorted()).toEqual([
    '1 extra Produce',
    '1 leek Produce',
    '1 salt Produce',
    '2 chard Produce',
  ]);
  const again = followOrder(followed, order).items;
  expect(new Set(again)).toEqual(new Set(followed.items));
});
