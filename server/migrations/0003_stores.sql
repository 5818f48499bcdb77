-- Closing a store tells how many accepted orders stay to be delivered; orders_pending_by_store counts
-- the pending ones.
create index orders_accepted_by_store on orders (store_id) where status = 'Accepted';
