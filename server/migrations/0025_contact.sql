-- How to reach a shopper or a vendor: as in shared/src/basics/phone.ts. A store without its own has its vendor's.
alter table users add column phone text;
alter table users add constraint users_phone_check check (status = 'active' or phone is null) not valid;
alter table stores add column phone text;

-- The shopper's phone as it was when the order was placed, and a note to the store; erased as the address is.
alter table orders add column customer_phone text;
alter table orders add column note text;

do $rights$
begin
  if exists (select from pg_roles where rolname = 'app_rw') then
    grant update (phone) on users to app_rw;
  end if;
end $rights$;
