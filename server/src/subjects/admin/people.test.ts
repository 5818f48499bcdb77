import { describe, expect, test } from 'vitest';

import { sql } from '#platform/db/sql';
import { office } from '#subjects/admin/testing/office';

type Named = { user_id: string; name: string };

/** Five shoppers, a minute between them, and a way to read their names in pages. */
async function five(names = ['Élan Zoë', 'Ada Baker', 'ben Cole', 'Zed Adams', 'Chen O’Brien']) {
  const world = await office();
  const { person, clock, ask, db } = world;
  for (const [minute, name] of names.entries()) {
    clock.at = new Date(`2026-03-04T12:0${minute}:00.000Z`);
    await person('user', name);
  }
  // The emails of test accounts are ids, which may begin like any name.
  await db.run(sql`update users set email = 'person.' || (
    select count(*) from users o where o.role = 'user' and o.created_at <= users.created_at) || '@larder.test' where role = 'user'`);
  const read = async (query = '') => (await ask('GET', `/admin/users${query}`)).json();
  const namesOf = async (query?: string) =>
    (await read(query)).users.map((user: Named) => user.name) as string[];
  return { ...world, read, namesOf };
}

describe('the plain lists', () => {
  test('show shoppers and vendors with the named fields only, newest first', async () => {
    const { ask, person, store, namesOf, read } = await five();
    const vendor = await person('vendor', 'Vera');
    await store(vendor.user_id, { name: 'First' });
    expect(await namesOf()).toEqual([
      'Chen O’Brien',
      'Zed Adams',
      'ben Cole',
      'Ada Baker',
      'Élan Zoë',
    ]);
    const { users, ...page } = await read();
    expect(Object.keys(users[0])).toEqual(['user_id', 'name', 'email', 'is_suspended']);
    expect(page).toEqual({ total: 5, total_capped: false, truncated: false, first: 1 });
    expect((await ask('GET', '/admin/vendors')).json()).toMatchObject({
      vendors: [
        { user_id: vendor.user_id, name: 'Vera', address: 'Street 1', stores: [{ name: 'First' }] },
      ],
      total: 1,
    });
  });

  test('are cut at 5,000 people, and say so', async () => {
    const { read, db } = await five();
    await db.run(sql`
      insert into users (user_id, role, email, name, address, password_hash, created_at)
      select gen_random_uuid(), 'user', n || '@many.test', 'Many', 'Street 1', 'unusable', now()
      from generate_series(1, 4996) n`);
    const { users, total, truncated, next_cursor } = await read();
    expect([users.length, total, truncated]).toEqual([5_000, 5_001, true]);
    expect(await read(`?cursor=${next_cursor}`)).toMatchObject({ first: 5_001, truncated: false });
  });
});

describe('pages', () => {
  const NAMES = {
    newest: ['Chen O’Brien', 'Zed Adams', 'ben Cole', 'Ada Baker', 'Élan Zoë'],
    oldest: ['Élan Zoë', 'Ada Baker', 'ben Cole', 'Zed Adams', 'Chen O’Brien'],
    nameUp: ['Ada Baker', 'ben Cole', 'Chen O’Brien', 'Élan Zoë', 'Zed Adams'],
    nameDown: ['Zed Adams', 'Élan Zoë', 'Chen O’Brien', 'ben Cole', 'Ada Baker'],
  };

  test.for(Object.entries(NAMES))('forwards and back, sorted by %s', async ([sort, names]) => {
    const { read } = await five();
    const page = async (cursor?: string) => {
      const answer = await read(`?sort=${sort}&limit=2${cursor ? `&cursor=${cursor}` : ''}`);
      return { ...answer, names: answer.users.map((user: Named) => user.name) };
    };
    const one = await page();
    const two = await page(one.next_cursor);
    const three = await page(two.next_cursor);
    expect([...one.names, ...two.names, ...three.names]).toEqual(names);
    expect([one.first, two.first, three.first]).toEqual([1, 3, 5]);
    expect([one.previous_cursor, three.next_cursor]).toEqual([undefined, undefined]);
    const back = await page(three.previous_cursor);
    expect([back.names, back.first, back.truncated]).toEqual([two.names, 3, true]);
    const start = await page(back.previous_cursor);
    expect([start.names, start.first, start.previous_cursor]).toEqual([one.names, 1, undefined]);
    expect(start.next_cursor).toBe(one.next_cursor);
  });

  test('continue when the person at the cursor is gone', async () => {
    const { read, ask, namesOf } = await five();
    const one = await read('?limit=2');
    await ask('DELETE', `/admin/user/${one.users[1].user_id}`);
    expect(await namesOf(`?limit=2&cursor=${one.next_cursor}`)).toEqual(['ben Cole', 'Ada Baker']);
  });

  test('separate people with equal names or times', async () => {
    const { read, db } = await five(['Twin', 'Twin', 'Twin']);
    await db.run(
      sql`update users set created_at = '2026-03-04T12:00:00.000123Z' where role = 'user'`,
    );
    for (const sort of ['newest', 'oldest', 'nameUp', 'nameDown']) {
      const one = await read(`?sort=${sort}&limit=2`);
      const two = await read(`?sort=${sort}&limit=2&cursor=${one.next_cursor}`);
      const back = await read(`?sort=${sort}&limit=2&cursor=${two.previous_cursor}`);
      const ids = [...one.users, ...two.users].map((user: Named) => user.user_id);
      expect(new Set(ids).size).toBe(3);
      expect(back.users).toEqual(one.users);
    }
  });

  test.for([
    ['of another sort', '?sort=oldest'],
    ['of another list', undefined],
    ['that is made up', '?cursor=abc'],
  ] as const)('a cursor %s is refused', async ([, query]) => {
    const { ask, read } = await five();
    const { next_cursor } = await read('?limit=2');
    const url = query?.includes('cursor')
      ? `/admin/users${query}`
      : `/admin/${query ? `users${query}&` : 'vendors?'}cursor=${next_cursor}`;
    const answer = await ask('GET', url);
    expect([answer.statusCode, answer.json().message]).toEqual([400, 'cursor: invalid.']);
  });
});

describe('the search of users', () => {
  test.for([
    ['the beginning of a name', 'che', ['Chen O’Brien']],
    ['the beginning of a last name', 'ad', ['Zed Adams', 'Ada Baker']],
    ['two words in any order', 'bak ada', ['Ada Baker']],
    ['a letter without its accent', 'elan zoe', ['Élan Zoë']],
    ['a name with an apostrophe', "o'brien", ['Chen O’Brien']],
    ['both words, not one of them', 'ada cole', []],
    ['not the middle of a word', 'aker', []],
    ['the whole email', 'Person.2@larder.test', ['Ada Baker']],
    ['only signs', '%_\\', []],
  ] as const)('finds by %s', async ([, q, names]) => {
    const { namesOf } = await five();
    expect(await namesOf(`?q=${encodeURIComponent(q)}`)).toEqual(names);
  });

  test('counts, sorts and pages what was found', async () => {
    const { read } = await five();
    const page = await read('?q=a&sort=nameUp&limit=1');
    expect(page).toMatchObject({ users: [{ name: 'Ada Baker' }], total: 2, truncated: true });
    const rest = await read(`?q=a&sort=nameUp&limit=1&cursor=${page.next_cursor}`);
    expect(rest).toMatchObject({ users: [{ name: 'Zed Adams' }], first: 2, truncated: false });
  });

  test('finds no vendor, no administrator and nobody who was deleted', async () => {
    const { person, ask, read } = await five();
    await person('vendor', 'Canary');
    await person('admin', 'Canary');
    const gone = await person('user', 'Canary');
    expect((await read('?q=canary')).total).toBe(1);
    await ask('DELETE', `/admin/user/${gone.user_id}`);
    expect((await read('?q=canary')).total).toBe(0);
  });

  test('counts up to 10,000', async () => {
    const { read, db } = await five();
    await db.run(sql`
      insert into users (user_id, role, email, name, address, password_hash, created_at)
      select gen_random_uuid(), 'user', n || '@many.test', 'Many ' || n, 'Street 1', 'unusable', now()
      from generate_series(1, 10001) n`);
    expect(await read('?q=many&limit=1')).toMatchObject({ total: 10_000, total_capped: true });
    expect(await read('?q=many%20777&limit=50')).toMatchObject({ total: 11, total_capped: false });
  });

  test.for([
    ['a hundred and one characters', `?q=${'a'.repeat(101)}`],
    ['an empty text', '?q='],
    ['a control character', '?q=%00'],
    ['a sort that is none', '?sort=age'],
  ])('refuses %s', async ([, query]) => {
    const { ask } = await office();
    expect((await ask('GET', `/admin/users${query}`)).statusCode).toBe(400);
  });
});

describe('the search of vendors', () => {
  test.for(['newest', 'oldest', 'nameUp', 'nameDown'])(
    'lists who has exactly the searched address first, sorted by %s',
    async (sort) => {
      const { ask, person, db } = await office();
      for (const n of [120, 12, 1201, 1202]) {
        const { user_id } = await person('vendor', `Vendor ${n}`);
        const address = `${n} Élm Street, Chicago`;
        await db.run(sql`update users set address = ${address} where user_id = ${user_id}`);
      }
      const read = async (more = '') =>
        (
          await ask('GET', `/admin/vendors?q=12%20elm%20street,%20chicago&sort=${sort}${more}`)
        ).json();
      const { vendors, total } = await read();
      expect([vendors[0].name, total]).toEqual(['Vendor 12', 4]);
      const one = await read('&limit=1');
      const rest = await read(`&limit=3&cursor=${one.next_cursor}`);
      expect([...one.vendors, ...rest.vendors]).toEqual(vendors);
      const back = await read(`&limit=1&cursor=${rest.previous_cursor}`);
      expect(back.vendors).toEqual(one.vendors);
    },
  );

  test('lists a store of exactly that name first', async () => {
    const { ask, person, store } = await office();
    const [vera, newer] = [await person('vendor', 'Vera'), await person('vendor', 'Newer')];
    await store(vera.user_id, { name: 'Corner' });
    await store(newer.user_id, { name: 'Corner Two' });
    const { vendors } = (await ask('GET', '/admin/vendors?q=corner')).json();
    expect(vendors.map((vendor: Named) => vendor.name)).toEqual(['Vera', 'Newer']);
  });

  test.for([
    ['the name', 'vera', ['Vera']],
    ['the address', 'street', ['Vera']],
    ['an open store', 'corner', ['Vera']],
    ['not a closed store', 'shut', []],
  ] as const)('sorts by %s', async ([, q, names]) => {
    const { ask, person, store, db } = await office();
    const vera = await person('vendor', 'Vera');
    await person('user', 'Vera');
    await store(vera.user_id, { name: 'The Corner' });
    const shut = await store(vera.user_id, { name: 'Shut' });
    await db.run(sql`update stores set closed_at = now() where store_id = ${shut}`);
    const { vendors } = (await ask('GET', `/admin/vendors?q=${q}`)).json();
    expect(vendors.map((vendor: Named) => vendor.name)).toEqual(names);
  });
});
