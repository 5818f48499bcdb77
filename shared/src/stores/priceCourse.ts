import { instantOf } from '#basics/instants';
import { type Cents, cents, formatUsd } from '#basics/money';

import type { PriceCourse, PriceStep } from './prices.calls.ts';

/** How far a course goes back. */
export const COURSE_DAYS = 90;
const LOWEST_DAYS = 30;
const LOWEST = `Lowest regular price in ${LOWEST_DAYS} days`;
const WEEK_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

type Steps = readonly PriceStep[];
/** What is charged now, which a sale may lower, and when that is. */
type Charged = { readonly price: Cents; readonly now: Date };

/** The regular price is there while a sale lowers what is charged. */
type Offered = Charged & { readonly regular_price?: Cents | undefined };

/** A time so many days before. Units: days of 24 hours. */
export function daysBefore(now: Date, days: number): Date {
  return instantOf(now.getTime() - days * DAY_MS);
}

/** What the steps of a price give. Shape: `steps` in order of time, at least one. */
export function figuresOf(
  steps: Steps,
  now: Date,
): Pick<PriceCourse, 'lowest_30_days' | 'week_ago'> {
  const prices = spansSince(steps, daysBefore(now, LOWEST_DAYS), now).map(({ price }) => price);
  const weekAgo = daysBefore(now, WEEK_DAYS);
  return {
    lowest_30_days: cents(Math.min(...prices)),
    week_ago: steps.findLast(({ at }) => at <= weekAgo)?.price ?? null,
  };
}

/**
 * What is worth saying of a price: that it was lower a week ago, or that it is the lowest regular one of 30 days. undefined
 * when it is neither. Of a sale never the latter: sales of before are not in the steps.
 *
 * The lowest it can only be when all 30 days are known and something else was asked for a day or longer: a price that stood
 * for a minute must not make the next one look good.
 */
export function priceNote(
  { steps, lowest_30_days, week_ago }: Omit<PriceCourse, 'ingredient_id'>,
  { price, regular_price, now }: Offered,
): string | undefined {
  if (week_ago !== null && week_ago < price) return `Cheaper last week: ${formatUsd(week_ago)}`;
  if (regular_price !== undefined) return undefined;
  const from = daysBefore(now, LOWEST_DAYS);
  const isKnown = steps.some(({ at }) => at <= from);
  const wasHigher = spansSince(steps, from, now).some(
    (span) => span.price > price && span.ms >= DAY_MS,
  );
  return isKnown && wasHigher && price <= lowest_30_days ? LOWEST : undefined;
}

/**
 * The line of a course, for drawing; undefined when the price was always the same.
 *
 * Shape   `points`, where it steps, and the last at what is charged now: `x` from 0 (90 days ago) to 1 (now), `y` from 0 (the
 *         lowest) to 1 (the highest). `words` say the same.
 */
export function priceLine(
  steps: Steps,
  { price, now }: Charged,
): { points: { x: number; y: number }[]; words: string } | undefined {
  const prices = [...steps.map((step) => step.price), price];
  const [low, high] = [cents(Math.min(...prices)), cents(Math.max(...prices))];
  if (low === high) return undefined;
  const from = daysBefore(now, COURSE_DAYS).getTime();
  const points = [...steps, { at: now, price }].map((step) => ({
    x: Math.min(1, Math.max(0, (step.at.getTime() - from) / (COURSE_DAYS * DAY_MS))),
    y: (step.price - low) / (high - low),
  }));
  const range = `${formatUsd(low)} to ${formatUsd(high)}`;
  return {
    points,
    words: `Price of the last ${COURSE_DAYS} days: ${range}, now ${formatUsd(price)}`,
  };
}

/** The prices since a time, each with how long it stood. A change at that time is the first; the last one still stands. */
function spansSince(steps: Steps, from: Date, now: Date): { price: Cents; ms: number }[] {
  return steps.flatMap(({ at, price }, nth) => {
    const end = steps[nth + 1]?.at;
    const start = at < from ? from : at;
    if (end && end <= from) return [];
    return [{ price, ms: (end ?? now).getTime() - start.getTime() }];
  });
}
