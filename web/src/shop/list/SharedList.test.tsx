import { cents } from '@larder/shared/basics/money';
import { matchIngredients, suggestIngredients } from '@larder/shared/food/ingredients.calls';
import type { OrderedItem } from '@larder/shared/kitchen/carts.model';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';

import { KitchenSync } from '#layouts/KitchenSync.tsx';
import { clearBrowserStorage } from '#platform/stored/stored.ts';
import { groceryList } from '#shop/kitchen/state/groceryList.ts';
import { waitingOps } from '#shop/kitchen/state/kitchen.ts';
import { listByHand } from '#shop/kitchen/state/listChanges.ts';
import { needsOf } from '#shop/kitchen/state/needs.ts';
import { id } from '#testing/comparison.ts';
import { keptText } from '#testing/kept.ts';
import { household, MAYA, mockKitchen, SAM } from '#testing/kitchen.ts';
import { pressTool } from '#testing/listTools.ts';
import { openPage, someone } from '#testing/page.tsx';
import { mockServer } from '#testing/server.ts';

import { GroceryListPage } from './GroceryListPage.tsx';

const server = mockServer();
const sam = someone({ id: SAM, name: 'Sam Rivera' });
const item = (name: string, amount = 1) => ({ name, amount, unit: '' });
const added = (name: string, amount = 1) =>
  ({ kind: 'add_item', payload: { item: item(name, amount) } }) as const;

const SALT = {
  key: 'salt',
  name: 'Salt',
  kind: 'always',
  low: false,
  amount: 0,
  unit: 'gm',
  opened: false,
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
/** What is to get. */
const boxes = () =>
  screen
    .queryAllByRole('checkbox')
    .map((box) => box.closest('label')?.textContent.replace(/^Got it: /, ''));
const names = (kitchen: { state: () => { lines: readonly { name: string }[] } }) =>
  kitchen.state().lines.map(({ name }) => name);

describe('a list that moves into the account', () => {
  test('joins what the account has, and shows who shares it', async () => {
    const kitchen = mockKitchen(server);
    kitchen.act(added('milk'));
    listByHand(item('eggs', 6));
    open();
    await waitFor(() => expect(names(kitchen)).toEqual(['milk', 'eggs']));
    await waitFor(() => expect(boxes()).toEqual(['Milk', 'Eggs']));
    const card = await screen.findByRole('region', { name: 'Rivera household' });
    expect(within(card).getByText('Here now')).toBeVisible();
    expect(screen.getByText('Maya added it')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'List tools' }));
    expect(screen.getByRole('menuitem', { name: 'Invite someone' })).toBeVisible();
    await waitFor(() => expect(waitingOps()).toEqual([]));
  });

  test('what the shopper had set on a line comes along', async () => {
    const kitchen = mockKitchen(server);
    listByHand(item('eggs', 6));
    const { user } = openPage(<GroceryListPage />, { at: '/shopping-list' });
    await pressTool(user, 'Choose what to shop for');
    await user.click(screen.getByRole('checkbox', { name: 'Eggs' }));
    open();
    await waitFor(() => expect(kitchen.state().lines).toHaveLength(1));
    await waitFor(() => expect(kitchen.state().lines[0]?.selected).toBe(false));
  });
});

describe('what was ordered', () => {
  const milk = { ingredient_id: id(1), name: 'Milk', unit: 'ml', unit_quantity: 1000 } as const;
  const order = {
    order_id: id(70),
    storeName: 'Near Market',
    deliveryFee: cents(0),
    items: [{ ...milk, price: cents(199), quantity: 1 }],
  };
  const wanted = { name: 'Milk', amount: 800, unit: 'ml', ingredient_id: id(1) };

  function kitchenWithMilk() {
    const kitchen = mockKitchen(server);
    kitchen.act({ kind: 'add_item', payload: { item: wanted } });
    kitchen.act(added('eggs', 6));
    return {
      ...kitchen,
      /** As Maya. */
      order: (items: readonly OrderedItem[] = order.items) =>
        kitchen.act({
          kind: 'ordered',
          payload: { store_id: id(1), items: [], order: { ...order, items } },
        }),
      lose: (why: 'short' | 'rejected' | 'cancelled') =>
        kitchen.act({
          kind: 'order_lost',
          payload: {
            order_id: order.order_id,
            why,
            items: [{ ingredient_id: milk.ingredient_id, quantity: 1 }],
          },
        }),
    };
  }
  const summary = () => screen.findByRole('complementary', { name: 'Summary' });

  test('by another member leaves what is to buy, folded, until Undo brings it back', async () => {
    const kitchen = kitchenWithMilk();
    const { user } = open();
    await waitFor(() => expect(boxes()).toEqual(['Milk', 'Eggs']));
    act(() => kitchen.order());
    await waitFor(() => expect(boxes()).toEqual(['Eggs']));
    const fold = await screen.findByRole('button', { name: 'Ordered · 1 thing at Near Market' });
    expect(screen.getByRole('button', { name: 'Shop Now · 1 item' })).toBeInTheDocument();
    expect(within(await summary()).getByText(/to buy$/).parentElement).toHaveTextContent(
      '1 / 1 to buy',
    );
    expect(needsOf(groceryList()).map(({ name }) => name)).toEqual(['eggs']);
    await user.click(fold);
    expect(screen.getByRole('list', { name: 'Ordered at Near Market' })).toHaveTextContent('Milk');
    await user.click(screen.getByRole('button', { name: 'Undo: buy what was ordered again' }));
    await waitFor(() => expect(boxes()).toEqual(['Milk', 'Eggs']));
    await waitFor(() => expect(waitingOps()).toEqual([]));
    expect(kitchen.state().placed).toMatchObject([{ order_id: order.order_id }]);
    expect(needsOf(groceryList())).toHaveLength(2);
  });

  test('is said of an item that is written again: its line stays where it is', async () => {
    const kitchen = kitchenWithMilk();
    kitchen.order();
    const { user } = open();
    await screen.findByRole('button', { name: 'Ordered · 1 thing at Near Market' });
    await user.type(screen.getByRole('combobox', { name: 'Add an item' }), 'milk{Enter}');
    expect(await screen.findByText('Milk is ordered already: see Ordered')).toBeVisible();
    expect(boxes()).toEqual(['Eggs']);
  });

  test('of a food that a comparison found is known here, where no stores were compared', async () => {
    const kitchen = kitchenWithMilk();
    const [pack] = order.items;
    if (!pack) throw new Error('no pack');
    kitchen.order([{ ...pack, ingredient_id: id(7), name: 'Farm milk', forLines: ['milk'] }]);
    open();
    await screen.findByRole('button', { name: 'Ordered · 1 thing at Near Market' });
    expect(boxes()).toEqual(['Eggs']);
  });

  test.for([
    ['short', 'Near Market had no more of it'],
    ['rejected', 'Near Market rejected the order'],
    ['cancelled', 'The order at Near Market was cancelled'],
  ] as const)('comes back when it is %s, and says why', async ([why, text]) => {
    const kitchen = kitchenWithMilk();
    kitchen.order();
    open();
    await waitFor(() => expect(boxes()).toEqual(['Eggs']));
    act(() => kitchen.lose(why));
    await waitFor(() => expect(boxes()).toEqual(['Milk', 'Eggs']));
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByText(/^Ordered/)).toBeNull();
  });

  test('in part stays to buy, and says so', async () => {
    const kitchen = kitchenWithMilk();
    const [pack] = order.items;
    if (!pack) throw new Error('no pack');
    kitchen.order([{ ...pack, unit_quantity: 500 }]);
    open();
    expect(await screen.findByText('Part of it is ordered at Near Market')).toBeVisible();
    expect(boxes()).toEqual(['Milk', 'Eggs']);
  });

  test('all of it leaves nothing to buy', async () => {
    const kitchen = mockKitchen(server);
    kitchen.act({ kind: 'add_item', payload: { item: wanted } });
    kitchen.act({ kind: 'ordered', payload: { store_id: id(1), items: [], order } });
    open();
    expect(await screen.findByText('Nothing left to buy')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Shop Now/ })).toBeNull();
  });
});

describe('got it', () => {
  test('moves the line to the folded group, keeps the focus in the list, and can be undone', async () => {
    const kitchen = mockKitchen(server);
    for (const name of ['milk', 'eggs', 'bread']) kitchen.act(added(name));
    const { user } = open();
    await user.click(await screen.findByRole('checkbox', { name: 'Got it: Eggs' }));
    expect(boxes()).toEqual(['Milk', 'Bread']);
    await waitFor(() =>
      expect(screen.getByRole('checkbox', { name: 'Got it: Bread' })).toHaveFocus(),
    );
    const group = await screen.findByRole('button', { name: /^Got it 1/ });
    expect(group).toHaveTextContent(/Eggs · You, \d/);
    await waitFor(() => expect(kitchen.state().lines[1]?.got?.by).toBe(SAM));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(boxes()).toEqual(['Milk', 'Eggs', 'Bread']));
    await waitFor(() => expect(kitchen.state().lines[1]?.got).toBeUndefined());
  });

  test('the second press of a double click meets no other line', async () => {
    const kitchen = mockKitchen(server);
    for (const name of ['milk', 'eggs']) kitchen.act(added(name));
    open();
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Got it: Milk' }), { detail: 1 });
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Got it: Eggs' }), { detail: 2 });
    await waitFor(() => expect(kitchen.state().lines[0]?.got?.by).toBe(SAM));
    expect(boxes()).toEqual(['Eggs']);
    expect(kitchen.state().lines[1]?.got).toBeUndefined();
  });

  test('the other’s tick is seen; who ticks second hears who was first', async () => {
    const kitchen = mockKitchen(server);
    kitchen.act(added('milk', 4));
    open();
    const press = await screen.findByRole('checkbox', { name: 'Got it: Milk' });
    const [milk] = kitchen.state().lines;
    if (!milk) throw new Error('no milk');
    const line = { key: milk.key, generation: milk.generation };
    kitchen.isDown = true;
    fireEvent.click(press);
    kitchen.act({ kind: 'got', payload: { line, amounts: [{ amount: 4, unit: '' }] } });
    kitchen.isDown = false;
    fireEvent(window, new Event('online'));
    expect(await screen.findByText(/^Maya got milk, \d/)).toBeVisible();
    kitchen.act(added('milk', 2));
    expect(await screen.findByText('1 thing needs another amount now')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: /^Got it 1/ }));
    expect(await screen.findByText(/Maya, .* · bought 4, now 6 needed/)).toBeVisible();
  });
});

test('a line says nothing of who is no member any more', async () => {
  const kitchen = mockKitchen(server, household({ members: household().members.slice(0, 1) }));
  kitchen.act(added('milk'));
  open();
  expect(await screen.findByRole('checkbox', { name: 'Got it: Milk' })).toBeVisible();
  expect(await screen.findByRole('region', { name: 'Rivera household' })).toBeVisible();
  expect(screen.queryByText(/added it$/)).not.toBeInTheDocument();
});

test('what the pantry has is in the house, and not to buy', async () => {
  const kitchen = mockKitchen(server);
  for (const name of ['milk', 'salt', 'eggs']) kitchen.act(added(name));
  const { user } = open();
  const summary = within(await screen.findByRole('complementary', { name: 'Summary' }));
  expect(await summary.findByText('Nothing is in the house yet')).toBeVisible();
  kitchen.act({ kind: 'pantry_set', payload: { item: SALT } });
  expect(await summary.findByText('1 is in the house already')).toBeVisible();
  expect(summary.getByText('2', { exact: false, selector: '.num' })).toHaveTextContent(
    '2 / 3 to buy',
  );
  expect(screen.getByRole('button', { name: 'Shop Now · 2 items' })).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Got it: Eggs' }));
  expect(await summary.findByText('2 are in the house already')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Buy all: Salt' }));
  expect(await summary.findByText('1 is in the house already')).toBeVisible();
});

describe('without a network', () => {
  test('changes are shown, said to wait, kept over a reload, and sent in order', async () => {
    const kitchen = mockKitchen(server);
    for (const name of ['milk', 'eggs']) kitchen.act(added(name));
    const { user } = open();
    await screen.findByRole('checkbox', { name: 'Got it: Milk' });
    kitchen.isDown = true;
    await user.click(screen.getByRole('checkbox', { name: 'Got it: Milk' }));
    expect(await screen.findByText('Could not save 1 change')).toBeVisible();
    act(() => void listByHand(item('tea')));
    await user.click(screen.getByRole('button', { name: 'Remove Eggs' }));
    expect(await screen.findByText('Could not save 3 changes')).toBeVisible();
    expect(screen.getByText('waits for a network')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show' }));
    const list = within(screen.getByRole('list', { name: 'Changes that wait' }));
    expect(list.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
      'Milk got',
      'Tea added',
      'A thing removed',
    ]);
    expect(JSON.parse(keptText('kitchenWaiting') ?? '[]')).toHaveLength(3);
    kitchen.isDown = false;
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(names(kitchen)).toEqual(['milk', 'tea']));
    expect(
      kitchen
        .log()
        .slice(-3)
        .map(({ kind }) => kind),
    ).toEqual(['got', 'add_item', 'remove_lines']);
    await waitFor(() => expect(screen.queryByText(/Could not save/)).not.toBeInTheDocument());
  });

  test('storage that refuses is said once, and the list goes on', async () => {
    const kitchen = mockKitchen(server);
    kitchen.act(added('milk'));
    const { user } = open();
    const press = await screen.findByRole('checkbox', { name: 'Got it: Milk' });
    const real = window.localStorage;
    const full = (): never => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => real.getItem(key),
      removeItem: (key: string) => real.removeItem(key),
      clear: () => real.clear(),
      setItem: full,
    });
    onTestFinished(() => {
      vi.unstubAllGlobals();
      clearBrowserStorage();
    });
    await user.click(press);
    expect(await screen.findByText(/^Your browser does not store changes/)).toBeVisible();
    await waitFor(() => expect(kitchen.state().lines[0]?.got?.by).toBe(SAM));
  });
});

test('what somebody else changes shows up by itself, with who it was', async () => {
  const kitchen = mockKitchen(server);
  kitchen.act(added('lime', 2));
  open();
  await screen.findByRole('checkbox', { name: 'Got it: Lime' });
  const [lime] = kitchen.state().lines;
  if (!lime) throw new Error('no lime');
  const line = { key: lime.key, generation: lime.generation };
  kitchen.act({ kind: 'edit_amount', payload: { line, amount: 4, unit: '' } });
  expect(await screen.findByText('Maya changed it to 4')).toBeVisible();
  expect(kitchen.log().at(-1)?.by).toBe(MAYA);
});

test('a line says the brand that the household buys; the next person on this browser reads nothing of it', async () => {
  const kitchen = mockKitchen(server);
  kitchen.act({ kind: 'add_item', payload: { item: { ...item('milk'), ingredient_id: id(1) } } });
  kitchen.act(added('eggs', 6));
  const milk = { food: 'Whole milk', ingredient_id: id(1), brand: 'Horizon' };
  kitchen.act({ kind: 'brand_choice', payload: { ...milk, choice: 'prefer' } });
  kitchen.act({
    kind: 'brand_choice',
    payload: { food: 'eggs', brand: 'Happy Egg', choice: 'never' },
  });
  const { user } = open();
  await waitFor(() => expect(boxes()).toEqual(['Milk', 'Eggs']));
  const row = screen.getByRole('checkbox', { name: 'Got it: Milk' }).closest('[data-row]');
  expect(row).toHaveTextContent('Horizon');
  expect(screen.queryByText('Happy Egg')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'In a store' }));
  expect(await screen.findByRole('checkbox', { name: /^Milk, Horizon,/ })).toBeVisible();

  cleanup();
  expect(keptText('pantry')).toContain('Horizon');
  openPage(<GroceryListPage />, { at: '/shopping-list', as: someone({ id: MAYA, name: 'Maya' }) });
  act(() => void listByHand(item('milk')));
  expect(await screen.findByRole('checkbox', { name: 'Got it: Milk' })).toBeVisible();
  expect(screen.queryByText('Horizon')).toBeNull();
  expect(keptText('pantry') ?? '').not.toContain('Horizon');
});
