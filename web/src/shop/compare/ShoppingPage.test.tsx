import { cents } from '@larder/shared/basics/money';
import { listIngredients } from '@larder/shared/food/ingredients.calls';
import { compareItems } from '@larder/shared/stores/compare.calls';
import { listNearbyPlaces } from '@larder/shared/stores/places.calls';
import { listStoreItems } from '@larder/shared/stores/storeItems.calls';
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { setUnits } from '#parts/state/units.ts';
import { fillCart } from '#shop/carts/state/carts.ts';
import { listByHand } from '#shop/kitchen/state/listChanges.ts';
import { atStore } from '#testing/carts.ts';
import { free, ingredient } from '#testing/catalogue.ts';
import { id, item, store, vendor, startListed } from '#testing/comparison.ts';
import { openPage, someone } from '#testing/page.tsx';
import { mockServer } from '#testing/server.ts';

import { ShoppingPage } from './ShoppingPage.tsx';
import { card, carts, needsPanel, openShopping, packs, shop, total } from './testShop.tsx';

const server = mockServer();
beforeEach(() => void server.answers(listNearbyPlaces, { value: [] }));

test('a store’s details say when it is open', () => {
  const nine = { opens: '09:00', closes: '18:00' };
  shop([store(1, { hours: { weekdays: Array(7).fill(nine), holidays: ['2099-12-25'] } })]);
  expect(card('Store 1').getByText('Mon–Sun 9 AM–6 PM · Closed Dec 25')).toBeVisible();
});

test('packs are written as people count them, in the units they chose', async () => {
  const egg = item(3, 'Eggs', { unit_quantity: 600 });
  server.answers(listIngredients, {
    message: [
      {
        ...ingredient(1, 'Eggs'),
        ingredient_id: egg.ingredient_id,
        grams_per_piece: 50,
        price: null,
      },
    ],
  });
  shop([store(1, { items: [item(1, 'Rice'), egg] })]);
  expect(await screen.findByText(/^12 eggs \(600 g\)/)).toBeVisible();
  expect(screen.getByText(/^18 oz \(500 g\)/)).toBeVisible();
  act(() => setUnits('metric'));
  expect(screen.getByText(/^500 g/)).toBeVisible();
  expect(screen.getByText(/^12 eggs \(600 g\)/)).toBeVisible();
});

test('more than one pack of what is only assumed asks to check the amount', () => {
  const more = { packs_needed: 2, is_assumed: true };
  const needs = [{ name: 'Rice', unit_quantity: 900, unit: 'gm' as const, ingredient_id: id(1) }];
  shop([store(1, { items: [item(1, 'Rice', more), item(2, 'Milk')] })], { needs });
  expect(screen.getAllByText('Check the amount')).toHaveLength(1);
});

test('what is on sale says so, with its regular price struck through; others do not', () => {
  const rice = item(1, 'Rice', { price: cents(299), regular_price: cents(429) });
  shop([store(1, { items: [rice, item(2, 'Milk')] })]);
  const lines = card('Store 1').getAllByRole('listitem');
  const [sold, other] = [/Rice/, /Milk/].map((name) =>
    lines.find(({ textContent }) => name.test(textContent)),
  );
  expect(sold).toHaveTextContent('Salewas $4.29now $2.99');
  expect(within(sold ?? document.body).getAllByText(/\$4\.29/)[0]?.tagName).toBe('S');
  expect(other).not.toHaveTextContent('Sale');
});

test('another size of what is on sale is not on sale, too', () => {
  const usual = item(1, 'Rice', { price: cents(299), regular_price: cents(429), amount: 100 });
  const sack = item(11, 'Rice', { price: cents(100), amount: 500 });
  shop([store(1, { items: [{ ...usual, packs_needed: 4, packs: [usual, sack] }] })]);
  expect(card('Store 1').getByRole('list')).not.toHaveTextContent('Sale');
});

test('a need is written as the list writes it', () => {
  listByHand({ name: 'Rice', amount: 2, unit: 'cups', metric: { amount: 400, unit: 'g' } });
  shop([store(1)]);
  expect(needsPanel().getByText('2 cups')).toBeVisible();
});

test('without a comparison it redirects to the list with a message', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { router } = openPage(<ShoppingPage />, { at: '/shopping' });
  expect(screen.getByText('Required data not found. Redirecting...')).toBeVisible();
  vi.advanceTimersByTime(1_499);
  expect(router.state.location.pathname).toBe('/shopping');
  vi.advanceTimersByTime(1);
  vi.useRealTimers();
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/shopping-list'));
});

test('an unreadable comparison shows an error and a way to compare again', () => {
  sessionStorage.setItem('trip', '{"vendors":[{}]}');
  openPage(<ShoppingPage />, { at: '/shopping', as: someone() });
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Could not load vendor data. Please try again.',
  );
  expect(screen.getByRole('link', { name: 'Grocery List' })).toHaveAttribute(
    'href',
    '/shopping-list',
  );
  expect(screen.queryByText('Required data not found. Redirecting...')).toBeNull();
});

describe('in another tab, without a comparison', () => {
  /** A trip started in a first tab; this tab has the shared storage only. */
  function openSecondTab() {
    startListed({
      vendors: [],
      needs: [],
      here: { lat: 41.88, lng: -87.63 },
      hereLabel: 'Chicago, IL',
      radius: 10,
    });
    sessionStorage.clear();
    return openShopping();
  }
  const found = { success: true, error: null, ids: [vendor([store(1)])] };

  test('compares for the list at the first tab’s place', async () => {
    const seen = server.answers(compareItems, {
      ...found,
      matches: [{ name: 'Rice', ingredient_id: id(1) }],
    });
    listByHand({ name: 'Rice', amount: 400, unit: 'g' });
    openSecondTab();
    expect(screen.getByText('Comparing stores near you…')).toBeVisible();
    expect(await screen.findByRole('article', { name: 'Store 1' })).toBeVisible();
    expect(screen.getByText('Chicago, IL')).toBeVisible();
    expect(screen.getByText('1 store')).toHaveRole('status');
    expect(needsPanel().getByRole('checkbox', { name: 'Rice' })).toBeVisible();
    expect(seen).toHaveLength(1);
    expect(seen[0]?.body).toMatchObject({
      compare: [{ name: 'Rice', unit_quantity: 400, unit: 'gm' }],
      location: { lat: 41.88, lng: -87.63 },
      radius_miles: 10,
    });
  });

  test('a failed comparison can be retried, and shows the carts', async () => {
    server.refuses(compareItems, 'internal');
    listByHand({ name: 'Rice', amount: 400, unit: 'g' });
    fillCart(atStore(1), [{ ...item(1, 'Rice'), quantity: 1 }]);
    const { user } = openSecondTab();
    expect(await screen.findByText('HTTP error! status: 500')).toBeVisible();
    expect(await carts().findByText('Rice')).toBeVisible();
    server.answers(compareItems, { ...found, matches: [] });
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('article', { name: 'Store 1' })).toBeVisible();
  });

  test('without a store near, the page offers the radius', async () => {
    const error = 'No stores found for the selected items';
    server.answers(compareItems, { success: false, error, ids: null, matches: [] });
    listByHand({ name: 'Rice', amount: 400, unit: 'g' });
    openSecondTab();
    expect(await screen.findByText('No stores found')).toBeVisible();
    expect(screen.getByLabelText('Search radius')).toHaveValue('10');
  });

  test('an empty list redirects to the list', () => {
    openSecondTab();
    expect(screen.getByText('Required data not found. Redirecting...')).toBeVisible();
  });
});

test('shows the list with its warning; ticks count', async () => {
  const { user } = shop([store(1)]);
  expect(screen.getByRole('heading', { level: 1, name: 'Shop Ingredients' })).toBeVisible();
  const panel = needsPanel();
  expect(panel.getByText('Please check before you checkout!')).toBeVisible();
  await user.click(panel.getByRole('checkbox', { name: 'Rice' }));
  expect(panel.getByText('1 of 1')).toBeVisible();
});

test('two needs of one ingredient are one thing, here as in the plan', async () => {
  const need = { name: 'Rice', unit_quantity: 400, unit: 'gm' as const, ingredient_id: id(1) };
  const { user } = shop([store(1)], { needs: [need, { ...need, name: 'White rice' }] });
  expect(screen.getByText('1 thing,', { exact: false, selector: 'span' })).toBeVisible();
  const panel = needsPanel();
  expect(panel.getByText('0 of 1')).toBeVisible();
  expect(panel.getByText('14 oz + 14 oz')).toBeVisible();
  await user.click(panel.getByRole('checkbox', { name: 'Rice, White rice' }));
  expect(panel.getByText('1 of 1')).toBeVisible();
});

test('the carts and their buttons show with the first cart', async () => {
  const { user } = shop([store(1)]);
  const names = () => screen.getAllByRole('button').map((button) => button.textContent);
  // One of wide screens and one of phones.
  expect(screen.getAllByRole('button', { name: /^Ingredients/ })).toHaveLength(2);
  expect(names().filter((name) => name?.startsWith('Cart'))).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Add to Cart' }));
  expect(screen.getByRole('heading', { name: 'Your Carts' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Carts', pressed: true })).toBeVisible();
  const phone = screen.getByRole('button', { name: /^Cart\b.*\$6\.00$/ });
  expect(phone.firstElementChild?.nextSibling?.textContent).toBe('Cart');
  await user.click(screen.getByRole('button', { name: 'Carts' }));
  expect(screen.queryByRole('region', { name: 'Your Carts' })).toBeNull();
});

test('a card shows two items, the rest on demand, and a total that follows the choice', async () => {
  const { user } = shop([store(1)]);
  const one = card('Store 1');
  expect(one.getByText('1.0 mi away')).toBeVisible();
  expect(one.getByText('Delivery')).toBeVisible();
  expect(one.getAllByRole('listitem')).toHaveLength(2);
  expect(total(one)).toHaveTextContent('$6.00');
  await user.click(one.getByRole('button', { name: '1 more item(s)' }));
  expect(one.getAllByRole('listitem')).toHaveLength(3);
  await user.click(one.getByRole('button', { name: 'Increase packs of Eggs' }));
  expect(total(one)).toHaveTextContent('$9.00');
  await user.click(one.getByRole('button', { name: 'Decrease packs of Rice' }));
  expect(total(one)).toHaveTextContent('$8.00');
  const less = one.getByRole('button', { name: 'Decrease packs of Rice' });
  await user.click(less);
  expect(total(one)).toHaveTextContent('$8.00');
  await user.click(one.getByRole('button', { name: 'Show less' }));
  expect(one.getAllByRole('listitem')).toHaveLength(2);
});

test('chooses the needed packs and names what is missing', () => {
  const few = store(1, {
    items: [
      item(1, 'Rice', { packs_needed: 3 }),
      item(2, 'Milk', { packs_needed: 4, quantity: 2 }),
    ],
    coverage: { matched: 2, wanted: 3 },
    missing: ['Saffron'],
  });
  const needs = [{ name: 'Rice', unit_quantity: 1400, unit: 'gm' as const, ingredient_id: id(1) }];
  shop([few], { needs });
  const one = card('Store 1');
  expect(one.getByText('Has 2 of 3')).toBeVisible();
  expect(one.getByText('Not here: Saffron')).toBeVisible();
  expect(one.getByText('Only 2 left')).toBeVisible();
  expect(packs(one)).toEqual(['3', '2']);
  expect(total(one)).toHaveTextContent('$7.00');
});

test.for([
  [true, 'table', '1 of 2too little of 1'],
  [false, 'list', /1 of 2, too little of 1/],
] as const)('wide %s: what a store has too little of is not had', ([matches, role, has]) => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches }));
  const need = (n: number, name: string) => ({
    name,
    unit_quantity: 1400,
    unit: 'gm' as const,
    ingredient_id: id(n),
  });
  const few = store(1, {
    items: [
      item(1, 'Rice', { packs_needed: 3 }),
      item(2, 'Milk', { packs_needed: 3, quantity: 2 }),
    ],
    coverage: { matched: 2, wanted: 2 },
  });
  shop([few], { needs: [need(1, 'Rice'), need(2, 'Milk')] });
  const compared = within(screen.getByRole(role, { name: 'Stores, compared' }));
  const row = compared.getAllByRole(matches ? 'row' : 'listitem')[matches ? 1 : 0];
  expect(row).toHaveTextContent(has);
  expect(row).toHaveTextContent(/\$3\.00/);
  expect(screen.getByText(/Not in them: 1 thing that no store has enough of\.$/)).toBeVisible();
  expect(card('Store 1').getByText('Has 1 of 2, too little of 1')).toBeVisible();
});

test.for([
  [true, 'table'],
  [false, 'list'],
] as const)('wide %s: the stores’ prices say what is not in them', ([matches, role]) => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches }));
  const need = (n: number, name: string) => ({
    name,
    unit_quantity: 400,
    unit: 'gm' as const,
    ingredient_id: id(n),
  });
  const stores = [store(1, { delivery_fee: cents(399) })];
  shop(stores, { needs: [need(1, 'Rice'), need(8, 'Saffron'), need(9, 'Sumac')] });
  const compared = screen.getByRole(role, { name: 'Stores, compared' });
  expect(compared).toHaveAccessibleDescription(
    'Prices of the goods, without delivery and trip. Not in them: 2 things that no store has.',
  );
  expect(screen.getByText(/^Prices of the goods/)).toBeVisible();
  cleanup();
  shop(stores);
  expect(screen.getByRole(role, { name: 'Stores, compared' })).toHaveAccessibleDescription(
    'Prices of the goods, without delivery and trip.',
  );
  vi.unstubAllGlobals();
});

test('the search matches vendors and items in any case, and reports no matches', async () => {
  const { user } = shop([store(1), store(2, { items: [item(4, 'Saffron')] })]);
  const box = screen.getByRole('searchbox', { name: 'Search stores and items' });
  await user.type(box, 'SAFFR');
  expect(screen.getAllByRole('article')).toHaveLength(1);
  await user.clear(box);
  await user.type(box, 'vera');
  expect(screen.getAllByRole('article')).toHaveLength(2);
  await user.type(box, 'xyz');
  expect(screen.getByText('No stores found')).toBeVisible();
  expect(
    screen.getByText('Try expanding your search radius or changing your keywords.'),
  ).toBeVisible();
});

test('without a place it says that distances are not shown', () => {
  shop([store(1, { distance: null })], { here: null });
  expect(
    screen.getByText('Your location could not be determined. Distances will not be shown.'),
  ).toBeVisible();
  expect(screen.queryByText(/mi away/)).toBeNull();
});

test('View offers items that are not on the card', async () => {
  server.answers(listStoreItems, { ids: [item(1, 'Rice'), item(5, 'Tea')], ...free });
  const { user } = shop([store(1)]);
  await user.click(screen.getByRole('button', { name: 'View more of Store 1' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New Ingredients' }));
  await user.click(await dialog.findByRole('button', { name: 'Add Tea' }));
  expect(dialog.getByRole('button', { name: 'Added Tea' })).toHaveAttribute('aria-pressed', 'true');
  expect(dialog.queryByText('Rice')).toBeNull();
  await user.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
  expect(total(card('Store 1'))).toHaveTextContent('$11.00');
});

test('View reports no new items, and a failed request', async () => {
  server.answers(listStoreItems, { ids: [item(1, 'Rice')], ...free });
  const { user } = shop([store(1), store(2)]);
  await user.click(screen.getByRole('button', { name: 'View more of Store 1' }));
  expect(await screen.findByText('No new ingredients available.')).toBeVisible();
  await user.keyboard('{Escape}');
  server.refuses(listStoreItems, 'store_not_found');
  await user.click(screen.getByRole('button', { name: 'View more of Store 2' }));
  expect(await screen.findByText('Failed to load store items')).toBeVisible();
});

test('each cart leads to its checkout, and several to one of all', async () => {
  const { user } = shop([store(1), store(2)]);
  await user.click(card('Store 1').getByRole('button', { name: 'Add to Cart' }));
  expect(carts().getByRole('link', { name: 'Checkout at Store 1' })).toHaveAttribute(
    'href',
    `/checkout?store=${id(1)}`,
  );
  expect(carts().queryByRole('link', { name: /^Check out/ })).toBeNull();
  act(() => fillCart(atStore(2), [{ ...item(1, 'Rice'), quantity: 1 }]));
  expect(carts().getByRole('link', { name: 'Check out 2 carts · $7.00' })).toHaveAttribute(
    'href',
    '/checkout',
  );
});

test('Undo restores a removed item; the last one removes the cart', async () => {
  const { user } = shop([store(1, { items: [item(1, 'Rice')] })]);
  await user.click(card('Store 1').getByRole('button', { name: 'Add to Cart' }));
  await user.click(carts().getByRole('button', { name: 'Remove Rice' }));
  expect(screen.queryByRole('region', { name: 'Your Carts' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await carts().findByText('Rice')).toBeVisible();
});

test('carts of an earlier visit can be ordered without a comparison', async () => {
  fillCart(atStore(1), [{ ...item(1, 'Rice'), quantity: 1 }]);
  const { user } = openPage(<ShoppingPage />, { at: '/shopping', as: someone() });
  expect(screen.queryByText('Required data not found. Redirecting...')).toBeNull();
  expect(screen.getByRole('link', { name: 'Grocery List' })).toHaveAttribute(
    'href',
    '/shopping-list',
  );
  await user.click(carts().getByRole('link', { name: 'Checkout at Store 1' }));
  expect(await screen.findByText('another page')).toBeVisible();
});

test('carts that come before the redirect, as on a new device, keep the page', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { router } = openPage(<ShoppingPage />, { at: '/shopping', as: someone() });
  expect(screen.getByText('Required data not found. Redirecting...')).toBeVisible();
  act(() => fillCart(atStore(1), [{ ...item(1, 'Rice'), quantity: 1 }]));
  vi.advanceTimersByTime(1_500);
  vi.useRealTimers();
  expect(carts().getByRole('link', { name: 'Checkout at Store 1' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/shopping');
});

test('a repeated order lists its differences until its cart is gone', async () => {
  fillCart(atStore(1), [{ ...item(1, 'Rice'), quantity: 1 }]);
  const notes = ['Saffron: not available now'];
  const { user, router } = openPage(<ShoppingPage />, { at: '/shopping', as: someone() });
  const reordered = { store_id: id(1), store_name: 'Store 1', notes };
  await act(() => router.navigate('/shopping', { state: { reordered } }));
  expect(screen.getByText('Not everything at Store 1 is as it was')).toBeVisible();
  expect(screen.getByText('Saffron: not available now')).toBeVisible();
  await user.click(carts().getByRole('button', { name: 'Remove Rice' }));
  expect(screen.queryByText('Saffron: not available now')).toBeNull();
});

test('the focus moves to the next line after a removal', async () => {
  const lines = [item(1, 'Rice'), item(2, 'Milk')].map((one) => ({ ...one, quantity: 1 }));
  fillCart(atStore(1), lines);
  const { user } = openPage(<ShoppingPage />, { at: '/shopping', as: someone() });
  await user.click(carts().getByRole('button', { name: 'Remove Rice' }));
  expect(carts().getByRole('button', { name: 'Remove Milk' })).toHaveFocus();
});

describe('on a narrow screen', () => {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  /** Wide screens' buttons, hidden by CSS, come before the bar. */
  const inBar = (name: string | RegExp) =>
    screen.getAllByRole('button', { name }).at(-1) as HTMLElement;

  test('the cart sheet closes with the last cart, and the next cart does not open it', async () => {
    fillCart(atStore(1), [{ ...item(1, 'Rice'), quantity: 1 }]);
    const { user } = shop([store(1)]);
    await user.click(inBar(/^Cart/));
    const sheet = within(await screen.findByRole('dialog', { name: 'Your Carts' }));
    await user.click(await sheet.findByRole('button', { name: 'Remove Rice' }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(card('Store 1').getByRole('button', { name: 'Add to Cart' }));
    expect(inBar(/^Cart/)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('Fill leads to the checkout; back here are the carts in its place', async () => {
    const { user, router } = shop([store(1)]);
    await vi.waitFor(() => expect(inBar(/^Fill 1 cart/)).toBeVisible());
    inBar(/^Fill 1 cart/).focus();
    await user.keyboard('{Enter}');
    expect(router.state.location.pathname).toBe('/checkout');
    await act(() => router.navigate(-1));
    expect(inBar(/^Cart/)).toBeVisible();
  });

  test('ticks remain when the list’s sheet is opened again', async () => {
    const { user } = shop([store(1)]);
    await user.click(inBar(/^Ingredients/));
    await user.click(await screen.findByRole('checkbox', { name: 'Rice' }));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(inBar(/^Ingredients/));
    expect(await screen.findByRole('checkbox', { name: 'Rice' })).toBeChecked();
  });
});

test('another radius compares again; a failure is shown and the stores stay', async () => {
  server.breaks(compareItems);
  const { user } = shop([store(1)]);
  const radius = screen.getByLabelText('Search radius');
  await user.selectOptions(radius, 'Within 50 miles');
  expect(await screen.findByText('Failed to compare items')).toBeVisible();
  expect(screen.getByRole('article', { name: 'Store 1' })).toBeVisible();
  const seen = server.answers(compareItems, {
    success: true,
    error: null,
    ids: [vendor([store(1), store(2)])],
    matches: [],
  });
  await user.selectOptions(radius, 'Any distance');
  expect(await screen.findByRole('button', { name: 'Details of Store 2' })).toBeVisible();
  expect(seen[0]?.body).toMatchObject({ radius_miles: null, location: { lat: 41.88 } });
});
