import { z } from 'zod';

import type { Queryable } from './db.ts';
import { Sql } from './sql.ts';

/** Rules that always hold; each statement counts the rows that break it. */
const INVARIANTS: Readonly<Record<string, string>> = {
  'stock is never negative': 'select count(*) as n from store_items where quantity < 0',
  'stock is the sum of its movements': `
    select count(*) as n from (
      select s.store_id, s.ingredient_id from store_items s
      left join stock_movements m on m.store_id = s.store_id and m.ingredient_id = s.ingredient_id
      group by s.store_id, s.ingredient_id, s.quantity having s.quantity <> coalesce(sum(m.delta), 0)) x`,
  'an order took its goods once, and gave them back exactly when it was rejected': `
    select count(*) as n from (
      select i.order_id, i.ingredient_id from order_items i join orders o on o.order_id = i.order_id
      left join stock_movements m on m.order_id = i.order_id and m.ingredient_id = i.ingredient_id
      group by i.order_id, i.ingredient_id, i.quantity, o.status
      having coalesce(sum(m.delta), 0) <> case when o.status = 'Rejected' then 0 else -i.quantity end) x`,
  'a total is the sum of its lines and its delivery fee': `
    select count(*) as n from (
      select o.order_id from orders o left join order_items i on i.order_id = o.order_id
      group by o.order_id, o.total_cents, o.delivery_fee_cents
      having o.total_cents <> coalesce(sum(i.price_cents::bigint * i.quantity) + o.delivery_fee_cents, -1)) x`,
  'every order has the history of its status': `
    select count(*) as n from orders o where not exists (
      select from order_events e where e.order_id = o.order_id and e.to_status = o.status)
      or exists (select from order_events e where e.order_id = o.order_id and
        (e.from_status, e.to_status) not in (('pending','Accepted'), ('pending','Rejected'), ('Accepted','Delivered'))
        and not (e.from_status is null and e.to_status = 'pending'))
      or (select count(*) from order_events e where e.order_id = o.order_id)
         <> case o.status when 'pending' then 1 when 'Delivered' then 3 else 2 end`,
  'every stored key has an answer':
    'select count(*) as n from idempotency_keys where response is null',
  "an order's vendor is its store's":
    'select count(*) as n from orders o join stores s on s.store_id = o.store_id where s.vendor_id <> o.vendor_id',
  'nobody deleted is signed in': `
    select count(*) as n from sessions s join users u on u.user_id = s.user_id
    where u.status = 'deleted' and s.revoked_at is null`,
  'every change of an order is audited once': `
    select count(*) as n from (
      select e.order_id from order_events e
      left join audit_log a on a.target_id = e.order_id
        and a.action = 'order_' || case e.to_status when 'pending' then 'placed' else lower(e.to_status) end
      where e.actor_role <> 'system'
      group by e.order_id, e.to_status having count(a.audit_id) <> 1) x`,
  "an offer's cell is its store's":
    'select count(*) as n from store_items i join stores s on s.store_id = i.store_id where s.cell <> i.cell',
};

/**
 * Checks every rule.
 *
 * Shape   violating rows by rule; 0 where it holds.
 */
export async function countViolations(db: Queryable): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const [name, text] of Object.entries(INVARIANTS)) {
    const { n } = await db.one(z.object({ n: z.int() }), new Sql(text, []));
    counts[name] = n;
  }
  return counts;
}
