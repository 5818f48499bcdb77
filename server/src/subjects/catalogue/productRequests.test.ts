import { describe, expect, test } from 'vitest';
import { z } from 'zod';

import { sql } from '#platform/db/sql';
import { office } from '#subjects/admin/testing/office';
import { brokenInvariants } from '#testing/invariants';
import type { Person } from '#testing/testApp';

const NOBODY = '00000000-0000-4000-8000-000000000000';
const fact = { unit_quantity: 250, unit: 'gm', category: 'Produce' } as const;

/** A vendor with a store, and the catalogue's dill. */
async function asking() {
  const world = await office();
  const { ask, person, store, ingredient, clock } = world;
  const vendor = await person('vendor', 'Vera');
  const store_id = await store(vendor.user_id, { name: 'Corner' });
  const dill = await ingredient('Dill weed');
  const wish = (more: object = {}, who: Person = vendor) => {
    clock.at = new Date(clock.at.getTime() + 1_000);
    return ask('POST', '/vendor/product-requests', {
      who,
      payload: { store_id, name: 'Dill weeds', ...fact, price: 2.5, quantity: 12, ...more },
    });
  };
  const asked = async (more: object = {}) => (await wish(more)).json().request.request_id as string;
  const mine = async (who = vendor) =>
    (await ask('GET', '/vendor/product-requests', { who })).json().value;
  const queue = async (query = '') => (await ask('GET', `/admin/product-requests${query}`)).json();
  const decide = (id: string, how: string, payload: object = {}) =>
    ask('POST', `/admin/product-request/${id}/${how}`, { payload });
  const draft = { name: 'Dill, fresh', ...fact };
  const shelf = async () =>
    (await ask('GET', '/vendor/stores', { who: vendor })).json().value[0].items;
  return { ...world, vendor, store_id, dill, wish, asked, mine, queue, decide, draft, shelf };
}

describe('a vendor asks', () => {
  test('and sees the request; the administrator sees it with what is like it', async () => {
    const { wish, mine, queue, ask, dill } = await asking();
    const answer = await wish();
    expect(answer.statusCode).toBe(201);
    const { request } = answer.json();
    expect(request).toMatchObject({
      name: 'Dill weeds',
      store_name: 'Corner',
      price: 2.5,
      quantity: 12,
      status: 'open',
      reason: null,
      ingredient: null,
    });
    expect(await mine()).toEqual([request]);
    const { requests, total } = await queue();
    expect(total).toBe(1);
    expect(requests).toMatchObject([
      {
        name: 'Dill weeds',
        vendor_name: 'Vera',
        store_name: 'Corner',
        closest: [{ ingredient_id: dill, name: 'Dill weed' }],
      },
    ]);
    expect((await ask('GET', '/admin/overview')).json().asked_products).toBe(1);
  });

  test.for([
    [{ name: ' ' }, 'name', 'nothing'],
    [{ name: 'x'.repeat(201) }, 'name', 'one too long'],
    [{ unit_quantity: 0 }, 'unit_quantity', 'no pack'],
    [{ unit: 'g2' }, 'unit', 'no unit'],
    [{ category: 'Toys' }, 'category', 'no aisle'],
    [{ price: -0.01 }, 'price', 'negative'],
    [{ price: 1.999 }, 'price', 'parts of a cent'],
    [{ quantity: 1_000_001 }, 'quantity', 'too many'],
    [{ image: 'https://elsewhere.test/x.png' }, 'image', 'a picture from elsewhere'],
    [{ image: '/images/ingredients/unknown.webp' }, 'image', 'a picture nobody knows'],
    [{ status: 'accepted' }, '', 'no more than is asked for'],
  ] as const)('%o is refused: %s', async ([more, field]) => {
    const { wish, mine } = await asking();
    const answer = await wish(more);
    expect([answer.statusCode, answer.json().details.fields[0].field]).toEqual([400, field]);
    expect(await mine()).toEqual([]);
  });

  test('for a picture that the catalogue has', async () => {
    const { wish, ingredient, db } = await asking();
    const image = '/images/ingredients/leek.webp';
    await ingredient('Leek');
    await db.run(sql`update ingredients set image = ${image} where name = 'Leek'`);
    expect((await wish({ image })).json().request.image).toBe(image);
  });

  test('twice in vain, whatever the case; and not for what is there', async () => {
    const { wish, mine, ingredient } = await asking();
    await wish();
    expect((await wish({ name: 'DILL weeds' })).json().error).toBe('already_asked');
    const both = await Promise.all([wish({ name: 'Cress' }), wish({ name: 'Cress' })]);
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect(await mine()).toHaveLength(2);
    await ingredient('Leek', { unit_quantity: 250 });
    expect((await wish({ name: 'leek' })).json().error).toBe('ingredient_exists');
  });

  test('for at most 50 at once', async () => {
    const { wish, asked, ask, vendor } = await asking();
    const first = await asked();
    for (let n = 1; n < 50; n++) await wish({ name: `Herb ${n}` });
    expect((await wish({ name: 'One more' })).json().error).toBe('too_many_asked');
    const gone = await ask('DELETE', `/vendor/product-request/${first}`, { who: vendor });
    expect(gone.statusCode).toBe(204);
    expect((await wish({ name: 'One more' })).statusCode).toBe(201);
  });

  test('only for an own store, and another sees nothing of it', async () => {
    const { wish, asked, mine, person, ask } = await asking();
    const rival = await person('vendor', 'Rival');
    expect((await wish({}, rival)).json().error).toBe('store_not_found');
    const id = await asked();
    expect(await mine(rival)).toEqual([]);
    for (const one of [id, NOBODY]) {
      const answer = await ask('DELETE', `/vendor/product-request/${one}`, { who: rival });
      expect(answer.json().error).toBe('request_not_found');
    }
    expect(await mine()).toMatchObject([{ status: 'open' }]);
  });

  test('and takes it back, once', async () => {
    const { asked, mine, ask, vendor, queue, decide } = await asking();
    const id = await asked();
    for (const one of [id, id])
      await ask('DELETE', `/vendor/product-request/${one}`, { who: vendor });
    expect(await mine()).toMatchObject([{ status: 'withdrawn' }]);
    expect((await queue()).total).toBe(0);
    expect((await decide(id, 'decline', { reason: 'No' })).json().error).toBe('conflict');
  });
});

describe('an administrator', () => {
  test('accepts: it is an ingredient, and on the shelf at the vendor’s price and stock', async () => {
    const { asked, decide, draft, mine, shelf, queue, db } = await asking();
    const id = await asked();
    const answer = await decide(id, 'accept', { ingredient: draft });
    expect(answer.json()).toEqual({ message: 'Dill, fresh added', on_shelf: true });
    expect(await shelf()).toMatchObject([{ name: 'Dill, fresh', price: 2.5, quantity: 12 }]);
    expect(await mine()).toMatchObject([
      { status: 'accepted', ingredient: { name: 'Dill, fresh' } },
    ]);
    expect((await queue()).total).toBe(0);
    expect((await decide(id, 'accept', { ingredient: draft })).json().error).toBe('conflict');
    expect(await brokenInvariants(db)).toEqual([]);
  });

  test('cannot add what is there; then nothing happens', async () => {
    const { asked, decide, draft, mine, shelf } = await asking();
    const id = await asked();
    const answer = await decide(id, 'accept', {
      ingredient: { ...draft, name: 'Dill weed', unit_quantity: 500 },
    });
    expect(answer.json().error).toBe('ingredient_exists');
    expect(await shelf()).toEqual([]);
    expect(await mine()).toMatchObject([{ status: 'open' }]);
  });

  test('says which one it is; the name becomes another name', async () => {
    const { asked, decide, dill, mine, shelf, ask, db } = await asking();
    const id = await asked();
    const answer = await decide(id, 'match', { ingredient_id: dill, alias: true });
    expect(answer.json()).toEqual({ message: 'The vendor has it now', on_shelf: true });
    expect(await shelf()).toMatchObject([{ ingredient_id: dill, price: 2.5, quantity: 12 }]);
    expect(await mine()).toMatchObject([{ status: 'matched', ingredient: { name: 'Dill weed' } }]);
    const found = (await ask('GET', '/admin/ingredients?q=dill%20weeds')).json().ingredients;
    expect(found).toMatchObject([{ ingredient_id: dill, aliases: ['dill weeds'] }]);
    expect(await brokenInvariants(db)).toEqual([]);
  });

  test('who says so of an item on the shelf leaves its price and stock', async () => {
    const { asked, decide, dill, shelf, stock, store_id } = await asking();
    await stock(store_id, dill, { price_cents: 100, quantity: 3 });
    await decide(await asked(), 'match', { ingredient_id: dill });
    expect(await shelf()).toMatchObject([{ price: 1, quantity: 3 }]);
  });

  test('cannot match nothing, nor take a name of another', async () => {
    const { asked, decide, dill, ingredient, mine, shelf } = await asking();
    await ingredient('Rice');
    const id = await asked({ name: 'Rice', unit_quantity: 9 });
    const wrong = [
      await decide(id, 'match', { ingredient_id: NOBODY }),
      await decide(id, 'match', { ingredient_id: dill, alias: true }),
      await decide(NOBODY, 'match', { ingredient_id: dill }),
    ];
    expect(wrong.map((answer) => answer.json().error)).toEqual([
      'ingredient_not_found',
      'alias_taken',
      'request_not_found',
    ]);
    expect(await shelf()).toEqual([]);
    expect(await mine()).toMatchObject([{ status: 'open' }]);
  });

  test('declines with a reason that the vendor reads', async () => {
    const { asked, decide, mine, ask, vendor } = await asking();
    const id = await asked();
    expect((await decide(id, 'decline', { reason: ' ' })).statusCode).toBe(400);
    await decide(id, 'decline', { reason: 'We have no live animals' });
    expect(await mine()).toMatchObject([
      { status: 'declined', reason: 'We have no live animals', ingredient: null },
    ]);
    const late = await ask('DELETE', `/vendor/product-request/${id}`, { who: vendor });
    expect(late.statusCode).toBe(204);
    expect(await mine()).toMatchObject([{ status: 'declined' }]);
  });

  test('two at once: one decides', async () => {
    const { asked, decide, draft, dill, shelf, db } = await asking();
    const id = await asked();
    const answers = await Promise.all([
      decide(id, 'accept', { ingredient: draft }),
      decide(id, 'match', { ingredient_id: dill }),
      decide(id, 'decline', { reason: 'No' }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 409, 409,
    ]);
    expect((await shelf()).length).toBeLessThanOrEqual(1);
    expect(await brokenInvariants(db)).toEqual([]);
  });

  test('pages through them, the longest waiting first', async () => {
    const { asked, queue } = await asking();
    for (const name of ['One', 'Two', 'Three']) await asked({ name });
    const first = await queue('?limit=2');
    const namesOf = ({ requests }: { requests: { name: string }[] }) =>
      requests.map(({ name }) => name);
    expect(namesOf(first)).toEqual(['One', 'Two']);
    const second = await queue(`?limit=2&cursor=${first.next_cursor}`);
    expect([namesOf(second), second.first, second.total]).toEqual([['Three'], 3, 3]);
    expect(namesOf(await queue(`?limit=2&cursor=${second.previous_cursor}`))).toEqual([
      'One',
      'Two',
    ]);
  });

  test('every step is in the audit log', async () => {
    const { asked, decide, draft, dill, db } = await asking();
    await decide(await asked(), 'accept', { ingredient: draft });
    await decide(await asked(), 'match', { ingredient_id: dill });
    await decide(await asked(), 'decline', { reason: 'No' });
    const log = await db.many(
      z.object({ action: z.string() }),
      sql`select action from audit_log where action like 'product_%' order by at, action`,
    );
    expect(log.map(({ action }) => action).toSorted()).toEqual([
      'product_accepted',
      'product_asked',
      'product_asked',
      'product_asked',
      'product_declined',
      'product_matched',
    ]);
  });

  test('cannot put anything into a closed store; a deleted vendor asks for nothing', async () => {
    const { asked, decide, draft, ask, vendor, store_id, queue, db } = await asking();
    const id = await asked();
    await asked({ name: 'Cress' });
    await ask('POST', `/vendor/store/${store_id}/close`, { who: vendor, payload: {} });
    expect((await decide(id, 'accept', { ingredient: draft })).json().on_shelf).toBe(false);
    await ask('DELETE', `/admin/vendor/${vendor.user_id}`);
    expect((await queue()).total).toBe(0);
    expect(await brokenInvariants(db)).toEqual([]);
  });
});
