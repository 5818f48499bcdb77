-- What an item costs for a time. Shoppers pay it from `sale_from` until before `sale_until`, while it is below the regular price.
alter table store_items
  add column sale_cents integer,
  add column sale_from timestamptz,
  -- Null: until the vendor ends it.
  add column sale_until timestamptz;
-- Not valid: what is there has none. That it is below the price is no rule of rows: the version before sets prices alone.
alter table store_items add constraint store_items_sale_check
  check (sale_cents between 0 and 10000000 and sale_from is not null and (sale_until is null or sale_until > sale_from)
         or num_nonnulls(sale_cents, sale_from, sale_until) = 0) not valid;
