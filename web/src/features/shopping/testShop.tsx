import type { ComparedStore } from '@larder/shared/contract/compare';
import type { Order } from '@larder/shared/contract/orders';
import { cents } from '@larder/shared/domain/money';
import { screen, within } from '@testing-library/react';

import { startTrip, type Trip } from '#state/trip';
import { id, vendor } from '#testing/comparison';
import { openPage, someone } from '#testing/page';

import { ShoppingPage } from './ShoppingPage.tsx';

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
