-- What is sold by weight: a pack is the step in which it is ordered, and it is weighed when it is picked.
alter table store_items add column by_weight boolean not null default false;

-- A line keeps how it was sold. `weighed` is in the unit of its pack; `weighed_cents` is what the line costs while its
-- weight counts: without it the line costs its packs, as every line of before.
alter table order_items add column by_weight boolean not null default false;
alter table order_items add column weighed numeric(12, 3);
alter table order_items add column weighed_cents bigint;
alter table order_items add column weight_state text;
alter table order_items add column weighed_at timestamptz;
-- Not valid: what is there fits, and looking through all lines would hold them for as long.
alter table order_items add constraint order_items_weight_check check (
  num_nulls(weighed, weight_state, weighed_at) in (0, 3) and (weighed is null or by_weight and weighed > 0)) not valid;
alter table order_items add constraint order_items_weight_state_check
  check (weight_state in ('weighed', 'proposed', 'kept', 'refused')) not valid;
alter table order_items add constraint order_items_weight_cost_check check (
  (weighed_cents is not null) = (weight_state is not null and weight_state in ('weighed', 'kept'))
  and weighed_cents >= 0) not valid;

-- What is given instead of a line may be sold by weight too.
alter table line_changes add column by_weight boolean not null default false;

do $rights$
begin
  if exists (select from pg_roles where rolname = 'app_rw') then
    grant update (weighed, weighed_cents, weight_state, weighed_at) on order_items to app_rw;
  end if;
end $rights$;
