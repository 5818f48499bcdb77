import { randomBytes } from 'node:crypto';

import { weekOf } from '@larder/shared/stores/demand';

import type { Db } from '#platform/db/db';
import { sql } from '#platform/db/sql';

import { milesFrom, pausedStores, suspendedStores } from './compare.queries.ts';

/** Max marks of a week, so that nobody can fill the database. */
const MAX_MARKS = 200_000;
/** Units: bytes. */
const KEY_LENGTH = 32;

/** A food that a shopper wanted at a place: `sizes` are all its ids, `cells` hold all stores within `miles`. */
export type Wish = {
  user_id: string;
  ingredient_id: string;
  sizes: readonly string[];
  lat: number;
  lng: number;
  area: number;
  miles: number;
  cells: readonly number[];
};

/**
 * Marks the wishes that no open store near has in stock. A shopper is marked once a week per food, in the area of the
 * first wish. The mark is a hash of shopper and food with the week's key.
 */
export async function addMarks(
  db: Db,
  { wishes, now }: { wishes: readonly Wish[]; now: Date },
): Promise<void> {
  const week = weekOf(now.getTime());
  const from = { lat: sql`w.lat`, lng: sql`w.lng` };
  await db.transaction(async (tx) => {
    await tx.run(sql`
      insert into demand_keys (week, key) values (${week}, ${randomBytes(KEY_LENGTH)})
      on conflict do nothing`);
    await tx.run(sql`
      insert into demand_marks (week, who, area, ingredient_id)
      select k.week, sha256(k.key || uuid_send(u.user_id) || uuid_send(w.ingredient_id)) as who,
             w.area, w.ingredient_id
      from json_to_recordset(${JSON.stringify(wishes)}::json) as
        w (user_id uuid, ingredient_id uuid, sizes uuid[], lat float8, lng float8, area int, miles float8, cells int[])
      join users u on u.user_id = w.user_id and u.status = 'active'
      join demand_keys k on k.week = ${week}
      where not exists (
          select from (
            select i.store_id from store_items i
            where i.cell = any(w.cells) and i.ingredient_id = any(w.sizes) and i.quantity > 0
            union all
            select i.store_id from store_items i
            where i.cell = any(w.cells) and i.food_id = any(w.sizes) and i.quantity > 0) i
          join stores s on s.store_id = i.store_id
          where s.closed_at is null and ${milesFrom(from)} <= w.miles
            and s.store_id not in (${suspendedStores}) and s.store_id not in (${pausedStores(now)}))
        and (select count(*) from demand_marks where week = ${week}) < ${MAX_MARKS}
      order by who
      on conflict do nothing`);
  });
}
