import { z } from 'zod';

import type { Queryable } from '#platform/db/db';
import { sql } from '#platform/db/sql';

/** More than eight days can have, even after the slots were edited. */
const MAX_SLOTS_AHEAD = 1_000;

/** The booked slots of a store from a moment on: orders by their start. */
export async function bookedFrom(
  db: Queryable,
  { store_id, from }: { store_id: string; from: Date },
): Promise<ReadonlyMap<number, number>> {
  const rows = await db.many(
    z.object({ starts_at: z.date(), booked: z.int() }),
    sql`select starts_at, booked from slot_bookings
        where store_id = ${store_id} and starts_at >= ${from} order by starts_at limit ${MAX_SLOTS_AHEAD}`,
  );
  return new Map(rows.map(({ starts_at, booked }) => [starts_at.getTime(), booked]));
}
