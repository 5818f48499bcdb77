import type { StoreItem } from '@larder/shared/contract/stores';
import type { Holding } from '@larder/shared/domain/coverage';
import { cents, formatUsd } from '@larder/shared/domain/money';
import {
  cardLines,
  type CardItem,
  type CardLine,
  cardTotal,
  type Choice,
  chosenItems,
  groupLines,
  type LineGroups,
  missingItems,
  noneChosen,
  savingOf,
  toCartItem,
} from '@larder/shared/domain/storeCard';
import { useState } from 'react';

import { toast } from '#lib/toast';
import { fillCart, setItems, setItemsAt, useCart, useCarts } from '#state/carts';

import { type Offer, shownStore, toCardItem, toCardItems } from './offers.ts';
import type { Food } from './planInput.ts';
import { things } from './words.ts';

/**
 * The rows and actions of a store's card. With a cart, the card shows the cart and writes to it;
 * without one, the chosen packs are local state.
 */
export function useStoreCard(
  offer: Offer,
  { foods, elsewhere }: { foods: readonly Food[]; elsewhere: readonly Holding[] },
) {
  const { store_id, name: storeName } = offer.store;
  const store = shownStore(offer);
  const carts = useCarts();
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
    const added = `${things(missing.items.length)} added at ${storeName}`;
    toast.undo(`${added}, ${formatUsd(missing.cost)}`, putBack);
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

  const groups = groupLines(lines);

  /** Takes what is cheaper here out of the other carts. */
  function moveHere(): void {
    const here = groups.cheaper.map((line) => toCartItem(line, line.needed));
    const moved = foods.filter(({ packs }) => here.some((item) => packs.has(item.ingredient_id)));
    const taken = carts
      .filter((other) => other.store_id !== store_id)
      .map((other) => ({
        store: other,
        items: other.items
          .filter((item) => moved.some(({ packs }) => packs.has(item.ingredient_id)))
          .map((item) => ({ ...item, quantity: 0 })),
      }));
    const putBack = setItemsAt([...taken, { store, items: here }]);
    toast.undo(`${things(here.length)} moved to ${storeName}`, putBack);
  }

  return {
    cart,
    lines,
    missing,
    groups,
    title: titleOf(cart !== undefined, groups, missing.items.length),
    saving: cents(groups.cheaper.reduce((sum, line) => sum + savingOf(line), 0)),
    total: cardTotal(lines, cart),
    choose,
    addAll,
    addMissing,
    moveHere,
    pick,
  };
}

/** The heading of the lines that are not covered elsewhere. */
function titleOf(
  hasCart: boolean,
  { open, cheaper, covered }: LineGroups,
  missing: number,
): string {
  if (hasCart) return 'In your cart here';
  const isPartly = cheaper.length + covered.length > 0;
  if (isPartly && open.length === 0) return 'Nothing you still miss';
  return isPartly && missing > 0
    ? `The ${things(missing)} you still miss`
    : `${things(open.length)} of your list`;
}
