-- Kitchens: the list, the carts and the pantry of those who share them. The rows are what a log of operations comes
-- to; seq counts the operations. Values of list, carts and pantry are JSON as the contract writes them.
create table households (
  household_id uuid primary key,
  name text not null check (name <> ''),
  seq integer not null default 0 check (seq >= 0),
  -- Operations up to this one are deleted.
  forgotten_seq integer not null default 0 check (forgotten_seq between 0 and seq),
  least_generation integer not null default 1 check (least_generation > 0),
  own_categories jsonb not null default '[]',
  own_grams jsonb not null default '[]',
  pantry_on boolean not null default true,
  cooked jsonb not null default '[]',
  ordered jsonb not null default '[]',
  -- Operations of a day, in UTC.
  ops_day date,
  ops_count integer not null default 0,
  created_at timestamptz not null
);

-- Everybody is in one household; of one's own it is made when it is first asked for.
create table household_members (
  user_id uuid primary key references users (user_id),
  household_id uuid not null references households (household_id) on delete cascade,
  role text not null check (role in ('owner', 'member')),
  joined_at timestamptz not null,
  last_seen_at timestamptz
);
create index household_members_by_household on household_members (household_id, joined_at, user_id);
create unique index household_owner on household_members (household_id) where role = 'owner';

create table household_invites (
  invite_id uuid primary key,
  household_id uuid not null references households (household_id) on delete cascade,
  invited_by uuid not null,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index household_invites_by_household on household_invites (household_id, created_at desc);
create index household_invites_by_time on household_invites (expires_at);

-- With it a guest reads the list and ticks. One at a time.
create table shopping_links (
  household_id uuid primary key references households (household_id) on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index shopping_links_by_time on shopping_links (expires_at);

-- Lines of the list, and with a removed_seq those that can come back.
create table list_lines (
  household_id uuid not null references households (household_id) on delete cascade,
  line_key text not null,
  generation integer not null,
  removed_seq integer not null default 0,
  place integer not null,
  name text not null,
  ingredient_id text,
  category text not null,
  selected boolean not null,
  got_by text,
  -- Without its contributions.
  line jsonb not null,
  removal jsonb,
  primary key (household_id, line_key, generation, removed_seq),
  check ((removal is null) = (removed_seq = 0))
);
create unique index list_lines_once on list_lines (household_id, line_key) where removed_seq = 0;

create table list_contributions (
  household_id uuid not null,
  line_key text not null,
  generation integer not null,
  removed_seq integer not null,
  position integer not null,
  recipe_id text not null,
  amount double precision not null,
  unit text not null,
  contribution jsonb not null,
  primary key (household_id, line_key, generation, removed_seq, position),
  foreign key (household_id, line_key, generation, removed_seq) references list_lines on delete cascade
);

create table kitchen_carts (
  household_id uuid not null references households (household_id) on delete cascade,
  store_id uuid not null,
  place integer not null,
  cart jsonb not null,
  primary key (household_id, store_id)
);

create table pantry (
  household_id uuid not null references households (household_id) on delete cascade,
  item_key text not null,
  place integer not null,
  name text not null,
  kind text not null check (kind in ('always', 'about')),
  item jsonb not null,
  primary key (household_id, item_key)
);

create table aisle_orders (
  household_id uuid not null references households (household_id) on delete cascade,
  store_id uuid not null,
  place integer not null,
  aisles jsonb not null,
  primary key (household_id, store_id)
);

-- The log, kept 90 days.
create table kitchen_ops (
  household_id uuid not null references households (household_id) on delete cascade,
  seq integer not null check (seq > 0),
  op_id uuid not null,
  kind text not null,
  logged_at timestamptz not null,
  op jsonb not null,
  primary key (household_id, seq),
  unique (household_id, op_id)
);
create index kitchen_ops_by_time on kitchen_ops (logged_at);

do $rights$
begin
  if exists (select from pg_roles where rolname = 'app_rw') then
    revoke update on kitchen_ops from app_rw;
  end if;
end $rights$;
