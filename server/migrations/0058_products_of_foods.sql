create index concurrently store_items_by_food on store_items (cell, food_id) include (store_id, ingredient_id, price_cents, quantity, pack_amount, pack_unit) where food_id is not null;
