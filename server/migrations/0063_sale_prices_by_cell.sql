create index concurrently store_items_of_cell on store_items (cell, ingredient_id) include (store_id, price_cents, quantity, sale_cents, sale_from, sale_until);
