create index concurrently store_items_weighed on store_items (store_id, ingredient_id) where by_weight;
