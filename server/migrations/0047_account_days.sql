-- What an account has written on a day that stays: entries of the audit log with the rows behind them, lines of orders,
-- KiB of answers kept for repeats; and how often it has signed in. The two limits are those of server/src/platform/http/accountDay.ts;
-- as constraints they hold for any number of requests at once. No foreign key: the row is of a day, not of the account.
create table account_days (
  user_id uuid primary key,
  -- In UTC.
  day date not null,
  entries integer not null,
  sign_ins integer not null,
  constraint account_days_entries check (entries between 0 and 100000),
  constraint account_days_sign_ins check (sign_ins between 0 and 1000)
);
create index account_days_by_day on account_days (day);

-- Decided requests but the newest are deleted; the audit log keeps what happened.
do $rights$
begin
  if exists (select from pg_roles where rolname = 'app_rw') then
    grant delete on product_requests to app_rw;
  end if;
end $rights$;
