-- Distributes the tables over the nodes of a Citus cluster, by store. Past one database: docs/operations.md, "Growth".
--
-- Run once by the owner on the coordinator, with the program stopped, after all migrations; the extension is there and the
-- nodes were added. lab/checks/distribution.test.ts runs it on every change: all tables are named, keys and foreign keys
-- have the column by which their table is distributed. Never run on Citus itself.
--
-- Most calls stay on the node of one store once their statements name it. What today's statements do instead, by call;
-- the check compares these lines with the plans. "every node": no value for the column; "no value": written without it.
--
-- place: every node order_items, store_items; no value audit_log, order_events, order_items, order_news
--   The shelves and goods of all orders are one statement: one for each store instead, and its store in each row.
-- accept: every node line_changes, order_items, order_returns, orders; no value audit_log, order_events, order_news
-- deliver: every node line_changes, order_items, order_returns, orders; no value audit_log, order_events, order_news
-- cancel: every node line_changes, order_items, order_returns, orders, slot_bookings, store_items; no value audit_log, order_events, order_news
--   The call names the order alone. Answers have the store's id, so the pages can send it along; who sends none pays one
--   look at every node. Statements after it name the store that was read.
-- vendor's orders: every node line_changes, order_items, order_returns, order_sum_changes, order_sums, orders
--   A vendor has stores on several nodes: each gives its first page. With the filter by store it is one node.
-- my orders: every node line_changes, order_items, order_returns, orders
--   A shopper buys in several stores: each node gives its first page, by the index orders_by_user.
-- compare: every node store_items
--   The stores of a neighbourhood are on any node. Each node ranks its own; 20 of them come back from each.
--
-- The readers of order_news and kitchen_news go by the numbers of transactions, which each node counts for itself: they read
-- each node by a connection of their own. So does the sender of notices, with a place in notice_desk for each node.

-- 1. What belongs to an order has its store.
alter table order_items add column store_id uuid;
alter table order_events add column store_id uuid;
alter table picked_lines add column store_id uuid;
alter table line_changes add column store_id uuid;
alter table order_news add column store_id uuid;
update order_items t set store_id = o.store_id from orders o where o.order_id = t.order_id;
update order_events t set store_id = o.store_id from orders o where o.order_id = t.order_id;
update picked_lines t set store_id = o.store_id from orders o where o.order_id = t.order_id;
update line_changes t set store_id = o.store_id from orders o where o.order_id = t.order_id;
update order_news t set store_id = o.store_id from orders o where o.order_id = t.order_id;

-- Citus has no triggers on distributed tables: the statements that place and change orders write order_sum_changes too,
-- and the one that folds them adds them to order_days.
drop trigger orders_placed on orders;
drop trigger orders_changed on orders;
drop trigger order_sum_changes_folded on order_sum_changes;

-- The same for sessions: what ends one tells the channel `ended` in its own statement, and deletes its push_devices. Until
-- then streams of ended sessions close with their heartbeat, within 10 seconds.
drop trigger sessions_ended on sessions;
drop trigger devices_ended on sessions;
drop trigger accounts_changed on users;
drop trigger stores_changed on stores;

-- And for webhooks: what writes order_news, or lowers stock, writes webhook_deliveries in its own statement.
drop trigger orders_delivered on order_news;
drop trigger items_low on store_items;

alter table orders drop constraint orders_pkey cascade, add primary key (store_id, order_id);
alter table order_items drop constraint order_items_pkey cascade, add primary key (store_id, order_id, line_no),
  add foreign key (store_id, order_id) references orders;
alter table order_events drop constraint order_events_pkey, add primary key (store_id, order_id, to_status),
  add foreign key (store_id, order_id) references orders;
alter table picked_lines drop constraint picked_lines_pkey, add primary key (store_id, order_id, line_no),
  add foreign key (store_id, order_id, line_no) references order_items;
alter table line_changes drop constraint line_changes_pkey cascade, add primary key (store_id, change_id),
  add foreign key (store_id, order_id, line_no) references order_items,
  add foreign key (store_id, order_id, new_line_no) references order_items (store_id, order_id, line_no);
alter table order_returns drop constraint order_returns_pkey cascade, add primary key (store_id, return_id),
  add foreign key (store_id, order_id, line_no) references order_items;
alter table stock_movements drop constraint stock_movements_pkey, add primary key (store_id, movement_id),
  add foreign key (store_id, order_id) references orders,
  add foreign key (store_id, change_id) references line_changes,
  add foreign key (store_id, return_id) references order_returns;
alter table price_changes drop constraint price_changes_pkey, add primary key (store_id, change_id);
alter table order_sum_changes drop constraint order_sum_changes_pkey, add primary key (store_id, change_id);
alter table order_news drop constraint order_news_pkey, add primary key (store_id, news_id);
drop index line_changes_proposed, stock_movements_of_change, stock_movements_of_return;
create unique index line_changes_proposed on line_changes (store_id, order_id, line_no) where state = 'proposed';
create unique index stock_movements_of_change on stock_movements (store_id, change_id, reason) where change_id is not null;
create unique index stock_movements_of_return on stock_movements (store_id, return_id, reason) where return_id is not null;

-- 2. What belongs to an own recipe has its account.
alter table recipe_items add column user_id uuid;
alter table recipe_lines add column user_id uuid;
alter table recipe_steps add column user_id uuid;
update recipe_items t set user_id = r.user_id from recipes r where r.recipe_id = t.recipe_id;
update recipe_lines t set user_id = r.user_id from recipes r where r.recipe_id = t.recipe_id;
update recipe_steps t set user_id = r.user_id from recipes r where r.recipe_id = t.recipe_id;
alter table recipes drop constraint recipes_pkey cascade, add primary key (user_id, recipe_id);
alter table recipe_items drop constraint recipe_items_pkey, add primary key (user_id, recipe_id, line_no),
  add foreign key (user_id, recipe_id) references recipes;
alter table recipe_lines drop constraint recipe_lines_pkey, add primary key (user_id, recipe_id, line_no),
  add foreign key (user_id, recipe_id) references recipes;
alter table recipe_steps drop constraint recipe_steps_pkey, add primary key (user_id, recipe_id, step_no),
  add foreign key (user_id, recipe_id) references recipes;
alter table cooked_recipes drop constraint cooked_recipes_pkey, add primary key (user_id, cooked_id),
  add foreign key (user_id, recipe_id) references recipes on delete cascade;
alter table collections drop constraint collections_pkey cascade, add primary key (user_id, collection_id);
alter table collection_recipes add foreign key (user_id, collection_id) references collections on delete cascade,
  add foreign key (user_id, recipe_id) references recipes on delete cascade;
drop index collection_recipes_found, collection_recipes_own;
create unique index collection_recipes_found on collection_recipes (user_id, collection_id, provider_id)
  where provider_id is not null;
create unique index collection_recipes_own on collection_recipes (user_id, collection_id, recipe_id)
  where recipe_id is not null;

-- 3. The log of what was done: of an order with its store, so that an order writes to one node; else with the actor.
alter table audit_log add column home uuid;
alter table audit_rows add column home uuid;
update audit_log set home = coalesce((detail ->> 'store_id')::uuid, actor_id, target_id, gen_random_uuid());
update audit_rows r set home = a.home from audit_log a where a.audit_id = r.audit_id;
alter table audit_log drop constraint audit_log_pkey cascade, add primary key (home, audit_id);
alter table audit_rows drop constraint audit_rows_pkey, add primary key (home, audit_id, row_no),
  add foreign key (home, audit_id) references audit_log;

-- 4. Small tables that point into distributed ones: the program deletes these rows with their household. A link to a recipe
-- that is gone opens nothing, and goes when its time is over.
alter table household_members drop constraint household_members_household_id_fkey;
alter table household_invites drop constraint household_invites_household_id_fkey;
alter table shopping_links drop constraint shopping_links_household_id_fkey;
alter table calendar_links drop constraint calendar_links_household_id_fkey;
alter table kitchen_news drop constraint kitchen_news_pkey, add primary key (household_id, news_id);
-- A device outlives its session, which is on one node.
alter table push_devices drop constraint push_devices_session_id_fkey;
-- A token is found by its hash alone, on another node than its session.
alter table refresh_tokens drop constraint refresh_tokens_session_id_fkey;

-- 5. On every node: what is joined everywhere, is small and seldom changes.
select create_reference_table('users');
select create_reference_table('stores');
select create_reference_table('ingredients');
select create_reference_table('ingredient_aliases');
select create_reference_table('measures');
select create_reference_table('known_products');
select create_reference_table('shared_products');
select create_reference_table('product_codes');
select create_reference_table('shelf_mappings');
select create_reference_table('shelf_decisions');
select create_reference_table('product_requests');
select create_reference_table('staff_invitations');
select create_reference_table('staff_stores');
select create_reference_table('household_members');
select create_reference_table('household_invites');
select create_reference_table('shopping_links');
select create_reference_table('calendar_links');
select create_reference_table('recipe_links');
select create_reference_table('push_devices');
select create_reference_table('notice_desk');
select create_reference_table('api_keys');
select create_reference_table('webhooks');
select create_reference_table('webhook_deliveries');
select create_reference_table('demand_keys');
select create_reference_table('dismissed_names');
select create_reference_table('typical_prices');
select create_reference_table('typical_price_counts');
select create_reference_table('catalogue_version');
select create_reference_table('seeded_goods');
select create_reference_table('schema_migrations');
select create_reference_table('write_probe');

-- 6. By store.
select create_distributed_table('orders', 'store_id', colocate_with => 'none');
select create_distributed_table('order_items', 'store_id', colocate_with => 'orders');
select create_distributed_table('order_events', 'store_id', colocate_with => 'orders');
select create_distributed_table('order_news', 'store_id', colocate_with => 'orders');
select create_distributed_table('order_sums', 'store_id', colocate_with => 'orders');
select create_distributed_table('order_sum_changes', 'store_id', colocate_with => 'orders');
select create_distributed_table('picked_lines', 'store_id', colocate_with => 'orders');
select create_distributed_table('line_changes', 'store_id', colocate_with => 'orders');
select create_distributed_table('order_returns', 'store_id', colocate_with => 'orders');
select create_distributed_table('slot_bookings', 'store_id', colocate_with => 'orders');
select create_distributed_table('store_items', 'store_id', colocate_with => 'orders');
select create_distributed_table('stock_movements', 'store_id', colocate_with => 'orders');
select create_distributed_table('price_changes', 'store_id', colocate_with => 'orders');
select create_distributed_table('audit_log', 'home', colocate_with => 'orders');
select create_distributed_table('audit_rows', 'home', colocate_with => 'orders');

-- 7. By account.
select create_distributed_table('recipes', 'user_id', colocate_with => 'none');
select create_distributed_table('recipe_items', 'user_id', colocate_with => 'recipes');
select create_distributed_table('recipe_lines', 'user_id', colocate_with => 'recipes');
select create_distributed_table('recipe_steps', 'user_id', colocate_with => 'recipes');
select create_distributed_table('saved_recipes', 'user_id', colocate_with => 'recipes');
select create_distributed_table('cooked_recipes', 'user_id', colocate_with => 'recipes');
select create_distributed_table('collections', 'user_id', colocate_with => 'recipes');
select create_distributed_table('collection_recipes', 'user_id', colocate_with => 'recipes');
select create_distributed_table('own_aliases', 'user_id', colocate_with => 'recipes');
select create_distributed_table('plan_settings', 'user_id', colocate_with => 'recipes');
select create_distributed_table('idempotency_keys', 'user_id', colocate_with => 'recipes');
select create_distributed_table('account_days', 'user_id', colocate_with => 'recipes');
select create_distributed_table('notice_settings', 'user_id', colocate_with => 'recipes');
select create_distributed_table('notices', 'user_id', colocate_with => 'recipes');

-- 8. By household.
select create_distributed_table('households', 'household_id', colocate_with => 'none');
select create_distributed_table('kitchen_ops', 'household_id', colocate_with => 'households');
select create_distributed_table('kitchen_news', 'household_id', colocate_with => 'households');
select create_distributed_table('kitchen_carts', 'household_id', colocate_with => 'households');
select create_distributed_table('list_lines', 'household_id', colocate_with => 'households');
select create_distributed_table('list_contributions', 'household_id', colocate_with => 'households');
select create_distributed_table('pantry', 'household_id', colocate_with => 'households');
select create_distributed_table('plan_entries', 'household_id', colocate_with => 'households');
select create_distributed_table('aisle_orders', 'household_id', colocate_with => 'households');

-- 9. Each by what it is looked up by.
select create_distributed_table('sessions', 'session_id', colocate_with => 'none');
select create_distributed_table('refresh_tokens', 'token_hash', colocate_with => 'none');
select create_distributed_table('reset_tokens', 'token_hash', colocate_with => 'none');
select create_distributed_table('attempts', 'attempt_key', colocate_with => 'none');
select create_distributed_table('recipe_imports', 'import_id', colocate_with => 'none');
select create_distributed_table('recipe_import_rows', 'import_id', colocate_with => 'recipe_imports');
select create_distributed_table('order_days', 'vendor_id', colocate_with => 'none');
select create_distributed_table('demand_marks', 'who', colocate_with => 'none');
select create_distributed_table('demand_counts', 'area', colocate_with => 'none');
select create_distributed_table('unmatched_names', 'name', colocate_with => 'none');
select create_distributed_table('provider_days', 'day', colocate_with => 'none');
