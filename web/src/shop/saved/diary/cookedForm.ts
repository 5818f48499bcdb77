import { CalendarDay } from '@larder/shared/basics/calendar.model';
import { paragraph } from '@larder/shared/basics/leaves.model';
import type { CookedEntry } from '@larder/shared/recipes/saved.calls';
import * as z from 'zod/mini';

import { optionalBox, textBox } from '#platform/forms/textBox.ts';
import { today } from '#platform/page/dates.ts';

/** As on the server. */
const MIN_DAY = '2000-01-01';
export const MAX_NOTE = 1_000;

export const CookedForm = z.object({
  cooked_on: textBox(CalendarDay, 'Day').check(
    z.refine((day) => day <= today(), 'Day must not be in the future'),
    z.refine((day) => day >= MIN_DAY, 'Day must be in 2000 or later'),
  ),
  /** '0' for none. */
  rating: z.string(),
  note: optionalBox(paragraph(MAX_NOTE), 'Note'),
});
type CookedValues = z.output<typeof CookedForm>;

/** The values of an entry's boxes; without an entry those of a new one. */
export function boxesOf(entry: CookedEntry | undefined): CookedValues {
  return {
    cooked_on: entry?.cooked_on ?? today(),
    rating: String(entry?.rating ?? 0),
    note: entry?.note ?? '',
  };
}

export function cookingOf({ cooked_on, rating, note }: CookedValues) {
  return {
    cooked_on,
    rating: rating === '0' ? null : Number(rating),
    note: note === '' ? null : note,
  };
}
