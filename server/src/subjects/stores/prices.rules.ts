import { COURSE_DAYS, daysBefore, figuresOf } from '@larder/shared/stores/priceCourse';
import {
  MAX_PRICE_CHANGES,
  type PriceCourse,
  type PriceStep,
} from '@larder/shared/stores/prices.calls';

import type { PricedItem } from './prices.queries.ts';

/** What an item has cost, up to now. */
export function courseOf(item: PricedItem, now: Date): PriceCourse {
  const steps = stepsOf(item, now);
  return { ingredient_id: item.ingredient_id, steps, ...figuresOf(steps, now) };
}

/** Before the oldest of the listed changes the price is known only when none is older. */
function stepsOf({ price, added_at, changes }: PricedItem, now: Date): PriceStep[] {
  const start = startOf(added_at, now);
  const [oldest] = changes;
  const first = { at: start, price: oldest?.old_price ?? price };
  const listed = changes.map(({ at, new_price }) => ({ at, price: new_price }));
  const before = listed.findLast(({ at }) => at <= start);
  const atStart = before ?? (changes.length < MAX_PRICE_CHANGES ? first : undefined);
  return [
    ...(atStart ? [{ at: start, price: atStart.price }] : []),
    ...listed.filter(({ at }) => at > start),
  ];
}

/** An item that came onto the shelf later had no price before. */
function startOf(added_at: Date | null, now: Date): Date {
  const start = daysBefore(now, COURSE_DAYS);
  if (!added_at || added_at < start) return start;
  return added_at < now ? added_at : now;
}
