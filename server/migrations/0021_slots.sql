-- Whether people may also pick up at a store that delivers.
alter table stores add column also_pickup boolean not null default false;
-- When a store's orders come or are picked up: `StoreSlots` of shared/src/stores/slots.model.ts; null: at no set time.
alter table stores add column slots jsonb;

-- The slot of an order as it was when it was placed, and the time zone in which it is read.
alter table orders add column slot_starts_at timestamptz;
alter table orders add column slot_ends_at timestamptz;
alter table orders add column slot_zone text;
alter table orders add constraint orders_slot_check check (
  num_nulls(slot_starts_at, slot_ends_at, slot_zone) in (0, 3) and slot_starts_at < slot_ends_at) not valid;

-- How many orders of a slot are not rejected, and how many it took when the last one came. Its row is what two
-- shoppers wait at for the last place.
create table slot_bookings (
  store_id uuid not null references stores (store_id),
  starts_at timestamptz not null,
  booked integer not null check (booked >= 0),
  places integer not null,
  primary key (store_id, starts_at),
  check (booked <= places)
);
