import { randomBytes } from 'node:crypto';

import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { z } from 'zod';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Prefix of this run's PostgreSQL databases. */
    databasePrefix: string;
  }
}

const prefix = `larder_test_${randomBytes(6).toString('hex')}`;

export function setup(project: TestProject): void {
  project.provide('databasePrefix', prefix);
}

/** Drops the workers' databases: they end without teardown. */
export async function teardown(): Promise<void> {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) return;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  const { rows } = await client.query('select datname from pg_database where datname like $1', [
    `${prefix}%`,
  ]);
  for (const { datname } of z.array(z.object({ datname: z.string() })).parse(rows))
    await client.query(`drop database ${datname} with (force)`);
  await client.end();
}
