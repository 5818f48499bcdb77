import { cents } from '@larder/shared/basics/money';
import { recipeInformation } from '@larder/shared/recipes/provider.calls';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { startTrip } from '#shop/compare/state/trip.ts';
import { listByHand } from '#shop/kitchen/state/listChanges.ts';
import { type SelectedRecipe, selectRecipe } from '#shop/kitchen/state/selectedRecipes.ts';
import { forgetRecipes, ingredient, recipe } from '#shop/recipes/testing/recipes.ts';
import { id, item, store, vendor } from '#testing/comparison.ts';
import { openPage } from '#testing/page.tsx';
import { mockServer } from '#testing/server.ts';

import { toSelected } from './queries/recipeFacts.ts';
import { SelectedRecipesButton } from './SelectedRecipesButton.tsx';

const server = mockServer();
afterEach(forgetRecipes);

function choose(id: number, more: Partial<SelectedRecipe> = {}): void {
  selectRecipe({ ...toSelected(recipe(id)), ...more });
}
async function openDialog() {
  const page = openPage(<SelectedRecipesButton />);
  await page.user.click(screen.getByRole('button', { name: /selected/ }));
  return { ...page, dialog: within(await screen.findByRole('dialog')) };
}
const kept = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null');

test('is hidden without selected recipes', () => {
  openPage(<SelectedRecipesButton />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('shows the count', () => {
  choose(1);
  choose(2);
  openPage(<SelectedRecipesButton />);
  expect(screen.getByRole('button', { name: /^2 recipes selected/ })).toBeVisible();
});

test.for([
  ['/#selected', 1, 'the list says how many wait for the review'],
  ['/', 0, 'nobody asked'],
] as const)('at %s the review is open %d times: %s', async ([at, count]) => {
  choose(1);
  openPage(<SelectedRecipesButton />, { at });
  await screen.findByRole('button', { name: /^1 recipe selected/, hidden: true });
  await waitFor(() => expect(screen.queryAllByRole('dialog')).toHaveLength(count));
});

test('the address asks for the review once', async () => {
  choose(1);
  const { router } = openPage(<SelectedRecipesButton />, { at: '/?q=soup#selected' });
  expect(await screen.findByRole('dialog')).toBeVisible();
  const { search, hash } = router.state.location;
  expect([search, hash]).toEqual(['?q=soup', '']);
});

test('sets servings, never below 1', async () => {
  choose(1);
  const { user, dialog } = await openDialog();
  const less = dialog.getByRole('button', { name: 'Decrease servings of Recipe 1' });
  await user.click(less);
  await user.click(less);
  expect(kept('selectedRecipes')).toMatchObject([{ servings: 1 }]);
  await user.click(dialog.getByRole('button', { name: 'Increase servings of Recipe 1' }));
  expect(kept('selectedRecipes')).toMatchObject([{ servings: 2 }]);
});

test('says what each recipe adds to the list and to the other selected ones', async () => {
  const rice = { ...item(1, 'rice'), price: cents(310) };
  startTrip({
    vendors: [vendor([store(1, { items: [rice] })])],
    needs: [{ name: 'rice', unit_quantity: 100, unit: 'gm', ingredient_id: id(1) }],
    here: null,
    hereLabel: '',
    radius: null,
  });
  // 300 g of rice are on the list; a pack has 500 g.
  listByHand({ name: 'rice', amount: 300, unit: 'g', ingredient_id: id(1) });
  const known = [ingredient('rice', { ingredient_id: id(1) })];
  choose(1, toSelected(recipe(1, { extendedIngredients: known })));
  const { user, dialog } = await openDialog();
  expect(
    await dialog.findByText(
      'You pay nothing more with it. 1 of its things is on your list anyway.',
    ),
  ).toBeVisible();
  for (let servings = 2; servings < 5; servings++)
    await user.click(dialog.getByRole('button', { name: 'Increase servings of Recipe 1' }));
  expect(await dialog.findByText('You pay $3.10 more with it.')).toBeVisible();
});

test('Remove focuses the next row and can be undone', async () => {
  choose(1);
  choose(2);
  const { user, dialog } = await openDialog();
  await user.click(dialog.getByRole('button', { name: 'Remove Recipe 1' }));
  expect(kept('selectedRecipes')).toMatchObject([{ id: '2' }]);
  expect(dialog.getByRole('button', { name: 'Remove Recipe 2' })).toHaveFocus();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(kept('selectedRecipes')).toMatchObject([{ id: '1' }, { id: '2' }]);
});

test('Clear All empties, closes, and can be undone', async () => {
  choose(1);
  choose(2);
  const { user, dialog } = await openDialog();
  await user.click(dialog.getByRole('button', { name: 'Clear All' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(kept('selectedRecipes')).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(kept('selectedRecipes')).toHaveLength(2);
});

test('makes the list in the recipes’ amounts, with the metric ones, for the servings, and opens it', async () => {
  choose(1, { servings: 4 });
  choose(2);
  const { user, dialog, router } = await openDialog();
  await user.click(dialog.getByRole('button', { name: 'Generate Shopping List' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/shopping-list'));
  const [line] = kept('groceryList').lines;
  const metric = { amount: 100, unit: 'g' };
  expect(line).toMatchObject({ name: 'rice', selected: true });
  expect(line.contributions.map((one: object) => ({ ...one, title: undefined }))).toMatchObject([
    { recipe_id: '1', amount: 4, unit: 'oz', metric, recipeServings: 2, servings: 4 },
    { recipe_id: '2', amount: 4, unit: 'oz', metric, recipeServings: 2, servings: 2 },
  ]);
});

test('fetches missing ingredients', async () => {
  choose(1, { ingredients: null, recipeServings: 1 });
  const seen = server.answers(
    recipeInformation,
    recipe(1, { extendedIngredients: [ingredient('beans')] }),
  );
  const { user, dialog, router } = await openDialog();
  await user.click(dialog.getByRole('button', { name: 'Generate Shopping List' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/shopping-list'));
  expect(seen).toHaveLength(1);
  expect(kept('groceryList').lines).toMatchObject([
    { name: 'beans', contributions: [{ recipeServings: 2 }] },
  ]);
  expect(kept('selectedRecipes')).toEqual([]);
});

test('changes nothing when the ingredients fail to load', async () => {
  choose(1, { ingredients: null });
  choose(2);
  server.refuses(recipeInformation, 'provider_unavailable');
  const { user, dialog, router } = await openDialog();
  await user.click(dialog.getByRole('button', { name: 'Generate Shopping List' }));
  expect(
    await screen.findByText('Failed to fetch recipe details. Please try again.'),
  ).toBeVisible();
  expect(router.state.location.pathname).toBe('/');
  expect(kept('groceryList')?.lines ?? []).toEqual([]);
});

test('makes no list when the dialog is closed before the ingredients load', async () => {
  choose(1, { ingredients: null });
  const { user, dialog, router } = await openDialog();
  server.answers(recipeInformation, () => {
    fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
    return recipe(1, { extendedIngredients: [ingredient('beans')] });
  });
  await user.click(dialog.getByRole('button', { name: 'Generate Shopping List' }));
  await waitFor(() =>
    expect(kept('selectedRecipes')).toMatchObject([{ ingredients: [{ name: 'beans' }] }]),
  );
  expect(kept('groceryList')?.lines ?? []).toEqual([]);
  expect(router.state.location.pathname).toBe('/');
});
