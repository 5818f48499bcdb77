import * as z from 'zod/mini';

import { TimeZone } from '#basics/calendar.model';
import { Instant } from '#basics/leaves.model';
import { SignedUsd, Usd } from '#basics/money.model';

/** Max days of a report. */
export const MAX_REPORT_DAYS = 92;

/** The first moment of the first day, and of the day after the last, where the vendor is. */
const range = {
  placed_from: Instant,
  placed_before: Instant,
  time_zone: z.optional(TimeZone),
};
const TOO_LONG = `must be at most ${MAX_REPORT_DAYS} days later`;

type Range = { readonly placed_from: Date; readonly placed_before: Date };
const rangeChecks = [
  z.refine<Range>(({ placed_from, placed_before }) => placed_from < placed_before, {
    path: ['placed_before'],
    error: 'must be after placed_from',
  }),
  z.refine<Range>(({ placed_from, placed_before }) => !isLong(placed_from, placed_before), {
    path: ['placed_before'],
    error: TOO_LONG,
  }),
] as const;

/** A refused moment is still a text here. */
function isLong(from: Date | undefined, until: Date | undefined): boolean {
  return Number(until) - Number(from) > (MAX_REPORT_DAYS + 1) * 86_400_000;
}

export const ReportRange = z.object(range).check(...rangeChecks);

/** Also the period before it, of any length up to the same. */
export const ComparedRange = z
  .object({ ...range, before_from: z.optional(Instant), before_until: z.optional(Instant) })
  .check(
    ...rangeChecks,
    z.refine(
      ({ before_from, before_until }) =>
        before_from && before_until ? before_from < before_until : before_from === before_until,
      { path: ['before_until'], error: 'must be after before_from, and given with it' },
    ),
    z.refine(({ before_from, before_until }) => !isLong(before_from, before_until), {
      path: ['before_until'],
      error: TOO_LONG,
    }),
  );

/**
 * Money of packs that were sold. Money that went back counts when it was noted, whenever the order was placed. What is
 * earned is `known` without `cost`.
 */
export const Books = {
  packs: z.int(),
  /** As charged. */
  revenue: Usd,
  refunds: z.optional(Usd),
  /** Revenue without refunds, of lines whose cost is known. */
  known: z.optional(SignedUsd),
  /** What these lines cost the store, without what went back on the shelf. */
  cost: z.optional(SignedUsd),
};
