-- The links by which calendars read a household's meals, with the hash of each token; deleted when they are revoked.
create table calendar_links (
  link_id uuid primary key,
  household_id uuid not null references households (household_id) on delete cascade,
  made_by uuid not null,
  name text,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  read_at timestamptz
);
create index calendar_links_of on calendar_links (household_id, created_at);

-- When the household eats, for all its links. A change of it changes every event, so it is counted as a meal's is.
alter table households
  add column calendar jsonb,
  add column calendar_revision integer not null default 0,
  add column calendar_changed_at timestamptz;
