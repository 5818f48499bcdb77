import type { Tx } from '#platform/db/db';
import { type Sql, sql } from '#platform/db/sql';

import { type Counted, countedToday } from './accountDays.queries.ts';

export type Caller = {
  ip: string;
  request_id: string;
  /** As the browser sent it; never kept. */
  user_agent?: string | undefined;
  /** Of a program that calls with an API key of the actor. */
  key_name?: string | undefined;
};

export type AuditEntry = {
  at: Date;
  actor: { user_id: string | null; role: string };
  caller: Caller | undefined;
  action: string;
  target_type: string;
  target_id: string | null;
  /** Ids, numbers and codes, and what a vendor calls a key; never personal data. */
  detail?: Record<string, unknown>;
  /** What it counts of the entries that its author may write in a day; 1 when left out. */
  counts?: number;
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
    with entry as (${written([entry])} returning audit_id),
      counted as (${countedToday(countsOf([{ ...entry, counts: rows.length + 1 }]))})
    insert into audit_rows (audit_id, row_no, detail)
    select audit_id, row_no, detail
    from entry, jsonb_array_elements(${JSON.stringify(rows)}::jsonb) with ordinality as r (detail, row_no)`);
}

/** Of a sign-in and of a new password; the limit of changes must not keep people out of their account. */
const SIGN_INS = new Set([
  'account_registered',
  'login_succeeded',
  'password_changed',
  'staff_joined',
]);
/** At most as many as there are sign-ins, and links by mail. */
const UNCOUNTED = new Set([
  'logged_out',
  'session_ended',
  'refresh_token_reused',
  'password_reset',
]);

/** What each author has to count; the server and strangers have no day. */
function countsOf(entries: readonly AuditEntry[]): Counted[] {
  const byAuthor = new Map<string, Counted>();
  for (const { actor, action, at, counts = 1 } of entries) {
    const { user_id } = actor;
    if (user_id === null || UNCOUNTED.has(action) || counts === 0) continue;
    const { entries: some, sign_ins } = byAuthor.get(user_id) ?? { entries: 0, sign_ins: 0 };
    const isSignIn = SIGN_INS.has(action);
    byAuthor.set(user_id, {
      user_id,
      at,
      entries: some + (isSignIn ? 0 : counts),
      sign_ins: sign_ins + (isSignIn ? 1 : 0),
    });
  }
  return [...byAuthor.values()];
}

function inserted(entries: readonly AuditEntry[]): Sql {
  return sql`with counted as (${countedToday(countsOf(entries))}) ${written(entries)}`;
}

function written(entries: readonly AuditEntry[]): Sql {
  const rows = entries.map(({ at, actor, caller, detail, ...entry }) => ({
    ...entry,
    at,
    request_id: caller?.request_id,
    ip: caller?.ip,
    actor_id: actor.user_id,
    actor_role: actor.role,
    detail: { ...detail, ...(caller?.key_name !== undefined && { by_key: caller.key_name }) },
  }));
  return sql`
    insert into audit_log (at, request_id, actor_id, actor_role, ip, action, target_type, target_id, detail)
    select at, request_id, actor_id, actor_role, ip, action, target_type, target_id, detail
    from json_to_recordset(${JSON.stringify(rows)}::json) as
      (at timestamptz, request_id text, actor_id uuid, actor_role text, ip text, action text,
       target_type text, target_id uuid, detail jsonb)`;
}
