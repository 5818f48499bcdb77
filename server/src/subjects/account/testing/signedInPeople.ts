import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Role } from '@larder/shared/basics/endpoint.model';
import type { LightMyRequestResponse } from 'fastify';
import { onTestFinished } from 'vitest';
import { z } from 'zod';

import { sql } from '#platform/db/sql';
import { accountCalls, cookieOf, PASSWORD } from '#testing/accounts';
import { testApp } from '#testing/testApp';

export const FRESH = 'a new battery staple';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** A sign-in of an account with a password. */
export type SignedIn = { user_id: string; token: string; cookie: string };
type Call = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`;

/** A server with people who have passwords, sign in on several devices and get mails. */
export async function signedInPeople(settings: Record<string, string> = {}) {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'larder-account-'));
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true }));
  const world = await testApp({ settings: { DATA_DIR, ...settings } });
  const { app, db, clock } = world;
  const calls = accountCalls(app);

  const read = (answer: LightMyRequestResponse): SignedIn => ({
    user_id: answer.json()._id,
    token: answer.json().access_token,
    cookie: cookieOf(answer) ?? '',
  });
  const from = (userAgent: string, ip: string) => ({ headers: { 'user-agent': userAgent }, ip });

  /** Registers Ada or somebody else, as a user or vendor; from Firefox on Linux. */
  async function registered(
    { role = 'user', email = 'ada@example.com' }: { role?: Role; email?: string } = {},
    { userAgent = FIREFOX, ip = '203.0.113.7' } = {},
  ): Promise<SignedIn> {
    const answer = await calls.register(
      { email, role: role === 'admin' ? 'user' : role },
      from(userAgent, ip),
    );
    if (role !== 'admin') return read(answer);
    await db.run(sql`update users set role = 'admin' where user_id = ${answer.json()._id}`);
    return read(answer);
  }

  /** Signs in once more, on another device. */
  async function again(
    { role = 'user', email = 'ada@example.com', password = PASSWORD } = {},
    { userAgent = 'curl/8', ip = '198.51.100.9' } = {},
  ): Promise<SignedIn> {
    return read(await calls.login({ role, email, password }, from(userAgent, ip)));
  }

  const ask = (
    { token }: { token: string },
    call: Call,
    { payload, ip = '203.0.113.7' }: { payload?: object; ip?: string } = {},
  ) => {
    const [method, url] = call.split(' ');
    return app.inject({
      method: method as 'GET',
      url: `/api${url}`,
      headers: { authorization: `Bearer ${token}` },
      remoteAddress: ip,
      ...(payload && { payload }),
    });
  };
  const Sessions = z.object({
    sessions: z.array(z.object({ session_id: z.string(), is_current: z.boolean() })),
  });
  /** The id of a session, as the account's own list has it. */
  const sessionOf = async (who: SignedIn): Promise<string> => {
    const { sessions } = Sessions.parse((await ask(who, 'GET /user/sessions')).json());
    return sessions.find(({ is_current }) => is_current)?.session_id ?? '';
  };
  const isIn = async ({ token }: SignedIn) => (await calls.whoAmI(token)).statusCode === 200;
  const acts = async () =>
    (
      await db.many(
        z.object({ action: z.string() }),
        sql`select action from audit_log order by audit_id`,
      )
    ).map(({ action }) => action);
  const outbox = join(DATA_DIR, 'outbox');
  const mails = () =>
    (existsSync(outbox) ? readdirSync(outbox) : [])
      .filter((name) => name.endsWith('.eml'))
      .map((name) => readFileSync(join(outbox, name), 'utf8'));
  const pass = (ms: number) => {
    clock.at = new Date(clock.at.getTime() + ms);
  };
  return { ...world, ...calls, registered, again, ask, sessionOf, isIn, acts, mails, pass };
}
