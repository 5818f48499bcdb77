import * as z from 'zod/mini';

import { isTimeZone } from '#basics/calendar';
import { endpoint } from '#basics/endpoint.model';
import { Id, Instant, line, text } from '#basics/leaves.model';

const SMALL = 16 * 1024;

/** "19:00". */
const TimeOfDay = text(5).check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be a time'));
const MealTime = z.strictObject({ shown: z.boolean(), at: TimeOfDay });
/** null: wherever the reader is, which calendars call floating. */
const CalendarZone = z.nullable(
  text(60).check(z.refine(isTimeZone, 'must be a time zone such as America/Chicago')),
);

/** When a household eats, for its calendars. Units: `minutes` before cooking begins. */
export const CalendarSettings = z.strictObject({
  zone: CalendarZone,
  meals: z.strictObject({
    breakfast: MealTime,
    lunch: MealTime,
    dinner: MealTime,
    other: MealTime,
  }),
  remind: z.strictObject({
    on: z.boolean(),
    minutes: z.int().check(z.minimum(5, 'must be 5 or more'), z.maximum(240, 'is too long')),
  }),
});
export type CalendarSettings = z.output<typeof CalendarSettings>;

/** A link without its secret. */
export const CalendarLink = z.object({
  link_id: Id,
  made_by: Id,
  /** What somebody called it: "Kitchen tablet". */
  name: z.nullable(z.string()),
  created_at: Instant,
  /** Within the hour; null before a calendar has asked. */
  read_at: z.nullable(Instant),
});
export type CalendarLink = z.output<typeof CalendarLink>;

export const HouseholdCalendar = z.object({
  /** null until somebody made a link or changed a time. */
  settings: z.nullable(CalendarSettings),
  /** Those that work, the latest first. */
  links: z.array(CalendarLink),
});
export type HouseholdCalendar = z.output<typeof HouseholdCalendar>;

export const getCalendar = endpoint({
  method: 'GET',
  path: '/household/calendar',
  access: 'shopper',
  summary: 'When the household eats, and the links by which calendars read its meals',
  response: HouseholdCalendar,
});

export const setCalendar = endpoint({
  method: 'PUT',
  path: '/household/calendar',
  access: 'shopper',
  summary: 'Set the times of meals, for every link of the household',
  body: CalendarSettings,
  bodyLimit: SMALL,
  response: HouseholdCalendar,
});

/** Errors  calendar_full. */
export const createCalendarLink = endpoint({
  method: 'POST',
  path: '/household/calendar/links',
  access: 'shopper',
  summary: 'An address by which a calendar reads the meals; it is not shown again',
  body: z.strictObject({
    name: z.optional(line(40)),
    /** Where the maker is; for a household that has not set its times. */
    zone: CalendarZone,
  }),
  bodyLimit: SMALL,
  status: 201,
  response: z.object({ link: CalendarLink, url: z.string() }),
});

/** Errors  calendar_link_not_found, also for another household's. */
export const revokeCalendarLink = endpoint({
  method: 'DELETE',
  path: '/household/calendar/link/{id}',
  access: 'shopper',
  summary: 'End a link by which a calendar reads the meals',
  params: z.object({ id: Id }),
  status: 204,
  response: z.void(),
});
