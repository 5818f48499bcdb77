import { listDemand } from '@larder/shared/stores/demand.calls';
import { listVendorStores } from '@larder/shared/stores/stores.calls';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { cornerShop, ingredient } from '#testing/catalogue.ts';
import { openPage, someone } from '#testing/page.tsx';
import { mockServer } from '#testing/server.ts';

import { VendorDemandPage } from './VendorDemandPage.tsx';

const server = mockServer();
const vendor = someone({ role: 'vendor' });
const WEEKS = ['2026-11-16', '2026-11-09', '2026-11-02', '2026-10-26'];
const other = { ...cornerShop, store_id: '01890000-0000-7000-8000-00000000000b', name: 'Far Shop' };

function wanted(n: number, name: string, shoppers: number[]) {
  const { ingredient_id, unit_quantity, unit, category, image } = ingredient(n, name);
  const pack = { ingredient_id, name, unit_quantity, unit, category, image };
  return { store_id: cornerShop.store_id, ...pack, shoppers };
}

beforeEach(() => server.answers(listVendorStores, { value: [cornerShop, other] }));

function open(at = '/vendor/demand') {
  return openPage(<VendorDemandPage />, { at, as: vendor });
}

test('shows how many wanted what, week by week, and leads to the shelf form', async () => {
  server.answers(listDemand, { weeks: WEEKS, value: [wanted(1, 'Cilantro', [14, 0, 5, 0])] });
  open();
  const row = await screen.findByRole('row', { name: /Cilantro/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['Cilantro500 gm', 'Corner Shop', '14', '–fewer than 5', '5', '–fewer than 5', 'Add']);
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toContain(
    'Week of Nov 16',
  );
  expect(screen.getByRole('link', { name: 'Add Cilantro to Corner Shop' })).toHaveAttribute(
    'href',
    `/vendor/add-inventory?store=${cornerShop.store_id}&q=Cilantro`,
  );
});

test('one store is asked about alone', async () => {
  const seen = server.answers(listDemand, { weeks: WEEKS, value: [] });
  const { user } = open();
  await user.selectOptions(await screen.findByLabelText('Store'), 'Far Shop');
  await expect.poll(() => seen.at(-1)?.query).toEqual({ store_id: other.store_id });
});

test('without any, it says from when on something is here', async () => {
  server.answers(listDemand, { weeks: WEEKS, value: [] });
  open();
  expect(await screen.findByText('Nothing yet')).toBeVisible();
});

test('a failed request can be retried', async () => {
  server.refuses(listDemand, 'unavailable');
  const { user } = open();
  await screen.findByText('Failed to load what was wanted. Please try again.');
  server.answers(listDemand, { weeks: WEEKS, value: [wanted(1, 'Cilantro', [5, 0, 0, 0])] });
  await user.click(screen.getByRole('button', { name: /Try Again/ }));
  expect(await screen.findByRole('row', { name: /Cilantro/ })).toBeVisible();
});
