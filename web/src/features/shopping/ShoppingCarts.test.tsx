import { placeOrders } from '@larder/shared/contract/orders';
import { listNearbyPlaces } from '@larder/shared/contract/places';
import { listStoreItems } from '@larder/shared/contract/stores';
import { cents } from '@larder/shared/domain/money';
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { fillCart, setPacks } from '#state/carts';
import { groceryList, listByHand } from '#state/groceryList';
import { mockServer } from '#testing/server';

import {
  atStore,
  card,
  carts,
  id,
  item,
  openShopping,
  ordered,
  packs,
  shop,
  store,
  total,
} from './testShop.tsx';

const server = mockServer();
beforeEach(() => void server.answers(listNearbyPlaces, { value: [] }));

const need = (n: number, name: string) => ({
  name,
  unit_quantity: 400,
  unit: 'gm' as const,
  ingredient_id: id(n),
});
const NEEDS = [need(1, 'Rice'), need(2, 'Milk'), need(3, 'Eggs')];
/** Store 1 lacks eggs; store 2 has everything, dearer. */
const TWO_STORES = [
  store(1, { items: [item(1, 'Rice', { packs_needed: 2 }), item(2, 'Milk')], missing: ['Eggs'] }),
  store(2, {
    items: [
      item(1, 'Rice', { packs_needed: 2, price: cents(150) }),
      item(2, 'Milk', { price: cents(250) }),
      item(3, 'Eggs'),
    ],
  }),
];

const press = (name: string, button: string | RegExp) =>
  card(name).getByRole('button', { name: button });
const box = (name: string) => screen.getByRole('checkbox', { name });

describe('the cart of a store', () => {
  test('holds what was set, however often Add to Cart is pressed, and the button says so', async () => {
    const { user } = shop([store(1)]);
    const button = press('Store 1', 'Add to Cart');
    await user.dblClick(button);
    await user.dblClick(button);
    expect(total(carts())).toHaveTextContent('$6.00');
    expect(button).toHaveTextContent('In cart · $6.00');
    expect(screen.getByText('Added to your cart at Store 1')).toBeVisible();
  });

  test('is led to by its card', async () => {
    const { user } = shop([store(1)]);
    await user.click(press('Store 1', 'Add to Cart'));
    await user.click(screen.getByRole('button', { name: 'Carts' }));
    expect(screen.queryByRole('region', { name: 'Your Carts' })).toBeNull();
    await user.click(press('Store 1', 'In cart · $6.00'));
    const cart = carts().getByRole('article', { name: 'Cart at Store 1' });
    await vi.waitFor(() => expect(cart).toHaveFocus());
  });

  test('is written to by its card, which shows what the cart holds', async () => {
    const { user } = shop([store(1)]);
    await user.click(press('Store 1', 'Add to Cart'));
    await user.click(press('Store 1', 'Increase packs of Milk'));
    expect(total(carts())).toHaveTextContent('$8.00');
    expect(press('Store 1', 'In cart · $8.00')).toBeVisible();
    await user.click(carts().getByRole('button', { name: 'Increase packs of Rice in the cart' }));
    expect(packs(card('Store 1'))).toEqual(['2', '2']);
    expect(total(card('Store 1'))).toHaveTextContent('$9.00');
  });

  test('takes what is picked under New Ingredients, and says so', async () => {
    server.answers(listStoreItems, {
      ids: [item(1, 'Rice'), item(5, 'Tea'), item(6, 'Salt', { quantity: 0 })],
    });
    const { user } = shop([store(1)]);
    await user.click(press('Store 1', 'Add to Cart'));
    await user.click(press('Store 1', 'View more of Store 1'));
    const dialog = within(await screen.findByRole('dialog', { name: 'New Ingredients' }));
    await user.click(await dialog.findByRole('button', { name: 'Add Tea' }));
    expect(dialog.getByText('Tea added to your cart at Store 1')).toHaveRole('status');
    expect(dialog.queryByText('Salt')).toBeNull();
    await user.keyboard('{Escape}');
    expect(carts().getByText('Tea')).toBeVisible();
    expect(press('Store 1', 'In cart · $11.00')).toBeVisible();
  });

  test('is on the card again after a reload, what was picked besides too', async () => {
    server.answers(listStoreItems, { ids: [item(5, 'Tea')] });
    const { user } = shop([store(1)]);
    await user.click(press('Store 1', 'View more of Store 1'));
    await user.click(await screen.findByRole('button', { name: 'Add Tea' }));
    await user.keyboard('{Escape}');
    await user.click(press('Store 1', 'Add to Cart'));
    cleanup();
    openShopping();
    expect(press('Store 1', 'In cart · $11.00')).toBeVisible();
    await user.click(press('Store 1', '2 more item(s)'));
    expect(card('Store 1').getByText('Tea')).toBeVisible();
  });

  test('loses the line whose packs go to 0, and goes with the last; Undo brings both back', async () => {
    const { user } = shop([store(1, { items: [item(1, 'Rice'), item(2, 'Milk')] })]);
    await user.click(press('Store 1', 'Add to Cart'));
    await user.click(press('Store 1', 'Decrease packs of Rice'));
    expect(carts().queryByText('Rice')).toBeNull();
    const milk = press('Store 1', 'Decrease packs of Milk');
    await user.click(milk);
    expect(screen.queryByRole('region', { name: 'Your Carts' })).toBeNull();
    // The card is left as it was pressed and does not fill itself again.
    expect(packs(card('Store 1'))).toEqual(['0', '0']);
    expect(milk).toHaveFocus();
    await user.click(press('Store 1', 'Add to Cart'));
    expect(await screen.findByText('Choose at least one item first')).toBeVisible();
    expect(localStorage.getItem('carts')).toBe('[]');
    for (const undo of screen.getAllByRole('button', { name: 'Undo' })) await user.click(undo);
    expect(press('Store 1', 'In cart · $3.00')).toBeVisible();
  });

  test('keeps its price until the shopper touches the line; the card says where they differ', async () => {
    fillCart(atStore(1), [{ ...item(1, 'Rice', { price: cents(80) }), quantity: 2 }]);
    const { user } = shop([store(1)]);
    expect(card('Store 1').getByText('$0.80 in your cart')).toBeVisible();
    expect(total(card('Store 1'))).toHaveTextContent('$1.60');
    await user.click(press('Store 1', 'Increase packs of Rice'));
    expect(total(carts())).toHaveTextContent('$3.00');
    expect(card('Store 1').queryByText(/in your cart/)).toBeNull();
  });

  test('can be taken back to what the store has left, one by one', async () => {
    fillCart(atStore(1), [{ ...item(1, 'Rice'), quantity: 5 }]);
    const { user } = shop([store(1, { items: [item(1, 'Rice', { quantity: 3 })] })]);
    expect(card('Store 1').getByText('Only 3 left')).toBeVisible();
    await user.click(press('Store 1', 'Increase packs of Rice'));
    expect(packs(card('Store 1'))).toEqual(['5']);
    await user.click(press('Store 1', 'Decrease packs of Rice'));
    expect(packs(card('Store 1'))).toEqual(['4']);
  });
});

describe('a need that a cart covers', () => {
  test('is not chosen elsewhere, where the missing are offered instead', async () => {
    const { user } = shop(TWO_STORES, { needs: NEEDS });
    await user.click(press('Store 1', 'Add to Cart'));

    const two = card('Store 2');
    await user.click(two.getByRole('button', { name: '1 more item(s)' }));
    const rows = two.getAllByRole('listitem').map((row) => row.textContent);
    expect(rows[0]).toMatch(/^Eggs/);
    expect(rows[1]).toContain('in your cart at Store 1, there $1.00');
    expect(packs(two)).toEqual(['1', '0', '0']);
    expect(total(two)).toHaveTextContent('$3.00');

    const add = two.getByRole('button', { name: 'Add the 1 missing · $3.00' });
    await user.click(add);
    expect(screen.getByText('1 thing added at Store 2, $3.00')).toBeVisible();
    expect(add).toHaveTextContent('In cart · $3.00');
    expect(press('Store 1', 'In cart · $4.00')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(add).toHaveTextContent('Add the 1 missing · $3.00');
    expect(carts().getAllByRole('article')).toHaveLength(1);
  });

  test('changes the other cards without a word: only what was pressed is read out', async () => {
    const { user } = shop(TWO_STORES, { needs: NEEDS });
    await user.click(press('Store 1', 'Add to Cart'));
    expect(total(card('Store 1'))).toHaveAttribute('aria-live', 'polite');
    expect(total(card('Store 2'))).toHaveAttribute('aria-live', 'off');
    for (const count of card('Store 2').getAllByRole('status'))
      expect(count).toHaveAttribute('aria-live', 'off');
    await user.click(press('Store 2', 'Increase packs of Rice'));
    const rice = card('Store 2').getByRole('group', { name: 'packs of Rice' });
    expect(within(rice).getByRole('status')).toHaveAttribute('aria-live', 'polite');
    expect(total(card('Store 1'))).toHaveAttribute('aria-live', 'off');
  });

  test('is missing again everywhere once its line leaves the cart', async () => {
    const { user } = shop(TWO_STORES, { needs: NEEDS });
    await user.click(press('Store 1', 'Add to Cart'));
    await user.click(carts().getByRole('button', { name: 'Remove Milk' }));
    expect(press('Store 2', 'Add the 2 missing · $5.50')).toBeVisible();
    // Its own card offers it beside the cart, and the focus stays on the card.
    await user.click(press('Store 1', 'Add the 1 missing · $2.00'));
    expect(total(carts())).toHaveTextContent('$4.00');
    await vi.waitFor(() => expect(press('Store 1', 'In cart · $4.00')).toHaveFocus());
  });

  test('of which a cart has a part is chosen elsewhere for the rest', () => {
    fillCart(atStore(1), [{ ...item(1, 'Rice'), quantity: 1 }]);
    shop(TWO_STORES, { needs: NEEDS });
    expect(card('Store 2').getByText('1 of 2 in your cart at Store 1, there $1.00')).toBeVisible();
    expect(packs(card('Store 2'))).toEqual(['1', '1']);
    // Nothing is covered as a whole.
    expect(press('Store 2', 'Add to Cart')).toBeVisible();
  });

  test('can be taken a second time by hand, which is not called missing', async () => {
    fillCart(atStore(1), [{ ...item(1, 'Rice'), quantity: 2 }]);
    const { user } = shop(TWO_STORES, { needs: NEEDS });
    await user.click(press('Store 2', '1 more item(s)'));
    await user.click(press('Store 2', 'Increase packs of Rice'));
    await user.click(press('Store 2', 'Add to Cart'));
    expect(press('Store 2', 'In cart · $7.00')).toBeVisible();
  });

  test('by a cart of another tab is covered here', () => {
    shop(TWO_STORES, { needs: NEEDS });
    expect(press('Store 2', 'Add to Cart')).toBeVisible();
    act(() => fillCart(atStore(1), [{ ...item(1, 'Rice'), quantity: 2 }]));
    expect(press('Store 2', 'Add the 2 missing · $5.50')).toBeVisible();
    act(() => setPacks(id(1), id(1), 0));
    expect(press('Store 2', 'Add to Cart')).toBeVisible();
  });
});

describe('the ingredients', () => {
  test('tick themselves as they come into a cart, and keep what is ticked by hand over a reload', async () => {
    const { user } = shop(TWO_STORES, { needs: NEEDS });
    await user.click(press('Store 1', 'Add to Cart'));
    expect(box('Rice')).toBeChecked();
    expect(box('Eggs')).not.toBeChecked();
    expect(screen.getByText('2 of 3')).toBeVisible();
    await user.click(box('Eggs'));
    await user.click(box('Milk'));
    cleanup();
    openShopping();
    expect(box('Rice')).toBeChecked();
    expect(box('Eggs')).toBeChecked();
    expect(box('Milk')).not.toBeChecked();
  });

  test('that are short in every cart are not ticked', () => {
    fillCart(atStore(1), [{ ...item(1, 'Rice'), quantity: 1 }]);
    shop(TWO_STORES, { needs: NEEDS });
    expect(box('Rice')).not.toBeChecked();
    act(() => setPacks(id(1), id(1), 2));
    expect(box('Rice')).toBeChecked();
  });

  test('ticked for another errand are not ticked for this one', async () => {
    const today = Date.now();
    const { user } = shop(TWO_STORES, { needs: NEEDS, startedAt: today });
    await user.click(box('Eggs'));
    cleanup();
    shop(TWO_STORES, { needs: NEEDS, startedAt: today + 1000 });
    expect(box('Eggs')).toBeChecked();
    cleanup();
    shop(TWO_STORES, { needs: NEEDS, startedAt: today + 25 * 60 * 60 * 1000 });
    expect(box('Eggs')).not.toBeChecked();
  });
});

describe('after a checkout', () => {
  const message = 'Order Request Sent Successfully! Total: $4.00';
  beforeEach(() => {
    for (const name of ['Rice', 'Milk', 'Eggs'])
      listByHand({ name, amount: 400, unit: 'g', ingredient_id: null });
    server.answers(placeOrders, { message, orders: [ordered({ order_id: id(71) })] });
  });
  const listed = () => groceryList().lines.map((line) => line.name);

  async function order() {
    const { user } = shop(TWO_STORES, { needs: NEEDS, startedAt: Date.now() });
    await user.click(press('Store 1', 'Add to Cart'));
    await user.click(carts().getByRole('button', { name: 'Checkout at Store 1' }));
    await screen.findByText(message);
    return user;
  }

  test('what was ordered is not chosen again anywhere, and stays ticked', async () => {
    await order();
    expect(card('Store 1').getAllByText(/^ordered at Store 1/)).toHaveLength(2);
    expect(packs(card('Store 1'))).toEqual(['0', '0']);
    expect(press('Store 2', 'Add the 1 missing · $3.00')).toBeVisible();
    expect(box('Rice')).toBeChecked();
  });

  test('what was bought goes off the list with one press, and comes back with Undo', async () => {
    const user = await order();
    await user.click(screen.getByRole('button', { name: 'Take 2 bought things off the list' }));
    expect(listed()).toEqual(['Eggs']);
    expect(screen.queryByText('What you ordered is still on your grocery list.')).toBeNull();
    expect(screen.getByText('2 things taken off the list')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(listed()).toEqual(['Rice', 'Milk', 'Eggs']);
    expect(screen.getByRole('button', { name: 'Take 2 bought things off the list' })).toBeVisible();
  });

  test('the offer waits over a reload, and does not come back for what is listed anew', async () => {
    const user = await order();
    cleanup();
    openShopping();
    await user.click(screen.getByRole('button', { name: 'Take 2 bought things off the list' }));
    act(() => listByHand({ name: 'Rice', amount: 400, unit: 'g' }));
    expect(screen.queryByText('What you ordered is still on your grocery list.')).toBeNull();
  });

  test('an order of before the comparison covers nothing and is not offered', async () => {
    await order();
    cleanup();
    shop(TWO_STORES, { needs: NEEDS, startedAt: Date.now() + 1000 });
    expect(press('Store 1', 'Add to Cart')).toBeVisible();
    expect(screen.queryByText('What you ordered is still on your grocery list.')).toBeNull();
  });

  test('the carts of an earlier visit offer it as well', async () => {
    fillCart(atStore(1), [{ ...item(1, 'Rice'), quantity: 1 }]);
    const { user } = openShopping();
    await user.click(carts().getByRole('button', { name: 'Checkout at Store 1' }));
    await user.click(
      await screen.findByRole('button', { name: 'Take 1 bought thing off the list' }),
    );
    expect(listed()).toEqual(['Milk', 'Eggs']);
  });
});

describe('on a narrow screen', () => {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test('the card leads to its cart in the sheet, but not by a double press', async () => {
    const { user } = shop([store(1)]);
    await user.dblClick(press('Store 1', 'Add to Cart'));
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(press('Store 1', 'In cart · $6.00'));
    const sheet = within(await screen.findByRole('dialog', { name: 'Your Carts' }));
    expect(sheet.getByText('Milk')).toBeVisible();
  });
});
