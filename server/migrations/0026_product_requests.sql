-- Products that vendors miss in the catalogue. An administrator adds one, says which ingredient it is, or declines.
create table product_requests (
  request_id uuid primary key,
  vendor_id uuid not null,
  store_id uuid not null,
  asked_by uuid not null references users (user_id),
  name text not null,
  unit_quantity numeric(12, 3) not null check (unit_quantity > 0),
  unit text not null check (unit <> ''),
  category text not null,
  -- One of the catalogue's own pictures.
  image text,
  -- What the vendor's shelf gets with it.
  price_cents integer not null check (price_cents between 0 and 10000000),
  quantity integer not null check (quantity between 0 and 1000000),
  status text not null default 'open' check (status in ('open', 'accepted', 'matched', 'declined', 'withdrawn')),
  reason text,
  ingredient_id uuid references ingredients (ingredient_id),
  created_at timestamptz not null,
  decided_at timestamptz,
  foreign key (store_id, vendor_id) references stores (store_id, vendor_id),
  check ((status = 'open') = (decided_at is null)),
  check ((status in ('accepted', 'matched')) = (ingredient_id is not null)),
  check ((status = 'declined') = (reason is not null))
);
-- One question at a time, and the vendor's open ones.
create unique index product_requests_asked on product_requests
  (vendor_id, store_id, lower(name), unit_quantity, lower(unit)) where status = 'open';
create index product_requests_decided on product_requests (vendor_id, decided_at desc, request_id desc)
  where status <> 'open';
create index product_requests_open on product_requests (created_at, request_id) where status = 'open';

do $rights$
begin
  if exists (select from pg_roles where rolname = 'app_rw') then
    revoke delete on product_requests from app_rw;
  end if;
end $rights$;
