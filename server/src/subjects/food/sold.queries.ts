import { LIMITS } from '@larder/shared/basics/validation';

import { sql } from '#platform/db/sql';

/** What people read of ingredient g where it is sold: its brand first, unless its name has that. */
export const soldName = sql`left(case when g.brand is null or position(lower(g.brand) in lower(g.name)) > 0 then g.name
  else g.brand || ' ' || g.name end, ${LIMITS.name}::int)`;

/** The name of the food of ingredient g, where g is a vendor's own product; null for generic ones, and for what is no food. */
export const soldFood = sql`case when g.food_id is not null then (
  select coalesce(m.name, f.name) from ingredients f left join ingredients m on m.ingredient_id = f.merged_into
  where f.ingredient_id = g.food_id) end`;
