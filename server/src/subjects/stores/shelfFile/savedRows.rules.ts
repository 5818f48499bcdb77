import { type Cents, cents } from '@larder/shared/basics/money';
import type { SaleEdit } from '@larder/shared/stores/sales.model';
import type { ShelfPut } from '@larder/shared/stores/shelfFile.calls';

import type { SaleWrite } from '#subjects/stores/sales.queries';
import type { Shelf, ShelfDetails } from '#subjects/stores/shelf.service';
import type { ShelfWrite } from '#subjects/stores/stores.queries';

import { isSaid } from './fileDetails.rules.ts';
import type { LeftOut } from './saving.rules.ts';

type Written = {
  fate: string;
  write: Omit<ShelfWrite, 'store_id'>;
  row: ShelfPut;
  /** It is sold by weight from now on, or not any more. */
  isOtherwise: boolean;
};
/** What becomes of the rows of a part. */
export type Decided = { before: Shelf; writes: Written[]; left: LeftOut[] };

/** How many rows do what. */
export function countsOf(writes: readonly Written[]) {
  const count = (...fates: readonly string[]) =>
    writes.filter(({ fate }) => fates.includes(fate)).length;
  return {
    added: count('new'),
    price_changed: count('price', 'price_and_stock'),
    stock_changed: count('stock', 'price_and_stock'),
    unchanged: count('unchanged'),
  };
}

/** What stood on the shelf of a product. */
type Was = (ingredient_id: string) => ReturnType<Shelf['get']>;

/** What takes the rows back: the values of before, and what was not there. */
export function undoOf(
  { writes }: Decided,
  { was: wasOf, sales }: { was: Was; sales: readonly SaleWrite[] },
) {
  const set = new Set(sales.map(({ ingredient_id }) => ingredient_id));
  const changed: {
    ingredient_id: string;
    before: { price: Cents; quantity: number; sale?: SaleEdit | null } & Partial<ShelfDetails>;
    now: { price: Cents; quantity: number };
  }[] = [];
  const added: string[] = [];
  for (const { fate, write, row, isOtherwise } of writes) {
    const { ingredient_id, price_cents, quantity } = write;
    const was = wasOf(ingredient_id);
    if (fate === 'new') added.push(ingredient_id);
    else if (was && (fate !== 'unchanged' || set.has(ingredient_id) || !isSaid(row, was)))
      changed.push({
        ingredient_id,
        before: {
          price: was.price,
          quantity: was.quantity,
          ...((was.sale || set.has(ingredient_id)) && { sale: was.sale }),
          ...(row.cost !== undefined && { cost: was.cost }),
          ...(row.tax_class !== undefined && { tax_class: was.tax_class }),
          ...(isOtherwise && { by_weight: was.by_weight }),
        },
        now: { price: cents(price_cents), quantity },
      });
  }
  return { changed, added };
}
