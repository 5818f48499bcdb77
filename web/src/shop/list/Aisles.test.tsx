import { cents } from '@larder/shared/basics/money';
import { matchIngredients, suggestIngredients } from '@larder/shared/food/ingredients.calls';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { KitchenSync } from '#layouts/KitchenSync.tsx';
import { setItems } from '#shop/carts/state/carts.ts';
import { keptText } from '#testing/kept.ts';
import { MAYA, mockKitchen, SAM } from '#testing/kitchen.ts';
import { pressTool } from '#testing/listTools.ts';
import { openPage, someone } from '#testing/page.tsx';
import { mockServer } from '#testing/server.ts';

import { GroceryListPage } from './GroceryListPage.tsx';

const server = mockServer();
// Preloaded, so that the first test does not wait for it.
beforeAll(() => import('./AisleDialog.tsx'), 60_000);
afterEach(() => vi.restoreAllMocks());
beforeEach(() => {
  server.answers(suggestIngredients, { value: [] });
  server.answers(matchIngredients, ({ body }) => ({
    matches: (body as { names: string[] }).names.map(() => null),
  }));
});

const CORNER = {
  store_id: '01890000-0000-7000-8000-0000000000c0',
  vendorId: MAYA,
  vendorName: 'Vera',
  storeName: 'Corner Market',
  storeType: 'Pickup' as const,
  deliveryFee: cents(0),
  minimumOrder: cents(0),
};
const RICE = {
  ingredient_id: 'rice',
  name: 'Rice',
  unit: 'gm',
  unit_quantity: 500,
  price: cents(349),
  quantity: 1,
};
const THINGS = [
  ['kale', 'Produce'],
  ['milk', 'Dairy'],
  ['rice', 'Pantry'],
] as const;

async function open() {
  const kitchen = mockKitchen(server);
  for (const [name, category] of THINGS)
    kitchen.act({ kind: 'add_item', payload: { item: { name, amount: 1, unit: '', category } } });
  const page = openPage(
    <>
      <KitchenSync />
      <GroceryListPage />
    </>,
    { at: '/shopping-list', as: someone({ id: SAM, name: 'Sam Rivera' }) },
  );
  await screen.findByRole('checkbox', { name: 'Got it: Milk' });
  return { kitchen, ...page };
}
/** The aisles of a store in whose cart something is. */
async function openCornerAisles() {
  const { kitchen, user } = await open();
  act(() => void setItems(CORNER, [RICE]));
  await pressTool(user, 'Sort by aisle');
  const dialog = await screen.findByRole('dialog', { name: 'Aisles' });
  await user.selectOptions(
    within(dialog).getByLabelText('Store you are going to'),
    'Corner Market',
  );
  return { kitchen, user, dialog };
}
const aisles = () =>
  screen
    .getAllByRole('heading', { level: 2, hidden: true })
    .map((one) => one.textContent)
    .filter((text) => ['Produce', 'Dairy', 'Pantry'].includes(text));
const rows = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('listitem')
    .map((one) => one.textContent);

test('without a store it says how to come by one', async () => {
  const { user } = await open();
  await pressTool(user, 'Sort by aisle');
  const dialog = await screen.findByRole('dialog', { name: 'Aisles' });
  expect(within(dialog).getByText(/^No store is known yet/)).toBeVisible();
});

test('the list follows the aisles of the chosen store, which are put in order by keys', async () => {
  const { kitchen, user, dialog } = await openCornerAisles();
  const up = await within(dialog).findByRole('button', { name: 'Move Dairy up' });
  up.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(rows(dialog).slice(0, 2)).toEqual(['1Dairy', '2Produce']));
  expect(up).toHaveFocus();
  expect(screen.getByText('Dairy is 1 of 6')).toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(screen.getByText('Dairy is first already')).toBeInTheDocument();
  within(dialog)
    .getByRole('button', { name: /^Drag Pantry/ })
    .focus();
  await user.keyboard('{ArrowDown}{ArrowUp}');
  expect(screen.getByText('Pantry is 4 of 6')).toBeInTheDocument();
  expect(aisles()).toEqual(['Dairy', 'Produce', 'Pantry']);
  await user.click(within(dialog).getByRole('button', { name: 'Move Produce down' }));
  await user.click(within(dialog).getByRole('button', { name: 'Move Produce down' }));
  await waitFor(() => expect(aisles()).toEqual(['Dairy', 'Pantry', 'Produce']));
  await waitFor(() =>
    expect(kitchen.state().aisles).toEqual([
      {
        store_id: CORNER.store_id,
        storeName: 'Corner Market',
        order: ['Dairy', 'Meat & Seafood', 'Pantry', 'Produce', 'Condiments & Spices', 'Other'],
      },
    ]),
  );
  await user.click(within(dialog).getByRole('button', { name: 'Back to the usual order' }));
  await waitFor(() => expect(aisles()).toEqual(['Produce', 'Dairy', 'Pantry']));
  await user.click(within(dialog).getAllByRole('button', { name: 'Close' })[0] ?? dialog);
  await user.click(screen.getByRole('button', { name: 'List tools' }));
  expect(screen.getByRole('menuitem', { name: 'Aisles: Corner Market' })).toBeVisible();
});

test('the other’s order is there without a cart of one’s own, and changes by itself', async () => {
  const { kitchen, user } = await open();
  const { store_id, storeName } = CORNER;
  kitchen.act({ kind: 'aisle_order', payload: { store_id, storeName, order: ['Pantry'] } });
  await waitFor(() => expect(keptText('pantry')).toContain('Corner Market'));
  await pressTool(user, 'Sort by aisle');
  const dialog = await screen.findByRole('dialog', { name: 'Aisles' });
  await user.selectOptions(
    within(dialog).getByLabelText('Store you are going to'),
    'Corner Market',
  );
  expect(aisles()).toEqual(['Pantry', 'Produce', 'Dairy']);
  kitchen.act({ kind: 'aisle_order', payload: { store_id, storeName, order: ['Dairy'] } });
  await waitFor(() => expect(aisles()).toEqual(['Dairy', 'Produce', 'Pantry']));
});

test('an order that is set without a network waits, and is kept', async () => {
  const { kitchen, user } = await open();
  act(() => void setItems(CORNER, [RICE]));
  await waitFor(() => expect(kitchen.state().carts).toHaveLength(1));
  await pressTool(user, 'Sort by aisle');
  const dialog = await screen.findByRole('dialog', { name: 'Aisles' });
  await user.selectOptions(
    within(dialog).getByLabelText('Store you are going to'),
    'Corner Market',
  );
  kitchen.isDown = true;
  await user.click(await within(dialog).findByRole('button', { name: 'Move Pantry up' }));
  await waitFor(() => expect(keptText('kitchenWaiting')).toContain('aisle_order'));
  expect(rows(dialog)[2]).toBe('3Pantry');
  kitchen.isDown = false;
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(kitchen.state().aisles).toHaveLength(1));
});

test('a row is dragged to where it is let go', async () => {
  const { kitchen, dialog } = await openCornerAisles();
  const list = await within(dialog).findByRole('list', { name: 'Aisles of Corner Market' });
  // Rows of 50 px, which this environment does not lay out.
  list.setPointerCapture = () => undefined;
  vi.spyOn(HTMLLIElement.prototype, 'getBoundingClientRect').mockImplementation(function rect(
    this: HTMLLIElement,
  ) {
    return new DOMRect(0, [...list.children].indexOf(this) * 50, 300, 50);
  });
  const grip = within(dialog).getByRole('button', { name: /^Drag Pantry/ });
  fireEvent.pointerDown(grip, { pointerId: 1, button: 0, clientY: 175 });
  fireEvent.pointerMove(list, { pointerId: 1, clientY: 60 });
  expect(rows(dialog)[1]).toBe('2Pantry');
  fireEvent.pointerCancel(list, { pointerId: 1 });
  expect(rows(dialog)[3]).toBe('4Pantry');
  fireEvent.pointerDown(grip, { pointerId: 1, button: 0, clientY: 175 });
  fireEvent.pointerMove(list, { pointerId: 1, clientY: -10 });
  fireEvent.pointerUp(list, { pointerId: 1 });
  expect(screen.getByText('Pantry is 1 of 6')).toBeInTheDocument();
  await waitFor(() => expect(kitchen.state().aisles[0]?.order[0]).toBe('Pantry'));
});
