import { recipeInformation } from '@larder/shared/contract/provider';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { openPage, openRoutes } from '#testing/page';
import { standInServer } from '#testing/server';

import { RecipePage } from './RecipePage.tsx';
import { forgetRecipes, recipe } from './testing/recipes.ts';

const server = standInServer();
afterEach(forgetRecipes);

test('names its parts and facts', async () => {
  server.answers(recipeInformation, recipe(7, { servings: 4 }));
  openPage(<RecipePage />, { at: '/recipe/7', path: '/recipe/:id' });
  const page = within(await screen.findByRole('article', { name: 'Recipe 7' }));
  expect(page.getByRole('region', { name: 'Ingredients' })).toBeVisible();
  expect(page.getByRole('region', { name: 'Instructions' })).toBeVisible();
  expect(page.getByText('Servings', { selector: 'dt' }).parentElement).toHaveTextContent('4');
  expect(page.getByRole('button', { name: 'Select Recipe 7' })).toBeVisible();
});

test('Back leads to where one came from', async () => {
  server.answers(recipeInformation, recipe(7));
  const { user, router } = openRoutes([{ path: '/recipe/:id', element: <RecipePage /> }], {
    at: '/?cuisine=asian',
  });
  await router.navigate('/recipe/7');
  window.history.pushState(null, '', '/recipe/7');
  await user.click(await screen.findByRole('button', { name: 'Back' }));
  expect(await screen.findByText('another page')).toBeVisible();
  expect(router.state.location.search).toBe('?cuisine=asian');
});
