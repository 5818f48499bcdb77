import { deleteOwnRecipe, listOwnRecipes, type OwnRecipe } from '@larder/shared/contract/recipes';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { selectedRecipes } from '#state/selectedRecipes';
import { onShelf } from '#testing/catalogue';
import { openPage, someone } from '#testing/page';
import { mockServer } from '#testing/server';

import { SavedRecipesPage } from './SavedRecipesPage.tsx';

const server = mockServer();

function recipe(number: number, more: Partial<OwnRecipe> = {}): OwnRecipe {
  return {
    recipe_id: `01890000-0000-7000-8000-0000000000b${number}`,
    title: `Recipe ${number}`,
    description: 'Boil it.\nThen eat it.',
    preparation_time: 20,
    serving_size: 4,
    created_at: new Date('2026-01-02T03:04:05Z'),
    items: [{ ...onShelf(1, 'Rice'), quantity: 2, kcal: 3600 }],
    ...more,
  };
}
const curry = recipe(1, { title: 'Curry' });
const soup = recipe(2, { title: 'Soup' });

function openSaved(recipes: readonly OwnRecipe[] = [curry, soup]) {
  const list = [...recipes];
  server.answers(listOwnRecipes, () => ({ value: list }));
  return { list, ...openPage(<SavedRecipesPage />, { at: '/saved-recipes', as: someone() }) };
}

const card = (name: string) => screen.findByRole('article', { name });

test('lists each recipe with time, calories per serving and servings', async () => {
  openSaved();
  expect(await card('Curry')).toHaveTextContent('20 min900 calServes 4');
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

test('opens a recipe with all its details', async () => {
  const { user } = openSaved();
  await user.click(
    within(await card('Curry')).getByRole('button', { name: /View Recipe ?: Curry/ }),
  );
  const dialog = await screen.findByRole('dialog', { name: 'Curry' });
  expect(dialog).toHaveTextContent('Boil it. Then eat it.');
  expect(within(dialog).getByRole('list', { name: 'Ingredients' })).toHaveTextContent(
    'Rice2 × 500 gm3,600 cal',
  );
  expect(within(dialog).getByRole('link', { name: 'Edit' })).toHaveAttribute(
    'href',
    `/add-recipe?recipe=${curry.recipe_id}`,
  );
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('Edit opens the recipe’s form', async () => {
  const { user, router } = openSaved();
  await user.click(within(await card('Soup')).getByRole('link', { name: 'Edit Soup' }));
  expect(router.state.location).toMatchObject({
    pathname: '/add-recipe',
    search: `?recipe=${soup.recipe_id}`,
  });
});

test('a recipe is selected once', async () => {
  const { user } = openSaved();
  const button = within(await card('Curry')).getByRole('button', { name: /Select ?: Curry/ });
  await user.click(button);
  expect(button).toHaveTextContent('Selected');
  expect(selectedRecipes()).toMatchObject([
    { id: curry.recipe_id, ingredients: [{ name: 'Rice', amount: 1000, unit: 'gm' }] },
  ]);
  await user.click(button);
  expect(await screen.findByText('Curry is already selected')).toBeVisible();
  expect(selectedRecipes()).toHaveLength(1);
});

const QUESTION = 'Are you sure you want to delete this recipe?';

test('deletes after confirmation, also from the selection, and focuses the next recipe', async () => {
  const { user, list } = openSaved();
  const sent = server.answers(deleteOwnRecipe, () => {
    list.shift();
    return undefined;
  });
  const first = within(await card('Curry'));
  await user.click(first.getByRole('button', { name: /Select ?: Curry/ }));
  await user.click(first.getByRole('button', { name: 'Delete Curry' }));
  const dialog = await screen.findByRole('alertdialog', { name: QUESTION });
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Recipe deleted')).toBeVisible();
  expect(sent.map(({ params }) => params)).toEqual([{ id: curry.recipe_id }]);
  expect(screen.queryByRole('article', { name: 'Curry' })).not.toBeInTheDocument();
  expect(selectedRecipes()).toEqual([]);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Delete Soup' })).toHaveFocus());
});

test('the last deletion leaves a link to add a recipe', async () => {
  const { user, list } = openSaved([curry]);
  server.answers(deleteOwnRecipe, () => {
    list.shift();
    return undefined;
  });
  await user.click(within(await card('Curry')).getByRole('button', { name: 'Delete Curry' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('No saved recipes yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find Recipes' })).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('Cancel deletes nothing', async () => {
  const { user } = openSaved();
  const sent = server.answers(deleteOwnRecipe, undefined);
  await user.click(within(await card('Curry')).getByRole('button', { name: 'Delete Curry' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(sent).toEqual([]);
});

test('a failed deletion keeps the recipe and shows the reason', async () => {
  const { user } = openSaved();
  server.refuses(deleteOwnRecipe, 'unavailable');
  await user.click(within(await card('Curry')).getByRole('button', { name: 'Delete Curry' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(
    await screen.findByText('Failed to delete recipe. Temporarily unavailable. Please try again.'),
  ).toBeVisible();
  expect(await card('Curry')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('an empty list links to the form', async () => {
  openSaved([]);
  expect(screen.getByRole('heading', { level: 1, name: 'Saved Recipes' })).toBeVisible();
  expect(await screen.findByText('No saved recipes yet')).toBeVisible();
  for (const link of screen.getAllByRole('link', { name: 'Add Recipe' })) {
    expect(link).toHaveAttribute('href', '/add-recipe');
  }
});

test('a failed request can be retried', async () => {
  server.refuses(listOwnRecipes, 'internal');
  const { user } = openPage(<SavedRecipesPage />, { at: '/saved-recipes', as: someone() });
  expect(await screen.findByText('Failed to fetch recipes.')).toBeVisible();
  server.answers(listOwnRecipes, { value: [curry] });
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await card('Curry')).toBeVisible();
});

test('signed out, the page offers the login', async () => {
  const { user, router } = openPage(<SavedRecipesPage />, { at: '/saved-recipes' });
  expect(screen.getByText('You are not logged in.')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Login' }));
  expect(router.state.location.state).toEqual({ from: '/saved-recipes' });
});

test('a deletion that is answered after leaving also clears the selection', async () => {
  const { user, router } = openSaved();
  server.answers(deleteOwnRecipe, undefined);
  const first = within(await card('Curry'));
  await user.click(first.getByRole('button', { name: /Select ?: Curry/ }));
  await user.click(first.getByRole('button', { name: 'Delete Curry' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await act(() => router.navigate('/help'));
  expect(await screen.findByText('Recipe deleted')).toBeVisible();
  expect(screen.getByText('another page')).toBeVisible();
  expect(selectedRecipes()).toEqual([]);
});
