import { cents, formatUsd } from '@larder/shared/basics/money';
import { lineOf } from '@larder/shared/kitchen/groceryList';

import { listed, milesWords } from '#parts/sentences.ts';
import { toast } from '#platform/page/toast.ts';
import { useShoppingPlace } from '#shop/compare/state/shoppingPlace.ts';
import { useTripCosts } from '#shop/compare/state/tripCosts.ts';
import { useGroceryList } from '#shop/kitchen/state/groceryList.ts';
import { listByHand } from '#shop/kitchen/state/listChanges.ts';
import { type Elsewhere, elsewhereFor } from '#shop/trip/rules/tripElsewhere.ts';
import type { SheetItem, SheetOffer, TripStop } from '#shop/trip/rules/tripSheet.ts';
import { addStops, addToStop, markItem, useTripStops } from '#shop/trip/state/tripSheets.ts';
import { Button } from '#ui/Button.tsx';

/** What to do about a thing that is not on the shelf; it needs no network. */
export function NotThere({ stop, item }: { stop: TripStop; item: SheetItem }) {
  const list = useGroceryList();
  const costs = useTripCosts();
  const home = useShoppingPlace()?.here ?? stop.place;
  const stops = useTripStops();
  const elsewhere = elsewhereFor({ stop, item }, stops, { ...costs, home });
  const canTake = elsewhere?.kind === 'next' || elsewhere?.kind === 'worth';
  const isDelivered = elsewhere?.kind === 'delivery';

  function drop(): void {
    markItem(stop.id, item.ingredient_id, 'dropped');
  }
  function keep(): void {
    drop();
    const { ingredient_id, name } = item;
    if (!lineOf(list, { key: ingredient_id, name, ingredient_id }))
      listByHand({
        name,
        ingredient_id,
        amount: item.quantity * item.unit_quantity,
        unit: item.unit,
      });
    toast.success(`${name} is on your grocery list`);
  }
  function takeAt({ store_id, storeName, place, item: packs }: SheetOffer): void {
    drop();
    const { category, recipes } = item;
    const offers = item.offers.filter((one) => one.store_id !== store_id);
    const more = { ...packs, category, recipes, offers };
    const id = `stop ${store_id} ${stop.id}`;
    const there =
      stops.find((one) => one.store_id === store_id && !one.isDone) ??
      stops.find((one) => one.id === id);
    if (there) addToStop(there.id, more);
    else addStops([{ id, store_id, storeName, place, items: [more] }]);
    toast.success(`${item.name} is on the sheet of ${storeName}`);
  }

  return (
    <div className="px-4 pb-3 print:hidden">
      <p className="text-[0.9375rem] leading-snug">
        {elsewhere ? <Answer {...elsewhere} /> : noOther(stop)}
        <Loss recipes={item.recipes} />
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        {canTake && (
          <Button onClick={() => takeAt(elsewhere.offer)}>
            Take it at {elsewhere.offer.storeName}
          </Button>
        )}
        <Button variant={canTake || isDelivered ? 'outline' : 'primary'} onClick={drop}>
          Drop it
        </Button>
        <Button variant={isDelivered ? 'primary' : 'outline'} onClick={keep}>
          Keep on the list
        </Button>
      </div>
    </div>
  );
}

function noOther({ isFetched }: TripStop): string {
  return isFetched
    ? 'Other stores were compared on another device. '
    : 'No other store that you compared has it. ';
}

function Answer({ offer, kind, miles, way, together }: Elsewhere) {
  const { storeName, item } = offer;
  const price = formatUsd(cents(item.price * item.quantity));
  if (kind === 'next') return `${storeName}, another stop, has it for ${price}. `;
  if (kind === 'delivery') return `${storeName} delivers it for ${price}: keep it on the list. `;
  const far = miles > 0 ? `, ${milesWords(miles)} more miles` : '';
  const cost = `the way costs about ${formatUsd(way)}${far}`;
  if (kind === 'far') return `${storeName} has it, but ${cost}: not worth the trip. `;
  const things = together > 1 ? ` for ${together} things that are not here` : '';
  return `${storeName} has it for ${price}; ${cost}${things}. `;
}

function Loss({ recipes }: { recipes: readonly string[] }) {
  if (recipes.length === 0) return null;
  return (
    <>
      <strong className="font-semibold">{listed(recipes)}</strong> would go without it.
    </>
  );
}
