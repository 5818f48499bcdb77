import { EMPTY_KITCHEN } from '@larder/shared/kitchen/emptyKitchen';

import { AppError } from '#errors';
import type { Db, Tx } from '#platform/db/db';
import { newId } from '#platform/lib/ids';

import { ensureHousehold, openHousehold } from './ensureHousehold.service.ts';
import {
  beginLog,
  listHouseholdMembers,
  lockAccount,
  setHouseholdName,
} from './household.queries.ts';
import { householdView, type View } from './householdView.service.ts';
import { announceKitchen } from './kitchenNews.queries.ts';
import { getState } from './kitchenState.queries.ts';
import { writeState } from './kitchenWrite.queries.ts';
import { lockOwn } from './lockOwn.service.ts';
import { takeOut } from './takeOut.service.ts';

type Acting = { user_id: string; at: Date };

export async function ownHousehold(db: Db, who: Acting): Promise<View> {
  await ensureHousehold(db, who);
  return householdView(db, who);
}

export async function rename(db: Db, { name, ...who }: Acting & { name: string }): Promise<View> {
  await ensureHousehold(db, who);
  return db.transaction(async (tx) => {
    const { household_id } = await lockOwn(tx, who);
    await setHouseholdName(tx, { household_id, name });
    announceKitchen(tx, 'household', { household_id, at: who.at });
    return householdView(tx, who);
  });
}

/** Leaves with a copy of everything. Does nothing for whoever is alone. */
export async function leave(db: Db, who: Acting): Promise<View> {
  await ensureHousehold(db, who);
  return db.transaction(async (tx) => {
    if (!(await lockAccount(tx, who.user_id))) throw new AppError('not_signed_in');
    const { household_id } = await lockOwn(tx, who);
    const members = await listHouseholdMembers(tx, household_id);
    if (members.length > 1) await moveOut(tx, { household_id, ...who });
    return householdView(tx, who);
  });
}

/**
 * Removes a member, who gets a copy of everything.
 *
 * Errors  not_allowed unless the owner asks; member_not_found for people of other households and for the owner.
 */
export async function removeMember(
  tx: Tx,
  { member_id, ...who }: Acting & { member_id: string },
): Promise<void> {
  if (!(await lockAccount(tx, member_id))) throw new AppError('member_not_found');
  const { household_id, role } = await lockOwn(tx, who, 'member_not_found');
  if (role !== 'owner') throw new AppError('not_allowed');
  const members = await listHouseholdMembers(tx, household_id);
  const isThere = members.some(({ user_id }) => user_id === member_id);
  if (!isThere || member_id === who.user_id) throw new AppError('member_not_found');
  await moveOut(tx, { household_id, user_id: member_id, at: who.at });
}

/**
 * Moves a member of a locked household into a new one, with a copy of its kitchen. Orders of the others stay with them.
 */
async function moveOut(
  tx: Tx,
  { household_id, user_id, at }: Acting & { household_id: string },
): Promise<void> {
  const left = await getState(tx, household_id);
  const after = { ...left, placed: left.placed.filter(({ by }) => by === user_id) };
  await takeOut(tx, { user_id, household_id });
  const own = await openHousehold(tx, { user_id, at });
  const state_id = newId(at);
  await writeState(tx, own.household_id, { before: EMPTY_KITCHEN, after, state_id });
  await beginLog(tx, own.household_id);
  announceKitchen(tx, 'household', { household_id, at, also: [user_id] });
}
