import { matchIngredients, suggestIngredients } from '@larder/shared/food/ingredients.calls';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { KitchenSync } from '#layouts/KitchenSync.tsx';
import { onAnnounce } from '#platform/page/announce.ts';
import { toasts } from '#platform/page/toast.ts';
import { clearedListNow } from '#shop/kitchen/state/clearedList.ts';
import { mockKitchen, SAM } from '#testing/kitchen.ts';
import { clearList } from '#testing/listTools.ts';
import { openPage, someone } from '#testing/page.tsx';
import { mockServer } from '#testing/server.ts';

import { GroceryListPage } from './GroceryListPage.tsx';

const server = mockServer();
const sam = someone({ id: SAM, name: 'Sam Rivera' });
const added = (name: string) =>
  ({ kind: 'add_item', payload: { item: { name, amount: 1, unit: '' } } }) as const;
const CLEAR = { kind: 'clear', payload: { only: 'all' } } as const;
const SOUP = {
  kind: 'add_recipe',
  payload: {
    servings: 2,
    recipe: {
      id: 7,
      title: 'Lentil soup',
      servings: 2,
      ingredients: [{ name: 'lentils', amount: 200, unit: 'gm' }],
    },
  },
} as const;

beforeEach(() => {
  server.answers(suggestIngredients, { value: [] });
  server.answers(matchIngredients, ({ body }) => ({
    matches: (body as { names: string[] }).names.map(() => null),
  }));
});

function open() {
  return openPage(
    <>
      <KitchenSync />
      <GroceryListPage />
    </>,
    { at: '/shopping-list', as: sam },
  );
}

type Kitchen = ReturnType<typeof mockKitchen>;
const names = (kitchen: Kitchen) => kitchen.state().lines.map(({ name }) => name);
const refOf = (kitchen: Kitchen, key: string) => ({
  key,
  generation: kitchen.state().lines.find((line) => line.key === key)?.generation ?? 0,
});
const notice = (text: string) => screen.findByText(text, undefined, { timeout: 4000 });

/** A kitchen with these, of which Maya has removed the first before. */
async function shown(...items: readonly string[]) {
  const kitchen = mockKitchen(server);
  for (const name of items) kitchen.act(added(name));
  const [first = ''] = items;
  kitchen.act({ kind: 'remove_lines', payload: { lines: [refOf(kitchen, first)] } });
  const page = open();
  await screen.findByRole('checkbox', { name: /eggs/i });
  return { kitchen, ...page };
}

/** Maya does it without a network here, and the page is closed then. */
function closedDuring(kitchen: Kitchen, change: typeof CLEAR): void {
  kitchen.isDown = true;
  kitchen.act(change);
  cleanup();
  kitchen.isDown = false;
}

test('who did not clear the list is told by name, and Undo brings back what was cleared', async () => {
  const said: string[] = [];
  onTestFinished(onAnnounce(({ text }) => said.push(text)));
  const { kitchen, user } = await shown('milk', 'eggs', 'bread');
  act(() => kitchen.act(CLEAR));
  expect(await notice('Maya cleared the list (2 things).')).toBeVisible();
  expect(
    screen.getByText('Maya cleared the list (2 things).').closest('[role=status]'),
  ).toBeVisible();
  act(() => kitchen.act(added('jam')));
  await screen.findByRole('checkbox', { name: /jam/i });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(names(kitchen)).toEqual(['eggs', 'bread', 'jam']));
  expect(screen.queryByText(/cleared the list/)).toBeNull();
  expect(said.at(-1)).toBe('2 things are on the list again');
  expect(kitchen.log().filter(({ kind }) => kind === 'restore_lines')).toHaveLength(1);
});

test('the notice goes when somebody else brought everything back', async () => {
  const { kitchen } = await shown('milk', 'eggs', 'bread');
  const lines = ['eggs', 'bread'].map((key) => refOf(kitchen, key));
  act(() => kitchen.act(CLEAR));
  await notice('Maya cleared the list (2 things).');
  act(() => kitchen.act({ kind: 'restore_lines', payload: { lines } }));
  await waitFor(() => expect(screen.queryByText(/cleared the list/)).toBeNull());
  expect(names(kitchen)).toEqual(['eggs', 'bread']);
});

test('of two clearings the last is told, and Undo leaves the first as it is', async () => {
  const { kitchen, user } = await shown('milk', 'eggs');
  act(() => kitchen.act(CLEAR));
  await notice('Maya cleared the list (1 thing).');
  for (const name of ['tea', 'jam']) act(() => kitchen.act(added(name)));
  act(() => kitchen.act(CLEAR));
  await notice('Maya cleared the list (2 things).');
  expect(screen.getAllByText(/cleared the list/)).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(names(kitchen)).toEqual(['tea', 'jam']));
});

test('a device that opens within a day is told too, and can put the notice away for good', async () => {
  const { kitchen } = await shown('milk', 'eggs', 'bread');
  closedDuring(kitchen, CLEAR);
  const second = open();
  await notice('Maya cleared the list (2 things).');
  await second.user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText(/cleared the list/)).toBeNull();
  cleanup();
  open();
  await screen.findByText('Your grocery list is empty');
  expect(screen.queryByText(/cleared the list/)).toBeNull();
});

test('a day later it is not told any more', async () => {
  const { kitchen } = await shown('milk', 'eggs');
  const yesterday = Date.now() - 25 * 60 * 60 * 1000;
  const clock = vi.spyOn(Date, 'now').mockReturnValue(yesterday);
  closedDuring(kitchen, CLEAR);
  clock.mockRestore();
  open();
  await screen.findByText('Your grocery list is empty');
  await waitFor(() => expect(clearedListNow()).toBeDefined());
  expect(screen.queryByText(/cleared the list/)).toBeNull();
});

test('who cleared it has the Undo of the press, and no notice of an earlier clearing', async () => {
  const { kitchen, user } = await shown('milk', 'eggs');
  act(() => kitchen.act(CLEAR));
  await notice('Maya cleared the list (1 thing).');
  act(() => kitchen.act(added('tea')));
  await screen.findByRole('checkbox', { name: /tea/i });
  await clearList(user);
  await waitFor(() => expect(names(kitchen)).toEqual([]));
  await waitFor(() => expect(screen.queryByText(/Maya cleared the list/)).toBeNull());
  expect(screen.queryByText(/You cleared the list/)).toBeNull();
});

test('who cleared it can undo it after a reload, too', async () => {
  const { kitchen, user } = await shown('milk', 'eggs', 'bread');
  await clearList(user);
  await waitFor(() => expect(names(kitchen)).toEqual([]));
  await waitFor(() => expect(clearedListNow()).toMatchObject({ isOwn: true }));
  expect(screen.queryByText(/You cleared the list/)).toBeNull();
  cleanup();
  for (const { id } of toasts.get()) toasts.dismiss(id);
  const loaded = vi.spyOn(performance, 'now').mockReturnValue(0);
  onTestFinished(() => loaded.mockRestore());
  const again = open();
  await notice('You cleared the list (2 things).');
  await again.user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(names(kitchen)).toEqual(['eggs', 'bread']));
  expect(screen.queryByText(/cleared the list/)).toBeNull();
});

test.for([
  ['recipe', 'Maya removed Lentil soup from the list.'],
  ['all', 'Maya removed Lentil soup from the list.'],
  ['own', undefined],
] as const)('more servings of what is gone: %s', async ([how, told]) => {
  const kitchen = mockKitchen(server);
  kitchen.act(added('eggs'));
  kitchen.act(SOUP);
  const { user } = open();
  const more = await screen.findByRole('button', { name: /^Increase servings of Lentil soup/ });
  kitchen.isDown = true;
  await user.click(more);
  await user.click(more);
  if (how === 'own')
    await user.click(screen.getByRole('button', { name: 'Remove Lentil soup from the list' }));
  else kitchen.act(how === 'all' ? CLEAR : { kind: 'remove_recipe', payload: { recipe_id: '7' } });
  kitchen.isDown = false;
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(kitchen.log().filter(({ by }) => by === SAM)).not.toHaveLength(0));
  await waitFor(() => expect(localStorage.getItem('kitchenWaiting') ?? '[]').toBe('[]'));
  expect(kitchen.state().lines.some(({ key }) => key === 'lentils')).toBe(false);
  const texts = toasts.get().map(({ text }) => text);
  expect(texts.filter((text) => / removed .* from /.test(text))).toEqual(told ? [told] : []);
});

test('another amount of a thing that is gone says so, too', async () => {
  const kitchen = mockKitchen(server);
  kitchen.act(added('eggs'));
  open();
  await screen.findByRole('checkbox', { name: /eggs/i });
  const line = refOf(kitchen, 'eggs');
  kitchen.isDown = true;
  const { editLine } = await import('#shop/kitchen/state/listChanges.ts');
  act(() => editLine('eggs', { amount: { amount: 4, unit: '' }, category: 'Other' }));
  kitchen.act({ kind: 'remove_lines', payload: { lines: [line] } });
  kitchen.isDown = false;
  fireEvent(window, new Event('online'));
  await waitFor(() =>
    expect(toasts.get().map(({ text }) => text)).toContain('Maya removed eggs from the list.'),
  );
});
