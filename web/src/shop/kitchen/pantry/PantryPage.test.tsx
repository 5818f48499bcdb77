import { compareText } from '@larder/shared/basics/text';
import { type KnownIngredient, matchIngredients } from '@larder/shared/food/ingredients.calls';
import { findKnownProduct } from '@larder/shared/stores/gtins.calls';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { KitchenSync } from '#layouts/KitchenSync.tsx';
import { groceryList } from '#shop/kitchen/state/groceryList.ts';
import { needsOf } from '#shop/kitchen/state/needs.ts';
import { keptText } from '#testing/kept.ts';
import { mockKitchen, SAM } from '#testing/kitchen.ts';
import { openPage, someone } from '#testing/page.tsx';
import { fakeScanner } from '#testing/scanner.ts';
import { mockServer } from '#testing/server.ts';

import { PantryPage } from './PantryPage.tsx';

const server = mockServer();
const sam = someone({ id: SAM, name: 'Sam Rivera' });
beforeEach(() => {
  server.answers(matchIngredients, { matches: [] });
});

/** Plays the catalogue, each name asked once. */
function matching(find: (name: string) => KnownIngredient | null) {
  const calls = server.answers(matchIngredients, ({ body }) => ({
    matches: (body as { names: string[] }).names.map(find),
  }));
  return { names: () => calls.flatMap(({ body }) => (body as { names: string[] }).names) };
}

function open() {
  return openPage(
    <>
      <KitchenSync />
      <PantryPage />
    </>,
    { at: '/pantry', as: sam },
  );
}
const rice = {
  key: 'rice',
  name: 'Rice',
  kind: 'about',
  low: false,
  amount: 300,
  unit: 'gm',
  opened: false,
} as const;

test('staples are a tap each; what runs low is bought, and what is there is not', async () => {
  const kitchen = mockKitchen(server);
  kitchen.act({ kind: 'add_item', payload: { item: { name: 'salt', amount: 1, unit: 'tsp' } } });
  const { user } = open();
  await waitFor(() => expect(groceryList().lines).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Salt' }));
  expect(screen.getByRole('button', { name: 'Salt' })).toHaveAttribute('aria-pressed', 'true');
  expect(needsOf(groceryList())).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Runs low: Salt' }));
  expect(needsOf(groceryList())).toHaveLength(1);
  await waitFor(() => expect(kitchen.state().pantry[0]?.low).toBe(true));
});

test('recipes find what is there by the ingredient that it means', async () => {
  const ingredient_id = '01890000-0000-7000-8000-0000000000a1';
  const salt = { ingredient_id, name: 'Table salt', category: 'Condiments & Spices' };
  const none = {
    unit_quantity: 737,
    unit: 'gm',
    image: null,
    density_g_per_ml: null,
    grams_of: {},
  };
  const { names } = matching((name) => (name === 'Salt' ? { ...salt, ...none } : null));
  const kitchen = mockKitchen(server);
  const item = { name: 'Table salt', amount: 1, unit: 'tsp', ingredient_id };
  kitchen.act({ kind: 'add_item', payload: { item } });
  const { user } = open();
  await waitFor(() => expect(groceryList().lines).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Pasta' }));
  await user.click(screen.getByRole('button', { name: 'Salt' }));
  await waitFor(() => expect(needsOf(groceryList())).toEqual([]));
  await waitFor(() =>
    expect(kitchen.state().pantry.map((one) => [one.name, one.ingredient_id])).toEqual([
      ['Pasta', undefined],
      ['Salt', ingredient_id],
    ]),
  );
  expect(names().toSorted(compareText)).toEqual(['Pasta', 'Salt']);
});

test('about so much needs an amount', async () => {
  const kitchen = mockKitchen(server);
  const { user } = open();
  const box = await screen.findByRole('textbox', { name: 'Add to the pantry' });
  await user.type(box, 'garlic{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Add garlic' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  const amount = dialog.getByRole('textbox', { name: 'Amount' });
  await waitFor(() => expect(amount).toHaveAccessibleDescription('Enter about how much there is'));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'At home' }), 'Always have it');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(kitchen.state().pantry).toMatchObject([{ kind: 'always' }]));
});

test('an item is added with an amount, edited, and removed with Undo', async () => {
  const kitchen = mockKitchen(server);
  const { user } = open();
  await screen.findByText('Nothing is said to be at home');
  await waitFor(() => expect(keptText('kitchenHome')).not.toBeNull());
  const box = screen.getByRole('textbox', { name: 'Add to the pantry' });
  await user.type(box, '{Enter}');
  expect(box).toHaveAccessibleDescription('Write what you have, like 500 g rice');
  await user.type(box, 'Rice{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(box).toHaveValue('Rice');
  await user.type(box, '{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Rice' }));
  await user.type(dialog.getByRole('textbox', { name: 'Amount' }), '300');
  await user.type(dialog.getByLabelText('Best before'), '2099-12-27');
  await user.click(dialog.getByRole('checkbox', { name: 'It is opened' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('About 11 oz, best before Dec 27, 2099, opened')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove Rice' }));
  await waitFor(() => expect(kitchen.state().pantry).toEqual([]));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(kitchen.state().pantry).toHaveLength(1));
});

test.for([
  ['500 g rice', 'Add rice', '500', 'g'],
  ['1 l milk', 'Add milk', '1', 'l'],
  ['2 lb. carrots', 'Add carrots', '2', 'lb'],
  ['1 1/2 cups oats', 'Add oats', '1½', 'cup'],
  ['2 cans of beans', 'Add beans', '', 'g'],
] as const)('%s is read', async ([typed, title, amount, unit]) => {
  mockKitchen(server);
  const { user } = open();
  await user.type(
    await screen.findByRole('textbox', { name: 'Add to the pantry' }),
    `${typed}{Enter}`,
  );
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  expect(dialog.getByRole('textbox', { name: 'Amount' })).toHaveValue(amount);
  expect(dialog.getByRole('combobox', { name: 'Unit' })).toHaveValue(unit);
});

test('what is gone comes back by Undo; the second press of a double one is for no other thing', async () => {
  const kitchen = mockKitchen(server);
  for (const name of ['Oats', 'Rice'])
    kitchen.act({
      kind: 'pantry_set',
      payload: { item: { ...rice, key: name.toLowerCase(), name, best_before: '2020-01-01' } },
    });
  const { user } = open();
  const doubts = within(await screen.findByRole('region', { name: 'Still have it?' }));
  fireEvent.click(doubts.getByRole('button', { name: 'No, Oats is gone' }), { detail: 1 });
  fireEvent.click(doubts.getByRole('button', { name: 'No, Rice is gone' }), { detail: 2 });
  await waitFor(() => expect(kitchen.state().pantry.map(({ name }) => name)).toEqual(['Rice']));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(kitchen.state().pantry).toHaveLength(2));
});

test('what is past its date is asked about, and off means that all is bought', async () => {
  const kitchen = mockKitchen(server);
  kitchen.act({ kind: 'pantry_set', payload: { item: { ...rice, best_before: '2020-01-01' } } });
  kitchen.act({ kind: 'add_item', payload: { item: { name: 'rice', amount: 500, unit: 'g' } } });
  const { user } = open();
  const doubts = within(await screen.findByRole('region', { name: 'Still have it?' }));
  expect(needsOf(groceryList())[0]?.unit_quantity).toBe(500);
  await user.click(doubts.getByRole('button', { name: 'Yes, Rice is still there' }));
  await waitFor(() => expect(needsOf(groceryList())[0]?.unit_quantity).toBe(200));
  await user.click(screen.getByRole('checkbox', { name: /^Count what is at home/ }));
  await waitFor(() => expect(needsOf(groceryList())[0]?.unit_quantity).toBe(500));
  expect(screen.queryByRole('list', { name: 'At home' })).not.toBeInTheDocument();
});

test('the household’s brands are listed by food, and each is forgotten by a press, with Undo', async () => {
  const kitchen = mockKitchen(server);
  const choose = (food: string, brand: string, choice: 'prefer' | 'never') =>
    kitchen.act({ kind: 'brand_choice', payload: { food, brand, choice } });
  choose('milk', 'Horizon', 'prefer');
  choose('butter', 'Lucerne', 'never');
  const { user } = open();
  const list = await screen.findByRole('list', { name: 'Your brands' });
  const rows = () =>
    within(list)
      .getAllByRole('listitem')
      .map((row) => row.textContent);
  expect(rows()).toEqual(['butterNever Lucerne', 'milkAlways Horizon']);
  await user.click(within(list).getByRole('button', { name: 'Forget Lucerne for butter' }));
  await waitFor(() => expect(kitchen.state().brands).toHaveLength(1));
  expect(rows()).toEqual(['milkAlways Horizon']);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(kitchen.state().brands).toHaveLength(2));
});

test('without a chosen brand nothing is said of brands', async () => {
  const kitchen = mockKitchen(server);
  kitchen.act({ kind: 'pantry_set', payload: { item: rice } });
  open();
  await screen.findByRole('list', { name: 'At home' });
  expect(screen.queryByText('Your brands')).toBeNull();
});

/** Knows of one number: half a liter of milk of a maker. */
const milk = {
  name: 'Organic Whole Milk',
  brand: 'Horizon',
  unit_quantity: 500,
  unit: 'ml',
  food: { ingredient_id: '01890000-0000-7000-8000-0000000000a7', name: 'Whole milk' },
};

async function scan(user: ReturnType<typeof open>['user']) {
  await user.click(screen.getByRole('button', { name: 'Scan' }));
  const box = await screen.findByLabelText('Type the number');
  return (number: string) => user.type(box, `${number}{Enter}`);
}

test('what is scanned is at home, pack by pack', async () => {
  fakeScanner({ refuse: 'NotFoundError' });
  const asked = server.answers(findKnownProduct, { known: milk });
  const kitchen = mockKitchen(server);
  const { user } = open();
  const type = await scan(user);
  await type('3017620422003');
  expect(
    await screen.findByText('Horizon Organic Whole Milk is at home now, as Whole milk'),
  ).toBeVisible();
  await type('036000291452');
  await waitFor(() =>
    expect(kitchen.state().pantry).toMatchObject([
      { key: 'whole milk', kind: 'about', amount: 1000, unit: 'ml' },
    ]),
  );
  expect(asked.map(({ params }) => params['gtin'])).toEqual(['03017620422003', '00036000291452']);
  await user.click(screen.getAllByRole('button', { name: 'Close' })[0] ?? document.body);
  expect(screen.getByRole('list', { name: 'At home' })).toHaveTextContent('Whole milk');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Scan' })).toHaveFocus());
});

test('a pack that does not say how much it holds is asked about', async () => {
  fakeScanner({ refuse: 'NotFoundError' });
  server.answers(findKnownProduct, { known: { ...milk, unit_quantity: null, unit: null } });
  mockKitchen(server);
  const { user } = open();
  const type = await scan(user);
  await type('3017620422003');
  expect(await screen.findByRole('dialog', { name: 'Add Whole milk' })).toBeVisible();
});

test('of what is there in another unit it is asked how much is at home: what is saved takes its place', async () => {
  fakeScanner({ refuse: 'NotFoundError' });
  server.answers(findKnownProduct, { known: milk });
  const kitchen = mockKitchen(server);
  const there = { ...rice, key: 'whole milk', name: 'Whole milk' };
  kitchen.act({ kind: 'pantry_set', payload: { item: there } });
  const { user } = open();
  await screen.findByRole('list', { name: 'At home' });
  const type = await scan(user);
  await type('3017620422003');
  const title = 'How much Whole milk is at home?';
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Unit' }), 'l');
  const amount = dialog.getByRole('textbox', { name: 'Amount' });
  await user.clear(amount);
  await user.type(amount, '2');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(kitchen.state().pantry).toMatchObject([
      { key: 'whole milk', kind: 'about', amount: 2000, unit: 'ml' },
    ]),
  );
});

test('a number that nobody knows, and one of no certain food, are said', async () => {
  const { shakes } = fakeScanner({ refuse: 'NotFoundError' });
  server.answers(findKnownProduct, { known: null });
  const kitchen = mockKitchen(server);
  const { user } = open();
  const type = await scan(user);
  await type('3017620422003');
  expect(await screen.findByText(/Nobody knows this number/)).toBeVisible();
  server.answers(findKnownProduct, { known: { ...milk, food: null } });
  await type('036000291452');
  expect(await screen.findByText(/add it by the name of its food/)).toBeVisible();
  expect(shakes).toHaveLength(2);
  expect(kitchen.state().pantry).toEqual([]);
});
