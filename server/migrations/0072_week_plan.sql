-- The plan of a household's weeks: shared/src/kitchen/week.model.ts. A removed meal stays for its Undo. `revision` and `changed_at`
-- are for calendars, which ask of an event which version is the later one.
create table plan_entries (
  household_id uuid not null references households (household_id) on delete cascade,
  entry_id uuid not null,
  place bigint not null,
  entry jsonb not null,
  removed jsonb,
  revision integer not null default 0,
  changed_at timestamptz not null default now(),
  primary key (household_id, entry_id)
);

alter table households
  add column week_rules jsonb;
