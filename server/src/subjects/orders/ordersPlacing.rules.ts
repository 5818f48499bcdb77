import { type Cents, cents, orderTotal } from '@larder/shared/basics/money';
import {
  fillBasket,
  type PriceChange,
  priceClaims,
  type ShortLine,
} from '@larder/shared/orders/orders';
import { type DeliveryMethod, feeFor, methodOf } from '@larder/shared/stores/storeTerms';

/** A wanted order. Prices, the fee and the total are claims: what the shopper was shown. */
type Draft = {
  readonly store_id: string;
  readonly vendor_id?: string | null | undefined;
  readonly delivery_method?: string | null | undefined;
  readonly delivery_fee?: Cents | undefined;
  /** Of goods and fee; without a claimed fee of the goods alone. */
  readonly total_price?: Cents | undefined;
  readonly items: readonly {
    readonly ingredient_id: string;
    readonly quantity: number;
    readonly price?: Cents | undefined;
    /** The shopper was shown that it is sold by weight. */
    readonly by_weight?: boolean | undefined;
  }[];
};
type Store = {
  readonly store_id: string;
  readonly vendor_id: string;
  readonly name: string;
  readonly store_type: 'Delivery' | 'Pickup';
  readonly also_pickup?: boolean;
  readonly delivery_fee: Cents;
  readonly minimum_order: Cents;
  /** The day on which a paused store takes orders again; null when it is not paused. */
  readonly back_on?: string | null;
};
/** `quantity` in packs; `archived`: no longer in the catalogue. */
type ShelfRow = {
  readonly store_id: string;
  readonly ingredient_id: string;
  readonly name: string;
  readonly price: Cents;
  readonly quantity: number;
  readonly archived: boolean;
  readonly by_weight?: boolean | undefined;
};

type Key = { readonly store_id: string; readonly ingredient_id: string };
type Named = Key & { readonly name: string };
type FeeChange = { readonly store_id: string; readonly old: Cents; readonly new: Cents };

/** Why nothing was ordered; the codes of the contract. */
export type PlacementRefusal =
  | { readonly code: 'store_not_found' | 'vendor_mismatch' | 'own_store' }
  | { readonly code: 'store_paused'; readonly store: Store & { readonly back_on: string } }
  | { readonly code: 'item_not_in_store'; readonly items: readonly Key[] }
  | { readonly code: 'item_unavailable'; readonly items: readonly Named[] }
  | { readonly code: 'out_of_stock'; readonly items: readonly (Named & ShortLine)[] }
  | {
      readonly code: 'price_changed';
      readonly items: readonly (Named & PriceChange)[];
      readonly fees: readonly FeeChange[];
      /** All prices and fees match; the sum does not. */
      readonly totals?: { readonly claimed: Cents; readonly total: Cents };
    }
  | { readonly code: 'below_minimum'; readonly store: Store; readonly goods: Cents };

/** An accepted order; its lines are shelf rows with the wanted quantity. */
export type Placement<D, S, R> = {
  readonly draft: D;
  readonly store: S;
  readonly delivery_method: DeliveryMethod;
  /** Of this method. */
  readonly delivery_fee: Cents;
  /** Of goods and fee. */
  readonly total_price: Cents;
  readonly lines: readonly R[];
};

/**
 * Decides one order per draft: all or none.
 *
 * Names, prices, fees and totals come from the stores; a claim that differs refuses. Each draft takes from
 * what earlier ones left. By weight is a line that the shelf sells so and of which the draft says it, too.
 *
 * Shape   `stores` are the open ones; a draft of another is refused. Short lines, changed prices and fees are
 *         collected over all drafts; other refusals name the first draft. A minimum counts when all else fits.
 */
export function decideOrders<D extends Draft, S extends Store, R extends ShelfRow>(
  drafts: readonly D[],
  { buyer_id, stores, shelves }: { buyer_id: string; stores: readonly S[]; shelves: readonly R[] },
): { orders: Placement<D, S, R>[] } | { refusal: PlacementRefusal } {
  const orders: Placement<D, S, R>[] = [];
  const short: (Named & ShortLine)[] = [];
  const changed: (Named & PriceChange)[] = [];
  const fees: FeeChange[] = [];
  let left = shelves;
  for (const draft of drafts) {
    const { store_id, items } = draft;
    const store = stores.find((one) => one.store_id === store_id);
    if (!store) return refuse({ code: 'store_not_found' });
    if (draft.vendor_id && draft.vendor_id !== store.vendor_id)
      return refuse({ code: 'vendor_mismatch' });
    if (store.vendor_id === buyer_id) return refuse({ code: 'own_store' });
    const { back_on } = store;
    if (back_on) return refuse({ code: 'store_paused', store: { ...store, back_on } });

    const shelf = left.filter((row) => row.store_id === store_id);
    const basket = fillBasket(shelf, items);
    if (basket.missing.length > 0) {
      const missing = basket.missing.map((ingredient_id) => ({ store_id, ingredient_id }));
      return refuse({ code: 'item_not_in_store', items: missing });
    }
    const named = namesOn(shelf);
    const gone = shelf.filter(
      (row) => row.archived && items.some((item) => item.ingredient_id === row.ingredient_id),
    );
    if (gone.length > 0)
      return refuse({
        code: 'item_unavailable',
        items: gone.map(({ ingredient_id }) => named({ ingredient_id })),
      });
    short.push(...basket.short.map(named));
    changed.push(...priceClaims(shelf, items).map(named));
    const delivery_method = methodOf(store, draft.delivery_method);
    const delivery_fee = feeFor(store, delivery_method);
    const shown = draft.delivery_fee;
    if (shown !== undefined && shown !== delivery_fee)
      fees.push({ store_id, old: shown, new: delivery_fee });

    const goods = orderTotal(basket.lines);
    const total_price = cents(goods + delivery_fee);
    const total = shown === undefined ? goods : total_price;
    const claimed = draft.total_price;
    const isWhole = short.length === 0 && changed.length === 0 && fees.length === 0;
    if (isWhole && claimed !== undefined && claimed !== total)
      return refuse({ code: 'price_changed', items: [], fees, totals: { claimed, total } });
    const lines = soldAsShown(basket.lines, items);
    orders.push({ draft, store, delivery_method, delivery_fee, total_price, lines });
    left = without(left, { store_id, lines: basket.lines });
  }
  if (short.length > 0) return refuse({ code: 'out_of_stock', items: short });
  if (changed.length > 0 || fees.length > 0)
    return refuse({ code: 'price_changed', items: changed, fees });
  const small = orders.find((order) => goodsOf(order) < order.store.minimum_order);
  if (small) return refuse({ code: 'below_minimum', store: small.store, goods: goodsOf(small) });
  return { orders };
}

/** Who was not shown that the total may rise buys packs at their price. */
function soldAsShown<R extends ShelfRow>(lines: readonly R[], items: Draft['items']): R[] {
  const byPack = new Set(
    items.filter((item) => !item.by_weight).map(({ ingredient_id }) => ingredient_id),
  );
  return lines.map((line) =>
    line.by_weight && byPack.has(line.ingredient_id) ? { ...line, by_weight: undefined } : line,
  );
}

function goodsOf({ total_price, delivery_fee }: Placement<unknown, Store, unknown>): Cents {
  return cents(total_price - delivery_fee);
}

function refuse(refusal: PlacementRefusal): { refusal: PlacementRefusal } {
  return { refusal };
}

/** Adds store and name to a line. */
function namesOn(shelf: readonly ShelfRow[]) {
  const rows = new Map(shelf.map((row) => [row.ingredient_id, row]));
  return <Line extends { readonly ingredient_id: string }>(line: Line): Line & Named => {
    const { store_id = '', name = '' } = rows.get(line.ingredient_id) ?? {};
    return { ...line, store_id, name };
  };
}

/** The shelves without these lines of one store. */
function without<R extends ShelfRow>(
  shelves: readonly R[],
  { store_id, lines }: { store_id: string; lines: readonly R[] },
): R[] {
  const taken = new Map(lines.map((line) => [line.ingredient_id, line.quantity]));
  return shelves.map((row) =>
    row.store_id === store_id
      ? { ...row, quantity: row.quantity - (taken.get(row.ingredient_id) ?? 0) }
      : row,
  );
}
