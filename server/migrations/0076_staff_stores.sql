-- Staff who work in some of the vendor's stores alone. Each change of them gives the account another mark: whoever acts is
-- locked by it, so that no call goes on with the stores of before. null: all of the vendor's stores.
alter table users add column stores_mark uuid;

-- Which; `nth` bounds how many. A store is of the vendor by its key. Closed ones stay here and count no more until they
-- open again.
create table staff_stores (
  user_id uuid not null references users (user_id),
  vendor_id uuid not null references users (user_id),
  store_id uuid not null,
  nth smallint not null check (nth between 1 and 100),
  primary key (user_id, store_id),
  unique (user_id, nth),
  foreign key (store_id, vendor_id) references stores (store_id, vendor_id)
);
create index staff_stores_by_store on staff_stores (store_id, user_id);

-- Where whoever accepts will work; null: in all stores.
alter table staff_invitations add column store_ids uuid[]
  check (cardinality(store_ids) between 1 and 100 and array_position(store_ids, null) is null);

create or replace trigger accounts_changed
  after update of status, role, suspended_at, works_for, staff_role, stores_mark on users
  for each row when ((old.status, old.role, old.suspended_at, old.works_for, old.staff_role, old.stores_mark)
    is distinct from (new.status, new.role, new.suspended_at, new.works_for, new.staff_role, new.stores_mark))
  execute function tell_ended();

-- Tells whoever works in some stores alone that one of them closed or opened again: their streams end.
create function tell_store_staff() returns trigger language plpgsql as $$
begin
  perform pg_notify('ended', s.user_id::text) from staff_stores s where s.store_id = new.store_id;
  return null;
end $$;
create trigger stores_changed after update of closed_at on stores
  for each row when ((old.closed_at is null) <> (new.closed_at is null)) execute function tell_store_staff();

do $rights$
begin
  if exists (select from pg_roles where rolname = 'app_rw') then
    grant update (stores_mark) on users to app_rw;
    revoke update on staff_stores from app_rw;
  end if;
end $rights$;
