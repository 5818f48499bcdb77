-- A vendor looks through all orders there ever were: by status, price, or a text that is searched for.

-- As foldText of shared/src/basics/text.ts: without letter case, accents and ligatures.
create function fold_text(given text) returns text
  language sql immutable strict parallel safe
  as $$ select lower(regexp_replace(normalize(given, NFKD), '[\u0300-\u036f]', '', 'g')) $$;

create function text_lines(given text[]) returns text
  language sql immutable strict parallel safe
  as $$ select array_to_string(given, E'\n') $$;

-- The names of the order's lines, each once. Kept here so that neither a search nor the most ordered item
-- has to visit the lines of every order.
alter table orders add column item_names text[] not null default '{}';
update orders o set item_names =
  (select array_agg(distinct i.name) from order_items i where i.order_id = o.order_id)
  where exists (select from order_items i where i.order_id = o.order_id);

-- What the vendor's search looks at. It is made of the row itself, so it forgets a customer with the row.
alter table orders add column search_text text not null generated always as (fold_text(
  order_id::text || E'\n' || coalesce(customer_name, '') || E'\n' ||
  case when anonymised then '' else user_id::text end || E'\n' || text_lines(item_names))) stored;

create index orders_by_vendor_status on orders (vendor_id, status, created_at desc, order_id desc)
  include (total_cents);
create index orders_by_vendor_total on orders (vendor_id, total_cents desc, order_id desc);

-- Of all stores a vendor ever had: closed ones still have orders.
create index stores_of_vendor on stores (vendor_id, created_at, store_id) include (name);
