export const TABS = ['orders', 'saved-recipes', 'add-recipe'] as const;
export type Tab = (typeof TABS)[number];
