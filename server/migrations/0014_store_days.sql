-- Until the day before this one, in its own time zone, a store is paused: it takes no orders.
alter table stores add column back_on date;
alter table stores add column time_zone text not null default 'UTC';
-- Opening hours by weekday and holidays: `OpeningHours` of shared/src/stores/stores.calls.ts.
alter table stores add column hours jsonb;

-- A comparison leaves out the few that are paused.
create index stores_paused on stores (back_on) include (store_id, time_zone)
  where back_on is not null and closed_at is null;

-- A vendor's closed stores, the last closed first.
create index stores_closed on stores (vendor_id, closed_at desc, store_id) where closed_at is not null;
