create unique index concurrently stock_movements_of_change on stock_movements (change_id, reason) where change_id is not null;
