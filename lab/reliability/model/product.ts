import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { buildApp } from '@larder/server/src/app.ts';
import { readConfig } from '@larder/server/src/config.ts';
import { makeDeps } from '@larder/server/src/deps.ts';
import type { Db } from '@larder/server/src/platform/db/db.ts';
import { signAccessToken } from '@larder/server/src/platform/identity/accessTokens.ts';
import { ensureAdmin } from '@larder/server/src/subjects/account/auth/admin.service.ts';
import { insertAccount } from '@larder/server/src/subjects/account/auth/auth.queries.ts';
import { openSession } from '@larder/server/src/subjects/account/auth/openSession.service.ts';
import { z } from 'zod';

import { Session } from '#reliability/harness/answers';
import { ADMIN, ADMIN_LOGIN } from '#reliability/harness/world';

import type { Person } from './model.ts';

type Sent = { token?: string; body?: object; headers?: Record<string, string> };
type Answer = { status: number; body: unknown; cookie: string | undefined };

export type Product = Awaited<ReturnType<typeof openProduct>>;

/** The product on a migrated database, called in process; `seen` counts its answers. */
export async function openProduct(db: Db) {
  const config = readConfig({
    ...ADMIN,
    JWT_SECRET: randomBytes(48).toString('base64url'),
    DATA_DIR: join(tmpdir(), 'larder-model'),
    RATE_LIMITS: 'off',
    SEED: 'none',
  });
  const deps = makeDeps(config, { db });
  await ensureAdmin(deps);
  const app = await buildApp(deps, { web: import.meta.dirname });
  const seen = new Map<string, number>();

  async function ask(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    { token, body, headers }: Sent = {},
  ): Promise<Answer> {
    const answer = await app.inject({
      method,
      url: `/api${path}`,
      headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }), ...headers },
      ...(body !== undefined && { payload: body }),
    });
    const read: Answer = {
      status: answer.statusCode,
      body: answer.json(),
      cookie: answer.cookies[0]?.value,
    };
    const { error = '' } = z.object({ error: z.string().optional() }).parse(read.body);
    const again = answer.headers['idempotent-replayed'] === undefined ? '' : 'again';
    const route = path.replaceAll(/[\da-f]{8}-[-\da-f]{27}/g, '…');
    const name = `${method} ${route} ${read.status} ${error}${again}`.trim();
    seen.set(name, (seen.get(name) ?? 0) + 1);
    return read;
  }

  const { body } = await ask('POST', '/login', { body: ADMIN_LOGIN });
  const admin = Session.parse(body).access_token;

  /** An account with a session, inserted without password hashing: it cannot log in. */
  async function settle(role: Person['role']): Promise<Person> {
    const at = new Date();
    const user_id = crypto.randomUUID();
    const name = `Somebody ${user_id}`;
    const account = { user_id, role, name, email: `${user_id}@model.test`, address: 'Street 1' };
    const { session_id, refresh } = await db.transaction(async (tx) => {
      await insertAccount(tx, { account, password_hash: 'unusable', at });
      return openSession(tx, { account, at });
    });
    const token = await signAccessToken(config, { ...account, session_id }, at);
    return {
      user_id,
      role,
      name,
      token,
      refreshTokens: [refresh.text],
      isSignedIn: true,
      isDeleted: false,
    };
  }

  return { ask, admin, settle, seen, close: () => app.close() };
}
