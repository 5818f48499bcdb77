import { cents } from '@larder/shared/basics/money';

import { type Offer, packsOfNeeds } from '#shop/compare/offers.ts';
import { type Holding, holdingsElsewhere } from '#shop/compare/rules/coverage.ts';
import { type Food, stillNeeded } from '#shop/compare/rules/planInput.ts';

/**
 * The packs of an offer's items in other carts and in orders.
 *
 * Shape   packs of another size count as packs of the offer's, those of the store's own cart too.
 */
export function heldElsewhere(
  offer: Offer,
  foodOf: ReadonlyMap<string, Food>,
  holdings: readonly Holding[],
): Holding[] {
  return [
    ...holdingsElsewhere(holdings, offer.store_id, packsOfNeeds([offer])),
    ...holdings.flatMap((holding) => {
      const food = foodOf.get(holding.ingredient_id);
      return food ? inOtherSizes(offer, holding, food) : [];
    }),
  ];
}

/**
 * What a holding has beyond the need of its own size, in whole packs of the offer's other sizes; all of their
 * packs when the holding covers the food. The holding's cost is shared among them by their price here.
 */
function inOtherSizes({ items }: Offer, holding: Holding, food: Food): Holding[] {
  const sizes = items.filter(({ wanted }) => wanted === food.name);
  const same = sizes.find(({ ingredient_id }) => ingredient_id === holding.ingredient_id);
  const spare = holding.quantity - (same?.packs ?? 0);
  if (spare <= 0) return [];
  const isCovered = stillNeeded(food, [holding]) === undefined;
  let amount = spare * (food.packs.get(holding.ingredient_id) ?? 0);
  const others = sizes.flatMap((size) => {
    if (size === same) return [];
    const one = food.packs.get(size.ingredient_id) ?? Number.MAX_VALUE;
    // Tolerates rounding errors up to a billionth of a pack, as packsNeeded.
    const fitting = Math.min(size.packs, Math.floor(amount / one + 1e-9));
    const quantity = isCovered ? size.packs : fitting;
    amount -= fitting * one;
    return quantity > 0 ? [{ ...size, quantity }] : [];
  });
  const here = others.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  return others.map(({ ingredient_id, price, quantity }) => {
    const share = here > 0 ? price / here : 0;
    return {
      ...holding,
      ingredient_id,
      quantity,
      price: cents(Math.round(holding.price * spare * share)),
    };
  });
}
