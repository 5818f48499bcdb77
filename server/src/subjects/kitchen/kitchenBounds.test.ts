import {
  MAX_CART_ITEMS,
  MAX_OP_BYTES_A_DAY,
  MAX_OP_BYTES_OF_MEMBER,
  MAX_STATE_BYTES,
} from '@larder/shared/kitchen/kitchenLimits';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';

import { sql } from '#platform/db/sql';
import { MAX_ENTRIES_A_DAY } from '#platform/http/accountDay';
import { byHand, got, household } from '#testing/kitchen';

/** What `GET /kitchen` may answer. Units: bytes. */
const MOST = MAX_STATE_BYTES + 16 * 1024;

const PICTURE = `/images/${'x'.repeat(480)}.webp`;

function packs(ids: readonly string[], quantity = 1) {
  const rest = { name: 'Some good', unit: 'gm', unit_quantity: 500, price: 3.49, image: PICTURE };
  return ids.map((ingredient_id) => ({ ingredient_id, ...rest, quantity }));
}

function storeOf(store_id: string) {
  return {
    store_id,
    vendorId: store_id,
    vendorName: 'V',
    storeName: 'Corner',
    storeType: 'Pickup',
    deliveryFee: 0,
    minimumOrder: 0,
  };
}

function fill(store_id: string, items: readonly object[]) {
  return { kind: 'cart_packs', payload: { store: storeOf(store_id), items, terms: false } };
}

function made(number: number): string[] {
  return Array.from({ length: number }, () => crypto.randomUUID());
}

/** A recipe of 200 lines, as large as a recipe may be that a device sends. */
function hugeRecipe(nth: number) {
  const text = '漢'.repeat(190);
  const ingredients = Array.from({ length: 200 }, (_, n) => ({
    name: `${text}${nth} ${n}`,
    amount: 1,
    unit: 'gm',
    note: text,
    image: PICTURE,
  }));
  const recipe = { id: `r${nth}`, title: text, servings: 1, ingredients };
  return { kind: 'add_recipe', payload: { recipe, servings: 1 } };
}

async function cook() {
  const world = await household();
  const { shared, send, op, ask, db, person, store, ingredient } = world;
  const { sam, household_id } = await shared();
  let seq = 0;
  /** As one batch of a device that has seen everything. Shape: the code of a refusal, or "taken". */
  async function change(...changes: readonly Parameters<typeof op>[0][]): Promise<string> {
    const ops = changes.map((one) => op(one, { base_seq: seq }));
    const answer = await send(sam, [household_id, seq], ops);
    if (answer.statusCode !== 200) return answer.json().error;
    ({ seq } = answer.json());
    return 'taken';
  }
  const read = async () => {
    const { body } = await ask(sam, 'GET kitchen');
    const { state } = JSON.parse(body);
    ({ seq } = state);
    return { bytes: Buffer.byteLength(body), state };
  };
  const open = async () => store((await person('vendor')).user_id);
  const goods = async (number: number) => {
    const ids: string[] = [];
    for (let n = 0; n < number; n += 1) ids.push(await ingredient(`Good ${n}`));
    return ids;
  };
  /** Puts a cart as it could be before there were bounds. */
  const putCart = async (store_id: string, items: readonly object[]) => {
    await db.run(sql`insert into kitchen_carts (household_id, store_id, place, cart)
      values (${household_id}, ${store_id}, 0, ${JSON.stringify({ ...storeOf(store_id), items, totalPrice: 0 })}::jsonb)`);
    await db.run(sql`update households set state_id = null where household_id = ${household_id}`);
  };
  return { ...world, sam, household_id, change, read, open, goods, putCart };
}

describe('a cart', () => {
  test('of 1,000 made-up goods at a made-up store leaves nothing', async () => {
    const { change, read } = await cook();
    for (let n = 0; n < 3; n += 1)
      expect(await change(fill(crypto.randomUUID(), packs(made(1_000))))).toBe('store_not_found');
    const { bytes, state } = await read();
    expect([bytes < 10_000, state.seq, state.carts]).toEqual([true, 0, []]);
  });

  test('takes goods that there are or were, at a store that is or was: also closed, archived, merged', async () => {
    const { change, open, goods, db } = await cook();
    const [store_id, [rice = '', oats = '', gone = '']] = [await open(), await goods(3)];
    await db.run(sql`update ingredients set archived_at = now() where ingredient_id = ${gone}`);
    await db.run(sql`update ingredients set archived_at = now(), merged_into = ${rice}
                     where ingredient_id = ${oats}`);
    await db.run(sql`update stores set closed_at = now()`);
    expect(await change(fill(store_id, packs([rice, oats, gone])))).toBe('taken');
    for (const id of ['i', crypto.randomUUID()])
      expect(await change(fill(store_id, packs([rice, id])))).toBe('ingredient_not_found');
  });

  test('takes a vendor’s own product only at its stores', async () => {
    const { change, open, goods, db } = await cook();
    const [store_id, other, [soap = '']] = [await open(), await open(), await goods(1)];
    await db.run(sql`update ingredients set vendor_id = (select vendor_id from stores where store_id = ${store_id})
                     where ingredient_id = ${soap}`);
    expect(await change(fill(other, packs([soap])))).toBe('ingredient_not_found');
    expect(await change(fill(store_id, packs([soap])))).toBe('taken');
  });

  test('is refused by its operation; the rest of what a device sends is taken then', async () => {
    const { send, op, sam, household_id } = await cook();
    const [milk, cart] = [op(byHand('milk')), op(fill(crypto.randomUUID(), packs(['i'])))];
    const refused = await send(sam, [household_id, 0], [milk, cart]);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      404,
      { error: 'store_not_found', details: { op_id: cart.op_id } },
    ]);
    expect((await send(sam, [household_id, 0], [milk])).json().seq).toBe(1);
  });

  test('what is made up and there from before can be taken out', async () => {
    const { change, read, putCart } = await cook();
    const store_id = crypto.randomUUID();
    await putCart(store_id, packs(['i', 'j']));
    expect(await change(fill(store_id, packs(['i'], 2)))).toBe('store_not_found');
    expect(await change(fill(store_id, packs(['i', 'j'], 0)))).toBe('taken');
    expect((await read()).state.carts).toEqual([]);
  });

  test('1,000 items of all carts together are taken, one more is not; removing goes on', async () => {
    const { change, read, open, goods } = await cook();
    const [here, there] = [await open(), await open()];
    const ids = await goods(501);
    const half = ids.slice(0, 500);
    expect(await change(fill(here, packs(half)), fill(there, packs(half)))).toBe('taken');
    expect(await change(fill(there, packs(ids)))).toBe('carts_full');
    expect(await change(fill(here, packs(half.slice(0, 1), 0)))).toBe('taken');
    expect(await change(fill(there, packs(ids)))).toBe('taken');
    const { state } = await read();
    const items = state.carts.flatMap((cart: { items: object[] }) => cart.items);
    expect(items).toHaveLength(MAX_CART_ITEMS);
  });
});

describe('a kitchen', () => {
  test('is read within its bounds however much is sent, and what is on it can be ticked and removed', async () => {
    const { change, read } = await cook();
    const answers: string[] = [];
    for (let nth = 0; nth < 6; nth += 1) answers.push(await change(hugeRecipe(nth)));
    expect([answers[0], answers.at(-1)]).toEqual(['taken', 'kitchen_full']);
    const full = await read();
    expect([full.bytes > 400_000, full.bytes < MOST]).toEqual([true, true]);
    const [line] = full.state.lines;
    expect(await change(got(line.key))).toBe('taken');
    expect(await change({ kind: 'clear', payload: { only: 'all' } })).toBe('taken');
    expect(await change(hugeRecipe(7))).toBe('taken');
    expect((await read()).bytes).toBeLessThan(MOST);
  });

  test('forgets the oldest of what was removed, for which there is no room', async () => {
    const { change, read } = await cook();
    for (let nth = 0; nth < 6; nth += 1) {
      expect(await change(hugeRecipe(nth))).toBe('taken');
      expect(await change({ kind: 'clear', payload: { only: 'all' } })).toBe('taken');
    }
    const { bytes, state } = await read();
    expect([bytes > 400_000, bytes < MOST, state.lines.length]).toEqual([true, true, 0]);
    expect(state.removed.at(-1).recipe_id ?? state.removed.at(-1).line.name).toContain('5 199');
    expect(await change({ kind: 'restore_recipe', payload: { recipe_id: 'r0' } })).toBe('taken');
  });

  test('5 MB of operations a day are taken, more are not; tomorrow is another day', async () => {
    const { change, db } = await cook();
    await change(byHand('a'));
    const { ops_bytes } = await db.one(
      z.object({ ops_bytes: z.int() }),
      sql`select ops_bytes from households where seq = 1`,
    );
    const most = MAX_OP_BYTES_A_DAY - ops_bytes;
    await db.run(sql`update households set ops_bytes = ${most} where seq = 1`);
    expect(await change(byHand('b'))).toBe('taken');
    expect(await change(byHand('c'))).toBe('too_many_changes');
    await db.run(sql`update households set ops_day = ops_day - 1`);
    expect(await change(byHand('c'))).toBe('taken');
  });

  test('leaves half of its day to the others, however much one member does', async () => {
    const { ask, shared, send, op } = await household();
    const { sam, alex, household_id } = await shared();
    let seq = 0;
    const change = async (who: typeof sam, changes: readonly object[]) => {
      const answer = await send(who, [household_id, seq], changes);
      if (answer.statusCode !== 200) return answer.json().error;
      ({ seq } = answer.json());
      return 'taken';
    };
    const on = (n: number) => op({ kind: 'pantry_switch', payload: { on: n % 2 === 0 } });
    const many = Array.from({ length: 200 }, (_, n) => n);
    for (let n = 0; n < 25; n += 1) expect(await change(sam, many.map(on))).toBe('taken');
    expect(await change(sam, [on(1)])).toBe('too_many_of_yours');
    expect(await change(alex, [op(byHand('milk'))])).toBe('taken');
    // Alone it is all theirs.
    await ask(alex, 'POST household/leave', {});
    expect(await change(sam, [on(1)])).toBe('taken');
  });

  test('a member’s half is of the day, in bytes too, and is not had again by another household', async () => {
    const { ask, shared, send, op, db } = await household();
    const { sam, alex, household_id } = await shared();
    const changeAs = async (who: typeof sam, base_seq: number) => {
      const { household: mine, state } = (await ask(who, 'GET kitchen')).json();
      const ops = [op(byHand(`a${base_seq}`))];
      const answer = await send(who, [mine.household_id, state.seq], ops);
      return answer.statusCode === 200 ? 'taken' : answer.json().error;
    };
    expect(await changeAs(alex, 0)).toBe('taken');
    await db.run(sql`update account_days set kitchen_bytes = ${MAX_OP_BYTES_OF_MEMBER}
                     where user_id = ${alex.user_id}`);
    expect(await changeAs(alex, 1)).toBe('too_many_of_yours');
    await ask(alex, 'POST household/leave', {});
    const { token } = (await ask(sam, 'POST household/invites', {})).json();
    const back = await ask(alex, 'POST household/invite/accept', { token, bring: false });
    expect(back.json().household_id).toBe(household_id);
    expect(await changeAs(alex, 2)).toBe('too_many_of_yours');
    await db.run(sql`update account_days set day = day - 1`);
    expect(await changeAs(alex, 3)).toBe('taken');
  });

  test('that is left does not give its members another day', async () => {
    const { ask, op, send, kitchenOf, person, db } = await household();
    const [dana, eli] = [await person('user'), await person('user')];
    const add = async (name: string) => {
      const { household, state } = await kitchenOf(dana);
      const answer = await send(dana, [household.household_id, state.seq], [op(byHand(name))]);
      return answer.statusCode === 200 ? 'taken' : answer.json().error;
    };
    const entries = async () =>
      (
        await db.one(
          z.object({ entries: z.int() }),
          sql`select entries from account_days where user_id = ${dana.user_id}`,
        )
      ).entries;
    expect(await add('milk')).toBe('taken');
    const before = await entries();
    const { token } = (await ask(eli, 'POST household/invites', {})).json();
    await ask(dana, 'POST household/invite/accept', { token, bring: false });
    await ask(dana, 'POST household/leave', {});
    expect(await add('eggs')).toBe('taken');
    expect(await entries()).toBeGreaterThan(before);
    await db.run(sql`update account_days set entries = ${MAX_ENTRIES_A_DAY}`);
    expect(await add('rice')).toBe('too_many_today');
  });

  test('counts a long operation as several of its account’s entries', async () => {
    const { change, db } = await cook();
    const entries = async () =>
      (await db.one(z.object({ n: z.int() }), sql`select max(entries) as n from account_days`)).n;
    await change(byHand('a'));
    const before = await entries();
    await change(byHand('b'));
    expect((await entries()) - before).toBe(1);
    await change(hugeRecipe(1));
    expect((await entries()) - before).toBeGreaterThan(400);
  });

  test('of before there were bounds is brought within them, and its devices read it anew', async () => {
    const { change, read, open, goods, putCart, send, op, sam, household_id } = await cook();
    await change(byHand('milk'));
    for (let n = 0; n < 4; n += 1) await putCart(crypto.randomUUID(), packs(made(1_000)));
    const ids = await goods(2);
    await putCart(await open(), packs(ids));
    const { bytes, state } = await read();
    expect([bytes < MOST, state.seq, state.lines.length]).toEqual([true, 2, 1]);
    expect(state.carts).toMatchObject([{ items: ids.map((ingredient_id) => ({ ingredient_id })) }]);
    const late = await send(sam, [household_id, 1], [op(byHand('eggs'))]);
    expect(late.json().error).toBe('kitchen_stale');
    expect(await change(byHand('eggs'))).toBe('taken');
    expect((await read()).state.seq).toBe(3);
  });
});
