-- What a trip costs a shopper, for the plans; no row: never changed, so the defaults of the program hold.
create table plan_settings (
  user_id uuid primary key references users (user_id),
  cents_per_mile numeric(6, 1) not null check (cents_per_mile between 0 and 10000),
  cents_per_stop integer not null check (cents_per_stop between 0 and 100000),
  max_stops smallint not null check (max_stops between 1 and 5),
  worth_cents integer not null check (worth_cents between 0 and 100000)
);
