import type { ComparedStore, ComparedVendor } from '@larder/shared/contract/compare';
import type { Order } from '@larder/shared/contract/orders';
import { cents } from '@larder/shared/domain/money';
import { screen, within } from '@testing-library/react';

import { startTrip, type Trip } from '#state/trip';
import { openPage, someone } from '#testing/page';

import { ShoppingPage } from './ShoppingPage.tsx';

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
  ...more,
});

/** Store n, n miles away, with rice, milk and eggs. */
export const store = (n: number, more: Partial<ComparedStore> = {}): ComparedStore => ({
  store_id: id(n),
  name: `Store ${n}`,
  store_type: 'Delivery',
  address: 'Street 1',
  location: { lat: 41.88, lng: -87.63 },
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

export const atStore = (n: number) => ({
  store_id: id(n),
  vendorId: id(90),
  vendorName: 'Vera',
  storeName: `Store ${n}`,
  storeType: 'Delivery' as const,
});

/** The default need is rice. */
export function shop(stores: ComparedStore[], more: Partial<Trip> = {}) {
  startTrip({
    vendors: [vendor(stores)],
    needs: [{ name: 'Rice', unit_quantity: 400, unit: 'gm', ingredient_id: id(1) }],
    here: { lat: 41.88, lng: -87.63 },
    hereLabel: '',
    radius: 25,
    ...more,
  });
  return openShopping();
}

/** Opens the page with the browser's stored state, as a reload does. */
export const openShopping = () => openPage(<ShoppingPage />, { at: '/shopping', as: someone() });

export const card = (name: string) => within(screen.getByRole('article', { name }));
export const carts = () => within(screen.getByRole('region', { name: 'Your Carts' }));
export const total = (of: ReturnType<typeof card>) => of.getByText('Total').parentElement;
export const packs = (of: ReturnType<typeof card>) =>
  of.getAllByRole('status').map((count) => count.textContent);

export function ordered(more: Partial<Order> = {}): Order {
  return {
    order_id: id(70),
    user_id: id(80),
    store_id: id(1),
    vendor_id: id(90),
    store_name: 'Store 1',
    delivery_method: 'Deliver',
    order_status: 'pending',
    payment_status: 'success',
    total_price: cents(600),
    created_at: new Date('2026-03-04T12:00:00.000Z'),
    updated_at: new Date('2026-03-04T12:00:00.000Z'),
    rejected_by: null,
    reject_reason: null,
    customer_name: 'Maya',
    delivery_address: 'Street',
    items: [],
    ...more,
  };
}
