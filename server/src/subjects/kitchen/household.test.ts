import { describe, expect, test } from 'vitest';
import { z } from 'zod';

import { sql } from '#platform/db/sql';
import { deleteLeftovers } from '#subjects/housekeeping/housekeeping.queries';
import { byHand, got, household, ordered } from '#testing/kitchen';
import type { Person } from '#testing/testApp';

const DAY_MS = 86_400_000;
const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const GUEST_DEVICE = '00000000-0000-4000-8000-00000000000c';

async function inviting() {
  const world = await household();
  const { ask, person } = world;
  const sam = await person('user', 'Sam Lee');
  const invite = async (who = sam): Promise<{ token: string; invite: { invite_id: string } }> =>
    (await ask(who, 'POST household/invites', {})).json();
  const accept = (who: Person, token: string, bring = false) =>
    ask(who, 'POST household/invite/accept', { token, bring });
  const peopleOf = async (who: Person) =>
    (await world.kitchenOf(who)).household.members.map(({ name, role }) => [name, role]);
  return { ...world, sam, invite, accept, peopleOf };
}

describe('an invitation', () => {
  test('says who invites, and makes its reader a member', async () => {
    const { sam, invite, accept, asGuest, person, peopleOf, kitchenOf } = await inviting();
    const { token } = await invite();
    const { household } = await kitchenOf(sam);
    expect((await asGuest('household/invite/view', { token })).json()).toMatchObject({
      household_id: household.household_id,
      household_name: 'Our kitchen',
      invited_by: 'Sam Lee',
      members: 1,
    });
    const alex = await person('user', 'Alex');
    expect((await accept(alex, token)).statusCode).toBe(200);
    expect(await peopleOf(sam)).toEqual([
      ['Sam Lee', 'owner'],
      ['Alex', 'member'],
    ]);
  });

  test('works once, also for two at the same moment', async () => {
    const { invite, accept, person, peopleOf, sam } = await inviting();
    const { token } = await invite();
    const [alex, kim] = [await person('user', 'Alex'), await person('user', 'Kim')];
    const answers = await Promise.all([accept(alex, token), accept(kim, token)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 422,
    ]);
    expect(await peopleOf(sam)).toHaveLength(2);
    const again = await accept(await person('user'), token);
    expect([again.statusCode, again.json().error]).toEqual([422, 'invitation_invalid']);
  });

  test('is not for oneself, and stays', async () => {
    const { sam, invite, accept, person } = await inviting();
    const { token } = await invite();
    const own = await accept(sam, token);
    expect([own.statusCode, own.json().error]).toEqual([409, 'own_invite']);
    expect((await accept(await person('user'), token)).statusCode).toBe(200);
  });

  test('ends after 7 days', async () => {
    const { invite, asGuest, clock } = await inviting();
    const { token } = await invite();
    const start = clock.at.getTime();
    clock.at = new Date(start + 7 * DAY_MS - 1);
    expect((await asGuest('household/invite/view', { token })).statusCode).toBe(200);
    clock.at = new Date(start + 7 * DAY_MS);
    expect((await asGuest('household/invite/view', { token })).json().error).toBe(
      'invitation_invalid',
    );
  });

  test('can be withdrawn by a member, and by nobody else', async () => {
    const { sam, invite, accept, ask, person } = await inviting();
    const { token, invite: made } = await invite();
    const stranger = await person('user');
    const url = `household/invite/${made.invite_id}`;
    for (const [who, of] of [
      [stranger, url],
      [sam, `household/invite/${UNKNOWN}`],
    ] as const) {
      const refused = await ask(who, `DELETE ${of}`);
      expect([refused.statusCode, refused.json().error]).toEqual([404, 'invitation_not_found']);
    }
    expect((await ask(sam, `DELETE ${url}`)).statusCode).toBe(204);
    expect((await accept(stranger, token)).json().error).toBe('invitation_invalid');
  });

  test('brings one’s own list along when that is wanted', async () => {
    const { sam, invite, accept, person, kitchenOf, send, op } = await inviting();
    const alex = await person('user', 'Alex');
    const own = (await kitchenOf(alex)).household.household_id;
    await send(alex, [own, 0], [op(byHand('milk', 2)), op(byHand('eggs')), op(ordered(1))]);
    const { household_id } = (await kitchenOf(sam)).household;
    await send(sam, [household_id, 0], [op(byHand('milk', 2)), op(byHand('bread'))]);
    await accept(alex, (await invite()).token, true);
    const { state } = await kitchenOf(sam);
    expect(state.lines.map(({ key, contributions }) => [key, contributions.length])).toEqual([
      ['milk', 1],
      ['bread', 1],
      ['eggs', 1],
    ]);
    expect(state.lines[2]?.added.by).toBe(alex.user_id);
    expect(state.placed).toMatchObject([{ ...ordered(1).payload.order, by: alex.user_id }]);
    expect((await send(alex, [own, 3], [op(byHand('late'))])).json().error).toBe('household_left');
  });

  test('what was set on lines that come along stays set', async () => {
    const { sam, invite, accept, person, kitchenOf, send, op } = await inviting();
    const alex = await person('user', 'Alex');
    const own = (await kitchenOf(alex)).household.household_id;
    const line = (key: string) => ({ key, generation: 1 });
    await send(alex, [own, 0], [op(byHand('milk')), op(byHand('eggs')), op(byHand('jam'))]);
    await send(
      alex,
      [own, 3],
      [
        op({ kind: 'edit_amount', payload: { line: line('milk'), amount: 9, unit: '' } }),
        op({ kind: 'edit_amount', payload: { line: line('eggs'), amount: 12, unit: '' } }),
        op({ kind: 'set_category', payload: { line: line('eggs'), category: 'Dairy' } }),
        op({ kind: 'select', payload: { lines: [line('jam')], selected: false } }),
        op({ kind: 'got', payload: { line: line('jam'), amounts: [{ amount: 1, unit: '' }] } }),
      ],
    );
    const { household_id } = (await kitchenOf(sam)).household;
    await send(sam, [household_id, 0], [op(byHand('milk'))]);
    await accept(alex, (await invite()).token, true);
    const { lines } = (await kitchenOf(sam)).state;
    expect(lines.map(({ key, edited, selected }) => [key, edited?.amount, selected])).toEqual([
      ['milk', undefined, true],
      ['eggs', 12, true],
      ['jam', undefined, false],
    ]);
    expect(lines[1]?.category).toBe('Dairy');
    expect(lines.map(({ got }) => got?.amounts)).toEqual([
      undefined,
      undefined,
      [{ amount: 1, unit: '' }],
    ]);
  });

  test('what is at home comes along as it is, also of what is ticked', async () => {
    const { sam, invite, accept, person, kitchenOf, send, op } = await inviting();
    const alex = await person('user', 'Alex');
    const own = (await kitchenOf(alex)).household.household_id;
    const item = { name: 'rice', amount: 500, unit: 'g' };
    await send(alex, [own, 0], [op({ kind: 'add_item', payload: { item } })]);
    await send(alex, [own, 1], [op(got('rice'))]);
    const pantry = [{ key: 'rice', amount: 500, unit: 'gm' }];
    expect((await kitchenOf(alex)).state.pantry).toMatchObject(pantry);
    await accept(alex, (await invite()).token, true);
    const { state } = await kitchenOf(sam);
    expect(state.lines[0]?.got?.by).toBe(alex.user_id);
    expect(state.pantry).toMatchObject(pantry);
  });

  test.for([
    ['joins what is there', true, 700],
    ['comes though the own pantry is off', false, 700],
  ] as const)('what a tick put away %s', async ([, isOn, amount]) => {
    const { sam, invite, accept, person, kitchenOf, send, op } = await inviting();
    const alex = await person('user', 'Alex');
    const own = (await kitchenOf(alex)).household.household_id;
    const there = (await kitchenOf(sam)).household.household_id;
    const rice = { key: 'rice', name: 'rice', kind: 'about', low: false, opened: false };
    const item = { ...rice, amount: 200, unit: 'gm' };
    await send(sam, [there, 0], [op({ kind: 'pantry_set', payload: { item } })]);
    await send(alex, [own, 0], [op({ kind: 'pantry_switch', payload: { on: isOn } })]);
    const bought = { name: 'rice', amount: 500, unit: 'g' };
    await send(alex, [own, 1], [op({ kind: 'add_item', payload: { item: bought } })]);
    await send(alex, [own, 2], [op(got('rice'))]);
    await accept(alex, (await invite()).token, true);
    expect((await kitchenOf(sam)).state.pantry).toMatchObject([{ key: 'rice', amount }]);
  });

  test('an order of last week does not come along: it covers nothing any more', async () => {
    const { sam, invite, accept, person, kitchenOf, send, op, db } = await inviting();
    const alex = await person('user', 'Alex');
    const own = (await kitchenOf(alex)).household.household_id;
    await send(alex, [own, 0], [op(byHand('eggs')), op(ordered(1))]);
    await db.run(sql`
      update households set placed = jsonb_set(placed, '{0,at}', to_jsonb((placed->0->>'at')::bigint - ${6 * DAY_MS}::bigint))
      where household_id = ${own}`);
    expect((await kitchenOf(alex)).state.placed).toHaveLength(1);
    await accept(alex, (await invite()).token, true);
    expect((await kitchenOf(sam)).state).toMatchObject({ placed: [], lines: [{ key: 'eggs' }] });
  });

  test('is not for somebody who shares another kitchen', async () => {
    const { invite, accept, person } = await inviting();
    const other = await person('user', 'Other');
    const { token: there } = await invite(other);
    const alex = await person('user', 'Alex');
    await accept(alex, there);
    const { token } = await invite();
    const refused = await accept(alex, token);
    expect([refused.statusCode, refused.json().error]).toEqual([409, 'household_shared']);
  });

  test('is refused when 20 are there or invited', async () => {
    const { sam, invite, ask } = await inviting();
    for (let n = 1; n < 20; n += 1) await invite();
    const refused = await ask(sam, 'POST household/invites', {});
    expect([refused.statusCode, refused.json().error]).toEqual([409, 'household_full']);
  });
});

describe('leaving', () => {
  test('takes a copy, and the others go on', async () => {
    const { shared, ask, send, op, kitchenOf } = await household();
    const { sam, alex, household_id } = await shared();
    const before = [byHand('milk'), byHand('eggs'), got('milk'), ordered(1)];
    await send(
      sam,
      [household_id, 0],
      before.map((change) => op(change)),
    );
    await send(alex, [household_id, 4], [op(ordered(2))]);
    const left = await ask(sam, 'POST household/leave', {});
    expect(left.statusCode).toBe(200);
    const [mine, theirs] = [await kitchenOf(sam), await kitchenOf(alex)];
    expect(mine.household.household_id).not.toBe(household_id);
    expect(mine.state).toEqual({ ...theirs.state, placed: mine.state.placed });
    // Alex has ordered something, too: that comes to Alex.
    expect(mine.state.placed).toMatchObject([{ by: sam.user_id }]);
    expect(theirs.state.placed).toHaveLength(2);
    expect(theirs.household.members).toMatchObject([{ name: 'Alex', role: 'owner' }]);
    const late = await send(sam, [household_id, 5], [op(byHand('bread'))]);
    expect([late.statusCode, late.json().error]).toEqual([409, 'household_left']);
    const own = mine.household.household_id;
    expect((await send(sam, [own, 5], [op(byHand('bread'))])).json().seq).toBe(6);
    expect((await kitchenOf(sam)).state.placed).toEqual(mine.state.placed);
    expect((await kitchenOf(alex)).state.seq).toBe(5);
  });

  test('changes nothing for whoever is alone', async () => {
    const { sam, ask, kitchenOf } = await inviting();
    const before = (await kitchenOf(sam)).household.household_id;
    expect((await ask(sam, 'POST household/leave', {})).json().household_id).toBe(before);
  });
});

describe('removing a member', () => {
  test('is for the owner', async () => {
    const { shared, ask, person, kitchenOf } = await household();
    const { sam, alex, household_id } = await shared();
    const stranger = await person('user');
    const remove = async (who: Person, id: string) => {
      const answer = await ask(who, `DELETE household/member/${id}`);
      return answer.statusCode === 204 ? 204 : answer.json().error;
    };
    expect(await remove(alex, sam.user_id)).toBe('not_allowed');
    expect(await remove(stranger, sam.user_id)).toBe('member_not_found');
    expect(await remove(sam, stranger.user_id)).toBe('member_not_found');
    expect(await remove(sam, sam.user_id)).toBe('member_not_found');
    expect(await remove(sam, alex.user_id)).toBe(204);
    expect((await kitchenOf(alex)).household.household_id).not.toBe(household_id);
  });

  test('while they are offline: what they send says so', async () => {
    const { shared, ask, send, op } = await household();
    const { sam, alex, household_id } = await shared();
    await ask(sam, `DELETE household/member/${alex.user_id}`);
    const late = await send(alex, [household_id, 0], [op(byHand('milk'))]);
    expect([late.statusCode, late.json()]).toEqual([
      409,
      expect.objectContaining({
        error: 'household_left',
        message: 'You are not in this household any more. You have a list of your own now.',
      }),
    ]);
  });
});

test('removing a member ends the shopping link, which they may have', async () => {
  const { shared, ask, asGuest } = await household();
  const { sam, alex } = await shared();
  const { token } = (await ask(alex, 'POST household/link', {})).json<{ token: string }>();
  expect((await asGuest('shopping-link/view', { token })).statusCode).toBe(200);
  await ask(sam, `DELETE household/member/${alex.user_id}`);
  expect((await asGuest('shopping-link/view', { token })).statusCode).toBe(422);
});

test('a household is renamed by its members; the name is a line', async () => {
  const { shared, ask, kitchenOf } = await household();
  const { sam, alex } = await shared();
  expect((await ask(alex, 'PUT household', { name: '  Elm Street 4 ' })).statusCode).toBe(200);
  expect((await kitchenOf(sam)).household.name).toBe('Elm Street 4');
  const refused = await ask(alex, 'PUT household', { name: 'x'.repeat(61) });
  expect([refused.statusCode, refused.json().message]).toEqual([
    400,
    'name: must be at most 60 characters',
  ]);
});

describe('a shopping link', () => {
  async function linked(hours?: number, settings: Record<string, string> = {}) {
    const world = await household(settings);
    const { shared, ask, asGuest, send, op } = world;
    const people = await shared();
    await send(people.sam, [people.household_id, 0], [op(byHand('milk', 2)), op(byHand('eggs'))]);
    const made = await ask(people.alex, 'POST household/link', hours ? { hours } : {});
    const { token } = made.json<{ token: string }>();
    const view = () => asGuest('shopping-link/view', { token });
    const tick = (key: string, got: boolean, op_id = op(byHand('x')).op_id) =>
      asGuest('shopping-link/ticks', {
        token,
        device: GUEST_DEVICE,
        base_seq: 2,
        ticks: [{ op_id, line: { key, generation: 1 }, got }],
      });
    return { ...world, ...people, token, view, tick };
  }

  test('leaves out what the household has ordered', async () => {
    const { view, sam, send, op, household_id } = await linked();
    const eggs = { name: 'eggs', unit: 'count', unit_quantity: 12, price: 3, quantity: 1 };
    const store_id = '00000000-0000-4000-8000-00000000000c';
    const order = {
      order_id: '00000000-0000-4000-8000-00000000000f',
      storeName: 'Corner',
      deliveryFee: 0,
      items: [{ ...eggs, ingredient_id: store_id, forLines: ['eggs'] }],
    };
    const ordered = op({ kind: 'ordered', payload: { store_id, items: [], order } });
    expect((await send(sam, [household_id, 2], [ordered])).statusCode).toBe(200);
    const { lines } = (await view()).json<{ lines: { key: string }[] }>();
    expect(lines.map(({ key }) => key)).toEqual(['milk']);
  });

  test('shows the list to a guest, without names, prices and pantry', async () => {
    const { view } = await linked();
    const answer = await view();
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      household_name: 'Our kitchen',
      expires_at: '2026-03-05T12:00:00.000Z',
      seq: 2,
      lines: [
        {
          key: 'milk',
          generation: 1,
          name: 'milk',
          category: 'Other',
          amounts: [{ amount: 2, unit: 'count' }],
          buy: '2',
          got: false,
        },
        {
          key: 'eggs',
          generation: 1,
          name: 'eggs',
          category: 'Other',
          amounts: [{ amount: 1, unit: 'count' }],
          buy: '1',
          got: false,
        },
      ],
    });
  });

  test('ticks once, and takes its tick back', async () => {
    const { tick, kitchenOf, sam, op } = await linked();
    const { op_id } = op(byHand('x'));
    await tick('milk', true, op_id);
    expect((await tick('milk', true, op_id)).json().seq).toBe(3);
    expect((await kitchenOf(sam)).state.lines[0]?.got).toMatchObject({
      by: 'guest',
      amounts: [{ amount: 2, unit: 'count' }],
    });
    expect((await tick('milk', false)).json().lines[0].got).toBe(false);
    expect((await tick('nothing', true)).statusCode).toBe(200);
  });

  test('ends when its time is over, is revoked, or another is made', async () => {
    const { view, clock, ask, sam } = await linked();
    const start = clock.at;
    clock.at = new Date(start.getTime() + DAY_MS - 1);
    expect((await view()).statusCode).toBe(200);
    clock.at = new Date(start.getTime() + DAY_MS);
    expect([(await view()).statusCode, (await view()).json().error]).toEqual([
      422,
      'shopping_link_invalid',
    ]);
    clock.at = start;
    await ask(sam, 'POST household/link', {});
    expect((await view()).statusCode).toBe(422);
  });

  test('is revoked by any member, and guessed by nobody', async () => {
    const { view, tick, ask, sam, asGuest } = await linked();
    expect((await ask(sam, 'DELETE household/link')).statusCode).toBe(204);
    expect([(await view()).statusCode, (await tick('milk', true)).statusCode]).toEqual([422, 422]);
    const guess = await asGuest('shopping-link/view', { token: 'a'.repeat(43) });
    expect(guess.json().error).toBe('shopping_link_invalid');
  });

  test('lives for at most a week', async () => {
    const { ask, sam } = await linked(168);
    const refused = await ask(sam, 'POST household/link', { hours: 169 });
    expect([refused.statusCode, refused.json().message]).toEqual([
      400,
      'hours: must be at most 168',
    ]);
  });

  test('is guessed 120 times a minute at most', async () => {
    const { asGuest } = await linked(undefined, { RATE_LIMITS: 'on' });
    const guess = () => asGuest('shopping-link/view', { token: 'a'.repeat(43) });
    for (let n = 0; n < 120; n += 1) expect((await guess()).statusCode).toBe(422);
    expect((await guess()).statusCode).toBe(429);
  });

  test('is kept as a hash alone', async () => {
    const { token, db } = await linked();
    const { found } = await db.one(
      z.object({ found: z.boolean() }),
      sql`select exists (select from shopping_links l where l::text like ${`%${token}%`}) as found`,
    );
    expect(found).toBe(false);
  });
});

describe('a deleted account', () => {
  async function deleted() {
    const world = await household();
    const admin = await world.person('admin');
    const remove = (who: Person) => world.ask(admin, `DELETE admin/user/${who.user_id}`);
    const count = async () =>
      (await world.db.one(z.object({ n: z.int() }), sql`select count(*) as n from households`)).n;
    return { ...world, remove, count };
  }

  test('leaves the household to the others', async () => {
    const { shared, send, op, remove, kitchenOf, count } = await deleted();
    const { sam, alex, household_id } = await shared();
    await send(sam, [household_id, 0], [op(byHand('milk'))]);
    expect((await remove(sam)).statusCode).toBe(200);
    const { state, household: view } = await kitchenOf(alex);
    expect([view.household_id, view.members]).toMatchObject([
      household_id,
      [{ name: 'Alex', role: 'owner' }],
    ]);
    expect(state.lines.map(({ key }) => key)).toEqual(['milk']);
    expect(await count()).toBe(1);
  });

  test('deletes a household without members', async () => {
    const { person, kitchenOf, send, op, remove, count, db } = await deleted();
    const sam = await person('user');
    const { household_id } = (await kitchenOf(sam)).household;
    await send(sam, [household_id, 0], [op(byHand('milk'))]);
    await remove(sam);
    expect(await count()).toBe(0);
    const { n } = await db.one(
      z.object({ n: z.int() }),
      sql`select (select count(*) from list_lines) + (select count(*) from list_contributions)
               + (select count(*) from kitchen_ops) + (select count(*) from household_members) as n`,
    );
    expect(n).toBe(0);
  });
});

test('old invitations and links are tidied away', async () => {
  const { shared, ask, deps, clock } = await household();
  const { sam } = await shared();
  await ask(sam, 'POST household/invites', {});
  await ask(sam, 'POST household/link', {});
  const later = (days: number) => new Date(clock.at.getTime() + days * DAY_MS);
  // The news of it goes after an hour.
  expect(await deleteLeftovers(deps.db, later(1))).toBe(4);
  expect(await deleteLeftovers(deps.db, later(2))).toBe(0);
  expect(await deleteLeftovers(deps.db, new Date(later(2).getTime() + 1))).toBe(1);
  expect(await deleteLeftovers(deps.db, new Date(later(37).getTime() + 1))).toBeGreaterThan(0);
});
