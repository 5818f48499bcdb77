import { plural } from '@larder/shared/food/amountText';
import type { Cart } from '@larder/shared/kitchen/carts.model';
import { shortWords } from '@larder/shared/kitchen/shownAmounts';
import { packsNeeded } from '@larder/shared/stores/offers';
import { TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';

import { NotListed } from '#parts/NotListed.tsx';
import { setPacks, useCarts } from '#shop/carts/state/carts.ts';
import { usePlacedOrders } from '#shop/carts/state/placedOrders.ts';
import { useNotListed } from '#shop/compare/queries/notListed.ts';
import { mainFirst } from '#shop/compare/rules/mainFirst.ts';
import { type Food, foodsOf, heldShort, stillNeeded } from '#shop/compare/rules/planInput.ts';
import { buyEnough } from '#shop/compare/state/buyEnough.ts';
import type { TripNow } from '#shop/compare/state/tripNow.ts';
import { useListAfterPaint } from '#shop/kitchen/state/groceryList.ts';

const SHOWN = 4;

/**
 * What the carts and orders lack of the list, main foods first, as plainly as the plan says it, and what the carts have
 * that it does not need.
 */
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
  const short = ranked.filter((food) => !gaps.includes(food) && heldShort(food, held) > 0);
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
      {short.length > 0 && (
        <ul aria-label="A little short" className="mt-1 text-sm text-ink-2">
          {short.map((food) => (
            <li key={food.key} className="num">
              {food.name}: {shortWords(heldShort(food, held), food)}{' '}
              <button
                type="button"
                className="min-h-9 rounded-full px-2 font-semibold text-brand underline underline-offset-4"
                onClick={() => add(food, carts)}
              >
                Buy enough<span className="sr-only"> {food.name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <NotListed {...beside} className="mt-2" />
    </>
  );
}

/** One pack more of what a cart has of it. */
function add(food: Food, carts: readonly Cart[]): void {
  buyEnough(food);
  for (const { store_id, items } of carts) {
    const item = items.find((one) => food.packs.has(one.ingredient_id));
    if (!item) continue;
    setPacks(store_id, item.ingredient_id, item.quantity + 1);
    return;
  }
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
