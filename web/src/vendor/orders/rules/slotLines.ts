import { addDays, dayIn } from '@larder/shared/basics/calendar';
import { briefTimes, slotDayWords, slotTimeWords } from '@larder/shared/stores/slots';
import type { OrderSlot } from '@larder/shared/stores/slots.model';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** "Today, 12–2 PM", "Tomorrow, 10 AM–12 PM", "Mon, Dec 7, 2–4 PM": where the store is. Units: `now` in ms since 1970. */
export function slotLine(slot: OrderSlot, now: number): string {
  return `${dayOf(slot, now)}, ${briefTimes(slotTimeWords(slot))}`;
}

function dayOf(slot: OrderSlot, now: number): string {
  const { time_zone, starts_at } = slot;
  const [day, today] = [dayIn(time_zone, starts_at.valueOf()), dayIn(time_zone, now)];
  if (day === today) return 'Today';
  return day === addDays(today, 1) ? 'Tomorrow' : slotDayWords(slot);
}

/**
 * What hurries an order: "Starts in 40 min" in the last hour before its slot, "Now" while it lasts, "Late" after it;
 * undefined before.
 *
 * Units   `now` in ms since 1970.
 */
export function slotUrgency({ starts_at, ends_at }: OrderSlot, now: number): string | undefined {
  const left = starts_at.valueOf() - now;
  if (left > HOUR_MS) return undefined;
  if (left > 0) return `Starts in ${Math.ceil(left / MINUTE_MS)} min`;
  return now < ends_at.valueOf() ? 'Now' : 'Late';
}
