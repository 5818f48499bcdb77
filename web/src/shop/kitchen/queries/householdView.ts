import type { HouseholdView } from '@larder/shared/kitchen/household.calls';

import { setHousehold } from '#shop/kitchen/state/kitchenPeople.ts';

/** Query key of all that is cached about the household. */
export const HOUSEHOLD_KEY = ['household'] as const;

/** Keeps who is in the household, for lists without a network. */
export function setHouseholdView({ household_id, name, members }: HouseholdView): void {
  setHousehold({
    household_id,
    name,
    members: members.map((member) => ({
      user_id: member.user_id,
      name: member.name,
      isOwner: member.role === 'owner',
      isHere: member.is_here,
      seenAt: member.last_seen_at?.getTime(),
    })),
  });
}
