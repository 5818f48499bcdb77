import { isOnOrder } from '@larder/shared/orders/lineChanges';
import { MAX_REPLACEMENTS } from '@larder/shared/orders/lineChanges.calls';

import { invalidField } from '#errors';
import type { Db } from '#platform/db/db';
import { type Runs, runsOf } from '#platform/identity/ownStores.queries';
import type { ServedSubstitutes } from '#subjects/food/substitutes.service';
import { getOrder } from '#subjects/orders/oneOrder.service';

import { findMergedInto, listChanges, listLines } from './lineChanges.queries.ts';
import { proposalsOf } from './lineSteps.service.ts';
import { rankReplacements } from './rankReplacements.rules.ts';
import { getKind, listInStock } from './replacements.queries.ts';

/** What the store of an order could give for packs of a line. Errors  order_not_found; invalid_request. */
export async function replacementsFor(
  { db, readSubstitutes }: ServedSubstitutes & { db: Db },
  {
    order_id,
    runs,
    now,
    query: { ingredient_id, packs, q },
  }: {
    order_id: string;
    runs: Runs;
    now: Date;
    query: { ingredient_id: string; packs?: number | undefined; q?: string | undefined };
  },
) {
  const order = await getOrder(db, { order_id, owner: runsOf(runs) });
  const line = order.items.find((item) => item.ingredient_id === ingredient_id);
  if (!line) throw invalidField('ingredient_id', 'is no line of this order');
  const [substitutesOf, shelf, kind, merged, lines, changes] = await Promise.all([
    readSubstitutes(),
    listInStock(db, { store_id: order.store_id, now }),
    getKind(db, ingredient_id),
    findMergedInto(db, ingredient_id),
    listLines(db, order_id),
    listChanges(db, order_id),
  ]);
  // What a change would refuse: what is on the order already, and what a missing product became.
  const taken = new Set([
    merged,
    ...lines.filter(isOnOrder).map((one) => one.ingredient_id),
    ...proposalsOf({ lines, changes }).map(({ instead }) => instead),
  ]);
  const free = shelf.filter((offer) => !taken.has(offer.ingredient_id));
  const quantity = Math.min(packs ?? line.quantity, line.quantity);
  const { food_id, ...like } = kind;
  return {
    value: rankReplacements({ ...line, ...like, quantity }, free, {
      text: q,
      substitutes: substitutesOf(food_id ?? ingredient_id),
      max: MAX_REPLACEMENTS,
    }),
  };
}
