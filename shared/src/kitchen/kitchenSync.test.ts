import { env } from 'node:process';

import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { cents } from '#basics/money';
import type { Category } from '#food/categories';
import {
  byHand,
  CORNER,
  type Device,
  kitchenDevice,
  kitchenServer,
  RICE_PACK,
  riceOrder,
} from '#kitchen/testing/kitchen';

import { EMPTY_KITCHEN } from './emptyKitchen.ts';
import { addManual, addRecipe, EMPTY_LIST } from './groceryList.ts';
import type { KitchenState } from './kitchen.calls.ts';
import { LOST_WHY, MAX_REMOVED } from './kitchenLimits.ts';
import type { KitchenChange, OpsAnswer } from './kitchenOps.model.ts';
import { confirmOps, freshDevice, moveIn, moveOrders } from './kitchenSync.ts';

/** Sequences per run. */
const RUNS = Number(env['KITCHEN_RUNS'] ?? 300);
/** Random. A failure prints it; KITCHEN_SEED repeats it. */
const SEED = Number(env['KITCHEN_SEED'] ?? Math.floor(Math.random() * 1e9));

const NAMES = ['milk', 'eggs', 'leek', 'rice'] as const;

/** What a device does: the lines are those that it shows then, or one that is not there. */
type Deed = (device: Device) => KitchenChange;

const nth = fc.nat({ max: 5 });
const amount = fc.integer({ min: 1, max: 9 });
/** Few, so that the same order is placed and forgotten again. */
const orderId = fc.constantFrom('order 1', 'order 2', 'order 3');
function atLine(make: (line: { key: string; generation: number }) => KitchenChange) {
  return nth.map((n): Deed => (device) => {
    const { key = 'none', generation = 1 } = device.shown().lines[n] ?? {};
    return make({ key, generation });
  });
}
const deed: fc.Arbitrary<Deed> = fc.oneof(
  fc.tuple(fc.constantFrom(...NAMES), amount).map(
    ([name, n]): Deed =>
      () =>
        byHand(name, n),
  ),
  amount.map((servings): Deed => () => ({
    kind: 'add_recipe',
    payload: {
      servings,
      recipe: {
        id: 1,
        title: 'Soup',
        servings: 2,
        ingredients: NAMES.slice(1).map((name) => ({ name, amount: 2, unit: 'cup' })),
      },
    },
  })),
  fc.constant<Deed>(() => ({ kind: 'remove_recipe', payload: { recipe_id: '1' } })),
  fc.constant<Deed>(() => ({ kind: 'restore_recipe', payload: { recipe_id: '1' } })),
  amount.map((servings): Deed => () => ({
    kind: 'set_servings',
    payload: { recipe_id: '1', servings },
  })),
  atLine((line) => ({ kind: 'edit_amount', payload: { line, amount: 5, unit: '' } })),
  atLine((line) => ({ kind: 'set_category', payload: { line, category: 'Dairy' } })),
  atLine((line) => ({ kind: 'got', payload: { line, amounts: [{ amount: 1, unit: '' }] } })),
  atLine((line) => ({ kind: 'not_got', payload: { line } })),
  atLine((line) => ({ kind: 'remove_lines', payload: { lines: [line] } })),
  atLine((line) => ({ kind: 'select', payload: { lines: [line], selected: false } })),
  atLine((line) => ({ kind: 'buy_all', payload: { line, buyAll: true } })),
  atLine((line) => ({
    kind: 'identify',
    payload: { line, known: { ingredient_id: `id of ${line.key.at(-1) ?? ''}` } },
  })),
  nth.map((n): Deed => (device) => {
    const { line } = device.shown().removed[n] ?? { line: { key: 'none', generation: 1 } };
    const { key, generation } = line;
    return { kind: 'restore_lines', payload: { lines: [{ key, generation }] } };
  }),
  fc.constantFrom('all' as const, 'got' as const).map((only): Deed => () => ({
    kind: 'clear',
    payload: { only },
  })),
  amount.map((quantity): Deed => () => ({
    kind: 'cart_packs',
    payload: {
      store: CORNER,
      terms: false,
      items: [{ ...RICE_PACK, quantity }],
    },
  })),
  fc.constantFrom<Category>('Dairy', 'Produce').map((first): Deed => () => ({
    kind: 'aisle_order',
    payload: { store_id: 'store', storeName: 'Corner', order: [first, 'Other'] },
  })),
  fc
    .tuple(fc.constantFrom('A', 'B'), fc.constantFrom('prefer' as const, 'never' as const, null))
    .map(([brand, choice]): Deed => () => ({
      kind: 'brand_choice',
      payload: { food: 'Milk', brand, choice },
    })),
  amount.map((quantity): Deed => () => ({
    kind: 'ordered',
    payload: { store_id: 'store', items: [{ ingredient_id: 'i', quantity }] },
  })),
  fc.tuple(orderId, amount).map(([order_id, quantity]): Deed => () => ({
    kind: 'ordered',
    payload: {
      store_id: 'store',
      items: [{ ingredient_id: 'i', quantity }],
      order: riceOrder(order_id, quantity),
    },
  })),
  orderId.map((order_id): Deed => () => ({ kind: 'not_ordered', payload: { order_id } })),
  fc
    .tuple(orderId, fc.constantFrom(...LOST_WHY), amount)
    .map(([order_id, why, quantity]): Deed => () => ({
      kind: 'order_lost',
      payload: { order_id, why, items: [{ ingredient_id: RICE_PACK.ingredient_id, quantity }] },
    })),
  atLine((line) => ({ kind: 'relist', payload: { lines: [line] } })),
  fc.constantFrom(...NAMES).map((name): Deed => () => ({
    kind: 'cooked',
    payload: {
      recipe_id: '1',
      title: 'Soup',
      uses: [{ key: name, name, amount: 20, unit: 'gm' }],
    },
  })),
);

/**
 * What happens: somebody acts, or sends and the answer comes, is lost, comes twice, or comes later; or it is lost and
 * the state is read anew.
 */
const event = fc.record({
  who: fc.nat({ max: 2 }),
  deed: fc.option(deed, { nil: undefined }),
  most: fc.integer({ min: 1, max: 4 }),
  answer: fc.constantFrom('comes', 'lost', 'twice', 'late', 'anew' as const),
});

test(`three devices agree in the end of ${RUNS} sequences`, { timeout: 1_800_000 }, () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), (events) => {
      const server = kitchenServer();
      const devices = ['sam', 'alex', 'kim'].map((name) => kitchenDevice(name, server));
      const made: string[] = [];
      const late: { device: Device; answer: OpsAnswer }[] = [];
      for (const { who, deed: act, most, answer: fate } of events) {
        const device = devices[who];
        if (!device) continue;
        if (act) {
          made.push(device.act(act(device)));
          continue;
        }
        const answer = device.send(most);
        if (fate === 'comes' || fate === 'twice') device.hear(answer);
        if (fate === 'twice') device.hear(answer);
        if (fate === 'anew') device.readAnew();
        if (fate === 'late') late.push({ device, answer });
      }
      for (const { device, answer } of late.toReversed()) device.hear(answer);
      for (const device of [...devices, ...devices]) device.sync();

      const known = server.log.map(({ op_id }) => op_id);
      expect(known.toSorted()).toEqual(made.toSorted());
      for (const device of devices) {
        expect(device.known().waiting).toEqual([]);
        expect(device.known().confirmed).toEqual(server.state());
      }
      isSound(server.state());
    }),
    { numRuns: RUNS, seed: SEED },
  );
});

/** What always holds of a kitchen. */
function isSound({ lines, removed, carts, pantry, aisles, ...rest }: KitchenState): void {
  const keys = lines.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  const places = lines.map(({ place }) => place);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(new Set(places).size).toBe(places.length);
  expect(lines.every(({ contributions }) => contributions.length > 0)).toBe(true);
  const origins = lines.flatMap(({ key, contributions }) =>
    contributions.map(({ from, recipe_id }) => `${from?.op_id} ${recipe_id} ${key}`),
  );
  expect(new Set(origins).size).toBe(origins.length);
  expect(removed.length).toBeLessThanOrEqual(MAX_REMOVED);
  expect(carts.every(({ items }) => items.length > 0)).toBe(true);
  expect(pantry.every(({ amount: about }) => about >= 0)).toBe(true);
  expect(aisles.length).toBeLessThanOrEqual(1);
  expect(rest.leastGeneration).toBeGreaterThan(0);
  const orders = rest.placed.map(({ order_id }) => order_id);
  expect(new Set(orders).size).toBe(orders.length);
  expect(orders.every((one) => rest.ordered.includes(one))).toBe(true);
}

test('what is added after a removal has a place of its own when the removed comes back', () => {
  const server = kitchenServer();
  const sam = kitchenDevice('sam', server);
  for (const name of ['leek', 'rice']) sam.act(byHand(name));
  sam.act({ kind: 'clear', payload: { only: 'all' } });
  sam.act(byHand('milk'));
  sam.act({ kind: 'restore_lines', payload: { lines: [{ key: 'leek', generation: 1 }] } });
  expect(sam.shown().lines.map(({ key, place }) => [key, place])).toEqual([
    ['leek', 1],
    ['milk', 3],
  ]);
});

test('an operation that the state has already waits no longer when it is sent again', () => {
  const server = kitchenServer();
  const sam = kitchenDevice('sam', server);
  sam.act(byHand('milk'));
  sam.send();
  sam.readAnew();
  expect(sam.known().waiting).toHaveLength(1);
  sam.sync();
  expect(sam.known().waiting).toEqual([]);
  expect(sam.shown()).toEqual(server.state());
});

test('an answer that begins after what a device knows changes nothing', () => {
  const server = kitchenServer();
  const [sam, alex] = [kitchenDevice('sam', server), kitchenDevice('alex', server)];
  for (const name of NAMES) sam.act(byHand(name));
  sam.sync();
  const gap = { missed: server.log.slice(2), applied: [] };
  expect(confirmOps(alex.known(), gap, 'alex')).toEqual(alex.known());
});

test('a device that was away for too long keeps what it has not sent', () => {
  const server = kitchenServer();
  const sam = kitchenDevice('sam', server);
  const [first] = [sam.act(byHand('milk')), sam.act(byHand('eggs'))];
  const fresh = freshDevice(sam.known(), { ...EMPTY_KITCHEN, seq: 900 }, [first]);
  expect(fresh.waiting.map(({ kind, payload }) => [kind, payload])).toEqual([
    ['add_item', byHand('eggs').payload],
  ]);
  expect(fresh.confirmed.seq).toBe(900);
});

const SOUP = {
  id: 7,
  title: 'Soup',
  servings: 2,
  ingredients: [{ name: 'leek', amount: 1, unit: '' }],
};
const CART = {
  ...CORNER,
  totalPrice: cents(0),
  items: [{ ...RICE_PACK, quantity: 2 }],
};

test('a browser’s list and carts move in once, however often they do', () => {
  const milk = { name: 'Milk', amount: 1, unit: '' };
  const list = addManual(addRecipe(EMPTY_LIST, SOUP, 4), milk);
  const server = kitchenServer();
  const sam = kitchenDevice('sam', server);
  sam.act(byHand('eggs'));
  const move = () => {
    for (const change of moveIn(sam.shown(), list, [CART])) sam.act(change);
    sam.sync();
  };
  move();
  move();
  const { lines, carts } = server.state();
  expect(lines.map(({ key, contributions }) => [key, contributions.length])).toEqual([
    ['eggs', 1],
    ['leek', 1],
    ['milk', 1],
  ]);
  expect(lines[1]?.contributions[0]).toMatchObject({
    recipe_id: '7',
    servings: 4,
    recipeServings: 2,
  });
  expect(carts.map(({ items, totalPrice }) => [items[0]?.quantity, totalPrice])).toEqual([
    [2, 600],
  ]);
});

test('more of the same by hand adds up when it moves in, and the larger cart stays', () => {
  const server = kitchenServer();
  const sam = kitchenDevice('sam', server);
  sam.act(byHand('milk', 2));
  sam.act({ kind: 'cart_packs', payload: { store: CORNER, items: CART.items, terms: true } });
  const list = addManual(EMPTY_LIST, { name: 'milk', amount: 1, unit: '' });
  const fewer = { ...CART, items: CART.items.map((item) => ({ ...item, quantity: 1 })) };
  for (const change of moveIn(sam.shown(), list, [fewer])) sam.act(change);
  sam.sync();
  expect(server.state().lines[0]?.contributions.map(({ amount: n }) => n)).toEqual([2, 1]);
  expect(server.state().carts[0]?.items[0]?.quantity).toBe(2);
});

test('a browser’s orders move in once, and none that is known not to come', () => {
  const server = kitchenServer();
  const [sam, alex] = [kitchenDevice('sam', server), kitchenDevice('alex', server)];
  const own = ['order 1', 'order 2', 'order 3'].map((order_id) => ({
    ...riceOrder(order_id),
    store_id: 'store',
  }));
  const [first] = own;
  if (!first) throw new Error('no order');
  for (const change of moveOrders(alex.shown(), [first])) alex.act(change);
  alex.act({ kind: 'not_ordered', payload: { order_id: 'order 1' } });
  alex.sync();
  sam.act({ kind: 'cart_packs', payload: { store: CORNER, items: CART.items, terms: true } });
  for (let turn = 0; turn < 2; turn += 1) {
    for (const change of moveOrders(sam.shown(), own)) sam.act(change);
    sam.sync();
  }
  const { placed, carts } = server.state();
  expect(placed.map(({ order_id, by }) => [order_id, by])).toEqual([
    ['order 2', 'sam'],
    ['order 3', 'sam'],
  ]);
  expect(carts[0]?.items[0]?.quantity).toBe(2);
});
