import { setTimeout } from 'node:timers/promises';

import { expect, test } from 'vitest';

import type { Db, Queryable } from '#platform/db/db';
import { signedInPeople } from '#subjects/account/testing/signedInPeople';

import { exportKitchen } from './exportKitchen.service.ts';

/** The same database; after the first query for at most one row, `act` starts and gets some time to finish. */
function interrupted<Q extends Queryable>(queries: Q, act: () => Promise<unknown>): Q {
  return {
    ...queries,
    maybeOne: async (...asked: Parameters<Queryable['maybeOne']>) => {
      const found = await queries.maybeOne(...asked);
      await Promise.race([act(), setTimeout(500)]);
      return found;
    },
  };
}

test('a kitchen is exported whole though its household ends meanwhile', async () => {
  const { registered, ask, db } = await signedInPeople();
  const ada = await registered();
  const bob = await registered({ email: 'bob@example.com' });
  await ask(bob, 'GET /kitchen');
  const { token } = (await ask(ada, 'POST /household/invites', { payload: {} })).json();
  const joined: ReturnType<typeof ask>[] = [];
  const join = () => {
    const payload = { token, bring: false };
    joined.push(ask(bob, 'POST /household/invite/accept', { payload }));
    return Promise.all(joined);
  };
  const slow: Db = {
    ...interrupted(db, join),
    transaction: (work) => db.transaction((tx) => work(interrupted(tx, join))),
  };
  expect(await exportKitchen(slow, bob.user_id)).toMatchObject({ role: 'owner', lines: [] });
  expect((await Promise.all(joined)).map(({ statusCode }) => statusCode)).toEqual([200]);
});
