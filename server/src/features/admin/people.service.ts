import { MAX_FOUND, type PeopleQuery, type PeopleSort } from '@larder/shared/contract/admin';
import { MAX_ROWS } from '@larder/shared/contract/page';
import { z } from 'zod';

import type { Db } from '#db/db';
import { cutPage, type Listing, readCursor, TextKey, TimeKey } from '#lib/cursor';

import {
  countPeople,
  listPeople,
  PEOPLE_ORDER,
  type PeopleRole,
  type PersonRow,
} from './people.queries.ts';

type Asked = { role: PeopleRole; query: PeopleQuery };

/** One page of shoppers or vendors. */
export async function pageOfPeople(db: Db, { role, query }: Asked) {
  const { sort = 'newest', limit = MAX_ROWS, q } = query;
  const list = listOf(role, sort);
  const cursor = readCursor(list, query.cursor);
  const { total, total_capped } = await totalOf(db, { role, q });
  const search = { role, q, sort, limit: limit + 1, few: q !== undefined && !total_capped };
  const found = await listPeople(db, { ...search, cursor });
  const page = cutPage(found, { list, cursor, limit, keyOf: keyBy(sort) });
  return { ...page, total, total_capped };
}

async function totalOf(db: Db, { role, q }: { role: PeopleRole; q: string | undefined }) {
  const most = q === undefined ? null : MAX_FOUND + 1;
  const n = await countPeople(db, { role, q, most });
  const total_capped = most !== null && n === most;
  return { total: total_capped ? MAX_FOUND : n, total_capped };
}

const KEYS: Record<'time' | 'name', z.ZodType<PersonKey>> = {
  time: z.tuple([TimeKey, z.guid()]),
  name: z.tuple([TextKey, z.guid()]),
};
type PersonKey = [sortedBy: string | number, user_id: string];

function listOf(role: PeopleRole, sort: PeopleSort): Listing<PersonKey> {
  return { name: `${role} ${sort}`, key: KEYS[PEOPLE_ORDER[sort].by] };
}

function keyBy(sort: PeopleSort) {
  const byTime = PEOPLE_ORDER[sort].by === 'time';
  return ({ user_id, created_us, sort_name }: PersonRow): PersonKey => [
    byTime ? created_us : sort_name,
    user_id,
  ];
}
