-- What changed of kitchens and who shares them, for the event streams of every process. Kept for an hour. `xid` is the
-- transaction that wrote the row: rows of later transactions may become visible first. `also` are those who are told
-- although they are no members any more.
create table kitchen_news (
  news_id bigint generated always as identity primary key,
  xid xid8 not null default pg_current_xact_id(),
  household_id uuid not null,
  event text not null check (event in ('kitchen', 'household')),
  seq integer not null,
  also uuid[] not null,
  at timestamptz not null
);
create index kitchen_news_by_xid on kitchen_news (xid);
create index kitchen_news_by_age on kitchen_news (at);

do $rights$
begin
  if exists (select from pg_roles where rolname = 'app_rw') then
    revoke update on kitchen_news from app_rw;
  end if;
end $rights$;
