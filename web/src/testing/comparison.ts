import type { ComparedStore, ComparedVendor } from '@larder/shared/contract/compare';
import { cents } from '@larder/shared/domain/money';

import { free } from './catalogue.ts';

export const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** Packs of 500 gm at $n.00; ten in stock, one needed. */
export const item = (n: number, name: string, more: object = {}) => ({
  ingredient_id: id(n),
  name,
  unit_quantity: 500,
  unit: 'gm',
  price: cents(100 * n),
  quantity: 10,
  category: 'Pantry',
  image: null,
  wanted: name,
  packs_needed: 1,
  amount: 500,
  ...more,
});

/** Store n, n miles away, with rice, milk and eggs. */
export const store = (n: number, more: Partial<ComparedStore> = {}): ComparedStore => ({
  store_id: id(n),
  name: `Store ${n}`,
  store_type: 'Delivery',
  address: 'Street 1',
  location: { lat: 41.88, lng: -87.63 },
  ...free,
  distance: n,
  coverage: { matched: 3, wanted: 3 },
  missing: [],
  items: [item(1, 'Rice'), item(2, 'Milk'), item(3, 'Eggs')],
  ...more,
});

export const vendor = (stores: ComparedStore[]): ComparedVendor => ({
  user_id: id(90),
  name: 'Vera',
  stores,
});
