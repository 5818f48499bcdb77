import type { Db } from '#db/db';
import { sql } from '#db/sql';

import { insertAudit } from './audit.queries.ts';

/** Tries to write one row that means nothing. Shape: whether the database took it. */
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
      actor: { user_id: null, role: 'system' },
      caller: undefined,
      action,
      target_type: 'server',
      target_id: null,
    }),
  );
}
