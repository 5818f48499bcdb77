import { addDays, dayIn, isDay } from '#basics/calendar';
import { instantOf } from '#basics/instants';

import type { Sale } from './sales.model.ts';
import { momentsIn } from './slots.ts';

/** A sale's first and last day, both included: "2026-12-01"; `until` null: until the vendor ends it. */
type SaleDays = { readonly from: string; readonly until: string | null };

/** Whether it is a day that a sale can begin or end with. */
export function isSaleDay(day: string): boolean {
  return isDay(day) && day >= '2000-01-02' && day <= '2099-12-30';
}

/** Whether a sale is to come, holds, or is over. Units: `now` in milliseconds since 1970. */
export function saleState({ from, until }: Sale, now: number): 'planned' | 'on' | 'over' {
  if (now < from.getTime()) return 'planned';
  return until === null || now < until.getTime() ? 'on' : 'over';
}

/** The days of a sale by a store's clock; of one that begins or ends within a day, that day too. */
export function daysOfSale({ from, until }: Sale, time_zone: string): SaleDays {
  return {
    from: dayIn(time_zone, from.getTime()),
    until: until && dayIn(time_zone, until.getTime() - 1),
  };
}

/** When a sale of these days begins and ends: at midnight by a store's clock. */
export function momentsOfSale(
  { from, until }: SaleDays,
  time_zone: string,
): Pick<Sale, 'from' | 'until'> {
  return {
    from: startOf(from, time_zone),
    until: until === null ? null : startOf(addDays(until, 1), time_zone),
  };
}

/** The first moment of a day. Where the clock skips midnight, the day begins at 1 AM. */
function startOf(day: string, time_zone: string): Date {
  const momentAt = momentsIn(time_zone);
  const start = momentAt(day, '00:00') ?? momentAt(day, '01:00');
  return start === undefined ? startOf(addDays(day, 1), time_zone) : instantOf(start);
}
