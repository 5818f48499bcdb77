-- The requests to the recipe provider on each UTC day, counted by all processes together.
create table provider_days (
  day date primary key,
  requests integer not null check (requests >= 0)
);
