-- The rights of the program and of whoever changes the schema, as two roles without a login of their
-- own. Where the database's user may not make roles, nothing happens and the constraints are the only
-- wall; so it is in the embedded database, whose one connection is its superuser.

-- One row to try whether the database takes writes again after it refused them.
create table write_probe (only_row boolean primary key default true check (only_row), at timestamptz not null);
insert into write_probe (at) values (now());

do $roles$
declare role_name text;
begin
  if not (select rolcreaterole or rolsuper from pg_roles where rolname = current_user) then
    return;
  end if;
  foreach role_name in array array['app_rw', 'app_migrate'] loop
    begin
      execute format('create role %I nologin', role_name);
    exception when duplicate_object or unique_violation then
      null;
    end;
  end loop;

  grant usage on schema public to app_rw;
  grant usage, create on schema public to app_migrate;
  grant all on all tables in schema public to app_migrate;

  -- Everything may be read and added to.
  grant select, insert on all tables in schema public to app_rw;
  revoke insert on schema_migrations, catalogue_version, write_probe from app_rw;
  -- Only what changes may be changed. Never the lines of an order, its history, the ledger, the audit
  -- log, and never the role of an account.
  grant update on sessions, refresh_tokens, reset_tokens, attempts, ingredients, ingredient_aliases,
    catalogue_version, stores, store_items, orders, idempotency_keys, recipes, recipe_items, write_probe to app_rw;
  grant update (email, name, address, password_hash, status, deleted_at) on users to app_rw;
  -- Only what is over or belongs to one person may go.
  grant delete on sessions, refresh_tokens, reset_tokens, attempts, idempotency_keys, recipes,
    recipe_items, ingredient_aliases to app_rw;

  -- Tables of later migrations: they take away again what the program must not do.
  alter default privileges in schema public grant select, insert, update, delete on tables to app_rw;
  alter default privileges in schema public grant all on tables to app_migrate;
end $roles$;
