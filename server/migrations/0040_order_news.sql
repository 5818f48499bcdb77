-- What changed of orders, for the event streams of every process. Kept for an hour. `xid` is the transaction that wrote
-- the row: rows of later transactions may become visible first. Ticks have no user_id: no shopper hears of them.
create table order_news (
  news_id bigint generated always as identity primary key,
  xid xid8 not null default pg_current_xact_id(),
  order_id uuid not null,
  user_id uuid,
  vendor_id uuid not null,
  order_status text not null,
  picked boolean not null,
  at timestamptz not null
);
create index order_news_by_xid on order_news (xid);
create index order_news_by_age on order_news (at);

do $rights$
begin
  if exists (select from pg_roles where rolname = 'app_rw') then
    revoke update on order_news from app_rw;
  end if;
end $rights$;
