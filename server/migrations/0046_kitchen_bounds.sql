-- What a household may store is bounded. `state_id` is new with every change of its kitchen: a process that holds the
-- kitchen of this id in memory need not read it. `ops_bytes` and `guest_ticks` are of the day `ops_day`.
alter table households
  add column state_id uuid,
  add column ops_bytes integer not null default 0,
  add column guest_ticks integer not null default 0;
-- Ticks of a guest that changed something.
alter table shopping_links add column ticks integer not null default 0;
-- A change rewrites its cart, of up to 1,000 items: not compressed that takes a quarter less.
alter table kitchen_carts alter column cart set storage external;
