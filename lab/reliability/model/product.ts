import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { buildApp } from '@larder/server/src/app.ts';
import { readConfig } from '@larder/server/src/config.ts';
import type { Db } from '@larder/server/src/db/db.ts';
import { ensureAdmin } from '@larder/server/src/features/auth/admin.service.ts';
import { insertAccount } from '@larder/server/src/features/auth/auth.queries.ts';
import { openSession } from '@larder/server/src/features/auth/openSession.ts';
import { makeMetrics } from '@larder/server/src/http/metrics.ts';
import { rateLimiter } from '@larder/server/src/http/rateLimits.ts';
import { readOnlyMode, switchFile } from '@larder/server/src/http/readOnly.ts';
import { accessTokenReader, signAccessToken } from '@larder/server/src/identity/accessTokens.ts';
import { passwordThreads } from '@larder/server/src/identity/passwords.ts';
import { z } from 'zod';

import { ADMIN } from '#reliability/harness/world';

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
  const now = () => new Date();
  const deps = {
    db,
    replica: db,
    config,
    now,
    readAccessToken: accessTokenReader(config),
    passwords: passwordThreads(),
    limits: rateLimiter({ now, enabled: false }),
    metrics: makeMetrics(db),
    readOnly: readOnlyMode({ db, now, file: switchFile(config) }),
  };
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

  const { body } = await ask('POST', '/login', {
    body: { email: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD, role: 'admin' },
  });
  const admin = z.object({ access_token: z.string() }).parse(body).access_token;

  /** An account with a session, inserted without password hashing: it cannot log in. */
  async function settle(role: Person['role']): Promise<Person> {
    const at = now();
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
