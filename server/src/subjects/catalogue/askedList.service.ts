import type { PageQuery } from '@larder/shared/basics/page.model';
import type { AskedProduct } from '@larder/shared/food/productRequests.calls';
import { z } from 'zod';

import type { Db } from '#platform/db/db';
import { cutPage, readCursor, TimeKey } from '#platform/lib/cursor';

import type { ClosestReader } from './closestNames.service.ts';
import { type AskedRow, countAsked, listAsked } from './productRequests.queries.ts';

const PAGE = 25;
const LIST = { name: 'asked products', key: z.tuple([TimeKey, z.guid()]) };

/** One page of the open requests, each with what the catalogue has that is like it. */
export async function pageOfAsked(
  db: Db,
  { query, readClosest }: { query: PageQuery; readClosest: ClosestReader },
) {
  const { limit = PAGE } = query;
  const cursor = readCursor(LIST, query.cursor);
  const found = await listAsked(db, { cursor, limit: limit + 1 });
  const keyOf = ({ created_at, request_id }: AskedRow): [number, string] => [
    created_at.getTime(),
    request_id,
  ];
  const { rows, ...page } = cutPage(found, { list: LIST, cursor, limit, keyOf });
  const closest = await readClosest(rows.map(({ name }) => name));
  const requests = rows.map((row, index): AskedProduct => ({
    ...row,
    closest: closest[index] ?? [],
  }));
  return { requests, ...page, total: await countAsked(db) };
}
