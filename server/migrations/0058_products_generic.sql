create index concurrently ingredients_generic on ingredients (ingredient_id) where vendor_id is null;
