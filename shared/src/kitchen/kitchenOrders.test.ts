import { expect, test } from 'vitest';

import {
  CORNER,
  kitchenDevice,
  kitchenServer,
  RICE_PACK,
  riceOrder,
} from '#kitchen/testing/kitchen';

import { EMPTY_KITCHEN } from './emptyKitchen.ts';
import type { KitchenState } from './kitchen.calls.ts';
import { applyOp } from './kitchen.ts';
import { MAX_PLACED, MAX_PLACED_AGE } from './kitchenLimits.ts';
import type { KitchenChange } from './kitchenOps.model.ts';
import { orderOf } from './kitchenOrders.ts';

const fill = (quantity: number): KitchenChange => ({
  kind: 'cart_packs',
  payload: { store: CORNER, items: [{ ...RICE_PACK, quantity }], terms: true },
});
const order = (order_id: string, quantity = 1): KitchenChange => ({
  kind: 'ordered',
  payload: {
    store_id: CORNER.store_id,
    items: [{ ingredient_id: RICE_PACK.ingredient_id, quantity }],
    order: riceOrder(order_id, quantity),
  },
});
const forget = (order_id: string): KitchenChange => ({
  kind: 'not_ordered',
  payload: { order_id },
});
const lose = (
  order_id: string,
  quantity: number,
  why: 'short' | 'rejected' = 'short',
): KitchenChange => ({
  kind: 'order_lost',
  payload: { order_id, why, items: [{ ingredient_id: RICE_PACK.ingredient_id, quantity }] },
});
const known = ({ placed }: KitchenState) => placed.map(({ order_id }) => order_id);
const packs = ({ carts }: KitchenState) => carts[0]?.items[0]?.quantity ?? 0;

test('an order is noted as it was placed, by whom and when', () => {
  const server = kitchenServer();
  const sam = kitchenDevice('sam', server);
  sam.act(fill(3));
  sam.act(order('one', 2));
  expect(known(sam.shown())).toEqual(['one']);
  sam.sync();
  expect(server.state().placed).toEqual([
    { ...riceOrder('one', 2), store_id: CORNER.store_id, at: 2, by: 'sam' },
  ]);
  expect(packs(server.state())).toBe(1);
});

/** Each row: what Sam and Alex, who know a cart of three packs and `before`, do at once; whoever is first. */
test.for<
  readonly [
    why: string,
    before: readonly KitchenChange[],
    sam: readonly KitchenChange[],
    alex: readonly KitchenChange[],
    is: { orders: string[]; packs: number },
  ]
>([
  [
    'both tell of one order: it counts once',
    [],
    [order('one', 2)],
    [order('one', 2)],
    { orders: ['one'], packs: 1 },
  ],
  [
    'an order, and the cart emptied: what was ordered counts',
    [],
    [order('one', 2)],
    [fill(0)],
    { orders: ['one'], packs: 0 },
  ],
  [
    'both tell that it is not coming: it is gone once',
    [order('one')],
    [forget('one')],
    [forget('one')],
    { orders: [], packs: 2 },
  ],
  [
    'one tells again of an order that the other knows not to come: it stays away',
    [order('one')],
    [forget('one')],
    [order('one')],
    { orders: [], packs: 2 },
  ],
  [
    'another order is another one',
    [order('one')],
    [forget('one')],
    [order('two')],
    { orders: ['two'], packs: 1 },
  ],
])('%s', ([, before, ofSam, ofAlex, is]) => {
  for (const samFirst of [true, false]) {
    const server = kitchenServer();
    const [sam, alex] = [kitchenDevice('sam', server), kitchenDevice('alex', server)];
    for (const change of [fill(3), ...before]) sam.act(change);
    for (const device of [sam, alex]) device.sync();
    for (const change of ofSam) sam.act(change);
    for (const change of ofAlex) alex.act(change);
    for (const device of samFirst ? [sam, alex, sam] : [alex, sam, alex]) device.sync();
    expect(sam.shown()).toEqual(alex.shown());
    expect({ orders: known(sam.shown()), packs: packs(sam.shown()) }).toEqual(is);
  }
});

test('an operation of before there were orders in kitchens empties the cart, and notes none', () => {
  const server = kitchenServer();
  const sam = kitchenDevice('sam', server);
  const items = [{ ingredient_id: RICE_PACK.ingredient_id, quantity: 2 }];
  sam.act(fill(3));
  sam.act({ kind: 'ordered', payload: { store_id: CORNER.store_id, items } });
  expect([packs(sam.shown()), known(sam.shown())]).toEqual([1, []]);
});

/** The state after orders at these times. Units: milliseconds. */
function after(...times: readonly number[]): KitchenState {
  return times.reduce<KitchenState>((state, at, n) => {
    const op = { ...order(`order ${n}`), op_id: `op ${n}`, device: 'd', at, base_seq: 0 };
    return applyOp(state, op, { seq: n + 1, by: 'sam' });
  }, EMPTY_KITCHEN);
}

test('one more than a checkout places lets the oldest go', () => {
  const full = Array.from({ length: MAX_PLACED }, (_, n) => n);
  expect(known(after(...full))).toHaveLength(MAX_PLACED);
  const over = known(after(...full, MAX_PLACED));
  expect([over.length, over[0], over.at(-1)]).toEqual([
    MAX_PLACED,
    'order 1',
    `order ${MAX_PLACED}`,
  ]);
});

test('an order lets those go that are six days older by the times of the operations', () => {
  expect(known(after(0, 1, MAX_PLACED_AGE))).toEqual(['order 1', 'order 2']);
  expect(known(after(MAX_PLACED_AGE, 0))).toEqual(['order 0', 'order 1']);
});

test('an operation carries no pictures', () => {
  const { items, ...rest } = riceOrder('one');
  const pictured = items.map((item) => ({ ...item, image: 'rice.webp' }));
  expect(orderOf({ ...rest, items: pictured })).toEqual(riceOrder('one'));
});

test.for([
  [[lose('one', 1)], [2], [1], 'short', 'one of three'],
  [[lose('one', 3, 'rejected')], [], [3], 'rejected', 'all'],
  [[lose('one', 9)], [], [3], 'short', 'more than there were'],
  [[lose('one', 1), lose('one', 1)], [2], [1], 'short', 'told twice: once'],
  [[lose('one', 2), lose('one', 1)], [2], [1], 'short', 'the last word counts'],
  [[lose('one', 2), lose('one', 0)], [3], undefined, undefined, 'taken back by the store'],
  [[lose('other', 2)], [3], undefined, undefined, 'another order'],
] as const)(
  'packs that do not come, %j: %j come, %j do not, %s: %s',
  ([losses, come, not, why]) => {
    const server = kitchenServer();
    const sam = kitchenDevice('sam', server);
    sam.act(order('one', 3));
    for (const loss of losses) sam.act(loss);
    sam.sync();
    const [one] = server.state().placed;
    expect(one?.items.map(({ quantity }) => quantity)).toEqual(come);
    expect(one?.lost?.items.map(({ quantity }) => quantity)).toEqual(not);
    expect(one?.lost?.why).toBe(why);
  },
);

test('a line that is wanted again is listed after every order, whatever the clocks say', () => {
  const server = kitchenServer();
  const sam = kitchenDevice('sam', server);
  sam.act({ kind: 'add_item', payload: { item: { name: 'rice', amount: 1, unit: '' } } });
  sam.act(order('one'));
  sam.sync();
  const [line] = server.state().lines;
  if (!line) throw new Error('no line');
  const late = {
    ...server.state(),
    placed: server.state().placed.map((one) => ({ ...one, at: 1e12 })),
  };
  const op = {
    kind: 'relist',
    payload: { lines: [{ key: line.key, generation: line.generation }] },
    op_id: 'op',
    device: 'd',
    at: 5,
    base_seq: 2,
  } as const;
  expect(applyOp(late, op, { seq: 3, by: 'sam' }).lines[0]?.listedAt).toBe(1e12 + 1);
});
