/** What a vendor's API key may do: set prices and stock; see to orders. */
export const KEY_RIGHTS = ['stock', 'orders'] as const;
export type KeyRight = (typeof KEY_RIGHTS)[number];
