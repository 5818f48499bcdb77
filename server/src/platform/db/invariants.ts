import { z } from 'zod';

import type { Queryable } from './db.ts';
import { Sql } from './sql.ts';

// Rules that always hold; each statement counts the rows that break it.

type Rules = Readonly<Record<string, string>>;

/** Rules of single orders. */
const OF_ORDERS: Rules = {
  'what an order has out of the shelves is in its lines and proposals; nothing once it is rejected': `
    select count(*) as n from (
      select x.order_id from (
        select i.order_id, i.ingredient_id, case when o.status = 'Rejected' then 0 else i.quantity end as packs
        from order_items i join orders o on o.order_id = i.order_id
        union all select order_id, ingredient_id, quantity from line_changes where state = 'proposed'
        union all select o.order_id, m.ingredient_id, m.delta
        from orders o join stock_movements m on m.order_id = o.order_id
        union all select c.order_id, m.ingredient_id, m.delta
        from stock_movements m join line_changes c on c.change_id = m.change_id) x
      group by x.order_id, x.ingredient_id having sum(x.packs) <> 0) y`,
  'a line has what was ordered or given, without what fell short': `
    select count(*) as n from (
      select i.order_id from order_items i join orders o on o.order_id = i.order_id
      left join line_changes g on g.order_id = i.order_id and g.new_line_no = i.line_no
      left join line_changes c on c.order_id = i.order_id and c.line_no = i.line_no
        and c.state in ('short', 'replaced', 'kept', 'refused')
      where i.ordered is not null and o.status <> 'Rejected'
      group by i.order_id, i.line_no, i.quantity, i.ordered, g.state, g.quantity
      having i.quantity <> case
        when g.state in ('refused', 'undone') then 0
        else coalesce(g.quantity, i.ordered) - coalesce(sum(c.packs), 0) end) x`,
  'only accepted orders wait for an answer, and only those of which nothing was left end after that': `
    select count(*) as n from orders o where
      (o.status <> 'Accepted' and exists (
        select from line_changes c where c.order_id = o.order_id and c.state = 'proposed'))
      or (o.status <> 'Accepted' and exists (
        select from order_items i where i.order_id = o.order_id and i.weight_state = 'proposed'))
      or (o.status in ('pending', 'Rejected') and exists (
        select from order_events e where e.order_id = o.order_id and e.to_status = 'Accepted')
        and (o.status = 'pending' or exists (
          select from order_items i where i.order_id = o.order_id and i.ordered is null)))`,
  'a total is the sum of its lines and its delivery fee': `
    select count(*) as n from (
      select o.order_id from orders o left join order_items i on i.order_id = o.order_id
      group by o.order_id, o.total_cents, o.delivery_fee_cents
      having o.total_cents <> coalesce(
        sum(coalesce(i.weighed_cents, i.price_cents::bigint * i.quantity)) + o.delivery_fee_cents, -1)) x`,
  'returns are of delivered orders, and no more than their lines': `
    select count(*) as n from (
      select r.order_id from order_returns r join order_items i on i.order_id = r.order_id and i.line_no = r.line_no
      where r.undone_at is null
      group by r.order_id, r.line_no, i.quantity, i.price_cents, i.weighed_cents
      having sum(r.packs) > i.quantity or sum(r.refund_cents) > coalesce(i.weighed_cents, i.price_cents::bigint * i.quantity)
      union all
      select r.order_id from order_returns r join orders o on o.order_id = r.order_id
      where o.status <> 'Delivered' or (o.vendor_id, o.store_id) <> (r.vendor_id, r.store_id)) x`,
  'what was returned to a shelf is in its movements': `
    select count(*) as n from (
      select r.order_id from order_returns r left join stock_movements m on m.return_id = r.return_id
      group by r.order_id, r.return_id, r.packs, r.restocked, r.undone_at
      having coalesce(sum(m.delta), 0) <> case when r.restocked and r.undone_at is null then r.packs else 0 end) x`,
  'every order has the history of its status': `
    select count(*) as n from orders o where not exists (
      select from order_events e where e.order_id = o.order_id and e.to_status = o.status)
      or exists (select from order_events e where e.order_id = o.order_id and
        (e.from_status, e.to_status) not in (
          ('pending','Accepted'), ('pending','Rejected'), ('Accepted','Delivered'), ('Accepted','Rejected'))
        and not (e.from_status is null and e.to_status = 'pending'))
      or (select count(*) from order_events e where e.order_id = o.order_id)
         <> case o.status when 'pending' then 1 when 'Delivered' then 3 when 'Accepted' then 2 else 2 + (
              select count(*) from order_events e where e.order_id = o.order_id and e.to_status = 'Accepted') end`,
  'only what is accepted or delivered is picked': `
    select count(*) as n from picked_lines p join orders o on o.order_id = p.order_id
    where o.status not in ('Accepted', 'Delivered')`,
  "an order's vendor is its store's":
    'select count(*) as n from orders o join stores s on s.store_id = o.store_id where s.vendor_id <> o.vendor_id',
  'every change of an order is audited once': `
    select count(*) as n from (
      select e.order_id from order_events e
      left join audit_log a on a.target_id = e.order_id
        and a.action = 'order_' || case e.to_status when 'pending' then 'placed' else lower(e.to_status) end
      where e.actor_role <> 'system'
      group by e.order_id, e.to_status having count(a.audit_id) <> 1) x`,
};

/** Rules of single stores. */
const OF_SHELVES: Rules = {
  'stock is never negative': 'select count(*) as n from store_items where quantity < 0',
  'stock is the sum of its movements': `
    select count(*) as n from (
      select s.store_id, s.ingredient_id from store_items s
      left join stock_movements m on m.store_id = s.store_id and m.ingredient_id = s.ingredient_id
      group by s.store_id, s.ingredient_id, s.quantity having s.quantity <> coalesce(sum(m.delta), 0)) x`,
  "an offer's cell is its store's":
    'select count(*) as n from store_items i join stores s on s.store_id = i.store_id where s.cell <> i.cell',
  "an offer of an own product is its vendor's, with the product's food and pack": `
    select count(*) as n from store_items i join stores s on s.store_id = i.store_id
    join ingredients g on g.ingredient_id = i.ingredient_id
    where g.vendor_id is not null and g.archived_at is null and (g.vendor_id <> s.vendor_id
      or (i.food_id, i.pack_amount, i.pack_unit) is distinct from (g.food_id, g.pack_amount, g.pack_unit))`,
};

/** Rules of all orders of a vendor. */
const OF_VENDORS: Rules = {
  'the sums of orders are those of the orders': `
    select count(*) as n from (
      select x.store_id from (
        select vendor_id, store_id, status, orders, total_cents from order_sums
        union all select vendor_id, store_id, status, orders, total_cents from order_sum_changes
        union all select vendor_id, store_id, status, -1, -total_cents from orders) x
      group by x.vendor_id, x.store_id, x.status having sum(x.orders) <> 0 or sum(x.total_cents) <> 0) y`,
  'the days of orders are those of the orders': `
    select count(*) as n from (
      select x.vendor_id from (
        select d.vendor_id, (d.day + q.quarter * interval '15 minutes') at time zone 'UTC' as quarter, q.orders, q.cents
        from order_days d, day_quarters(d.quarters, d.orders, d.cents) q
        union all select vendor_id, quarter, orders, case when status = 'Rejected' then 0 else total_cents end
          from order_sum_changes where quarter is not null
        union all select vendor_id, date_bin('15 minutes', created_at, 'epoch'), -1,
          case when status = 'Rejected' then 0 else -total_cents end from orders) x
      group by x.vendor_id, x.quarter having sum(x.orders) <> 0 or sum(x.cents) <> 0) y`,
  'the places of a slot are its orders, and no more than it takes': `
    select count(*) as n from (
      select x.store_id from (
        select b.store_id, b.starts_at, b.booked
          from slot_bookings b join stores s on s.store_id = b.store_id
        union all select store_id, slot_starts_at, -1 from orders
          where slot_starts_at is not null and status <> 'Rejected') x
      group by x.store_id, x.starts_at having sum(x.booked) <> 0
      union all select store_id from slot_bookings where booked > places) y`,
};

/** Rules of tables that grow with people, not with orders. */
const OF_ALL: Rules = {
  'every stored key has an answer':
    'select count(*) as n from idempotency_keys where response is null',
  'nobody deleted or suspended is signed in': `
    select count(*) as n from sessions s join users u on u.user_id = s.user_id
    where (u.status = 'deleted' or u.suspended_at is not null or exists (
      select from users o where o.user_id = u.works_for and o.suspended_at is not null)) and s.revoked_at is null`,
  'invitations and links of a household are of its members': `
    select count(*) as n from (
      select household_id, invited_by as by from household_invites
      union all select household_id, made_by from shopping_links where made_by is not null
      union all select household_id, made_by from calendar_links) x
    where not exists (
      select from household_members m where m.household_id = x.household_id and m.user_id = x.by)`,
  'only vendors have staff, stores and orders at them': `
    select (select count(*) from users u join users o on o.user_id = u.works_for where o.role <> 'vendor')
         + (select count(*) from stores s join users o on o.user_id = s.vendor_id where o.role <> 'vendor') as n`,
  'nobody deleted has settings': `
    select count(*) as n from plan_settings p join users u on u.user_id = p.user_id
    where u.status = 'deleted'`,
  'nobody deleted has saved or cooked anything': `
    select count(*) as n from users u where u.status = 'deleted' and (
      exists (select from saved_recipes s where s.user_id = u.user_id)
      or exists (select from cooked_recipes c where c.user_id = u.user_id)
      or exists (select from collections c where c.user_id = u.user_id))`,
  'what is kept of a recipe was saved or cooked, and an own one that was cooked is one’s own': `
    select (select count(*) from saved_recipes s where s.saved_at is null and not exists (
              select from cooked_recipes c where c.user_id = s.user_id and c.provider_id = s.provider_id))
         + (select count(*) from cooked_recipes c join recipes r on r.recipe_id = c.recipe_id
            where r.user_id <> c.user_id) as n`,
  'what is in a collection is one’s own, or saved by oneself': `
    select (select count(*) from collection_recipes x join collections c on c.collection_id = x.collection_id
            where c.user_id <> x.user_id)
         + (select count(*) from collection_recipes x join recipes r on r.recipe_id = x.recipe_id
            where r.user_id <> x.user_id) as n`,
  'a household has an owner': `
    select count(*) as n from households h where not exists (
      select from household_members m where m.household_id = h.household_id and m.role = 'owner')`,
  'a kitchen has every operation since those that are forgotten': `
    select count(*) as n from households h where h.seq - h.forgotten_seq <> (
      select count(*) from kitchen_ops k where k.household_id = h.household_id and k.seq > h.forgotten_seq)`,
  'a line of a list is of somebody or a recipe': `
    select count(*) as n from list_lines l where not exists (
      select from list_contributions c where c.household_id = l.household_id and c.line_key = l.line_key
        and c.generation = l.generation and c.removed_seq = l.removed_seq)`,
};

/** Rules that are checked in parts of `max` keys. A part takes about a second. */
type Parts = { rules: Rules; key: string; keysOf: string; tables: readonly string[]; max: number };

const PARTS: readonly Parts[] = [
  {
    rules: OF_ORDERS,
    key: 'order_id',
    keysOf: 'orders',
    tables: [
      'orders',
      'order_items',
      'order_events',
      'line_changes',
      'picked_lines',
      'order_returns',
    ],
    max: 20_000,
  },
  {
    rules: OF_SHELVES,
    key: 'store_id',
    keysOf: 'stores',
    tables: ['store_items', 'stock_movements'],
    max: 200,
  },
  {
    rules: OF_VENDORS,
    key: 'vendor_id',
    keysOf: 'stores',
    tables: ['orders', 'stores', 'order_sums', 'order_sum_changes', 'order_days'],
    max: 100,
  },
];

const Counted = z.object({ n: z.int() });

/**
 * Checks every rule.
 *
 * Shape   violating rows by rule; 0 where it holds.
 */
export async function countViolations(db: Queryable): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const rules of [...PARTS.map((parts) => parts.rules), OF_ALL])
    for (const [name, text] of Object.entries(rules))
      counts[name] = (await db.one(Counted, new Sql(text, []))).n;
  return counts;
}

const FIRST = '00000000-0000-0000-0000-000000000000';
const LAST = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

export type Checked = { counts: Record<string, number>; failures: ReadonlyMap<string, unknown> };

/**
 * Each call checks the next part of the rows, so that no statement times out however many orders there are. After the
 * last part it starts again. A part with a broken rule is repeated until the rule holds.
 *
 * Shape   `failures`: rules that could not be checked; the others still are. `max` keys at once, for tests.
 */
export function makePartsChecker(max?: number): (db: Queryable) => Promise<Checked> {
  const from = new Map<Parts, string>();

  async function checkRules(db: Queryable, rules: Rules, part?: Part): Promise<Checked> {
    const counts: Record<string, number> = {};
    const failures = new Map<string, unknown>();
    for (const [name, text] of Object.entries(rules)) {
      try {
        counts[name] = (await db.one(Counted, part ? within(part, text) : new Sql(text, []))).n;
      } catch (error) {
        failures.set(name, error);
      }
    }
    return { counts, failures };
  }

  async function checkPart(db: Queryable, parts: Parts): Promise<Checked> {
    const after = from.get(parts) ?? FIRST;
    const upTo = await endOfPart(db, { ...parts, max: max ?? parts.max }, after);
    const checked = await checkRules(db, parts.rules, { ...parts, after, upTo });
    if (Object.values(checked.counts).every((n) => n === 0))
      from.set(parts, upTo === LAST ? FIRST : upTo);
    return checked;
  }

  return async (db) => {
    const all = [await checkRules(db, OF_ALL)];
    for (const parts of PARTS) all.push(await checkPart(db, parts));
    return {
      counts: Object.assign({}, ...all.map(({ counts }) => counts)),
      failures: new Map(all.flatMap(({ failures }) => [...failures])),
    };
  };
}

type Part = Parts & { after: string; upTo: string };

async function endOfPart(
  db: Queryable,
  { key, keysOf, max }: Parts,
  after: string,
): Promise<string> {
  const end = await db.maybeOne(
    z.object({ id: z.string() }),
    new Sql(
      `select distinct ${key} as id from ${keysOf} where ${key} > $1 order by ${key} offset ${max - 1} limit 1`,
      [after],
    ),
  );
  return end?.id ?? LAST;
}

/** The rule with each of its tables replaced by the part's rows. */
function within({ key, tables, after, upTo }: Part, rule: string): Sql {
  const parts = tables.map(
    (table) =>
      `${table} as not materialized (select * from public.${table} where ${key} > $1 and ${key} <= $2)`,
  );
  return new Sql(`with ${parts.join()} ${rule}`, [after, upTo]);
}
