import { getConfig } from '@larder/shared/account/config.calls';
import { refreshSession } from '@larder/shared/account/session.calls';
import { matchIngredients, suggestIngredients } from '@larder/shared/food/ingredients.calls';
import { compareItems } from '@larder/shared/stores/compare.calls';
import { describePlace, suggestPlaces } from '@larder/shared/stores/places.calls';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';

import { startTrip } from '#shop/compare/state/trip.ts';
import { groceryList } from '#shop/kitchen/state/groceryList.ts';
import { listByHand, listRecipes } from '#shop/kitchen/state/listChanges.ts';
import { needsOf } from '#shop/kitchen/state/needs.ts';
import { selectRecipe } from '#shop/kitchen/state/selectedRecipes.ts';
import { knownCarrot } from '#testing/catalogue.ts';
import { id, store, vendor } from '#testing/comparison.ts';
import { keep, keptText } from '#testing/kept.ts';
import { clearList, pressTool } from '#testing/listTools.ts';
import { openPage, sessionOf, someone, tokenOf } from '#testing/page.tsx';
import { mockServer } from '#testing/server.ts';

import { GroceryListPage } from './GroceryListPage.tsx';

const server = mockServer();
const HERE = { lat: 40.75, lng: -73.99 };
const ID = '01890000-0000-7000-8000-000000000001';

function geolocation(value: Pick<Geolocation, 'getCurrentPosition'> | undefined): void {
  Object.defineProperty(navigator, 'geolocation', { value, configurable: true });
}
function standAt({ lat, lng }: typeof HERE): void {
  geolocation({
    getCurrentPosition: (found) =>
      found({ coords: { latitude: lat, longitude: lng } } as GeolocationPosition),
  });
}
function refuseLocation(): void {
  geolocation({
    getCurrentPosition: (_found, refused) => refused?.({ code: 1 } as GeolocationPositionError),
  });
}
beforeEach(() => {
  standAt(HERE);
  server.answers(matchIngredients, ({ body }) => ({
    matches: (body as { names: string[] }).names.map(() => null),
  }));
  server.answers(getConfig, { demo: true, google_maps_api_key: null, social_links: [] });
});
afterEach(() => geolocation(undefined));

const found = { success: true, error: null, ids: [vendor([store(1)])], matches: [] };

function open(as: ReturnType<typeof someone> | undefined = someone()) {
  return openPage(<GroceryListPage />, { at: '/shopping-list', ...(as && { as }) });
}
/** An account without an address: its place is asked for. */
const HOMELESS = someone({ address: '' });
/** Line names by category. */
function groups() {
  return Object.fromEntries(
    screen
      .queryAllByRole('region')
      .filter((region) => within(region).queryAllByRole('checkbox').length > 0)
      .map((region) => [
        within(region).getByRole('heading').textContent,
        within(region)
          .getAllByRole('checkbox')
          .map((box) =>
            (box as HTMLInputElement).labels?.[0]?.textContent.replace(/^Got it: /, ''),
          ),
      ]),
  );
}
/** Both the phones' bar and the wide screens' card have one. */
const shopNow = () => {
  const [first] = screen.getAllByRole('button', { name: /^Shop Now/ });
  if (!first) throw new Error('no Shop Now');
  return first;
};
const keptTrip = () => JSON.parse(keptText('trip') ?? 'null');

test('shows the six categories in order', () => {
  const of = (name: string, aisle: string) => ({ name, amount: 1, unit: '', aisle });
  const ingredients = [
    of('foil', 'Household'),
    of('thyme', 'Spices and Seasonings'),
    of('rice', 'Pasta and Rice'),
    of('shrimp', 'Seafood'),
    of('milk', 'Milk, Eggs, Other Dairy'),
    of('lemon', 'Produce'),
  ];
  const recipe = { id: 1, title: 'Everything', servings: 1, ingredients };
  listRecipes([{ recipe, servings: 1 }]);
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'Grocery List' })).toBeVisible();
  expect(Object.keys(groups())).toEqual([
    'Produce',
    'Dairy',
    'Meat & Seafood',
    'Pantry',
    'Condiments & Spices',
    'Other',
  ]);
});

describe('the list', () => {
  beforeEach(() => {
    listRecipes([
      {
        recipe: {
          id: 1,
          title: 'Bowl',
          servings: 2,
          ingredients: [
            { name: 'rice', amount: 200, unit: 'g', aisle: 'Pasta and Rice' },
            { name: 'garlic', amount: 6, unit: 'cloves', aisle: 'Produce' },
            { name: 'garlic', amount: 30, unit: 'ml', aisle: 'Produce' },
            { name: 'lemon', amount: 2, unit: '', aisle: 'Produce' },
          ],
        },
        servings: 2,
      },
    ]);
  });

  test('groups by category in order and notes other units', () => {
    open();
    expect(Object.entries(groups())).toEqual([
      ['Produce', ['Garlic', 'Lemon']],
      ['Pantry', ['Rice']],
    ]);
    expect(screen.getByText('3 items from 1 recipe, combined.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Edit Garlic, 30 ml' })).toBeVisible();
    expect(screen.getByText('Also 6 cloves')).toBeVisible();
  });

  test('a press on a row selects its line, while one chooses what to shop for', async () => {
    const { user } = open();
    await pressTool(user, 'Choose what to shop for');
    await user.click(screen.getByRole('checkbox', { name: 'Lemon' }));
    expect(screen.getByRole('checkbox', { name: 'Lemon' })).not.toBeChecked();
    expect(screen.getByText('1 of 2')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.getByText('Not chosen to shop for')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Got it: Lemon' })).not.toBeChecked();
  });

  test('the circle says that one has got a line, without an account too; Undo and Not yet take it back', async () => {
    const { user } = open();
    await user.click(screen.getByRole('checkbox', { name: 'Got it: Garlic' }));
    expect(groups()).toMatchObject({ Produce: ['Lemon'] });
    expect(screen.getByRole('checkbox', { name: 'Got it: Lemon' })).toHaveFocus();
    expect(needsOf(groceryList()).map(({ name }) => name)).toEqual(['rice', 'lemon']);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(groups()).toMatchObject({ Produce: ['Garlic', 'Lemon'] });

    await user.click(screen.getByRole('checkbox', { name: 'Got it: Rice' }));
    const fold = await screen.findByRole('button', { name: /^Got it 1 ?Rice · You/ });
    await user.click(fold);
    await user.click(screen.getByRole('button', { name: 'Not yet: Rice' }));
    expect(groups()).toMatchObject({ Pantry: ['Rice'] });
    await user.click(screen.getByRole('checkbox', { name: 'Got it: Rice' }));
    await user.click(await screen.findByRole('button', { name: /^Got it 1/ }));
    await user.click(screen.getByRole('button', { name: 'Remove these' }));
    expect(groceryList().lines.map(({ name }) => name)).toEqual(['garlic', 'lemon']);
  });

  test('by keyboard: arrows walk, Space has got it, Enter edits, N goes to the add box, Escape leaves the menu', async () => {
    const { user } = open();
    const circle = (name: string) => screen.getByRole('checkbox', { name: `Got it: ${name}` });
    circle('Garlic').focus();
    await user.keyboard('{ArrowDown}');
    expect(circle('Lemon')).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(circle('Rice')).toHaveFocus();
    await user.keyboard('{ArrowUp} ');
    expect(groups()).toMatchObject({ Produce: ['Garlic'] });
    circle('Garlic').focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Edit Garlic' })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    circle('Garlic').focus();
    await user.keyboard('n');
    const box = screen.getByRole('combobox', { name: 'Add an item' });
    expect(box).toHaveFocus();
    await user.keyboard('n');
    expect(box).toHaveValue('n');

    const tools = screen.getByRole('button', { name: 'List tools' });
    await user.click(tools);
    expect(screen.getByRole('menuitem', { name: 'Find on the list' })).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(screen.getByRole('menuitem', { name: 'Clear List' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(tools).toHaveFocus();
  });

  test('Select All and Deselect All apply to the filtered lines', async () => {
    const { user } = open();
    await pressTool(user, 'Choose what to shop for');
    await user.click(screen.getByRole('button', { name: 'Deselect All' }));
    expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]);
    await user.type(screen.getByRole('searchbox', { name: 'Filter items' }), 'LEM');
    expect(groups()).toEqual({ Produce: ['Lemon'] });
    await user.click(screen.getByRole('button', { name: 'Select All' }));
    await user.clear(screen.getByRole('searchbox'));
    expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(1);
  });

  test('a filter without matches can be cleared', async () => {
    const { user } = open();
    await pressTool(user, 'Find on the list');
    await user.type(screen.getByRole('searchbox'), 'zzz');
    expect(screen.getByText('No items match')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all items' }));
    expect(screen.getAllByRole('checkbox')).toHaveLength(3);
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
  });

  test('Undo restores a removed line; the focus moves to the next', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Remove Garlic' }));
    expect(groups()).toMatchObject({ Produce: ['Lemon'] });
    expect(screen.getByRole('button', { name: 'Remove Lemon' })).toHaveFocus();
    expect(await screen.findByText('Garlic removed')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(groups()).toMatchObject({ Produce: ['Garlic', 'Lemon'] });
  });

  test('Clear List asks once, empties, shows where to go, and can be undone', async () => {
    const { user } = open();
    await clearList(user);
    expect(screen.getByText('Your grocery list is empty')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find Recipes' })).toHaveAttribute('href', '/');
    expect(screen.queryByRole('button', { name: /^Shop Now/ })).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(screen.getAllByRole('checkbox')).toHaveLength(3);
  });

  test('edits an amount and a category', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Edit Rice, 200 g' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Rice' }));
    await user.clear(dialog.getByLabelText('Amount'));
    await user.type(dialog.getByLabelText('Amount'), 'much');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(dialog.getByText('Enter an amount, like 2, 1.5 or 2 1/2')).toBeVisible();
    await user.clear(dialog.getByLabelText('Amount'));
    await user.type(dialog.getByLabelText('Amount'), '1,000{Enter}');
    expect(dialog.getByLabelText('Amount')).toHaveAccessibleDescription(
      '“1,000” may mean 1 or 1000. Write one of these.',
    );
    await user.clear(dialog.getByLabelText('Amount'));
    await user.type(dialog.getByLabelText('Amount'), '1,5');
    await user.selectOptions(dialog.getByLabelText('Unit'), 'kg');
    await user.selectOptions(dialog.getByLabelText('Category'), 'Other');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('button', { name: 'Edit Rice, 1.5 kg' })).toBeVisible();
    expect(groups()).toMatchObject({ Other: ['Rice'] });
  });

  test.for([
    ['1/2', 'Edit Rice, 0.5 g'],
    ['2 1/2', 'Edit Rice, 2.5 g'],
    ['2½', 'Edit Rice, 2.5 g'],
    ['', 'Edit Rice, no amount'],
    ['1000000000', 'Edit Rice, 1000000 kg'],
  ] as const)('“%s” is an amount: %s', async ([typed, button]) => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Edit Rice, 200 g' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Rice' }));
    await user.clear(dialog.getByLabelText('Amount'));
    await user.type(dialog.getByLabelText('Amount'), `${typed}{Enter}`);
    expect(await screen.findByRole('button', { name: button })).toBeVisible();
  });

  test.for([
    ['0', 'Enter more than 0, or press Remove to buy none. Empty is no certain amount.'],
    ['1000000001', 'Enter at most 1,000,000,000'],
  ] as const)('%s is refused at the field', async ([typed, problem]) => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Edit Rice, 200 g' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Rice' }));
    await user.clear(dialog.getByLabelText('Amount'));
    await user.type(dialog.getByLabelText('Amount'), `${typed}{Enter}`);
    expect(dialog.getByLabelText('Amount')).toHaveAccessibleDescription(problem);
  });

  test('servings scale the list, and a recipe can be removed', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Increase servings of Bowl' }));
    expect(screen.getByRole('button', { name: 'Edit Rice, 300 g' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove Bowl from the list' }));
    expect(screen.getByText('Your grocery list is empty')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(screen.getByRole('button', { name: 'Edit Rice, 300 g' })).toBeVisible();
  });
});

test('an empty list tells of recipes that are selected', async () => {
  selectRecipe({
    id: '1',
    title: 'Bowl',
    image: null,
    minutes: 20,
    calories: null,
    recipeServings: 2,
    servings: 2,
    ingredients: [],
  });
  open();
  expect(
    await screen.findByText('1 recipe is selected. Review it to make your list.'),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Review 1 Recipe' })).toHaveAttribute(
    'href',
    '/#selected',
  );
});

describe('amounts as a cook and a shopper understand them', () => {
  const garlic = {
    name: 'garlic',
    amount: 14,
    unit: 'cloves',
    metric: { amount: 42, unit: 'g' },
    grams: { piece: 3, clove: 3, head: 36 },
  };
  const flour = { name: 'flour', amount: 2, unit: 'cups', metric: { amount: 250, unit: 'g' } };

  test('what to cook with, what to buy, and the weight', () => {
    listByHand(garlic);
    open();
    expect(screen.getByRole('button', { name: 'Edit Garlic, 14 cloves' })).toBeVisible();
    expect(screen.getByText('1 to 2 heads · 42 g')).toBeVisible();
  });

  test('the choice of units changes the list and is remembered', async () => {
    listByHand(flour);
    const { user } = open();
    expect(screen.getByRole('button', { name: 'Edit Flour, 2 cups' })).toBeVisible();
    expect(screen.getByText('250 g')).toBeVisible();
    const choice = within(screen.getByRole('group', { name: 'Amounts' }));
    await user.click(choice.getByRole('button', { name: 'Metric' }));
    expect(screen.getByRole('button', { name: 'Edit Flour, 250 g' })).toBeVisible();
    expect(localStorage.getItem('units')).toBe('metric');
    await user.click(choice.getByRole('button', { name: 'US' }));
    expect(screen.getByRole('button', { name: 'Edit Flour, 2 cups' })).toBeVisible();
  });

  test('an assumed weight says about; one press corrects it, also for later', async () => {
    listByHand({ name: 'moonfruit', amount: 3, unit: '' });
    const { user } = open();
    const about = /about 150 g/;
    await user.click(screen.getByRole('button', { name: about }));
    const dialog = within(await screen.findByRole('dialog', { name: 'One of Moonfruit' }));
    await user.type(dialog.getByLabelText('One of these is'), '0{Enter}');
    expect(dialog.getByText('Enter a weight above 0')).toBeVisible();
    await user.clear(dialog.getByLabelText('One of these is'));
    await user.type(dialog.getByLabelText('One of these is'), '200{Enter}');
    expect(await screen.findByText(/600 g/)).toBeVisible();
    expect(screen.queryByRole('button', { name: about })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove Moonfruit' }));
    act(() => void listByHand({ name: 'Moonfruit', amount: 1, unit: '' }));
    expect(await screen.findByText(/200 g/)).toBeVisible();
  });
});

describe('the add box', () => {
  const carrot = { ...knownCarrot, ingredient_id: ID };
  const addBox = () => screen.getByRole('combobox', { name: 'Add an item' });
  const find = (name: string) => (/^carrots?$/i.test(name) ? carrot : null);

  /** A catalogue of carrots only. Returns the calls that it got. */
  function catalogue() {
    return {
      suggested: server.answers(suggestIngredients, ({ query }) => ({
        value: 'carrots'.startsWith(query['query'] ?? '') ? [carrot] : [],
      })),
      matched: server.answers(matchIngredients, ({ body }) => ({
        matches: (body as { names: string[] }).names.map(find),
      })),
    };
  }
  const paste = (text: string) =>
    fireEvent.paste(addBox(), { clipboardData: { getData: () => text } });

  test('adds a typed item, keeps the focus, and gives it its aisle', async () => {
    catalogue();
    const { user } = open();
    await user.type(addBox(), '2 lb carrots{Enter}');
    // It moves to its aisle meanwhile.
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Edit Carrots, 2 lb' })).toBeVisible(),
    );
    expect(addBox()).toHaveFocus();
    expect(addBox()).toHaveValue('');
    await waitFor(() => expect(groups()).toEqual({ Produce: ['Carrots'] }));
    await user.type(addBox(), '{Enter}');
    await waitFor(() =>
      expect(addBox()).toHaveAccessibleDescription(
        'Write what you need, like milk or 2 lb carrots',
      ),
    );
  });

  test('an item that is edited before the catalogue knows it stays open, as typed', async () => {
    const gate = Promise.withResolvers<void>();
    catalogue();
    server.sends(matchIngredients, async ({ body }) => {
      await gate.promise;
      const matches = (body as { names: string[] }).names.map(find);
      return HttpResponse.json({ matches });
    });
    const { user } = open();
    await user.type(addBox(), '2 lb carrots{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Edit Carrots, 2 lb' }));
    const amount = await screen.findByLabelText('Amount');
    await user.clear(amount);
    await user.type(amount, '3');
    gate.resolve();
    await waitFor(() => expect(groceryList().lines[0]?.ingredient_id).toBe(ID));
    expect(amount).toHaveValue('3');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('button', { name: 'Edit Carrots, 3 lb' })).toBeVisible();
  });

  test('items that are entered faster than they are read are each added', async () => {
    catalogue();
    open();
    for (const text of ['milk', 'eggs', '2 lb carrots']) {
      const typed = addBox().getAttribute('value') + text;
      fireEvent.change(addBox(), { target: { value: typed } });
      fireEvent.submit(addBox());
      fireEvent.submit(addBox());
    }
    await waitFor(() =>
      expect(groups()).toEqual({ Produce: ['Carrots'], Other: ['Milk', 'Eggs'] }),
    );
    expect(addBox()).toHaveValue('');
  });

  test('what cannot be added stays in the box', async () => {
    catalogue();
    const { user } = open();
    await user.type(addBox(), '0 eggs{Enter}');
    await waitFor(() => expect(addBox()).toBeInvalid());
    expect(addBox()).toHaveValue('0 eggs');
  });

  test('reads fractions, dozens and two at once', async () => {
    catalogue();
    const { user } = open();
    for (const text of ['½ cup cream', 'a dozen eggs', 'Salt and pepper']) {
      await user.type(addBox(), `${text}{Enter}`);
      await waitFor(() => expect(addBox()).toHaveValue(''));
    }
    expect(screen.getByRole('button', { name: 'Edit Cream, ½ cup' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Edit Eggs, 12' })).toBeVisible();
    expect(groups()).toEqual({ Other: ['Cream', 'Eggs', 'Salt', 'Pepper'] });
    expect(await screen.findByText('Salt and pepper added')).toBeInTheDocument();
  });

  test('offers the catalogue; an option is picked by keyboard, in the typed amount', async () => {
    const { suggested, matched } = catalogue();
    const { user } = open();
    await user.type(addBox(), '2 lb car');
    expect(await screen.findByRole('option', { name: /Carrot/ })).toBeVisible();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(groups()).toEqual({ Produce: ['Carrot'] });
    expect(screen.getByRole('button', { name: 'Edit Carrot, 2 lb' })).toBeVisible();
    expect(addBox()).toHaveValue('');
    expect(addBox()).toHaveFocus();
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    expect(suggested.at(-1)?.query).toEqual({ query: 'car' });
    expect(matched).toEqual([]);
  });

  test('adds up with what a recipe put on the list', async () => {
    catalogue();
    const ingredients = [
      { name: 'Carrot', amount: 1, unit: 'lb', ingredient_id: ID, aisle: 'Produce' },
    ];
    listRecipes([{ recipe: { id: 1, title: 'Soup', servings: 1, ingredients }, servings: 1 }]);
    const { user } = open();
    await user.type(addBox(), '2 lb carrots, the thin ones{Enter}');
    expect(await screen.findByRole('button', { name: 'Edit Carrot, 3 lb' })).toBeVisible();
    expect(groups()).toEqual({ Produce: ['Carrot'] });
    expect(screen.getByText('the thin ones')).toBeVisible();
  });

  test('ten pasted lines are ten items in one step, which can be undone', async () => {
    const { matched } = catalogue();
    const { user } = open();
    const names = ['milk', 'rice', 'tofu', 'bread', 'oats', 'tea', 'jam', 'kale', 'corn'];
    paste(['For the week:', '2 lb carrots', ...names.map((name) => `1 ${name}`)].join('\n'));
    expect(await screen.findByText('10 items added')).toBeVisible();
    await waitFor(() => expect(groups()['Produce']).toEqual(['Carrots']));
    expect(groups()['Other']).toHaveLength(9);
    // The look-up of the test before may end in this one.
    const asked = matched.map(({ body }) => (body as { names: string[] }).names);
    expect(asked.filter((all) => all.includes('milk'))).toEqual([['carrots', ...names]]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByText('Your grocery list is empty')).toBeVisible();
  });

  test('without an amount none is invented; what cannot be read stays text and says so', async () => {
    catalogue();
    const { user } = open();
    await user.type(addBox(), 'milk{Enter}');
    expect(await screen.findByRole('button', { name: 'Edit Milk, no amount' })).toBeVisible();
    expect(screen.queryByText(/about/)).not.toBeInTheDocument();
    await user.type(addBox(), '∞ eggs{Enter}');
    expect(await screen.findByRole('button', { name: 'Edit ∞ eggs, no amount' })).toBeVisible();
    expect(
      await screen.findByText('No amount could be read, so it is added as written'),
    ).toBeVisible();
  });

  test.for([
    ['milk 1 gallon, eggs, bread', ['Milk', 'Eggs', 'Bread'], 'milk, eggs and bread added'],
    ['milk, diced', ['Milk'], 'milk added'],
  ] as const)('of “%s” each food of the catalogue is added: %j', async ([text, names, said]) => {
    catalogue();
    const foods = new Map(
      ['milk', 'eggs', 'bread'].map((name, n) => [name, { ...carrot, name, ingredient_id: id(n) }]),
    );
    server.answers(matchIngredients, ({ body }) => ({
      matches: (body as { names: string[] }).names.map((name) => foods.get(name) ?? null),
    }));
    const { user } = open();
    await user.type(addBox(), `${text}{Enter}`);
    await waitFor(() => expect(groups()).toEqual({ Produce: names }));
    expect(addBox()).toHaveValue('');
    expect(await screen.findByText(said)).toBeInTheDocument();
  });

  test('a line with a comma is added as written when the catalogue does not answer', async () => {
    catalogue();
    server.breaks(matchIngredients);
    const { user } = open();
    await user.type(addBox(), 'milk, eggs{Enter}');
    await user.type(addBox(), 'bread{Enter}');
    await waitFor(() => expect(groups()).toEqual({ Other: ['Milk', 'Bread'] }));
    expect(addBox()).toHaveValue('');
  });

  test('a line that is changed while the catalogue is asked is added once, as changed', async () => {
    catalogue();
    let answer: () => void = () => undefined;
    const isAsked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    server.sends(matchIngredients, async () => {
      await isAsked;
      return HttpResponse.json({ matches: [null, null, null] });
    });
    const { user } = open();
    await user.type(addBox(), 'milk, egs{Enter}');
    expect(addBox().closest('form')).toHaveAttribute('aria-busy', 'true');
    await user.type(addBox(), '{Backspace}{Backspace}gg');
    act(answer);
    await user.type(addBox(), 's{Enter}');
    await waitFor(() => expect(addBox()).toHaveValue(''));
    await waitFor(() => expect(groups()).toEqual({ Other: ['Milk'] }));
    expect(addBox().closest('form')).not.toHaveAttribute('aria-busy');
    expect(screen.getByText('eggs')).toBeVisible();
    expect(screen.queryByText('egs')).toBeNull();
  });

  test('a name and a note of 200 letters are added', async () => {
    catalogue();
    const { user } = open();
    fireEvent.change(addBox(), { target: { value: 'x'.repeat(400) } });
    await user.type(addBox(), '{Enter}');
    await waitFor(() => expect(addBox()).toHaveValue(''));
    expect(groups()).toEqual({ Other: [`X${'x'.repeat(199)}`] });
  });

  test.for([
    ['a note of 201 letters', `milk, ${'x'.repeat(201)}`],
    ['10,000 letters', `2 cups rice ${'very fine '.repeat(999)}`.trim()],
  ] as const)('%s: what is too long for the list stays in the box', async ([, text]) => {
    catalogue();
    const { user } = open();
    fireEvent.change(addBox(), { target: { value: text } });
    await user.type(addBox(), '{Enter}');
    await waitFor(() => expect(addBox()).toBeInvalid());
    expect(addBox()).toHaveAccessibleDescription(
      'Please shorten it: an item has at most 200 letters, and its note as many',
    );
    expect(addBox()).toHaveValue(text);
    expect(groups()).toEqual({});
    fireEvent.change(addBox(), { target: { value: 'milk' } });
    expect(addBox()).toBeValid();
  });

  test('500 pasted lines are added in one step; one that is too long goes into the box', async () => {
    catalogue();
    open();
    const long = `milk, ${'x'.repeat(300)}`;
    const lines = Array.from({ length: 499 }, (_, n) => `${n + 1} g thing${n}`);
    paste([...lines, long].join('\n'));
    expect(await screen.findByText('499 items added')).toBeVisible();
    expect(addBox()).toHaveValue(long);
    expect(addBox()).toBeInvalid();
    fireEvent.change(addBox(), { target: { value: '' } });
    paste(Array.from({ length: 500 }, (_, n) => `${n + 1} g other${n}`).join('\n'));
    expect(await screen.findByText('500 items added')).toBeVisible();
  });

  test('one pasted line is text', async () => {
    catalogue();
    const { user } = open();
    await user.click(addBox());
    await user.paste('2 lb carrots\n');
    expect(addBox()).toHaveValue('2 lb carrots');
    expect(groups()).toEqual({});
  });

  test('adds offline at once, and finds the ingredient when the network is back', async () => {
    const asked = [server.breaks(suggestIngredients), server.breaks(matchIngredients)];
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    onTestFinished(() => onLine.mockRestore());
    const { user } = open();
    fireEvent(window, new Event('offline'));
    await user.type(addBox(), '2 lb carrots{Enter}');
    await waitFor(() => expect(groups()).toEqual({ Other: ['Carrots'] }));
    expect(asked.flat()).toEqual([]);
    catalogue();
    onLine.mockReturnValue(true);
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(groups()).toEqual({ Produce: ['Carrots'] }));
  });
});

test('each recipe says what it adds at the till, by the last comparison', async () => {
  const ingredients = [{ name: 'Rice', amount: 400, unit: 'g', ingredient_id: id(1) }];
  for (const title of ['Soup', 'Curry'])
    listRecipes([{ recipe: { id: title, title, servings: 2, ingredients }, servings: 2 }]);
  startTrip({
    vendors: [vendor([store(1)])],
    needs: [{ name: 'Rice', unit_quantity: 800, unit: 'gm', ingredient_id: id(1) }],
    here: HERE,
    hereLabel: '',
    radius: 25,
  });
  const { user } = open();
  // Two packs of 500 g at $1.00 for both, one for each alone.
  expect(await screen.findAllByText('You pay $1.00 more with it.')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Decrease servings of Soup' }));
  expect(await screen.findAllByText('You pay $1.00 more with it.')).toHaveLength(2);
  await pressTool(user, 'Choose what to shop for');
  await user.click(screen.getByRole('checkbox', { name: 'Rice' }));
  await waitFor(() => expect(screen.queryByText(/^You pay/)).not.toBeInTheDocument());
});

describe('Shop Now', () => {
  beforeEach(() => listByHand({ name: 'Rice', amount: 200, unit: 'g', ingredient_id: ID }));

  test('is disabled with a reason while nothing is selected', async () => {
    const { user } = open();
    await pressTool(user, 'Choose what to shop for');
    await user.click(screen.getByRole('checkbox', { name: 'Rice' }));
    expect(shopNow()).toHaveAttribute('aria-disabled', 'true');
    expect(shopNow()).toHaveAccessibleDescription('Please select at least one item to shop for');
    await user.click(shopNow());
    // Below both buttons, and in the toast.
    await waitFor(() =>
      expect(screen.getAllByText('Please select at least one item to shop for')).toHaveLength(3),
    );
  });

  test('asks for a login and returns', async () => {
    const { user, router } = openPage(<GroceryListPage />, { at: '/shopping-list' });
    await user.click(shopNow());
    expect(await screen.findByText('Please log in to continue shopping')).toBeVisible();
    expect(router.state.location).toMatchObject({
      pathname: '/login',
      state: { from: '/shopping-list' },
    });
  });

  test('waits for a session that is being renewed', async () => {
    server.answers(refreshSession, sessionOf(someone()));
    const { router } = open(someone({ token: tokenOf({ exp: 1 }) }));
    fireEvent.click(shopNow());
    expect(shopNow()).toHaveAttribute('aria-busy', 'true');
    expect(router.state.location.pathname).toBe('/shopping-list');
    await waitFor(() => expect(shopNow()).not.toHaveAttribute('aria-busy'));
  });

  test('an answer after leaving does not navigate', async () => {
    server.answers(describePlace, { label: null });
    const seen = server.answers(compareItems, found);
    const { user, router } = open();
    fireEvent.click(shopNow());
    await act(() => router.navigate('/help'));
    await waitFor(() => expect(seen).toHaveLength(1));
    // The second answer proves that the first was handled.
    server.refuses(compareItems, 'too_many_requests');
    await act(() => router.navigate('/shopping-list'));
    await user.click(shopNow());
    await screen.findAllByText('Too many requests. Please wait a moment.');
    expect(router.state.location.pathname).toBe('/shopping-list');
    expect(keptTrip()).toBeNull();
  });

  test('compares the selected lines once the place is known', async () => {
    let say: PositionCallback = () => undefined;
    geolocation({
      getCurrentPosition: (known) => {
        say = known;
      },
    });
    const seen = server.answers(compareItems, found);
    server.answers(describePlace, { label: null });
    listByHand({ name: 'Milk', amount: 1, unit: 'l' });
    const { user, router } = open();
    await user.click(shopNow());
    await pressTool(user, 'Choose what to shop for');
    await user.click(screen.getByRole('checkbox', { name: 'Milk' }));
    act(() => say({ coords: { latitude: HERE.lat, longitude: HERE.lng } } as GeolocationPosition));
    await waitFor(() => expect(router.state.location.pathname).toBe('/shopping'));
    expect(seen[0]?.body).toMatchObject({ compare: [{ name: 'Rice' }] });
    expect(keptTrip().needs).toHaveLength(1);
  });

  test('compares nothing if nothing is selected once the place is known', async () => {
    let say: PositionCallback = () => undefined;
    geolocation({
      getCurrentPosition: (known) => {
        say = known;
      },
    });
    const { user, router } = open();
    await user.click(shopNow());
    await pressTool(user, 'Choose what to shop for');
    await user.click(screen.getByRole('checkbox', { name: 'Rice' }));
    act(() => say({ coords: { latitude: HERE.lat, longitude: HERE.lng } } as GeolocationPosition));
    expect(await screen.findAllByText('No valid ingredients selected')).not.toEqual([]);
    expect(router.state.location.pathname).toBe('/shopping-list');
  });

  test('compares around the shopper and starts the trip', async () => {
    const seen = server.answers(compareItems, found);
    server.answers(describePlace, { label: 'New York, NY' });
    listByHand({ name: 'Milk', amount: 1, unit: 'l' });
    const { user, router } = open();
    await pressTool(user, 'Choose what to shop for');
    await user.click(screen.getByRole('checkbox', { name: 'Milk' }));
    await user.click(shopNow());
    await waitFor(() => expect(router.state.location.pathname).toBe('/shopping'));
    expect(seen[0]?.body).toEqual({
      compare: [{ name: 'Rice', unit_quantity: 200, unit: 'gm', ingredient_id: ID }],
      location: HERE,
      radius_miles: 25,
    });
    expect(keptTrip()).toMatchObject({
      here: HERE,
      hereLabel: 'New York, NY',
      radius: 25,
      needs: [{ name: 'Rice' }],
      vendors: [{ name: 'Vera' }],
    });
  });

  test('starts the trip with each need’s matched ingredient, so that a cart can cover it', async () => {
    const milk = ID.replace(/1$/, '7');
    const matches = [
      { name: 'Rice', ingredient_id: ID },
      { name: 'Milk', ingredient_id: milk },
      { name: 'Stardust', ingredient_id: null },
    ];
    server.answers(compareItems, { ...found, matches });
    server.answers(describePlace, { label: null });
    for (const name of ['Milk', 'Stardust']) listByHand({ name, amount: 1, unit: 'l' });
    const before = Date.now();
    const { user, router } = open();
    await user.click(shopNow());
    await waitFor(() => expect(router.state.location.pathname).toBe('/shopping'));
    const { needs, startedAt } = keptTrip();
    expect(needs.map((need: { ingredient_id?: string }) => need.ingredient_id)).toEqual([
      ID,
      milk,
      undefined,
    ]);
    expect(startedAt).toBeGreaterThanOrEqual(before);
  });

  test('continues without a label for the place', async () => {
    server.answers(compareItems, found);
    server.refuses(describePlace, 'unavailable');
    const { user, router } = open();
    await user.click(shopNow());
    await waitFor(() => expect(router.state.location.pathname).toBe('/shopping'));
    expect(keptTrip().hereLabel).toBe('');
  });

  test('says how many items can be compared', async () => {
    const kept = JSON.parse(keptText('groceryList') ?? '');
    const [{ contributions, ...line }] = kept.lines;
    const [one] = contributions;
    kept.lines = Array.from({ length: 101 }, (_, n) => ({
      ...line,
      key: `thing ${n}`,
      name: `thing ${n}`,
      ingredient_id: undefined,
      density: undefined,
      // Two needs of each: a weight and a volume that no density joins.
      contributions: ['g', 'ml'].map((unit) => ({ ...one, unit })),
    }));
    keep('groceryList', JSON.stringify(kept));
    const { user } = open();
    await user.click(shopNow());
    expect(
      await screen.findAllByText(
        'Stores can be compared for 200 items at once. Deselect some first.',
      ),
    ).not.toEqual([]);
  });

  test('a line without contributions is not compared', async () => {
    const kept = JSON.parse(keptText('groceryList') ?? '');
    kept.lines[0].contributions = [];
    keep('groceryList', JSON.stringify(kept));
    const { user } = open();
    await user.click(shopNow());
    expect(await screen.findAllByText('No valid ingredients selected')).not.toEqual([]);
  });

  test.for([
    [
      'the browser cannot say where it is',
      () => geolocation(undefined),
      'Geolocation is not supported by your browser Please enable location services or try again.',
    ],
    [
      'the shopper refuses to say where they are',
      refuseLocation,
      'Permission denied or unavailable Please enable location services or try again.',
    ],
  ] as const)('asks for a place when %s', async ([, without, reason]) => {
    without();
    const seen = server.answers(compareItems, found);
    server.answers(suggestPlaces, ({ query }) => ({
      value: [{ label: `Springfield ${query['text']}`, lat: 39.8, lng: -89.6 }],
    }));
    const { user, router } = open(HOMELESS);
    await user.click(shopNow());
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(reason)).toBeVisible();

    await user.click(dialog.getByRole('button', { name: 'Find Stores' }));
    expect(dialog.getByText('User location is required to find nearby stores.')).toBeVisible();
    await user.type(dialog.getByRole('combobox', { name: /ZIP/ }), '62701');
    await user.click(await screen.findByRole('option', { name: 'Springfield 62701' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/shopping'));
    expect(seen[0]?.body).toMatchObject({ location: { lat: 39.8, lng: -89.6 } });
    expect(keptTrip()).toMatchObject({ hereLabel: 'Springfield 62701' });
  });

  describe('a typed place', () => {
    beforeEach(() => {
      refuseLocation();
      server.answers(compareItems, found);
      server.answers(suggestPlaces, ({ query }) => ({
        value: [{ label: `Springfield ${query['text']}`, lat: 39.8, lng: -89.6 }],
      }));
    });
    async function askForPlace() {
      const page = open(HOMELESS);
      await page.user.click(shopNow());
      return { ...page, box: await screen.findByRole('combobox', { name: /ZIP/ }) };
    }

    test('is used the next time, with its distance, and another can be chosen when no store is near', async () => {
      const { user, router, box } = await askForPlace();
      expect(box).toHaveFocus();
      await user.type(box, '62701{Enter}');
      await waitFor(() => expect(router.state.location.pathname).toBe('/shopping'));
      startTrip({ ...keptTrip(), vendors: [], needs: [], radius: 50 });
      const asked = server.answers(compareItems, { ...found, ids: [] });
      await act(() => router.navigate('/shopping-list'));
      await user.click(shopNow());
      const [another] = await screen.findAllByRole('button', { name: 'Choose another place' });
      expect(asked[0]?.body).toMatchObject({
        location: { lat: 39.8, lng: -89.6 },
        radius_miles: 50,
      });
      if (another) await user.click(another);
      const dialog = within(await screen.findByRole('dialog'));
      expect(dialog.getByRole('combobox', { name: /ZIP/ })).toHaveFocus();
      expect(dialog.queryByText(/Please enable location services/)).toBeNull();
      await user.click(dialog.getByRole('button', { name: 'Use my location' }));
      expect(await screen.findByText(/Please enable location services/)).toBeVisible();
      expect(asked).toHaveLength(1);
    });

    test('is used when Enter comes before its suggestions', async () => {
      const { user, router, box } = await askForPlace();
      await user.type(box, '62701{Enter}');
      await waitFor(() => expect(router.state.location.pathname).toBe('/shopping'));
      expect(keptTrip()).toMatchObject({ hereLabel: 'Springfield 62701' });
    });

    test('is used instead of the place of older suggestions', async () => {
      const { user, router, box } = await askForPlace();
      await user.type(box, '10001');
      await screen.findByRole('option', { name: 'Springfield 10001' });
      await user.clear(box);
      await user.type(box, '90210{Enter}');
      await waitFor(() => expect(router.state.location.pathname).toBe('/shopping'));
      expect(keptTrip()).toMatchObject({ hereLabel: 'Springfield 90210' });
    });

    test.for([
      ['nobody knows', 'Nowhere', 1],
      ['is too short to be asked about', 'N', 0],
    ] as const)('that %s shows an error', async ([, text, questions]) => {
      const asked = server.answers(suggestPlaces, { value: [] });
      const { user, box } = await askForPlace();
      await user.type(box, `${text}{Enter}`);
      await waitFor(() => expect(box).toHaveAccessibleDescription(`No place found for “${text}”.`));
      expect(asked).toHaveLength(questions);
    });

    test('shows a failed lookup, which can be retried', async () => {
      const { user, router, box } = await askForPlace();
      server.refuses(suggestPlaces, 'unavailable');
      await user.type(box, '62701{Enter}');
      await waitFor(() =>
        expect(box).toHaveAccessibleDescription(
          'The place could not be looked up. Please try again.',
        ),
      );
      server.answers(suggestPlaces, { value: [{ label: 'Springfield', lat: 39.8, lng: -89.6 }] });
      await user.type(box, '{Enter}');
      await waitFor(() => expect(router.state.location.pathname).toBe('/shopping'));
    });

    test('does nothing once the dialog is closed', async () => {
      const { user, router, box } = await askForPlace();
      const compared = server.answers(compareItems, found);
      await user.type(box, '62701');
      fireEvent.submit(box);
      fireEvent.click(screen.getByRole('button', { name: 'Close' }));
      // The same place again: when it navigates, the first answer has been handled.
      await user.click(shopNow());
      const again = await screen.findByRole('combobox', { name: /ZIP/ });
      expect(router.state.location.pathname).toBe('/shopping-list');
      await user.type(again, '62702{Enter}');
      await waitFor(() => expect(router.state.location.pathname).toBe('/shopping'));
      expect(compared).toHaveLength(1);
    });
  });

  test('without a location the account’s address is the place, without a question', async () => {
    refuseLocation();
    const seen = server.answers(compareItems, found);
    const asked = server.answers(suggestPlaces, {
      value: [{ label: 'Test Street, Springfield', lat: 39.8, lng: -89.6 }],
    });
    const { user, router } = open();
    await user.click(shopNow());
    await waitFor(() => expect(router.state.location.pathname).toBe('/shopping'));
    expect(asked[0]?.query).toMatchObject({ text: '1 Test Street' });
    expect(seen[0]?.body).toMatchObject({ location: { lat: 39.8, lng: -89.6 }, radius_miles: 25 });
    expect(keptTrip()).toMatchObject({ hereLabel: 'Test Street, Springfield' });
  });

  test.for([
    ['nobody knows', () => server.answers(suggestPlaces, { value: [] })],
    ['cannot be looked up', () => server.refuses(suggestPlaces, 'unavailable')],
  ] as const)('an address that %s is asked about', async ([, answer]) => {
    refuseLocation();
    answer();
    const { user } = open();
    await user.click(shopNow());
    expect(await screen.findByRole('dialog', { name: 'Where are you shopping?' })).toBeVisible();
  });

  test('without a place, the comparison does not start', async () => {
    refuseLocation();
    const { user } = open(HOMELESS);
    await user.click(shopNow());
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(
      await screen.findByText('User location is required to find nearby stores.'),
    ).toBeVisible();
  });

  test('the browser’s location can be requested again', async () => {
    refuseLocation();
    server.answers(compareItems, found);
    server.answers(describePlace, { label: null });
    const { user, router } = open(HOMELESS);
    await user.click(shopNow());
    const dialog = within(await screen.findByRole('dialog'));
    standAt(HERE);
    await user.click(dialog.getByRole('button', { name: 'Use my location' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/shopping'));
  });

  describe('when the comparison fails', () => {
    beforeEach(() => {
      server.answers(describePlace, { label: null });
    });

    test.for([
      [
        'the server’s own words',
        () => server.refuses(compareItems, 'too_many_requests'),
        'Too many requests. Please wait a moment.',
      ],
      [
        'its status when it has none',
        () => server.sends(compareItems, () => new HttpResponse('<h1>?</h1>', { status: 502 })),
        'HTTP error! status: 502',
      ],
      ['that it was not reached', () => server.breaks(compareItems), 'Failed to compare items'],
      [
        'the reason in its answer',
        () =>
          server.answers(compareItems, { ...found, success: false, error: 'Closed', ids: null }),
        'Closed',
      ],
      [
        'that it has no reason',
        () => server.answers(compareItems, { ...found, success: false, ids: null }),
        'Failed to compare items',
      ],
      [
        'that there is no data',
        () => server.answers(compareItems, { ...found, ids: null }),
        'Failed to get store data',
      ],
      [
        'that the data makes no sense',
        () => server.sends(compareItems, () => HttpResponse.json({ success: true, ids: '[{}]' })),
        'Failed to get store data',
      ],
      [
        'that there are no stores',
        () => server.answers(compareItems, { ...found, ids: [] }),
        'No stores found for the selected items',
      ],
    ] as const)('says %s', async ([, prepare, words]) => {
      prepare();
      const { user, router } = open();
      await user.click(shopNow());
      expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
      expect(router.state.location.pathname).toBe('/shopping-list');
      expect(keptTrip()).toBeNull();
    });

    test('offers a larger radius when no store is near', async () => {
      const error = 'No stores found for the selected items';
      server.answers(compareItems, { ...found, success: false, error, ids: null });
      const { user, router } = open();
      await user.click(shopNow());
      const [further] = await screen.findAllByRole('button', { name: 'Search any distance' });
      const seen = server.answers(compareItems, found);
      if (further) await user.click(further);
      await waitFor(() => expect(router.state.location.pathname).toBe('/shopping'));
      expect(seen[0]?.body).toMatchObject({ radius_miles: null, location: HERE });
      expect(keptTrip().radius).toBeNull();
    });
  });
});
