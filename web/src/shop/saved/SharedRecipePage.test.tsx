import {
  createRecipeLink,
  listRecipeLinks,
  revokeRecipeLinks,
  saveSharedRecipe,
  SharedRecipe,
  viewRecipeLink,
} from '@larder/shared/recipes/recipeLinks.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { PACKS_ALONE } from '#testing/ownRecipe.ts';
import { openPage, someone } from '#testing/page.tsx';
import { mockServer } from '#testing/server.ts';

import { SharedRecipePage } from './SharedRecipePage.tsx';
import { ShareOwn } from './ShareOwn.tsx';

const server = mockServer();
const TOKEN = 'abcdefghijklmnopqrstuvwxyz0123456789ABCDEFG';
const RECIPE = '01890000-0000-7000-8000-0000000000b1';
const COPY = '01890000-0000-7000-8000-0000000000b2';
const at = new Date('2026-03-04T12:00:00Z');
const expires_at = new Date('2026-06-02T12:00:00Z');

const recipe = SharedRecipe.parse({
  ...PACKS_ALONE,
  recipe_id: RECIPE,
  title: 'Dal <b>of Ada</b>',
  description: '',
  preparation_time: 25,
  serving_size: 2,
  items: [],
  lines: [
    {
      section: null,
      note: null,
      optional: false,
      how: null,
      grade: null,
      kcal: null,
      original: '200 g lentils',
      low: 200,
      high: 200,
      unit: 'g',
      name: 'lentils',
      ingredient_id: null,
      food: null,
    },
  ],
  steps: [{ section: null, text: 'Boil the lentils.' }],
  yields: { low: 2, high: 2, text: '2 bowls' },
  nutrition: {
    nutrients: [
      { name: 'Calories', amount: 345, unit: 'kcal' },
      { name: 'Fat', amount: 2.2, unit: 'g', at_least: true },
    ],
    known_share: 0.9,
    not_known: ['lentils'],
  },
});

function open(token = TOKEN, as = someone()) {
  return openPage(<SharedRecipePage />, { at: `/shared-recipe#${token}`, as });
}

test('whoever has the link reads the recipe, for as many as they like, as text', async () => {
  const asked = server.answers(viewRecipeLink, { shared_by: 'Ada', expires_at, recipe });
  const { user } = openPage(<SharedRecipePage />, { at: `/shared-recipe#${TOKEN}` });
  expect(await screen.findByRole('heading', { name: 'Dal <b>of Ada</b>' })).toBeVisible();
  expect(asked.map(({ body }) => body)).toEqual([{ token: TOKEN }]);
  expect(screen.getByText('Shared by Ada')).toBeVisible();
  expect(screen.getByText('Makes 2 bowls')).toBeVisible();
  expect(screen.getByText('Boil the lentils.')).toBeVisible();
  const panel = screen.getByRole('region', { name: 'Nutrition' });
  expect(panel).toHaveTextContent('Fatat least 2 g3%');
  expect(panel).toHaveTextContent('Worked out from 0 of 1 ingredients, raw. Not known: lentils.');
  await user.click(screen.getByRole('button', { name: /more|increase|\+/i }));
  expect(
    within(screen.getByRole('region', { name: 'Ingredients' })).getByText('300 g'),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Log in to save it' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save to my recipes' })).not.toBeInTheDocument();
});

test('who is signed in saves a copy, once, and is led to it', async () => {
  server.answers(viewRecipeLink, { shared_by: 'Ada', expires_at, recipe });
  server.refuses(saveSharedRecipe, 'too_many_recipes');
  const { user, router } = open();
  await user.click(await screen.findByRole('button', { name: 'Save to my recipes' }));
  expect(await screen.findByText(/as many recipes as fit/)).toBeVisible();
  const saved = server.answers(saveSharedRecipe, { recipe_id: COPY });
  await user.click(screen.getByRole('button', { name: 'Save to my recipes' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/recipe/${COPY}`));
  expect(saved.map(({ body }) => body)).toEqual([{ token: TOKEN }]);
  expect(saved[0]?.headers.get('idempotency-key')).toMatch(/^[\da-f-]{36}$/);
});

test.for(['nonsense', TOKEN])(
  'a link that is over, or never was one, says so: #%s',
  async (token) => {
    server.refuses(viewRecipeLink, 'recipe_link_invalid');
    open(token);
    expect(
      await screen.findByText('This link is no longer valid. Ask for a new one.'),
    ).toBeVisible();
  },
);

test('the owner makes a link, which is copied where there is no share sheet, and ends all', async () => {
  let links = 0;
  server.answers(listRecipeLinks, () => ({
    value: Array.from({ length: links }, () => ({ created_at: at, expires_at })),
  }));
  server.answers(createRecipeLink, () => {
    links += 1;
    return { token: TOKEN, created_at: at, expires_at };
  });
  const ended = server.answers(revokeRecipeLinks, () => {
    links = 0;
    return undefined;
  });
  const { user } = openPage(<ShareOwn recipe_id={RECIPE} title="Dal" onClose={() => undefined} />, {
    as: someone(),
  });
  await user.click(await screen.findByRole('button', { name: 'Make a link' }));
  const link = `${window.location.origin}/shared-recipe#${TOKEN}`;
  expect(await screen.findByRole('textbox', { name: 'Recipe link' })).toHaveValue(link);
  expect(screen.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument();
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(copied).toHaveBeenCalledWith(link);
  expect(await screen.findByText('Recipe link copied')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Stop sharing' }));
  await waitFor(() => expect(ended.map(({ params }) => params)).toEqual([{ id: RECIPE }]));
  expect(await screen.findByText('The links to this recipe have ended')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Recipe link' })).not.toBeInTheDocument();
});
