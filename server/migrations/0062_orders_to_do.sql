create index concurrently orders_to_do on orders (vendor_id, (status <> 'pending'), coalesce(slot_starts_at, timestamptz '9999-12-31 00:00:00+00'), order_id) where status in ('pending', 'Accepted');
