-- How many operations of kitchens an account has made on its day, and their bytes as JSON: of a household of several nobody
-- uses up the whole day. The limits are those of shared/src/domain/kitchenOps.ts.
alter table account_days add column kitchen_ops integer not null default 0, add column kitchen_bytes integer not null default 0;
