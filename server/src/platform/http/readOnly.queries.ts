import type { Db } from '#platform/db/db';
import { sql } from '#platform/db/sql';

import { BY_SYSTEM, insertAudit } from './audit.queries.ts';

/** Tries a write. Shape: whether it worked. */
export async function probeWrite(db: Db, at: Date): Promise<boolean> {
  return db.run(sql`update write_probe set at = ${at}`).then(
    (rows) => rows === 1,
    () => false,
  );
}

export function noteModeChange(
  db: Db,
  { action, at }: { action: string; at: Date },
): Promise<void> {
  return db.transaction((tx) =>
    insertAudit(tx, {
      at,
      ...BY_SYSTEM,
      action,
      target_type: 'server',
      target_id: null,
    }),
  );
}
