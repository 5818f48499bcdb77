import { ExportedOffer, ExportedStore } from '@larder/shared/account/accountExport.calls';
import type { z } from 'zod';

import type { Queryable } from '#platform/db/db';
import { rowOf } from '#platform/db/rowOf';
import { sql } from '#platform/db/sql';
import { inPages, ROWS_OF_PAGE } from '#platform/lib/inPages';
import { storedSale } from '#subjects/stores/sales.queries';

const StoreRow = rowOf(ExportedStore);

/** All stores that the account ever had, in the order of opening. */
export function pagesOfStores(db: Queryable, vendor_id: string) {
  return inPages<z.output<typeof StoreRow>>((last) => {
    const beyond = last
      ? sql`and (s.created_at, s.store_id) > (${last.created_at}, ${last.store_id}::uuid)`
      : sql``;
    return db.many(
      StoreRow,
      sql`select s.store_id, s.name, s.store_type, s.address,
                 json_build_object('lat', s.lat, 'lng', s.lng) as location, s.phone,
                 s.delivery_fee_cents as delivery_fee, s.minimum_order_cents as minimum_order,
                 s.created_at, s.closed_at
          from stores s where s.vendor_id = ${vendor_id} ${beyond}
          order by s.created_at, s.store_id limit ${ROWS_OF_PAGE}`,
    );
  });
}

const OfferRow = rowOf(ExportedOffer);

/** What the account's stores sell, by store and ingredient; without removed items. */
export function pagesOfOffers(db: Queryable, vendor_id: string) {
  return inPages<z.output<typeof OfferRow>>((last) => {
    const beyond = last
      ? sql`and (i.store_id, i.ingredient_id) > (${last.store_id}::uuid, ${last.ingredient_id}::uuid)`
      : sql``;
    return db.many(
      OfferRow,
      sql`select i.store_id, i.ingredient_id, g.name, g.unit_quantity, g.unit, i.price_cents as price, i.quantity,
                 ${storedSale} as sale, nullif(i.by_weight, false) as by_weight, i.cost_cents as cost, i.tax_class
          from stores s
          join store_items i on i.store_id = s.store_id
          join ingredients g on g.ingredient_id = i.ingredient_id
          where s.vendor_id = ${vendor_id} and i.removed_at is null ${beyond}
          order by i.store_id, i.ingredient_id limit ${ROWS_OF_PAGE}`,
    );
  });
}
