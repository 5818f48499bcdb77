import { shortOfList } from '@larder/shared/domain/checkout';
import { plural } from '@larder/shared/domain/recipes';

import { useCarts } from '#state/carts';
import { usePlacedOrders } from '#state/placedOrders';
import { useTrip } from '#state/trip';

const SHOWN = 4;

/** What the carts and orders lack of the compared list. */
export function ListGaps() {
  const trip = useTrip();
  const carts = useCarts();
  const orders = usePlacedOrders();
  if (!trip) return null;
  const packs = new Map(
    trip.vendors.flatMap(({ stores }) =>
      stores.flatMap(({ items }) =>
        items.map((item) => [item.ingredient_id, item.packs_needed] as const),
      ),
    ),
  );
  const held = [...carts, ...orders].flatMap(({ items }) => items);
  const gaps = shortOfList(trip.needs, packs, held);
  if (gaps.length === 0) return null;
  const names = gaps
    .slice(0, SHOWN)
    .map((gap) => (gap.held > 0 ? `${gap.held} of ${gap.needed} × ${gap.name}` : gap.name));
  const more = gaps.length - names.length;
  return (
    <p className="mt-1 text-sm text-ink-2">
      Short of your list by {gaps.length} {plural('thing', gaps.length)}: {names.join(', ')}
      {more > 0 && ` and ${more} more`}.
    </p>
  );
}
