import { ALL_DEMO_PEOPLE, DEMO_PASSWORD } from '@larder/data/people';

import type { Deps } from '#deps';
import { OperatorError } from '#errors';
import { BY_SYSTEM, insertAudit } from '#platform/http/audit.queries';
import { newSecret } from '#platform/lib/secrets';
import { setPassword } from '#subjects/account/auth/auth.queries';
import { spendResetTokensOf } from '#subjects/account/auth/reset.queries';
import { revokeSessionsOf } from '#subjects/account/auth/session.queries';

import { listLogins } from './seed.queries.ts';

type Means = Pick<Deps, 'db' | 'passwords'>;

/** Demo accounts that still have the public password. */
async function listPublicAccounts({ db, passwords }: Means) {
  const emails = ALL_DEMO_PEOPLE.map(({ email }) => email);
  const logins = await listLogins(db, emails);
  // Demo accounts share one hash, so there is one to check.
  const isPublic = new Map<string, boolean>();
  for (const { password_hash } of logins)
    if (!isPublic.has(password_hash))
      isPublic.set(password_hash, await passwords.isRight(DEMO_PASSWORD, password_hash));
  return logins.filter(({ password_hash }) => isPublic.get(password_hash));
}

/** Errors  OperatorError when an account has the public password. */
export async function refusePublicAccounts(means: Means): Promise<void> {
  const accounts = await listPublicAccounts(means);
  if (accounts.length === 0) return;
  const emails = accounts.map(({ email }) => email).join(', ');
  throw new OperatorError(
    `${accounts.length} accounts have the public password of the demo (${emails}). Close them (stores and orders stay): npm run demo:close`,
  );
}

/**
 * Replaces the public password of demo accounts by a random one and ends their sessions. A reset mail opens
 * them again.
 *
 * Shape   the addresses of those that had it.
 */
export async function closePublicAccounts({ db, passwords }: Means, at: Date): Promise<string[]> {
  const accounts = await listPublicAccounts({ db, passwords });
  const password_hash = await passwords.hash(newSecret());
  await db.transaction(async (tx) => {
    for (const { user_id } of accounts) {
      await setPassword(tx, { user_id, password_hash });
      await spendResetTokensOf(tx, { user_id, at });
      await revokeSessionsOf(tx, { user_id, reason: 'demonstration closed', at });
      await insertAudit(tx, {
        at,
        ...BY_SYSTEM,
        action: 'demo_account_closed',
        target_type: 'user',
        target_id: user_id,
      });
    }
  });
  return accounts.map(({ email }) => email);
}
