-- The days of the orders of before, while others are placed and folded: what one look at all three tables finds in the
-- orders and neither in the days nor on its way there. It goes there as changes do, under a store that there is not;
-- nobody sees these rows, because they leave in the transaction in which they came.
insert into order_sum_changes (vendor_id, store_id, status, quarter, orders, total_cents)
select x.vendor_id, '00000000-0000-0000-0000-000000000000', 'Delivered', x.quarter, sum(x.orders), sum(x.cents) from (
  select vendor_id, date_bin('15 minutes', created_at, 'epoch') as quarter, 1 as orders,
         case when status = 'Rejected' then 0 else total_cents end as cents from orders
  union all
  select vendor_id, quarter, -orders, case when status = 'Rejected' then 0 else -total_cents end
  from order_sum_changes where quarter is not null
  union all
  select d.vendor_id, (d.day + q.quarter * interval '15 minutes') at time zone 'UTC', -q.orders, -q.cents
  from order_days d, day_quarters(d.quarters, d.orders, d.cents) q) x
group by x.vendor_id, x.quarter having sum(x.orders) <> 0 or sum(x.cents) <> 0;

delete from order_sum_changes where store_id = '00000000-0000-0000-0000-000000000000';
