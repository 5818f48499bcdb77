-- From how many packs on, downwards, the vendor calls the item low; null: as the program does.
alter table store_items add column low_at integer;
alter table store_items add constraint store_items_low_check
  check (low_at between 0 and 1000000) not valid;

-- What an item cost before and after; the stock's history is that of its movements.
create table price_changes (
  change_id bigint generated always as identity primary key,
  store_id uuid not null,
  ingredient_id uuid not null,
  old_cents integer not null,
  new_cents integer not null check (new_cents <> old_cents),
  actor_id uuid,
  at timestamptz not null,
  foreign key (store_id, ingredient_id) references store_items (store_id, ingredient_id)
);
create index price_changes_by_item on price_changes (store_id, ingredient_id, change_id desc);

-- It is only added to.
do $rights$
begin
  if exists (select from pg_roles where rolname = 'app_rw') then
    revoke update, delete on price_changes from app_rw;
  end if;
end $rights$;
