import { HOUSEHOLD_INVITE_DAYS, MAX_INVITES, MAX_MEMBERS } from '@larder/shared/kitchen/household';
import type { inviteToHousehold, viewInvite } from '@larder/shared/kitchen/household.calls';
import type { z } from 'zod';

import { AppError } from '#errors';
import type { Db, Queryable, Tx } from '#platform/db/db';
import { newId } from '#platform/lib/ids';
import { hashSecret, newSecret } from '#platform/lib/secrets';

import { bringAlong } from './bringAlong.service.ts';
import { ensureHousehold } from './ensureHousehold.service.ts';
import type { Kitchens } from './heldState.service.ts';
import {
  deleteHousehold,
  deleteMember,
  insertMember,
  lockAccount,
  lockHouseholds,
} from './household.queries.ts';
import { householdView, type View } from './householdView.service.ts';
import { countPlaces, deleteInvite, findInvite, insertInvite } from './invites.queries.ts';
import { announceKitchen } from './kitchenNews.queries.ts';
import { lockOwn } from './lockOwn.service.ts';

const DAY_MS = 86_400_000;

type Acting = { user_id: string; at: Date };

/** Invites whoever gets the token. Errors  household_full with 20 members and open invitations. */
export async function invite(
  db: Db,
  who: Acting,
): Promise<z.output<typeof inviteToHousehold.response>> {
  const { user_id, at } = who;
  await ensureHousehold(db, who);
  return db.transaction(async (tx) => {
    const { household_id } = await lockOwn(tx, who);
    const { members, invites } = await countPlaces(tx, { household_id, at });
    if (members + invites >= MAX_MEMBERS || invites >= MAX_INVITES)
      throw new AppError('household_full');
    const token = newSecret();
    const row = {
      invite_id: newId(at),
      invited_by: user_id,
      created_at: at,
      expires_at: new Date(at.getTime() + HOUSEHOLD_INVITE_DAYS * DAY_MS),
    };
    await insertInvite(tx, { ...row, household_id, token_hash: hashSecret(token) });
    announceKitchen(tx, 'household', { household_id, at });
    return { invite: row, token };
  });
}

/** Errors  invitation_not_found, also for another household's. */
export async function revokeInvite(
  tx: Tx,
  { invite_id, ...who }: Acting & { invite_id: string },
): Promise<void> {
  const { household_id } = await lockOwn(tx, who, 'invitation_not_found');
  if (!(await deleteInvite(tx, { invite_id, household_id })))
    throw new AppError('invitation_not_found');
  announceKitchen(tx, 'household', { household_id, at: who.at });
}

/** Errors  invitation_invalid for a token that is unknown, used, withdrawn or older than 7 days. */
export async function offerOf(
  db: Queryable,
  { token, at }: { token: string; at: Date },
): Promise<z.output<typeof viewInvite.response>> {
  const offer = await findInvite(db, { token_hash: hashSecret(token), at });
  if (!offer) throw new AppError('invitation_invalid');
  return offer;
}

/**
 * Joins a household. The token works once. One's own household, which must have no other members, ends; `bring`
 * moves its list, carts and pantry.
 *
 * Errors  as `offerOf`; own_invite for a member; household_shared for somebody who shares another kitchen;
 *         household_full; those of commitOps when `bring` exceeds a limit.
 */
export async function join(
  db: Db,
  {
    token,
    bring,
    user_id,
    at,
    kitchens,
  }: Acting & { token: string; bring: boolean; kitchens: Kitchens },
): Promise<View> {
  const token_hash = hashSecret(token);
  if (!(await findInvite(db, { token_hash, at }))) throw new AppError('invitation_invalid');
  const own = await ensureHousehold(db, { user_id, at });
  return db.transaction(async (tx) => {
    if (!(await lockAccount(tx, user_id))) throw new AppError('not_signed_in');
    const offer = await findInvite(tx, { token_hash, at });
    if (!offer) throw new AppError('invitation_invalid');
    const { household_id } = offer;
    if (own.household_id === household_id) throw new AppError('own_invite');
    await lockHouseholds(tx, [household_id, own.household_id]);
    const places = await countPlaces(tx, { household_id, at });
    const alone = await countPlaces(tx, { household_id: own.household_id, at });
    if (alone.members > 1) throw new AppError('household_shared');
    if (places.members >= MAX_MEMBERS) throw new AppError('household_full');
    if (!(await deleteInvite(tx, offer))) throw new AppError('invitation_invalid');
    if (!(await deleteMember(tx, { user_id, household_id: own.household_id })))
      throw new AppError('conflict');
    await insertMember(tx, { user_id, household_id, role: 'member', at });
    const moving = { from: own.household_id, into: household_id, user_id, at, kitchens };
    if (bring) await bringAlong(tx, moving);
    await deleteHousehold(tx, own.household_id);
    announceKitchen(tx, 'household', { household_id, at });
    return householdView(tx, { user_id, at });
  });
}
