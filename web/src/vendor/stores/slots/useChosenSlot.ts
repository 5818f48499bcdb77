import { useState } from 'react';

import type { Slot } from '#vendor/stores/slotForm.ts';

/** The slot that is open for a change, as it is in the week now, and the day that is to be copied: the slot's, or another. */
export function useChosenSlot(week: readonly Slot[]) {
  const [at, setAt] = useState<Pick<Slot, 'weekday' | 'from'>>();
  const [day, setDay] = useState<number>();
  const chosen = week.find(({ weekday, from }) => weekday === at?.weekday && from === at.from);
  return {
    chosen,
    copied: day ?? chosen?.weekday,
    choose: (slot: Slot): void => {
      setAt(slot);
      setDay(undefined);
    },
    chooseDay: setDay,
  };
}
