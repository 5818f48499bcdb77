import {
  changeCollectionsOf,
  createCollection,
  deleteCollection,
  listCollections,
  listCollectionsOf,
  renameCollection,
} from '@larder/shared/recipes/collections.calls';
import { deleteOwnRecipe, type OwnRecipe } from '@larder/shared/recipes/recipes.calls';
import {
  listSaved,
  saveRecipe,
  type SavedRecipe,
  type Tally,
  unsaveRecipe,
} from '@larder/shared/recipes/saved.calls';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { selectedRecipesNow } from '#shop/kitchen/state/selectedRecipes.ts';
import { keepSavedIds } from '#shop/saved/state/savedRecipes.ts';
import { onShelf } from '#testing/catalogue.ts';
import { PACKS_ALONE } from '#testing/ownRecipe.ts';
import { openPage, someone } from '#testing/page.tsx';
import { mockServer } from '#testing/server.ts';

import { SavedRecipesPage } from './SavedRecipesPage.tsx';

const server = mockServer();

function recipe(number: number, more: Partial<OwnRecipe> = {}): OwnRecipe {
  return {
    recipe_id: `01890000-0000-7000-8000-0000000000b${number}`,
    title: `Recipe ${number}`,
    description: 'Boil it.\nThen eat it.',
    preparation_time: 20,
    serving_size: 4,
    created_at: new Date('2026-01-02T03:04:05Z'),
    ...PACKS_ALONE,
    items: [{ ...onShelf(1, 'Rice'), quantity: 2, kcal: 3600 }],
    ...more,
  };
}
const curry = recipe(1, { title: 'Curry' });
const soup = recipe(2, { title: 'Soup' });

const NEVER: Tally = { times: 0, last_on: null, rating: null };

function own(of: OwnRecipe, tally = NEVER): SavedRecipe {
  return {
    key: of.recipe_id,
    title: of.title,
    image: null,
    minutes: of.preparation_time,
    calories: null,
    servings: of.serving_size,
    saved_at: of.created_at,
    tally,
    own: of,
    collections: [],
  };
}

function found(number: number, more: Partial<SavedRecipe> = {}): SavedRecipe {
  return {
    key: String(number),
    title: `Found ${number}`,
    image: `/images/recipes/${number}-768.webp`,
    minutes: 45,
    calories: 520,
    servings: 3,
    saved_at: new Date('2026-01-03T03:04:05Z'),
    tally: NEVER,
    own: null,
    collections: [],
    ...more,
  };
}

function pageOf(value: SavedRecipe[], more: { total?: number; next_cursor?: string } = {}) {
  return {
    value,
    first: 1,
    truncated: more.next_cursor !== undefined,
    total: value.length,
    ...more,
  };
}

const page = <SavedRecipesPage />;

function openSaved(recipes: readonly OwnRecipe[] = [curry, soup]) {
  const list = [...recipes];
  server.answers(listSaved, () => pageOf(list.map((one) => own(one))));
  return { list, ...openPage(page, { at: '/saved-recipes', as: someone() }) };
}

const card = (name: string) => screen.findByRole('article', { name });

test('lists each recipe with time, calories per serving and servings', async () => {
  openSaved();
  expect(await card('Curry')).toHaveTextContent('20 min900 calServes 4');
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

test('opens a recipe with all its details', async () => {
  const { user } = openSaved();
  await user.click(
    within(await card('Curry')).getByRole('button', { name: /View Recipe ?: Curry/ }),
  );
  const dialog = await screen.findByRole('dialog', { name: 'Curry' });
  expect(dialog).toHaveTextContent('Boil it. Then eat it.');
  expect(within(dialog).getByRole('list', { name: 'Ingredients' })).toHaveTextContent(
    'Rice2 × 500 g3,600 cal',
  );
  expect(within(dialog).getByRole('link', { name: 'Edit' })).toHaveAttribute(
    'href',
    `/add-recipe?recipe=${curry.recipe_id}`,
  );
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a recipe with lines shows them and their calories, not its packs', async () => {
  const nothing = {
    section: null,
    note: null,
    optional: false,
    how: null,
    grade: null,
    kcal: null,
    low: null,
    high: null,
    unit: null,
    food: null,
    ingredient_id: null,
  };
  const lentils: OwnRecipe['lines'][number] = {
    ...nothing,
    original: '1 cup red lentils, rinsed',
    name: 'red lentils',
    note: 'rinsed',
    low: 1,
    high: 1,
    unit: 'cup',
    kcal: 690,
    food: {
      name: 'Red lentils',
      category: 'Pantry',
      image: null,
      density_g_per_ml: 0.8,
      grams_of: { cup: 200 },
    },
  };
  const written = recipe(3, {
    title: 'Dal',
    notes: 'Keeps 3 days.',
    items: [{ ...onShelf(1, 'Red lentils'), quantity: 1, kcal: 1566 }],
    lines: [lentils, { ...nothing, original: 'salt', name: 'salt' }],
  });
  const { user } = openSaved([written]);
  await user.click(within(await card('Dal')).getByRole('button', { name: /View Recipe ?: Dal/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Dal' });
  const lines = within(dialog).getByRole('list', { name: 'Ingredients' });
  expect(
    within(lines)
      .getAllByRole('listitem')
      .map((one) => one.textContent),
  ).toEqual(['Red lentils, rinsed1 cup690 cal', 'Saltto taste']);
  expect(dialog).toHaveTextContent('In all690 cal');
  expect(dialog).toHaveTextContent('NotesKeeps 3 days.');
});

test('Edit opens the recipe’s form', async () => {
  const { user, router } = openSaved();
  await user.click(within(await card('Soup')).getByRole('link', { name: 'Edit Soup' }));
  expect(router.state.location).toMatchObject({
    pathname: '/add-recipe',
    search: `?recipe=${soup.recipe_id}`,
  });
});

test('a recipe is selected, and taken back by a second press, with Undo', async () => {
  const { user } = openSaved();
  const button = within(await card('Curry')).getByRole('button', { name: /Select ?: Curry/ });
  await user.click(button);
  expect(button).toHaveTextContent('Selected');
  expect(selectedRecipesNow()).toMatchObject([
    { id: curry.recipe_id, ingredients: [{ name: 'Rice', amount: 1000, unit: 'gm' }] },
  ]);
  await user.click(button);
  expect(await screen.findByText('Curry is no longer selected')).toBeVisible();
  expect(selectedRecipesNow()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(selectedRecipesNow()).toHaveLength(1);
});

const QUESTION = 'Are you sure you want to delete this recipe?';

test('deletes after confirmation, also from the selection, and focuses the next recipe', async () => {
  const { user, list } = openSaved();
  const sent = server.answers(deleteOwnRecipe, () => {
    list.shift();
    return undefined;
  });
  const first = within(await card('Curry'));
  await user.click(first.getByRole('button', { name: /Select ?: Curry/ }));
  await user.click(first.getByRole('button', { name: 'Delete Curry' }));
  const dialog = await screen.findByRole('alertdialog', { name: QUESTION });
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Recipe deleted')).toBeVisible();
  expect(sent.map(({ params }) => params)).toEqual([{ id: curry.recipe_id }]);
  expect(screen.queryByRole('article', { name: 'Curry' })).not.toBeInTheDocument();
  expect(selectedRecipesNow()).toEqual([]);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Delete Soup' })).toHaveFocus());
});

test('the last deletion leaves a link to add a recipe', async () => {
  const { user, list } = openSaved([curry]);
  server.answers(deleteOwnRecipe, () => {
    list.shift();
    return undefined;
  });
  await user.click(within(await card('Curry')).getByRole('button', { name: 'Delete Curry' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('No saved recipes yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find Recipes' })).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('Cancel deletes nothing', async () => {
  const { user } = openSaved();
  const sent = server.answers(deleteOwnRecipe, undefined);
  await user.click(within(await card('Curry')).getByRole('button', { name: 'Delete Curry' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(sent).toEqual([]);
});

test('a failed deletion keeps the recipe and shows the reason', async () => {
  const { user } = openSaved();
  server.refuses(deleteOwnRecipe, 'unavailable');
  await user.click(within(await card('Curry')).getByRole('button', { name: 'Delete Curry' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(
    await screen.findByText('Failed to delete recipe. Temporarily unavailable. Please try again.'),
  ).toBeVisible();
  expect(await card('Curry')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('an empty list links to the form', async () => {
  openSaved([]);
  expect(screen.getByRole('heading', { level: 1, name: 'Saved Recipes' })).toBeVisible();
  expect(await screen.findByText('No saved recipes yet')).toBeVisible();
  for (const link of screen.getAllByRole('link', { name: 'Add Recipe' })) {
    expect(link).toHaveAttribute('href', '/add-recipe');
  }
});

test('a failed request can be retried', async () => {
  server.refuses(listSaved, 'internal');
  const { user } = openPage(page, { at: '/saved-recipes', as: someone() });
  expect(await screen.findByText('Failed to fetch recipes.')).toBeVisible();
  server.answers(listSaved, pageOf([own(curry)]));
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await card('Curry')).toBeVisible();
});

test('signed out, the page offers the login', async () => {
  const { user, router } = openPage(page, { at: '/saved-recipes' });
  expect(screen.getByText('You are not logged in.')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Login' }));
  expect(router.state.location.state).toEqual({ from: '/saved-recipes' });
});

test('a deletion that is answered after leaving also clears the selection', async () => {
  const { user, router } = openSaved();
  server.answers(deleteOwnRecipe, undefined);
  const first = within(await card('Curry'));
  await user.click(first.getByRole('button', { name: /Select ?: Curry/ }));
  await user.click(first.getByRole('button', { name: 'Delete Curry' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await act(() => router.navigate('/help'));
  expect(await screen.findByText('Recipe deleted')).toBeVisible();
  expect(screen.getByText('another page')).toBeVisible();
  expect(selectedRecipesNow()).toEqual([]);
});

test('a found recipe shows what was kept of it, and is selected without asking for it', async () => {
  server.answers(
    listSaved,
    pageOf([found(7), own(curry, { ...NEVER, times: 2, last_on: '2026-01-02' })]),
  );
  const { user } = openPage(page, { at: '/saved-recipes', as: someone() });
  const shown = await card('Found 7');
  expect(shown).toHaveTextContent('45 min520 calServes 3Cooked It: Found 7');
  expect(await card('Curry')).toHaveTextContent('Cooked twice, last on Jan 2');
  expect(within(shown).getByRole('link', { name: /View Recipe ?: Found 7/ })).toHaveAttribute(
    'href',
    '/recipe/7',
  );
  await user.click(within(shown).getByRole('button', { name: /Select ?: Found 7/ }));
  expect(selectedRecipesNow()).toMatchObject([{ id: '7', servings: 3, ingredients: null }]);
});

test('a heart that is emptied leaves the card, until the page is opened again', async () => {
  server.answers(listSaved, pageOf([found(7)]));
  const removed = server.answers(unsaveRecipe, undefined);
  server.answers(listCollectionsOf, { value: [] });
  const saved = server.answers(saveRecipe, undefined);
  const { user } = openPage(page, { at: '/saved-recipes', as: someone() });
  keepSavedIds([7]);
  const heart = within(await card('Found 7')).getByRole('button', { name: 'Save Found 7' });
  await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'));
  await user.click(heart);
  expect(await screen.findByText('Removed Found 7')).toBeVisible();
  await waitFor(() => expect(removed.map(({ params }) => params)).toEqual([{ id: '7' }]));
  expect(heart).toHaveAttribute('aria-pressed', 'false');
  expect(heart).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.body).toMatchObject({
    title: 'Found 7',
    minutes: 45,
    calories: 520,
    servings: 3,
  });
  expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test('filter, search and order are asked of the server and kept in the address', async () => {
  const asked = server.answers(listSaved, ({ query }) =>
    pageOf(query['filter'] === 'cooked' ? [] : [found(7)]),
  );
  const { user, router } = openPage(page, { at: '/saved-recipes', as: someone() });
  await card('Found 7');
  expect(screen.getByText('1 recipe')).toBeVisible();
  const chips = within(screen.getByRole('group', { name: 'Show' }));
  expect(chips.getAllByRole('button').map((chip) => chip.textContent)).toEqual([
    'All',
    'My own',
    'Found',
    'Cooked',
  ]);
  await user.click(chips.getByRole('button', { name: 'Cooked' }));
  expect(await screen.findByText('Nothing cooked yet')).toBeVisible();
  expect(router.state.location.search).toBe('?filter=cooked');
  await user.click(screen.getByRole('button', { name: 'Show All' }));
  await card('Found 7');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Cooked Often');
  await user.type(screen.getByRole('searchbox', { name: 'Search saved recipes' }), 'fou');
  await waitFor(() =>
    expect(asked.at(-1)?.query).toEqual({ filter: 'all', sort: 'cooked', q: 'fou', limit: '24' }),
  );
});

test('Load More adds the next page and focuses its first card', async () => {
  server.answers(listSaved, ({ query }) =>
    query['cursor'] === 'next'
      ? pageOf([found(3)], { total: 3 })
      : pageOf([found(1), found(2)], { total: 3, next_cursor: 'next' }),
  );
  const { user } = openPage(page, { at: '/saved-recipes', as: someone() });
  await user.click(await screen.findByRole('button', { name: 'Load More' }));
  await waitFor(async () => expect(await card('Found 3')).toHaveFocus());
  expect(screen.getAllByRole('article')).toHaveLength(3);
  expect(screen.queryByRole('button', { name: 'Load More' })).not.toBeInTheDocument();
});

const WEEK = '01890000-0000-7000-8000-0000000000c1';
const FEAST = '01890000-0000-7000-8000-0000000000c2';
const week = { collection_id: WEEK, name: 'Weeknight', recipes: 1 };

test('a collection filters the list, kept in the address; a card says which it is in', async () => {
  server.answers(listCollections, { value: [week] });
  const asked = server.answers(listSaved, ({ query }) =>
    pageOf(
      query['collection'] === WEEK
        ? [found(7, { collections: [WEEK] })]
        : [found(7, { collections: [WEEK] }), found(8)],
    ),
  );
  const { user, router } = openPage(page, { at: '/saved-recipes', as: someone() });
  expect(await card('Found 8')).not.toHaveTextContent('Weeknight');
  expect(await card('Found 7')).toHaveTextContent('In Weeknight');
  const chip = screen.getByRole('button', { name: 'Weeknight' });
  await user.click(chip);
  await waitFor(() =>
    expect(screen.queryByRole('article', { name: 'Found 8' })).not.toBeInTheDocument(),
  );
  expect(router.state.location.search).toBe(`?collection=${WEEK}`);
  expect(asked.at(-1)?.query).toMatchObject({ collection: WEEK, filter: 'all' });
  await user.click(chip);
  expect(await card('Found 8')).toBeVisible();
});

test('collections are made, renamed and deleted; a name that is taken is said at its box', async () => {
  let all = [week];
  server.answers(listCollections, () => ({ value: all }));
  server.answers(listSaved, pageOf([found(7)]));
  const { user } = openPage(page, { at: '/saved-recipes', as: someone() });
  await user.click(await screen.findByRole('button', { name: 'Collections' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Collections' }));
  const box = dialog.getByRole('textbox', { name: 'New collection' });
  await user.click(dialog.getByRole('button', { name: 'Make' }));
  expect(await dialog.findByText('Name is required')).toBeVisible();
  server.refuses(createCollection, 'invalid_request', {
    details: {
      fields: [{ field: 'name', message: 'is the name of another collection of yours' }],
    },
  });
  await user.type(box, 'weeknight{Enter}');
  expect(await dialog.findByText('is the name of another collection of yours')).toBeVisible();
  const feast = { collection_id: FEAST, name: 'Feast', recipes: 0 };
  const made = server.answers(createCollection, () => {
    all = [feast, week];
    return feast;
  });
  await user.clear(box);
  await user.type(box, 'Feast{Enter}');
  await user.click(await dialog.findByRole('button', { name: 'Rename Weeknight' }));
  expect(made.map(({ body }) => body)).toEqual([{ name: 'Feast' }]);
  const renamed = server.answers(renameCollection, { ...week, name: 'Weekday' });
  const edited = dialog.getByRole('textbox', { name: 'New name of Weeknight' });
  await user.clear(edited);
  await user.type(edited, 'Weekday{Enter}');
  await waitFor(() => expect(renamed.map(({ body }) => body)).toEqual([{ name: 'Weekday' }]));
  const deleted = server.answers(deleteCollection, () => {
    all = [week];
    return undefined;
  });
  await user.click(await dialog.findByRole('button', { name: 'Delete Feast' }));
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('Its recipes stay saved.');
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(deleted.map(({ params }) => params)).toEqual([{ id: FEAST }]));
});

test('a card’s recipe is put into a collection and taken out; a refusal takes the tick back', async () => {
  server.answers(listCollections, { value: [week] });
  server.answers(listSaved, pageOf([found(7)]));
  let kept: string[] = [];
  server.answers(listCollectionsOf, () => ({ value: kept }));
  const changed = server.answers(changeCollectionsOf, () => {
    kept = kept.length === 0 ? [WEEK] : [];
    return { value: kept };
  });
  const { user } = openPage(page, { at: '/saved-recipes', as: someone() });
  await user.click(
    within(await card('Found 7')).getByRole('button', { name: 'Collections of Found 7' }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Collections' }));
  const box = await dialog.findByRole('checkbox', { name: 'Weeknight' });
  await user.click(box);
  expect(box).toBeChecked();
  await user.click(box);
  await waitFor(() => expect(changed).toHaveLength(2));
  expect(changed.map(({ params, body }) => ({ params, body }))).toMatchObject([
    { params: { id: '7' }, body: { add: [WEEK], remove: [], brief: { title: 'Found 7' } } },
    { params: { id: '7' }, body: { add: [], remove: [WEEK] } },
  ]);
  server.refuses(changeCollectionsOf, 'collection_full');
  await user.click(box);
  expect(await screen.findByText(/A collection has at most 1,000 recipes/)).toBeVisible();
  await waitFor(() => expect(box).not.toBeChecked());
});
