import type { Tx } from '#db/db';
import { type Sql, sql } from '#db/sql';

export type Caller = {
  ip: string;
  request_id: string;
  /** As the browser sent it; never kept. */
  user_agent?: string | undefined;
};

export type AuditEntry = {
  at: Date;
  actor: { user_id: string | null; role: string };
  caller: Caller | undefined;
  action: string;
  target_type: string;
  target_id: string | null;
  /** Ids, numbers and codes; never personal data. */
  detail?: Record<string, unknown>;
};

/** Author of entries that the server writes by itself. */
export const BY_SYSTEM: Pick<AuditEntry, 'actor' | 'caller'> = {
  actor: { user_id: null, role: 'system' },
  caller: undefined,
};

/** Writes one entry with the commit of its change. */
export function insertAudit(tx: Tx, entry: AuditEntry): Promise<void> {
  return insertAudits(tx, [entry]);
}

/** Writes many entries with one statement, with the commit. */
export async function insertAudits(tx: Tx, entries: readonly AuditEntry[]): Promise<void> {
  tx.runAtEnd(inserted(entries));
}

/** Writes one entry for many changes; `rows` say each of them, like `detail`. */
export async function insertAuditOfRows(
  tx: Tx,
  { rows, ...entry }: AuditEntry & { rows: readonly Record<string, unknown>[] },
): Promise<void> {
  await tx.run(sql`
    with entry as (${inserted([entry])} returning audit_id)
    insert into audit_rows (audit_id, row_no, detail)
    select audit_id, row_no, detail
    from entry, jsonb_array_elements(${JSON.stringify(rows)}::jsonb) with ordinality as r (detail, row_no)`);
}

function inserted(entries: readonly AuditEntry[]): Sql {
  const rows = entries.map(({ at, actor, caller, detail, ...entry }) => ({
    ...entry,
    at,
    request_id: caller?.request_id,
    ip: caller?.ip,
    actor_id: actor.user_id,
    actor_role: actor.role,
    detail: detail ?? {},
  }));
  return sql`
    insert into audit_log (at, request_id, actor_id, actor_role, ip, action, target_type, target_id, detail)
    select at, request_id, actor_id, actor_role, ip, action, target_type, target_id, detail
    from json_to_recordset(${JSON.stringify(rows)}::json) as
      (at timestamptz, request_id text, actor_id uuid, actor_role text, ip text, action text,
       target_type text, target_id uuid, detail jsonb)`;
}
