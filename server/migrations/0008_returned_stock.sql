-- Goods of a rejected order come back also to a shelf that was filled to the most a vendor may set.
alter table store_items drop constraint store_items_quantity_check;
-- Not valid: what is there fits, and looking through all offers would hold them for as long.
alter table store_items add constraint store_items_quantity_check check (quantity >= 0) not valid;
