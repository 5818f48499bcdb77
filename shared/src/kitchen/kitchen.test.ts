import { expect, test } from 'vitest';

import {
  byHand,
  CORNER,
  type Device,
  kitchenDevice,
  kitchenServer,
  refOf,
  RICE_PACK,
} from '#kitchen/testing/kitchen';

import { EMPTY_KITCHEN } from './emptyKitchen.ts';
import { lineAmounts, MANUAL } from './groceryAmounts.ts';
import type { KitchenState } from './kitchen.calls.ts';
import { applyOp } from './kitchen.ts';
import { MAX_CARTS, MAX_LINES } from './kitchenLimits.ts';
import type { KitchenChange } from './kitchenOps.model.ts';
import { amountsSeen, neededAfter } from './kitchenTicks.ts';

/** Two devices with the same kitchen; neither learns of the other's operations until both have acted. */
function two(...before: readonly KitchenChange[]) {
  const server = kitchenServer();
  const [sam, alex] = [kitchenDevice('sam', server), kitchenDevice('alex', server)];
  for (const change of before) sam.act(change);
  for (const device of [sam, alex]) device.sync();
  /** The first device's operations reach the server first. Shape: the state that both end with. */
  const meet = (first: Device, second: Device): KitchenState => {
    for (const device of [first, second, first]) device.sync();
    expect(first.shown()).toEqual(server.state());
    expect(second.shown()).toEqual(server.state());
    return server.state();
  };
  return { server, sam, alex, meet };
}
type Two = ReturnType<typeof two>;

const edit = (device: Device, key: string, amount: number): KitchenChange => ({
  kind: 'edit_amount',
  payload: { line: refOf(device, key), amount, unit: '' },
});
const remove = (device: Device, key: string): KitchenChange => ({
  kind: 'remove_lines',
  payload: { lines: [refOf(device, key)] },
});
const restore = (key: string, generation = 1): KitchenChange => ({
  kind: 'restore_lines',
  payload: { lines: [{ key, generation }] },
});
const tick = (device: Device, key: string): KitchenChange => {
  const line = device.line(key);
  return {
    kind: 'got',
    payload: { line: refOf(device, key), amounts: line ? amountsSeen(line) : [] },
  };
};
const untick = (device: Device, key: string): KitchenChange => ({
  kind: 'not_got',
  payload: { line: refOf(device, key) },
});
const CLEAR: KitchenChange = { kind: 'clear', payload: { only: 'all' } };
const SOUP: KitchenChange = {
  kind: 'add_recipe',
  payload: {
    servings: 2,
    recipe: {
      id: 7,
      title: 'Soup',
      servings: 2,
      ingredients: [
        { name: 'milk', amount: 2, unit: '' },
        { name: 'leek', amount: 1, unit: '' },
      ],
    },
  },
};

const idOf = (device: Device, key: string) =>
  device.line(key)?.contributions.find(({ recipe_id }) => recipe_id === MANUAL)?.from?.op_id ?? '';
const names = (state: KitchenState) => state.lines.map(({ key }) => key);
const amountOf = (state: KitchenState, key: string) =>
  lineAmounts(state.lines.find((line) => line.key === key) ?? { contributions: [] })[0]?.amount;
const gotBy = (state: KitchenState, key: string) =>
  state.lines.find((line) => line.key === key)?.got?.by;

/** Each row: what both do at once, and what holds whoever is first. */
const CONFLICTS: readonly (readonly [
  why: string,
  before: readonly KitchenChange[],
  act: (two: Two) => void,
  holds: (state: KitchenState) => unknown,
  is: unknown,
])[] = [
  [
    'both add the same by hand: it adds up',
    [],
    ({ sam, alex }) => [sam.act(byHand('milk', 1)), alex.act(byHand('Milk', 2))],
    (state) => [names(state), amountOf(state, 'milk')],
    [['milk'], 3],
  ],
  [
    'both add the same recipe: it is there once',
    [],
    ({ sam, alex }) => [sam.act(SOUP), alex.act(SOUP)],
    (state) => [names(state), amountOf(state, 'milk')],
    [['milk', 'leek'], 2],
  ],
  [
    'a tick and an edit of the amount: both hold, and the tick knows what it saw',
    [byHand('eggs', 4)],
    ({ sam, alex }) => [sam.act(tick(sam, 'eggs')), alex.act(edit(alex, 'eggs', 6))],
    (state) => {
      const [line] = state.lines;
      return [gotBy(state, 'eggs'), line && neededAfter(line)];
    },
    ['sam', { bought: [{ amount: 4, unit: 'count' }], needed: [{ amount: 6, unit: 'count' }] }],
  ],
  [
    'a tick and a removal: it is bought',
    [byHand('eggs')],
    ({ sam, alex }) => [sam.act(tick(sam, 'eggs')), alex.act(remove(alex, 'eggs'))],
    (state) => [names(state), gotBy(state, 'eggs')],
    [['eggs'], 'sam'],
  ],
  [
    'what was got is removed, and more of it is added: that is still to get',
    [byHand('eggs', 4)],
    ({ sam, alex }) => {
      sam.act(tick(sam, 'eggs'));
      sam.act(remove(sam, 'eggs'));
      alex.act(byHand('eggs', 2));
    },
    (state) => [gotBy(state, 'eggs'), amountOf(state, 'eggs')],
    [undefined, 2],
  ],
  [
    'a tick and the removal of its recipe: it is bought, and the recipe is off the list',
    [SOUP],
    ({ sam, alex }) => [
      sam.act(tick(sam, 'leek')),
      alex.act({ kind: 'remove_recipe', payload: { recipe_id: '7' } }),
    ],
    (state) => [
      names(state),
      gotBy(state, 'leek'),
      state.lines.flatMap(({ contributions }) => contributions.map((one) => one.recipe_id)),
    ],
    [['leek'], 'sam', ['manual']],
  ],
  [
    'a late tick of a line that was removed and added anew: dropped',
    [byHand('eggs')],
    ({ sam, alex }) => {
      sam.act(tick(sam, 'eggs'));
      alex.act(remove(alex, 'eggs'));
      alex.sync();
      alex.act(byHand('eggs', 12));
      alex.sync();
    },
    (state) => [names(state), gotBy(state, 'eggs'), amountOf(state, 'eggs')],
    [['eggs'], undefined, 12],
  ],
  [
    'a removal and an edit that did not see it: removed',
    [byHand('eggs')],
    ({ sam, alex }) => [sam.act(edit(sam, 'eggs', 6)), alex.act(remove(alex, 'eggs'))],
    names,
    [],
  ],
  [
    'a removal and more of the same by somebody who did not see it: the more stays',
    [byHand('eggs', 4)],
    ({ sam, alex }) => [sam.act(byHand('eggs', 2)), alex.act(remove(alex, 'eggs'))],
    (state) => [names(state), amountOf(state, 'eggs')],
    [['eggs'], 2],
  ],
  [
    'Clear List: only what the clearer had seen',
    [byHand('eggs'), byHand('milk')],
    ({ sam, alex }) => [sam.act(byHand('bread')), alex.act(CLEAR)],
    names,
    ['bread'],
  ],
  [
    'other servings and another amount',
    [SOUP],
    ({ sam, alex }) => [
      sam.act({ kind: 'set_servings', payload: { recipe_id: '7', servings: 4 } }),
      alex.act(edit(alex, 'milk', 9)),
    ],
    (state) => [amountOf(state, 'milk'), amountOf(state, 'leek')],
    [9, 2],
  ],
];

test.for(CONFLICTS)('%s, whoever is first', ([, before, act, holds, is]) => {
  const one = two(...before);
  act(one);
  expect(holds(one.meet(one.sam, one.alex))).toEqual(is);
  const other = two(...before);
  act(other);
  expect(holds(other.meet(other.alex, other.sam))).toEqual(is);
});

test('of two ticks the first by the server’s order stays, whatever the clocks say', () => {
  const { sam, alex, meet } = two(byHand('eggs'));
  for (const device of [sam, alex]) device.act(tick(device, 'eggs'));
  expect(gotBy(meet(alex, sam), 'eggs')).toBe('alex');
});

test('an undo of a tick that it has not seen changes nothing', () => {
  const { sam, alex, meet } = two(byHand('eggs'));
  sam.act(tick(sam, 'eggs'));
  alex.act(untick(alex, 'eggs'));
  expect(gotBy(meet(sam, alex), 'eggs')).toBe('sam');
});

test('an edit that saw the removal brings the line back', () => {
  const { sam, alex, meet } = two(byHand('eggs'), byHand('milk'));
  sam.act(remove(sam, 'eggs'));
  meet(sam, alex);
  alex.act(edit(alex, 'eggs', 6));
  const state = meet(alex, sam);
  expect([names(state), amountOf(state, 'eggs')]).toEqual([['eggs', 'milk'], 6]);
});

test('undo of a removed tick brings the tick back, also where more was added', () => {
  const { sam, alex, meet } = two(byHand('eggs', 4));
  sam.act(tick(sam, 'eggs'));
  alex.act(byHand('eggs', 2));
  alex.sync();
  sam.act(remove(sam, 'eggs'));
  sam.sync();
  sam.act(restore('eggs'));
  const state = meet(sam, alex);
  const [line] = state.lines;
  expect([gotBy(state, 'eggs'), line && neededAfter(line)]).toEqual([
    'sam',
    { bought: [{ amount: 4, unit: 'count' }], needed: [{ amount: 6, unit: 'count' }] },
  ]);
});

test('undo brings a line back to its place, with what was added meanwhile', () => {
  const { sam, alex, meet } = two(byHand('eggs', 4), byHand('milk'));
  sam.act(remove(sam, 'eggs'));
  sam.sync();
  alex.act(byHand('eggs', 2));
  alex.sync();
  sam.act(restore('eggs'));
  const state = meet(sam, alex);
  expect([names(state), amountOf(state, 'eggs')]).toEqual([['milk', 'eggs'], 6]);
});

test('undo of a removal without a network is as if nothing was', () => {
  const { sam, alex, meet } = two(byHand('eggs'), byHand('milk'));
  sam.act(remove(sam, 'eggs'));
  sam.act(restore('eggs'));
  expect(names(meet(sam, alex))).toEqual(['eggs', 'milk']);
});

test('an undo of Clear List brings everything back', () => {
  const { sam, alex, meet } = two(byHand('eggs'), SOUP);
  const before = sam.shown().lines.map(({ key, generation }) => ({ key, generation }));
  sam.act(CLEAR);
  expect(names(meet(sam, alex))).toEqual([]);
  sam.act({ kind: 'restore_lines', payload: { lines: before } });
  expect(names(meet(sam, alex))).toEqual(['eggs', 'milk', 'leek']);
});

test('an undo of another’s Clear List brings back what that removed, and nothing else, once', () => {
  const { sam, alex, meet } = two(byHand('eggs'), byHand('milk'), SOUP);
  alex.act(remove(alex, 'eggs'));
  alex.act({ kind: 'take_item', payload: { added: idOf(alex, 'milk') } });
  meet(alex, sam);
  sam.act(CLEAR);
  const cleared = meet(sam, alex);
  expect(names(cleared)).toEqual([]);
  const { seq } = cleared;
  const lines = cleared.removed
    .filter(({ removed }) => removed.seq === seq)
    .map(({ line }) => ({ key: line.key, generation: line.generation }));
  alex.act({ kind: 'restore_lines', payload: { lines, removed: seq } });
  sam.act({ kind: 'restore_lines', payload: { lines, removed: seq } });
  const back = meet(alex, sam);
  expect([names(back), amountOf(back, 'milk')]).toEqual([['milk', 'leek'], 2]);
  alex.act(remove(alex, 'leek'));
  meet(alex, sam);
  sam.act({ kind: 'restore_lines', payload: { lines, removed: seq } });
  expect(names(meet(sam, alex))).toEqual(['milk']);
});

test('a recipe that was taken off comes back with what it brought', () => {
  const { sam, alex, meet } = two(byHand('milk', 1), SOUP);
  sam.act({ kind: 'remove_recipe', payload: { recipe_id: '7' } });
  expect(amountOf(meet(sam, alex), 'milk')).toBe(1);
  sam.act({ kind: 'restore_recipe', payload: { recipe_id: '7' } });
  const state = meet(sam, alex);
  expect([names(state), amountOf(state, 'milk')]).toEqual([['milk', 'leek'], 3]);
});

test('a tick finds a line that got its catalogue entry meanwhile', () => {
  const { sam, alex, meet } = two(byHand('milk'));
  sam.act(tick(sam, 'milk'));
  alex.act({
    kind: 'identify',
    payload: { line: refOf(alex, 'milk'), known: { ingredient_id: 'id-of-milk' } },
  });
  const state = meet(alex, sam);
  expect([names(state), gotBy(state, 'id-of-milk')]).toEqual([['id-of-milk'], 'sam']);
});

test('a line that joins another by its catalogue entry keeps its ticks and its name of before', () => {
  const { sam, alex, meet } = two(
    {
      kind: 'add_item',
      payload: { item: { name: 'Milk', ingredient_id: 'm', amount: 1, unit: '' } },
    },
    byHand('moo juice', 2),
  );
  sam.act(tick(sam, 'moo juice'));
  alex.act({
    kind: 'identify',
    payload: { line: refOf(alex, 'moo juice'), known: { ingredient_id: 'm' } },
  });
  const state = meet(sam, alex);
  expect([names(state), amountOf(state, 'm'), gotBy(state, 'm')]).toEqual([['m'], 3, 'sam']);
});

test.for([
  [{ whole: true }, 196, 'pineapple', 'of this program'],
  [{}, 100, 'peeled pineapple', 'of an older one, on whose device the amount stayed'],
] as const)('identified with %j a line is %d g of "%s": %s', ([how, amount, name]) => {
  const item = { name: 'peeled pineapple', amount: 100, unit: 'g' };
  const { sam, alex, meet } = two({ kind: 'add_item', payload: { item } });
  const known = { ingredient_id: 'p', grams: { 'gm peeled': 1.96 } };
  sam.act({
    kind: 'identify',
    payload: { line: refOf(sam, 'peeled pineapple'), known, ...how },
  });
  const state = meet(sam, alex);
  expect(state.lines).toMatchObject([{ key: 'p', name }]);
  expect(amountOf(state, 'p')).toBeCloseTo(amount, 6);
});

test('what takes an item back by hand takes that one alone', () => {
  const { sam, alex, meet } = two(byHand('milk', 1));
  const added = sam.act(byHand('milk', 2));
  meet(sam, alex);
  alex.act({ kind: 'take_item', payload: { added } });
  expect(amountOf(meet(alex, sam), 'milk')).toBe(1);
});

const UNKNOWN: readonly KitchenChange[] = [
  restore('nothing'),
  { kind: 'remove_recipe', payload: { recipe_id: '1' } },
  { kind: 'restore_recipe', payload: { recipe_id: '1' } },
  { kind: 'set_servings', payload: { recipe_id: '1', servings: 3 } },
  { kind: 'take_item', payload: { added: 'x' } },
  { kind: 'weigh', payload: { line: { key: 'x', generation: 1 }, unit: 'cup', grams: 9 } },
  {
    kind: 'identify',
    payload: { line: { key: 'x', generation: 1 }, known: { ingredient_id: 'i' } },
  },
  { kind: 'edit_amount', payload: { line: { key: 'eggs', generation: 9 }, amount: 3, unit: '' } },
  { kind: 'got', payload: { line: { key: 'eggs', generation: 9 }, amounts: [] } },
  { kind: 'not_got', payload: { line: { key: 'eggs', generation: 1 } } },
  { kind: 'buy_all', payload: { line: { key: 'x', generation: 1 }, buyAll: true } },
  {
    kind: 'cart_packs',
    payload: { store: CORNER, items: [{ ...RICE_PACK, quantity: 0 }], terms: true },
  },
  { kind: 'pantry_low', payload: { key: 'x', low: true } },
  { kind: 'pantry_remove', payload: { key: 'x' } },
  { kind: 'not_cooked', payload: { cooked: 'x' } },
  { kind: 'not_ordered', payload: { order_id: 'x' } },
  { kind: 'order_lost', payload: { order_id: 'x', why: 'short', items: [] } },
  { kind: 'relist', payload: { lines: [{ key: 'x', generation: 1 }] } },
];

test.each(UNKNOWN)('what is meant for nothing there changes nothing: $kind', (change) => {
  const { sam, server } = two(byHand('eggs'));
  const before = server.state();
  sam.act(change);
  sam.sync();
  expect(server.state()).toEqual({ ...before, seq: before.seq + 1 });
});

test('the 1,000th line is taken, the 1,001st changes nothing', () => {
  const add = (state: KitchenState, n: number) =>
    applyOp(
      state,
      { ...byHand(`thing ${n}`), op_id: `${n}`, device: 'd', at: 0, base_seq: 0 },
      { seq: n, by: 'sam' },
    );
  const full = Array.from({ length: MAX_LINES }, (_, n) => n + 1).reduce(add, EMPTY_KITCHEN);
  expect(full.lines).toHaveLength(MAX_LINES);
  expect(add(full, MAX_LINES + 1)).toEqual({ ...full, seq: MAX_LINES + 1 });
});

test('one cart more than there may be changes nothing; those that are there change', () => {
  const set = (state: KitchenState, store_id: string, quantity: number) =>
    applyOp(
      state,
      {
        kind: 'cart_packs',
        payload: {
          store: { ...CORNER, store_id },
          items: [{ ...RICE_PACK, quantity }],
          terms: false,
        },
        op_id: store_id,
        device: 'd',
        at: 0,
        base_seq: 0,
      },
      { seq: state.seq + 1, by: 'sam' },
    );
  const full = Array.from({ length: MAX_CARTS }, (_, n) => `s${n}`).reduce(
    (state, id) => set(state, id, 1),
    EMPTY_KITCHEN,
  );
  expect(full.carts).toHaveLength(MAX_CARTS);
  expect(set(full, 'more', 1)).toEqual({ ...full, seq: full.seq + 1 });
  expect(set(full, 's0', 3).carts[0]?.items[0]?.quantity).toBe(3);
});
