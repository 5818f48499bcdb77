import * as z from 'zod/mini';

import { endpoint } from '#basics/endpoint.model';
import { Id, Instant, line, text, wholeNumberText } from '#basics/leaves.model';
import { pageMembers, PageQuery } from '#basics/page.model';

/** Without members: everything, newest first. */
export const AuditQuery = z.extend(PageQuery, {
  limit: z.optional(wholeNumberText(1, 500)),
  /** Only what changed something: without logins, searches and looks. */
  kind: z.optional(z.literal('changes')),
  /** The action: "user_deleted". */
  action: z.optional(text(60).check(z.regex(/^[a-z_]{1,60}$/, 'invalid.'))),
  /** An account's id, or word prefixes in name and email. */
  actor: z.optional(line(100)),
  /** An id, its first 4 or more characters, or word prefixes in the name. */
  target: z.optional(line(100)),
  from: z.optional(Instant),
  /** Exclusive. */
  until: z.optional(Instant),
});
export type AuditQuery = z.output<typeof AuditQuery>;

export const AuditRow = z.object({
  audit_id: z.int(),
  at: Instant,
  action: z.string(),
  /** Null for the server itself and visitors. */
  actor_id: z.nullable(Id),
  actor_role: z.nullable(z.string()),
  /** Null without an account, and for a deleted one. */
  actor_name: z.nullable(z.string()),
  target_type: z.nullable(z.string()),
  target_id: z.nullable(Id),
  /** Name of the person, store or ingredient, or an order's store; null for a deleted account. */
  target_name: z.nullable(z.string()),
  /** Null when it may be a deleted person's. */
  ip: z.nullable(z.string()),
  request_id: z.nullable(z.string()),
  detail: z.record(z.string(), z.unknown()),
  /** Whether `listAuditRows` has more: each row of an import. */
  has_rows: z.boolean(),
});
export type AuditRow = z.output<typeof AuditRow>;

/** Names of what the details mention by id; the ids of deleted accounts have none. */
const names = z.record(z.string(), z.string());

export const listAudit = endpoint({
  method: 'GET',
  path: '/admin/audit',
  access: 'admin',
  summary: 'Who did what and when, newest first',
  query: AuditQuery,
  response: z.object({
    entries: z.array(AuditRow),
    names,
    ...pageMembers,
    /** Whether `actor` or `target` matches more than the 1,000 names that were used. */
    named_capped: z.boolean(),
  }),
});

export const listAuditRows = endpoint({
  method: 'GET',
  path: '/admin/audit/{id}/rows',
  access: 'admin',
  summary: 'The changes behind one entry, in the order of the import',
  params: z.object({ id: wholeNumberText(1, 999_999_999) }),
  query: PageQuery,
  response: z.object({
    rows: z.array(z.object({ row_no: z.int(), detail: AuditRow.shape.detail })),
    names,
    ...pageMembers,
    total: z.int(),
  }),
});
