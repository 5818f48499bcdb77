import { describe, expect, test } from 'vitest';
import { z } from 'zod';

import { sql } from '#platform/db/sql';
import { signedInPeople, type SignedIn } from '#subjects/account/testing/signedInPeople';

const MINUTE_MS = 60_000;
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

async function devices() {
  const world = await signedInPeople();
  const { registered, again, pass, ask } = world;
  const laptop = await registered();
  pass(MINUTE_MS);
  const phone = await again({}, { userAgent: PHONE, ip: '198.51.100.9' });
  pass(MINUTE_MS);
  const tool = await again({}, { userAgent: 'curl/8', ip: '2001:db8:7:8::1' });
  const listed = async (who: SignedIn, ip?: string) =>
    (await ask(who, 'GET /user/sessions', ip === undefined ? {} : { ip })).json().sessions;
  return { ...world, laptop, phone, tool, listed };
}

describe('GET /user/sessions', () => {
  test('says by device and network where the account is signed in', async () => {
    const { laptop, listed } = await devices();
    expect(await listed(laptop)).toEqual([
      {
        session_id: expect.any(String),
        device: 'Firefox on Linux',
        network: '203.0.113.x',
        is_same_network: true,
        created_at: '2026-03-04T12:00:00.000Z',
        last_seen_at: '2026-03-04T12:00:00.000Z',
        is_current: true,
      },
      expect.objectContaining({
        device: null,
        network: '2001:db8:7:x',
        is_same_network: false,
        is_current: false,
      }),
      expect.objectContaining({
        device: 'Safari on iPhone',
        network: '198.51.100.x',
        is_same_network: false,
        is_current: false,
      }),
    ]);
  });

  test('a renewal says when and where it was seen last', async () => {
    const { phone, laptop, renew, listed, pass } = await devices();
    pass(10 * MINUTE_MS);
    const answer = await renew(phone.cookie, { 'user-agent': 'Firefox/1' });
    expect(answer.statusCode).toBe(200);
    const [, second] = await listed(laptop);
    expect(second).toMatchObject({
      device: 'Firefox',
      network: '127.0.0.x',
      created_at: '2026-03-04T12:01:00.000Z',
      last_seen_at: '2026-03-04T12:12:00.000Z',
    });
  });

  test('leaves out what is over: ended, expired, and idle for too long', async () => {
    const { laptop, phone, tool, listed, post, pass, renew } = await devices();
    await post('/session/logout', {}, { headers: { authorization: `Bearer ${tool.token}` } });
    expect(await listed(laptop)).toHaveLength(2);
    // Two hours after the first sign-in, and a minute less after the second.
    pass(118 * MINUTE_MS);
    const { access_token } = (await renew(phone.cookie)).json();
    const now = { ...phone, token: String(access_token) };
    expect(await listed(now)).toMatchObject([{ device: null, is_current: true }]);
  });

  test('one of before, which nobody noted, has neither', async () => {
    const { person, ask, deps } = await signedInPeople();
    const { headers } = await person('user');
    const token = headers.authorization.slice('Bearer '.length);
    const { sessions } = (await ask({ token }, 'GET /user/sessions')).json();
    expect(sessions).toMatchObject([{ device: null, network: null, is_same_network: false }]);
    expect(deps.now().toISOString()).toBe(sessions[0].last_seen_at);
  });

  test('nothing that a browser says is kept word for word', async () => {
    const { registered, db } = await signedInPeople();
    const userAgent = `Firefox/1 ${'<script>'.repeat(1_000)}`;
    await registered({}, { userAgent });
    const Row = z.object({ device: z.string() });
    expect(await db.one(Row, sql`select device from sessions`)).toEqual({ device: 'Firefox' });
  });
});

describe('DELETE /user/session/{id}', () => {
  test('ends that one at once, for the token and the cookie', async () => {
    const { laptop, phone, tool, listed, ask, isIn, renew, acts } = await devices();
    const [, , { session_id }] = await listed(laptop);
    const answer = await ask(laptop, `DELETE /user/session/${session_id}`);
    expect(answer.statusCode).toBe(204);
    expect([await isIn(laptop), await isIn(phone), await isIn(tool)]).toEqual([true, false, true]);
    expect((await renew(phone.cookie)).statusCode).toBe(401);
    expect((await acts()).at(-1)).toBe('session_ended');
    const again = await ask(laptop, `DELETE /user/session/${session_id}`);
    expect([again.statusCode, again.json().error]).toEqual([404, 'session_not_found']);
  });

  test('another’s is not found, and goes on', async () => {
    const { registered, laptop, listed, ask, isIn } = await devices();
    const eve = await registered({ email: 'eve@example.com' });
    const [{ session_id }] = await listed(laptop);
    const answer = await ask(eve, `DELETE /user/session/${session_id}`);
    expect([answer.statusCode, answer.json().error]).toEqual([404, 'session_not_found']);
    expect(await isIn(laptop)).toBe(true);
  });
});

describe('POST /user/sessions/end-others', () => {
  test('ends all but this one, and nobody else’s', async () => {
    const { registered, laptop, phone, tool, ask, isIn, acts } = await devices();
    const eve = await registered({ email: 'eve@example.com' });
    const answer = await ask(laptop, 'POST /user/sessions/end-others', { payload: {} });
    expect(answer.json()).toEqual({ ended_sessions: 2 });
    const live = [await isIn(laptop), await isIn(phone), await isIn(tool), await isIn(eve)];
    expect(live).toEqual([true, false, false, true]);
    expect((await acts()).filter((action) => action === 'session_ended')).toHaveLength(2);
    const again = await ask(laptop, 'POST /user/sessions/end-others', { payload: {} });
    expect(again.json()).toEqual({ ended_sessions: 0 });
  });

  test('two devices that end each other at once: one stays', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { laptop, phone, ask, isIn } = await devices();
      const end = (who: SignedIn) => ask(who, 'POST /user/sessions/end-others', { payload: {} });
      const answers = await Promise.all([end(laptop), end(phone)]);
      expect(answers.map((answer) => answer.statusCode).toSorted((a, b) => a - b)).toEqual([
        200, 401,
      ]);
      expect([await isIn(laptop), await isIn(phone)].filter(Boolean)).toHaveLength(1);
    }
  });
});
