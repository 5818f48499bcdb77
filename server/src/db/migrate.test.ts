import { randomBytes } from 'node:crypto';

import { expect, test } from 'vitest';
import { z } from 'zod';

import { migrate } from './migrate.ts';
import { openPostgres } from './postgres.ts';
import { Sql, sql } from './sql.ts';

const server = process.env['TEST_DATABASE_URL'];

const Count = z.object({ n: z.int() });

test.skipIf(server === undefined)(
  'a server that starts while another makes the first table waits and goes on',
  { timeout: 60_000 },
  async () => {
    const url = new URL(server ?? '');
    const name = `larder_test_${randomBytes(6).toString('hex')}`;
    const owner = openPostgres(url.href, { poolSize: 1 });
    await owner.run(new Sql(`create database ${name}`, []));
    url.pathname = `/${name}`;
    const [first, second] = [openPostgres(url.href), openPostgres(url.href)];
    try {
      let late: Promise<void> = Promise.resolve();
      await first.transaction(async (tx) => {
        await tx.run(
          sql`create table schema_migrations (name text primary key, applied_at timestamptz not null default now())`,
        );
        late = migrate(second);
        await expect
          .poll(() => tx.one(Count, sql`select count(*) as n from pg_locks where not granted`))
          .not.toEqual({ n: 0 });
      });
      await late;
      await migrate(first);
      const { n } = await first.one(Count, sql`select count(*) as n from schema_migrations`);
      expect(n).toBeGreaterThan(0);
    } finally {
      await Promise.all([first.close(), second.close()]);
      await owner.run(new Sql(`drop database ${name} with (force)`, []));
      await owner.close();
    }
  },
);
