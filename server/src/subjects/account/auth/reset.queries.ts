import { ROLES } from '@larder/shared/basics/endpoint.model';
import { z } from 'zod';

import type { Queryable, Tx } from '#platform/db/db';
import { sql } from '#platform/db/sql';
import { ROLE } from '#platform/identity/liveUser.queries';

/** Max links to a new password that are kept of an account: the newest. */
export const MAX_LINKS = 10;

const Owner = z.object({ user_id: z.string(), role: z.enum(ROLES), email: z.string() });
export type Owner = z.output<typeof Owner>;

/** Locks the account of an address against deletion, and against another link at the same moment. */
export function lockAccountOfEmail(tx: Tx, email: string): Promise<Owner | undefined> {
  return tx.maybeOne(
    Owner,
    sql`select u.user_id, ${ROLE} as role, u.email from users u where email = ${email} and status = 'active'
        for no key update`,
  );
}

/** Locks the account against logins, deletion and other resets. */
export function lockOwner(tx: Tx, user_id: string): Promise<Owner | undefined> {
  return tx.maybeOne(
    Owner,
    sql`select u.user_id, ${ROLE} as role, u.email from users u where user_id = ${user_id} and status = 'active'
        for no key update`,
  );
}

/** Stores a link to a new password for a locked account; the oldest ones end. */
export async function insertResetToken(
  tx: Tx,
  token: { token_hash: Buffer; user_id: string; expires_at: Date; at: Date },
): Promise<void> {
  const { token_hash, user_id, expires_at, at } = token;
  await tx.run(sql`
    insert into reset_tokens (token_hash, user_id, created_at, expires_at)
    values (${token_hash}, ${user_id}, ${at}, ${expires_at})`);
  await tx.run(sql`
    delete from reset_tokens where token_hash in (
      select token_hash from reset_tokens where user_id = ${user_id}
      order by created_at desc, token_hash offset ${MAX_LINKS})`);
}

/** The owner of an unused, unexpired token. */
export function findResetToken(
  db: Queryable,
  { token_hash, at }: { token_hash: Buffer; at: Date },
): Promise<{ user_id: string } | undefined> {
  return db.maybeOne(
    z.object({ user_id: z.string() }),
    sql`select user_id from reset_tokens
        where token_hash = ${token_hash} and used_at is null and expires_at > ${at}`,
  );
}

/** Shape   false when it was used meanwhile. */
export async function spendResetToken(
  tx: Tx,
  { token_hash, at }: { token_hash: Buffer; at: Date },
): Promise<boolean> {
  const spent = await tx.run(sql`
    update reset_tokens set used_at = ${at} where token_hash = ${token_hash} and used_at is null`);
  return spent === 1;
}

/** Invalidates all other reset links of the account. */
export async function spendResetTokensOf(
  tx: Tx,
  { user_id, at }: { user_id: string; at: Date },
): Promise<void> {
  await tx.run(sql`
    update reset_tokens set used_at = ${at} where user_id = ${user_id} and used_at is null`);
}
