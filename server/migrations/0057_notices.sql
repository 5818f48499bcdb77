-- What somebody wants to be told of the new orders of a store, as chosen; no row: no mail, and no quiet hours.
create table notice_settings (
  user_id uuid not null references users (user_id),
  store_id uuid not null references stores (store_id),
  mail text not null check (mail in ('off', 'now', 'digest')),
  -- By the clock of the store, "22:00"; the end may be on the next day.
  quiet_from text check (quiet_from ~ '^\d\d:\d\d$'),
  quiet_to text check (quiet_to ~ '^\d\d:\d\d$'),
  -- When the last mail was sent: mails of one store come a minute apart.
  mailed_at timestamptz,
  -- The mail server refused the address; the mails are off since then.
  bounced_at timestamptz,
  primary key (user_id, store_id),
  check (num_nulls(quiet_from, quiet_to) in (0, 2)),
  check (quiet_from <> quiet_to)
);

-- The browsers that somebody allowed to show notices. An endpoint is a secret: whoever has it, and our key, reaches the
-- device. It belongs to one account, the last that pressed Allow there.
create table push_devices (
  device_id uuid primary key,
  user_id uuid not null references users (user_id),
  -- The session in which it was last seen; one that only expires leaves it, for notices are for when no page is open.
  session_id uuid references sessions (session_id) on delete set null,
  endpoint text not null,
  endpoint_hash bytea not null unique,
  p256dh bytea not null check (length(p256dh) = 65),
  auth bytea not null check (length(auth) = 16),
  -- In our own words, as that of a session.
  device text,
  created_at timestamptz not null,
  -- Since when nothing got through; after a day it is forgotten.
  failing_since timestamptz
);
create index push_devices_of on push_devices (user_id, created_at, device_id);
create index push_devices_in on push_devices (session_id) where session_id is not null;

-- What is to be sent: a row for each device, or for the mail, of each person. Deleted when it is sent, or after a day.
create table notices (
  user_id uuid not null references users (user_id),
  notice_id bigint generated always as identity,
  order_id uuid not null,
  store_id uuid not null,
  kind text not null check (kind in
    ('new', 'cancelled', 'accepted', 'short', 'question', 'ready', 'delivered', 'rejected')),
  -- null: by mail.
  device_id uuid references push_devices (device_id) on delete cascade,
  at timestamptz not null,
  due_at timestamptz not null,
  tries integer not null default 0,
  primary key (user_id, notice_id)
);
create unique index notices_once on notices (user_id, order_id, kind, coalesce(device_id, user_id));
create index notices_due on notices (due_at, notice_id);
create index notices_of_device on notices (device_id) where device_id is not null;

-- The place of the one process that sends, and up to where it has read order_news: all of transactions before `since_xid`,
-- and of that one the rows up to `since_id`. No row: nobody has begun.
create table notice_desk (
  only_row boolean primary key default true check (only_row),
  since_xid xid8 not null,
  since_id bigint not null,
  held_by uuid not null,
  held_until timestamptz not null
);

-- A session that somebody ends takes its device along. A trigger, because no statement can forget it.
create function forget_device() returns trigger language plpgsql as $$
begin
  delete from push_devices where session_id = new.session_id;
  return null;
end $$;

create trigger devices_ended after update of revoked_at on sessions
  for each row when (old.revoked_at is null and new.revoked_at is not null) execute function forget_device();
