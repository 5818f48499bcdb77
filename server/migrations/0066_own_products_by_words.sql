create index concurrently own_products_by_words on ingredients using gin (word_vector(coalesce(brand, '') || ' ' || name)) where vendor_id is not null and archived_at is null;
