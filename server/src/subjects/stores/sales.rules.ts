import type { SaleEdit } from '@larder/shared/stores/sales.model';

import type { SaleWrite } from './sales.queries.ts';

type Sale = SaleEdit | null;

/** A wish for an item's sale, beside what is there; left out: it stays. Units: `price` in cents, the regular one to be. */
type Wish = {
  readonly store_id: string;
  readonly ingredient_id: string;
  readonly sale?: Sale | undefined;
  readonly was: Sale;
  readonly price: number;
};

/**
 * What wishes for sales write: nothing for one that is there already. A sale stays while the regular price is above it.
 *
 * Shape   or the first wish whose price is not below the regular one, by its place.
 */
export function decideSales(
  wishes: readonly Wish[],
): { readonly writes: SaleWrite[] } | { readonly tooDear: number } {
  const tooDear = wishes.findIndex(({ sale, price }) => sale && sale.price >= price);
  if (tooDear !== -1) return { tooDear };
  return {
    writes: wishes.flatMap(({ store_id, ingredient_id, sale, was, price }) => {
      const left = was && was.price < price ? was : null;
      return sale === undefined || isSame(sale, left) ? [] : { store_id, ingredient_id, sale };
    }),
  };
}

function isSame(one: Sale, other: Sale): boolean {
  return (
    one?.price === other?.price &&
    one?.from.getTime() === other?.from.getTime() &&
    one?.until?.getTime() === other?.until?.getTime()
  );
}
