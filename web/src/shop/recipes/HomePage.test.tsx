import { randomRecipes, searchRecipes } from '@larder/shared/recipes/provider.calls';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { listRecipes } from '#shop/kitchen/state/listChanges.ts';
import { dayOf } from '#shop/provider/queries/budget.ts';
import { forgetRecipes, recipe, recipes } from '#shop/recipes/testing/recipes.ts';
import { keptText } from '#testing/kept.ts';
import { openPage } from '#testing/page.tsx';
import { mockServer } from '#testing/server.ts';

import { HomePage } from './HomePage.tsx';

const server = mockServer();
afterEach(forgetRecipes);
afterEach(() => vi.restoreAllMocks());

function answerPicks(...draws: ReturnType<typeof recipes>[]) {
  return server.answers(randomRecipes, () => ({ recipes: draws.shift() ?? [] }));
}

function answerSearch(total: number, first = 100) {
  return server.answers(searchRecipes, ({ query }) => {
    const offset = Number(query['offset']);
    const results = recipes(first + offset, Math.max(0, Math.min(12, total - offset)));
    return { offset, number: 12, totalResults: total, results };
  });
}

const buttons = (part: HTMLElement) =>
  within(part)
    .getAllByRole('button')
    .map((button) => button.textContent);
const cards = () => screen.queryAllByRole('article');
const titles = () => screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent);

test('shows twelve hot picks', async () => {
  answerPicks(recipes(1));
  openPage(<HomePage />);
  expect(await screen.findByRole('heading', { name: 'Hot Picks For You' })).toBeVisible();
  await waitFor(() => expect(cards()).toHaveLength(12));
  const [first] = cards();
  expect(first).toHaveAccessibleName('Recipe 1');
  expect(first).toHaveTextContent('25 min');
  expect(first).toHaveTextContent('520 cal');
  expect(screen.getByRole('link', { name: 'View Recipe Recipe 1' })).toHaveAttribute(
    'href',
    '/recipe/1',
  );
  expect(screen.getByText('12 recipes')).toBeVisible();
});

test('shows the hero, the cuisines and the ingredients', () => {
  answerPicks(recipes(1));
  openPage(<HomePage />);
  const hero = within(screen.getByRole('region', { name: 'Find recipes' }));
  expect(hero.getByRole('link', { name: 'Add Recipe' })).toHaveAttribute('href', '/add-recipe');
  expect(hero.getByRole('link', { name: 'Saved Recipes' })).toHaveAttribute(
    'href',
    '/saved-recipes',
  );
  const chips = screen.getByRole('group', { name: 'Cuisine' });
  expect(buttons(chips)).toEqual(['All', 'Italian', 'Indian', 'Mediterranean', 'Mexican', 'Asian']);
  expect(within(chips).getByRole('button', { pressed: true })).toHaveTextContent('All');
  const tiles = screen.getByRole('region', { name: 'Browse by Ingredients' });
  expect(buttons(tiles)).toEqual(['Chicken', 'Vegetables', 'Seafood', 'Beef']);

  const tile = within(tiles).getByRole('button', { name: 'Seafood' });
  const picture = tile.querySelector('img');
  if (picture) fireEvent.error(picture);
  expect(tile.querySelector('img'), 'the picture that did not load').toBeNull();
  expect(tile.querySelector('svg'), 'the sign in its place').toBeVisible();
  expect(tile).toHaveTextContent('Seafood');
});

test('says what became of a search, and why a recipe was found', async () => {
  server.answers(searchRecipes, {
    offset: 0,
    number: 12,
    totalResults: 2,
    results: [recipe(1, { reason: 'has cilantro' }), recipe(2)],
    notes: ['Without nuts.', 'Searched without “xyzzy”, which no recipe has.'],
  });
  openPage(<HomePage />, { at: '/?q=cilantro xyzzy no nuts' });
  const said = await screen.findByText(
    'Without nuts. Searched without “xyzzy”, which no recipe has.',
  );
  expect(said).toHaveRole('status');
  await waitFor(() => expect(cards()).toHaveLength(2));
  const [found, titled] = cards();
  expect(found).toHaveTextContent('520 cal' + 'has cilantro');
  expect(titled).not.toHaveTextContent('has cilantro');
});

test('a card defaults to 30 minutes and 400 calories', async () => {
  answerPicks([recipe(1, { readyInMinutes: null, nutrition: undefined })]);
  openPage(<HomePage />);
  expect(await screen.findByRole('article')).toHaveTextContent('30 min400 cal');
});

test('Load More adds twelve, focuses the first of them and announces it', async () => {
  answerPicks(recipes(1), recipes(13));
  const { user } = openPage(<HomePage />);
  await user.click(await screen.findByRole('button', { name: 'Load More' }));
  await waitFor(() => expect(cards()).toHaveLength(24));
  expect(cards()[12]).toHaveFocus();
  expect(await screen.findByText('12 more recipes')).toBeInTheDocument();
});

test('Select adds a recipe; a second press takes it back and offers Undo', async () => {
  answerPicks(recipes(1));
  const { user } = openPage(<HomePage />);
  await user.click(await screen.findByRole('button', { name: 'Select Recipe 1' }));
  const selected = screen.getByRole('button', { name: 'Selected Recipe 1' });
  expect(JSON.parse(keptText('selectedRecipes') ?? '')).toMatchObject([
    {
      id: '1',
      servings: 2,
      minutes: 25,
      calories: 520,
      ingredients: [{ name: 'rice', amount: 4, unit: 'oz', metric: { amount: 100, unit: 'g' } }],
    },
  ]);

  await user.click(selected);
  expect(await screen.findByText('Recipe 1 is no longer selected')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Select Recipe 1' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByRole('button', { name: 'Selected Recipe 1' })).toBeVisible();
});

test('the second press of a double click does not take a recipe back', async () => {
  answerPicks(recipes(1));
  const { user } = openPage(<HomePage />);
  await user.dblClick(await screen.findByRole('button', { name: 'Select Recipe 1' }));
  expect(screen.getByRole('button', { name: 'Selected Recipe 1' })).toBeVisible();
});

test('a card says that its recipe is on the list', async () => {
  answerPicks(recipes(1));
  openPage(<HomePage />);
  const [first, second] = await screen.findAllByRole('article');
  expect(first).not.toHaveTextContent('On your list');
  const ingredients = [{ name: 'Rice', amount: 100, unit: 'g' }];
  const listed = { id: 1, title: 'Recipe 1', servings: 2, ingredients };
  act(() => listRecipes([{ recipe: listed, servings: 2 }]));
  await waitFor(() => expect(first).toHaveTextContent('On your list'));
  expect(second).not.toHaveTextContent('On your list');
});

test('filters add their words to a search, stay in the address and end with Clear Search', async () => {
  answerPicks(recipes(1));
  const seen = answerSearch(2);
  const { user, router } = openPage(<HomePage />, { at: '/?q=egg+salad' });
  await user.click(screen.getByRole('button', { name: 'Gluten-free' }));
  await user.click(screen.getByRole('button', { name: '30 min or less' }));
  expect(router.state.location.search).toBe('?q=egg+salad&only=quick%2Cgluten-free');
  expect(
    await screen.findByRole('heading', { name: 'Search Results for “egg salad”' }),
  ).toBeVisible();
  await waitFor(() =>
    expect(seen.at(-1)?.query['query']).toBe('under 30 minutes gluten free egg salad'),
  );
  expect(screen.getByRole('combobox')).toHaveValue('egg salad');
  expect(screen.getByRole('button', { name: 'Gluten-free' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await user.click(screen.getByRole('button', { name: 'Gluten-free' }));
  await waitFor(() => expect(seen.at(-1)?.query['query']).toBe('under 30 minutes egg salad'));

  await user.click(screen.getByRole('button', { name: 'Clear Search' }));
  expect(await screen.findByRole('heading', { name: 'Hot Picks For You' })).toBeVisible();
  expect(router.state.location.search).toBe('');
});

test('a filter holds for a cuisine, and for all recipes', async () => {
  answerPicks(recipes(1));
  const seen = answerSearch(2);
  const { user } = openPage(<HomePage />, { at: '/?cuisine=italian' });
  await user.click(screen.getByRole('button', { name: 'Vegan' }));
  expect(await screen.findByRole('heading', { name: 'Italian Recipes' })).toBeVisible();
  await waitFor(() => expect(seen.at(-1)?.query['query']).toBe('vegan italian'));
  await user.click(screen.getByRole('button', { name: 'All' }));
  expect(await screen.findByRole('heading', { name: 'All Recipes' })).toBeVisible();
  await waitFor(() => expect(seen.at(-1)?.query['query']).toBe('vegan'));
});

test('filters that leave nothing say which way is out', async () => {
  answerSearch(0);
  openPage(<HomePage />, { at: '/?q=rice&only=vegan' });
  expect(
    await screen.findByText('Switch a filter off above, or search for something else.'),
  ).toBeVisible();
});

test('an address with unknown filters shows the picks', async () => {
  answerPicks(recipes(1));
  openPage(<HomePage />, { at: '/?only=martian' });
  expect(await screen.findByRole('heading', { name: 'Hot Picks For You' })).toBeVisible();
});

test('the address and the heading show the cuisine', async () => {
  answerPicks(recipes(1));
  const seen = answerSearch(13);
  const { user, router } = openPage(<HomePage />);
  await user.click(await screen.findByRole('button', { name: 'Italian' }));
  expect(await screen.findByRole('heading', { name: 'Italian Recipes' })).toBeVisible();
  expect(router.state.location.search).toBe('?cuisine=italian');
  expect(await screen.findByText('12 of 13 recipes')).toBeVisible();
  expect(seen[0]?.query).toMatchObject({ cuisine: 'italian', instructionsRequired: 'true' });
  expect(screen.getByRole('button', { name: 'Italian' })).toHaveAttribute('aria-pressed', 'true');

  for (const cuisine of ['Indian', 'Mediterranean', 'Mexican', 'Asian']) {
    await user.click(screen.getByRole('button', { name: cuisine }));
    const name = `${cuisine} Recipes`;
    expect(await screen.findByRole('heading', { level: 2, name })).toBeVisible();
  }

  await user.click(screen.getByRole('button', { name: 'All' }));
  expect(await screen.findByRole('heading', { name: 'Hot Picks For You' })).toBeVisible();
  expect(router.state.location.search).toBe('');
});

test('a search is in the address, pages with Load More and ends with Clear Search', async () => {
  answerPicks(recipes(1));
  const seen = answerSearch(14);
  const { user, router } = openPage(<HomePage />);
  await user.type(screen.getByRole('combobox'), 'Miso soup{Enter}');
  const results = await screen.findByRole('region', { name: 'Search Results for “Miso soup”' });
  expect(router.state.location.search).toBe('?q=Miso+soup');
  await within(results).findByRole('article', { name: 'Recipe 100' });
  expect(screen.getByText('14 recipes found')).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Load More' }));
  await waitFor(() => expect(cards()).toHaveLength(14));
  expect(seen.map(({ query }) => query['offset'])).toEqual(['0', '12']);
  expect(screen.queryByRole('button', { name: 'Load More' })).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Clear Search' }));
  expect(await screen.findByRole('heading', { name: 'Hot Picks For You' })).toBeVisible();
  expect(screen.getByRole('combobox')).toHaveValue('');
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
});

test('an address with a search shows its results', async () => {
  answerSearch(2);
  openPage(<HomePage />, { at: '/?q=rice' });
  await waitFor(() => expect(titles()).toEqual(['Recipe 100', 'Recipe 101']));
  expect(screen.getByRole('combobox')).toHaveValue('rice');
});

test('an address with an unknown cuisine shows the picks', async () => {
  answerPicks(recipes(1));
  openPage(<HomePage />, { at: '/?cuisine=martian' });
  expect(await screen.findByRole('heading', { name: 'Hot Picks For You' })).toBeVisible();
});

test('no matches show a message, and its Clear Search focuses the search box', async () => {
  answerPicks(recipes(1));
  answerSearch(0);
  const { user } = openPage(<HomePage />, { at: '/?q=qqq' });
  expect(await screen.findByRole('heading', { name: 'No recipes found' })).toBeVisible();
  const [, below] = screen.getAllByRole('button', { name: 'Clear Search' });
  await user.click(below as HTMLElement);
  await waitFor(() => expect(cards()).toHaveLength(12));
  expect(screen.getByRole('combobox')).toHaveFocus();
});

test('an ingredient starts a search and focuses the results', async () => {
  answerPicks(recipes(1));
  const seen = answerSearch(1);
  const { user } = openPage(<HomePage />);
  await user.click(screen.getByRole('button', { name: 'Seafood' }));
  const heading = await screen.findByRole('heading', { name: 'Search Results for “seafood”' });
  expect(heading).toHaveFocus();
  await waitFor(() => expect(seen[0]?.query['query']).toBe('seafood'));
});

test('a failed request shows what to do and can be retried', async () => {
  server.refuses(randomRecipes, 'provider_unavailable');
  const { user } = openPage(<HomePage />);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Failed to fetch recipes. Please try again later.');
  answerPicks(recipes(1));
  await user.click(within(alert).getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(cards()).toHaveLength(12));
});

test('a failed search shows an error', async () => {
  server.refuses(searchRecipes, 'internal');
  openPage(<HomePage />, { at: '/?q=rice' });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to search recipes. Please try again.',
  );
});

test('a failed Load More keeps the loaded recipes', async () => {
  answerPicks(recipes(1));
  const { user } = openPage(<HomePage />);
  const more = await screen.findByRole('button', { name: 'Load More' });
  server.refuses(randomRecipes, 'provider_exhausted');
  await user.click(more);
  expect(await screen.findByText('All recipe provider API keys have failed')).toBeVisible();
  expect(cards()).toHaveLength(12);
});

test('Load More does not move the focus in a view opened after it', async () => {
  answerPicks(recipes(1));
  answerSearch(24);
  const { user } = openPage(<HomePage />, { at: '/?cuisine=italian' });
  await user.click(await screen.findByRole('button', { name: 'Load More' }));
  await waitFor(() => expect(cards()).toHaveLength(24));

  await user.click(screen.getByRole('button', { name: 'All' }));
  const more = await screen.findByRole('button', { name: 'Load More' });
  server.refuses(randomRecipes, 'provider_exhausted');
  await user.click(more);
  await screen.findByText('All recipe provider API keys have failed');
  const chip = screen.getByRole('button', { name: 'Italian' });
  await user.click(chip);
  await waitFor(() => expect(cards()).toHaveLength(24));
  expect(chip).toHaveFocus();
});

test('tells once when the day’s requests are used up', async () => {
  const kept = { day: dayOf(Date.now()), count: 449 };
  localStorage.setItem('recipeRequests', JSON.stringify(kept));
  answerPicks(recipes(1));
  openPage(<HomePage />);
  const words = 'Daily API limit reached. Using cached recipes only until tomorrow.';
  // In the banner and in the toast.
  await waitFor(() => expect(screen.getAllByText(words)).toHaveLength(2));
  await waitFor(() => expect(cards()).toHaveLength(12));
});

test('offline with an empty cache it says so', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  openPage(<HomePage />);
  expect(
    await screen.findByText("You're offline. Please connect to the internet and try again."),
  ).toBeVisible();
});
