-- What a store asks for a delivery, and the least that the goods of an order must cost.
alter table stores add column delivery_fee_cents integer not null default 0;
alter table stores add column minimum_order_cents integer not null default 0;
alter table stores add constraint stores_delivery_fee_check
  check (delivery_fee_cents between 0 and case store_type when 'Delivery' then 10000 else 0 end);
alter table stores add constraint stores_minimum_order_check check (minimum_order_cents between 0 and 100000);

-- As it was when the order was placed; a part of total_cents.
alter table orders add column delivery_fee_cents integer not null default 0;
-- Not valid: what is there fits, and looking through all orders would hold them for as long.
alter table orders add constraint orders_delivery_fee_check
  check (delivery_fee_cents between 0 and total_cents) not valid;
