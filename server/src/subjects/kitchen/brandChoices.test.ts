import { MAX_BRANDS } from '@larder/shared/kitchen/kitchenLimits';
import { expect, test } from 'vitest';
import { z } from 'zod';

import { sql } from '#platform/db/sql';
import { newId } from '#platform/lib/ids';
import { signedInPeople } from '#subjects/account/testing/signedInPeople';
import { PASSWORD } from '#testing/accounts';
import { byHand, household } from '#testing/kitchen';
import type { Person } from '#testing/testApp';

const chosen = (brand: string, choice: 'prefer' | 'never' | null, food = 'Milk') => ({
  kind: 'brand_choice',
  payload: { food, brand, choice },
});
const HORIZON = { food: 'Milk', brand: 'Horizon', choice: 'prefer' };
const LUCERNE = { food: 'Milk', brand: 'Lucerne', choice: 'never' };

async function home() {
  const world = await household();
  const { shared, send, op, kitchenOf } = world;
  const { sam, alex, household_id } = await shared();
  const choose = async (who: Person, ...changes: ReturnType<typeof chosen>[]) => {
    const { state, household: own } = await kitchenOf(who);
    const ops = changes.map((one) => op(one, { base_seq: state.seq }));
    const answer = await send(who, [own.household_id, state.seq], ops);
    return answer.statusCode === 200 ? 'taken' : answer.json().error;
  };
  const brandsOf = async (who: Person) => (await kitchenOf(who)).state.brands;
  return { ...world, sam, alex, household_id, choose, brandsOf };
}

test('all of a household read the same, from memory and from the rows; nobody else does', async () => {
  const { sam, alex, household_id, person, choose, brandsOf, send, op, db } = await home();
  expect(await choose(sam, chosen('Horizon', 'prefer'), chosen('Lucerne', 'never'))).toBe('taken');
  expect(await brandsOf(alex)).toEqual([HORIZON, LUCERNE]);
  await db.run(sql`update households set state_id = null where household_id = ${household_id}`);
  expect(await brandsOf(alex)).toEqual([HORIZON, LUCERNE]);

  const eve = await person('user', 'Eve');
  expect(await brandsOf(eve)).toEqual([]);
  const meant = await send(eve, [household_id, 2], [op(chosen('Horizon', 'never'))]);
  expect([meant.statusCode, meant.json().error]).toEqual([409, 'household_left']);
  expect(await brandsOf(sam)).toEqual([HORIZON, LUCERNE]);
});

test('are in the export, and go with the account', async () => {
  const { registered, ask, clock, db } = await signedInPeople();
  const ada = await registered();
  const { household_id } = (await ask(ada, 'GET /kitchen')).json().household;
  const common = { op_id: newId(clock.at), device: newId(clock.at), base_seq: 0 };
  const ops = [{ ...chosen('Horizon', 'prefer'), ...common, at: clock.at.getTime() }];
  await ask(ada, 'POST /kitchen/ops', { payload: { household_id, base_seq: 0, ops } });
  const { kitchen } = (await ask(ada, 'GET /user/export')).json();
  expect(kitchen.brands).toEqual([HORIZON]);
  const left = () =>
    db.many(
      z.object({ brands: z.unknown() }),
      sql`select brands from households where household_id = ${household_id}`,
    );
  expect(await left()).toEqual([{ brands: [HORIZON] }]);
  const gone = await ask(ada, 'POST /user/deletion', { payload: { password: PASSWORD } });
  expect(gone.statusCode).toBe(200);
  expect(await left()).toEqual([]);
});

test('come along into another household, whose own choices stay', async () => {
  const { sam, person, choose, brandsOf, ask } = await home();
  const bob = await person('user', 'Bob');
  await choose(sam, chosen('Lucerne', 'never'));
  await choose(bob, chosen('Lucerne', 'prefer'), chosen('Kerrygold', 'prefer', 'Butter'));
  const { token } = (await ask(sam, 'POST household/invites', {})).json();
  const joined = await ask(bob, 'POST household/invite/accept', { token, bring: true });
  expect(joined.statusCode).toBe(200);
  expect(await brandsOf(sam)).toEqual([
    LUCERNE,
    { food: 'Butter', brand: 'Kerrygold', choice: 'prefer' },
  ]);
});

test('are told to who shops with a link, by line', async () => {
  const { sam, household_id, choose, send, op, ask, asGuest } = await home();
  await send(sam, [household_id, 0], [op(byHand('milk')), op(byHand('eggs'))]);
  await choose(sam, chosen('Horizon', 'prefer'), chosen('Happy Egg', 'never', 'Eggs'));
  const { token } = (await ask(sam, 'POST household/link', {})).json();
  const { lines } = (await asGuest('shopping-link/view', { token })).json();
  expect(lines.map(({ name, brand }: { name: string; brand?: string }) => [name, brand])).toEqual([
    ['milk', 'Horizon'],
    ['eggs', undefined],
  ]);
});

test('500 are taken, one more is refused by name and changes nothing', async () => {
  const { sam, choose, brandsOf } = await home();
  const many = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, n) => chosen(`Brand ${from + n}`, 'never'));
  for (const from of [0, 200, 400])
    expect(await choose(sam, ...many(from, Math.min(from + 200, MAX_BRANDS)))).toBe('taken');
  expect(await choose(sam, chosen('One more', 'never'))).toBe('brands_full');
  expect(await brandsOf(sam)).toHaveLength(MAX_BRANDS);
  expect(await choose(sam, chosen('Brand 7', null), chosen('One more', 'never'))).toBe('taken');
});
