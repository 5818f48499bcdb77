-- A vendor's staff are accounts that work for it: what they may do there is their staff role, and everything else
-- of them is a shopper's. Whoever works for nobody any more is a shopper again.
alter table users add column works_for uuid references users (user_id);
alter table users add column staff_role text;
alter table users add constraint users_staff_check check (
  (works_for is null) = (staff_role is null)
  and (works_for is null or (role = 'user' and status = 'active' and staff_role in ('manager', 'picker')
                             and works_for <> user_id)));
create index users_staff on users (works_for, created_at, user_id) where works_for is not null;

-- Open invitations; one that is accepted or withdrawn is deleted, the audit log has it.
create table staff_invitations (
  invitation_id uuid primary key,
  vendor_id uuid not null references users (user_id),
  email text not null check (email = lower(email)),
  staff_role text not null check (staff_role in ('manager', 'picker')),
  token_hash bytea not null unique,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  unique (vendor_id, email)
);
create index staff_invitations_by_time on staff_invitations (expires_at);

do $rights$
begin
  if exists (select from pg_roles where rolname = 'app_rw') then
    grant update (works_for, staff_role) on users to app_rw;
  end if;
end $rights$;
