-- Number and money of a vendor's orders by the day and quarter of an hour in which they were placed, so that the chart of
-- a vendor's days costs no more with their orders: one row a day, in UTC; days of any time zone begin with a quarter.
-- `orders` and `cents` are of these quarters (0 to 95) and of those before them; rejected orders have no money.
create table order_days (
  vendor_id uuid not null,
  day date not null,
  quarters smallint[] not null,
  orders bigint[] not null,
  cents bigint[] not null,
  primary key (vendor_id, day)
);

-- Nobody places an order until the new functions are there, so that every later change has its quarter.
lock table orders in share row exclusive mode;

-- Those of before have none and count for no day.
alter table order_sum_changes add column quarter timestamptz;

create or replace function note_placed_orders() returns trigger language plpgsql as $$
begin
  insert into order_sum_changes (vendor_id, store_id, status, quarter, orders, total_cents)
  select p.vendor_id, p.store_id, p.status, date_bin('15 minutes', p.created_at, 'epoch'), count(*), sum(p.total_cents)
  from placed p group by 1, 2, 3, 4;
  return null;
end $$;

create or replace function note_changed_orders() returns trigger language plpgsql as $$
begin
  insert into order_sum_changes (vendor_id, store_id, status, quarter, orders, total_cents)
  select c.vendor_id, c.store_id, c.status, date_bin('15 minutes', c.created_at, 'epoch'), sum(c.orders), sum(c.total_cents)
  from (
    select o.vendor_id, o.store_id, o.status, o.created_at, -1 as orders, -o.total_cents as total_cents from before o
    union all
    select o.vendor_id, o.store_id, o.status, o.created_at, 1, o.total_cents from after o) c
  group by 1, 2, 3, 4
  having sum(c.orders) <> 0 or sum(c.total_cents) <> 0;
  return null;
end $$;

-- What a day has in each quarter by itself.
create function day_quarters(quarters smallint[], orders bigint[], cents bigint[])
  returns table (quarter smallint, orders bigint, cents bigint) language sql immutable as $$
  select q, o - lag(o, 1, 0::bigint) over (order by q), c - lag(c, 1, 0::bigint) over (order by q)
  from unnest($1, $2, $3) as sums (q, o, c) $$;

-- Changes leave for the sums; on their way they are added to the days. Here and not in the program, so that one of
-- before, still running beside this one, folds them too. Days are locked in the order of their keys.
create function fold_order_days() returns trigger language plpgsql as $$
begin
  insert into order_days as d (vendor_id, day, quarters, orders, cents)
  select r.vendor_id, r.day, array_agg(r.quarter order by r.quarter), array_agg(r.orders order by r.quarter),
         array_agg(r.cents order by r.quarter)
  from (
    select c.vendor_id, c.day, c.quarter, (sum(sum(c.orders)) over until_then)::bigint as orders,
           (sum(sum(c.cents)) over until_then)::bigint as cents
    from (
      select f.vendor_id, (f.quarter at time zone 'UTC')::date as day,
             (extract(epoch from f.quarter)::bigint % 86400 / 900)::smallint as quarter, f.orders,
             case when f.status = 'Rejected' then 0 else f.total_cents end as cents
      from folded f where f.quarter is not null) c
    group by c.vendor_id, c.day, c.quarter
    window until_then as (partition by c.vendor_id, c.day order by c.quarter)) r
  group by r.vendor_id, r.day order by r.vendor_id, r.day
  on conflict (vendor_id, day) do update set (quarters, orders, cents) = (
    select array_agg(m.quarter order by m.quarter), array_agg(m.orders order by m.quarter),
           array_agg(m.cents order by m.quarter)
    from (
      select b.quarter, (sum(sum(b.orders)) over until_then)::bigint as orders,
             (sum(sum(b.cents)) over until_then)::bigint as cents
      from (
        select * from day_quarters(d.quarters, d.orders, d.cents)
        union all select * from day_quarters(excluded.quarters, excluded.orders, excluded.cents)) b
      group by b.quarter
      window until_then as (order by b.quarter)) m);
  return null;
end $$;
create trigger order_sum_changes_folded after delete on order_sum_changes
  referencing old table as folded for each statement execute function fold_order_days();
