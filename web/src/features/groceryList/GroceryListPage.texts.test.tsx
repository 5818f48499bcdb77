import { getConfig } from '@larder/shared/contract/config';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { listRecipes } from '#state/groceryList';
import { openPage, someone } from '#testing/page';
import { standInServer } from '#testing/server';

import { GroceryListPage } from './GroceryListPage.tsx';

const server = standInServer();
beforeEach(() => {
  server.answers(getConfig, { demo: true, google_maps_api_key: null, social_links: [] });
});

test('the six categories stand in their order', () => {
  const of = (name: string, aisle: string) => ({ name, amount: 1, unit: '', aisle });
  const ingredients = [
    of('foil', 'Household'),
    of('thyme', 'Spices and Seasonings'),
    of('rice', 'Pasta and Rice'),
    of('shrimp', 'Seafood'),
    of('milk', 'Milk, Eggs, Other Dairy'),
    of('lemon', 'Produce'),
  ];
  const recipe = { id: 1, title: 'Everything', servings: 1, ingredients };
  listRecipes([{ recipe, servings: 1 }]);
  openPage(<GroceryListPage />, { at: '/shopping-list', as: someone() });
  const headings = [...document.querySelectorAll('section h2')].map((one) => one.textContent);
  expect(headings.filter((text) => text !== 'From your recipes')).toEqual([
    'Produce',
    'Dairy',
    'Meat & Seafood',
    'Pantry',
    'Condiments & Spices',
    'Other',
  ]);
  expect(screen.getByRole('heading', { level: 1, name: 'Grocery List' })).toBeVisible();
});
