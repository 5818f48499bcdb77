import { listStoreItems } from '@larder/shared/stores/storeItems.calls';

import type { Queryable } from '#platform/db/db';
import { makeJsonWriter } from '#platform/http/writtenJson';
import { makeMemoryCache } from '#platform/lib/memoryCache';

import { listItemsOnSale } from './stores.queries.ts';

/** About 200 shelves of 200 items. */
const MAX_BYTES = 16_000_000;

export type WriteShelf = (shelf: {
  store_id: string;
  version: number;
  sales_passed: number;
  now: Date;
}) => Promise<string>;

/**
 * Writes what stores sell, as JSON. A shelf is read and written again when its version is another, or a sale price began or
 * ended: see `findTerms`.
 *
 * Shape   the version is read before the shelf, so a text is never older than its version.
 */
export function makeShelfWriter(db: Queryable): WriteShelf {
  const write = makeJsonWriter(listStoreItems.response.shape.ids);
  const texts = makeMemoryCache<string>(MAX_BYTES);
  return async ({ store_id, version, sales_passed, now }) => {
    const key = `${store_id} ${sales_passed}`;
    const kept = texts.get(key);
    if (kept?.at === version) return kept.value;
    const text = write(await listItemsOnSale(db, { store_id, now }));
    texts.set(key, text, version);
    return text;
  };
}
