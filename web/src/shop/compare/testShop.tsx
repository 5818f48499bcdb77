import type { ComparedStore } from '@larder/shared/stores/compare.calls';
import { fireEvent, screen, within } from '@testing-library/react';

import type { Trip } from '#shop/compare/state/trip.ts';
import { id, vendor, startListed } from '#testing/comparison.ts';
import { openPage, someone } from '#testing/page.tsx';

import { ShoppingPage } from './ShoppingPage.tsx';

/** The default need is rice. */
export function shop(stores: ComparedStore[], more: Partial<Trip> = {}) {
  startListed({
    vendors: [vendor(stores)],
    needs: [{ name: 'Rice', unit_quantity: 400, unit: 'gm', ingredient_id: id(1) }],
    here: { lat: 41.88, lng: -87.63 },
    hereLabel: '',
    radius: 25,
    ...more,
  });
  return openShopping();
}

/** Opens the page with the browser's stored state, as a reload does; then every store's details. */
export function openShopping() {
  const page = openPage(<ShoppingPage />, { at: '/shopping', as: someone() });
  openDetails();
  return page;
}

/** Opens the details of the stores that are shown. */
function openDetails(): void {
  for (const arrow of screen.queryAllByRole('button', { name: /^Details of/, expanded: false }))
    fireEvent.click(arrow);
}

/** The list beside the stores, opened. */
export function needsPanel() {
  const button = screen.getByRole('button', { name: /^Ingredients \d+ of/ });
  if (button.getAttribute('aria-pressed') === 'false') fireEvent.click(button);
  return within(screen.getByRole('region', { name: 'Ingredients' }));
}

export const card = (name: string) => within(screen.getByRole('article', { name }));
export const carts = () => within(screen.getByRole('region', { name: 'Your Carts' }));
export const total = (of: ReturnType<typeof card>) => of.getByText('Total').parentElement;
export const packs = (of: ReturnType<typeof card>) =>
  of.getAllByRole('status').map((count) => count.textContent);
