/** Our own recipes that the demo's shopper saved, the last first. */
export const DEMO_SAVED: readonly { readonly id: number; readonly daysAgo: number }[] = [
  { id: 5010, daysAgo: 1 },
  { id: 2001, daysAgo: 6 },
  { id: 3025, daysAgo: 13 },
  { id: 1004, daysAgo: 40 },
];

/** What the demo's shopper cooked. `dish` is the number of one of our recipes, or the title of an own one. */
export const DEMO_COOKED: readonly {
  readonly dish: number | string;
  readonly daysAgo: number;
  readonly note: string | null;
  readonly rating: number | null;
}[] = [
  { dish: 2001, daysAgo: 37, note: null, rating: 4 },
  { dish: 2001, daysAgo: 20, note: 'Half the chili for the children.', rating: 5 },
  { dish: 2001, daysAgo: 5, note: 'Doubled it; the rest is in the freezer.', rating: 5 },
  { dish: 3025, daysAgo: 12, note: 'Ten minutes longer in the oven.', rating: 3 },
  { dish: 'Grandma’s tomato spaghetti', daysAgo: 30, note: null, rating: 5 },
  {
    dish: 'Grandma’s tomato spaghetti',
    daysAgo: 9,
    note: 'Better with the good tomatoes.',
    rating: 5,
  },
];

/** What the demo's shopper has on the list, by hand. `isGot`: it is in the house already. */
export const DEMO_LIST: readonly {
  readonly name: string;
  readonly amount: number;
  readonly unit: string;
  readonly isGot?: true;
}[] = [
  { name: 'Banana', amount: 6, unit: '' },
  { name: 'Spinach', amount: 200, unit: 'g' },
  { name: 'Whole milk', amount: 1, unit: 'quart' },
  { name: 'Greek yogurt', amount: 2, unit: 'cup' },
  { name: 'Eggs', amount: 12, unit: '', isGot: true },
  { name: 'White rice (long grain)', amount: 500, unit: 'g' },
  { name: 'Olive oil', amount: 3, unit: 'tbsp' },
];

/** What the demo's shopper has at home. Units: gm; without an amount it is always there. */
export const DEMO_PANTRY: readonly { readonly name: string; readonly amount?: number }[] = [
  { name: 'Salt' },
  { name: 'Black pepper' },
  { name: 'Olive oil' },
  { name: 'All-purpose flour', amount: 1_200 },
  { name: 'White rice (long grain)', amount: 300 },
];
