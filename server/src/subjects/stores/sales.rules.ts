import type { SaleEdit } from '@larder/shared/stores/sales.model';

import type { SaleWrite } from './sales.queries.ts';

type Sale = SaleEdit | null;

/**
 * A wish for an item's sale, beside what is there; left out: it stays.
 *
 * Units   `price` in cents, the regular one to be.
 * Shape   `was` is undefined for what was not on the shelf: it has none.
 */
type Wish = {
  readonly store_id: string;
  readonly ingredient_id: string;
  readonly sale?: Sale | undefined;
  readonly was: Sale | undefined;
  readonly price: number;
};

/** The place of the first wish for a sale that is not below the regular price; -1 without one. */
export function firstTooDear(wishes: readonly Wish[]): number {
  return wishes.findIndex(({ sale, price }) => sale && sale.price >= price);
}

/** What wishes write: nothing for a sale that is there already. It is, while the regular price to be is above it. */
export function saleWrites(wishes: readonly Wish[]): SaleWrite[] {
  return wishes.flatMap(({ store_id, ingredient_id, sale, was, price }) => {
    const left = was && was.price < price ? was : null;
    if (sale === undefined || isSame(sale, left)) return [];
    return { store_id, ingredient_id, sale };
  });
}

function isSame(one: Sale, other: Sale): boolean {
  return (
    one?.price === other?.price &&
    one?.from.getTime() === other?.from.getTime() &&
    one?.until?.getTime() === other?.until?.getTime()
  );
}
