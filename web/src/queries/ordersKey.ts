/** Of what screens have asked about orders: their shoppers' and their vendors'. */
export const ORDERS_KEY = ['orders'] as const;
