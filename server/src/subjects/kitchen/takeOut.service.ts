import type { Tx } from '#platform/db/db';

import { deleteCalendarLinksBy } from './calendar/calendar.queries.ts';
import { deleteMember, promoteOldest } from './household.queries.ts';
import { deleteInvitesBy } from './invites.queries.ts';
import { deleteLink } from './link.queries.ts';

/**
 * Takes a member out of a locked household, for whatever reason. The member's invitations and calendars end. So does the shopping
 * link, whoever made it, because the member may have it. Shape: the members left.
 */
export async function takeOut(
  tx: Tx,
  who: { user_id: string; household_id: string },
): Promise<number> {
  await deleteMember(tx, who);
  await deleteInvitesBy(tx, who);
  await deleteCalendarLinksBy(tx, who);
  await deleteLink(tx, who.household_id);
  return promoteOldest(tx, who.household_id);
}
