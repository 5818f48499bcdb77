import { LIMITS } from '@larder/shared/basics/validation';

import { sql } from '#platform/db/sql';

/** What people read of ingredient g where it is sold: its brand first, unless its name has that. As `soldName` of shelves' pages. */
export const soldName = sql`left(case when g.brand is null or position(lower(g.brand) in lower(g.name)) > 0 then g.name
  else g.brand || ' ' || g.name end, ${LIMITS.name}::int)`;

/** The name of the food of ingredient g where that is a vendor's own product, '' when it is none; null for generic ones. */
export const soldFood = sql`case when g.vendor_id is not null then coalesce((
  select coalesce(m.name, f.name) from ingredients f left join ingredients m on m.ingredient_id = f.merged_into
  where f.ingredient_id = g.food_id), '') end`;
