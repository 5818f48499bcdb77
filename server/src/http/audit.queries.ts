import type { Tx } from '#db/db';
import { sql } from '#db/sql';

import type { Caller } from './serve.ts';

export type Actor = { user_id: string | null; role: string };

/** Notes one change of state, in the same transaction as the change. `detail` holds no personal data. */
export async function insertAudit(
  tx: Tx,
  entry: {
    at: Date;
    actor: Actor;
    caller: Caller | undefined;
    action: string;
    target_type: string;
    target_id: string | null;
    detail?: Record<string, unknown>;
  },
): Promise<void> {
  await tx.run(sql`
    insert into audit_log (at, request_id, actor_id, actor_role, ip, action, target_type, target_id, detail)
    values (${entry.at}, ${entry.caller?.request_id ?? null}, ${entry.actor.user_id}, ${entry.actor.role},
            ${entry.caller?.ip ?? null}, ${entry.action}, ${entry.target_type}, ${entry.target_id},
            ${JSON.stringify(entry.detail ?? {})}::jsonb)`);
}
