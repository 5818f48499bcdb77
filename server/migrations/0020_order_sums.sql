-- Number and money of a store's orders by status, so that no count of a vendor's orders is capped or costs more
-- with their history. What changes them is added to the changes by the statement that changes the orders, without
-- waiting for another; now and then they are folded into the sums. Both together are exact at any moment.
create table order_sums (
  vendor_id uuid not null,
  store_id uuid not null,
  status text not null,
  orders bigint not null,
  total_cents bigint not null,
  primary key (vendor_id, store_id, status)
);
create table order_sum_changes (
  change_id bigint generated always as identity primary key,
  vendor_id uuid not null,
  store_id uuid not null,
  status text not null,
  orders bigint not null,
  total_cents bigint not null
);
create index order_sum_changes_by_vendor on order_sum_changes (vendor_id);

create function note_placed_orders() returns trigger language plpgsql as $$
begin
  insert into order_sum_changes (vendor_id, store_id, status, orders, total_cents)
  select vendor_id, store_id, status, count(*), sum(total_cents)
  from placed group by vendor_id, store_id, status;
  return null;
end $$;

create function note_changed_orders() returns trigger language plpgsql as $$
begin
  insert into order_sum_changes (vendor_id, store_id, status, orders, total_cents)
  select c.vendor_id, c.store_id, c.status, sum(c.orders), sum(c.total_cents) from (
    select o.order_id, o.vendor_id, o.store_id, o.status, -1 as orders, -o.total_cents as total_cents from before o
    union all
    select o.order_id, o.vendor_id, o.store_id, o.status, 1, o.total_cents from after o) c
  group by c.vendor_id, c.store_id, c.status
  having sum(c.orders) <> 0 or sum(c.total_cents) <> 0;
  return null;
end $$;

-- They hold writers off until the orders that are there are counted.
create trigger orders_placed after insert on orders
  referencing new table as placed for each statement execute function note_placed_orders();
create trigger orders_changed after update on orders
  referencing old table as before new table as after for each statement execute function note_changed_orders();
insert into order_sums (vendor_id, store_id, status, orders, total_cents)
  select vendor_id, store_id, status, count(*), sum(total_cents) from orders group by vendor_id, store_id, status;
