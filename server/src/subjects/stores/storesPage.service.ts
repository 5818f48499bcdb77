import { MAX_ROWS, type PartQuery } from '@larder/shared/basics/page.model';
import { positionOf } from '@larder/shared/basics/staff';
import { z } from 'zod';

import type { Queryable } from '#platform/db/db';
import { fittingLimit } from '#platform/db/withinWeight';
import type { LiveUser } from '#platform/identity/liveUser.queries';
import { cutPage, readCursor, TimeKey } from '#platform/lib/cursor';

import { pageOfStores, type StoreRow } from './storesOfVendor.queries.ts';

const LIST = { name: 'own stores', key: z.tuple([TimeKey, z.guid()]) };

/** A page of the vendor's open stores with their shelves, in the order of opening; for pickers without what things cost. */
export async function pageOfOwnStores(
  db: Queryable,
  { user, query, now }: { user: LiveUser; query: PartQuery; now: Date },
) {
  const limit = MAX_ROWS;
  const cursor = readCursor(LIST, query.cursor);
  const found = await pageOfStores(db, { runs: user, now, cursor, limit: limit + 1 });
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
  return { value: positionOf(user) === 'picker' ? rows.map(withoutCosts) : rows, next_cursor };
}

function withoutCosts<S extends StoreRow>({ items, ...store }: S) {
  return { ...store, items: items.map(({ cost: _, ...item }) => item) };
}
