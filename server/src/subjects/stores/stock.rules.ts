import { LIMITS } from '@larder/shared/basics/validation';
import { GTIN_FAULTS, keptGtin, readGtin } from '@larder/shared/food/gtin';
import { decideWish, type Fate, type OnShelf } from '@larder/shared/stores/inventory';
import type { StockRow } from '@larder/shared/stores/stock.calls';

/** Why a row cannot be done: a member of it, and words to follow its name. */
export type StockFault = { readonly field: string; readonly message: string };

/** What rows may name. `stores` are the vendor's open ones; GTINs are as they are kept. */
export type Known = {
  readonly stores: ReadonlySet<string>;
  readonly ingredients: ReadonlySet<string>;
  readonly byGtin: ReadonlyMap<string, string>;
  readonly bySku: ReadonlyMap<string, string>;
};

type Product = { readonly ingredient_id: string };
type Named = Pick<StockRow, 'store_id' | 'ingredient_id' | 'gtin' | 'sku'>;

/** The product that a row of a known store names. */
export function productOf(row: Named, known: Known): Product | StockFault {
  const { store_id, ingredient_id, gtin, sku } = row;
  if (!known.stores.has(store_id))
    return { field: 'store_id', message: 'is not one of your open stores' };
  if (gtin !== undefined) return productOfGtin(gtin, known);
  if (sku !== undefined)
    return found(known.bySku.get(sku), { field: 'sku', message: 'is of none of your products' });
  const named = known.ingredients.has(ingredient_id ?? '') ? ingredient_id : undefined;
  return found(named, { field: 'ingredient_id', message: 'is no product that you can sell' });
}

function productOfGtin(gtin: string, known: Known): Product | StockFault {
  const read = readGtin(gtin);
  if ('fault' in read) return { field: 'gtin', message: GTIN_FAULTS[read.fault] };
  const kept = keptGtin(gtin) ?? '';
  return found(known.byGtin.get(kept), { field: 'gtin', message: 'is of no known product' });
}

function found(ingredient_id: string | undefined, fault: StockFault): Product | StockFault {
  return ingredient_id === undefined ? fault : { ingredient_id };
}

type Wish = Pick<StockRow, 'quantity' | 'delta' | 'price'>;
type Decided = { readonly fate: Fate; readonly after: OnShelf; readonly delta: number };

/** What a row does to the shelf. `onShelf` is undefined when the store does not have the product yet. */
export function decideStock(wish: Wish, onShelf: OnShelf | undefined): Decided | StockFault {
  const { price, delta = 0 } = wish;
  const quantity = wish.quantity ?? (onShelf && onShelf.quantity + delta);
  if (quantity === undefined)
    return { field: 'delta', message: 'needs the product on the shelf: send quantity and price' };
  if (quantity < 0)
    return {
      field: 'delta',
      message: `would leave ${quantity} packs: there are ${packs(onShelf)}`,
    };
  // More than the limit may be there, of rejected orders; then it may only become less.
  if (quantity > LIMITS.stockQuantity && quantity > packs(onShelf))
    return { field: 'delta', message: `would make more than ${LIMITS.stockQuantity} packs` };
  const decision = decideWish({ price, quantity }, onShelf);
  if ('faults' in decision || !decision.after)
    return { field: 'price', message: 'is needed: the product is new on this shelf' };
  return { fate: decision.fate, after: decision.after, delta: decision.delta };
}

function packs(onShelf: OnShelf | undefined): number {
  return onShelf?.quantity ?? 0;
}
