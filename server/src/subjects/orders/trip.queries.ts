import { CATEGORIES } from '@larder/shared/food/categories';
import { MAX_MEMBERS } from '@larder/shared/kitchen/household';
import { SLOT_DAYS } from '@larder/shared/stores/slots';
import { z } from 'zod';

import type { Queryable } from '#platform/db/db';
import { sql } from '#platform/db/sql';

import { ListedOrder, ordersOfAnswer } from './orders.queries.ts';

/** No slot is later than this after its order was placed: where the search in the index ends. Units: milliseconds. */
const MAX_WAIT_MS = (SLOT_DAYS + 2) * 24 * 60 * 60 * 1000;

/**
 * Orders to pick up that were placed, or that are to be fetched, since then, newest first: the person's own, and of
 * those of others those that are in the household's kitchen. An operation can name any order, so that the account that
 * placed it must be of the household too.
 */
export function listOrdersToFetch(
  db: Queryable,
  { user_id, since, limit }: { user_id: string; since: Date; limit: number },
): Promise<ListedOrder[]> {
  const placedAfter = new Date(since.getTime() - MAX_WAIT_MS);
  const where = sql`
    o.created_at > ${placedAfter} and
    o.delivery_method = 'Pickup' and (o.created_at > ${since} or o.slot_starts_at > ${since})
    and (o.user_id = ${user_id} or (o.status <> 'Rejected' and exists (
      select from household_members me
      join household_members m on m.household_id = me.household_id and m.user_id = o.user_id
      join households h on h.household_id = me.household_id
      where me.user_id = ${user_id}
        and h.placed @> jsonb_build_array(jsonb_build_object('order_id', o.order_id)))))
    and o.user_id in (
      select ${user_id}::uuid union all
      select m.user_id from household_members me
      join household_members m on m.household_id = me.household_id where me.user_id = ${user_id})`;
  const order = sql`o.created_at desc, o.order_id desc`;
  return db.many(ListedOrder, ordersOfAnswer({ where, order, limit }));
}

const StoreRow = z.object({
  store_id: z.string(),
  address: z.string(),
  lat: z.number(),
  lng: z.number(),
});

/** Where stores are, also closed ones: an order outlives its store. */
export function listStorePlaces(
  db: Queryable,
  store_ids: readonly string[],
): Promise<z.output<typeof StoreRow>[]> {
  return db.many(
    StoreRow,
    sql`select store_id, address, lat, lng from stores where store_id = any(${store_ids}::uuid[])
        order by store_id limit ${store_ids.length}`,
  );
}

const AisleRow = z.object({ ingredient_id: z.string(), category: z.enum(CATEGORIES) });

/** In which aisle ingredients of the catalogue are. */
export function listAisles(
  db: Queryable,
  ingredient_ids: readonly string[],
): Promise<z.output<typeof AisleRow>[]> {
  return db.many(
    AisleRow,
    sql`select ingredient_id, category from ingredients where ingredient_id = any(${ingredient_ids}::uuid[])
        order by ingredient_id limit ${ingredient_ids.length}`,
  );
}

const NameRow = z.object({ user_id: z.string(), name: z.string() });

/** The names of the others of a person's household. */
export function listOthers(db: Queryable, user_id: string): Promise<z.output<typeof NameRow>[]> {
  return db.many(
    NameRow,
    sql`select u.user_id, u.name from household_members me
        join household_members m on m.household_id = me.household_id and m.user_id <> me.user_id
        join users u on u.user_id = m.user_id where me.user_id = ${user_id}
        order by u.user_id limit ${MAX_MEMBERS}`,
  );
}
