import fc from 'fast-check';
import { z } from 'zod';

import { action, expectVerdict, one, plain, stranger, which } from './acting.ts';
import { answerChange, changeLine, undoChange } from './lineChanges.ts';
import { type Model, move } from './model.ts';
import type { Product } from './product.ts';

const Changed = z.object({ changes: z.array(z.object({ change_id: z.string() })) });

/** Accepts a pending order when none is accepted; otherwise hardly any line could be changed. */
async function acceptSome(model: Model, { ask }: Product): Promise<void> {
  if (model.orders.some(({ status }) => status === 'Accepted')) return;
  const pending = model.orders.find(
    ({ status, store }) => status === 'pending' && store.vendor.isSignedIn,
  );
  if (!pending) return;
  const who = pending.store.vendor;
  const body = { order_id: pending.order_id, order_status: 'Accepted' };
  const answer = await ask('PUT', '/vendor/userorder/accept', { token: who.token, body });
  expectVerdict(answer, move(pending, { who, to: 'Accepted' }));
}

export const changeOneLine = action(
  'change a line',
  plain({
    order: which,
    line: which,
    instead: fc.option(which, { freq: 2 }),
    packs: fc.integer({ min: 1, max: 4 }),
    given: fc.integer({ min: 1, max: 6 }),
    seen: fc.constantFrom(0, 0, 0, 0, 0, 1),
    fits: fc.constantFrom(true, true, true, false),
    stranger,
  }),
  async ({ model, product }, { packs: some, ...given }) => {
    await acceptSome(model, product);
    const accepted = model.orders.filter(({ status }) => status === 'Accepted');
    const order = one(accepted, given.order) ?? one(model.orders, given.order);
    const line = order && one(order.lines, given.line);
    const who = given.stranger === null ? order?.store.vendor : one(model.people, given.stranger);
    if (!order || !line || !who) return;
    // More packs than the line has are refused.
    const packs = given.fits && line.quantity > 0 ? 1 + ((some - 1) % line.quantity) : some;
    const ingredient = given.instead === null ? undefined : one(model.ingredients, given.instead);
    const instead = ingredient && { ingredient, packs: given.given };
    const expected = Math.max(1, line.quantity + given.seen);
    const known = order.changes.length;
    const answer = await product.ask('PUT', '/vendor/order-line', {
      token: who.token,
      body: {
        order_id: order.order_id,
        ingredient_id: line.ingredient.ingredient_id,
        expected_quantity: expected,
        packs,
        ...(instead && {
          replacement: {
            ingredient_id: instead.ingredient.ingredient_id,
            packs: instead.packs,
            price: (order.store.shelf.get(instead.ingredient)?.price ?? 0) / 100,
          },
        }),
      },
    });
    const wish = { ingredient: line.ingredient, expected, packs, instead };
    expectVerdict(answer, changeLine(order, { who, ...wish }));
    const made = order.changes[known];
    if (made) made.change_id = Changed.parse(answer.body).changes.at(-1)?.change_id ?? '';
  },
);

export const settleChange = action(
  'settle a change',
  plain({
    order: which,
    change: which,
    how: fc.constantFrom('keep', 'refuse', 'undo'),
    stranger,
  }),
  async ({ model, product }, { how, ...given }) => {
    const order = one(
      model.orders.filter(({ changes }) => changes.length > 0),
      given.order,
    );
    const change = order && one(order.changes, given.change);
    const owner = how === 'undo' ? order?.store.vendor : order?.shopper;
    const who = given.stranger === null ? owner : one(model.people, given.stranger);
    if (!order || !change || !who) return;
    const id = `${order.order_id}/change/${change.change_id}`;
    const { token } = who;
    const answer =
      how === 'undo'
        ? await product.ask('POST', `/vendor/order/${id}/undo`, { token })
        : await product.ask('PUT', `/user/orders/${id}`, { token, body: { answer: how } });
    expectVerdict(
      answer,
      how === 'undo'
        ? undoChange(order, { who, change })
        : answerChange(order, { who, change, keeps: how === 'keep' }),
    );
  },
);
