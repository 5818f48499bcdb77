-- Duplicates of the catalogue become one ingredient, and what shoppers looked for in vain is counted.

-- An ingredient that was merged is archived and says which one stands for it.
alter table ingredients add column merged_into uuid references ingredients (ingredient_id);
alter table ingredients add check (merged_into is null or (archived_at is not null and merged_into <> ingredient_id));
create index ingredients_merged on ingredients (merged_into) where merged_into is not null;
create index recipe_items_by_ingredient on recipe_items (ingredient_id);

-- The packs of a merged ingredient leave its shelf and stand on the other's: two movements.
alter table stock_movements drop constraint stock_movements_reason_check;
alter table stock_movements add constraint stock_movements_reason_check
  check (reason in ('initial', 'vendor_set', 'order_placed', 'order_rejected', 'merged'));

-- Names of which the catalogue knew nothing, by day, without who asked.
create table unmatched_names (
  name text not null check (length(name) between 2 and 60),
  day date not null,
  times integer not null check (times > 0),
  primary key (name, day)
);
create index unmatched_names_by_day on unmatched_names (day);

-- What an administrator does not want to see again.
create table dismissed_names (name text primary key, dismissed_at timestamptz not null);

-- The program may tidy up in both. Its role is made here when a later migration has not made it yet;
-- whose user may not make roles, has none.
do $rights$
begin
  if not (select rolcreaterole or rolsuper from pg_roles where rolname = current_user) then
    return;
  end if;
  begin
    create role app_rw nologin;
  exception when duplicate_object or unique_violation then
    null;
  end;
  grant select, insert, update, delete on unmatched_names, dismissed_names to app_rw;
end $rights$;
