create index concurrently order_days_by_day on order_days (day);
