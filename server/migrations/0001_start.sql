-- The rules a row must obey live here as constraints; the code decides, the database insists.

create table users (
  user_id uuid primary key,
  role text not null check (role in ('user', 'vendor', 'admin')),
  email text,
  name text,
  address text,
  password_hash text,
  status text not null default 'active' check (status in ('active', 'deleted')),
  created_at timestamptz not null,
  deleted_at timestamptz,
  check (email = lower(email)),
  check (status = 'deleted' or (email is not null and name is not null and address is not null
    and password_hash is not null)),
  check (status = 'active' or (email is null and name is null and address is null
    and password_hash is null and deleted_at is not null))
);
create unique index users_active_email on users (email) where status = 'active';
create index users_by_role on users (role, created_at desc, user_id) where status = 'active';

create table sessions (
  session_id uuid primary key,
  user_id uuid not null references users (user_id),
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  absolute_expires_at timestamptz not null,
  revoked_at timestamptz,
  revoke_reason text
);
create index sessions_by_user on sessions (user_id, created_at) where revoked_at is null;

create table refresh_tokens (
  token_hash bytea primary key,
  session_id uuid not null references sessions (session_id),
  issued_at timestamptz not null,
  expires_at timestamptz not null,
  rotated_at timestamptz,
  successor_hash bytea
);
create index refresh_tokens_by_session on refresh_tokens (session_id);

create table reset_tokens (
  token_hash bytea primary key,
  user_id uuid not null references users (user_id),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index reset_tokens_by_user on reset_tokens (user_id);

-- Guesses are counted by a hash of what was tried, so an unknown email is counted like a known one.
create table attempts (
  attempt_key text primary key,
  failures integer not null check (failures >= 0),
  window_started_at timestamptz not null,
  blocked_until timestamptz
);
create index attempts_by_window on attempts (window_started_at);

create table ingredients (
  ingredient_id uuid primary key,
  name text not null,
  unit_quantity numeric(12, 3) not null check (unit_quantity > 0),
  unit text not null check (unit <> ''),
  category text not null default 'Other' check (category in
    ('Produce', 'Dairy', 'Meat & Seafood', 'Pantry', 'Condiments & Spices', 'Other')),
  image text,
  kcal_per_100g double precision check (kcal_per_100g >= 0),
  density_g_per_ml double precision check (density_g_per_ml > 0),
  grams_per_piece double precision check (grams_per_piece > 0),
  archived_at timestamptz
);
create unique index ingredients_active_name on ingredients (lower(name), unit_quantity, lower(unit))
  where archived_at is null;

create table ingredient_aliases (
  alias text primary key check (alias = lower(alias)),
  ingredient_id uuid not null references ingredients (ingredient_id)
);
create index ingredient_aliases_by_ingredient on ingredient_aliases (ingredient_id);

-- One row: counts the changes of the catalogue, so that every process knows when its copy is old.
create table catalogue_version (only_row boolean primary key default true check (only_row), version bigint not null);
insert into catalogue_version (version) values (1);

create table stores (
  store_id uuid primary key,
  vendor_id uuid not null references users (user_id),
  name text not null,
  store_type text not null check (store_type in ('Delivery', 'Pickup')),
  address text not null,
  lng double precision not null check (lng between -180 and 180),
  lat double precision not null check (lat between -90 and 90),
  -- The quarter-degree square of the place: see shared/src/basics/distance.ts.
  cell integer not null,
  created_at timestamptz not null,
  closed_at timestamptz,
  unique (store_id, vendor_id)
);
create index stores_by_vendor on stores (vendor_id, created_at, store_id) where closed_at is null;
create index stores_by_cell on stores (cell) include (store_id, lat, lng) where closed_at is null;

create table store_items (
  store_id uuid not null references stores (store_id),
  ingredient_id uuid not null references ingredients (ingredient_id),
  -- The store's own cell, kept here so that an offer is found by place and ingredient in one index.
  cell integer not null,
  price_cents integer not null check (price_cents between 0 and 10000000),
  quantity integer not null check (quantity between 0 and 1000000),
  version integer not null default 1,
  primary key (store_id, ingredient_id)
);
create index store_items_by_cell on store_items (cell, ingredient_id)
  include (store_id, price_cents, quantity);
create index store_items_by_ingredient on store_items (ingredient_id) include (price_cents, quantity);

create table orders (
  order_id uuid primary key,
  user_id uuid not null references users (user_id),
  vendor_id uuid not null,
  store_id uuid not null,
  store_name text not null,
  status text not null check (status in ('pending', 'Accepted', 'Rejected', 'Delivered')),
  delivery_method text check (delivery_method in ('Deliver', 'Pickup')),
  payment_status text not null check (payment_status = 'success'),
  total_cents bigint not null check (total_cents >= 0),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  client_created_at timestamptz,
  rejected_by text check (rejected_by in ('vendor', 'shopper', 'system')),
  reject_reason text,
  customer_name text,
  delivery_address text,
  anonymised boolean not null default false,
  foreign key (store_id, vendor_id) references stores (store_id, vendor_id),
  check ((status = 'Rejected') = (rejected_by is not null)),
  check (reject_reason is null or status = 'Rejected')
);
create index orders_by_user on orders (user_id, created_at desc, order_id desc);
create index orders_by_vendor on orders (vendor_id, created_at desc, order_id desc);
create index orders_pending_by_store on orders (store_id) where status = 'pending';

create table order_items (
  order_id uuid not null references orders (order_id),
  line_no integer not null check (line_no >= 1),
  ingredient_id uuid not null references ingredients (ingredient_id),
  name text not null,
  unit_quantity numeric(12, 3) not null,
  unit text not null,
  image text,
  price_cents integer not null check (price_cents >= 0),
  quantity integer not null check (quantity between 1 and 999),
  primary key (order_id, line_no)
);

create table order_events (
  order_id uuid not null references orders (order_id),
  from_status text,
  to_status text not null,
  actor_id uuid,
  actor_role text not null,
  at timestamptz not null,
  primary key (order_id, to_status)
);

-- The ledger of every shelf: the sum of its movements is what stands on it.
create table stock_movements (
  movement_id bigint generated always as identity primary key,
  store_id uuid not null,
  ingredient_id uuid not null,
  delta integer not null check (delta <> 0),
  reason text not null check (reason in ('initial', 'vendor_set', 'order_placed', 'order_rejected')),
  order_id uuid references orders (order_id),
  actor_id uuid,
  at timestamptz not null,
  check ((order_id is not null) = (reason in ('order_placed', 'order_rejected')))
);
create unique index stock_movements_once on stock_movements (order_id, store_id, ingredient_id, reason)
  where order_id is not null;
create index stock_movements_by_item on stock_movements (store_id, ingredient_id);

create table idempotency_keys (
  user_id uuid not null references users (user_id),
  route text not null,
  key text not null,
  fingerprint text not null,
  status_code integer,
  response jsonb,
  created_at timestamptz not null,
  primary key (user_id, route, key)
);
create index idempotency_keys_by_age on idempotency_keys (created_at);

create table recipes (
  recipe_id uuid primary key,
  user_id uuid not null references users (user_id),
  title text not null,
  description text not null,
  preparation_time double precision not null check (preparation_time >= 0),
  serving_size double precision not null check (serving_size >= 0),
  created_at timestamptz not null
);
create index recipes_by_user on recipes (user_id, created_at desc, recipe_id);

create table recipe_items (
  recipe_id uuid not null references recipes (recipe_id),
  line_no integer not null,
  ingredient_id uuid not null references ingredients (ingredient_id),
  name text not null,
  price_cents integer,
  unit_quantity numeric(12, 3) not null check (unit_quantity > 0),
  unit text not null,
  quantity double precision not null check (quantity >= 1),
  primary key (recipe_id, line_no)
);

create table audit_log (
  audit_id bigint generated always as identity primary key,
  at timestamptz not null,
  request_id text,
  actor_id uuid,
  actor_role text,
  ip text,
  action text not null,
  target_type text,
  target_id uuid,
  detail jsonb not null default '{}'
);
create index audit_log_by_time on audit_log (at desc, audit_id desc);
