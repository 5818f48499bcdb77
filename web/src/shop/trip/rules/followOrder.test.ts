import { cents } from '@larder/shared/basics/money';
import { expect, test } from 'vitest';

import { sheetItem } from '#testing/sheetItem.ts';

import { followOrder } from './followOrder.ts';
import type { TripStop } from './tripSheet.ts';

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

test('what the store takes back is on the sheet as before, with all that it said', () => {
  const items = [
    sheetItem('leek', { quantity: 3, recipes: ['Soup'] }),
    sheetItem('kale', { category: 'Other' }),
  ];
  const whole = { items: [sheetItem('leek', { quantity: 3 }), sheetItem('kale')], changes: [] };
  const changed = {
    items: [sheetItem('chard', { quantity: 2 })],
    changes: [
      { state: 'short', ingredient_id: 'leek', replacement: null },
      { state: 'replaced', ingredient_id: 'kale', replacement: { ingredient_id: 'chard' } },
    ],
  };
  const stop: Pick<TripStop, 'items' | 'changed'> = { items };
  const followed = followOrder(stop, changed);
  expect(followed.items.map(({ name }) => name)).toEqual(['chard']);
  const back = followOrder(followOrder(followed, changed), whole);
  expect(new Set(back.items)).toEqual(new Set(items));
  expect(back.changed).toEqual([]);
  // What is added by hand from then on stays.
  const more = { ...back, items: [sheetItem('leek', { quantity: 5 })] };
  expect(followOrder(more, whole).items).toEqual(more.items);
});
