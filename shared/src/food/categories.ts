/** Groups of the grocery list, in display order. Source: specification section 2. */
export const CATEGORIES = [
  'Produce',
  'Dairy',
  'Meat & Seafood',
  'Pantry',
  'Condiments & Spices',
  'Other',
] as const;
export type Category = (typeof CATEGORIES)[number];
