import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Db } from '@larder/server/src/platform/db/db.ts';
import { sql } from '@larder/server/src/platform/db/sql.ts';
import { z } from 'zod';

import { ROOT } from './root.ts';

/** Distributes the tables on Citus. */
export const CITUS_FILE = readFileSync(join(ROOT, 'deploy/citus.sql'), 'utf8');

/** What Citus would do is only noted. */
const STAND_IN = `
  create schema citus_said;
  create table citus_said.tables (name text primary key, by_column text, colocated text);
  create function create_reference_table(name regclass) returns void language sql as
    $$ insert into citus_said.tables values (name::text) $$;
  create function create_distributed_table(name regclass, by_column text, colocate_with text) returns void
    language sql as $$
      insert into citus_said.tables values
        (name::text, by_column, case colocate_with when 'none' then name::text else colocate_with end) $$;`;

const Said = z.object({
  name: z.string(),
  /** Null of a reference table. */
  by_column: z.string().nullable(),
  colocated: z.string().nullable(),
});
export type Said = z.output<typeof Said>;

/** Runs deploy/citus.sql on a migrated database without Citus. Shape: what it says of each table. */
export async function runCitusFile(db: Db): Promise<Said[]> {
  await db.script(STAND_IN);
  await db.script(CITUS_FILE);
  return db.many(Said, sql`select * from citus_said.tables order by name`);
}
