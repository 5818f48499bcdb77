import { randomRecipes, searchRecipes } from '@larder/shared/contract/provider';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { openPage } from '#testing/page';
import { standInServer } from '#testing/server';

import { HomePage } from './HomePage.tsx';
import { forgetRecipes, recipes } from './testing/recipes.ts';

const server = standInServer();
beforeEach(() => {
  server.answers(randomRecipes, { recipes: recipes(1) });
  server.answers(searchRecipes, {
    offset: 0,
    number: 12,
    totalResults: 12,
    results: recipes(100),
  });
});
afterEach(forgetRecipes);

const buttons = (part: HTMLElement) =>
  within(part)
    .getAllByRole('button')
    .map((button) => button.textContent);

test('the hero leads to one’s own recipes', () => {
  openPage(<HomePage />);
  const hero = within(screen.getByRole('region', { name: 'Find recipes' }));
  expect(hero.getByRole('link', { name: 'Add Recipe' })).toHaveAttribute('href', '/add-recipe');
  expect(hero.getByRole('link', { name: 'Saved Recipes' })).toHaveAttribute(
    'href',
    '/saved-recipes',
  );
});

test('there are six cuisines in their order, all of them chosen at first', () => {
  openPage(<HomePage />);
  const chips = screen.getByRole('group', { name: 'Cuisine' });
  expect(buttons(chips)).toEqual(['All', 'Italian', 'Indian', 'Mediterranean', 'Mexican', 'Asian']);
  expect(within(chips).getByRole('button', { pressed: true })).toHaveTextContent('All');
});

test.for([
  ['Italian', 'Italian Recipes'],
  ['Indian', 'Indian Recipes'],
  ['Mediterranean', 'Mediterranean Recipes'],
  ['Mexican', 'Mexican Recipes'],
  ['Asian', 'Asian Recipes'],
] as const)('%s shows "%s"', async ([cuisine, heading]) => {
  const { user } = openPage(<HomePage />);
  await user.click(screen.getByRole('button', { name: cuisine }));
  expect(await screen.findByRole('heading', { level: 2, name: heading })).toBeVisible();
});

test('there are four ingredients to browse by', () => {
  openPage(<HomePage />);
  const tiles = screen.getByRole('region', { name: 'Browse by Ingredients' });
  expect(buttons(tiles)).toEqual(['Chicken', 'Vegetables', 'Seafood', 'Beef']);
});

test('an ingredient whose picture does not load keeps its name and gets a sign', () => {
  openPage(<HomePage />);
  const tile = screen.getByRole('button', { name: 'Seafood' });
  const picture = tile.querySelector('img');
  if (picture) fireEvent.error(picture);
  expect(tile.querySelector('img')).toBeNull();
  expect(tile.querySelector('svg')).toBeVisible();
  expect(tile).toHaveTextContent('Seafood');
});

test('a search that fails says so', async () => {
  server.refuses(searchRecipes, 'internal');
  openPage(<HomePage />, { at: '/?q=rice' });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to search recipes. Please try again.',
  );
});
