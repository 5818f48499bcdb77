import { AppError } from '#errors';
import type { Db, Tx } from '#platform/db/db';
import { newId } from '#platform/lib/ids';

import {
  deleteHousehold,
  findMembership,
  insertHousehold,
  insertMember,
  lockAccount,
  type Membership,
} from './household.queries.ts';

const FIRST_NAME = 'Our kitchen';

type Who = { user_id: string; at: Date };

/** The household of an account, which is made when there is none. Errors  not_signed_in for one deleted meanwhile. */
export async function ensureHousehold(db: Db, who: Who): Promise<Membership> {
  const found = await findMembership(db, who.user_id);
  return found ?? db.transaction((tx) => openHousehold(tx, who));
}

/** Makes a household for an account alone, or gives the one that another request has made at the same moment. */
export async function openHousehold(tx: Tx, { user_id, at }: Who): Promise<Membership> {
  if (!(await lockAccount(tx, user_id))) throw new AppError('not_signed_in');
  const household_id = newId(at);
  await insertHousehold(tx, { household_id, name: FIRST_NAME, at });
  const own = { household_id, role: 'owner' as const };
  if (await insertMember(tx, { ...own, user_id, at })) return own;
  await deleteHousehold(tx, household_id);
  const there = await findMembership(tx, user_id);
  if (!there) throw new AppError('conflict');
  return there;
}
