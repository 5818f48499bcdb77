-- Who picks an order up is not visited: the store, with all its pickers, has no need of the home address.
update orders set delivery_address = null where delivery_method = 'Pickup' and delivery_address is not null;
