create index concurrently orders_by_slot on orders (vendor_id, coalesce(slot_starts_at, timestamptz '9999-12-31 00:00:00+00'), order_id);
