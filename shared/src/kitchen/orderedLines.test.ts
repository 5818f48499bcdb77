import { describe, expect, test } from 'vitest';

import { cents } from '#basics/money';
import { dateNewLines, setSelected } from '#kitchen/testing/lists';

import type { LostOrder, OrderedItem } from './carts.model.ts';
import { addManual, EMPTY_LIST } from './groceryList.ts';
import { MAX_PLACED_AGE } from './kitchenLimits.ts';
import { type CoveringOrder, orderedLines, youngOrders } from './orderedLines.ts';

const item = (
  ingredient_id: string,
  quantity: number,
  forLines?: readonly string[],
): OrderedItem => ({
  ingredient_id,
  name: ingredient_id,
  unit: 'gm',
  unit_quantity: 500,
  price: cents(349),
  quantity,
  ...(forLines && { forLines }),
});
/** An order at store a; at 0 unless told otherwise, before any line with a date. */
const order = (
  items: readonly OrderedItem[],
  more: Partial<CoveringOrder> = {},
): CoveringOrder => ({
  order_id: 'one',
  store_id: 'a',
  storeName: 'Store a',
  at: 0,
  items,
  ...more,
});
const listed = (...lines: { name: string; amount: number; id?: string }[]) =>
  lines.reduce(
    (list, { name, amount, id }) => addManual(list, { name, amount, unit: 'g', ingredient_id: id }),
    EMPTY_LIST,
  );
const keysOf = (
  { lines }: ReturnType<typeof listed>,
  ...orders: readonly CoveringOrder[]
): readonly string[] => [...orderedLines(lines, orders).keys];

const RICE = listed({ name: 'Rice', amount: 900, id: 'rice' });

describe('a line is ordered', () => {
  test.for([
    [RICE, [item('rice', 2)], ['rice'], 'when the packs are enough'],
    [RICE, [item('rice', 1)], [], 'not when they are too few'],
    [RICE, [item('milk', 9)], [], 'not by another food'],
    [RICE, [item('rice', 1), item('rice', 1)], ['rice'], 'by packs of two lines'],
    [RICE, [], [], 'not by an order of nothing'],
    [RICE, [item('bag', 2, ['rice'])], ['rice'], 'by another pack that was ordered for it'],
    [RICE, [{ ...item('bag', 2), name: 'Rice' }], [], 'not by another food of its name'],
    [
      listed({ name: 'long rice', amount: 1 }),
      [item('rice', 1, ['Long rice'])],
      ['long rice'],
      'by its name on the list',
    ],
    [listed({ name: 'long rice', amount: 1 }), [item('rice', 1)], [], 'not by a name of its kind'],
    [listed({ name: 'Rice', amount: 1 }), [item('rice', 1)], ['rice'], 'by its name in the store'],
    [
      RICE,
      [{ ...item('bag', 2), food: 'Rice' }],
      ['rice'],
      'by a vendor’s own product of its food',
    ],
    [RICE, [{ ...item('bag', 2), food: 'Oats' }], [], 'not by one of another food'],
    [
      listed({ name: 'hand soap', amount: 1 }),
      [{ ...item('soap', 1), name: 'Hand soap', food: '' }],
      ['hand soap'],
      'by the name of what is no food',
    ],
  ] as const)('%j with %j: %j, %s', ([list, items, keys]) => {
    expect(keysOf(list, order(items))).toEqual(keys);
  });

  test('by two orders together, and is told at the first', () => {
    const [one, two] = [order([item('rice', 1)]), order([item('rice', 1)], { order_id: 'two' })];
    const { foods, at } = orderedLines(RICE.lines, [one, two]);
    expect([foods, at.map((told) => [told.order.order_id, told.lines.length])]).toEqual([
      1,
      [['one', 1]],
    ]);
  });

  test('with all lines of its ingredient, or not at all', () => {
    const list = listed(
      { name: 'rice', amount: 400, id: 'rice' },
      { name: 'long rice', amount: 400 },
    );
    const wanted = ['rice', 'long rice'];
    expect(keysOf(list, order([item('rice', 1, wanted)]))).toEqual([]);
    const { keys, foods } = orderedLines(list.lines, [order([item('rice', 2, wanted)])]);
    expect([[...keys], foods]).toEqual([['rice', 'long rice'], 1]);
  });

  test('alone of two ingredients of one name', () => {
    const list = listed(
      { name: 'Rice', amount: 1, id: 'long' },
      { name: 'Rice', amount: 1, id: 'round' },
    );
    expect(keysOf(list, order([item('round', 1)]))).toEqual(['round']);
  });

  test.for([
    [undefined, 0, ['rice'], 'a line without a date'],
    [10, 11, ['rice'], 'listed before the order'],
    [10, 10, ['rice'], 'listed in the same millisecond'],
    [10, 9, [], 'listed after the order'],
  ] as const)('listed at %s and ordered at %s: %j, %s', ([listedAt, at, keys]) => {
    const list = listedAt === undefined ? RICE : dateNewLines(RICE, listedAt);
    expect(keysOf(list, order([item('rice', 2)], { at }))).toEqual(keys);
  });

  test.for([
    [setSelected(RICE, false).lines, 'not to be bought'],
    [RICE.lines.map((line) => ({ ...line, got: {} })), 'got'],
    [listed({ name: 'Rice', amount: 1e308, id: 'rice' }).lines, 'of more than can be counted'],
    [
      addManual(RICE, { name: 'Rice', amount: 400, unit: 'g', ingredient_id: 'rice' }).lines,
      'grown',
    ],
  ] as const)('not %#: it is %s', ([lines]) => {
    expect(orderedLines(lines, [order([item('rice', 2)])]).keys.size).toBe(0);
  });

  test('by weight of a volume, where its density is known', () => {
    // 5 cups are 1,200 ml of 0.53 g: 636 g, two packs of 500 g.
    const list = addManual(EMPTY_LIST, {
      name: 'Flour',
      amount: 5,
      unit: 'cup',
      ingredient_id: 'flour',
      density: 0.53,
    });
    expect(keysOf(list, order([item('flour', 1)]))).toEqual([]);
    expect(keysOf(list, order([item('flour', 2)]))).toEqual(['flour']);
  });
});

describe('a line is to buy all the same, and says why', () => {
  const lost = (why: LostOrder['why']): LostOrder => ({ why, items: [item('rice', 1)] });
  test.for([
    [order([item('rice', 1)]), 'part', 'a part is on its way'],
    [order([item('rice', 1)], { lost: lost('short') }), 'short', 'the store lacked the rest'],
    [order([], { lost: lost('rejected') }), 'rejected', 'the order was rejected'],
    [order([], { lost: lost('cancelled') }), 'cancelled', 'the order was cancelled'],
    [order([], { lost: lost('short'), at: -1 }), undefined, 'it was listed since'],
    [order([item('milk', 1)]), undefined, 'the order was of another food'],
  ] as const)('%j: %s, %s', ([one, why]) => {
    const list = dateNewLines(RICE, 0);
    const found = orderedLines(list.lines, [one]);
    expect([found.keys.size, found.notOrdered.get('rice')?.why]).toEqual([0, why]);
  });

  test('not when another order has it', () => {
    const found = orderedLines(RICE.lines, [
      order([], { lost: lost('rejected') }),
      order([item('rice', 2)], { order_id: 'two' }),
    ]);
    expect([found.keys.size, found.notOrdered.size]).toEqual([1, 0]);
  });
});

test('an order counts for six days', () => {
  const one = order([]);
  expect(youngOrders([one], MAX_PLACED_AGE - 1)).toEqual([one]);
  expect(youngOrders([one], MAX_PLACED_AGE)).toEqual([]);
});

describe('a little that is short of what is cooked by eye', () => {
  const listedBeef = (amount: number, category = 'Meat & Seafood') =>
    addManual(EMPTY_LIST, { name: 'Beef', amount, unit: 'g', ingredient_id: 'beef', category });
  const pounds = order([{ ...item('beef', 1), unit_quantity: 454 }]);

  test.for([
    [500, 'Meat & Seafood', ['beef'], '46 g of 500'],
    [510, 'Meat & Seafood', [], 'more than a tenth'],
    [500, 'Pantry', [], 'of what is measured'],
  ] as const)('%d g of %s: %j: %s', ([amount, category, keys]) => {
    expect(keysOf(listedBeef(amount, category), pounds)).toEqual(keys);
  });

  test('is to buy where all of it shall be', () => {
    const lines = listedBeef(500).lines.map((line) => ({ ...line, buyAll: true }));
    expect([...orderedLines(lines, [pounds]).keys]).toEqual([]);
  });
});
