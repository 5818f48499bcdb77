import { MAX_FOUND, type PeopleQuery, type PeopleSort } from '@larder/shared/account/admin.calls';
import { MAX_ROWS } from '@larder/shared/basics/page.model';
import { z } from 'zod';

import type { Db } from '#platform/db/db';
import { cutPage, type Listing, readCursor, TextKey, TimeKey } from '#platform/lib/cursor';

import {
  countPeople,
  listPeople,
  PEOPLE_ORDER,
  type PeopleFilter,
  type PeopleRole,
  type PersonRow,
} from './people.queries.ts';

type Asked = { role: PeopleRole; query: PeopleQuery };

/** One page of shoppers or vendors. */
export async function pageOfPeople(db: Db, { role, query }: Asked) {
  const { sort = 'newest', limit = MAX_ROWS, q, state } = query;
  const list = listOf(role, sort);
  const cursor = readCursor(list, query.cursor);
  const { total, total_capped } = await totalOf(db, { role, q, state });
  const few = (q !== undefined || state !== undefined) && !total_capped;
  const search = { role, q, state, sort, limit: limit + 1, few };
  const found = await listPeople(db, { ...search, cursor });
  const page = cutPage(found, { list, cursor, limit, keyOf: keyBy(sort) });
  return { ...page, total, total_capped };
}

async function totalOf(db: Db, filter: PeopleFilter) {
  const max = filter.q === undefined ? null : MAX_FOUND + 1;
  const n = await countPeople(db, { ...filter, max });
  const total_capped = max !== null && n === max;
  return { total: total_capped ? MAX_FOUND : n, total_capped };
}

const KEYS: Record<'time' | 'name', z.ZodType<PersonKey>> = {
  time: z.tuple([z.int().min(0).max(1), TimeKey, z.guid()]),
  name: z.tuple([z.int().min(0).max(1), TextKey, z.guid()]),
};
type PersonKey = [rank: number, sortedBy: string | number, user_id: string];

function listOf(role: PeopleRole, sort: PeopleSort): Listing<PersonKey> {
  return { name: `${role} ${sort}`, key: KEYS[PEOPLE_ORDER[sort].by] };
}

function keyBy(sort: PeopleSort) {
  const byTime = PEOPLE_ORDER[sort].by === 'time';
  return ({ rank, user_id, created_us, sort_name }: PersonRow): PersonKey => [
    rank,
    byTime ? created_us : sort_name,
    user_id,
  ];
}
