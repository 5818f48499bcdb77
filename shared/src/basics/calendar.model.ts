import * as z from 'zod/mini';

import { isDay, isTimeZone } from './calendar.ts';
import { text } from './leaves.model.ts';

/** A day of the calendar: "2026-12-27". */
export const CalendarDay = text(10).check(z.refine(isDay, 'must be a day, like 2026-12-27'));

/** A time zone by name: "America/New_York". */
export const TimeZone = text(64).check(z.refine(isTimeZone, 'unknown time zone.'));
