import { MAX_SLOT_ORDERS } from '@larder/shared/stores/slots';
import { WEEKDAYS } from '@larder/shared/stores/storeDays';
import { Trash2 } from 'lucide-react';

import { Stepper } from '#ui/fields/Stepper.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import type { Slot } from '#vendor/stores/slotForm.ts';

import { placesOf, slotName } from './slotWeek.ts';

/** Changes a slot of the week: how many orders it takes, not under those it holds. */
export function SlotPanel({
  slot,
  booked,
  onOrders,
  onRemove,
}: {
  slot: Slot;
  /** Undefined while that is not known: then it takes no fewer. */
  booked: number | undefined;
  onOrders: (orders: number) => void;
  onRemove: () => void;
}) {
  return (
    <section aria-label={slotName(slot)} className="p-4">
      <div className="flex items-start justify-between gap-2">
        <h2 className="pt-1.5 text-lg">{slotName(slot)}</h2>
        <IconButton
          icon={Trash2}
          label={`Remove ${slotName(slot)}`}
          className="-mr-2"
          onClick={onRemove}
        />
      </div>
      {booked !== undefined && (
        <p className="num text-sm text-ink-2">
          {booked} booked, {placesOf(slot, booked).left} left
        </p>
      )}
      <div className="mt-2 flex items-center justify-between gap-3">
        <span>Places</span>
        <Stepper
          label={`places of ${slotName(slot)}`}
          value={slot.orders}
          min={booked === undefined ? slot.orders : Math.max(1, booked)}
          max={MAX_SLOT_ORDERS}
          onChange={onOrders}
        />
      </div>
      <p className="mt-1 text-sm text-ink-2">
        {booked !== undefined && booked > 0 && `At least ${booked}: booked orders keep theirs. `}
        For every {WEEKDAYS[slot.weekday]}.
      </p>
    </section>
  );
}
