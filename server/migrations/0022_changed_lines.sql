-- A line of an accepted order falls short or is replaced. The line keeps what was ordered and loses packs; what
-- replaces them is a line of its own, of which nothing was ordered.
alter table order_items add column ordered integer;
alter table order_items drop constraint order_items_quantity_check;
-- Not valid: what is there fits, and looking through all lines would hold them for as long.
alter table order_items add constraint order_items_quantity_check check (quantity between 0 and 999) not valid;
alter table order_items add constraint order_items_ordered_check check (ordered between 0 and 999) not valid;

create table line_changes (
  change_id uuid primary key,
  -- Orders the changes of a moment.
  change_no bigint generated always as identity,
  order_id uuid not null,
  line_no integer not null,
  -- short: nothing instead. proposed: dearer, so the line stands until the shopper agrees. replaced: costs no more.
  -- kept, refused: as the shopper answered. undone: taken back by the vendor, as if it had never been.
  state text not null check (state in ('short', 'proposed', 'replaced', 'kept', 'refused', 'undone')),
  -- Packs that the line loses; one that is proposed, or was undone, takes none.
  packs integer not null check (packs between 1 and 999),
  reason text,
  -- The shelf had none of them: they do not go back, and what the books had there, `emptied`, was set to 0.
  missing boolean not null,
  emptied integer not null default 0 check (emptied >= 0),
  -- What is given instead, as it was then; its line is made when it is agreed. Null: nothing.
  ingredient_id uuid references ingredients (ingredient_id),
  name text,
  unit_quantity numeric(12, 3),
  unit text,
  image text,
  price_cents integer check (price_cents >= 0),
  quantity integer check (quantity between 1 and 999),
  new_line_no integer,
  actor_id uuid not null,
  at timestamptz not null,
  settled_at timestamptz,
  foreign key (order_id, line_no) references order_items (order_id, line_no),
  foreign key (order_id, new_line_no) references order_items (order_id, line_no),
  check (num_nulls(ingredient_id, name, unit_quantity, unit, price_cents, quantity) in (0, 6)),
  check (state not in ('proposed', 'replaced', 'kept') or quantity is not null),
  check (state not in ('replaced', 'kept') or new_line_no is not null),
  check (state <> 'short' or quantity is null)
);
create index line_changes_by_order on line_changes (order_id, change_no);
-- One question at a time.
create unique index line_changes_proposed on line_changes (order_id, line_no) where state = 'proposed';

-- A movement is of an order as a whole, as before, or of one change of a line.
alter table stock_movements add column change_id uuid;
alter table stock_movements add constraint stock_movements_change_fkey
  foreign key (change_id) references line_changes (change_id) not valid;
alter table stock_movements drop constraint stock_movements_reason_check;
alter table stock_movements add constraint stock_movements_reason_check check (reason in
  ('initial', 'vendor_set', 'order_placed', 'order_rejected', 'merged',
   'line_short', 'line_undone', 'replacement_taken', 'replacement_returned')) not valid;
alter table stock_movements add constraint stock_movements_change_check check ((change_id is not null) =
  (reason in ('line_short', 'line_undone', 'replacement_taken', 'replacement_returned'))) not valid;

do $rights$
begin
  if exists (select from pg_roles where rolname = 'app_rw') then
    grant update (quantity, ordered) on order_items to app_rw;
    revoke delete on line_changes from app_rw;
  end if;
end $rights$;
