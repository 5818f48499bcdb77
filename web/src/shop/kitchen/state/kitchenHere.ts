import type { Cart } from '@larder/shared/kitchen/carts.model';
import { EMPTY_KITCHEN } from '@larder/shared/kitchen/emptyKitchen';
import type { KitchenLine } from '@larder/shared/kitchen/groceryList.model';
import type { KitchenState } from '@larder/shared/kitchen/kitchen.calls';

import { storedUser } from '#platform/session/storedUser.ts';
import { ownerNow } from '#platform/stored/owner.ts';
import { cartsNow, setCarts } from '#shop/carts/state/carts.ts';
import { keptPlaced, type PlacedOrders, setPlacedOrders } from '#shop/carts/state/placedOrders.ts';

import {
  groceryList,
  isKitchenLine,
  type SharedLine,
  type SharedList,
  updateList,
} from './groceryList.ts';
import { FIRST_GENERATION, HERE } from './kitchen.ts';
import { NOBODY } from './kitchenPeople.ts';
import { setWeeks, type Weeks, weeksNow } from './weeks.ts';

/*
 * The kitchen of a list that is on this device only. List, carts, plan and orders are stored each under its own key, as every
 * version has them; what only Undo needs is of this page.
 */

/** Only accounts have a pantry, and choose brands: what is got here goes nowhere. */
const WITHOUT_PANTRY = {
  pantryOn: false,
  pantry: [],
  cooked: [],
  aisles: [],
  brands: [],
} as const;

/** What is stored of a kitchen. */
type Stored = {
  readonly list: SharedList;
  readonly carts: readonly Cart[];
  readonly placed: PlacedOrders;
  readonly week: Weeks;
};
type Parts = Stored & { readonly of: string | undefined };
/** The kitchen as this page left it. */
let last: (Parts & { readonly state: KitchenState }) | undefined;

// Nothing that somebody took off the list is there for the next.
storedUser.subscribe(() => {
  if (last?.of !== ownerNow()) last = undefined;
});

function partsNow(): Parts {
  return {
    of: ownerNow(),
    list: groceryList(),
    carts: cartsNow(),
    placed: keptPlaced(),
    week: weeksNow(),
  };
}

/** The kitchen of this device; another tab, also of an earlier version, may have changed it. */
export function kitchenHere(): KitchenState {
  const now = partsNow();
  const before = last?.of === now.of ? last : undefined;
  const { list, carts, placed, week } = now;
  const isSame = before?.list === list && before.carts === carts && before.placed === placed;
  if (isSame && before.week === week) return before.state;
  const { seq, removed, leastGeneration, unplanned } = before?.state ?? EMPTY_KITCHEN;
  return { ...kitchenOf(now), seq, removed, leastGeneration, unplanned };
}

/** A kitchen of what is stored of it. */
export function kitchenOf({ list, carts, placed, week }: Stored): KitchenState {
  const { lines, ownCategories, ownGrams } = list;
  return {
    ...EMPTY_KITCHEN,
    lines: asKitchenLines(lines),
    ownCategories,
    ownGrams,
    carts,
    placed: placed.map((order) => ({ ...order, by: order.by ?? NOBODY })),
    ordered: placed.map(({ order_id }) => order_id),
    ...week,
    ...WITHOUT_PANTRY,
  };
}

/** Stores what has changed of the kitchen of this device, which screens then show. */
export function keepHere(before: KitchenState, after: KitchenState): void {
  const { lines, ownCategories, ownGrams, carts, placed } = after;
  if (
    before.lines !== lines ||
    before.ownCategories !== ownCategories ||
    before.ownGrams !== ownGrams
  )
    updateList(() => ({ lines, ownCategories, ownGrams }));
  if (before.carts !== carts) setCarts(carts);
  setWeeks(after);
  if (before.placed !== placed)
    setPlacedOrders(placed.map(({ by, ...order }) => (by === NOBODY ? order : { ...order, by })));
  last = { ...partsNow(), state: { ...after, ...WITHOUT_PANTRY } };
}

/**
 * Lines of an earlier version have neither generation nor place, and their parts do not say where they are from: they are
 * the first of their keys, in this order, and no operation's.
 */
function asKitchenLines(lines: readonly SharedLine[]): readonly KitchenLine[] {
  if (lines.every(isWhole)) return lines;
  const stamp = { seq: 0, device: HERE, by: NOBODY, at: 0 };
  const from = { op_id: '', seq: 0, device: HERE };
  return lines.map(
    ({ generation = FIRST_GENERATION, added = stamp, changed = stamp, ...line }, at) => ({
      ...line,
      contributions: line.contributions.map((one) => (one.from ? one : { ...one, from })),
      generation,
      added,
      changed,
      place: at + 1,
    }),
  );
}

function isWhole(line: SharedLine): line is SharedLine & KitchenLine {
  return isKitchenLine(line) && line.contributions.every(({ from }) => from !== undefined);
}
