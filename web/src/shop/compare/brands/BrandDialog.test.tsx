import { cents } from '@larder/shared/basics/money';
import type { BrandChoice } from '@larder/shared/kitchen/brands.model';
import { listNearbyPlaces } from '@larder/shared/stores/places.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';

import { KitchenSync } from '#layouts/KitchenSync.tsx';
import { ShoppingPage } from '#shop/compare/ShoppingPage.tsx';
import { card, total } from '#shop/compare/testShop.tsx';
import { id, item, startListed, store, vendor } from '#testing/comparison.ts';
import { mockKitchen, SAM } from '#testing/kitchen.ts';
import { openPage, someone } from '#testing/page.tsx';
import { mockServer } from '#testing/server.ts';

const server = mockServer();
beforeEach(() => void server.answers(listNearbyPlaces, { value: [] }));
// Preloaded, so that the first test does not wait for it.
beforeAll(() => import('./BrandDialog.tsx'), 60_000);

const need = (n: number, name: string) => ({
  name,
  unit_quantity: 400,
  unit: 'gm' as const,
  ingredient_id: id(n),
});
const product = (n: number, brand: string, price: number) =>
  item(n, `${brand} milk`, { wanted: 'Milk', food: 'Milk', brand, price: cents(price) });
const [LUCERNE, HORIZON] = [product(2, 'Lucerne', 300), product(12, 'Horizon', 500)];
const MILK = { ...LUCERNE, packs: [LUCERNE, HORIZON] };
const CHOSEN = { food: 'Milk', ingredient_id: id(2) };

/** A store with rice and two brands of milk, of a household that has chosen these. */
async function open(...brands: readonly BrandChoice[]) {
  const kitchen = mockKitchen(server);
  for (const payload of brands) kitchen.act({ kind: 'brand_choice', payload });
  startListed({
    vendors: [
      vendor([store(1, { items: [item(1, 'Rice'), MILK], coverage: { matched: 2, wanted: 2 } })]),
    ],
    needs: [need(1, 'Rice'), need(2, 'Milk')],
    here: { lat: 41.88, lng: -87.63 },
    hereLabel: '',
    radius: 25,
  });
  const { user } = openPage(
    <>
      <KitchenSync />
      <ShoppingPage />
    </>,
    { at: '/shopping', as: someone({ id: SAM, name: 'Sam Rivera' }) },
  );
  await waitFor(() => expect(kitchen.state().lines).toHaveLength(2));
  async function openBrands() {
    await user.click(await screen.findByRole('button', { name: 'Brands of Milk' }));
    return within(await screen.findByRole('dialog', { name: 'Brands of Milk' }));
  }
  return { kitchen, user, openBrands };
}
const store1 = () => card('Store 1');

test('a chosen brand is bought from then on, and says so; a second press forgets it', async () => {
  const { kitchen, user, openBrands } = await open();
  expect(store1().getByText('Lucerne milk')).toBeVisible();
  expect(total(store1())).toHaveTextContent('$4.00');
  const dialog = await openBrands();
  expect(dialog.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'HorizonAlways Horizon for MilkNever Horizon for Milk',
    'LucerneAlways Lucerne for MilkNever Lucerne for Milk',
  ]);
  const always = dialog.getByRole('button', { name: 'Always Horizon for Milk' });
  await user.click(always);
  expect(always).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() =>
    expect(kitchen.state().brands).toEqual([{ ...CHOSEN, brand: 'Horizon', choice: 'prefer' }]),
  );
  await user.keyboard('{Escape}');
  expect(await store1().findByText('Horizon milk')).toBeVisible();
  expect(store1().getByText('Horizon, your brand')).toBeVisible();
  expect(total(store1())).toHaveTextContent('$6.00');

  const again = await openBrands();
  await user.click(again.getByRole('button', { name: 'Always Horizon for Milk' }));
  await waitFor(() => expect(kitchen.state().brands).toEqual([]));
  await user.keyboard('{Escape}');
  expect(await store1().findByText('Lucerne milk')).toBeVisible();
});

test('Undo puts back what was chosen before', async () => {
  const { kitchen, user, openBrands } = await open({
    ...CHOSEN,
    brand: 'Lucerne',
    choice: 'prefer',
  });
  const dialog = await openBrands();
  await user.click(dialog.getByRole('button', { name: 'Always Horizon for Milk' }));
  await waitFor(() => expect(kitchen.state().brands?.[0]?.brand).toBe('Horizon'));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(kitchen.state().brands).toEqual([{ ...CHOSEN, brand: 'Lucerne', choice: 'prefer' }]),
  );
});

test('of brands that are never wanted none is bought; the store says so, and the way back', async () => {
  const { kitchen, user, openBrands } = await open({
    ...CHOSEN,
    brand: 'Lucerne',
    choice: 'never',
  });
  expect(await store1().findByText('Horizon milk')).toBeVisible();
  const dialog = await openBrands();
  await user.click(dialog.getByRole('button', { name: 'Never Horizon for Milk' }));
  await waitFor(() => expect(kitchen.state().brands).toHaveLength(2));
  await user.keyboard('{Escape}');
  expect(await store1().findByText(/^Only brands you never want:/)).toBeVisible();
  expect(store1().queryByText('Horizon milk')).toBeNull();
  expect(total(store1())).toHaveTextContent('$1.00');
  await user.click(await screen.findByRole('button', { name: 'What is bought where' }));
  expect(await screen.findByText('Milk: only brands you never want')).toBeVisible();

  const again = await openBrands();
  await user.click(again.getByRole('button', { name: 'Never Horizon for Milk' }));
  await user.keyboard('{Escape}');
  expect(await store1().findByText('Horizon milk')).toBeVisible();
});

test('what another member chooses counts here, too', async () => {
  const { kitchen } = await open();
  kitchen.act({
    kind: 'brand_choice',
    payload: { food: 'milk', brand: 'HORIZON', choice: 'prefer' },
  });
  expect(await store1().findByText('Horizon milk')).toBeVisible();
});
