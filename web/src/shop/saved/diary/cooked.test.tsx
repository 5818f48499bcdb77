import { recipeInformation } from '@larder/shared/recipes/provider.calls';
import {
  addCooked,
  changeCooked,
  type CookedEntry,
  deleteCooked,
  listCooked,
  type Tally,
} from '@larder/shared/recipes/saved.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';

import { today } from '#platform/page/dates.ts';
import { openPage, someone } from '#testing/page.tsx';
import { mockServer } from '#testing/server.ts';

import { CookedHere } from './CookedHere.tsx';

const server = mockServer();
// Preloaded, so that the first test does not wait for it.
beforeAll(() => import('./CookedDialog.tsx'), 60_000);
const AT = '/recipe/7';
const ID = '01890000-0000-7000-8000-0000000000c1';

const entry: CookedEntry = { cooked_id: ID, cooked_on: '2020-11-03', note: 'Less salt', rating: 4 };

/** The diary, as a list that calls may change. */
function openRecipe(entries: readonly CookedEntry[] = []) {
  const diary = [...entries];
  const tally = (): Tally => ({
    times: diary.length,
    last_on: diary[0]?.cooked_on ?? null,
    rating: diary[0]?.rating ?? null,
  });
  server.answers(listCooked, () => ({ value: diary, first: 1, truncated: false, tally: tally() }));
  const recipe = { id: 7, title: 'Dal', image: null, readyInMinutes: 40, servings: 3 };
  server.answers(recipeInformation, recipe);
  return { diary, tally, ...openPage(<CookedHere recipe={recipe} />, { at: AT, as: someone() }) };
}

const open = async (user: ReturnType<typeof openRecipe>['user']) => {
  await user.click(await screen.findByRole('button', { name: /Cooked It ?: Dal/ }));
  return within(await screen.findByRole('dialog', { name: 'Cooked It' }));
};

test('a dish is noted with today’s day, and counted', async () => {
  const { user, diary, tally } = openRecipe();
  const sent = server.answers(addCooked, () => {
    diary.unshift({ ...entry, cooked_on: '2020-11-04' });
    return { entry, tally: tally() };
  });
  const dialog = await open(user);
  expect(await dialog.findByText(/^Not yet/)).toBeVisible();
  expect(dialog.getByLabelText('Day')).toHaveValue(today());
  await user.click(dialog.getByRole('radio', { name: '4 stars' }));
  await user.type(dialog.getByLabelText('Note (optional)'), 'Less salt');
  await user.click(dialog.getByRole('button', { name: 'I Cooked It' }));
  expect(await screen.findByText('Cooked once, on Nov 4, 2020')).toBeVisible();
  expect(screen.getByText('Less salt')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(sent[0]?.body).toEqual({
    recipe: '7',
    brief: { title: 'Dal', image: null, minutes: 40, calories: 400, servings: 3 },
    cooked_on: today(),
    rating: 4,
    note: 'Less salt',
  });
  expect(sent[0]?.headers.get('idempotency-key')).toMatch(/^\S+$/);
});

test('what was not saved is said, and stays in the form', async () => {
  const { user } = openRecipe();
  server.refuses(addCooked, 'cooked_full');
  const dialog = await open(user);
  await user.type(dialog.getByLabelText('Note (optional)'), 'Less salt');
  await user.click(dialog.getByRole('button', { name: 'I Cooked It' }));
  expect(await dialog.findByText('It was not saved.')).toBeVisible();
  expect(dialog.getByLabelText('Note (optional)')).toHaveValue('Less salt');
});

test('a day in the future is refused at its box', async () => {
  const { user } = openRecipe();
  const sent = server.refuses(addCooked, 'internal');
  const dialog = await open(user);
  const day = dialog.getByLabelText('Day');
  await user.clear(day);
  await user.type(day, '2999-01-01');
  await user.click(dialog.getByRole('button', { name: 'I Cooked It' }));
  expect(await dialog.findByText('Day must not be in the future')).toBeVisible();
  expect(sent).toEqual([]);
});

test('an entry is changed, deleted, and brought back by Undo', async () => {
  const { user, diary, tally } = openRecipe([entry]);
  const changed = server.answers(changeCooked, () => {
    diary[0] = { ...entry, rating: null };
    return diary[0];
  });
  const dialog = await open(user);
  await user.click(await dialog.findByRole('button', { name: 'Edit Nov 3, 2020' }));
  const form = within(dialog.getByRole('form', { name: 'Change this entry' }));
  await user.click(form.getByRole('radio', { name: 'No rating' }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(changed[0]?.body).toEqual({ cooked_on: '2020-11-03', note: 'Less salt', rating: null }),
  );
  const gone = server.answers(deleteCooked, () => {
    diary.shift();
    return undefined;
  });
  await user.click(await dialog.findByRole('button', { name: 'Delete Nov 3, 2020' }));
  expect(await dialog.findByText(/^Not yet/)).toBeVisible();
  expect(gone[0]?.params).toEqual({ id: ID });
  const back = server.answers(addCooked, () => {
    diary.unshift(entry);
    return { entry, tally: tally() };
  });
  await user.click(screen.getByRole('button', { name: 'Undo', hidden: true }));
  expect(await dialog.findByRole('button', { name: 'Delete Nov 3, 2020' })).toBeVisible();
  expect(back[0]?.body).toMatchObject({ recipe: '7', cooked_on: '2020-11-03', note: 'Less salt' });
});

test('signed out, it leads to the login and back', async () => {
  const recipe = { id: 7, title: 'Dal', image: null };
  const { user, router } = openPage(<CookedHere recipe={recipe} />, { at: AT });
  await user.click(screen.getByRole('link', { name: 'Cooked It' }));
  expect(router.state.location).toMatchObject({ pathname: '/login', state: { from: AT } });
});
