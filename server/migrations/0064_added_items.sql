-- When an item came onto the shelf, so that nothing is said of its price before. Null: before this was kept.
alter table store_items add column added_at timestamptz;
-- Of rows from now on, also those of the version before; what is there is not written again.
alter table store_items alter column added_at set default now();
