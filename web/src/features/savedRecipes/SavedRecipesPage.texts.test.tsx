import { listOwnRecipes } from '@larder/shared/contract/recipes';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { openPage, someone } from '#testing/page';
import { standInServer } from '#testing/server';

import { SavedRecipesPage } from './SavedRecipesPage.tsx';

const server = standInServer();

test('says what it is, and leads to another recipe', async () => {
  server.answers(listOwnRecipes, { value: [] });
  openPage(<SavedRecipesPage />, { at: '/saved-recipes', as: someone() });
  expect(screen.getByRole('heading', { level: 1, name: 'Saved Recipes' })).toBeVisible();
  expect(await screen.findByText('No saved recipes yet')).toBeVisible();
  for (const link of screen.getAllByRole('link', { name: 'Add Recipe' })) {
    expect(link).toHaveAttribute('href', '/add-recipe');
  }
});
