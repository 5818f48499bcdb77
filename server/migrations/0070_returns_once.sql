create unique index concurrently stock_movements_of_return on stock_movements (return_id, reason) where return_id is not null;
