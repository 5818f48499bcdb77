import { z } from 'zod';

import type { Tx } from '#platform/db/db';
import { sql } from '#platform/db/sql';

const ActorRow = z.object({
  name: z.string(),
  address: z.string(),
  phone: z.string().nullable(),
});

/** Locks the actor's live account against deletion and suspension. Always the first lock: docs/decisions/0004-lock-order.md. */
export function lockActor(tx: Tx, user_id: string): Promise<z.output<typeof ActorRow> | undefined> {
  return tx.maybeOne(
    ActorRow,
    sql`select name, address, phone from users where user_id = ${user_id} and status = 'active' and suspended_at is null
        for key share`,
  );
}
