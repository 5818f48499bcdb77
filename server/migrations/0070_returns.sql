-- What was wrong with packs of a delivered order, and what goes back for them. Only added to; `undone_at` takes one back,
-- as if it had never been. The order's total stays what was charged.
create table order_returns (
  return_id uuid primary key,
  -- Orders the returns of a moment.
  return_no bigint generated always as identity,
  order_id uuid not null,
  line_no integer not null,
  -- The order's, so that a vendor's reports find them by when they were noted.
  vendor_id uuid not null,
  store_id uuid not null,
  packs integer not null check (packs between 1 and 999),
  reason text not null check (reason in ('damaged', 'missing', 'returned')),
  refund_cents bigint not null check (refund_cents >= 0),
  -- The packs went back on the shelf.
  restocked boolean not null check (not restocked or reason <> 'missing'),
  note text,
  actor_id uuid not null,
  at timestamptz not null,
  undone_at timestamptz,
  foreign key (order_id, line_no) references order_items (order_id, line_no)
);
create index order_returns_by_order on order_returns (order_id, return_no);
create index order_returns_by_time on order_returns (vendor_id, at) where undone_at is null;

-- A movement is of an order, of a change of a line, or of a return.
alter table stock_movements add column return_id uuid;
alter table stock_movements add constraint stock_movements_return_fkey
  foreign key (return_id) references order_returns (return_id) not valid;
alter table stock_movements drop constraint stock_movements_reason_check;
-- Not valid, as in 0022: what is there fits.
alter table stock_movements add constraint stock_movements_reason_check check (reason in
  ('initial', 'vendor_set', 'order_placed', 'order_rejected', 'merged',
   'line_short', 'line_undone', 'replacement_taken', 'replacement_returned',
   'returned', 'return_undone')) not valid;
alter table stock_movements add constraint stock_movements_return_check check ((return_id is not null) =
  (reason in ('returned', 'return_undone'))) not valid;

alter table notices drop constraint notices_kind_check;
alter table notices add constraint notices_kind_check check (kind in
  ('new', 'cancelled', 'accepted', 'short', 'question', 'ready', 'delivered', 'returned', 'rejected')) not valid;

do $rights$
begin
  if exists (select from pg_roles where rolname = 'app_rw') then
    revoke update, delete on order_returns from app_rw;
    grant update (undone_at) on order_returns to app_rw;
  end if;
end $rights$;
