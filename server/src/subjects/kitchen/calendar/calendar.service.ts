import type {
  CalendarSettings,
  createCalendarLink,
  HouseholdCalendar,
} from '@larder/shared/kitchen/week/calendar.calls';
import { firstSettings, MAX_CALENDAR_LINKS } from '@larder/shared/kitchen/week/mealCalendar';
import type { z } from 'zod';

import { AppError } from '#errors';
import type { Db, Queryable, Tx } from '#platform/db/db';
import { newId } from '#platform/lib/ids';
import { hashSecret, newSecret } from '#platform/lib/secrets';
import { ensureHousehold } from '#subjects/kitchen/ensureHousehold.service';
import { announceKitchen } from '#subjects/kitchen/kitchenNews.queries';
import { lockOwn } from '#subjects/kitchen/lockOwn.service';

import {
  countCalendarLinks,
  deleteCalendarLink,
  getCalendarSettings,
  insertCalendarLink,
  listCalendarLinks,
  setCalendarSettings,
} from './calendar.queries.ts';

type Acting = { user_id: string; at: Date };

async function calendarOf(db: Queryable, household_id: string): Promise<HouseholdCalendar> {
  return {
    settings: await getCalendarSettings(db, household_id),
    links: await listCalendarLinks(db, household_id),
  };
}

export async function ownCalendar(db: Db, who: Acting): Promise<HouseholdCalendar> {
  const { household_id } = await ensureHousehold(db, who);
  return calendarOf(db, household_id);
}

/** Sets the times of meals for all links of the household. */
export async function changeCalendar(
  db: Db,
  { settings, ...who }: Acting & { settings: CalendarSettings },
): Promise<HouseholdCalendar> {
  await ensureHousehold(db, who);
  return db.transaction(async (tx) => {
    const { household_id } = await lockOwn(tx, who);
    await setCalendarSettings(tx, { household_id, settings, at: who.at });
    announceKitchen(tx, 'household', { household_id, at: who.at });
    return calendarOf(tx, household_id);
  });
}

/**
 * Makes a link; only its hash is kept. `base` is the address of our pages.
 *
 * Errors  calendar_full.
 */
export async function makeCalendarLink(
  db: Db,
  {
    name = null,
    zone,
    base,
    ...who
  }: Acting & { name?: string | null | undefined; zone: string | null; base: string },
): Promise<z.output<(typeof createCalendarLink)['response']>> {
  await ensureHousehold(db, who);
  return db.transaction(async (tx) => {
    const { household_id } = await lockOwn(tx, who);
    if ((await countCalendarLinks(tx, household_id)) >= MAX_CALENDAR_LINKS)
      throw new AppError('calendar_full');
    if ((await getCalendarSettings(tx, household_id)) === null)
      await setCalendarSettings(tx, { household_id, settings: firstSettings(zone), at: who.at });
    const token = newSecret();
    const made = { made_by: who.user_id, created_at: who.at, read_at: null };
    const link = { link_id: newId(who.at), name, ...made };
    await insertCalendarLink(tx, { household_id, token_hash: hashSecret(token), link });
    announceKitchen(tx, 'household', { household_id, at: who.at });
    return { link, url: `${base}/calendar/${token}.ics` };
  });
}

/** Errors  calendar_link_not_found, also for another household's. */
export async function endCalendarLink(
  tx: Tx,
  { link_id, ...who }: Acting & { link_id: string },
): Promise<void> {
  const { household_id } = await lockOwn(tx, who, 'calendar_link_not_found');
  if (!(await deleteCalendarLink(tx, { link_id, household_id })))
    throw new AppError('calendar_link_not_found');
  announceKitchen(tx, 'household', { household_id, at: who.at });
}
