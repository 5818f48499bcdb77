import { addDays, mondayOf } from '@larder/shared/basics/calendar';
import {
  randomRecipes,
  recipeInformation,
  searchRecipes,
} from '@larder/shared/recipes/provider.calls';
import { listOwnRecipes } from '@larder/shared/recipes/recipes.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { today } from '#platform/page/dates.ts';
import { kitchenReady } from '#shop/kitchen/queries/kitchenReady.ts';
import { groceryList } from '#shop/kitchen/state/groceryList.ts';
import { listRecipes } from '#shop/kitchen/state/listChanges.ts';
import { weeksNow } from '#shop/kitchen/state/weeks.ts';
import { openPage } from '#testing/page.tsx';
import { recipePart } from '#testing/providerRecipe.ts';
import { mockServer } from '#testing/server.ts';

import { addMeals } from './state/weekChanges.ts';
import { WeekPage } from './WeekPage.tsx';

const server = mockServer();
const RAMEN = {
  id: 7,
  title: 'Miso Ramen',
  image: '',
  servings: 4,
  readyInMinutes: 30,
  extendedIngredients: [recipePart('miso', 100, 'g')],
};
const GONE = '01890000-0000-7000-8000-0000000000d1';
const rice = { name: 'rice', amount: 200, unit: 'g' };
const meal = (title: string, more: object = {}) => ({
  entry_id: crypto.randomUUID(),
  kind: 'recipe' as const,
  day: today(),
  meal: 'dinner' as const,
  title,
  recipe_id: '7',
  servings: 6,
  eaters: 4,
  recipe: { id: '7', title, servings: 6, ingredients: [rice] },
  ...more,
});
const needs = () =>
  groceryList().lines.flatMap(({ contributions }) => contributions.map(({ servings }) => servings));
const planned = () => (weeksNow().plan ?? []).map(({ title, day, meal: at }) => [title, day, at]);

beforeEach(async () => {
  server.answers(randomRecipes, { recipes: [RAMEN] });
  server.answers(searchRecipes, { results: [], offset: 0, number: 0, totalResults: 0 });
  await kitchenReady();
});

const dayOf = (name: RegExp) => screen.findByRole('region', { name });

test('a dish is planned by one press, comes onto the list, and goes with Undo', async () => {
  const { user } = openPage(<WeekPage />, { at: '/week' });
  expect(await screen.findByText(/^Nothing is planned this week/)).toBeVisible();
  const today_ = await screen.findByRole('listitem', { current: 'date' });
  await user.click(within(today_).getByRole('button', { name: /^Add to Dinner/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Add a meal' }));
  const ideas = within(await sheet.findByRole('region', { name: 'Ideas' }));
  await user.click(ideas.getByRole('button', { name: 'Miso Ramen' }));
  expect(await screen.findByText('Miso Ramen is planned')).toBeVisible();
  expect(planned()).toEqual([['Miso Ramen', today(), 'dinner']]);
  await waitFor(() => expect(needs().length).toBeGreaterThan(0));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect([planned(), needs()]).toEqual([[], []]);
});

test('a note is written where nothing is bought', async () => {
  const { user } = openPage(<WeekPage />, { at: '/week' });
  await user.click(await screen.findByRole('button', { name: 'Add a dish' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Add a meal' }));
  await user.type(sheet.getByRole('searchbox'), 'Eating out');
  await user.click(sheet.getByRole('button', { name: 'Write “Eating out”' }));
  expect(planned()).toEqual([['Eating out', undefined, 'dinner']]);
  expect(needs()).toEqual([]);
});

test('a meal is moved, served for more, cooked and removed by its menu', async () => {
  addMeals([meal('Stew')]);
  const { user } = openPage(<WeekPage />, { at: '/week' });
  const menu = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: 'Actions for Stew' }));
    await user.click(screen.getByRole('menuitem', { name }));
  };
  await menu('Servings and cook…');
  const dialog = within(await screen.findByRole('dialog', { name: 'Stew' }));
  expect(dialog.getByText('2 left over for another meal.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Increase servings' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(needs()).toEqual([7]);
  await menu('Move to…');
  const days = within(await screen.findByRole('dialog', { name: 'Move Stew' }));
  await user.click(days.getByRole('button', { name: 'No day yet' }));
  expect(planned()).toEqual([['Stew', undefined, 'dinner']]);
  expect(needs()).toEqual([7]);
});

test('what is left over is planned for the best meal, frozen, or used up', async () => {
  addMeals([meal('Stew')]);
  const { user } = openPage(<WeekPage />, { at: '/week' });
  const left = within(await dayOf(/^Left over/));
  await user.click(left.getByRole('button', { name: /^Stew ?2 from/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Stew, left over' }));
  await user.click(dialog.getByRole('button', { name: 'Lunch, Tomorrow' }));
  expect(planned().map(([title, , at]) => [title, at])).toEqual([
    ['Stew', 'dinner'],
    ['Stew', 'lunch'],
  ]);
  expect(needs()).toEqual([6]);
  await waitFor(() => expect(screen.queryByRole('region', { name: /^Left over/ })).toBeNull());
});

test('a recipe on the list without a meal becomes one, and nothing is added', async () => {
  listRecipes([
    { recipe: { id: '9', title: 'Dal', servings: 2, ingredients: [rice] }, servings: 2 },
  ]);
  const { user } = openPage(<WeekPage />, { at: '/week' });
  const undated = within(await dayOf(/^No day yet/));
  await user.click(undated.getByRole('button', { name: /^Dal/ }));
  const days = within(await screen.findByRole('dialog', { name: 'When do you cook Dal?' }));
  await user.click(days.getByRole('button', { name: 'Dinner, Today' }));
  expect(planned()).toEqual([['Dal', today(), 'dinner']]);
  expect(needs()).toEqual([2]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(planned()).toEqual([['Dal', undefined, 'dinner']]);
  expect(needs()).toEqual([2]);
});

test('a dish that is on the list is not bought twice, wherever one finds it', async () => {
  listRecipes([
    { recipe: { id: 7, title: 'Miso Ramen', servings: 2, ingredients: [rice] }, servings: 2 },
  ]);
  const { user } = openPage(<WeekPage />, { at: '/week' });
  await user.click(
    (await screen.findAllByRole('button', { name: /^Add to Dinner/ }))[0] ?? document.body,
  );
  const sheet = within(await screen.findByRole('dialog', { name: 'Add a meal' }));
  const ideas = within(await sheet.findByRole('region', { name: 'Ideas' }));
  await user.click(ideas.getByRole('button', { name: 'Miso Ramen' }));
  expect(await screen.findByText('Miso Ramen is planned')).toBeVisible();
  expect(needs()).toEqual([2]);
});

test('breakfast is planned when one asks for it', async () => {
  const { user } = openPage(<WeekPage />, { at: '/week' });
  expect(screen.queryByRole('button', { name: /^Add to Breakfast/ })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Week tools' }));
  await user.click(screen.getByRole('menuitem', { name: 'Plan breakfast' }));
  expect(screen.getAllByRole('button', { name: /^Add to Breakfast/ }).length).toBeGreaterThan(0);
});

test('the week before is copied as it was: of what is gone the title, of what cannot be read nothing', async () => {
  const before = addDays(mondayOf(today()), 6 - 7);
  addMeals([
    meal('Stew', { day: before, servings: 8, eaters: 8 }),
    meal('Later', { day: before, meal: 'lunch', recipe_id: '8' }),
    meal('Gone', { day: before, meal: 'breakfast', recipe_id: GONE }),
  ]);
  server.answers(listOwnRecipes, { value: [], next_cursor: undefined });
  server.answers(recipeInformation, ({ params }) => {
    if (params['id'] !== '7') throw new Error('not now');
    return RAMEN;
  });
  const { user } = openPage(<WeekPage />, { at: `/week?week=${today()}` });
  await user.click(await screen.findByRole('button', { name: 'Week tools' }));
  await user.click(screen.getByRole('menuitem', { name: 'Copy the week before' }));
  expect(await screen.findByText('2 meals copied')).toBeVisible();
  const copied = (weeksNow().plan ?? []).filter(({ day = '' }) => day > before);
  expect(copied.map(({ title, kind, servings }) => [title, kind, servings])).toEqual([
    ['Stew', 'recipe', 8],
    ['Gone', 'note', 1],
  ]);
});

test.for([
  ['2026-02-30', 'no day'],
  ['5026-01-01', 'too far'],
  ['soup', 'no day either'],
])('the week of %s, %s, is this one', async ([week]) => {
  openPage(<WeekPage />, { at: `/week?week=${week}` });
  expect(await screen.findByRole('listitem', { current: 'date' })).toBeVisible();
});
