import { formatUsd } from '@larder/shared/basics/money';
import { foldText } from '@larder/shared/basics/text';
import { ratioWords, substitutesFor } from '@larder/shared/food/substitutes';
import { foodOf } from '@larder/shared/kitchen/carts';
import type { BasketPlan } from '@larder/shared/plan/basketPlan';
import { useQueries, useQuery } from '@tanstack/react-query';

import { ingredientQueries } from '#parts/queries/ingredients.ts';
import { storeItemsQuery } from '#parts/queries/storeItems.ts';
import { moneyChange } from '#parts/sentences.ts';
import { useOnline } from '#platform/page/online.ts';
import { useAuth } from '#platform/session/session.ts';
import type { PlanChoice } from '#shop/compare/plan/usePlanChoice.ts';
import {
  costBeside,
  insteadOffer,
  type InsteadOffer,
  rolesOnList,
} from '#shop/compare/rules/insteadOffers.ts';
import { coverAt } from '#shop/compare/rules/planInput.ts';
import { useIsNever } from '#shop/kitchen/state/brands.ts';
import { useListAfterPaint } from '#shop/kitchen/state/groceryList.ts';
import { Button } from '#ui/Button.tsx';

import { takeInstead } from './takeInstead.ts';

/** More would hide the plan. */
const MAX_SHOWN = 3;

type MissingProps = { plan: PlanChoice; chosen: BasketPlan };

/** What the stores of a plan have that stands for what it lacks; nothing where nothing does. */
export function InsteadOfMissing({ plan, chosen }: MissingProps) {
  const offers = useInsteadOffers({ plan, chosen });
  if (offers.length === 0) return null;
  return (
    <ul
      aria-label="Instead of what is missing"
      className="divide-y divide-line border-t border-line px-4 md:px-5"
    >
      {offers.map((offer) => (
        <li
          key={offer.food.key}
          data-row={offer.food.key}
          tabIndex={-1}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5"
        >
          <p className="num min-w-0 flex-1 basis-56 leading-snug break-words">
            No {offer.food.name}: <strong className="font-semibold">{offer.instead.name}</strong> at{' '}
            {plan.nameOf(offer.store_id)}, {priceWords(plan, offer)}
            <span className="block text-sm text-ink-2">
              {ratioWords(offer.instead)}; {offer.instead.changes}
            </span>
          </p>
          <Button
            variant="outline"
            once
            data-action="instead"
            onClick={() => void takeInstead(offer, plan.trip)}
          >
            <span>
              Take it
              <span className="sr-only">
                {' '}
                {offer.instead.name} instead of {offer.food.name}
              </span>
            </span>
          </Button>
        </li>
      ))}
    </ul>
  );
}

function useInsteadOffers({ plan, chosen }: MissingProps): InsteadOffer[] {
  const { isAuthenticated } = useAuth();
  const isOnline = useOnline();
  const { lines } = useListAfterPaint();
  const isNever = useIsNever();
  const known = new Set(plan.trip.needs.map(({ ingredient_id }) => ingredient_id));
  const foods = plan
    .missingOf(chosen)
    .filter(({ food, isShort }) => !isShort && known.has(food.key))
    .map(({ food }) => food);
  const substitutes = useQuery(ingredientQueries.substitutes(foods.map(({ key }) => key)));
  const rowsOf = (key: string) => substitutes.data?.get(key) ?? [];
  const canAsk = isAuthenticated && isOnline && foods.some(({ key }) => rowsOf(key).length > 0);
  const shelves = useQueries({
    queries: chosen.store_ids.map((store_id) => ({
      ...storeItemsQuery(plan.offerOf(store_id)?.vendorId ?? '', store_id),
      enabled: canAsk,
    })),
  });
  if (!canAsk) return [];
  const ids = new Map(
    foods
      .flatMap(({ key }) => rowsOf(key))
      .map(({ name, ingredient_id }) => [foldText(name), ingredient_id] as const),
  );
  const now = chosen.store_ids.map((store_id, at) => ({
    store_id,
    items: (shelves[at]?.data?.ids ?? []).filter((item) => !isNever(item, ids.get(foodOf(item)))),
  }));
  return foods
    .flatMap((food) => {
      const rows = substitutesFor(rowsOf(food.key), { roles: rolesOnList(food, lines) });
      return insteadOffer(food, rows, now) ?? [];
    })
    .slice(0, MAX_SHOWN);
}

/** "$1.10 less" than the food where a store has it, else what it costs. */
function priceWords({ offers }: PlanChoice, offer: InsteadOffer): string {
  const { food, cost } = offer;
  const items = offers.flatMap(({ store }) =>
    store.items.filter((one) => one.wanted === food.name),
  );
  const beside = costBeside(
    offer,
    items.map((item) => coverAt(food, item)?.cost),
  );
  if (beside === undefined) return formatUsd(cost);
  return beside === 0 ? 'for the same' : moneyChange(beside);
}
