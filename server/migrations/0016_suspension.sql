-- A suspended account keeps everything and can do nothing: nobody signs in, no store of it is found, no order is
-- taken. Restoring it clears both columns.
alter table users add column suspended_at timestamptz;
alter table users add column suspend_reason text;
-- A vendor that registered while vendors need approval opens no stores until an administrator has approved it.
alter table users add column awaits_approval boolean not null default false;
alter table users add constraint users_suspension_check
  check ((suspended_at is null) = (suspend_reason is null) and (status = 'active' or suspended_at is null));

-- Few at any time: a comparison leaves out their stores.
create index users_suspended on users (user_id) where suspended_at is not null;
create index users_waiting on users (user_id) where awaits_approval;

do $rights$
begin
  if exists (select from pg_roles where rolname = 'app_rw') then
    grant update (suspended_at, suspend_reason, awaits_approval) on users to app_rw;
  end if;
end $rights$;
