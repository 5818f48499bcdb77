-- What a pack costs the store and the vendor's own word for its tax class, for its reports alone; null: not known. A line of
-- an order has them as they were when it was placed.
alter table store_items add column cost_cents integer;
alter table store_items add column tax_class text;
alter table store_items add constraint store_items_cost_check
  check (cost_cents between 0 and 10000000) not valid;
alter table store_items add constraint store_items_tax_check
  check (length(tax_class) between 1 and 20) not valid;
alter table order_items add column cost_cents integer;
alter table order_items add column tax_class text;
