/** Query key of all that is cached about orders, for shoppers and vendors. */
export const ORDERS_KEY = ['orders'] as const;
