import { foldText } from '@larder/shared/basics/text';
import { foodName, foodOf } from '@larder/shared/kitchen/carts';
import type { Cart, CartItem } from '@larder/shared/kitchen/carts.model';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { ingredientQueries } from '#parts/queries/ingredients.ts';
import { listed } from '#parts/sentences.ts';
import { toast } from '#platform/page/toast.ts';
import { setItemsAt, useCartsAfterPaint } from '#shop/carts/state/carts.ts';
import type { Food } from '#shop/compare/rules/planInput.ts';
import type { TripNow } from '#shop/compare/state/tripNow.ts';

/** Max things named; more are counted. */
const MAX_NAMED = 4;

/**
 * What the carts have and the list does not need, and how to take it out with Undo.
 *
 * Shape   `foods` are the foods of the comparison that the list needs, `dropped` those that it no longer
 *         needs. When the carts have none of `foods`, only `dropped` counts: a repeated order's carts belong
 *         to no list. `named` is "" for none.
 */
export function useNotListed(
  foods: readonly Food[],
  { dropped, listed: needs }: Pick<TripNow, 'dropped' | 'listed'>,
): { named: string; count: number; takeOut: () => void } {
  const carts = useCartsAfterPaint();
  const others = useMemo(() => othersIn(carts, { foods, dropped }), [carts, foods, dropped]);
  const isListed = useIsListed(others, needs);
  const gone = packsOf(dropped);
  const taken = carts.flatMap((store) => {
    const items = store.items.filter(
      (item) => gone.has(item.ingredient_id) || isListed(item) === false,
    );
    return items.length > 0 ? [{ store, items }] : [];
  });
  const names = [...new Set(taken.flatMap(({ items }) => items.map((item) => item.name)))];
  const more = names.length - MAX_NAMED;
  const named = listed([...names.slice(0, MAX_NAMED), ...(more > 0 ? [`${more} more`] : [])]);

  function takeOut(): void {
    const putBack = setItemsAt(
      taken.map(({ store, items }) => ({
        store,
        items: items.map((item) => ({ ...item, quantity: 0 })),
      })),
    );
    toast.undo(`${named} taken out of the carts`, putBack);
  }

  return { named, count: names.length, takeOut };
}

/** Items of the carts outside the comparison; none when the carts have nothing of `foods`. */
function othersIn(
  carts: readonly Cart[],
  { foods, dropped }: { foods: readonly Food[]; dropped: readonly Food[] },
): readonly CartItem[] {
  const [wanted, gone] = [packsOf(foods), packsOf(dropped)];
  const all = carts.flatMap(({ items }) => items);
  return all.some(({ ingredient_id }) => wanted.has(ingredient_id))
    ? all.filter(({ ingredient_id }) => !wanted.has(ingredient_id) && !gone.has(ingredient_id))
    : [];
}

/**
 * Whether the list needs one of these items all the same: another member, or another place, may have had its
 * own comparison. undefined for other items, and until the catalogue has identified the item's name.
 */
function useIsListed(
  items: readonly CartItem[],
  needs: TripNow['listed'],
): (item: CartItem) => boolean | undefined {
  const unknown = useMemo(() => {
    const names = new Set(needs.map(({ name }) => foldText(name)));
    const ids = new Set(needs.map(({ ingredient_id }) => ingredient_id));
    return items.filter((item) => !ids.has(item.ingredient_id) && !names.has(foodOf(item)));
  }, [items, needs]);
  const asked = useMemo(() => [...new Set(unknown.map(foodName))], [unknown]);
  const { data: meanings } = useQuery(ingredientQueries.meanings(asked));
  return (item) => {
    if (!unknown.includes(item)) return undefined;
    const meant = meanings?.get(foodName(item));
    if (meant === undefined) return undefined;
    return meant !== null && needs.some((need) => need.ingredient_id === meant.ingredient_id);
  };
}

function packsOf(foods: readonly Food[]): ReadonlySet<string> {
  return new Set(foods.flatMap(({ packs }) => [...packs.keys()]));
}
