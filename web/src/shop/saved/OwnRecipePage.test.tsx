import { listSubstitutes } from '@larder/shared/food/ingredients.calls';
import { listOwnRecipes, type OwnRecipe } from '@larder/shared/recipes/recipes.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { PACKS_ALONE } from '#testing/ownRecipe.ts';
import { openPage, someone } from '#testing/page.tsx';
import { mockServer } from '#testing/server.ts';
import { substitute } from '#testing/substitute.ts';

import { OwnRecipePage } from './OwnRecipePage.tsx';

const server = mockServer();
const RECIPE = '01890000-0000-7000-8000-0000000000b1';

const nothing = { section: null, note: null, optional: false, how: null, grade: null, kcal: null };
const recipe: OwnRecipe = {
  ...PACKS_ALONE,
  recipe_id: RECIPE,
  title: 'Garlic soup',
  description: 'From a text.',
  preparation_time: 25,
  serving_size: 2,
  created_at: new Date('2026-01-02T03:04:05Z'),
  items: [],
  lines: [
    {
      ...nothing,
      original: '4 cloves garlic, minced',
      low: 4,
      high: 4,
      unit: 'clove',
      name: 'garlic',
      note: 'minced',
      ingredient_id: '01890000-0000-7000-8000-0000000000a1',
      how: 'matched',
      grade: 'C',
      food: {
        name: 'Garlic',
        category: 'Produce',
        image: null,
        density_g_per_ml: null,
        grams_of: { clove: 3 },
      },
    },
    {
      ...nothing,
      original: 'salt to taste',
      section: 'To serve',
      note: 'to taste',
      low: null,
      high: null,
      unit: null,
      name: 'salt',
      ingredient_id: null,
      food: null,
    },
  ],
  steps: [
    { section: null, text: 'Fry the garlic.' },
    { section: 'To serve', text: 'Salt it.' },
  ],
  source_url: 'https://www.example.com/soup',
  source_host: 'example.com',
  notes: 'Keeps 3 days.\nFreezes well.',
};

function open({ recipes = [recipe], id = RECIPE }: { recipes?: OwnRecipe[]; id?: string } = {}) {
  server.answers(listOwnRecipes, { value: recipes });
  return openPage(<OwnRecipePage />, {
    at: `/recipe/${id}`,
    path: '/recipe/:id',
    as: someone(),
  });
}
const lines = () =>
  within(screen.getByRole('region', { name: 'Ingredients' }))
    .getAllByRole('listitem')
    .map((line) => line.textContent);

test.for([
  ['salt', 'salt', null, 'Saltto taste'],
  ['parsley, to serve', 'parsley', 'to serve', 'Parsley, to serve'],
  ['∞ eggs', '∞ eggs', null, '∞ eggs'],
] as const)(
  'of “%s”, without an amount, nothing is made up',
  async ([original, name, note, shown]) => {
    const [, salt] = recipe.lines;
    if (!salt) throw new Error('the recipe has no second line');
    open({ recipes: [{ ...recipe, lines: [{ ...salt, original, name, note, section: null }] }] });
    await screen.findByRole('heading', { level: 1, name: 'Garlic soup' });
    expect(lines()).toEqual([shown]);
  },
);

test('shows lines, steps, source and a plate of its own', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Garlic soup' })).toBeVisible();
  expect(document.title).toContain('Garlic soup');
  expect(lines()).toEqual(['Garlic, minced4 cloves', 'To serveSalt, to taste']);
  const steps = within(screen.getByRole('region', { name: 'Instructions' }));
  expect(steps.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
    '1Fry the garlic.',
    'To serve2Salt it.',
  ]);
  expect(screen.getByRole('region', { name: 'Notes' })).toHaveTextContent('Keeps 3 days.');
  const source = screen.getByRole('link', { name: /From example\.com.*opens in a new tab/ });
  expect(source).toHaveAttribute('href', 'https://www.example.com/soup');
  expect(source).toHaveAttribute('rel', 'noreferrer nofollow');
  const [plate] = screen.getAllByRole('presentation');
  expect(plate?.getAttribute('src')).toMatch(/^data:image\/svg\+xml,/);
});

test('a line whose food is known shows what stands for it', async () => {
  const GARLIC = '01890000-0000-7000-8000-0000000000a1';
  const powder = substitute('01890000-0000-7000-8000-0000000000a2', 'Garlic powder', {
    ratio: '1/8',
    changes: 'no bite',
  });
  const asked = server.answers(listSubstitutes, {
    value: [{ ingredient_id: GARLIC, instead: [powder] }],
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Instead of garlic' }));
  expect(screen.getByRole('list', { name: 'Instead of garlic' })).toHaveTextContent(
    'Garlic powder: 1/8 of the amount, by weight; no bite',
  );
  expect(asked.map(({ query }) => query)).toEqual([{ ids: GARLIC }]);
});

test('amounts and the way to cook mode follow the servings', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /Increase|More|Add one/i }));
  expect(lines()[0]).toBe('Garlic, minced6 cloves');
  expect(screen.getByRole('link', { name: 'Cook' })).toHaveAttribute(
    'href',
    `/recipe/${RECIPE}/cook?servings=3`,
  );
  expect(screen.getByText('Amounts for 3 servings')).toBeInTheDocument();
});

test('a line that is another recipe leads to it once it is saved, and a fixed amount stays', async () => {
  const [, salt] = recipe.lines;
  if (!salt) throw new Error('the recipe has no second line');
  const text = { ...salt, section: null, note: null };
  const sauce = { ...text, original: '1 cup Sauce', name: 'Sauce', low: 1, high: 1, unit: 'cup' };
  const part = { recipe_id: '01890000-0000-7000-8000-0000000000b2', title: 'Sauce', lines: [] };
  const yeast = { ...text, original: '2 g yeast', name: 'yeast', low: 2, high: 2, unit: 'g' };
  const { user } = open({
    recipes: [
      {
        ...recipe,
        lines: [
          { ...sauce, recipe_title: 'Sauce', part },
          { ...sauce, name: 'Glaze', recipe_title: 'Glaze', part: null },
          { ...yeast, fixed: true },
        ],
      },
    ],
  });
  expect(await screen.findByRole('link', { name: 'Sauce' })).toHaveAttribute(
    'href',
    `/recipe/${part.recipe_id}`,
  );
  expect(screen.queryByRole('link', { name: 'Glaze' })).not.toBeInTheDocument();
  expect(lines()).toEqual(['Sauce1 cup', 'Glaze1 cup', 'Yeast2 g']);
  await user.click(screen.getByRole('button', { name: 'Increase Servings' }));
  expect(lines()).toEqual(['Sauce1½ cups', 'Glaze1½ cups', 'Yeast2 g']);
});

test('amounts of steps follow the servings, in the units that they are written in', async () => {
  localStorage.setItem('units', 'metric');
  const steps = [
    { section: null, text: 'Fry 2 cloves of the garlic for 5 minutes in a cup of oil.' },
  ];
  const { user } = open({ recipes: [{ ...recipe, steps }] });
  await user.click(await screen.findByRole('button', { name: 'Increase Servings' }));
  await user.click(screen.getByRole('button', { name: 'Increase Servings' }));
  const part = screen.getByRole('region', { name: 'Instructions' });
  await waitFor(() =>
    expect(part).toHaveTextContent(
      'Fry 4 cloves of the garlic for 5 minutes in a cup (for 2) of oil.',
    ),
  );
  expect(part).toHaveTextContent('Times are for 2 servings.');
});

test('it is edited, and printed', async () => {
  const print = vi.fn<typeof window.print>();
  vi.stubGlobal('print', print);
  const { user } = open();
  expect(await screen.findByRole('link', { name: 'Edit' })).toHaveAttribute(
    'href',
    `/add-recipe?recipe=${RECIPE}`,
  );
  await user.click(screen.getByRole('button', { name: 'Print the recipe' }));
  expect(print).toHaveBeenCalledOnce();
});

test('without steps there is nothing to cook, and that is said', async () => {
  open({ recipes: [{ ...recipe, description: '', steps: [], source_url: null, notes: null }] });
  expect(await screen.findByText('This recipe has no instructions.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Cook' })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Notes' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /From/ })).not.toBeInTheDocument();
});

test('another’s recipe is not found', async () => {
  open({ recipes: [] });
  expect(await screen.findByText('Recipe not found.')).toBeVisible();
});

test('a failed request can be tried again', async () => {
  server.refuses(listOwnRecipes, 'internal');
  const { user } = openPage(<OwnRecipePage />, {
    at: `/recipe/${RECIPE}`,
    path: '/recipe/:id',
    as: someone(),
  });
  expect(await screen.findByText('Failed to fetch recipes.')).toBeVisible();
  server.answers(listOwnRecipes, { value: [recipe] });
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Garlic soup' })).toBeVisible();
});

test('nobody’s recipe asks for the login', () => {
  openPage(<OwnRecipePage />, { at: `/recipe/${RECIPE}`, path: '/recipe/:id' });
  expect(screen.getByText('You are not logged in.')).toBeVisible();
});

test.for(['From a text.', 'From example.com.'])(
  'without steps, "%s" is no step',
  async (description) => {
    open({ recipes: [{ ...recipe, description, steps: [] }] });
    await screen.findByRole('heading', { name: 'Garlic soup' });
    expect(screen.queryByText(description)).not.toBeInTheDocument();
  },
);

test('servings that the yield says, too, are said once', async () => {
  open({ recipes: [{ ...recipe, yields: { low: 2, high: 2, text: 'Serves 2' } }] });
  expect(await screen.findAllByText(/Serves 2/)).toHaveLength(1);
  expect(screen.queryByText(/Makes/)).not.toBeInTheDocument();
});
