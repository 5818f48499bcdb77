import { cents } from '@larder/shared/basics/money';
import { listIngredients, type PricedIngredient } from '@larder/shared/food/ingredients.calls';
import {
  createOwnRecipes,
  listOwnRecipes,
  type OwnRecipe,
  updateOwnRecipe,
} from '@larder/shared/recipes/recipes.calls';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';

import { storedUser } from '#platform/session/storedUser.ts';
import { adoptGuests } from '#platform/stored/adopt.ts';
import { keptText } from '#testing/kept.ts';
import { PACKS_ALONE } from '#testing/ownRecipe.ts';
import { openPage, someone } from '#testing/page.tsx';
import { mockServer } from '#testing/server.ts';

import { AddRecipePage } from './AddRecipePage.tsx';

const server = mockServer();

const RICE = '01890000-0000-7000-8000-0000000000a1';
const MILK = '01890000-0000-7000-8000-0000000000a2';
const RECIPE = '01890000-0000-7000-8000-0000000000b1';

const facts = { image: null, grams_per_piece: null };
const rice: PricedIngredient = {
  ...facts,
  ingredient_id: RICE,
  name: 'Rice',
  unit_quantity: 500,
  unit: 'gm',
  category: 'Pantry',
  kcal_per_100g: 360,
  density_g_per_ml: null,
  price: cents(349),
};
const milk: PricedIngredient = {
  ...facts,
  ingredient_id: MILK,
  name: 'Milk',
  unit_quantity: 1000,
  unit: 'ml',
  category: 'Dairy',
  kcal_per_100g: 60,
  density_g_per_ml: 1,
  price: null,
};
const riceItem = {
  ingredient_id: RICE,
  name: 'Rice',
  unit: 'gm',
  unit_quantity: 500,
  price: cents(349),
  quantity: 2,
};
const saved: OwnRecipe = {
  recipe_id: RECIPE,
  title: 'Plain rice',
  description: 'Boil it.',
  preparation_time: 20,
  serving_size: 0,
  created_at: new Date('2026-01-02T03:04:05Z'),
  ...PACKS_ALONE,
  items: [{ ...riceItem, category: 'Pantry', image: null, kcal: 3600 }],
};

function openAdd({
  at = '/add-recipe',
  as = someone(),
}: { at?: string; as?: undefined | ReturnType<typeof someone> } = {}) {
  server.answers(listIngredients, { message: [rice, milk] });
  return openPage(<AddRecipePage />, { at, ...(as && { as }) });
}

const ingredientBox = () => screen.findByRole('combobox', { name: 'Ingredient' });

async function add(user: UserEvent, name: string, quantity: string): Promise<void> {
  await user.type(await ingredientBox(), name.slice(0, 3));
  await user.click(await screen.findByRole('option', { name: new RegExp(name) }));
  await user.type(screen.getByLabelText('Quantity'), quantity);
  await user.click(screen.getByRole('button', { name: 'Add Ingredient' }));
}

async function fillIn(user: UserEvent): Promise<void> {
  await user.type(await screen.findByLabelText('Title'), 'Plain rice');
  await user.type(screen.getByLabelText('Description'), 'Boil it.');
}

/** Finds the toast by text; toasts of earlier tests may still be closing. */
async function undo(user: UserEvent, text: string): Promise<void> {
  const toast = (await screen.findByText(text)).closest('li');
  if (!toast) throw new Error(`"${text}" is no toast`);
  await user.click(within(toast).getByRole('button', { name: 'Undo' }));
}

const saveButton = () => screen.getByRole('button', { name: 'Add Recipe' });

test('adds a recipe and shows its calories while it is typed', async () => {
  const { user, router } = openAdd();
  const sent = server.answers(createOwnRecipes, {
    message: 'Recipe added successfully!',
    value: [saved],
  });
  await fillIn(user);
  await user.type(screen.getByLabelText('Preparation time (minutes)'), '20');
  await add(user, 'Rice', '2');
  const summary = screen.getByRole('region', { name: 'Summary' });
  expect(summary).toHaveTextContent('2 × 500 g · 3,600 cal');
  expect(summary).not.toHaveTextContent('Per serving');
  await user.type(screen.getByLabelText('Serving size'), '4');
  expect(summary).toHaveTextContent('Per serving900 cal');
  // 1000 ml x 1 g x 60 kcal per 100 g
  await add(user, 'Milk', '1');
  expect(summary).toHaveTextContent('Calories4,200 cal');

  await user.click(saveButton());
  await screen.findByText('another page');
  expect(router.state.location.pathname).toBe('/saved-recipes');
  expect(sent.map(({ body }) => body)).toEqual([
    {
      recipes: [
        {
          title: 'Plain rice',
          description: 'Boil it.',
          preparation_time: 20,
          serving_size: 4,
          items: [
            { ...riceItem, price: 3.49 },
            {
              ingredient_id: MILK,
              name: 'Milk',
              unit: 'ml',
              unit_quantity: 1000,
              price: null,
              quantity: 1,
            },
          ],
        },
      ],
    },
  ]);
  expect(keptText('recipeDraft')).toBeNull();
});

test('a save that is answered after leaving clears the draft and does not navigate', async () => {
  const { user, router } = openAdd();
  server.answers(createOwnRecipes, { message: 'Recipe added successfully!', value: [saved] });
  await fillIn(user);
  await add(user, 'Rice', '2');
  fireEvent.click(saveButton());
  await act(() => router.navigate('/help'));
  expect(await screen.findByText('Recipe added successfully!')).toBeVisible();
  expect(keptText('recipeDraft')).toBeNull();
  expect(router.state.location.pathname).toBe('/help');
});

test('a save keeps a draft that was typed after coming back', async () => {
  const answer = Promise.withResolvers<Response>();
  const { user, router } = openAdd();
  server.sends(createOwnRecipes, () => answer.promise);
  await fillIn(user);
  await add(user, 'Rice', '2');
  fireEvent.click(saveButton());
  await act(() => router.navigate('/help'));
  await act(() => router.navigate('/add-recipe'));
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Brown rice' } });
  answer.resolve(HttpResponse.json({ message: 'Saved', value: [] }, { status: 201 }));
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(JSON.parse(keptText('recipeDraft') ?? '')).toMatchObject({
    title: 'Brown rice',
  });
  expect(router.state.location.pathname).toBe('/add-recipe');
});

test('empty numbers are saved as 0', async () => {
  const { user } = openAdd();
  const sent = server.answers(createOwnRecipes, { message: 'ok', value: [saved] });
  await fillIn(user);
  await add(user, 'Rice', '2');
  await user.click(saveButton());
  await screen.findByText('another page');
  expect(sent[0]?.body).toMatchObject({ recipes: [{ preparation_time: 0, serving_size: 0 }] });
});

test('rejects a recipe without title, description or ingredients', async () => {
  const { user } = openAdd();
  await ingredientBox();
  await user.type(screen.getByLabelText('Preparation time (minutes)'), '-1');
  await user.click(saveButton());
  expect(await screen.findByText('Title is required')).toBeVisible();
  expect(screen.getByLabelText('Title')).toHaveAccessibleDescription('Title is required');
  expect(screen.getByText('Description is required')).toBeVisible();
  expect(screen.getByText('Preparation time must be a number from 0 to 100000')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Please add at least one item to recipe');
  expect(screen.getByLabelText('Title')).toHaveFocus();
});

test.for([
  ['20 min', 'Preparation time must be a number from 0 to 100000'],
  ['1,000', '“1,000” may mean 1 or 1000. Write one of these.'],
  ['1e2', '“1e2” has an exponent. Write all its digits.'],
] as const)('rejects the preparation time "%s"', async ([time, words]) => {
  const { user } = openAdd();
  const sent = server.answers(createOwnRecipes, { message: 'ok', value: [saved] });
  await fillIn(user);
  await add(user, 'Rice', '2');
  await user.type(screen.getByLabelText('Preparation time (minutes)'), time);
  await user.click(saveButton());
  expect(await screen.findByText(words)).toBeVisible();
  expect(sent).toHaveLength(0);
});

test('rejects a recipe without ingredients until one is added', async () => {
  const { user } = openAdd();
  const sent = server.answers(createOwnRecipes, { message: 'ok', value: [saved] });
  await fillIn(user);
  await ingredientBox();
  await user.click(saveButton());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Please add at least one item to recipe',
  );
  await add(user, 'Rice', '1');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(sent).toEqual([]);
  await user.click(saveButton());
  await screen.findByText('another page');
  expect(sent).toHaveLength(1);
});

test.for([
  // ingredient, quantity, where the focus goes, why this row exists
  ['', '', 'Ingredient', 'neither'],
  ['Rice', '', 'Quantity', 'no quantity'],
  ['Rice', '0', 'Quantity', 'a quantity below 1'],
  ['Rice', '0.9', 'Quantity', 'just below 1'],
  ['Ric', '2', 'Ingredient', 'text that is no ingredient'],
] as const)('"%s" and "%s" add nothing and focus %s: %s', async ([name, quantity, focused]) => {
  const { user } = openAdd();
  if (name) await user.type(await ingredientBox(), name);
  await ingredientBox();
  if (quantity) await user.type(screen.getByLabelText('Quantity'), quantity);
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Add Ingredient' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Please select an ingredient and enter a quantity',
  );
  expect(screen.getByLabelText(focused, { selector: 'input' })).toHaveFocus();
  expect(screen.queryByRole('list', { name: 'Ingredients added' })).not.toBeInTheDocument();
});

test('Enter adds the ingredient without saving the recipe', async () => {
  const { user } = openAdd();
  await user.type(await ingredientBox(), 'rice');
  await user.type(screen.getByLabelText('Quantity'), '1{Enter}');
  expect(await screen.findByText('Ingredient added!')).toBeVisible();
  expect(screen.getByText('500 g · 1,800 cal')).toBeVisible();
  expect(await ingredientBox()).toHaveValue('');
  expect(await ingredientBox()).toHaveFocus();
  expect(screen.queryByText('Title is required')).not.toBeInTheDocument();
});

test('the confirmation disappears 2 seconds after the last addition', async () => {
  const { user } = openAdd();
  await user.type(await ingredientBox(), 'rice');
  await user.type(screen.getByLabelText('Quantity'), '1');
  vi.useFakeTimers();
  try {
    await act(async () =>
      fireEvent.submit(screen.getByRole('form', { name: 'Add an ingredient' })),
    );
    expect(screen.getByText('Ingredient added!')).toBeVisible();
    act(() => void vi.advanceTimersByTime(1999));
    expect(screen.getByText('Ingredient added!')).toBeVisible();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.queryByText('Ingredient added!')).not.toBeInTheDocument();
  } finally {
    vi.useRealTimers();
  }
});

test('a part of a pack uses the ingredient’s own unit', async () => {
  const { user } = openAdd();
  await user.type(await ingredientBox(), 'rice');
  await user.selectOptions(screen.getByLabelText('Unit'), 'g');
  await user.type(screen.getByLabelText('Quantity'), '120{Enter}');
  expect(await screen.findByText('120 g · 432 cal')).toBeVisible();
});

test('Undo restores a removed ingredient at its position, and the focus stays in the list', async () => {
  const { user } = openAdd();
  await add(user, 'Rice', '2');
  await add(user, 'Milk', '1');
  await user.click(screen.getByRole('button', { name: 'Remove Rice' }));
  expect(screen.getByRole('button', { name: 'Remove Milk' })).toHaveFocus();
  await undo(user, 'Rice removed');
  const list = screen.getByRole('list', { name: 'Ingredients added' });
  const [first, second] = within(list).getAllByRole('listitem');
  expect(first).toHaveTextContent('Rice');
  expect(second).toHaveTextContent('Milk');
});

test('Undo does nothing once the recipe is saved or cleared', async () => {
  const { user, router } = openAdd();
  server.answers(createOwnRecipes, { message: 'Recipe added successfully!', value: [saved] });
  await fillIn(user);
  await add(user, 'Rice', '2');
  await add(user, 'Milk', '1');
  await user.click(screen.getByRole('button', { name: 'Remove Milk' }));
  await user.click(saveButton());
  await screen.findByText('another page');
  await undo(user, 'Milk removed');
  expect(keptText('recipeDraft')).toBeNull();

  await act(() => router.navigate('/add-recipe'));
  await add(user, 'Rice', '2');
  await user.click(screen.getByRole('button', { name: 'Remove Rice' }));
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  await undo(user, 'Rice removed');
  expect(keptText('recipeDraft')).toBeNull();
});

test('a failed save keeps the form; a retry has the same key until the recipe is edited', async () => {
  const { user } = openAdd();
  const sent = server.refuses(createOwnRecipes, 'unavailable');
  await fillIn(user);
  await add(user, 'Rice', '2');
  await user.click(saveButton());
  expect(await screen.findByText('Failed to add recipe')).toBeVisible();
  expect(screen.getByText('Temporarily unavailable. Please try again.')).toBeVisible();
  await user.click(saveButton());
  await waitFor(() => expect(sent).toHaveLength(2));
  await screen.findByText('Failed to add recipe');
  await user.type(screen.getByLabelText('Title'), ' again');
  await user.click(saveButton());
  await waitFor(() => expect(sent).toHaveLength(3));
  const [first, second, third] = sent.map(({ headers }) => headers.get('idempotency-key'));
  expect(first).toMatch(/^[\da-f-]{36}$/);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('saving offline shows an error', async () => {
  const { user } = openAdd();
  server.breaks(createOwnRecipes);
  await fillIn(user);
  await add(user, 'Rice', '2');
  await user.click(saveButton());
  expect(await screen.findByText('Failed to add recipe')).toBeVisible();
});

test('signed out, the form offers the login and keeps the draft', async () => {
  const { user, router } = openPage(<AddRecipePage />, { at: '/add-recipe' });
  await fillIn(user);
  expect(screen.queryByRole('combobox', { name: 'Ingredient' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Log in to save' }));
  expect(router.state.location).toMatchObject({
    pathname: '/login',
    state: { from: '/add-recipe' },
  });
  server.answers(listIngredients, { message: [rice] });
  act(() => {
    adoptGuests(someone().id); // as the login does
    storedUser.set(someone());
  });
  await act(() => router.navigate('/add-recipe'));
  expect(await screen.findByLabelText('Title')).toHaveValue('Plain rice');
  expect(screen.getByLabelText('Description')).toHaveValue('Boil it.');
  await add(user, 'Rice', '1');
  expect(screen.getByRole('list', { name: 'Ingredients added' })).toHaveTextContent('Rice');
});

test('Clear empties the form, focuses its start and can be undone', async () => {
  const { user } = openAdd();
  await fillIn(user);
  await add(user, 'Rice', '2');
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(await screen.findByLabelText('Title')).toHaveValue('');
  await waitFor(() => expect(screen.getByLabelText('Title')).toHaveFocus());
  expect(screen.queryByText('2 × 500 g · 3,600 cal')).not.toBeInTheDocument();
  await undo(user, 'Recipe cleared');
  expect(screen.getByLabelText('Title')).toHaveValue('Plain rice');
  expect(await screen.findByText('2 × 500 g · 3,600 cal')).toBeVisible();
});

test('a failed catalogue request can be retried', async () => {
  server.refuses(listIngredients, 'internal');
  const { user } = openPage(<AddRecipePage />, { at: '/add-recipe', as: someone() });
  expect(await screen.findByText('Failed to fetch ingredients')).toBeVisible();
  server.answers(listIngredients, { message: [rice] });
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await ingredientBox()).toBeVisible();
});

test('an empty catalogue shows a message', async () => {
  server.answers(listIngredients, { message: [] });
  openPage(<AddRecipePage />, { at: '/add-recipe', as: someone() });
  expect(await screen.findByText('The catalogue has no ingredients yet.')).toBeVisible();
});

test('edits a saved recipe', async () => {
  server.answers(listOwnRecipes, { value: [saved] });
  const sent = server.answers(updateOwnRecipe, saved);
  const { user, router } = openAdd({ at: `/add-recipe?recipe=${RECIPE}` });
  const title = await screen.findByLabelText('Title');
  expect(title).toHaveValue('Plain rice');
  expect(screen.getByLabelText('Preparation time (minutes)')).toHaveValue('20');
  expect(screen.getByLabelText('Serving size')).toHaveValue('');
  await user.clear(title);
  await user.type(title, 'Rice for two');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await screen.findByText('another page');
  expect(router.state.location.pathname).toBe('/saved-recipes');
  expect(sent).toMatchObject([
    {
      params: { id: RECIPE },
      body: { title: 'Rice for two', items: [{ ...riceItem, price: 3.49 }] },
    },
  ]);
});

test('a change that is answered after leaving clears the draft and does not navigate', async () => {
  server.answers(listOwnRecipes, { value: [saved] });
  server.answers(updateOwnRecipe, saved);
  const { user, router } = openAdd({ at: `/add-recipe?recipe=${RECIPE}` });
  await user.type(await screen.findByLabelText('Title'), ' tonight');
  fireEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  await act(() => router.navigate('/help'));
  expect(await screen.findByText('Recipe updated')).toBeVisible();
  expect(keptText(`recipeDraft:${RECIPE}`)).toBeNull();
  expect(router.state.location.pathname).toBe('/help');
});

test('unsaved changes are kept until Cancel', async () => {
  server.answers(listOwnRecipes, { value: [saved] });
  const { user, router } = openAdd({ at: `/add-recipe?recipe=${RECIPE}` });
  await user.type(await screen.findByLabelText('Title'), ' tonight');
  await act(() => router.navigate('/elsewhere'));
  await act(() => router.navigate(`/add-recipe?recipe=${RECIPE}`));
  expect(await screen.findByLabelText('Title')).toHaveValue('Plain rice tonight');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await act(() => router.navigate(`/add-recipe?recipe=${RECIPE}`));
  expect(await screen.findByLabelText('Title')).toHaveValue('Plain rice');
});

test('marks an ingredient that left the catalogue', async () => {
  const gone = { ...riceItem, category: null, image: null, kcal: null };
  const id = '01890000-0000-7000-8000-0000000000a9';
  const old = { ...gone, ingredient_id: id, name: 'Lard' };
  server.answers(listOwnRecipes, { value: [{ ...saved, items: [gone, old] }] });
  openAdd({ at: `/add-recipe?recipe=${RECIPE}` });
  await ingredientBox();
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).not.toHaveTextContent('No longer in the catalogue');
  expect(second).toHaveTextContent('No longer in the catalogue. Remove it to save.');
});

test('another user’s recipe is not found', async () => {
  server.answers(listOwnRecipes, { value: [] });
  openAdd({ at: `/add-recipe?recipe=${RECIPE}` });
  expect(await screen.findByText('Recipe not found.')).toBeVisible();
});

test('a failed recipe request can be retried', async () => {
  server.refuses(listOwnRecipes, 'internal');
  const { user } = openAdd({ at: `/add-recipe?recipe=${RECIPE}` });
  expect(await screen.findByText('Failed to fetch recipes.')).toBeVisible();
  server.answers(listOwnRecipes, { value: [saved] });
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByLabelText('Title')).toHaveValue('Plain rice');
});

test('signed out, a recipe cannot be edited', async () => {
  openPage(<AddRecipePage />, { at: `/add-recipe?recipe=${RECIPE}`, path: '/add-recipe' });
  expect(screen.getByText('You are not logged in.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Login' })).toBeVisible();
});
