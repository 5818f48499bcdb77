-- A vendor took the item off the shelf. Its movements stay, and so does the row, for open orders that come back.
alter table store_items add column removed_at timestamptz;
-- Not valid: what is there fits, and looking through all offers would hold them for as long.
alter table store_items add constraint store_items_removed_check
  check (removed_at is null or quantity = 0) not valid;
