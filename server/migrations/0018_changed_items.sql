-- When the vendor last set an item's price or stock; null: not since this column is there. Orders do not count.
alter table store_items add column changed_at timestamptz;
