import { plural } from '@larder/shared/domain/amountText';
import { packsNeeded } from '@larder/shared/domain/offers';
import { TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';

import { mainFirst } from '#lib/plan/mainFirst';
import { type Food, foodsOf, stillNeeded } from '#lib/plan/planInput';
import { useNotListed } from '#queries/notListed';
import { useCarts } from '#state/carts';
import { useListAfterPaint } from '#state/groceryList';
import { usePlacedOrders } from '#state/placedOrders';
import type { TripNow } from '#state/tripNow';
import { NotListed } from '#ui/NotListed';

const SHOWN = 4;

/** What the carts and orders lack of the list, main foods first, as plainly as the plan says it, and what the carts have that it does not need. */
export function ListGaps({ now }: { now: TripNow }) {
  const { trip } = now;
  const carts = useCarts();
  const orders = usePlacedOrders();
  const foods = useMemo(() => foodsOf(trip), [trip]);
  const beside = useNotListed(foods, now);
  const held = [...carts, ...orders].flatMap(({ items }) => items);
  const { lines } = useListAfterPaint();
  const ranked = useMemo(
    () => mainFirst(foods, { lines, vendors: trip.vendors }),
    [foods, lines, trip.vendors],
  );
  const gaps = ranked.filter((food) => stillNeeded(food, held) !== undefined);
  const names = gaps.slice(0, SHOWN).map((food) => gapText(food, held));
  const more = gaps.length - names.length;
  return (
    <>
      {gaps.length > 0 && (
        <p className="mt-1 flex gap-1.5 text-sm font-semibold text-danger">
          <TriangleAlert aria-hidden="true" size={16} className="mt-0.5 flex-none" />
          <span className="min-w-0 break-words">
            Short of your list by {gaps.length} {plural('thing', gaps.length)}: {names.join(', ')}
            {more > 0 && ` and ${more} more`}.
          </span>
        </p>
      )}
      <NotListed {...beside} className="mt-2" />
    </>
  );
}

/** "1 of 3 × Lime", in packs of the usual size; "Lime" without a whole one. */
function gapText(
  { key, name, amount, packs }: Food,
  held: readonly { ingredient_id: string; quantity: number }[],
): string {
  const usual = packs.get(key);
  if (usual === undefined) return name;
  const has = held.reduce(
    (sum, { ingredient_id, quantity }) => sum + quantity * (packs.get(ingredient_id) ?? 0),
    0,
  );
  const count = Math.floor(has / usual + 1e-9);
  return count > 0 ? `${count} of ${packsNeeded(amount, usual)} × ${name}` : name;
}
