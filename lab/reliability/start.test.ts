import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { openPostgres } from '@larder/server/src/platform/db/postgres.ts';
import { sql } from '@larder/server/src/platform/db/sql.ts';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';

import { runToEnd } from '#reliability/harness/child';
import { findPostgres, startPostgres } from '#reliability/harness/postgres';
import { startServer } from '#reliability/harness/server';
import { ADMIN } from '#reliability/harness/world';

/** Starts the program in its own folder and waits for its end. */
function run(settings: Record<string, string>) {
  return runToEnd('main', {
    DATA_DIR: mkdtempSync(join(tmpdir(), 'larder-start-')),
    ...settings,
  });
}

const BAD: readonly (readonly [string, Record<string, string>])[] = [
  ['PORT', { PORT: 'http' }],
  ['AUTH_PORT', { AUTH_PORT: '65536' }],
  ['METRICS_PORT', { METRICS_PORT: '-1' }],
  ['DATABASE_URL', { DATABASE_URL: 'mysql://a/b' }],
  ['DATABASE_URL', { NODE_ENV: 'production' }],
  ['MIGRATE_DATABASE_URL', { MIGRATE_DATABASE_URL: 'postgres://a/b' }],
  ['JWT_SECRET', { JWT_SECRET: 'too short' }],
  ['JWT_SECRET', { JWT_SECRET: 'change-me-change-me-change-me-change-me' }],
  ['SEED', { SEED: 'everything' }],
  ['ADMIN_EMAIL', { ADMIN_EMAIL: 'a@example.com' }],
  ['RECIPE_PROVIDER_KEYS', { RECIPE_PROVIDER_URL: 'https://recipes.example.com' }],
  ['RECIPE_PROVIDER_URL', { RECIPE_PROVIDER_URL: 'ftp://a', RECIPE_PROVIDER_KEYS: 'k' }],
  ['SOCIAL_LINKS', { SOCIAL_LINKS: 'X=javascript:alert(1)' }],
  ['RATE_LIMITS', { RATE_LIMITS: 'maybe' }],
  ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
  ['SMTP_URL', { SMTP_URL: 'https://mail.example.com' }],
];

test(
  '16 bad settings: each ends the start with one line that names it, and code 78',
  { timeout: 240_000 },
  async () => {
    const ends: unknown[] = [];
    for (const [name, settings] of BAD) {
      const { code, text } = await run(settings);
      ends.push([name, code, text.trim().split('\n').length, text.includes(name)]);
    }
    expect(ends).toEqual(BAD.map(([name]) => [name, 78, 1, true]));
  },
);

describe.skipIf(findPostgres() === undefined)('on PostgreSQL', () => {
  test(
    'a database that loses commits in a crash is refused unless allowed',
    { timeout: 120_000 },
    async () => {
      const postgres = await startPostgres({
        settings: { fsync: 'off', synchronous_commit: 'off' },
      });
      try {
        const { code, text } = await run({ DATABASE_URL: postgres.url });
        expect([code, text]).toEqual([
          78,
          expect.stringContaining('fsync, synchronous_commit off'),
        ]);
        const server = await startServer({
          DATABASE_URL: postgres.url,
          ALLOW_UNSAFE_DATABASE: '1',
        });
        await server.stop();
      } finally {
        await postgres.remove();
      }
    },
  );

  test('a database of a later version is refused', { timeout: 120_000 }, async () => {
    const postgres = await startPostgres();
    try {
      const server = await startServer({ DATABASE_URL: postgres.url });
      await server.stop();
      const db = openPostgres(postgres.url);
      await db.run(sql`insert into schema_migrations (name) values ('9999_later.sql')`);
      await db.close();
      const { code, text } = await run({ DATABASE_URL: postgres.url });
      expect([code, text]).toEqual([78, expect.stringContaining('9999_later.sql')]);
    } finally {
      await postgres.remove();
    }
  });

  test(
    'two servers start on an empty database: one schema, one administrator',
    { timeout: 120_000 },
    async () => {
      const postgres = await startPostgres();
      try {
        const settings = { DATABASE_URL: postgres.url, ...ADMIN };
        const servers = await Promise.all([startServer(settings), startServer(settings)]);
        const db = openPostgres(postgres.url);
        const found = await db.one(
          z.object({ admins: z.int(), migrations: z.int(), names: z.int() }),
          sql`select (select count(*) from users where role = 'admin') as admins,
                 (select count(*) from schema_migrations) as migrations,
                 (select count(distinct name) from schema_migrations) as names`,
        );
        await db.close();
        expect(found.admins).toBe(1);
        expect(found.migrations).toBe(found.names);
        await Promise.all(servers.map((server) => server.stop()));
      } finally {
        await postgres.remove();
      }
    },
  );
});
