import { CATEGORIES, type Category } from '@larder/shared/food/categories';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { isPicked, numberOrders, pickersOf, pickLists } from './ordersPicking.ts';

function line(
  name: string,
  quantity: number,
  {
    category = 'Pantry',
    unit_quantity = 500,
    by = null,
  }: { category?: Category; unit_quantity?: number; by?: string | null } = {},
) {
  return {
    ingredient_id: `${name} ${unit_quantity}`,
    name,
    unit_quantity,
    unit: 'gm',
    quantity,
    category,
    picked_by: by === null ? null : { user_id: by, name: `Picker ${by}` },
  };
}
const order = (order_id: string, store_id: string, ...items: ReturnType<typeof line>[]) => ({
  order_id,
  store_id,
  store_name: `Store ${store_id}`,
  items,
});

test('adds up what several orders of a store want and says who gets how much', () => {
  const [only, ...more] = pickLists([
    order('one', 'S', line('Rice', 2)),
    order('two', 'S', line('Rice', 3)),
  ]);
  expect(more).toEqual([]);
  expect(only?.orders.map(({ order_id }) => order_id)).toEqual(['one', 'two']);
  expect(only?.aisles).toEqual([
    {
      category: 'Pantry',
      lines: [
        {
          ingredient_id: 'Rice 500',
          name: 'Rice',
          unit_quantity: 500,
          unit: 'gm',
          quantity: 5,
          taken: 0,
          of: [
            { order_id: 'one', quantity: 2, picked_by: null },
            { order_id: 'two', quantity: 3, picked_by: null },
          ],
        },
      ],
    },
  ]);
});

test('more of a ticked thing leaves the tick and what it is for', () => {
  const [list] = pickLists([
    order('one', 'S', line('Rice', 2, { by: 'V' }), line('Oil', 1, { by: 'J' })),
    order('two', 'S', line('Rice', 3)),
    order('three', 'S', line('Rice', 1, { by: 'J' }), line('Flour', 1)),
  ]);
  const lines = list?.aisles.flatMap((aisle) => aisle.lines) ?? [];
  expect(lines.map((one) => [one.name, one.taken, one.quantity, isPicked(one)])).toEqual([
    ['Flour', 0, 1, false],
    ['Oil', 1, 1, true],
    ['Rice', 3, 6, false],
  ]);
  expect(pickersOf(lines).map(({ name }) => name)).toEqual(['Picker J', 'Picker V']);
});

test('packs of another size are another line, also of one ingredient', () => {
  const rice = { ...line('Rice', 2), ingredient_id: 'rice' };
  const [only] = pickLists([
    order('one', 'S', rice),
    order('two', 'S', { ...rice, unit_quantity: 1000, quantity: 3 }),
  ]);
  expect(
    only?.aisles[0]?.lines.map(({ unit_quantity, quantity }) => [unit_quantity, quantity]),
  ).toEqual([
    [500, 2],
    [1000, 3],
  ]);
});

test('walks the aisles in their order, and each by name without case and accents, small packs first', () => {
  const [only] = pickLists([
    order(
      'one',
      'S',
      line('Rice', 1),
      line('Élan bars', 1),
      line('rice', 1, { unit_quantity: 250 }),
      line('flour', 1),
      line('Basil', 1, { category: 'Produce' }),
      line('Foil', 1, { category: 'Other' }),
    ),
  ]);
  expect(
    only?.aisles.map(({ category, lines }) => [category, lines.map((one) => one.ingredient_id)]),
  ).toEqual([
    ['Produce', ['Basil 500']],
    ['Pantry', ['Élan bars 500', 'flour 500', 'rice 250', 'Rice 500']],
    ['Other', ['Foil 500']],
  ]);
});

test('each store has a list of its own', () => {
  const lists = pickLists([
    order('one', 'B', line('Rice', 1)),
    order('two', 'A', line('Rice', 1)),
    order('three', 'B', line('Rice', 1)),
  ]);
  expect(lists.map((list) => [list.store_name, list.orders.length])).toEqual([
    ['Store B', 2],
    ['Store A', 1],
  ]);
});

test('no pack is lost or taken twice', () => {
  const anyLine = fc
    .tuple(fc.constantFrom('Rice', 'Basil', 'Milk'), fc.integer({ min: 1, max: 9 }))
    .map(([name, quantity]) =>
      line(name, quantity, { category: CATEGORIES[name.length % 6] ?? 'Other' }),
    );
  const anyOrder = fc
    .tuple(fc.constantFrom('S', 'T'), fc.uniqueArray(anyLine, { selector: (one) => one.name }))
    .map(([store, items]) => ({ store, items }));
  fc.assert(
    fc.property(fc.array(anyOrder, { maxLength: 8 }), (drafts) => {
      const orders = drafts.map(({ store, items }, n) => order(`order ${n}`, store, ...items));
      const wanted = orders.flatMap(({ order_id, items }) =>
        items.map((item) => `${order_id} ${item.name} ${item.quantity}`),
      );
      const lines = pickLists(orders).flatMap(({ aisles }) => aisles.flatMap((one) => one.lines));
      const given = lines.flatMap(({ name, of }) =>
        of.map((part) => `${part.order_id} ${name} ${part.quantity}`),
      );
      expect(given.toSorted()).toEqual(wanted.toSorted());
      for (const { quantity, of } of lines)
        expect(quantity).toBe(of.reduce((sum, part) => sum + part.quantity, 0));
    }),
  );
});

test('an order keeps its number when one before it leaves; a new one has a number of its own', () => {
  const numbersOf = (known: ReturnType<typeof numberOrders>) =>
    [...known].map(([order_id, { number }]) => `${order_id} ${number}`);
  const first = numberOrders(new Map(), [order('a', '1'), order('b', '2'), order('c', '1')]);
  expect(numbersOf(first)).toEqual(['a 1', 'b 1', 'c 2']);
  expect(numberOrders(first, [order('c', '1')])).toBe(first);
  const later = numberOrders(first, [order('c', '1'), order('d', '1'), order('e', '3')]);
  expect(numbersOf(later)).toEqual(['a 1', 'b 1', 'c 2', 'd 3', 'e 1']);
});
