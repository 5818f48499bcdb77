import type { OnShelf } from '@larder/shared/stores/inventory';
import type { ShelfItem, Store } from '@larder/shared/stores/storeParts.model';
import { useMemo, useState } from 'react';

import { useShelfImport } from '#vendor/shelf/queries/shelfImport.ts';
import { type PlannedRow, planWishes, type Standing } from '#vendor/shelf/rules/inventoryPlan.ts';

type Wanted = (seen: OnShelf) => Partial<OnShelf>;

/**
 * What becomes of items when `wanted` is computed from what was shown of them, and its sending. An order or price
 * in between is a conflict in the plan, until `startAgain` uses the current shelf.
 *
 * Shape   `plan` is undefined without `wanted`.
 */
export function useShelfPlan({
  store,
  items,
  wanted,
  onDone,
}: {
  store: Store;
  items: readonly ShelfItem[];
  wanted: Wanted | undefined;
  onDone: () => void;
}) {
  const [seen, setSeen] = useState(() => shelfOf(store));
  const shelf = useMemo(() => shelfOf(store), [store]);
  const plan = useMemo((): PlannedRow[] | undefined => {
    if (!wanted) return undefined;
    const wishes = items.map(({ ingredient_id, name, price, quantity }) => {
      const shown = seen.get(ingredient_id) ?? { price, quantity };
      return { ingredient_id, name, seen: shown, wanted: wanted(shown) };
    });
    return planWishes(wishes, shelf);
  }, [items, seen, shelf, wanted]);
  const job = useShelfImport({
    store_id: store.store_id,
    done: 'Shelf changed.',
    failed: 'Failed to change the shelf.',
    moved:
      'The shelf has changed while you looked. Nothing was changed: please look at the items again.',
    onDone: () => {
      if (plan?.every(({ fate }) => fate !== 'error')) onDone();
    },
  });

  return {
    plan,
    failure: job.failure,
    isSending: job.isSending,
    send: () => plan && job.send(plan),
    startAgain: () => {
      job.setFailure(undefined);
      setSeen(shelf);
    },
  };
}

function shelfOf({ items }: Store): ReadonlyMap<string, Standing> {
  return new Map(
    items.map(({ ingredient_id, price, quantity, sale }) => [
      ingredient_id,
      { price, quantity, sale },
    ]),
  );
}
