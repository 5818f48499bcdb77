-- Keys with which a vendor's own programs call, until somebody revokes them.
create table api_keys (
  key_id uuid primary key,
  vendor_id uuid not null references users (user_id),
  name text not null check (length(name) between 1 and 60),
  rights text[] not null check (rights <@ array['stock', 'orders'] and cardinality(rights) between 1 and 2),
  token_hash bytea not null unique,
  created_at timestamptz not null,
  -- To a minute.
  last_used_at timestamptz
);
create index api_keys_of on api_keys (vendor_id, created_at, key_id);

-- Addresses that a vendor wants events sent to.
create table webhooks (
  webhook_id uuid primary key,
  vendor_id uuid not null references users (user_id),
  address text not null check (length(address) <= 2048),
  events text[] not null check (events <@ array['order_placed', 'order_changed', 'stock_low'] and cardinality(events) between 1 and 3),
  -- Signs what is sent, so it is kept as it is.
  secret bytea not null check (length(secret) = 32),
  created_at timestamptz not null,
  -- Since when nothing has got through.
  failing_since timestamptz
);
create index webhooks_of on webhooks (vendor_id, created_at, webhook_id);

-- What is to be sent to a webhook, and what was; those of one store in the order of their numbers.
create table webhook_deliveries (
  delivery_no bigint generated always as identity primary key,
  delivery_id uuid not null unique default gen_random_uuid(),
  webhook_id uuid not null references webhooks (webhook_id) on delete cascade,
  -- null of a test.
  store_id uuid,
  event text not null check (event in ('order_placed', 'order_changed', 'stock_low', 'test')),
  data jsonb not null,
  at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  tries integer not null default 0,
  -- The last answer; null: none.
  status integer,
  tried_at timestamptz,
  due_at timestamptz not null,
  -- It is given up a day after.
  since timestamptz not null
);
create index webhook_deliveries_of on webhook_deliveries (webhook_id, delivery_no);
-- A queue is a store's of a webhook; tests have one of their own.
create index webhook_deliveries_waiting on webhook_deliveries (webhook_id, (coalesce(store_id, webhook_id)), delivery_no)
  where state = 'waiting';
create index webhook_deliveries_due on webhook_deliveries (due_at) where state = 'waiting';
create index webhook_deliveries_by_time on webhook_deliveries (at);

-- Events are written in the transaction of what happened, so none is lost and none is told that did not happen. Behind one
-- that is tried again later they wait as long as the first does.
create function deliver_order() returns trigger language plpgsql as $$
begin
  insert into webhook_deliveries (webhook_id, store_id, event, data, at, since, due_at)
  select w.webhook_id, o.store_id, e.event,
         jsonb_build_object('order_id', o.order_id, 'store_id', o.store_id, 'order_status', new.order_status),
         new.at, new.at, coalesce((select d.due_at from webhook_deliveries d
           where d.webhook_id = w.webhook_id and coalesce(d.store_id, d.webhook_id) = o.store_id and d.state = 'waiting'
           order by d.delivery_no limit 1), new.at)
  from webhooks w join orders o on o.order_id = new.order_id,
       (select case new.order_status when 'pending' then 'order_placed' else 'order_changed' end as event) e
  where w.vendor_id = new.vendor_id and e.event = any(w.events)
  -- One that is being deleted is waited for and left out; the foreign key alone would refuse the order.
  for key share of w;
  return null;
end $$;

create trigger orders_delivered after insert on order_news
  for each row when (not new.picked) execute function deliver_order();

-- Low as the vendor's screens say: from `low_at` packs on, else from 5. One that is gone at once counts, too.
create function deliver_low() returns trigger language plpgsql as $$
begin
  insert into webhook_deliveries (webhook_id, store_id, event, data, at, since, due_at)
  select w.webhook_id, s.store_id, 'stock_low',
         jsonb_build_object('store_id', s.store_id, 'ingredient_id', g.ingredient_id, 'name', g.name, 'sku', g.sku,
           'quantity', new.quantity, 'low_at', coalesce(new.low_at, 5)),
         now(), now(), coalesce((select d.due_at from webhook_deliveries d
           where d.webhook_id = w.webhook_id and coalesce(d.store_id, d.webhook_id) = s.store_id and d.state = 'waiting'
           order by d.delivery_no limit 1), now())
  from stores s join webhooks w on w.vendor_id = s.vendor_id and 'stock_low' = any(w.events),
       ingredients g
  -- The packs of a merged ingredient only move to the shelf of the other.
  where s.store_id = new.store_id and g.ingredient_id = new.ingredient_id and g.merged_into is null
  for key share of w;
  return null;
end $$;

create trigger items_low after update of quantity on store_items
  for each row when (new.removed_at is null and old.quantity > coalesce(new.low_at, 5) and new.quantity <= coalesce(new.low_at, 5))
  execute function deliver_low();
