import { z } from 'zod';

import type { Queryable } from '#platform/db/db';
import { sql } from '#platform/db/sql';

/** Whether the database answers and has our tables. */
export async function ping(db: Queryable): Promise<boolean> {
  await db.one(z.object({ version: z.number() }), sql`select version from catalogue_version`);
  return true;
}
