create index concurrently product_codes_by_gtin on product_codes (gtin, vendor_id, ingredient_id);
