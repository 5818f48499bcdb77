import {
  createIngredients,
  deleteIngredients,
  listAdminIngredients,
  updateIngredients,
} from '@larder/shared/contract/admin';
import type { CatalogueIngredient } from '@larder/shared/contract/ingredients';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { openPage, someone } from '#testing/page';
import { standInServer } from '#testing/server';

import { AdminIngredientsPage } from './AdminIngredientsPage.tsx';

const server = standInServer();
const admin = someone({ role: 'admin' });

function ingredient(n: number, name: string): CatalogueIngredient {
  return {
    ingredient_id: `01890000-0000-7000-8000-0000000${10_000 + n}`,
    name,
    unit_quantity: 500,
    unit: 'gm',
    category: 'Pantry',
    image: null,
    kcal_per_100g: null,
    density_g_per_ml: null,
    grams_per_piece: null,
  };
}
const rice = ingredient(1, 'Rice');
const basil = ingredient(2, 'Basil');

function has(ingredients: CatalogueIngredient[]) {
  return server.answers(listAdminIngredients, { ingredients });
}
function open(ingredients = [rice, basil]) {
  has(ingredients);
  return openPage(<AdminIngredientsPage />, { at: '/admin/ingredients', as: admin });
}

test('adds an ingredient and is ready for the next', async () => {
  const { user } = open();
  const seen = server.answers(createIngredients, { message: '', ingredients: [] });
  await user.type(screen.getByLabelText('Ingredient Name'), ' Oats ');
  await user.type(screen.getByLabelText('Unit Quantity'), '750');
  await user.type(screen.getByLabelText('Unit'), 'gm{Enter}');
  expect(await screen.findByText('Oats added')).toBeVisible();
  expect(seen[0]?.body).toEqual({
    ingredients: [{ name: 'Oats', unit_quantity: 750, unit: 'gm' }],
  });
  expect(screen.getByLabelText('Ingredient Name')).toHaveValue('');
  expect(screen.getByLabelText('Ingredient Name')).toHaveFocus();
});

test('a quantity of 0 is not sent', async () => {
  const { user } = open();
  const seen = server.answers(createIngredients, { message: '', ingredients: [] });
  await user.type(screen.getByLabelText('Ingredient Name'), 'Oats');
  await user.type(screen.getByLabelText('Unit Quantity'), '0');
  await user.type(screen.getByLabelText('Unit'), 'gm');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Please enter valid unit quantity and unit (SI units only).',
  );
  expect(screen.getByLabelText('Unit Quantity')).toHaveFocus();
  expect(seen).toHaveLength(0);
});

test('says why adding failed, and asks for the same one again', async () => {
  const { user } = open();
  const first = server.refuses(createIngredients, 'ingredient_exists');
  await user.type(screen.getByLabelText('Ingredient Name'), 'Rice');
  await user.type(screen.getByLabelText('Unit Quantity'), '500');
  await user.type(screen.getByLabelText('Unit'), 'gm{Enter}');
  expect(await screen.findByText('Failed to add ingredient.')).toBeVisible();
  expect(screen.getByText('This ingredient already exists with the same pack size')).toBeVisible();
  const second = server.answers(createIngredients, { message: '', ingredients: [] });
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(second).toHaveLength(1));
  const key = 'idempotency-key';
  expect(second[0]?.headers.get(key)).toBe(first[0]?.headers.get(key));
});

test('edits in place: Enter saves, the focus goes back to Edit', async () => {
  const { user } = open();
  const seen = server.answers(updateIngredients, { message: '', ingredients: [] });
  await user.click(await screen.findByRole('button', { name: 'Edit Rice' }));
  const table = screen.getByRole('table', { name: 'Ingredients' });
  expect(within(table).getByLabelText('Name')).toHaveFocus();
  has([{ ...rice, unit_quantity: 1000 }, basil]);
  await user.clear(within(table).getByLabelText('Unit Quantity'));
  await user.type(within(table).getByLabelText('Unit Quantity'), '1000{Enter}');
  expect(await screen.findByText('Rice updated')).toBeVisible();
  expect(seen[0]?.body).toEqual({
    ingredients: [
      { ingredient_id: rice.ingredient_id, name: 'Rice', unit_quantity: 1000, unit: 'gm' },
    ],
  });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Edit Rice' })).toHaveFocus());
  expect(screen.getByRole('row', { name: /Rice/ })).toHaveTextContent('1000');
});

test('Escape leaves an edited row as it was', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Edit Rice' }));
  await user.keyboard('XX{Escape}');
  expect(await screen.findByRole('row', { name: /^Rice/ })).toBeVisible();
});

test('says when saving failed, and keeps what was typed', async () => {
  const { user } = open();
  server.refuses(updateIngredients, 'unavailable');
  await user.click(await screen.findByRole('button', { name: 'Edit Rice' }));
  await user.keyboard('{Backspace}X{Enter}');
  expect(await screen.findByText('Failed to update ingredient.')).toBeVisible();
  expect(
    within(screen.getByRole('table', { name: 'Ingredients' })).getByLabelText('Name'),
  ).not.toHaveValue('Rice');
});

test('deletes only after a yes', async () => {
  const { user } = open();
  const seen = server.answers(deleteIngredients, { message: '' });
  await user.click(await screen.findByRole('button', { name: 'Delete Rice' }));
  expect(seen).toHaveLength(0);
  has([basil]);
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Rice deleted')).toBeVisible();
  expect(seen[0]?.body).toEqual({ ingredient_ids: [rice.ingredient_id] });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Delete Basil' })).toHaveFocus());
});

test('says when deleting failed', async () => {
  const { user } = open();
  server.refuses(deleteIngredients, 'unavailable');
  await user.click(await screen.findByRole('button', { name: 'Delete Rice' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Failed to delete ingredient.')).toBeVisible();
});

test('searches, and shows a long catalogue in pages', async () => {
  const many = Array.from({ length: 357 }, (_, n) => ingredient(n, `Ingredient ${n}`));
  const { user } = open(many);
  expect(await screen.findByText('357 of 357')).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^Edit/ })).toHaveLength(50);
  await user.type(screen.getByRole('searchbox', { name: 'Search ingredients' }), '356');
  expect(await screen.findByText('1 of 357')).toBeVisible();
});

test('when the catalogue does not come, Try Again does', async () => {
  server.refuses(listAdminIngredients, 'unavailable');
  const { user } = openPage(<AdminIngredientsPage />, { at: '/admin/ingredients', as: admin });
  expect(await screen.findByText('Failed to load ingredients.')).toBeVisible();
  has([rice]);
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('row', { name: /Rice/ })).toBeVisible();
});
