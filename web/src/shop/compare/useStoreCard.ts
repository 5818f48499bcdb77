import { cents, formatUsd } from '@larder/shared/basics/money';
import { countFoods } from '@larder/shared/kitchen/carts';
import type { Cart, CartItem } from '@larder/shared/kitchen/carts.model';
import type { StoreItem } from '@larder/shared/stores/storeParts.model';
import { useState } from 'react';

import { afterPaint } from '#platform/page/afterPaint.ts';
import { toast } from '#platform/page/toast.ts';
import { cartsNow, fillCart, setItems, setItemsAt, useCart } from '#shop/carts/state/carts.ts';
import type { Holding } from '#shop/compare/rules/coverage.ts';
import type { Food } from '#shop/compare/rules/planInput.ts';
import {
  type CardItem,
  type CardLine,
  cardLines,
  cardTotal,
  type Choice,
  chosenItems,
  groupLines,
  type LineGroups,
  missingItems,
  noneChosen,
  savingOf,
  toCartItem,
} from '#shop/compare/rules/storeCard.ts';

import { type Offer, shownStore, toCardItem, toCardItems } from './offers.ts';
import { things } from './words.ts';

type Wanted = { foods: readonly Food[]; elsewhere: readonly Holding[] };

/**
 * The rows and actions of a store's card. With a cart, the card shows the cart and writes to it;
 * without one, the chosen packs are local state.
 */
export function useStoreCard(offer: Offer, { foods, elsewhere }: Wanted) {
  const { store_id, name: storeName } = offer.store;
  const store = shownStore(offer);
  const cart = useCart(store_id);
  /** Items outside the list: from New Ingredients, or removed from the cart. */
  const [extras, setExtras] = useState<readonly CardItem[]>([]);
  const [chosen, setChosen] = useState<ReadonlyMap<string, Choice>>(new Map());
  const lines = cardLines(toCardItems(offer, extras), { cart, chosen, elsewhere });
  const missing = missingItems(lines, cart);
  const groups = groupLines(lines);
  const addExtra = (item: CardItem) => setExtras((others) => [...others, item]);

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
    const added = `${things(countFoods(missing.items))} added at ${storeName}`;
    toast.undo(`${added}, ${formatUsd(missing.cost)}`, () => afterPaint(putBack));
  }

  function pick(item: StoreItem): void {
    const extra = toCardItem(item, 0);
    addExtra(extra);
    if (cart) setItems(store, [toCartItem(extra, 1)]);
    else setChosen(new Map(chosen).set(item.ingredient_id, { quantity: 1, missing: 0 }));
  }

  function moveHere(): void {
    const here = groups.cheaper.map((line) => toCartItem(line, line.needed));
    const others = cartsNow().filter((other) => other.store_id !== store_id);
    const putBack = setItemsAt([
      ...without(here, { foods, carts: others }),
      { store, items: here },
    ]);
    // After the paint that answers the press: all lines of the card change.
    toast.undo(`${things(countFoods(here))} moved to ${storeName}`, () => afterPaint(putBack));
  }

  return {
    cart,
    lines,
    missing,
    groups,
    title: titleOf(cart !== undefined, groups, countFoods(missing.items)),
    saving: cents(savingOf(groups.cheaper)),
    total: cardTotal(lines, cart),
    choose,
    addAll,
    addMissing,
    moveHere,
    pick,
  };
}

/** Changes that take these items, and other packs of their foods, out of carts. */
function without(
  items: readonly CartItem[],
  { foods, carts }: { foods: readonly Food[]; carts: readonly Cart[] },
) {
  const moved = foods.filter(({ packs }) => items.some((item) => packs.has(item.ingredient_id)));
  return carts.map((cart) => ({
    store: cart,
    items: cart.items
      .filter((item) => moved.some(({ packs }) => packs.has(item.ingredient_id)))
      .map((item) => ({ ...item, quantity: 0 })),
  }));
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
    : `${things(countFoods(open))} of your list`;
}
