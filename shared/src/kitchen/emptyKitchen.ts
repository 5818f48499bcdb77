import type { KitchenState } from './kitchen.calls.ts';

export const EMPTY_KITCHEN: KitchenState = {
  seq: 0,
  lines: [],
  ownCategories: [],
  ownGrams: [],
  removed: [],
  leastGeneration: 1,
  carts: [],
  pantryOn: true,
  pantry: [],
  cooked: [],
  ordered: [],
  placed: [],
  aisles: [],
};
