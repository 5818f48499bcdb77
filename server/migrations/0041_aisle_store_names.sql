-- The name of the store, for those of a household who know it from nowhere else.
alter table aisle_orders add column store_name text not null default '';
