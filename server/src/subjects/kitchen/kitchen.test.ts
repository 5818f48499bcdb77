import { describe, expect, test } from 'vitest';
import { z } from 'zod';

import { sql } from '#platform/db/sql';
import { byHand, got, household } from '#testing/kitchen';

import { forgetOps } from './forgetOps.queries.ts';

const DAY_MS = 86_400_000;

test('everybody has a kitchen of their own, made once, also by two requests at the same moment', async () => {
  const { person, kitchenOf, db } = await household();
  const sam = await person('user', 'Sam Lee');
  const [one, two] = await Promise.all([kitchenOf(sam), kitchenOf(sam)]);
  expect(one.household.household_id).toBe(two.household.household_id);
  expect(one.household.members).toMatchObject([{ name: 'Sam Lee', initials: 'SL', role: 'owner' }]);
  expect(one.state).toMatchObject({ seq: 0, lines: [], carts: [], placed: [], pantryOn: true });
  const { n } = await db.one(z.object({ n: z.int() }), sql`select count(*) as n from households`);
  expect(n).toBe(1);
});

test('what one changes the other hears, and both read the same', async () => {
  const { shared, send, op, kitchenOf } = await household();
  const { sam, alex, household_id } = await shared();
  const add = op(byHand('Milk', 2));
  const first = (await send(sam, [household_id, 0], [add])).json();
  expect(first).toEqual({
    seq: 1,
    missed: [],
    applied: [{ op_id: add.op_id, seq: 1, at: add.at }],
  });
  const tick = op(got('milk'));
  const second = (await send(alex, [household_id, 0], [tick])).json();
  expect(second.seq).toBe(2);
  expect(second.missed).toEqual([{ ...add, seq: 1, by: sam.user_id }]);
  const [a, b] = [await kitchenOf(sam), await kitchenOf(alex)];
  expect(a.state).toEqual(b.state);
  expect(a.state.lines).toMatchObject([
    { key: 'milk', generation: 1, got: { by: alex.user_id, seq: 2 }, added: { by: sam.user_id } },
  ]);
});

test('every kind of change is kept as it is', async () => {
  const { shared, send, op, kitchenOf, clock, person, store: open, ingredient } = await household();
  const { sam, household_id } = await shared();
  const device = '00000000-0000-4000-8000-00000000000d';
  const store_id = await open((await person('vendor')).user_id);
  const ingredient_id = await ingredient('Rice');
  const ref = (key: string) => ({ key, generation: 1 });
  const store = {
    store_id,
    vendorId: store_id,
    vendorName: 'V',
    storeName: 'Corner',
    storeType: 'Pickup',
    deliveryFee: 0,
    minimumOrder: 12.5,
    note: 'Ring\ntwice',
  };
  const rice = {
    ingredient_id,
    name: 'Rice',
    unit: 'gm',
    unit_quantity: 500,
    price: 3.49,
    quantity: 2,
  };
  const order = {
    order_id: '00000000-0000-4000-8000-00000000000f',
    storeName: 'Corner',
    deliveryFee: 4.99,
    items: [{ ...rice, quantity: 1 }],
  };
  const flour = {
    key: 'flour',
    name: 'Flour',
    kind: 'about',
    low: false,
    amount: 500,
    unit: 'gm',
    best_before: '2026-12-27',
    opened: true,
  };
  const soup = {
    id: 7,
    title: 'Soup',
    image: null,
    servings: 2,
    ingredients: [
      { name: 'leek', amount: 1 / 3, low: 0.1, unit: 'cup', metric: { amount: 80, unit: 'g' } },
      { name: 'flour', amount: 700, unit: 'g', grams: { cup: 120 }, density: 0.53 },
    ],
  };
  const changes = [
    { kind: 'add_recipe', payload: { recipe: soup, servings: 3 } },
    { kind: 'set_servings', payload: { recipe_id: '7', servings: 5 } },
    byHand('milk'),
    byHand('eggs', 6),
    byHand('bread'),
    { kind: 'edit_amount', payload: { line: ref('leek'), amount: 2.5, unit: 'cup' } },
    { kind: 'set_category', payload: { line: ref('milk'), category: 'Dairy' } },
    { kind: 'weigh', payload: { line: ref('eggs'), unit: '', grams: 58 } },
    {
      kind: 'identify',
      payload: { line: ref('eggs'), known: { ingredient_id: store_id, category: 'Dairy' } },
    },
    { kind: 'select', payload: { lines: [ref('milk')], selected: false } },
    { kind: 'remove_lines', payload: { lines: [ref('bread')] } },
    { kind: 'pantry_set', payload: { item: flour } },
    {
      kind: 'pantry_set',
      payload: { item: { ...flour, key: 'salt', name: 'Salt', kind: 'always' } },
    },
    { kind: 'pantry_low', payload: { key: 'salt', low: true } },
    {
      kind: 'got',
      payload: { line: ref('flour'), amounts: [], pack: { amount: 1000, unit: 'gm' } },
    },
    {
      kind: 'cooked',
      payload: {
        recipe_id: '7',
        title: 'Soup',
        uses: [{ key: 'flour', name: 'Flour', amount: 700, unit: 'gm' }],
      },
    },
    { kind: 'cart_packs', payload: { store, items: [rice], terms: true } },
    {
      kind: 'aisle_order',
      payload: { store_id, storeName: 'Corner', order: ['Dairy', 'Produce'] },
    },
    { kind: 'brand_choice', payload: { food: 'Rice', brand: 'Lotus', choice: 'prefer' } },
    {
      kind: 'ordered',
      payload: { store_id, items: [{ ingredient_id, quantity: 1 }], order },
    },
  ];
  const first = changes.map((change) => op(change, { device }));
  const answer = await send(sam, [household_id, 0], first);
  expect([answer.statusCode, answer.json().seq]).toEqual([200, changes.length]);
  const { state } = await kitchenOf(sam);
  expect(state.lines.map(({ key, edited, selected }) => [key, edited, selected])).toEqual([
    ['leek', { amount: 2.5, unit: 'cup' }, true],
    ['flour', undefined, true],
    ['milk', undefined, false],
    [store_id, undefined, true],
  ]);
  expect(state.lines[0]?.contributions[0]).toMatchObject({ amount: 1 / 3, low: 0.1, servings: 5 });
  expect(state.lines[3]?.aliases).toEqual([{ key: 'eggs', generation: 1 }]);
  expect(state.removed.map(({ line }) => line.key)).toEqual(['bread']);
  expect(state.carts).toMatchObject([
    { note: 'Ring\ntwice', totalPrice: 3.49, minimumOrder: 12.5 },
  ]);
  expect(state.pantry.map(({ key, amount, low }) => [key, amount, low])).toEqual([
    ['flour', 800, false],
    ['salt', 500, true],
  ]);
  expect(state.cooked.map(({ title }) => title)).toEqual(['Soup']);
  const placed = { ...order, store_id, at: clock.at.getTime(), by: sam.user_id };
  expect(state.placed).toEqual([placed]);
  expect(state.aisles).toEqual([{ store_id, storeName: 'Corner', order: ['Dairy', 'Produce'] }]);
  expect(state.brands).toEqual([{ food: 'Rice', brand: 'Lotus', choice: 'prefer' }]);
  expect(state.ownCategories).toContainEqual(['milk', 'Dairy']);

  // Undone, everything comes back from the rows.
  clock.at = new Date(clock.at.getTime() + 1_000);
  const cookedOp = first.find(({ kind }) => kind === 'cooked')?.op_id;
  const undo = [
    { kind: 'not_cooked', payload: { cooked: cookedOp } },
    { kind: 'not_got', payload: { line: ref('flour') } },
    { kind: 'restore_lines', payload: { lines: [ref('bread')] } },
    { kind: 'remove_recipe', payload: { recipe_id: '7' } },
    { kind: 'cart_packs', payload: { store, items: [{ ...rice, quantity: 0 }], terms: false } },
    { kind: 'pantry_remove', payload: { key: 'salt' } },
    { kind: 'pantry_switch', payload: { on: false } },
    { kind: 'brand_choice', payload: { food: 'Rice', brand: 'Lotus', choice: null } },
    {
      kind: 'order_lost',
      payload: {
        order_id: order.order_id,
        why: 'short',
        items: order.items.map(({ ingredient_id }) => ({ ingredient_id, quantity: 1 })),
      },
    },
    { kind: 'relist', payload: { lines: [ref('milk')] } },
  ].map((change) => op(change, { device, base_seq: changes.length }));
  await send(sam, [household_id, changes.length], undo);
  const after = (await kitchenOf(sam)).state;
  expect(after.lines.map(({ key }) => key)).toEqual(['milk', store_id, 'bread']);
  expect(after.pantry.map(({ key, amount }) => [key, amount])).toEqual([['flour', 500]]);
  expect([after.carts, after.cooked, after.pantryOn, after.brands]).toEqual([[], [], false, []]);
  expect(after.placed).toMatchObject([{ items: [], lost: { why: 'short', items: order.items } }]);
  expect(after.lines[0]?.listedAt).toBe(clock.at.getTime());
});

describe('again', () => {
  test('the same batch twice at the same moment is applied once', async () => {
    const { shared, send, op, kitchenOf } = await household();
    const { sam, household_id } = await shared();
    const ops = [op(byHand('milk', 1)), op(byHand('milk', 2))];
    const answers = await Promise.all([
      send(sam, [household_id, 0], ops),
      send(sam, [household_id, 0], ops),
      send(sam, [household_id, 0], ops),
    ]);
    const log = ops.map(({ op_id, at }, nth) => ({ op_id, seq: nth + 1, at }));
    for (const answer of answers) expect(answer.json()).toMatchObject({ seq: 2, applied: log });
    const { state } = await kitchenOf(sam);
    expect(state.seq).toBe(2);
    expect(state.lines[0]?.contributions.map(({ amount }) => amount)).toEqual([1, 2]);
  });

  test('an operation twice in a batch is applied once', async () => {
    const { shared, send, op } = await household();
    const { sam, household_id } = await shared();
    const add = op(byHand('milk'));
    expect((await send(sam, [household_id, 0], [add, add])).json()).toMatchObject({ seq: 1 });
  });

  test('two devices that tick at once: the first stays, and both are told the same', async () => {
    const { shared, send, op, kitchenOf } = await household();
    const { sam, alex, household_id } = await shared();
    await send(sam, [household_id, 0], [op(byHand('eggs'))]);
    const ticks = await Promise.all(
      [sam, alex].map((who) => send(who, [household_id, 1], [op(got('eggs'), { base_seq: 1 })])),
    );
    expect(ticks.map((answer): number => answer.json().seq).toSorted((a, b) => a - b)).toEqual([
      2, 3,
    ]);
    const first = ticks[0]?.json().seq === 2 ? sam : alex;
    for (const who of [sam, alex])
      expect((await kitchenOf(who)).state.lines[0]?.got?.by).toBe(first.user_id);
  });
});

describe('bounds', () => {
  test('the 1,000th line is taken; the 1,001st is refused by its operation, and nothing of its batch is done', async () => {
    const { shared, send, op, kitchenOf } = await household();
    const { sam, household_id } = await shared();
    const ingredients = (from: number) =>
      Array.from({ length: 200 }, (_, n) => ({ name: `thing ${from + n}`, amount: 1, unit: '' }));
    const recipes = [0, 200, 400, 600, 800].map((from) =>
      op({
        kind: 'add_recipe',
        payload: {
          recipe: { id: `r${from}`, title: 'R', servings: 1, ingredients: ingredients(from) },
          servings: 1,
        },
      }),
    );
    expect((await send(sam, [household_id, 0], recipes)).statusCode).toBe(200);
    const [more, one] = [op(byHand('thing 7')), op(byHand('the 1,001st'))];
    const answer = await send(sam, [household_id, 5], [more, one]);
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      expect.objectContaining({
        error: 'list_full',
        message: 'The list has 1,000 lines. Remove some first.',
        details: { op_id: one.op_id },
      }),
    ]);
    const { state } = await kitchenOf(sam);
    expect([state.seq, state.lines.length]).toEqual([5, 1000]);
    expect((await send(sam, [household_id, 5], [more])).json().seq).toBe(6);
  });

  test('10,000 operations a day are taken, one more is not; tomorrow is another day', async () => {
    const { shared, send, op, db, clock } = await household();
    const { sam, household_id } = await shared();
    await db.run(sql`update households set ops_day = ${clock.at}::timestamptz::date, ops_count = 9999
                     where household_id = ${household_id}`);
    expect((await send(sam, [household_id, 0], [op(byHand('a'))])).statusCode).toBe(200);
    const refused = await send(sam, [household_id, 1], [op(byHand('b'))]);
    expect([refused.statusCode, refused.json().error]).toEqual([429, 'too_many_changes']);
    await db.run(sql`update households set ops_day = ops_day - 1`);
    expect((await send(sam, [household_id, 1], [op(byHand('b'))])).statusCode).toBe(200);
  });

  test('a time is kept within the server’s', async () => {
    const { shared, send, op, clock, kitchenOf } = await household();
    const { sam, household_id } = await shared();
    const now = clock.at.getTime();
    const times = [now + DAY_MS, 0, now - 5];
    const ops = times.map((at, n) => ({ ...op(byHand(`thing ${n}`)), at }));
    const answer = (await send(sam, [household_id, 0], ops)).json();
    expect(answer.applied.map((one: { at: number }) => one.at)).toEqual([
      now,
      now - 90 * DAY_MS,
      now - 5,
    ]);
    expect((await kitchenOf(sam)).state.lines[0]?.added.at).toBe(now);
  });

  test('nobody has seen what is yet to come', async () => {
    const { shared, send, op, kitchenOf } = await household();
    const { sam, alex, household_id } = await shared();
    await send(sam, [household_id, 0], [op(byHand('eggs'))]);
    const clear = op({ kind: 'clear', payload: { only: 'all' } }, { base_seq: 2_000_000 });
    await send(alex, [household_id, 0], [clear]);
    await send(sam, [household_id, 2], [op(byHand('milk'))]);
    expect((await kitchenOf(sam)).state.lines.map(({ key }) => key)).toEqual(['milk']);
  });
});

describe('a device that was away', () => {
  test('for longer than the log is kept reads the state anew, and can go on', async () => {
    const { shared, send, op, deps, clock } = await household();
    const { sam, household_id } = await shared();
    await send(sam, [household_id, 0], [op(byHand('milk')), op(byHand('eggs'))]);
    expect(await forgetOps(deps.db, new Date(clock.at.getTime() + 90 * DAY_MS))).toBe(0);
    expect(await forgetOps(deps.db, new Date(clock.at.getTime() + 90 * DAY_MS + 1))).toBe(2);
    const late = await send(sam, [household_id, 1], [op(byHand('bread'))]);
    expect([late.statusCode, late.json().error]).toEqual([410, 'kitchen_stale']);
    expect((await send(sam, [household_id, 2], [op(byHand('bread'))])).json().seq).toBe(3);
  });

  test('and missed more than an answer holds reads the state anew', async () => {
    const { shared, send, op } = await household();
    const { sam, household_id } = await shared();
    const store_id = crypto.randomUUID();
    const items = Array.from({ length: 1_000 }, (_, n) => ({
      ingredient_id: `${n}${'i'.repeat(190)}`,
      quantity: 1,
    }));
    const large = () => op({ kind: 'ordered', payload: { store_id, items } });
    for (let n = 0; n < 9; n += 1) await send(sam, [household_id, n], [large()]);
    expect((await send(sam, [household_id, 1], [])).json().missed).toHaveLength(8);
    const late = await send(sam, [household_id, 0], []);
    expect([late.statusCode, late.json().error]).toEqual([410, 'kitchen_stale']);
  });

  test('and knows what is yet to come, as after a restored backup, reads it anew', async () => {
    const { shared, send } = await household();
    const { sam, household_id } = await shared();
    expect((await send(sam, [household_id, 1], [])).json().error).toBe('kitchen_stale');
    expect((await send(sam, [household_id, 0], [])).statusCode).toBe(200);
  });
});

test('another household is like none', async () => {
  const { shared, send, op, person } = await household();
  const { household_id } = await shared();
  const stranger = await person('user');
  for (const id of [household_id, '00000000-0000-4000-8000-000000000000']) {
    const answer = await send(stranger, [id, 0], [op(byHand('milk'))]);
    expect([answer.statusCode, answer.json().error]).toEqual([409, 'household_left']);
  }
});

test('a bad operation is refused by its field', async () => {
  const { shared, send, op } = await household();
  const { sam, household_id } = await shared();
  const answer = await send(
    sam,
    [household_id, 0],
    [
      op(byHand('milk')),
      op({ kind: 'add_item', payload: { item: { name: 'x'.repeat(201), amount: 1, unit: '' } } }),
    ],
  );
  expect([answer.statusCode, answer.json().message]).toEqual([
    400,
    'ops.1.payload.item.name: must be at most 200 characters',
  ]);
});
