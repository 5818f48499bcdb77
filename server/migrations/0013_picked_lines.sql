-- The ticks of pick lists: who took a line of an order off the shelf. No row: not yet. A line's number of packs
-- never changes, so what comes later is another order's line.
create table picked_lines (
  order_id uuid not null,
  line_no integer not null,
  picked_by uuid not null references users (user_id),
  picked_at timestamptz not null,
  primary key (order_id, line_no),
  foreign key (order_id, line_no) references order_items (order_id, line_no)
);

-- Each row is as it was ticked: it may go, but not change.
do $rights$
begin
  if exists (select from pg_roles where rolname = 'app_rw') then
    revoke update on picked_lines from app_rw;
  end if;
end $rights$;
