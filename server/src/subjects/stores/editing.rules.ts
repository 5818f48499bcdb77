import type { StoreSlots } from '@larder/shared/stores/slots.model';

/** Whether slots are the same, in whatever order the week has them; null: none. */
export function isSameSlots(one: StoreSlots | null, other: StoreSlots | null): boolean {
  return wholeText(one) === wholeText(other);
}

function wholeText(slots: StoreSlots | null): string | undefined {
  const ofWeek = slots?.week.map(({ weekday, from, to, orders }) =>
    [weekday, from, to, orders].join(' '),
  );
  return ofWeek && [slots?.cut_off, ...ofWeek.toSorted()].join();
}
