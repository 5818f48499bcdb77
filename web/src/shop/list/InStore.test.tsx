import { matchIngredients, suggestIngredients } from '@larder/shared/food/ingredients.calls';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { KitchenSync } from '#layouts/KitchenSync.tsx';
import { setGoingTo } from '#shop/kitchen/state/aisles.ts';
import { listByHand, selectLines } from '#shop/kitchen/state/listChanges.ts';
import { enterStore } from '#shop/list/state/inStore.ts';
import { addStops } from '#shop/trip/state/tripSheets.ts';
import { id } from '#testing/comparison.ts';
import { keptText } from '#testing/kept.ts';
import { mockKitchen, SAM } from '#testing/kitchen.ts';
import { pressTool } from '#testing/listTools.ts';
import { openPage, someone } from '#testing/page.tsx';
import { mockServer } from '#testing/server.ts';

import { GroceryListPage } from './GroceryListPage.tsx';

const server = mockServer();
const sam = someone({ id: SAM, name: 'Sam Rivera' });

beforeEach(() => {
  server.answers(suggestIngredients, { value: [] });
  server.answers(matchIngredients, ({ body }) => ({
    matches: (body as { names: string[] }).names.map(() => null),
  }));
});

const open = () => openPage(<GroceryListPage />, { at: '/shopping-list' });
const tick = (name: string) => screen.findByRole('checkbox', { name: new RegExp(`^${name},`) });
/** Names of an aisle's rows, as they stand. */
const rows = (aisle: string) =>
  within(screen.getByRole('region', { name: aisle }))
    .getAllByRole('checkbox')
    .map((box) => box.getAttribute('aria-label')?.split(',')[0]);

function listThings(): void {
  for (const name of ['garlic', 'lemon', 'lime', 'milk'])
    listByHand({
      name,
      amount: 2,
      unit: '',
      category: name === 'milk' ? 'Dairy' : 'Produce',
    });
}

test('whole rows tick; what is got sinks, older ones fold, and a second press brings them back', async () => {
  listThings();
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'In a store' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'In the store' })).toBeVisible();
  expect(screen.getByText('of 4').parentElement).toHaveTextContent('0 of 4');
  expect(screen.queryByRole('img')).toBeNull();

  await user.click(screen.getByText('Garlic'));
  expect(rows('Produce')).toEqual(['Lemon', 'Lime', 'Garlic']);
  expect(await tick('Garlic')).toBeChecked();
  await user.click(await tick('Lemon'));
  expect(rows('Produce')).toEqual(['Lime', 'Lemon']);
  expect(screen.getByText('of 4').parentElement).toHaveTextContent('2 of 4');
  await user.click(screen.getByRole('button', { name: '1 more got · Show' }));
  expect(rows('Produce')).toEqual(['Lime', 'Lemon', 'Garlic']);
  await user.click(await tick('Garlic'));
  expect(rows('Produce')).toEqual(['Garlic', 'Lime', 'Lemon']);
});

test('the mode stays on this device until one leaves, and so does what was got', async () => {
  listThings();
  enterStore();
  const first = open();
  await first.user.click(await tick('Milk'));
  cleanup();
  const { user } = open();
  expect(await tick('Milk')).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Leave the store' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Grocery List' })).toBeVisible();
  expect(await screen.findByRole('button', { name: /^Got it 1 ?Milk/ })).toBeVisible();
});

test('what is not chosen is not there; what the store lacks sinks, and comes back for the next store', async () => {
  listThings();
  selectLines(false, ['milk']);
  enterStore();
  const { user } = open();
  await tick('Garlic');
  expect(screen.queryByText('Milk')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'More for Garlic' }));
  await user.click(await screen.findByRole('button', { name: 'Not there' }));
  await waitFor(() => expect(rows('Produce')).toEqual(['Lemon', 'Lime', 'Garlic']));
  expect(await tick('Garlic')).toHaveAccessibleName(/Not there$/);
  await user.click(await tick('Lemon'));
  await user.click(await tick('Lime'));
  expect(screen.getByRole('heading', { name: '2 got, 1 not there' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(await screen.findByRole('checkbox', { name: 'Got it: Garlic' })).toBeVisible();
  act(enterStore);
  expect(await tick('Garlic')).not.toHaveAccessibleName(/Not there$/);
});

test('all got says so; an empty list leads back to the whole one', async () => {
  listByHand({ name: 'milk', amount: 1, unit: '' });
  enterStore();
  const { user } = open();
  await user.click(await screen.findByRole('checkbox', { name: /^Milk/ }));
  expect(screen.getByRole('heading', { name: 'All 1 got' })).toBeVisible();
  act(() => selectLines(false));
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await pressTool(user, 'Choose what to shop for');
});

test('by keyboard Space ticks and the focus goes on to the next open row', async () => {
  listThings();
  enterStore();
  const { user } = open();
  await tick('Garlic');
  for (let presses = 0; document.activeElement !== (await tick('Garlic')); presses += 1) {
    if (presses > 20) throw new Error('no row has the focus');
    await user.tab();
  }
  await user.keyboard(' ');
  expect(await tick('Garlic')).toBeChecked();
  expect(await tick('Lemon')).toHaveFocus();
  await user.keyboard(' ');
  expect(await tick('Lime')).toHaveFocus();
});

test('pictures are shown when wanted, and an item can be added', async () => {
  listThings();
  enterStore();
  const { user } = open();
  await tick('Garlic');
  const pictures = () =>
    screen.getByRole('region', { name: 'Dairy' }).querySelectorAll('.lucide-carrot').length;
  expect(pictures()).toBe(0);
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(screen.getByRole('menuitem', { name: 'Show pictures' }));
  expect(pictures()).toBe(1);
  expect(JSON.parse(keptText('inStore') ?? '{}')).toMatchObject({ isOn: true, hasPictures: true });
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(screen.getByRole('menuitem', { name: 'Add an item' }));
  await user.type(screen.getByRole('combobox', { name: 'Add an item' }), '2 lb rice{Enter}');
  expect(await screen.findByRole('checkbox', { name: 'Rice, 2 lb' })).toBeVisible();
});

test('the next pick-up is the store; the aisles are in its order', async () => {
  listThings();
  enterStore();
  addStops([{ id: 'a', store_id: id(1), storeName: 'Corner Market', items: [] }]);
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Corner Market' })).toBeVisible();
});

async function openShared() {
  const kitchen = mockKitchen(server);
  for (const name of ['milk', 'eggs', 'bread'])
    kitchen.act({ kind: 'add_item', payload: { item: { name, amount: 2, unit: '' } } });
  setGoingTo({ store_id: id(1), storeName: 'Corner Market' });
  enterStore();
  const page = openPage(
    <>
      <KitchenSync />
      <GroceryListPage />
    </>,
    { at: '/shopping-list', as: sam },
  );
  await tick('Milk');
  const get = (name: string): void => {
    const line = kitchen.state().lines.find((one) => one.name === name);
    if (!line) throw new Error(`no ${name}`);
    const { key, generation } = line;
    kitchen.act({ kind: 'got', payload: { line: { key, generation }, amounts: [] } });
  };
  return { kitchen, get, ...page };
}

test('the other’s tick sinks the row, says who, and moves nothing under a finger', async () => {
  const { get } = await openShared();
  act(() => get('milk'));
  const milk = await screen.findByRole('checkbox', { name: /^Milk.*Maya got it$/ });
  expect(milk).toBeChecked();

  const [aisle] = screen.getAllByRole('region');
  if (!aisle) throw new Error('no aisle');
  const names = () =>
    within(aisle)
      .getAllByRole('checkbox')
      .map((box) => box.getAttribute('aria-label')?.split(',')[0]);
  const before = names();
  fireEvent.pointerDown(await tick('Bread'));
  act(() => get('eggs'));
  await waitFor(() => expect(keptText('groceryList')).toMatch(/"name":"eggs".*"got"/));
  expect(names()).toEqual(before);
  fireEvent.pointerUp(window);
  await waitFor(() => expect(names()).not.toEqual(before));
});

test('one slim line says what is not saved; pressed, it lists the changes and tries again', async () => {
  const { kitchen, user } = await openShared();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  kitchen.isDown = true;
  await user.click(await tick('Milk'));
  expect(await screen.findByText('Could not save 1 change')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(screen.getByRole('list', { name: 'Changes that wait' })).toHaveTextContent('Milk got');

  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent(window, new Event('offline'));
  expect(await screen.findByText('Offline · 1 change waits')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  online.mockRestore();
  fireEvent(window, new Event('online'));
  kitchen.isDown = true;
  expect(await screen.findByText('Could not save 1 change')).toBeVisible();
  kitchen.isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.queryByText(/Could not save/)).toBeNull());
  expect(kitchen.state().lines[0]?.got?.by).toBe(SAM);
});
