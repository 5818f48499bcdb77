import type { Cart } from '@larder/shared/kitchen/carts.model';
import { slotDayWords, slotTimeWords } from '@larder/shared/stores/slots';

import { chooseFor } from '#shop/carts/state/slotChoices.ts';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { Notice } from '#ui/Notice.tsx';

import type { DeliveryChoice } from './deliveryChoice.ts';

/** The number of places left is shown from here down. */
const FEW = 3;

/** Chooses when an order comes, by day; nothing at a store without slots. */
export function SlotField({ cart, delivery }: { cart: Cart; delivery: DeliveryChoice }) {
  const { slots, slot, isLost, time_zone } = delivery;
  if (!slots || !slot) return null;
  const days = Map.groupBy(slots, ({ starts_at }) => slotDayWords({ starts_at, time_zone }));
  return (
    <>
      <SelectField
        label={`${delivery.method === 'Pickup' ? 'Picked up' : 'Delivered'} at ${cart.storeName}`}
        hideLabel
        shape="pill"
        className="my-1.5"
        value={slot.starts_at.toISOString()}
        onChange={(event) => chooseFor(cart.store_id, { starts_at: event.target.value })}
      >
        {[...days].map(([day, ofDay]) => (
          <optgroup key={day} label={day}>
            {ofDay.map((one) => (
              <option key={one.starts_at.toISOString()} value={one.starts_at.toISOString()}>
                {day}, {slotTimeWords({ ...one, time_zone })}
                {one.places <= FEW && ` · ${one.places} left`}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
      {isLost && (
        <Notice tone="warning" className="mb-1.5">
          The slot you chose can no longer be had. This is the next one.
        </Notice>
      )}
    </>
  );
}
