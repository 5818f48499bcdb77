import * as z from 'zod/mini';

import { endpoint } from './endpoint.ts';
import { Id, Instant, line, text, wholeNumberText } from './leaves.ts';
import { pageMembers, PageQuery } from './page.ts';

/** Everything there ever was, newest first, when all is left out. */
export const AuditQuery = z.extend(PageQuery, {
  limit: z.optional(wholeNumberText(1, 500)),
  /** The word for what was done: "user_deleted". */
  action: z.optional(text(60).check(z.regex(/^[a-z_]{1,60}$/, 'is not an action'))),
  /** Who did it: an account's id, or beginnings of words of the name and the email. */
  actor: z.optional(line(100)),
  /** What it was done to: an id or at least 4 of its first characters, or beginnings of words of the name. */
  target: z.optional(line(100)),
  from: z.optional(Instant),
  /** Up to this moment, not with it. */
  until: z.optional(Instant),
});
export type AuditQuery = z.output<typeof AuditQuery>;

export const AuditRow = z.object({
  audit_id: z.int(),
  at: Instant,
  action: z.string(),
  /** Nobody's id for what the server did by itself and for visitors. */
  actor_id: z.nullable(Id),
  actor_role: z.nullable(z.string()),
  /** Null for nobody and for a deleted account. */
  actor_name: z.nullable(z.string()),
  target_type: z.nullable(z.string()),
  target_id: z.nullable(Id),
  /** The person's, store's or ingredient's name, an order's store; null for a deleted account. */
  target_name: z.nullable(z.string()),
  /** Null when it may be that of somebody who was deleted. */
  ip: z.nullable(z.string()),
  request_id: z.nullable(z.string()),
  detail: z.record(z.string(), z.unknown()),
});
export type AuditRow = z.output<typeof AuditRow>;

export const listAudit = endpoint({
  method: 'GET',
  path: '/admin/audit',
  access: 'admin',
  summary: 'Who did what and when, newest first',
  query: AuditQuery,
  response: z.object({
    entries: z.array(AuditRow),
    ...pageMembers,
    /** Whether `actor` or `target` fits so many names that only 1,000 of them were looked at. */
    named_capped: z.boolean(),
  }),
});
