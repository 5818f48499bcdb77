/** The tabs of the profile that show a page of another feature, as the address names them. */
export const TABS = ['orders', 'saved-recipes', 'add-recipe'] as const;
export type Tab = (typeof TABS)[number];
