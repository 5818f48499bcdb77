import { listVendorIngredients } from '@larder/shared/contract/ingredients';
import { listVendorStores } from '@larder/shared/contract/stores';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { openPage, someone } from '#testing/page';
import { standInServer } from '#testing/server';

import { AddInventoryPage } from './AddInventoryPage.tsx';

const server = standInServer();
const rice = {
  ingredient_id: '01890000-0000-7000-8000-0000000000b1',
  name: 'Rice',
  unit_quantity: 500,
  unit: 'gm',
  category: 'Pantry' as const,
  image: null,
  kcal_per_100g: null,
  density_g_per_ml: null,
  grams_per_piece: null,
};

test('the table has the columns that are specified, the price a dollar sign', async () => {
  server.answers(listVendorStores, { value: [] });
  server.answers(listVendorIngredients, { message: [rice] });
  const as = someone({ role: 'vendor' });
  openPage(<AddInventoryPage />, { at: '/vendor/add-inventory', as });
  const table = within(await screen.findByRole('table', { name: 'Ingredients' }));
  expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'Name',
    'Unit Quantity',
    'Unit',
    'Price',
    'Quantity',
    'Add',
  ]);
  const price = table.getByLabelText('Price of Rice');
  expect(price.previousSibling).toHaveTextContent('$');
  expect(price).toHaveAttribute('min', '0');
  expect(price).toHaveAttribute('step', '0.01');
  expect(table.getByLabelText('Quantity of Rice')).toHaveAttribute('min', '0');
  expect(screen.getByRole('link', { name: 'Back to Inventory' })).toHaveAttribute(
    'href',
    '/vendor/inventory',
  );
});
