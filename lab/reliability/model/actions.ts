import assert from 'node:assert/strict';

import fc from 'fast-check';

import { Session, Stores } from '#reliability/harness/answers';

import { type Action, action, expectVerdict, one, plain, stranger, which } from './acting.ts';
import { changeOneLine, settleChange } from './lineActions.ts';
import { look, Orders, shown } from './look.ts';
import {
  type Draft,
  edit,
  type Model,
  move,
  type Person,
  pick,
  place,
  remove,
  renew,
  STATUSES,
  type Wish,
} from './model.ts';
import type { Product } from './product.ts';
import { setSlots, slotFor } from './slotActions.ts';

/** A vendor's first store, with an empty shelf. */
export async function openStore(model: Model, { ask }: Product, vendor: Person): Promise<void> {
  const location = { type: 'Point', coordinates: [-87.6, 41.8] };
  const draft = { name: 'Store', store_type: 'Pickup', address: 'Road 1', location };
  const answer = await ask('POST', '/vendor/stores', {
    token: vendor.token,
    body: { stores: [draft] },
  });
  expectVerdict(answer, { status: 201 });
  const store_id = Stores.parse(answer.body).value[0]?.store_id ?? '';
  model.stores.push({ store_id, vendor, isOpen: true, shelf: new Map(), places: null });
}

const register = action(
  'register',
  fc.constantFrom('user', 'vendor'),
  async ({ model, product }, role) => {
    const name = `Somebody ${crypto.randomUUID()}`;
    const email = `${crypto.randomUUID()}@model.test`;
    const body = { name, address: 'Street 1', email, password_hash: 'long enough 1', role };
    const answer = await product.ask('POST', '/register', { body });
    expectVerdict(answer, { status: 201 });
    const { _id: user_id, access_token: token } = Session.parse(answer.body);
    const refreshTokens = [answer.cookie ?? ''];
    const signs = { isSignedIn: true, isDeleted: false };
    const person: Person = { user_id, role, name, token, refreshTokens, ...signs };
    model.people.push(person);
    if (role === 'vendor') await openStore(model, product, person);
  },
);

function bodyOf(drafts: readonly Draft[]) {
  return {
    orders: drafts.map(({ store: { store_id }, slot, items }) => ({
      store_id,
      ...(slot !== null && { slot_starts_at: new Date(slot).toISOString() }),
      items: items.map(({ ingredient: { ingredient_id }, quantity, claim }) => ({
        ingredient_id,
        quantity,
        ...(claim !== undefined && { price: claim / 100 }),
      })),
    })),
  };
}

/** Sends an order request, first or again. A granted one always gets the same answer. */
async function send(model: Model, { ask }: Product, wish: Wish): Promise<void> {
  const { shopper, drafts, key } = wish;
  const answer = await ask('POST', '/user/orders', {
    token: shopper.token,
    body: bodyOf(drafts),
    headers: { 'idempotency-key': key },
  });
  if (wish.answer !== undefined && shopper.isSignedIn) {
    assert.deepEqual(answer.body, wish.answer, 'the first answer again');
    return;
  }
  const { orders, ...verdict } = place(model, wish);
  expectVerdict(answer, verdict);
  if (verdict.status !== 201) return;
  const made = Orders.parse(answer.body).orders;
  assert.equal(made.length, orders.length);
  // Orders of one request differ by store or total; ids are random.
  for (const order of orders) {
    const looks = JSON.stringify({ ...shown(order), order_id: '' });
    const same = made.findIndex((seen) => JSON.stringify({ ...seen, order_id: '' }) === looks);
    assert.ok(same >= 0, `${looks} is not among ${JSON.stringify(made)}`);
    order.order_id = made.splice(same, 1)[0]?.order_id ?? '';
  }
  wish.answer = answer.body;
}

const wanted = plain({
  ingredient: which,
  quantity: fc.integer({ min: 1, max: 4 }),
  claim: fc.constantFrom('none', 'none', 'right', 'old'),
});
const drafts = fc.array(
  plain({
    store: which,
    // Mostly as the store wants it.
    slot: fc.constantFrom(...Array<string>(8).fill('fitting'), 'other', 'none'),
    day: fc.integer({ min: 1, max: 2 }),
    items: fc.array(wanted, { minLength: 1, maxLength: 3 }),
  }),
  { minLength: 1, maxLength: 2 },
);

const order = action('order', plain({ who: which, drafts }), async ({ model, product }, given) => {
  const shopper = one(model.people, given.who);
  const found = given.drafts.map((draft): Draft | undefined => {
    const store = one(model.stores, draft.store);
    return (
      store && {
        store,
        slot: slotFor(store, draft),
        items: draft.items.flatMap(({ ingredient: n, quantity, claim }) => {
          const ingredient = one(model.ingredients, n);
          if (!ingredient) return [];
          const price = store.shelf.get(ingredient)?.price ?? 0;
          const claims = { none: undefined, right: price, old: price + 1 };
          return [{ ingredient, quantity, claim: claims[claim] }];
        }),
      }
    );
  });
  if (!shopper) return;
  const key = `wish-${model.wishes.length}`;
  const wish = { key, shopper, drafts: found.filter((draft) => draft !== undefined) };
  model.wishes.push(wish);
  await send(model, product, wish);
});

const repeat = action('repeat', which, async ({ model, product }, n) => {
  const wish = one(model.wishes, n);
  if (wish) await send(model, product, wish);
});

const reuseKey = action('reuse the key', which, async ({ model, product }, n) => {
  const wish = one(model.wishes, n);
  if (wish?.answer === undefined) return;
  const { key, shopper } = wish;
  const { orders } = bodyOf(wish.drafts);
  const answer = await product.ask('POST', '/user/orders', {
    token: shopper.token,
    body: { orders: [...orders, ...orders] },
    headers: { 'idempotency-key': key },
  });
  expectVerdict(
    answer,
    shopper.isSignedIn
      ? { status: 422, error: 'key_reused' }
      : { status: 401, error: 'not_signed_in' },
  );
});

const moveOrder = action(
  'move',
  plain({ order: which, to: fc.constantFrom(...STATUSES), stranger }),
  async ({ model, product }, given) => {
    const moved = one(model.orders, given.order);
    const who = given.stranger === null ? moved?.store.vendor : one(model.people, given.stranger);
    if (!moved || !who) return;
    const answer = await product.ask('PUT', '/vendor/userorder/accept', {
      token: who.token,
      body: { order_id: moved.order_id, order_status: given.to },
    });
    expectVerdict(answer, move(moved, { who, to: given.to }));
  },
);

const cancel = action(
  'cancel',
  plain({ order: which, stranger }),
  async ({ model, product }, given) => {
    const moved = one(model.orders, given.order);
    const who = given.stranger === null ? moved?.shopper : one(model.people, given.stranger);
    if (!moved || !who) return;
    const path = `/user/orders/${moved.order_id}/cancel` as const;
    const answer = await product.ask('POST', path, { token: who.token });
    expectVerdict(answer, move(moved, { who, to: 'cancelled' }));
  },
);

const pickLine = action(
  'pick',
  plain({ order: which, ingredient: which, picked: fc.constantFrom(true, true, false), stranger }),
  async ({ model, product }, { picked, ...given }) => {
    const accepted = model.orders.filter(({ status }) => status === 'Accepted');
    const order = one(accepted, given.order) ?? one(model.orders, given.order);
    const ingredient = one(model.ingredients, given.ingredient);
    const who = given.stranger === null ? order?.store.vendor : one(model.people, given.stranger);
    if (!order || !ingredient || !who) return;
    const { order_id } = order;
    const { ingredient_id } = ingredient;
    const answer = await product.ask('PUT', '/vendor/picked-lines', {
      token: who.token,
      body: { lines: [{ order_id, ingredient_id }], picked },
    });
    const { changed, ...verdict } = pick(order, { who, ingredient, picked });
    expectVerdict(answer, verdict);
    if (verdict.status === 200) assert.deepEqual(answer.body, { changed }, 'ticks that changed');
  },
);

const setShelf = action(
  'set',
  plain({
    store: which,
    ingredient: which,
    price: fc.option(fc.integer({ min: 0, max: 999 }), { nil: undefined, freq: 2 }),
    quantity: fc.option(fc.integer({ min: 0, max: 8 }), { nil: undefined, freq: 2 }),
    seen: fc.constantFrom('nothing', 'nothing', 'the stock', 'an old stock'),
    stranger,
  }),
  async ({ model, product }, { price, quantity, ...given }) => {
    const store = one(model.stores, given.store);
    const ingredient = one(model.ingredients, given.ingredient);
    const who = given.stranger === null ? store?.vendor : one(model.people, given.stranger);
    if (!store || !ingredient || !who) return;
    const stock = store.shelf.get(ingredient)?.quantity ?? 0;
    const sights = { nothing: undefined, 'the stock': stock, 'an old stock': stock + 1 };
    const expected = sights[given.seen];
    const item = {
      ingredient_id: ingredient.ingredient_id,
      ...(price !== undefined && { price: price / 100 }),
      ...(quantity !== undefined && { quantity }),
      ...(expected !== undefined && { expected_quantity: expected }),
    };
    const answer = await product.ask('PUT', '/vendor/stores', {
      token: who.token,
      body: { stores: [{ store_id: store.store_id, items: [item] }] },
    });
    expectVerdict(answer, edit(store, { who, ingredient, price, quantity, expected }));
  },
);

const removePerson = action('delete', which, async ({ model, product }, n) => {
  const who = one(model.people, n);
  if (!who) return;
  const answer = await product.ask('DELETE', `/admin/${who.role}/${who.user_id}`, {
    token: product.admin,
  });
  expectVerdict(answer, remove(model, who));
});

const archive = action('archive', which, async ({ model, product }, n) => {
  const ingredient = one(model.ingredients, n);
  if (!ingredient) return;
  const answer = await product.ask('DELETE', '/admin/ingredients', {
    token: product.admin,
    body: { ingredient_ids: [ingredient.ingredient_id] },
  });
  expectVerdict(answer, { status: 200 });
  ingredient.isArchived = true;
});

const refresh = action(
  'refresh',
  plain({ who: which, back: fc.constantFrom(0, 0, 0, 0, 1, 1, 2) }),
  async ({ model, product }, { who: n, back }) => {
    const who = one(model.people, n);
    const token = who?.refreshTokens.at(-1 - back) ?? who?.refreshTokens.at(-1);
    if (!who || token === undefined) return;
    const answer = await product.ask('POST', '/session/refresh', {
      headers: { cookie: `larder_rt=${token}`, 'x-requested-with': 'larder' },
    });
    const { isRotated, ...verdict } = renew(who, token);
    expectVerdict(answer, verdict);
    assert.equal(answer.cookie !== undefined, isRotated, 'a new cookie');
    if (answer.cookie !== undefined) who.refreshTokens.push(answer.cookie);
    if (verdict.status === 200) who.token = Session.parse(answer.body).access_token;
  },
);

const lookAt = action('look', which, async ({ model, product }, n) => {
  const who = one(model.people, n);
  if (who) await look(model, product, who);
});

/** Weighted so that the shop survives: actions that end something are rare. */
export const ACTION: fc.Arbitrary<Action> = fc.oneof(
  { weight: 10, arbitrary: order },
  { weight: 8, arbitrary: moveOrder },
  { weight: 5, arbitrary: setShelf },
  { weight: 3, arbitrary: pickLine },
  { weight: 1, arbitrary: setSlots },
  { weight: 8, arbitrary: changeOneLine },
  { weight: 6, arbitrary: settleChange },
  { weight: 4, arbitrary: repeat },
  { weight: 2, arbitrary: cancel },
  { weight: 2, arbitrary: refresh },
  { weight: 2, arbitrary: lookAt },
  { weight: 1, arbitrary: reuseKey },
  { weight: 1, arbitrary: register },
  { weight: 1, arbitrary: removePerson },
  { weight: 1, arbitrary: archive },
);
