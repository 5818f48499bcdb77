import { MOST_FOUND, type PeopleQuery, type PeopleSort } from '@larder/shared/contract/admin';
import { z } from 'zod';

import type { Db } from '#db/db';
import { MOST_ROWS } from '#lib/cursor';

import {
  countPeople,
  listPeople,
  PEOPLE_ORDER,
  type PeopleRole,
  type PersonRow,
} from './people.queries.ts';
import { cutAround, readPlace } from './place.ts';

type Asked = { role: PeopleRole; query: PeopleQuery };

/** One page of the shoppers or vendors with the ways to the pages beside it. */
export async function pageOfPeople(db: Db, { role, query }: Asked) {
  const { sort = 'newest', limit = MOST_ROWS, cursor, q } = query;
  const list = listOf(role, sort);
  const place = readPlace(list, cursor);
  const { total, total_capped } = await totalOf(db, { role, q });
  const search = { role, q, sort, limit: limit + 1, few: q !== undefined && !total_capped };
  const found = await listPeople(db, { ...search, place });
  const page = cutAround(found, { list, place, limit, keysOf: keysBy(sort) });
  return { ...page, total, total_capped };
}

async function totalOf(db: Db, { role, q }: { role: PeopleRole; q: string | undefined }) {
  const most = q === undefined ? null : MOST_FOUND + 1;
  const n = await countPeople(db, { role, q, most });
  const total_capped = most !== null && n === most;
  return { total: total_capped ? MOST_FOUND : n, total_capped };
}

const ByTime = z.object({ key: z.int(), id: z.guid() });
const ByName = z.object({ key: z.string(), id: z.guid() });

function listOf(role: PeopleRole, sort: PeopleSort) {
  const keys: z.ZodType<{ key: string | number; id: string }> =
    PEOPLE_ORDER[sort].by === 'time' ? ByTime : ByName;
  return { name: `${role} ${sort}`, keys };
}

function keysBy(sort: PeopleSort) {
  const byTime = PEOPLE_ORDER[sort].by === 'time';
  return ({ user_id, created_us, sort_name }: PersonRow) => ({
    key: byTime ? created_us : sort_name,
    id: user_id,
  });
}
