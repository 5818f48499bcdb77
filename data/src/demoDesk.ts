import { cents } from '@larder/shared/basics/money';
import type { ProductWish } from '@larder/shared/food/productRequests.calls';

/** What customers of the demo's vendor told the store, by order; most say nothing. */
export const DEMO_NOTES: readonly (string | undefined)[] = [
  'Please ring twice, the bell is quiet.',
  undefined,
  'Third floor, no lift.\nThe dog is kind.',
  undefined,
  'Ripe avocados, for tonight.',
];

/** Names that nothing in the catalogue matched, and how many asked. */
export const DEMO_UNMATCHED: readonly { readonly name: string; readonly times: number }[] = [
  { name: 'yuzu kosho', times: 31 },
  { name: 'purple ube', times: 18 },
  { name: 'vegan feta', times: 12 },
  { name: 'pandan leaf', times: 7 },
];

/** Products that the demo's vendor misses. */
export const DEMO_WISHES: readonly Omit<ProductWish, 'store_id'>[] = [
  {
    name: 'Yuzu juice',
    unit_quantity: 150,
    unit: 'ml',
    category: 'Condiments & Spices',
    price: cents(899),
    quantity: 12,
  },
  {
    name: 'Ube halaya',
    unit_quantity: 340,
    unit: 'gm',
    category: 'Pantry',
    price: cents(649),
    quantity: 20,
  },
  {
    name: 'Vegan feta cubes',
    unit_quantity: 200,
    unit: 'gm',
    category: 'Dairy',
    price: cents(549),
    quantity: 16,
  },
];
