-- Who made a household's link for a guest: it works while its maker may use the household. Links of before are the owner's.
alter table shopping_links add column made_by uuid;
update shopping_links l set made_by = m.user_id
  from household_members m where m.household_id = l.household_id and m.role = 'owner';

-- Tells every process whose sessions ended, or who is no longer what they were, so that it closes their streams of events.
-- A trigger, because no statement can forget it. The notification is part of the transaction: PostgreSQL commits such
-- transactions one at a time, and these are few.
create function tell_ended() returns trigger language plpgsql as $$
begin
  perform pg_notify('ended', new.user_id::text);
  return null;
end $$;

create trigger sessions_ended after update of revoked_at on sessions
  for each row when (old.revoked_at is null and new.revoked_at is not null) execute function tell_ended();
create trigger accounts_changed after update of status, role, suspended_at, works_for, staff_role on users
  for each row when ((old.status, old.role, old.suspended_at, old.works_for, old.staff_role)
    is distinct from (new.status, new.role, new.suspended_at, new.works_for, new.staff_role))
  execute function tell_ended();
