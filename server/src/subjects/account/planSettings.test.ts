import { describe, expect, test } from 'vitest';
import { z } from 'zod';

import { sql } from '#platform/db/sql';
import { brokenInvariants } from '#testing/invariants';
import { type Person, testApp } from '#testing/testApp';

const URL = '/api/user/plan-settings';
const MINE = { cents_per_mile: 65.5, cents_per_stop: 250, max_stops: 2, worth_cents: 75 };
const MOST = {
  cents_per_mile: 10_000,
  cents_per_stop: 100_000,
  max_stops: 5,
  worth_cents: 100_000,
};
const LEAST = { cents_per_mile: 0, cents_per_stop: 0, max_stops: 1, worth_cents: 0 };

async function world() {
  const made = await testApp();
  const put = ({ headers }: Person, payload: object | string) =>
    made.app.inject({
      method: 'PUT',
      url: URL,
      payload,
      headers: { ...headers, 'content-type': 'application/json' },
    });
  const get = async ({ headers }: Person) =>
    (await made.app.inject({ url: URL, headers })).json().settings;
  return { ...made, put, get };
}

test.for(['user', 'vendor'] as const)(
  'a %s has none, sets them, and the last stay',
  async (role) => {
    const { person, put, get } = await world();
    const somebody = await person(role);
    expect(await get(somebody)).toBeNull();
    for (const settings of [MOST, LEAST, MINE]) {
      const answer = await put(somebody, settings);
      expect([answer.statusCode, answer.json()]).toEqual([200, { settings }]);
      expect(await get(somebody)).toEqual(settings);
    }
  },
);

test('another account keeps its own, or none', async () => {
  const { person, put, get } = await world();
  const [ada, eve, joe] = [await person('user'), await person('user'), await person('vendor')];
  await put(eve, MOST);
  await put(ada, MINE);
  expect([await get(ada), await get(eve), await get(joe)]).toEqual([MINE, MOST, null]);
});

describe('refused, and what was kept stays', () => {
  test.for([
    [{ cents_per_mile: -0.1 }, 'cents_per_mile', 'below 0'],
    [{ cents_per_mile: 10_000.1 }, 'cents_per_mile', 'too much'],
    [{ cents_per_mile: 70.25 }, 'cents_per_mile', 'a hundredth of a cent'],
    [{ cents_per_mile: Number.NaN }, 'cents_per_mile', 'NaN, which JSON writes as null'],
    [{ cents_per_mile: '70' }, 'cents_per_mile', 'text'],
    [{ cents_per_stop: -1 }, 'cents_per_stop', 'below 0'],
    [{ cents_per_stop: 100_001 }, 'cents_per_stop', 'one too many'],
    [{ cents_per_stop: 0.5 }, 'cents_per_stop', 'half a cent'],
    [{ cents_per_stop: 1e300 }, 'cents_per_stop', 'huge'],
    [{ max_stops: 0 }, 'max_stops', 'no store'],
    [{ max_stops: 2.5 }, 'max_stops', 'half a store'],
    [{ max_stops: 6 }, 'max_stops', 'more than is planned'],
    [{ worth_cents: -1 }, 'worth_cents', 'below 0'],
    [{ worth_cents: 100_001 }, 'worth_cents', 'one too many'],
    [{ worth_cents: undefined }, 'worth_cents', 'missing'],
    [{ user_id: '00000000-0000-4000-8000-000000000000' }, '', 'somebody else'],
  ] as const)('%o', async ([more, field]) => {
    const { person, put, get } = await world();
    const ada = await person('user');
    await put(ada, MINE);
    const answer = await put(ada, { ...MOST, ...more });
    expect([answer.statusCode, answer.json().details.fields[0].field]).toEqual([400, field]);
    expect(await get(ada)).toEqual(MINE);
  });

  test('an infinite number', async () => {
    const { person, put, get } = await world();
    const ada = await person('user');
    const text = JSON.stringify(MINE).replace('65.5', '1e999');
    const answer = await put(ada, text);
    expect([answer.statusCode, answer.json().details.fields[0].field]).toEqual([
      400,
      'cents_per_mile',
    ]);
    expect(await get(ada)).toBeNull();
  });
});

describe('a deleted account', () => {
  const kept = sql`select user_id from plan_settings`;
  const Row = z.object({ user_id: z.string() });

  test.for(['user', 'vendor'] as const)('of a %s leaves none; others do', async (role) => {
    const { person, put, db, app } = await world();
    const [gone, stays] = [await person(role), await person('user')];
    await put(gone, MINE);
    await put(stays, MOST);
    const { headers } = await person('admin');
    const url = `/api/admin/${role}/${gone.user_id}`;
    expect((await app.inject({ method: 'DELETE', url, headers })).statusCode).toBe(200);
    expect(await db.many(Row, kept)).toEqual([{ user_id: stays.user_id }]);
  });

  test('leaves none when they are changed at the same moment', async () => {
    const { person, put, db, app } = await world();
    const { headers } = await person('admin');
    for (let round = 0; round < 5; round += 1) {
      const ada = await person('user');
      const url = `/api/admin/user/${ada.user_id}`;
      const [, deleted] = await Promise.all([
        put(ada, MINE),
        app.inject({ method: 'DELETE', url, headers }),
        put(ada, MOST),
      ]);
      expect(deleted.statusCode).toBe(200);
      expect(await brokenInvariants(db)).toEqual([]);
    }
    expect(await db.many(Row, kept)).toEqual([]);
  });
});
