import { CalendarLink, CalendarSettings } from '@larder/shared/kitchen/week/calendar.calls';
import { MAX_CALENDAR_LINKS } from '@larder/shared/kitchen/week/mealCalendar';
import { WeekEntry } from '@larder/shared/kitchen/week/week.model';
import { z } from 'zod';
import * as mini from 'zod/mini';

import type { Db, Queryable, Tx } from '#platform/db/db';
import { rowOf } from '#platform/db/rowOf';
import { sql } from '#platform/db/sql';
import { MAKERS } from '#subjects/kitchen/household.queries';

const LinkRow = rowOf(CalendarLink);

/** Those that work, the latest first. */
export function listCalendarLinks(
  db: Queryable,
  household_id: string,
): Promise<z.output<typeof LinkRow>[]> {
  return db.many(
    LinkRow,
    sql`select l.link_id, l.made_by, l.name, l.created_at, l.read_at from calendar_links l
        join ${MAKERS} on maker.household_id = l.household_id and maker.user_id = l.made_by
        where l.household_id = ${household_id}
        order by l.created_at desc, l.link_id desc limit ${MAX_CALENDAR_LINKS}`,
  );
}

/** Links of a locked household, those that rest with a suspended maker, too. */
export async function countCalendarLinks(tx: Tx, household_id: string): Promise<number> {
  const { n } = await tx.one(
    z.object({ n: z.int() }),
    sql`select count(*) as n from calendar_links where household_id = ${household_id}`,
  );
  return n;
}

export async function insertCalendarLink(
  tx: Tx,
  {
    household_id,
    token_hash,
    link: { link_id, made_by, name, created_at },
  }: { household_id: string; token_hash: Buffer; link: z.output<typeof LinkRow> },
): Promise<void> {
  await tx.run(sql`
    insert into calendar_links (link_id, household_id, made_by, name, token_hash, created_at)
    values (${link_id}, ${household_id}, ${made_by}, ${name}, ${token_hash}, ${created_at})`);
}

/** Shape   false when it is not there, or another household's. */
export async function deleteCalendarLink(
  tx: Tx,
  { link_id, household_id }: { link_id: string; household_id: string },
): Promise<boolean> {
  const deleted = await tx.run(sql`
    delete from calendar_links where link_id = ${link_id} and household_id = ${household_id}`);
  return deleted === 1;
}

/** Ends the links of a former member. */
export async function deleteCalendarLinksBy(
  tx: Tx,
  { user_id, household_id }: { user_id: string; household_id: string },
): Promise<void> {
  await tx.run(sql`
    delete from calendar_links where household_id = ${household_id} and made_by = ${user_id}`);
}

const SettingsRow = z.object({ calendar: z.unknown() });

function settingsOf(calendar: unknown): CalendarSettings | null {
  return calendar === null ? null : mini.decode(CalendarSettings, calendar as never); // checked by it
}

export async function getCalendarSettings(
  db: Queryable,
  household_id: string,
): Promise<CalendarSettings | null> {
  const row = await db.one(
    SettingsRow,
    sql`select calendar from households where household_id = ${household_id}`,
  );
  return settingsOf(row.calendar);
}

/** Sets when a locked household eats: every event of its calendars is a later version. */
export async function setCalendarSettings(
  tx: Tx,
  { household_id, settings, at }: { household_id: string; settings: CalendarSettings; at: Date },
): Promise<void> {
  await tx.run(sql`
    update households set calendar = ${JSON.stringify(settings)}::jsonb,
      calendar_revision = calendar_revision + 1, calendar_changed_at = ${at}
    where household_id = ${household_id}`);
}

const FeedRow = z.object({
  link_id: z.string(),
  household_id: z.string(),
  read_at: z.date().nullable(),
  calendar: z.unknown(),
  calendar_revision: z.int(),
  calendar_changed_at: z.date().nullable(),
});

/**
 * The household of a link, while its maker is a member and may act. Found by the hash, so that timing reveals nothing
 * about links.
 */
export async function findCalendar(db: Queryable, token_hash: Buffer) {
  const row = await db.maybeOne(
    FeedRow,
    sql`select l.link_id, l.household_id, l.read_at, h.calendar, h.calendar_revision, h.calendar_changed_at
        from calendar_links l join households h on h.household_id = l.household_id
        join ${MAKERS} on maker.household_id = l.household_id and maker.user_id = l.made_by
        where l.token_hash = ${token_hash}`,
  );
  return row && { ...row, settings: settingsOf(row.calendar) };
}

/** Writes that a link was read. */
export async function setCalendarRead(
  db: Db,
  { link_id, at }: { link_id: string; at: Date },
): Promise<void> {
  await db.run(sql`update calendar_links set read_at = ${at} where link_id = ${link_id}`);
}

const MealRow = z.object({ entry: z.unknown(), revision: z.int(), changed_at: z.date() });

/** A meal of the plan with which version of it this is, and since when. */
export type PlannedMeal = { entry: WeekEntry; revision: number; changed_at: Date };

/** The meals of these days, both among them. */
export async function listPlannedMeals(
  db: Queryable,
  { household_id, from, until }: { household_id: string; from: string; until: string },
): Promise<PlannedMeal[]> {
  const rows = await db.many(
    MealRow,
    sql`select entry, revision, changed_at from plan_entries
        where household_id = ${household_id} and removed is null
          and entry->>'day' >= ${from} and entry->>'day' <= ${until}
        order by entry->>'day', place, entry_id limit 2000`,
  );
  return rows.map((row) => ({
    ...row,
    entry: mini.decode(WeekEntry, row.entry as never), // checked by it
  }));
}
