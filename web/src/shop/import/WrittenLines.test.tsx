import {
  listIngredients,
  matchIngredients,
  type PricedIngredient,
} from '@larder/shared/food/ingredients.calls';
import {
  createOwnRecipes,
  listOwnRecipes,
  type OwnRecipe,
  updateOwnRecipe,
} from '@larder/shared/recipes/recipes.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';

import { PACKS_ALONE } from '#testing/ownRecipe.ts';
import { openPage, someone } from '#testing/page.tsx';
import { mockServer } from '#testing/server.ts';

import { AddRecipePage } from './AddRecipePage.tsx';

const server = mockServer();
// Preloaded: on a busy machine its overlay code takes long to load.
beforeAll(() => import('./LineDialog.tsx'), 120_000);

const RECIPE = '01890000-0000-7000-8000-0000000000b1';
const facts = {
  unit_quantity: 500,
  unit: 'gm',
  category: 'Pantry',
  image: null,
  density_g_per_ml: null,
};
function known(n: number, name: string): PricedIngredient {
  const ingredient_id = `01890000-0000-7000-8000-0000000000a${n}`;
  const figures = { kcal_per_100g: 100, grams_per_piece: null, price: null };
  return { ...facts, ...figures, ingredient_id, name };
}
const [FLOUR, CHILI, RICE] = [
  known(1, 'Flour'),
  known(2, 'Chili powder'),
  known(3, 'Rice'),
] as const;

const WRITTEN = {
  original: '200 g flour, sifted',
  section: 'Dough',
  low: 200,
  high: 200,
  unit: 'g',
  name: 'flour',
  note: 'sifted',
  optional: false,
  ingredient_id: FLOUR.ingredient_id,
};
const flourLine: OwnRecipe['lines'][number] = {
  ...WRITTEN,
  how: 'matched',
  grade: 'A',
  kcal: 200,
  food: { name: 'Flour', category: 'Pantry', image: null, density_g_per_ml: null, grams_of: {} },
};
const saved: OwnRecipe = {
  ...PACKS_ALONE,
  recipe_id: RECIPE,
  title: 'Bread',
  description: 'Good.',
  preparation_time: 60,
  serving_size: 4,
  created_at: new Date('2026-01-02T03:04:05Z'),
  items: [],
  lines: [flourLine],
  steps: [{ section: null, text: 'Bake it.' }],
  minutes: { prep: 20, cook: 40, total: 60 },
};

function openForm(at = '/add-recipe', recipes: OwnRecipe[] = []) {
  server.answers(listIngredients, { message: [FLOUR, CHILI, RICE] });
  server.answers(listOwnRecipes, { value: recipes });
  server.answers(matchIngredients, ({ body }) => ({
    matches: (body as { names: string[] }).names.map((name) => {
      const food = [FLOUR, CHILI, RICE].find((one) => one.name.toLowerCase() === name);
      return food ? { ...facts, ingredient_id: food.ingredient_id, name, grams_of: {} } : null;
    }),
  }));
  return openPage(<AddRecipePage />, { at, path: '/add-recipe', as: someone() });
}
const linesBox = () => screen.findByLabelText('Or write them, one a line');
const shownLines = async () =>
  within(await screen.findByRole('list', { name: 'Lines' })).getAllByRole('listitem');
const counts = () => screen.getByRole('list', { name: 'Lines by state' }).textContent;

test('written lines are understood, asked about and saved with steps and times', async () => {
  const { user, router } = openForm();
  const sent = server.answers(createOwnRecipes, { message: 'Added', value: [saved] });
  await user.type(await screen.findByLabelText('Title'), 'Chili');
  await user.type(screen.getByLabelText('Description'), 'Hot.');
  await user.type(screen.getByLabelText('Preparation time (minutes)'), '10');
  await user.type(screen.getByLabelText('Cooking time (minutes)'), '30');
  await user.type(
    await linesBox(),
    'Dough:{Enter}200 g flour, sifted{Enter}2 T. chili powder{Enter}1 scale',
  );
  await waitFor(() => expect(counts()).toBe('1 understood1 to check1 kept as text'));
  const [first, second] = await shownLines();
  expect(first).toHaveTextContent('200 g flour, sifted');
  expect(second).toHaveTextContent('Is T. a tablespoon?');
  const summary = screen.getByRole('region', { name: 'Summary' });
  expect(summary).toHaveTextContent('3 written lines');
  expect(summary).toHaveTextContent('Calories200 cal');

  await user.click(screen.getByRole('button', { name: '2 tsp' }));
  expect(counts()).toBe('2 understood0 to check1 kept as text');
  expect(screen.getByText(/2 tsp chili powder: understood. Nothing left/)).toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: 'Steps' }), 'Stir.{Enter}{Enter}Serve.');
  await user.click(screen.getByRole('button', { name: 'Add Recipe' }));
  await screen.findByText('another page');
  expect(router.state.location.pathname).toBe('/saved-recipes');
  expect(sent[0]?.body).toMatchObject({
    recipes: [
      {
        preparation_time: 40,
        items: [],
        minutes: { prep: 10, cook: 30, total: 40 },
        lines: [
          { section: 'Dough', ingredient_id: FLOUR.ingredient_id, low: 200, unit: 'g' },
          { ingredient_id: CHILI.ingredient_id, unit: 'tsp' },
          { original: '1 scale', ingredient_id: null },
        ],
        steps: [{ text: 'Stir.' }, { text: 'Serve.' }],
      },
    ],
  });
});

test('a line is mended in its dialog', async () => {
  const { user } = openForm();
  await user.type(await linesBox(), '1 scale');
  await user.click(await screen.findByRole('button', { name: 'Choose for 1 scale' }));
  await user.type(
    await screen.findByRole('combobox', { name: 'Ingredient', expanded: false }),
    'ric',
  );
  await user.click(await screen.findByRole('option', { name: /Rice/ }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(counts()).toBe('1 understood0 to check0 kept as text'));
});

test('what is typed survives leaving the page', async () => {
  const { user, router } = openForm();
  await user.type(await linesBox(), '200 g flour');
  await user.type(screen.getByRole('textbox', { name: 'Steps' }), 'Bake.');
  await router.navigate('/elsewhere');
  await router.navigate('/add-recipe');
  expect(await linesBox()).toHaveValue('200 g flour');
  expect(screen.getByRole('textbox', { name: 'Steps' })).toHaveValue('Bake.');
});

test('without a network the form says when lines are understood, and leaves them to the server', async () => {
  const { user } = openForm();
  server.breaks(matchIngredients);
  const sent = server.answers(createOwnRecipes, { message: 'Added', value: [saved] });
  await user.type(await screen.findByLabelText('Title'), 'Bread');
  await user.type(screen.getByLabelText('Description'), 'Good.');
  await user.type(await linesBox(), '200 g flour');
  expect(
    await screen.findByText(
      'Some lines could not be looked up. They are understood when the recipe is saved.',
      {},
      { timeout: 10_000 },
    ),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add Recipe' }));
  await screen.findByText('another page');
  const [body] = sent.map((one) => one.body) as { recipes: { lines: object[] }[] }[];
  expect(body?.recipes[0]?.lines[0]).not.toHaveProperty('ingredient_id');
});

test('editing keeps lines, steps and times', async () => {
  const { user } = openForm(`/add-recipe?recipe=${RECIPE}`, [saved]);
  const sent = server.answers(updateOwnRecipe, saved);
  expect(await linesBox()).toHaveValue('Dough:\n200 g flour, sifted');
  expect(screen.getByRole('textbox', { name: 'Steps' })).toHaveValue('Bake it.');
  expect(screen.getByLabelText('Preparation time (minutes)')).toHaveValue('20');
  expect(screen.getByLabelText('Cooking time (minutes)')).toHaveValue('40');
  await user.type(screen.getByLabelText('Title'), ' rolls');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await screen.findByText('another page');
  expect(sent[0]?.body).toEqual({
    title: 'Bread rolls',
    description: 'Good.',
    preparation_time: 60,
    serving_size: 4,
    items: [],
    lines: [WRITTEN],
    steps: saved.steps,
  });
});

test('lines that are taken out are gone', async () => {
  const { user } = openForm(`/add-recipe?recipe=${RECIPE}`, [saved]);
  const sent = server.answers(updateOwnRecipe, saved);
  await user.clear(await linesBox());
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Please add at least one item to recipe')).toBeVisible();
  await user.type(await linesBox(), '1 scale');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await screen.findByText('another page');
  expect(sent.map(({ body }) => body)).toMatchObject([{ lines: [{ original: '1 scale' }] }]);
});
