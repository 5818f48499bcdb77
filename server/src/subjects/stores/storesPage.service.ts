import { MAX_ROWS, type PartQuery } from '@larder/shared/basics/page.model';
import { z } from 'zod';

import type { Queryable } from '#platform/db/db';
import { fittingLimit } from '#platform/db/withinWeight';
import { cutPage, readCursor, TimeKey } from '#platform/lib/cursor';

import { pageOfStores } from './storesOfVendor.queries.ts';

const LIST = { name: 'own stores', key: z.tuple([TimeKey, z.guid()]) };

/** A page of the vendor's open stores with their shelves, in the order of opening. */
export async function pageOfOwnStores(
  db: Queryable,
  { vendor_id, query, now }: { vendor_id: string; query: PartQuery; now: Date },
) {
  const limit = MAX_ROWS;
  const cursor = readCursor(LIST, query.cursor);
  const found = await pageOfStores(db, { vendor_id, now, cursor, limit: limit + 1 });
  const keyOf = (row: { created_at: Date; store_id: string }): [number, string] => [
    row.created_at.getTime(),
    row.store_id,
  ];
  const { rows, next_cursor } = cutPage(found, {
    list: LIST,
    cursor,
    limit: fittingLimit(found, limit),
    keyOf,
  });
  return { value: rows, next_cursor };
}
