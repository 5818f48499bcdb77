export const TABS = ['orders', 'saved-recipes', 'add-recipe', 'account'] as const;
export type Tab = (typeof TABS)[number];
