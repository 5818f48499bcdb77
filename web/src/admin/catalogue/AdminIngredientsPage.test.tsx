import { mergeIngredients, viewMerge } from '@larder/shared/food/adminCatalogue.calls';
import {
  type AdminIngredient,
  createIngredients,
  deleteIngredients,
  listAdminIngredients,
  listIngredientPictures,
  updateIngredients,
  viewIngredientUse,
} from '@larder/shared/food/adminIngredients.calls';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { Outlet } from 'react-router';
import { expect, test } from 'vitest';

import { Main } from '#layouts/Main.tsx';
import { ingredient as inCatalogue } from '#testing/catalogue.ts';
import { openPage, openRoutes, someone } from '#testing/page.tsx';
import { mockServer } from '#testing/server.ts';

import { AdminIngredientsPage } from './AdminIngredientsPage.tsx';

const server = mockServer();
const admin = someone({ role: 'admin' });

function ingredient(n: number, name: string): AdminIngredient {
  return {
    ...inCatalogue(n, name),
    aliases: [],
    measures: [],
    archived_at: null,
    merged_into: null,
  };
}
const rice = ingredient(1, 'Rice');
const basil = ingredient(2, 'Basil');

const USE = { stores: 12, stocked_stores: 10, recipes: 1, pending_orders: 2 };

function has(ingredients: AdminIngredient[], total = ingredients.length) {
  const truncated = total > ingredients.length;
  return server.answers(listAdminIngredients, ({ query }) => ({
    ingredients,
    first: query['cursor'] === undefined ? 1 : 51,
    total,
    truncated,
    ...(truncated && { next_cursor: 'on' }),
    ...(query['cursor'] !== undefined && { previous_cursor: 'back' }),
  }));
}
function open(ingredients = [rice, basil], at = '/admin/ingredients') {
  has(ingredients);
  server.answers(viewIngredientUse, USE);
  server.answers(listIngredientPictures, {
    pictures: [{ image: '/images/ingredients/rice.webp', name: 'White rice' }],
  });
  return openPage(<AdminIngredientsPage />, { at, as: admin });
}

test('adds an ingredient and clears the form for the next', async () => {
  const { user } = open();
  const seen = server.answers(createIngredients, { message: '', ingredients: [] });
  expect(screen.getByRole('heading', { level: 1, name: 'Ingredient Management' })).toBeVisible();
  const form = within(screen.getByRole('form', { name: 'Add ingredient' }));
  await user.type(form.getByLabelText('Ingredient Name'), ' Oats ');
  await user.type(form.getByLabelText('Unit Quantity'), '750');
  await user.type(form.getByLabelText('Unit'), 'gm{Enter}');
  expect(await screen.findByText('Oats added')).toBeVisible();
  expect(seen[0]?.body).toEqual({
    ingredients: [{ name: 'Oats', unit_quantity: 750, unit: 'gm' }],
  });
  expect(screen.getByLabelText('Ingredient Name')).toHaveValue('');
  expect(screen.getByLabelText('Ingredient Name')).toHaveFocus();
});

test('rejects a quantity of 0', async () => {
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

test('an invalid fact opens its closed section and gets the focus', async () => {
  const { user } = open();
  const facts = screen.getByRole('button', { name: 'Category, other names and nutrition' });
  await user.type(screen.getByLabelText('Ingredient Name'), 'Oats');
  await user.type(screen.getByLabelText('Unit Quantity'), '500');
  await user.type(screen.getByLabelText('Unit'), 'gm');
  await user.click(facts);
  await user.type(screen.getByLabelText('Calories'), '901');
  await user.click(facts);
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Calories must be a number from 0 to 900.');
  await waitFor(() => expect(screen.getByLabelText('Calories')).toHaveFocus());
  expect(screen.getByLabelText('Calories')).toHaveValue('901');
});

test('a failed addition shows the reason and is retried with the same key', async () => {
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

test('edits in place: Enter saves and focuses Edit', async () => {
  const { user } = open();
  const seen = server.answers(updateIngredients, { message: '', ingredients: [] });
  await user.click(await screen.findByRole('button', { name: 'Edit Rice' }));
  const table = screen.getByRole('table', { name: 'Ingredients' });
  expect(within(table).getByLabelText('Name')).toHaveFocus();
  expect(within(table).getByRole('button', { name: 'Save' })).toBeVisible();
  expect(within(table).getByRole('button', { name: 'Cancel' })).toBeVisible();
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

test('Escape cancels editing', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Edit Rice' }));
  await user.keyboard('XX{Escape}');
  expect(await screen.findByRole('row', { name: /^Rice/ })).toBeVisible();
});

test('a row hidden by a search is no longer edited when it returns', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Edit Rice' }));
  const search = screen.getByRole('searchbox', { name: 'Search ingredients' });
  has([basil]);
  await user.type(search, 'bas');
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
  has([rice, basil]);
  await user.clear(search);
  expect(await screen.findByRole('button', { name: 'Edit Rice' })).toBeVisible();
  expect(search).toHaveFocus();
});

test('saves a new name that the search no longer matches', async () => {
  has([rice]);
  // While a query is loading, the row disappears before the result is shown.
  server.sends(listIngredientPictures, () => new HttpResponse(new ReadableStream()));
  server.answers(updateIngredients, { message: '', ingredients: [] });
  const { user } = openPage(<AdminIngredientsPage />, {
    at: '/admin/ingredients?q=ric',
    as: admin,
  });
  await user.click(await screen.findByRole('button', { name: 'Edit Rice' }));
  has([]);
  const name = within(screen.getByRole('table', { name: 'Ingredients' })).getByLabelText('Name');
  await user.clear(name);
  await user.type(name, 'Oats{Enter}');
  expect(await screen.findByText('Oats updated')).toBeVisible();
  expect(screen.getByText('Nothing matches “ric”.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

test('saving one row keeps another row in edit mode', async () => {
  const answer = Promise.withResolvers<Response>();
  const { user } = open();
  server.sends(updateIngredients, () => answer.promise);
  await user.click(await screen.findByRole('button', { name: 'Edit Rice' }));
  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('button', { name: 'Edit Basil' }));
  answer.resolve(HttpResponse.json({ message: '', ingredients: [] }));
  expect(await screen.findByText('Rice updated')).toBeVisible();
  const table = screen.getByRole('table', { name: 'Ingredients' });
  expect(within(table).getByLabelText('Name')).toHaveValue('Basil');
  expect(within(table).getByLabelText('Name')).toHaveFocus();
});

test('a failed save shows an error and keeps the values', async () => {
  const { user } = open();
  server.refuses(updateIngredients, 'unavailable');
  await user.click(await screen.findByRole('button', { name: 'Edit Rice' }));
  await user.keyboard('{Backspace}X{Enter}');
  expect(await screen.findByText('Failed to update ingredient.')).toBeVisible();
  expect(
    within(screen.getByRole('table', { name: 'Ingredients' })).getByLabelText('Name'),
  ).not.toHaveValue('Rice');
});

test('deletes after confirmation', async () => {
  const { user } = open();
  const asked = server.answers(viewIngredientUse, USE);
  const seen = server.answers(deleteIngredients, { message: '' });
  await user.click(await screen.findByRole('button', { name: 'Delete Rice' }));
  expect(
    await screen.findByText('It is in 12 stores and leaves them.', { exact: false }),
  ).toBeVisible();
  expect(screen.getByText('1 saved recipe keeps it as it was.')).toBeVisible();
  expect(screen.getByText('2 pending orders can still be accepted.')).toBeVisible();
  expect(seen).toHaveLength(0);
  has([basil]);
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
  );
  expect(await screen.findByText('Rice deleted')).toBeVisible();
  expect(seen[0]?.body).toEqual({ ingredient_ids: [rice.ingredient_id] });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Delete Basil' })).toHaveFocus());
  // A deleted ingredient has no use: asking again is a 404.
  expect(asked).toHaveLength(1);
});

test('the page gets the focus after the last row is deleted', async () => {
  has([rice]);
  server.answers(viewIngredientUse, USE);
  server.answers(deleteIngredients, { message: '' });
  const { user } = openPage(<AdminIngredientsPage />, { at: '/admin/ingredients', as: admin });
  await user.click(await screen.findByRole('button', { name: 'Delete Rice' }));
  await screen.findByText('It is in 12 stores and leaves them.', { exact: false });
  has([]);
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
  );
  expect(await screen.findByText('No ingredients yet')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

test('a failed deletion shows an error', async () => {
  const { user } = open();
  server.refuses(deleteIngredients, 'unavailable');
  await user.click(await screen.findByRole('button', { name: 'Delete Rice' }));
  await screen.findByText('It is in 12 stores and leaves them.');
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
  );
  expect(await screen.findByText('Failed to delete ingredient.')).toBeVisible();
});

test('a deletion that is answered after Cancel shows its result and closes no other dialog', async () => {
  const answer = Promise.withResolvers<Response>();
  const { user } = open();
  server.sends(deleteIngredients, () => answer.promise);
  await user.click(await screen.findByRole('button', { name: 'Delete Rice' }));
  await screen.findByText('It is in 12 stores and leaves them.', { exact: false });
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
  );
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Delete Basil' }));
  answer.resolve(HttpResponse.json({ message: '' }));
  expect(await screen.findByText('Rice deleted')).toBeVisible();
  expect(screen.getByRole('alertdialog')).toHaveTextContent('Basil');
});

test('the address keeps search, sort and page, and the server applies them', async () => {
  const { user, router } = open();
  const seen = has([rice], 120);
  await screen.findByText('120 ingredients');
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(seen.at(-1)?.query).toMatchObject({ limit: '50', cursor: 'on' }));
  expect(router.state.location.search).toBe('?from=on');
  expect(await screen.findByText('51–51 of 120 ingredients')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Previous page' }));
  await waitFor(() => expect(router.state.location.search).toBe('?from=back'));
  await user.selectOptions(screen.getByLabelText('Sort'), 'Least complete');
  await user.click(screen.getByRole('button', { name: 'Deleted' }));
  await user.type(screen.getByRole('searchbox', { name: 'Search ingredients' }), 'ric');
  // On a slow machine the debounce may send a part of the word first.
  await waitFor(() =>
    expect(seen.at(-1)?.query).toEqual({
      limit: '50',
      sort: 'incomplete',
      show: 'archived',
      q: 'ric',
    }),
  );
  expect(await screen.findByText('120 ingredients found')).toBeVisible();
  expect(router.state.location.search).toBe('?sort=incomplete&show=archived&q=ric');
});

test('a deleted ingredient is read-only', async () => {
  const gone = {
    ...rice,
    archived_at: new Date('2026-03-04T12:00:00Z'),
    merged_into: { ingredient_id: basil.ingredient_id, name: 'Basil' },
  };
  open([gone], '/admin/ingredients?show=archived');
  expect(await screen.findByText('Merged into Basil')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Edit Rice' })).toBeNull();
});

test('no matches show a message, and Clear Search resets the search', async () => {
  const { user } = open([], '/admin/ingredients?q=zzz');
  expect(await screen.findByText('Nothing matches “zzz”.')).toBeVisible();
  const seen = has([rice]);
  await user.click(screen.getByRole('button', { name: 'Clear Search' }));
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
  expect(await screen.findByRole('row', { name: /Rice/ })).toBeVisible();
  expect(seen.at(-1)?.query).not.toHaveProperty('q');
});

test('edits facts and sends only the changed ones', async () => {
  const { user } = open([{ ...rice, aliases: ['arroz'], kcal_per_100g: 360 }]);
  const seen = server.answers(updateIngredients, { message: '', ingredients: [] });
  await user.click(await screen.findByRole('button', { name: 'Edit Rice' }));
  await user.selectOptions(screen.getByLabelText('Category'), 'Produce');
  await user.type(screen.getByLabelText('Other names'), ', Basmati');
  await user.type(screen.getByLabelText('Density'), '0.85');
  await user.type(screen.getByLabelText('Picture'), 'white');
  await user.keyboard('{ArrowDown}{Enter}');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Rice updated')).toBeVisible();
  expect(seen[0]?.body).toEqual({
    ingredients: [
      {
        ingredient_id: rice.ingredient_id,
        name: 'Rice',
        unit_quantity: 500,
        unit: 'gm',
        category: 'Produce',
        aliases: ['arroz', 'basmati'],
        density_g_per_ml: 0.85,
        image: '/images/ingredients/rice.webp',
      },
    ],
  });
});

test('edits measures, one a line', async () => {
  const clove = { unit: 'clove', grams: 3, source: 'USDA SR' };
  const { user } = open([{ ...rice, measures: [clove] }]);
  const seen = server.answers(updateIngredients, { message: '', ingredients: [] });
  await user.click(await screen.findByRole('button', { name: 'Edit Rice' }));
  const box = screen.getByLabelText('Measures');
  expect(box).toHaveValue('clove 3 (USDA SR)');
  await user.type(box, '{Enter}head x');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Measures: “head x” is no measure.');
  expect(box).toHaveFocus();
  await user.type(box, '{Backspace}36');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Rice updated')).toBeVisible();
  expect(seen[0]?.body).toMatchObject({
    ingredients: [{ measures: [clove, { unit: 'head', grams: 36, source: 'admin' }] }],
  });
});

test('an invalid fact shows an error and gets the focus', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Edit Rice' }));
  await user.type(screen.getByLabelText('Calories'), '901');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Calories must be a number from 0 to 900.');
  expect(screen.getByLabelText('Calories')).toHaveFocus();
});

test('an unmatched name prefills the add form', async () => {
  const { user } = open([], '/admin/ingredients?new=dragon%20fruit');
  const seen = server.answers(createIngredients, { message: '', ingredients: [] });
  expect(screen.getByLabelText('Ingredient Name')).toHaveValue('Dragon fruit');
  await waitFor(() => expect(screen.getByLabelText('Unit Quantity')).toHaveFocus());
  await user.keyboard('400');
  await user.type(screen.getByLabelText('Unit'), 'gm');
  await user.selectOptions(screen.getByLabelText('Category'), 'Produce');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Dragon fruit added')).toBeVisible();
  expect(seen[0]?.body).toEqual({
    ingredients: [{ name: 'Dragon fruit', unit_quantity: 400, unit: 'gm', category: 'Produce' }],
  });
});

test('a prefilled name puts the focus on the pack', async () => {
  has([]);
  server.answers(listIngredientPictures, { pictures: [] });
  const { router } = openRoutes(
    [
      {
        element: (
          <Main>
            <Outlet />
          </Main>
        ),
        children: [
          { path: '/admin/unmatched', element: <h1>Unmatched names</h1> },
          { path: '/admin/ingredients', element: <AdminIngredientsPage /> },
        ],
      },
    ],
    { at: '/admin/unmatched', as: admin },
  );
  await act(() => router.navigate('/admin/ingredients?new=dragon%20fruit'));
  await waitFor(() => expect(screen.getByLabelText('Unit Quantity')).toHaveFocus());
});

const MERGE = { ...USE, both_stores: 1, aliases: 2, refusal: null };

test('merges a duplicate by keyboard after showing the consequences', async () => {
  const { user } = open();
  const seen = server.answers(mergeIngredients, {
    message: '',
    stores: 12,
    both_stores: 1,
    recipes: 1,
    aliases: 2,
  });
  const asked = server.answers(viewMerge, MERGE);
  (await screen.findByRole('button', { name: 'Merge Rice' })).focus();
  await user.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Merge duplicates' });
  expect(within(dialog).getByRole('button', { name: 'Merge' })).toBeDisabled();
  await waitFor(() => expect(within(dialog).getByRole('combobox')).toHaveFocus());
  await user.keyboard('bas');
  await within(dialog).findByRole('option', { name: /Basil/ });
  await user.keyboard('{ArrowDown}{Enter}');
  for (const sentence of [
    '12 stores will sell Basil instead.',
    '1 store sells both: the packs are added up, the price of Basil stays.',
    '1 saved recipe will have Basil.',
    '2 names will find Basil.',
    '2 pending orders stay as they are; what is rejected comes back as Basil.',
    'Earlier orders keep what they say.',
    'This cannot be undone.',
  ])
    expect(await within(dialog).findByText(sentence)).toBeVisible();
  expect(seen).toHaveLength(0);
  await user.click(within(dialog).getByRole('button', { name: 'Merge' }));
  expect(await screen.findByText('Rice merged into Basil')).toBeVisible();
  expect(seen[0]?.params).toEqual({ id: rice.ingredient_id, into: basil.ingredient_id });
  // A merged ingredient has no consequences: asking again is a 404.
  expect(asked).toHaveLength(1);
});

test('a merge that fails after Cancel shows an error', async () => {
  const answer = Promise.withResolvers<Response>();
  const { user } = open();
  server.sends(mergeIngredients, () => answer.promise);
  server.answers(viewMerge, MERGE);
  await user.click(await screen.findByRole('button', { name: 'Merge Rice' }));
  const dialog = await screen.findByRole('dialog', { name: 'Merge duplicates' });
  await user.type(within(dialog).getByRole('combobox'), 'bas');
  await user.click(await within(dialog).findByRole('option', { name: /Basil/ }));
  await within(dialog).findByText('2 names will find Basil.');
  await user.click(within(dialog).getByRole('button', { name: 'Merge' }));
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  answer.resolve(HttpResponse.error());
  expect(await screen.findByText('Failed to merge ingredients.')).toBeVisible();
});

test('a refused merge shows the reason', async () => {
  const { user } = open();
  server.answers(viewMerge, { ...MERGE, refusal: 'packs_differ' });
  await user.click(await screen.findByRole('button', { name: 'Merge Rice' }));
  const dialog = await screen.findByRole('dialog', { name: 'Merge duplicates' });
  await user.type(within(dialog).getByRole('combobox'), 'bas');
  await within(dialog).findByRole('option', { name: /Basil/ });
  await user.keyboard('{ArrowDown}{Enter}');
  expect(
    await within(dialog).findByText(
      'Stores sell it in another pack. Their packs and prices would be wrong, so the two stay apart.',
    ),
  ).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'Merge' })).toBeDisabled();
});

test('typing clears the chosen target', async () => {
  const { user } = open();
  server.answers(viewMerge, MERGE);
  await user.click(await screen.findByRole('button', { name: 'Merge Rice' }));
  const dialog = await screen.findByRole('dialog', { name: 'Merge duplicates' });
  await user.type(within(dialog).getByRole('combobox'), 'bas');
  await within(dialog).findByRole('option', { name: /Basil/ });
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Merge' })).toBeEnabled());
  await user.keyboard('X');
  expect(within(dialog).getByText('Not chosen yet')).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'Merge' })).toBeDisabled();
});

test('shows no empty state while another view loads', async () => {
  const { user } = open([], '/admin/ingredients?q=zzz');
  expect(await screen.findByText('0 ingredients found')).toBeVisible();
  server.sends(listAdminIngredients, () => new HttpResponse(new ReadableStream()));
  await user.click(screen.getByRole('button', { name: 'Clear Search' }));
  expect(await screen.findByText('Loading ingredients')).toBeInTheDocument();
  expect(screen.getByText('Loading…')).toBeVisible();
  expect(screen.queryByText('No ingredients yet')).toBeNull();
});

test('a failed request can be retried', async () => {
  server.refuses(listAdminIngredients, 'unavailable');
  const { user } = openPage(<AdminIngredientsPage />, { at: '/admin/ingredients', as: admin });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Failed to load ingredients.');
  expect(alert).toHaveTextContent('Unauthorized or failed to fetch ingredients');
  has([rice]);
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('row', { name: /Rice/ })).toBeVisible();
});

test('says which allergens a food is made of, and that nobody knows', async () => {
  const { user } = open([{ ...rice, contains: ['wheat'] }]);
  const seen = server.answers(updateIngredients, { message: '', ingredients: [] });
  await user.click(await screen.findByRole('button', { name: 'Edit Rice' }));
  const wheat = screen.getByRole('checkbox', { name: 'wheat' });
  expect(wheat).toBeChecked();
  await user.click(wheat);
  await user.click(screen.getByRole('checkbox', { name: 'soybeans' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Rice updated')).toBeVisible();
  expect(seen[0]?.body).toMatchObject({ ingredients: [{ contains: ['soybeans'] }] });
  await user.click(await screen.findByRole('button', { name: 'Edit Rice' }));
  await user.selectOptions(screen.getByLabelText('Major allergens'), 'Not known');
  expect(screen.queryByRole('checkbox', { name: 'wheat' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(seen).toHaveLength(2));
  expect(seen[1]?.body).toMatchObject({ ingredients: [{ contains: null }] });
});
