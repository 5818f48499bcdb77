import { listIngredients } from '@larder/shared/food/ingredients.calls';
import {
  getRecipeImport,
  type ImportRow,
  type RecipeImport,
  saveRecipeImport,
  uploadRecipes,
} from '@larder/shared/recipes/recipeImports.calls';
import { listOwnRecipes } from '@larder/shared/recipes/recipes.calls';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { keptText } from '#testing/kept.ts';
import { openPage, someone } from '#testing/page.tsx';
import { mockServer } from '#testing/server.ts';

import { AddRecipePage } from './AddRecipePage.tsx';

const server = mockServer();
const IMPORT = '01890000-0000-7000-8000-0000000000c1';
const SAVED = '01890000-0000-7000-8000-0000000000b1';

const draft: NonNullable<ImportRow['draft']> = {
  title: 'Soup',
  description: 'Warm.',
  notes: 'Freezes well.',
  servings: 4,
  yields: null,
  minutes: { prep: null, cook: null, total: 20 },
  lines: [
    {
      original: 'salt',
      section: null,
      low: null,
      high: null,
      unit: null,
      name: 'salt',
      note: null,
      optional: false,
      ingredient_id: null,
      how: null,
      grade: null,
    },
  ],
  steps: [{ section: null, text: 'Boil it.' }],
  calories: null,
  language: null,
  source_url: null,
};
function rowOf(row: number, title: string, more: Partial<ImportRow> = {}): ImportRow {
  const kept = { ...draft, title };
  return { row, title, state: 'ready', problem: null, draft: kept, recipe_id: null, ...more };
}
const SOLD = draft.lines.map((line) => ({
  ...line,
  ingredient_id: SAVED,
  how: 'matched' as const,
}));
const ROWS = [
  rowOf(0, 'Soup'),
  rowOf(1, 'Stew', { state: 'look', problem: '2 lines are not certain' }),
  rowOf(2, 'page.html', { state: 'unreadable', problem: 'There is no recipe in it', draft: null }),
  rowOf(3, 'Salad', { draft: { ...draft, title: 'Salad', lines: SOLD } }),
];
function fileOf(rows: readonly ImportRow[], more: Partial<RecipeImport> = {}): RecipeImport {
  return {
    import_id: IMPORT,
    file_name: 'mine.zip',
    status: 'read',
    problem: null,
    created_at: new Date('2026-05-03T12:00:00Z'),
    counts: { ready: 2, look: 1, unreadable: 1, saved: 0 },
    rows: [...rows],
    next: null,
    ...more,
  };
}

const open = () => openPage(<AddRecipePage />, { at: '/add-recipe?way=file', as: someone() });
const file = (name = 'mine.zip') => new File(['PK'], name);
const rowsOf = async (name = 'mine.zip') =>
  within(await screen.findByRole('list', { name: `Recipes of ${name}` })).getAllByRole('listitem');

async function openWith(answer = fileOf(ROWS)) {
  const sent = server.answers(uploadRecipes, { import_id: IMPORT });
  server.answers(getRecipeImport, answer);
  const page = open();
  await page.user.upload(await screen.findByLabelText('Choose files'), file());
  return { ...page, sent };
}

test('a file is sent, and its recipes are listed as ready, also in part, to look at, or not read and why', async () => {
  const { sent } = await openWith();
  expect((await rowsOf()).map((row) => row.textContent)).toEqual([
    'SoupReady: 1 line kept as textLook at Soup',
    'StewNeeds a look: 2 lines are not certainLook at Stew',
    'page.htmlNot read: There is no recipe in it',
    'SaladReadyLook at Salad',
  ]);
  expect(sent[0]).toMatchObject({ query: { name: 'mine.zip' }, body: 'PK' });
});

test('saves all that are ready; one that is refused says why, the others are saved', async () => {
  await openWith();
  const refusal = {
    row: 3,
    error: 'recipe_saved_before',
    message: 'You saved this recipe before',
    before: null,
  };
  const sent = server.answers(saveRecipeImport, {
    saved: [{ row: 0, recipe_id: SAVED }],
    refused: [refusal],
  });
  const [soup, ...others] = ROWS.map((row) => ({ ...row }));
  const after = [{ ...rowOf(0, soup?.title ?? ''), recipe_id: SAVED }, ...others];
  const save = await screen.findByRole('button', { name: 'Save all 2 ready' });
  fireEvent.click(save);
  fireEvent.click(save);
  server.answers(getRecipeImport, fileOf(after));
  expect(await screen.findByText('1 recipe saved')).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([{ rows: [{ row: 0 }, { row: 3 }] }]);
  expect(await screen.findByRole('link', { name: 'Open Soup' })).toHaveAttribute(
    'href',
    `/recipe/${SAVED}`,
  );
  const rows = await rowsOf();
  expect(rows[3]).toHaveTextContent('Ready: You saved this recipe before');
});

test('a save that fails is said, and can be pressed again', async () => {
  const { user } = await openWith();
  server.breaks(saveRecipeImport);
  await user.click(await screen.findByRole('button', { name: 'Save all 2 ready' }));
  expect(await screen.findByText(/^Failed to save\./)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save all 2 ready' })).not.toHaveAttribute('aria-busy');
});

test('a recipe that is looked at is saved as its row of the file', async () => {
  server.answers(listIngredients, { message: [] });
  const { user, router } = await openWith();
  const sent = server.answers(saveRecipeImport, {
    saved: [{ row: 1, recipe_id: SAVED }],
    refused: [],
  });
  await user.click(await screen.findByRole('button', { name: 'Look at Stew' }));
  const title = await screen.findByLabelText('Title');
  await user.type(title, ' of mine');
  const [save] = screen.getAllByRole('button', { name: 'Save Recipe' });
  if (!save) throw new Error('no button');
  await user.click(save);
  await waitFor(() => expect(router.state.location.pathname).toBe(`/recipe/${SAVED}`));
  expect(sent[0]).toMatchObject({
    params: { id: IMPORT },
    body: {
      rows: [
        { row: 1, draft: { title: 'Stew of mine', description: 'Warm.', notes: 'Freezes well.' } },
      ],
    },
  });
});

test('back from a recipe one is where one left the files', async () => {
  server.answers(listIngredients, { message: [] });
  const { user } = await openWith();
  await user.click(await screen.findByRole('button', { name: 'Look at Stew' }));
  const [back] = await screen.findAllByRole('button', { name: 'Back to the files' });
  if (!back) throw new Error('no button');
  await user.click(back);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Look at Stew' })).toHaveFocus());
});

test('a recipe that was saved from the same address before asks, also out of a file', async () => {
  server.answers(listIngredients, { message: [] });
  const { user } = await openWith();
  const before = {
    recipe_id: SAVED,
    title: 'Old stew',
    saved_at: new Date('2026-05-03T12:00:00Z'),
  };
  const refused = [{ row: 1, error: 'recipe_saved_before', message: 'Saved', before }];
  const sent = server.answers(saveRecipeImport, { saved: [], refused });
  await user.click(await screen.findByRole('button', { name: 'Look at Stew' }));
  await screen.findByLabelText('Title');
  const [save] = screen.getAllByRole('button', { name: 'Save Recipe' });
  if (!save) throw new Error('no button');
  await user.click(save);
  const dialog = await screen.findByRole('dialog', { name: /You saved this on May 3, 2026/ });
  await user.click(within(dialog).getByRole('button', { name: 'Keep Both' }));
  await waitFor(() =>
    expect(sent.at(-1)?.body).toMatchObject({ rows: [{ row: 1, same_source: 'keep' }] }),
  );
});

test('files that cannot be sent are named with the reason, the others are read', async () => {
  server.refuses(uploadRecipes, 'body_too_large', { message: 'The file is too large' });
  const { user } = open();
  await user.upload(await screen.findByLabelText('Choose files'), [file('a.zip'), file('b.zip')]);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('a.zip: The file is too large');
  expect(alert).toHaveTextContent('b.zip: The file is too large');
});

test('an empty file and one that is too large are not sent', async () => {
  const sent = server.refuses(uploadRecipes, 'busy');
  const { user } = open();
  const large = file('large.zip');
  Object.defineProperty(large, 'size', { value: 32 * 1024 * 1024 + 1 });
  const files = [new File([], 'empty.txt'), large];
  await user.upload(await screen.findByLabelText('Choose files'), files);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('empty.txt: The file is empty');
  expect(alert).toHaveTextContent('large.zip: The file is larger than 32 MB');
  expect(sent).toEqual([]);
});

test('a file that comes while others are read is sent again', async () => {
  const sent = server.refuses(uploadRecipes, 'busy');
  server.answers(getRecipeImport, fileOf(ROWS));
  const { user } = open();
  await user.upload(await screen.findByLabelText('Choose files'), [file('mine.zip')]);
  await waitFor(() => expect(sent).toHaveLength(1));
  server.answers(uploadRecipes, { import_id: IMPORT });
  expect(await screen.findByText('Soup', undefined, { timeout: 10_000 })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('of more than ten files the first ten are sent', async () => {
  const sent = server.refuses(uploadRecipes, 'body_too_large');
  const { user } = open();
  const files = Array.from({ length: 11 }, (_, at) => file(`${at}.zip`));
  await user.upload(await screen.findByLabelText('Choose files'), files);
  expect(await screen.findByText('Only the first 10 files are read at once.')).toBeVisible();
  expect(sent).toHaveLength(10);
});

test('a file that is being read says so, and shows its recipes when they are there', async () => {
  await openWith(fileOf([], { status: 'reading' }));
  expect(await screen.findByText('Reading…')).toBeVisible();
  server.answers(getRecipeImport, fileOf(ROWS));
  await waitFor(async () => expect(await rowsOf()).toHaveLength(4), { timeout: 5_000 });
});

test('a file of nothing says why, and can be closed', async () => {
  const { user } = await openWith(fileOf([], { status: 'failed', problem: 'This file is no zip' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This file is no zip');
  await user.click(screen.getByRole('button', { name: 'Close mine.zip' }));
  expect(screen.queryByText('This file is no zip')).not.toBeInTheDocument();
});

test('files survive leaving the page; one that is gone can be left out', async () => {
  server.answers(listOwnRecipes, { value: [] });
  const { router, user } = await openWith();
  await rowsOf();
  await router.navigate('/elsewhere');
  server.refuses(getRecipeImport, 'import_not_found');
  await router.navigate('/add-recipe?way=file');
  await user.click(await screen.findByRole('button', { name: 'Close mine.zip' }));
  expect(keptText('recipeImports')).not.toContain(IMPORT);
});
