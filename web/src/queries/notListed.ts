import type { CartItem } from '@larder/shared/domain/carts';
import { listed } from '@larder/shared/domain/sentences';
import { foldText } from '@larder/shared/domain/text';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import type { Food } from '#lib/plan/planInput';
import { toast } from '#lib/toast';
import { setItemsAt, type StoreCart, useCartsAfterPaint } from '#state/carts';
import type { TripNow } from '#state/tripNow';

import { ingredientQueries } from './ingredients.ts';

/** Things named; more are counted. */
const MAX_NAMED = 4;

/**
 * What is in the carts and not needed by the list, and how to take it out with Undo.
 *
 * Shape   `foods` are what the list needs of the comparison, and `dropped` what it does not any more. Without any of
 *         `foods` in the carts only what was dropped counts: carts of a repeated order are of no list. `named` is ""
 *         for none.
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

/** What is in the carts beside the foods of the comparison; nothing when none of these is there. */
function othersIn(
  carts: readonly StoreCart[],
  { foods, dropped }: { foods: readonly Food[]; dropped: readonly Food[] },
): readonly CartItem[] {
  const [wanted, gone] = [packsOf(foods), packsOf(dropped)];
  const all = carts.flatMap(({ items }) => items);
  return all.some(({ ingredient_id }) => wanted.has(ingredient_id))
    ? all.filter(({ ingredient_id }) => !wanted.has(ingredient_id) && !gone.has(ingredient_id))
    : [];
}

/**
 * Whether the list needs one of these items: somebody else may have compared for it, or at another place, so that this
 * tab knows nothing of it. undefined for another item, and until the catalogue has said what its name means.
 */
function useIsListed(
  items: readonly CartItem[],
  needs: TripNow['listed'],
): (item: CartItem) => boolean | undefined {
  const unknown = useMemo(() => {
    const names = new Set(needs.map(({ name }) => foldText(name)));
    const ids = new Set(needs.map(({ ingredient_id }) => ingredient_id));
    return items.filter(
      ({ ingredient_id, name }) => !ids.has(ingredient_id) && !names.has(foldText(name)),
    );
  }, [items, needs]);
  const asked = useMemo(() => [...new Set(unknown.map(({ name }) => name))], [unknown]);
  const { data: meanings } = useQuery(ingredientQueries.meanings(asked));
  return (item) => {
    if (!unknown.includes(item)) return undefined;
    const meant = meanings?.get(item.name);
    if (meant === undefined) return undefined;
    return meant !== null && needs.some((need) => need.ingredient_id === meant.ingredient_id);
  };
}

function packsOf(foods: readonly Food[]): ReadonlySet<string> {
  return new Set(foods.flatMap(({ packs }) => [...packs.keys()]));
}
