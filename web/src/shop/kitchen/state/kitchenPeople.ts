import { GUEST } from '@larder/shared/kitchen/kitchenLimits';
import * as z from 'zod/mini';

import { dateText, startOfToday } from '#platform/page/dates.ts';
import { storedUser } from '#platform/session/storedUser.ts';
import { stored } from '#platform/stored/stored.ts';

/** The household as last received. Units: `seenAt` in milliseconds since 1970. */
const Household = z.object({
  household_id: z.string(),
  name: z.string(),
  members: z.readonly(
    z.array(
      z.object({
        user_id: z.string(),
        name: z.string(),
        isOwner: z.boolean(),
        isHere: z.boolean(),
        seenAt: z.optional(z.number()),
      }),
    ),
  ),
});
export type Household = z.output<typeof Household>;
export type Member = Household['members'][number];

const kept = stored({ key: 'household', schema: z.optional(Household), empty: undefined });

export const useHousehold = kept.use;
export const householdNow = kept.get;
export const setHousehold = kept.set;

/** Who did something: the name, and how it is written in a sentence. */
export type Person = {
  readonly name: string;
  readonly first: string;
  readonly isSelf: boolean;
  /** No longer a member, or of a household that this person has left. */
  readonly isGone?: boolean;
};

/** Who ticks a list that is on this device only. */
export const NOBODY = '';

/** Who made an operation: this person, a member, a guest, or somebody who has left. */
export function personOf(household: Household | undefined, by: string): Person {
  if (by === NOBODY || by === storedUser.get()?.id)
    return { name: 'You', first: 'You', isSelf: true };
  if (by === GUEST) return { name: 'Guest', first: 'A guest', isSelf: false };
  const name = household?.members.find(({ user_id }) => user_id === by)?.name;
  if (name === undefined)
    return { name: 'Former member', first: 'Somebody who has left', isSelf: false, isGone: true };
  return { name, first: name.split(' ')[0] ?? name, isSelf: false };
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** "Here now", "Today", "Yesterday", "Nov 12, 2026"; "" when unknown. */
export function seenWords({ isHere, seenAt }: Pick<Member, 'isHere' | 'seenAt'>): string {
  if (isHere) return 'Here now';
  if (seenAt === undefined) return '';
  const day = startOfToday();
  if (seenAt >= day) return 'Today';
  return seenAt >= day - DAY_MS ? 'Yesterday' : dateText(new Date(seenAt));
}
