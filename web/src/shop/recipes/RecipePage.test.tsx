import { listSubstitutes } from '@larder/shared/food/ingredients.calls';
import { recipeInformation } from '@larder/shared/recipes/provider.calls';
import { GIVEN_RECIPE } from '@larder/shared/recipes/recipePage.model';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { setUnits } from '#parts/state/units.ts';
import { forgetRecipes, ingredient, recipe } from '#shop/recipes/testing/recipes.ts';
import { keptText } from '#testing/kept.ts';
import { openPage, openRoutes } from '#testing/page.tsx';
import { mockServer } from '#testing/server.ts';
import { substitute } from '#testing/substitute.ts';

import { RecipePage } from './RecipePage.tsx';

const server = mockServer();
afterEach(forgetRecipes);

function open(at = '/recipe/7') {
  return openPage(<RecipePage cooked={() => null} shelve={() => null} />, {
    at,
    path: '/recipe/:id',
  });
}
const lines = () =>
  within(screen.getByRole('region', { name: 'Ingredients' }))
    .getAllByRole('listitem')
    .map((line) => line.textContent);

test('shows title, facts, ingredients and numbered steps', async () => {
  const analyzedInstructions = [
    { name: '', steps: [{ number: 1, step: 'Boil water.' }] },
    { name: 'Sauce', steps: [{ number: 1, step: 'Stir.' }] },
  ];
  server.answers(recipeInformation, recipe(7, { title: 'Rice Bowl', analyzedInstructions }));
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Rice Bowl' })).toBeVisible();
  expect(screen.getByText('25 min')).toBeVisible();
  expect(screen.getByText('520 cal')).toBeVisible();
  expect(screen.getByText('Servings', { selector: 'dt' }).parentElement).toHaveTextContent('2');
  expect(screen.getByRole('region', { name: 'Ingredients' })).toBeVisible();
  const steps = within(screen.getByRole('region', { name: 'Instructions' }));
  expect(steps.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
    '1Boil water.',
    '2Stir.',
  ]);
});

test('shows what a serving has, in front of the steps', async () => {
  const nutrients = [
    { name: 'Calories', amount: 520.4, unit: 'kcal' },
    { name: 'Fat', amount: 39, unit: 'g' },
  ];
  server.answers(recipeInformation, recipe(7, { nutrition: { nutrients, known_share: 1 } }));
  open();
  const panel = await screen.findByRole('region', { name: 'Nutrition' });
  expect(panel).toHaveTextContent('Energy520 kcal26%');
  expect(panel).toHaveTextContent('Fat39 g50%');
  expect(panel).toHaveTextContent('Worked out from the ingredient, raw.');
  const steps = screen.getByRole('region', { name: 'Instructions' });
  expect(panel.compareDocumentPosition(steps)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('Back returns to the previous page', async () => {
  server.answers(recipeInformation, recipe(7));
  const { user, router } = openRoutes(
    [{ path: '/recipe/:id', element: <RecipePage cooked={() => null} shelve={() => null} /> }],
    {
      at: '/?cuisine=asian',
    },
  );
  await router.navigate('/recipe/7');
  await user.click(await screen.findByRole('button', { name: 'Back' }));
  expect(await screen.findByText('another page')).toBeVisible();
  expect(router.state.location.search).toBe('?cuisine=asian');
});

test('Back leads to the recipes from a recipe that a visit began with', async () => {
  server.answers(recipeInformation, recipe(7));
  window.history.pushState(null, '', '/elsewhere');
  const { user, router } = open();
  await user.click(await screen.findByRole('button', { name: 'Back' }));
  expect(await screen.findByText('another page')).toBeVisible();
  expect(router.state.location.pathname).toBe('/');
});

test('a recipe embedded in the page shows at once without a request', () => {
  const asked = server.refuses(recipeInformation, 'provider_unavailable');
  const given = document.createElement('script');
  Object.assign(given, { type: 'application/json', id: GIVEN_RECIPE });
  given.textContent = JSON.stringify(recipe(7, { title: 'Rice Bowl' }));
  document.body.append(given);
  try {
    open();
    expect(screen.getByRole('heading', { level: 1, name: 'Rice Bowl' })).toBeVisible();
    expect(asked).toEqual([]);
  } finally {
    given.remove();
  }
});

test('allergens are contained or not known, never absent', async () => {
  const extendedIngredients = [
    ingredient('spaghetti', { contains: ['wheat'] }),
    ingredient('parmesan cheese', { contains: ['milk'] }),
    ingredient('butter', { contains: ['milk'] }),
    ingredient('garlic', { contains: [] }),
    ingredient('sausage', { contains: null }),
    ingredient('dragon fruit'),
  ];
  const diet_notes = ['Vegetarian if the parmesan cheese is made without animal rennet.'];
  server.answers(recipeInformation, recipe(7, { extendedIngredients, diet_notes }));
  open();
  const section = within(await screen.findByRole('region', { name: 'Allergens' }));
  expect(section.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    'Milk: parmesan cheese, butter',
    'Wheat: spaghetti',
  ]);
  expect(section.getByText('Not known').nextElementSibling).toHaveTextContent(
    'Sausage, dragon fruit: makers differ. What else is in the products: read their labels.',
  );
  expect(section.getByText(/without animal rennet/)).toBeVisible();
  expect(section.queryByText(/safe|free of|garlic/i)).not.toBeInTheDocument();
});

test('a recipe of which nothing is contained still says what is not known', async () => {
  const extendedIngredients = [ingredient('rice', { contains: [] })];
  server.answers(recipeInformation, recipe(7, { extendedIngredients }));
  open();
  const section = within(await screen.findByRole('region', { name: 'Allergens' }));
  expect(section.queryByText('Contains')).not.toBeInTheDocument();
  expect(section.getByText('Not known').nextElementSibling).toHaveTextContent(
    /^What else is in the products: read their labels\.$/,
  );
});

const known = (n: number) => `01890000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const EGG_ROWS = [
  substitute(known(21), 'Flaxseed', { ratio: '1/7', roles: ['baking'], changes: 'binds only' }),
  ...[22, 23, 24].map((n) => substitute(known(n), `Other ${n}`)),
];

test('a line shows at most three foods that stand for its own, when asked', async () => {
  const eggs = ingredient('eggs', { ingredient_id: known(1) });
  const extendedIngredients = [eggs, ingredient('rice', { ingredient_id: known(2) }), eggs];
  server.answers(recipeInformation, recipe(7, { extendedIngredients }));
  const asked = server.answers(listSubstitutes, {
    value: [{ ingredient_id: known(1), instead: EGG_ROWS }],
  });
  const { user } = open();
  const [button] = await screen.findAllByRole('button', { name: 'Instead of eggs' });
  if (!button) throw new Error('there is no button');
  expect(asked.map(({ query }) => query)).toEqual([{ ids: `${known(1)},${known(2)}` }]);
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('list', { name: 'Instead of eggs' })).toBeNull();
  button.focus();
  await user.keyboard('{Enter}');
  const list = screen.getByRole('list', { name: 'Instead of eggs' });
  // Flaxseed holds in what is baked: this dish has no dough.
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((one) => one.textContent),
  ).toEqual([22, 23, 24].map((n) => `Other ${n}: the same amount; a little firmer`));
  await user.keyboard('{Enter}');
  expect(list).not.toBeVisible();
  expect(screen.queryByRole('button', { name: 'Instead of rice' })).toBeNull();
});

test('in what is baked other foods stand for it', async () => {
  const extendedIngredients = [
    ingredient('eggs', { ingredient_id: known(1) }),
    ingredient('all-purpose flour'),
    ingredient('baking powder'),
  ];
  server.answers(recipeInformation, recipe(7, { extendedIngredients }));
  server.answers(listSubstitutes, { value: [{ ingredient_id: known(1), instead: EGG_ROWS }] });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Instead of eggs' }));
  const list = screen.getByRole('list', { name: 'Instead of eggs' });
  expect(within(list).getAllByRole('listitem')[0]).toHaveTextContent(
    'Flaxseed: 1/7 of the amount, by weight; binds only',
  );
});

test('amounts follow the servings, never below 1', async () => {
  const pinch = ingredient('salt', { amount: 0, unit: '', measures: undefined });
  server.answers(
    recipeInformation,
    recipe(7, { extendedIngredients: [ingredient('rice'), pinch] }),
  );
  const { user } = open();
  await screen.findByRole('heading', { level: 1, name: 'Recipe 7' });
  expect(lines()).toEqual(['Rice4 oz100 g', 'Saltto taste']);
  await user.click(screen.getByRole('button', { name: 'Increase Servings' }));
  expect(lines()[0]).toBe('Rice6 oz150 g');
  for (let press = 0; press < 4; press++) {
    await user.click(screen.getByRole('button', { name: 'Decrease Servings' }));
  }
  expect(lines()[0]).toBe('Rice2 oz50 g');
});

test('metric amounts stand alone, until US ones are wanted again', async () => {
  const lemon = ingredient('lemon', {
    measures: {
      us: { amount: 2, unitShort: '', unitLong: '' },
      metric: { amount: 168, unitShort: 'g', unitLong: 'grams' },
    },
  });
  server.answers(
    recipeInformation,
    recipe(7, { extendedIngredients: [ingredient('rice'), lemon] }),
  );
  const { user } = open();
  await screen.findByRole('heading', { level: 1, name: 'Recipe 7' });
  const choice = within(screen.getByRole('group', { name: 'Amounts' }));
  await user.click(choice.getByRole('button', { name: 'Metric' }));
  expect(lines()).toEqual(['Rice100 g', 'Lemon2168 g']);
  expect(choice.getByRole('button', { name: 'Metric' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(choice.getByRole('button', { name: 'US' }));
  expect(lines()[0]).toBe('Rice4 oz100 g');
});

test('marks ingredients of the stores’ catalogue', async () => {
  const ingredient_id = '01890000-0000-7000-8000-000000000001';
  server.answers(
    recipeInformation,
    recipe(7, {
      extendedIngredients: [ingredient('rice', { ingredient_id }), ingredient('moonflower')],
    }),
  );
  open();
  await screen.findByRole('heading', { level: 1, name: 'Recipe 7' });
  expect(lines()).toEqual(['Rice, in the stores’ catalogue4 oz100 g', 'Moonflower4 oz100 g']);
  expect(screen.getByText('1 of 2 are in the stores’ catalogue')).toBeVisible();
});

test('amounts of steps follow the servings and the units', async () => {
  const step = 'Boil 100 g of the rice in 2 cups (480 ml) of water for 12 minutes.';
  const analyzedInstructions = [{ name: '', steps: [{ number: 1, step }] }];
  server.answers(
    recipeInformation,
    recipe(7, { extendedIngredients: [ingredient('rice')], analyzedInstructions }),
  );
  const { user } = open();
  const steps = await screen.findByRole('region', { name: 'Instructions' });
  await waitFor(() => expect(steps).toHaveTextContent('Boil 3½ oz of the rice in 2 cups (480 ml)'));
  expect(steps).not.toHaveTextContent('servings');
  await user.click(screen.getByRole('button', { name: 'Increase Servings' }));
  await user.click(screen.getByRole('button', { name: 'Increase Servings' }));
  expect(steps).toHaveTextContent(
    'InstructionsTimes are for 2 servings. A larger amount may take longer.1Boil 7 oz of the rice in 4 cups (960 ml) of water for 12 minutes.',
  );
  act(() => setUnits('metric'));
  expect(steps).toHaveTextContent('Boil 200 g of the rice');
});

test('Select takes the servings along, and later changes stay in sync', async () => {
  server.answers(recipeInformation, recipe(7));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Increase Servings' }));
  await user.click(screen.getByRole('button', { name: 'Select Recipe 7' }));
  const kept = () => JSON.parse(keptText('selectedRecipes') ?? '')[0];
  expect(kept()).toMatchObject({ id: '7', servings: 3, recipeServings: 2 });
  await user.click(screen.getByRole('button', { name: 'Increase Servings' }));
  expect(kept().servings).toBe(4);
});

test('asks once when the provider has no instructions, and shows a message', async () => {
  const seen = server.answers(
    recipeInformation,
    recipe(7, { analyzedInstructions: [], extendedIngredients: [] }),
  );
  open();
  expect(await screen.findByText('This recipe has no instructions.')).toBeVisible();
  expect(screen.getByText('This recipe does not list its ingredients.')).toBeVisible();
  expect(seen).toHaveLength(1);
});

test('shows instructions that are only text', async () => {
  const instructions = '<ol><li>Boil &amp; salt.</li><li>Serve<script>alert(1)</script>.</li></ol>';
  server.answers(recipeInformation, recipe(7, { analyzedInstructions: [], instructions }));
  open();
  const steps = within(await screen.findByRole('region', { name: 'Instructions' }));
  const [first] = steps.getAllByRole('listitem');
  expect(first).toHaveTextContent('1Boil & salt.');
});

test('an unknown recipe is not found', async () => {
  server.refuses(recipeInformation, 'recipe_not_found');
  open();
  expect(await screen.findByRole('heading', { name: 'Recipe not found.' })).toBeVisible();
});

test.for(['/recipe/soup', '/recipe/0', '/recipe/1234567890'])('%s is not found', async (at) => {
  open(at);
  expect(await screen.findByRole('heading', { name: 'Recipe not found.' })).toBeVisible();
});

test('a failed request can be retried', async () => {
  server.refuses(recipeInformation, 'provider_unavailable');
  const { user } = open();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Failed to load recipe.');
  expect(alert).toHaveTextContent('Failed to fetch recipe details. Please try again.');
  server.answers(recipeInformation, recipe(7));
  await user.click(within(alert).getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Recipe 7' })).toBeVisible();
});
