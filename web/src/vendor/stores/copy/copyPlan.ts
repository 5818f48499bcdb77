import { copiedTimes, isClosedWeekly, weekFor } from '@larder/shared/stores/copying';
import type { CopiedPart } from '@larder/shared/stores/copyStore.calls';
import { isSteepChange } from '@larder/shared/stores/inventory';
import { WEEKDAYS } from '@larder/shared/stores/storeDays';
import type { Store } from '@larder/shared/stores/storeParts.model';

import { listed } from '#parts/sentences.ts';
import { countOf } from '#parts/tables/csvWords.ts';

/** What copying changes in a store. */
export type CopyPlan = {
  readonly added: number;
  readonly prices: number;
  /** Of the prices those that change by more than half. */
  readonly steep: number;
  /** Of the prices those that end a sale, since they are not above it. */
  readonly endsSales: number;
  readonly hours: boolean;
  readonly slots: boolean;
  /** Weekdays of slots that are left out, since the store is closed then. */
  readonly closed: readonly number[];
};

/** As the server does it. */
export function planCopy(from: Store, to: Store, parts: readonly CopiedPart[]): CopyPlan {
  const there = new Map(to.items.map((item) => [item.ingredient_id, item]));
  const prices = parts.includes('prices')
    ? from.items.flatMap(({ ingredient_id, price }) => {
        const theirs = there.get(ingredient_id);
        return theirs === undefined || theirs.price === price ? [] : { theirs, price };
      })
    : [];
  const times = copiedTimes(
    {
      hours: parts.includes('hours') ? from.hours : null,
      slots: parts.includes('slots') ? from.slots : null,
    },
    to,
  );
  const isClosed = (weekday: number) => isClosedWeekly(times.hours ?? to.hours, weekday);
  return {
    added: parts.includes('items')
      ? from.items.filter(({ ingredient_id }) => !there.has(ingredient_id)).length
      : 0,
    prices: prices.length,
    steep: prices.filter(({ theirs, price }) => isSteepChange(theirs.price, price)).length,
    endsSales: prices.filter(({ theirs: { sale }, price }) => sale && price <= sale.price).length,
    hours: times.hours !== undefined,
    slots: times.slots !== undefined,
    closed: times.slots && from.slots ? weekFor(from.slots.week, isClosed).closed : [],
  };
}

export function isNothing({ added, prices, hours, slots }: CopyPlan): boolean {
  return added + prices === 0 && !hours && !slots;
}

/** "12 new items, 3 prices (1 by more than half, 2 end a sale), hours, slots without Sunday", "nothing changes". */
export function planWords(plan: CopyPlan): string {
  const { added, prices, steep, endsSales, hours, slots, closed } = plan;
  if (isNothing(plan)) return 'nothing changes';
  const without = listed(closed.map((day) => WEEKDAYS[day] ?? ''));
  const notes = [
    steep > 0 && `${steep} by more than half`,
    endsSales > 0 && `${endsSales} ${endsSales === 1 ? 'ends' : 'end'} a sale`,
  ].filter((note) => note !== false);
  return [
    added > 0 && countOf(added, 'new item'),
    prices > 0 && `${countOf(prices, 'price')}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`,
    hours && 'hours',
    slots && (without === '' ? 'slots' : `slots without ${without}`),
  ]
    .filter((words) => words !== false)
    .join(', ');
}
