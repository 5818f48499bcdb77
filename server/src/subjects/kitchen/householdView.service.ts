import { initialsOf, isHere } from '@larder/shared/kitchen/household';
import type { HouseholdView } from '@larder/shared/kitchen/household.calls';

import { AppError } from '#errors';
import type { Queryable } from '#platform/db/db';

import {
  findHousehold,
  findMembership,
  listHouseholdMembers,
  listInvites,
} from './household.queries.ts';

export type View = HouseholdView;

/** A member's view of the household. Errors  household_left when it, or the membership, is gone. */
export async function householdView(
  db: Queryable,
  { user_id, at }: { user_id: string; at: Date },
): Promise<View> {
  const own = await findMembership(db, user_id);
  const household = own && (await findHousehold(db, { household_id: own.household_id, at }));
  if (!own || !household) throw new AppError('household_left');
  const { household_id } = own;
  const members = await listHouseholdMembers(db, household_id);
  return {
    ...household,
    role: own.role,
    members: members.map((member) => ({
      ...member,
      initials: initialsOf(member.name),
      is_here: isHere(member.last_seen_at?.getTime(), at.getTime()),
    })),
    invites: await listInvites(db, { household_id, at }),
  };
}
