import { recipeInformation } from '@larder/shared/recipes/provider.calls';
import {
  addCooked,
  type CookedEntry,
  deleteCooked,
  listCooked,
  listSavedIds,
} from '@larder/shared/recipes/saved.calls';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { deleteDB } from 'idb';
import { HttpResponse } from 'msw';
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { KitchenSync } from '#layouts/KitchenSync.tsx';
import { listRecipes } from '#shop/kitchen/state/listChanges.ts';
import { pantryNow } from '#shop/kitchen/state/pantry.ts';
import { useSavedSync } from '#shop/saved/queries/sendSaved.ts';
import { waitingDishesNow } from '#shop/saved/state/cookedWaiting.ts';
import { mockKitchen, SAM } from '#testing/kitchen.ts';
import { openPage, someone } from '#testing/page.tsx';
import { recipePart } from '#testing/providerRecipe.ts';
import { mockServer } from '#testing/server.ts';

import { CookedHere } from './CookedHere.tsx';

const server = mockServer();
// Preloaded, so that the first test does not wait for it.
beforeAll(() => import('./CookedDialog.tsx'), 60_000);
beforeEach(() => deleteDB('recipes'));

const AT = '/recipe/7';
const entry: CookedEntry = {
  cooked_id: '01890000-0000-7000-8000-0000000000c1',
  cooked_on: '2020-11-03',
  note: null,
  rating: null,
};
/** For two. */
const DAL = {
  id: 7,
  title: 'Dal',
  image: null,
  readyInMinutes: 40,
  servings: 2,
  extendedIngredients: [
    recipePart('rice', 200, 'g'),
    recipePart('salt', 1, 'tsp'),
    recipePart('leek', 1, ''),
  ],
};
const about = (name: string, amount: number) => ({
  key: name.toLowerCase(),
  name,
  kind: 'about' as const,
  low: false,
  amount,
  unit: 'gm' as const,
  opened: false,
});

function Syncs() {
  useSavedSync();
  return <KitchenSync />;
}

/** Opens the dialog of a dish, with 500 g of rice at home. */
async function open({ on = true, diary = [] as CookedEntry[] } = {}) {
  const kitchen = mockKitchen(server);
  kitchen.act({ kind: 'pantry_set', payload: { item: about('Rice', 500) } });
  kitchen.act({ kind: 'pantry_set', payload: { item: { ...about('Salt', 0), kind: 'always' } } });
  if (!on) kitchen.act({ kind: 'pantry_switch', payload: { on } });
  server.answers(listSavedIds, { value: [] });
  server.answers(recipeInformation, DAL);
  server.answers(listCooked, () => ({
    value: diary,
    first: 1,
    truncated: false,
    tally: { times: diary.length, last_on: diary[0]?.cooked_on ?? null, rating: null },
  }));
  const noted = server.answers(addCooked, () => {
    diary.unshift(entry);
    return { entry, tally: { times: 1, last_on: entry.cooked_on, rating: null } };
  });
  const { user } = openPage(
    <>
      <Syncs />
      <CookedHere recipe={DAL} />
    </>,
    { at: AT, as: someone({ id: SAM, name: 'Sam Rivera' }) },
  );
  await waitFor(() => expect(pantryNow().pantry).toHaveLength(2));
  const show = async () => {
    await user.click(await screen.findByRole('button', { name: /Cooked It ?: Dal/ }));
    return within(await screen.findByRole('dialog', { name: 'Cooked It' }));
  };
  const rice = () => kitchen.state().pantry.find(({ key }) => key === 'rice')?.amount;
  return { kitchen, user, noted, diary, show, rice };
}

test('what was cooked takes what it used from the pantry, and Undo puts it back', async () => {
  const { user, show, rice, kitchen, diary } = await open();
  const gone = server.answers(deleteCooked, () => {
    diary.shift();
    return undefined;
  });
  const dialog = await show();
  expect(await dialog.findByText('About 7 oz Rice.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'I Cooked It' }));
  expect(
    await screen.findByText(/^Noted: cooked on .*\. From the pantry: 7 oz Rice\.$/),
  ).toBeVisible();
  await waitFor(() => expect(rice()).toBe(300));
  expect(kitchen.state().cooked.map(({ title }) => title)).toEqual(['Dal']);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(rice()).toBe(500));
  await waitFor(() => expect(gone[0]?.params).toEqual({ id: entry.cooked_id }));
  expect(kitchen.state().cooked).toEqual([]);
});

test('an entry that is deleted leaves the pantry as it is, and says so', async () => {
  const diary = [entry];
  const { user, show, rice } = await open({ diary });
  server.answers(deleteCooked, () => {
    diary.shift();
    return undefined;
  });
  const dialog = await show();
  await user.click(await dialog.findByRole('button', { name: 'Delete Nov 3, 2020' }));
  expect(await screen.findByText('Nov 3, 2020 deleted. The pantry stays as it is.')).toBeVisible();
  expect(rice()).toBe(500);
});

test('for as many as the list says, and for as many as one says', async () => {
  const { user, show, rice } = await open();
  const ingredients = [{ name: 'rice', amount: 200, unit: 'g' }];
  act(() =>
    listRecipes([{ recipe: { id: 7, title: 'Dal', servings: 2, ingredients }, servings: 3 }]),
  );
  const dialog = await show();
  expect(await dialog.findByText('About 11 oz Rice.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Increase Servings cooked' }));
  expect(await dialog.findByText('About 14 oz Rice.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'I Cooked It' }));
  await waitFor(() => expect(rice()).toBe(100));
});

/** Each row: why nothing is taken. */
test.for([
  ['one says so', true],
  ['the pantry is off', false],
] as const)('nothing is taken where %s', async ([, on]) => {
  const { user, show, noted, kitchen } = await open({ on });
  const dialog = await show();
  if (on)
    await user.click(
      await dialog.findByRole('checkbox', { name: 'Take what it used from the pantry' }),
    );
  await user.click(dialog.getByRole('button', { name: 'I Cooked It' }));
  await waitFor(() => expect(noted).toHaveLength(1));
  expect(await screen.findByText(/^Noted: cooked on/)).not.toHaveTextContent('pantry');
  expect(kitchen.log().filter(({ kind }) => kind === 'cooked')).toEqual([]);
});

test('without a network both are kept, shown, and sent when there is one', async () => {
  const { user, show, rice, kitchen } = await open();
  const dialog = await show();
  await dialog.findByText('About 7 oz Rice.');
  kitchen.isDown = true;
  server.breaks(addCooked);
  await user.click(dialog.getByRole('button', { name: 'I Cooked It' }));
  expect(await screen.findByText(/^No connection\. Dal is noted as soon as/)).toBeVisible();
  expect(pantryNow().pantry[0]?.amount).toBe(300);
  expect(waitingDishesNow().map(({ title }) => title)).toEqual(['Dal']);
  expect(rice()).toBe(500);
  kitchen.isDown = false;
  const sent = server.answers(addCooked, {
    entry,
    tally: { times: 1, last_on: entry.cooked_on, rating: null },
  });
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(rice()).toBe(300));
  await waitFor(() => expect(waitingDishesNow()).toEqual([]));
  expect(sent).toHaveLength(1);
});

test.for(['read_only', 'unavailable', 'too_many_requests', 'busy'] as const)(
  'a dish that waits is kept while the server says %s',
  async (code) => {
    const { user, show } = await open();
    const dialog = await show();
    server.breaks(addCooked);
    await user.click(dialog.getByRole('button', { name: 'I Cooked It' }));
    await screen.findByText(/^No connection\. Dal/);
    const refused = server.refuses(addCooked, code);
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(refused).toHaveLength(1));
    expect(screen.queryByText(/was not noted as cooked/)).not.toBeInTheDocument();
    expect(waitingDishesNow().map(({ title }) => title)).toEqual(['Dal']);
  },
);

test('taken back without a network, nothing is sent of the dish', async () => {
  const { user, show, kitchen } = await open();
  const dialog = await show();
  kitchen.isDown = true;
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => online.mockRestore());
  await user.click(dialog.getByRole('button', { name: 'I Cooked It' }));
  await screen.findByText(/^No connection\. Dal/);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(waitingDishesNow()).toEqual([]));
  expect(pantryNow().pantry[0]?.amount).toBe(500);
});

test('taken back after its answer was lost, a dish is deleted where it was noted', async () => {
  const { user, show } = await open();
  const dialog = await show();
  server.breaks(addCooked);
  await user.click(dialog.getByRole('button', { name: 'I Cooked It' }));
  await screen.findByText(/^No connection\. Dal/);
  const [waiting] = waitingDishesNow();
  const sent = server.answers(addCooked, {
    entry,
    tally: { times: 1, last_on: entry.cooked_on, rating: null },
  });
  const gone = server.answers(deleteCooked, undefined);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(gone).toHaveLength(1));
  expect(sent[0]?.headers.get('idempotency-key')).toBe(waiting?.key);
  await waitFor(() => expect(waitingDishesNow()).toEqual([]));
});

test('taken back while it is sent, a dish is deleted then', async () => {
  const { user, show } = await open();
  const dialog = await show();
  server.breaks(addCooked);
  await user.click(dialog.getByRole('button', { name: 'I Cooked It' }));
  await screen.findByText(/^No connection\. Dal/);
  const gate = Promise.withResolvers<void>();
  const sent = server.sends(addCooked, async () => {
    await gate.promise;
    return HttpResponse.json({
      entry,
      tally: { times: 1, last_on: entry.cooked_on, rating: null },
    });
  });
  const gone = server.answers(deleteCooked, undefined);
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(sent).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  gate.resolve();
  // Without the browser's locks, as here, it may be asked for twice.
  await waitFor(() => expect(gone).not.toEqual([]));
  await waitFor(() => expect(waitingDishesNow()).toEqual([]));
});
