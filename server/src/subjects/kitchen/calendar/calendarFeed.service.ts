import { addDays, dayIn } from '@larder/shared/basics/calendar';
import {
  CALENDAR_COMING_DAYS,
  CALENDAR_PAST_DAYS,
  firstSettings,
} from '@larder/shared/kitchen/week/mealCalendar';

import type { Deps } from '#deps';
import { AppError } from '#errors';
import type { Db } from '#platform/db/db';
import { hashSecret } from '#platform/lib/secrets';
import { listHouseholdMembers } from '#subjects/kitchen/household.queries';

import { findCalendar, listPlannedMeals, setCalendarRead } from './calendar.queries.ts';
import { calendarFile } from './calendarFile.rules.ts';
import { eventsOf } from './mealEvents.rules.ts';

const HOUR_MS = 3_600_000;
/** The name of a file with one secret in it. */
const FILE = /^([\w-]{43})\.ics$/;

/** `base` is the address of our pages. */
type Asked = { file: string; base: string; at: Date };
type Feed = { link_id: string; text: string; isDue: boolean };

/**
 * The calendar of a link, for whoever has it; undefined for a name without a secret, one that is unknown, and one whose
 * maker may not act.
 *
 * Shape   `isDue`: an hour has gone since it was last noted that the link was read. The same meals and times give the
 *         same text.
 */
async function readFeed(db: Db, { file, base, at }: Asked): Promise<Feed | undefined> {
  const [, token] = FILE.exec(file) ?? [];
  const found = token === undefined ? undefined : await findCalendar(db, hashSecret(token));
  if (!found) return undefined;
  const { household_id, link_id, read_at } = found;
  const settings = found.settings ?? firstSettings(null);
  const today = dayIn(settings.zone ?? 'UTC', at.getTime());
  const days = {
    from: addDays(today, -CALENDAR_PAST_DAYS),
    until: addDays(today, CALENDAR_COMING_DAYS),
  };
  const meals = await listPlannedMeals(db, { household_id, ...days });
  const members = await listHouseholdMembers(db, household_id);
  const events = eventsOf(meals, {
    settings,
    base,
    revision: found.calendar_revision,
    changed_at: found.calendar_changed_at,
    names: new Map(members.map(({ user_id, name }) => [user_id, name])),
  });
  return {
    link_id,
    text: calendarFile(events, { zone: settings.zone, ...days }),
    isDue: read_at === null || at.getTime() - read_at.getTime() >= HOUR_MS,
  };
}

/**
 * As `readFeed`, and notes that the link was read; best effort, because calendars are read while changes are paused, too.
 *
 * Shape   `onUnnoted` gets why it could not be noted.
 * Errors  not_found.
 */
export async function openFeed(
  { db, readOnly }: Pick<Deps, 'db' | 'readOnly'>,
  { onUnnoted, ...asked }: Asked & { onUnnoted: (cause: unknown) => void },
): Promise<string> {
  const feed = await readFeed(db, asked);
  if (!feed) throw new AppError('not_found');
  if (feed.isDue && !readOnly.isOn())
    await setCalendarRead(db, { link_id: feed.link_id, at: asked.at }).catch(onUnnoted);
  return feed.text;
}
