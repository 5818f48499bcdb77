import { describe, expect, test } from 'vitest';
import { z } from 'zod';

import { sql } from '#platform/db/sql';
import { accountCalls } from '#testing/accounts';
import { testApp } from '#testing/testApp';

async function world() {
  const made = await testApp();
  const change = (payload: object, headers: Record<string, string>) =>
    made.app.inject({ method: 'PUT', url: '/api/user', payload, headers });
  const people = () =>
    made.db.many(
      z.object({ name: z.string(), address: z.string(), email: z.string(), role: z.string() }),
      sql`select name, address, email, role from users order by created_at, user_id`,
    );
  return { ...made, ...accountCalls(made.app), change, people };
}

const wanted = { name: 'Ada Lovelace', address: '12 St James’s Square' };

describe('PUT /user', () => {
  test.for(['user', 'vendor'] as const)('a %s changes name and address', async (role) => {
    const { register, change, people, whoAmI, db } = await world();
    const before = (await register({ role })).json();
    const answer = await change(wanted, { authorization: `Bearer ${before.access_token}` });
    expect(answer.statusCode).toBe(200);
    const after = answer.json();
    expect(after).toMatchObject({ _id: before._id, role, name: 'Ada Lovelace', expires_in: 900 });
    expect(await people()).toEqual([{ ...wanted, email: 'ada@example.com', role }]);

    const [, claims = ''] = after.access_token.split('.');
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject(wanted);
    expect((await whoAmI(after.access_token)).json()).toEqual({ role });
    expect((await whoAmI(before.access_token)).statusCode).toBe(200);
    const audited = await db.many(
      z.object({ actor_id: z.string(), target_id: z.string() }),
      sql`select actor_id, target_id from audit_log where action = 'profile_changed'`,
    );
    expect(audited).toEqual([{ actor_id: before._id, target_id: before._id }]);
  });

  test('one of the staff stays one', async () => {
    const { person, member, change, whoAmI } = await world();
    const picker = await member((await person('vendor')).user_id, 'picker');
    const answer = (await change(wanted, picker.headers)).json();
    expect(answer).toMatchObject({ role: 'vendor', staff_role: 'picker', name: 'Ada Lovelace' });
    const [, claims = ''] = answer.access_token.split('.');
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString()).role).toBe('vendor');
    expect((await whoAmI(answer.access_token)).json()).toEqual({ role: 'vendor' });
  });

  test('nobody else is touched', async () => {
    const { register, change, people, clock } = await world();
    await register({ email: 'eve@example.com', name: 'Eve' });
    clock.at = new Date(clock.at.getTime() + 1);
    const { access_token } = (await register()).json();
    await change(wanted, { authorization: `Bearer ${access_token}` });
    expect((await people()).map(({ name }) => name)).toEqual(['Eve', 'Ada Lovelace']);
  });

  test.for([
    [{ name: '' }, 'name', 'empty'],
    [{ name: '\u200b\u2060' }, 'name', 'nothing visible'],
    [{ name: 'x'.repeat(201) }, 'name', 'one too long'],
    [{ address: ' ' }, 'address', 'only a space'],
    [{ address: 'x'.repeat(501) }, 'address', 'one too long'],
    [{ address: undefined }, 'address', 'missing'],
    [{ email: 'new@example.com' }, '', 'an email is not changed here'],
    [{ role: 'admin' }, '', 'nor a role'],
    [{ password_hash: 'a new battery' }, '', 'nor a password'],
    [{ user_id: '00000000-0000-4000-8000-000000000000' }, '', 'nor somebody else'],
  ] as const)('refuses %o', async ([more, field]) => {
    const { person, change, people } = await world();
    const { headers } = await person('user', 'Ada');
    const answer = await change({ ...wanted, ...more }, headers);
    expect([answer.statusCode, answer.json().details.fields[0].field]).toEqual([400, field]);
    expect((await people())[0]).toMatchObject({ name: 'Ada', address: 'Street 1', role: 'user' });
  });

  test('the longest name and address', async () => {
    const { person, change } = await world();
    const { headers } = await person('user');
    const longest = { name: 'x'.repeat(200), address: 'x'.repeat(500) };
    expect((await change(longest, headers)).statusCode).toBe(200);
  });
});
