import type { CopiedPart } from '@larder/shared/stores/copyStore.calls';
import { z } from 'zod';

import type { Queryable } from '#platform/db/db';
import { sql } from '#platform/db/sql';
import { ownStores, type Runs } from '#platform/identity/ownStores.queries';
import { HoursColumn, SlotsColumn } from '#subjects/stores/stores.queries';

const TimesRow = z.object({ hours: HoursColumn, slots: SlotsColumn, time_zone: z.string() });

/** When an open store that somebody runs is open, and when its orders come; undefined for another's store. */
export function findTimes(
  db: Queryable,
  { store_id, runs }: { store_id: string; runs: Runs },
): Promise<z.output<typeof TimesRow> | undefined> {
  return db.maybeOne(
    TimesRow,
    sql`select s.hours, s.slots, s.time_zone from stores s
        where s.store_id = ${store_id} and ${ownStores(runs, sql`s`)} and s.closed_at is null`,
  );
}

const CopiedRow = z.object({
  ingredient_id: z.string(),
  price_cents: z.int(),
  by_weight: z.boolean(),
  cost: z.int().nullable(),
  tax_class: z.string().nullable(),
});
export type CopiedRow = z.output<typeof CopiedRow>;

/** What stands on a vendor's shelf and not, or with another price, on another of its shelves. In key order. */
export function listCopied(
  db: Queryable,
  {
    from,
    store_id,
    vendor_id,
    parts,
    limit,
  }: {
    from: string;
    store_id: string;
    vendor_id: string;
    parts: readonly CopiedPart[];
    limit: number;
  },
): Promise<CopiedRow[]> {
  return db.many(
    CopiedRow,
    sql`select i.ingredient_id, i.price_cents, i.by_weight, i.cost_cents as cost, i.tax_class
        from store_items i
        join ingredients g on g.ingredient_id = i.ingredient_id
        left join store_items t
          on t.store_id = ${store_id} and t.ingredient_id = i.ingredient_id and t.removed_at is null
        where i.store_id = ${from} and i.removed_at is null and g.archived_at is null
          and (g.vendor_id is null or g.vendor_id = ${vendor_id})
          and case when t.ingredient_id is null then ${parts.includes('items')}::boolean
                   else ${parts.includes('prices')}::boolean and t.price_cents <> i.price_cents end
        order by i.ingredient_id limit ${limit}`,
  );
}
