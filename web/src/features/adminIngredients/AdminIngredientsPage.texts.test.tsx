import {
  listAdminIngredients,
  listIngredientPictures,
} from '@larder/shared/contract/adminIngredients';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { openPage, someone } from '#testing/page';
import { standInServer } from '#testing/server';

import { AdminIngredientsPage } from './AdminIngredientsPage.tsx';

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
  aliases: [],
  archived_at: null,
  merged_into: null,
};
const open = () =>
  openPage(<AdminIngredientsPage />, { at: '/admin/ingredients', as: someone({ role: 'admin' }) });

test('the form asks for name, unit quantity and unit; a row is edited in place', async () => {
  server.answers(listAdminIngredients, { ingredients: [rice], total: 1, truncated: false });
  server.answers(listIngredientPictures, { pictures: [] });
  const { user } = open();
  expect(screen.getByRole('heading', { level: 1, name: 'Ingredient Management' })).toBeVisible();
  const form = within(screen.getByRole('form', { name: 'Add ingredient' }));
  for (const label of ['Ingredient Name', 'Unit Quantity', 'Unit']) {
    expect(form.getByLabelText(label)).toBeVisible();
  }
  const table = within(await screen.findByRole('table', { name: 'Ingredients' }));
  expect(table.getByRole('button', { name: 'Delete Rice' })).toBeVisible();
  await user.click(table.getByRole('button', { name: 'Edit Rice' }));
  expect(table.getByRole('button', { name: 'Save' })).toBeVisible();
  expect(table.getByRole('button', { name: 'Cancel' })).toBeVisible();
});

test('a catalogue that does not come is told in both sentences', async () => {
  server.refuses(listAdminIngredients, 'not_allowed');
  open();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Failed to load ingredients.');
  expect(alert).toHaveTextContent('Unauthorized or failed to fetch ingredients');
});
