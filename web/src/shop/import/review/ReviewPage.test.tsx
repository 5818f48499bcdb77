import { getConfig } from '@larder/shared/account/config.calls';
import { listIngredients, type PricedIngredient } from '@larder/shared/food/ingredients.calls';
import { readRecipeLine } from '@larder/shared/recipes/recipeLine';
import { readRecipe, type RecipeReadDraft } from '@larder/shared/recipes/recipeReading.calls';
import {
  createOwnRecipes,
  listOwnRecipes,
  type OwnRecipe,
} from '@larder/shared/recipes/recipes.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeAll, expect, test, vi } from 'vitest';

import { AddRecipePage } from '#shop/import/AddRecipePage.tsx';
import { PACKS_ALONE } from '#testing/ownRecipe.ts';
import { openPage, someone } from '#testing/page.tsx';
import { mockServer } from '#testing/server.ts';

const server = mockServer();
// Preloaded: on a busy machine its overlay code takes long to load.
beforeAll(() => import('#shop/import/LineDialog.tsx'), 120_000);

function known(n: number, name: string, measures = {}): PricedIngredient {
  return {
    ingredient_id: `01890000-0000-7000-8000-0000000000a${n}`,
    name,
    unit_quantity: 500,
    unit: 'gm',
    category: 'Pantry',
    image: null,
    density_g_per_ml: null,
    kcal_per_100g: null,
    grams_per_piece: null,
    price: null,
    measures,
  };
}
const [OIL, KALE, CHILI, BACON] = [
  known(1, 'Olive oil'),
  known(2, 'Kale', { bunch: 200 }),
  known(3, 'Chili powder'),
  known(4, 'Bacon'),
] as const;

function line(original: string, food?: PricedIngredient, section: string | null = null) {
  const ingredient_id = food?.ingredient_id ?? null;
  return { original, section, ...readRecipeLine(original), ingredient_id, grade: null };
}
const draft: RecipeReadDraft = {
  title: 'Chili',
  servings: 6,
  yields: null,
  minutes: { prep: null, cook: null, total: 50 },
  lines: [
    line('2 tablespoons olive oil', OIL),
    line('2 T. chili powder', CHILI),
    line('1 bunch kale, chopped', KALE),
    line('1 can Ro-Tel'),
    line('4 slices applewood bacon'),
  ],
  steps: [{ section: null, text: 'Cook it.' }],
  calories: null,
  notes: null,
  language: null,
  source_url: 'https://www.example.com/chili',
};
const saved = { message: 'Recipe added successfully!', value: [] };

/** Whether links can be read here. */
function reading(reads_links: boolean): void {
  server.answers(getConfig, {
    demo: true,
    reads_links,
    google_maps_api_key: null,
    social_links: [],
  });
}

async function openReview(
  read = draft,
  own: OwnRecipe[] = [],
  message = [OIL, KALE, CHILI, BACON],
) {
  server.answers(listOwnRecipes, { value: own });
  server.answers(listIngredients, { message });
  server.answers(readRecipe, { draft: read });
  const page = openPage(<AddRecipePage />, { at: '/add-recipe?way=paste', as: someone() });
  await page.user.type(await screen.findByLabelText('Text of the recipe'), 'Chili');
  await page.user.click(screen.getByRole('button', { name: 'Read the Recipe' }));
  await screen.findByRole('list', { name: 'Lines by state' });
  return page;
}
const counts = () => screen.getByRole('list', { name: 'Lines by state' }).textContent;
const press = (name: string) => screen.getByRole('button', { name });

test('shows what is understood, to check and kept as text', async () => {
  await openReview();
  expect(counts()).toBe('1 understood3 to check1 kept as text');
  const rows = within(screen.getByRole('list', { name: 'Lines' })).getAllByRole('listitem');
  expect(rows[0]).toHaveTextContent('2 tablespoons olive oil2 tbsp olive oil 30 ml');
  expect(rows[1]).toHaveTextContent('Is T. a tablespoon?');
  expect(press('2 tbsp')).toHaveAttribute('aria-pressed', 'true');
  expect(rows[3]).toHaveTextContent(
    'Kept as written, on the list by its name. Not a product we know.',
  );
});

test('lines that are left out are told', async () => {
  await openReview({ ...draft, lines_left_out: 1_500 });
  expect(screen.getByText('Only its first 500 lines are kept, 1,500 are left out.')).toBeVisible();
});

test('another recipe that may be among the steps is told until the steps are changed', async () => {
  const { user } = await openReview({ ...draft, may_hold_another: true });
  const told = () => screen.queryByText(/There may be another recipe among the steps\./);
  expect(told()).toBeVisible();
  // Who only looks has changed nothing.
  await user.click(press('Edit Steps'));
  await user.click(press('Done'));
  expect(told()).toBeVisible();
  await user.click(press('Edit Steps'));
  await user.type(screen.getByRole('textbox', { name: 'Steps' }), ' Serve.');
  await user.click(press('Done'));
  expect(told()).toBeNull();
});

test('amounts of steps that could not be read ask, until they are written', async () => {
  const plain = { section: null, text: 'Stir.' };
  const last = { section: null, text: 'Add ? cup oil and bake 1? hours.' };
  const { user } = await openReview({ ...draft, steps: [plain, plain, plain, last] });
  const asks = () => screen.queryByText(/could not be read\. Edit the steps/);
  expect(asks()).toHaveTextContent('2 amounts in the steps could not be read.');
  // Not behind "1 more".
  expect(screen.getByText('? cup')).toBeVisible();
  expect(screen.getByText('1? hours')).toBeVisible();
  await user.click(press('Edit Steps'));
  const box = screen.getByRole('textbox', { name: 'Steps' });
  await user.clear(box);
  await user.type(box, 'Add ½ cup oil and bake 1? hours.');
  await user.click(press('Done'));
  expect(asks()).toHaveTextContent('An amount in the steps could not be read.');
  await user.click(press('Edit Steps'));
  await user.clear(screen.getByRole('textbox', { name: 'Steps' }));
  await user.type(screen.getByRole('textbox', { name: 'Steps' }), 'Stir.');
  await user.click(press('Done'));
  expect(asks()).not.toBeInTheDocument();
});

test('a line that is another recipe says so, and is saved as that', async () => {
  const sauce = { ...line('1 cup Vanilla Oil'), recipe_title: 'Vanilla Oil' };
  const { user } = await openReview({ ...draft, lines: [sauce] }, [], [known(1, 'Oil')]);
  const sent = server.answers(createOwnRecipes, saved);
  expect(counts()).toBe('0 understood0 to check1 kept as text');
  expect(screen.getByText(/^The recipe “Vanilla Oil”: its ingredients count/)).toBeVisible();
  const [save] = screen.getAllByRole('button', { name: 'Save Recipe' });
  if (save) await user.click(save);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({
    recipes: [{ lines: [{ original: '1 cup Vanilla Oil', recipe_title: 'Vanilla Oil' }] }],
  });
});

test('notes are seen, changed and saved', async () => {
  const { user } = await openReview({ ...draft, notes: 'Do not overmix.' });
  const sent = server.answers(createOwnRecipes, saved);
  const notes = screen.getByRole('textbox', { name: 'Notes' });
  expect(notes).toHaveValue('Do not overmix.');
  await user.type(notes, ' Keeps 3 days.');
  const [save] = screen.getAllByRole('button', { name: 'Save Recipe' });
  if (save) await user.click(save);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({ recipes: [{ notes: 'Do not overmix. Keeps 3 days.' }] });
});

test('for how many it is is asked, where it does not say', async () => {
  const { user } = await openReview({ ...draft, servings: null });
  const serves = screen.getByRole('textbox', { name: 'Serves' });
  expect(serves).toHaveAccessibleDescription('It does not say. How many?');
  await user.type(serves, '4');
  expect(serves).not.toHaveAccessibleDescription();
});

test('pieces are in their number', async () => {
  const eggs = known(5, 'Eggs');
  await openReview({ ...draft, lines: [line('1 egg', eggs), line('3 eggs', eggs)] }, [], [eggs]);
  const rows = within(screen.getByRole('list', { name: 'Lines' })).getAllByRole('listitem');
  expect(rows[0]).toHaveTextContent('1 egg1 egg');
  expect(rows[1]).toHaveTextContent('3 eggs3 eggs');
});

test('water is understood: there is nothing to buy', async () => {
  await openReview({ ...draft, lines: [line('2 cups cold water')] });
  expect(counts()).toBe('1 understood0 to check0 kept as text');
  expect(screen.getByText('nothing to buy')).toBeVisible();
});

test('an amount that could not be read is to check, not "to taste"', async () => {
  const { user } = await openReview({ ...draft, lines: [line('1/0 cup oil', OIL)] });
  expect(counts()).toBe('0 understood1 to check0 kept as text');
  expect(screen.getByText('This amount could not be read. How much is it?')).toBeVisible();
  await user.click(press('No amount'));
  expect(counts()).toBe('1 understood0 to check0 kept as text');
});

test('of several recipes the one that the page is about stands first', async () => {
  server.answers(listOwnRecipes, { value: [] });
  server.answers(listIngredients, { message: [OIL, KALE, CHILI, BACON] });
  const titles = ['Soup', 'Chili', null];
  const sent = server.answers(readRecipe, {
    draft,
    choices: titles.map((title, index) => ({ title, index })),
  });
  const { user } = openPage(<AddRecipePage />, { at: '/add-recipe?way=paste', as: someone() });
  await user.type(await screen.findByLabelText('Text of the recipe'), 'Chili');
  await user.click(press('Read the Recipe'));
  const choice = within(await screen.findByRole('region', { name: 'Recipes of this page' }));
  const names = choice.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names).toEqual(['Read Chili', 'Read Soup', 'Read Recipe 3']);
  await user.click(press('Read Soup'));
  await screen.findByRole('list', { name: 'Lines by state' });
  expect(sent.map(({ body }) => body)).toMatchObject([{ text: 'Chili' }, { index: 0 }]);
});

test('groups of lines have their headings', async () => {
  const lines = [
    line('salt'),
    line('200 g flour', undefined, 'Dough'),
    line('1 egg', undefined, 'Dough'),
    line('3 apples', undefined, 'Filling'),
  ];
  await openReview({ ...draft, lines });
  const rows = within(screen.getByRole('list', { name: 'Lines' })).getAllByRole('listitem');
  const headings = rows.map((row) => within(row).queryByRole('heading')?.textContent);
  expect(headings).toEqual([undefined, 'Dough', undefined, undefined, 'Filling', undefined]);
});

test('it starts at its top, wherever the button was that led to it', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo');
  await openReview();
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
});

test('an answer settles its line, is announced, and the next question has the focus', async () => {
  const { user } = await openReview();
  await user.click(press('2 tsp'));
  expect(counts()).toBe('2 understood2 to check1 kept as text');
  expect(screen.queryByText('Is T. a tablespoon?')).not.toBeInTheDocument();
  expect(screen.getByText('2 tsp chili powder: understood. 2 left to check.')).toBeInTheDocument();
  expect(press('About 200 g')).toHaveFocus();
});

test('Next to check goes to the next open line', async () => {
  const { user } = await openReview();
  await user.click(press('Next to check'));
  expect(press('2 tbsp')).toHaveFocus();
});

test('a line that is text gets an ingredient by Choose, and keeps the focus', async () => {
  const { user } = await openReview();
  await user.click(press('Choose for 1 can Ro-Tel'));
  await user.type(await screen.findByRole('combobox', { name: 'Ingredient' }), 'chili');
  await user.click(await screen.findByRole('option', { name: /Chili powder/ }));
  await user.click(press('Save'));
  await waitFor(() => expect(counts()).toBe('2 understood3 to check0 kept as text'));
  await waitFor(() => expect(press('Change 1 can Ro-Tel')).toHaveFocus());
});

test('saving is not blocked: unanswered lines are saved as shown', async () => {
  const { user } = await openReview();
  const sent = server.answers(createOwnRecipes, saved);
  const [save] = screen.getAllByRole('button', { name: 'Save Recipe' });
  if (!save) throw new Error('no button');
  await user.click(save);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({
    recipes: [
      {
        title: 'Chili',
        description: 'From example.com.',
        serving_size: 6,
        preparation_time: 50,
        source_url: 'https://www.example.com/chili',
        lines: [
          { ingredient_id: OIL.ingredient_id, low: 2, unit: 'tbsp' },
          { ingredient_id: CHILI.ingredient_id, unit: 'tbsp' },
          { ingredient_id: KALE.ingredient_id, low: 1, unit: 'bunch' },
          { ingredient_id: null, name: 'Ro-Tel' },
          { ingredient_id: BACON.ingredient_id, low: 4 },
        ],
      },
    ],
  });
});

test('a recipe without ingredients is not sent, and the way on is said', async () => {
  const { user } = await openReview({ ...draft, lines: [] });
  const sent = server.answers(createOwnRecipes, saved);
  const [save] = screen.getAllByRole('button', { name: 'Save Recipe' });
  if (!save) throw new Error('no button');
  await user.click(save);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Please add at least one item to recipe. Go back and write its ingredients, one a line.',
  );
  expect(sent).toEqual([]);
});

test('after the last answer the way to save has the focus', async () => {
  const { user } = await openReview();
  await user.click(press('2 tsp'));
  await user.click(press('About 200 g'));
  await user.click(press('Bacon'));
  expect(document.activeElement).toHaveAccessibleName('Save Recipe');
});

test('a recipe of the same address is told before its lines are checked', async () => {
  const own: OwnRecipe = {
    ...PACKS_ALONE,
    recipe_id: '01890000-0000-7000-8000-0000000000b1',
    title: 'Chili',
    description: 'Hot.',
    preparation_time: 1,
    serving_size: 1,
    created_at: new Date('2026-05-03T12:00:00Z'),
    items: [],
    source_url: 'http://example.com/chili/?utm_source=a',
  };
  await openReview(draft, [{ ...own, source_url: 'https://example.com/other' }, own]);
  const link = await screen.findByRole('link', { name: 'Open the saved one' });
  expect(link).toHaveAttribute('href', `/recipe/${own.recipe_id}`);
  expect(link.parentElement).toHaveTextContent('You saved this on May 3, 2026.');
});

test('a recipe of the same address asks before it is saved', async () => {
  const { user } = await openReview();
  const details = {
    index: 0,
    recipe_id: OIL.ingredient_id,
    title: 'Old chili',
    saved_at: '2026-05-03T12:00:00.000Z',
  };
  const error = { error: 'recipe_saved_before', message: 'Saved', request_id: 'r', details };
  const bodies: unknown[] = [];
  server.sends(createOwnRecipes, ({ body }) => {
    bodies.push(body);
    return HttpResponse.json(error, { status: 409 });
  });
  const [save] = screen.getAllByRole('button', { name: 'Save Recipe' });
  if (!save) throw new Error('no button');
  await user.click(save);
  const dialog = await screen.findByRole('dialog', { name: /You saved this on May 3, 2026/ });
  expect(within(dialog).getByRole('link', { name: 'Open the Saved One' })).toHaveAttribute(
    'href',
    `/recipe/${OIL.ingredient_id}`,
  );
  await user.click(within(dialog).getByRole('button', { name: 'Replace' }));
  await waitFor(() =>
    expect(bodies.at(-1)).toMatchObject({ recipes: [{ same_source: 'replace' }] }),
  );
});

test('a pasted text survives leaving the page before it is read', async () => {
  const { user, router } = openPage(<AddRecipePage />, {
    at: '/add-recipe?way=paste',
    as: someone(),
  });
  await user.type(await screen.findByLabelText('Text of the recipe'), 'Soup');
  await router.navigate('/elsewhere');
  await router.navigate('/add-recipe?way=paste');
  expect(await screen.findByLabelText('Text of the recipe')).toHaveValue('Soup');
});

test('where links cannot be read, that is said before a press, with the other ways', async () => {
  reading(false);
  const { user, router } = openPage(<AddRecipePage />, {
    at: '/add-recipe?way=link',
    as: someone(),
  });
  expect(await screen.findByText(/Links cannot be read here/)).toBeVisible();
  expect(screen.getByLabelText('Link')).not.toBeVisible();
  expect(screen.getByRole('link', { name: 'Add to Larder' })).toBeVisible();
  await user.click(press('Send a File'));
  expect(router.state.location.search).toBe('?way=file');
  expect(await screen.findByLabelText('Choose files')).toBeInTheDocument();
  await user.click(press('Link'));
  await user.click(await screen.findByRole('button', { name: 'Paste the Text' }));
  expect(await screen.findByLabelText('Text of the recipe')).toBeVisible();
});

test('a site that refuses is said, and Paste is offered', async () => {
  reading(true);
  server.refuses(readRecipe, 'site_refused');
  const { user } = openPage(<AddRecipePage />, { at: '/add-recipe?way=link', as: someone() });
  await user.type(await screen.findByLabelText('Link'), 'example.com/soup');
  expect(screen.getByText('Add to Larder')).not.toBeVisible();
  await user.click(press('Read the Recipe'));
  expect(await screen.findByText(/^This site does not let us read it/)).toBeVisible();
  expect(screen.getByText('Add to Larder')).toBeVisible();
  await user.click(press('Paste the Text'));
  expect(await screen.findByLabelText('Text of the recipe')).toBeVisible();
});

test.for([
  ['example.com/soup', 'https://example.com/soup'],
  ['Look at this: https://example.com/soup it is good', 'https://example.com/soup'],
] as const)('%s in the box is the link %s', async ([typed, url]) => {
  reading(true);
  const sent = server.refuses(readRecipe, 'site_refused');
  const { user } = openPage(<AddRecipePage />, { at: '/add-recipe?way=link', as: someone() });
  await user.type(await screen.findByLabelText('Link'), typed);
  await user.click(press('Read the Recipe'));
  await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([{ url }]));
});

test('words are no link', async () => {
  reading(true);
  const { user } = openPage(<AddRecipePage />, { at: '/add-recipe?way=link', as: someone() });
  await user.type(await screen.findByLabelText('Link'), 'soup for two');
  await user.click(press('Read the Recipe'));
  expect(await screen.findByText('Enter the address of a page: https://…')).toBeVisible();
});

test('the source of a page may be pasted', async () => {
  const sent = server.answers(readRecipe, { draft });
  server.answers(listIngredients, { message: [OIL] });
  server.answers(listOwnRecipes, { value: [] });
  const { user } = openPage(<AddRecipePage />, { at: '/add-recipe?way=paste', as: someone() });
  const html = `<!DOCTYPE html><title>Soup</title>${' '.repeat(100_000)}`;
  await user.click(await screen.findByLabelText('Text of the recipe'));
  await user.paste(html);
  await user.click(press('Read the Recipe'));
  await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([{ html }]));
});

test('what a phone shares opens as a link, and leaves the address', async () => {
  reading(true);
  const at = '/add-recipe?share_text=Look+https%3A%2F%2Fexample.com%2Fsoup';
  const { router } = openPage(<AddRecipePage />, { at, as: someone() });
  expect(await screen.findByLabelText('Link')).toHaveValue('https://example.com/soup');
  expect(router.state.location.search).toBe('?way=link');
});

test('a page of the bookmarklet is read after a press only, also where links are not', async () => {
  reading(false);
  const page = { url: 'https://example.com/soup', html: '<p>Soup</p>' };
  const sent = server.answers(readRecipe, { draft });
  server.answers(listIngredients, { message: [OIL] });
  server.answers(listOwnRecipes, { value: [] });
  const at = `/add-recipe?way=link#page=${encodeURIComponent(JSON.stringify(page))}`;
  const { user, router } = openPage(<AddRecipePage />, { at, as: someone() });
  expect(await screen.findByText(/Your browser has read this page/)).toBeVisible();
  expect(router.state.location.hash).toBe('');
  expect(sent).toEqual([]);
  await user.click(press('Read the Recipe'));
  await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([page]));
});
