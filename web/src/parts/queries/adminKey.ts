/** Begins the keys of all that administrators read of people and orders. */
export const ADMIN_KEY = ['admin'] as const;
