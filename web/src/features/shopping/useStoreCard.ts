import type { StoreItem } from '@larder/shared/contract/stores';
import type { Holding } from '@larder/shared/domain/coverage';
import { formatUsd } from '@larder/shared/domain/money';
import {
  cardLines,
  type CardItem,
  type CardLine,
  cardTotal,
  type Choice,
  chosenItems,
  missingItems,
  noneChosen,
  toCartItem,
} from '@larder/shared/domain/storeCard';
import { useState } from 'react';

import { toast } from '#lib/toast';
import { fillCart, setItems, useCart } from '#state/carts';

import { type Offer, toCardItem, toCardItems } from './offers.ts';

/**
 * The rows and actions of a store's card. With a cart, the card shows the cart and writes to it;
 * without one, the chosen packs are local state.
 */
export function useStoreCard(offer: Offer, elsewhere: readonly Holding[]) {
  const { store_id, name: storeName } = offer.store;
  const store = {
    store_id,
    storeName,
    storeType: offer.store.store_type,
    deliveryFee: offer.store.delivery_fee,
    minimumOrder: offer.store.minimum_order,
    vendorId: offer.vendorId,
    vendorName: offer.vendorName,
  };
  const cart = useCart(store_id);
  /** Items outside the list: from New Ingredients, or removed from the cart. */
  const [extras, setExtras] = useState<readonly CardItem[]>([]);
  const [chosen, setChosen] = useState<ReadonlyMap<string, Choice>>(new Map());
  const lines = cardLines(toCardItems(offer, extras), { cart, chosen, elsewhere });
  const missing = missingItems(lines, cart);

  function choose(line: CardLine, quantity: number): void {
    if (cart) writeThrough(line, quantity);
    else setChosen(new Map(chosen).set(line.ingredient_id, { quantity, missing: line.missing }));
  }

  function writeThrough(line: CardLine, quantity: number): void {
    const putBack = setItems(store, [toCartItem(line, quantity)]);
    if (quantity > 0) return;
    addExtra(line);
    // The card must not fill itself again after its last item was removed.
    if (cart?.items.length === 1) setChosen(noneChosen(lines));
    toast.undo(`${line.name} removed`, () => {
      setChosen(new Map());
      putBack();
    });
  }

  function addAll(): void {
    const items = chosenItems(lines);
    if (items.length === 0) {
      toast.warning('Choose at least one item first');
      return;
    }
    fillCart(store, items);
    setChosen(new Map());
    toast.success(`Added to your cart at ${storeName}`);
  }

  function addMissing(): void {
    const putBack = setItems(store, missing.items);
    setChosen(new Map());
    const count = missing.items.length;
    const things = `${count} ${count === 1 ? 'thing' : 'things'}`;
    toast.undo(`${things} added at ${storeName}, ${formatUsd(missing.cost)}`, putBack);
  }

  function pick(item: StoreItem): void {
    const extra = toCardItem(item, 0);
    addExtra(extra);
    if (cart) setItems(store, [toCartItem(extra, 1)]);
    else setChosen(new Map(chosen).set(item.ingredient_id, { quantity: 1, missing: 0 }));
  }

  function addExtra(item: CardItem): void {
    setExtras((others) => [...others, item]);
  }

  return { cart, lines, missing, total: cardTotal(lines, cart), choose, addAll, addMissing, pick };
}
