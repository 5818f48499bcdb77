import { cents } from '@larder/shared/basics/money';
import { toCompare } from '@larder/shared/kitchen/groceryList';
import { listNearbyPlaces } from '@larder/shared/stores/places.calls';
import { listStoreItems } from '@larder/shared/stores/storeItems.calls';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { nextPaint } from '#platform/page/nextPaint.ts';
import { fillCart, setPacks } from '#shop/carts/state/carts.ts';
import { allOrdersNow, rememberOrders } from '#shop/carts/state/placedOrders.ts';
import { withLines } from '#shop/checkout/state/rememberServed.ts';
import {
  card,
  carts,
  needsPanel,
  openShopping,
  packs,
  shop,
  total,
} from '#shop/compare/testShop.tsx';
import { groceryList } from '#shop/kitchen/state/groceryList.ts';
import { listByHand, removeLine } from '#shop/kitchen/state/listChanges.ts';
import { toBuyOf } from '#shop/kitchen/state/ordered.ts';
import { atStore } from '#testing/carts.ts';
import { free } from '#testing/catalogue.ts';
import { id, item, store } from '#testing/comparison.ts';
import { keptText } from '#testing/kept.ts';
import { mockServer } from '#testing/server.ts';

const server = mockServer();
beforeEach(() => void server.answers(listNearbyPlaces, { value: [] }));

const need = (n: number, name: string, amount = 400) => ({
  name,
  unit_quantity: amount,
  unit: 'gm' as const,
  ingredient_id: id(n),
});
const NEEDS = [need(1, 'Rice', 800), need(2, 'Milk'), need(3, 'Eggs')];
/** Store 1 lacks eggs; store 2 has everything at a higher price. */
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
const box = (name: string) => needsPanel().getByRole('checkbox', { name });

describe('the cart of a store', () => {
  test('says when it takes several orders, and that of many carts some wait', () => {
    const many = Array.from({ length: 101 }, (_, n) => ({ ...item(n, `Food ${n}`), quantity: 1 }));
    fillCart(atStore(1), many);
    for (let n = 2; n <= 21; n += 1) fillCart(atStore(n), many.slice(0, n === 2 ? 100 : 1));
    shop([store(1)]);
    expect(
      carts().getAllByText(
        'One order holds at most 100 items: these 101 take several orders, each with its own delivery and minimum.',
      ),
    ).toHaveLength(1);
    expect(
      carts().getByText('At most 20 carts are ordered at once. The others stay for the next time.'),
    ).toBeVisible();
  });

  test('says that the store is paused, and until when', () => {
    fillCart(atStore(3), [{ ...item(1, 'Rice'), quantity: 1 }]);
    shop([store(1)], { paused: [{ store_id: id(3), name: 'Store 3', back_on: '2026-12-27' }] });
    expect(screen.getByText('Store 3 is paused until Dec 27. Plans leave it out.')).toBeVisible();
    expect(carts().getByText('Paused. It takes orders again on Dec 27.')).toBeVisible();
  });

  test('holds what was set however often Add to Cart is pressed, and the button changes', async () => {
    const { user } = shop([store(1)]);
    const button = press('Store 1', 'Add to Cart');
    await user.dblClick(button);
    await user.dblClick(button);
    expect(total(carts())).toHaveTextContent('$6.00');
    expect(button).toHaveTextContent('In cart · $6.00');
    expect(screen.getByText('Added to your cart at Store 1')).toBeVisible();
  });

  test('opens from its card', async () => {
    const { user } = shop([store(1)]);
    await user.click(press('Store 1', 'Add to Cart'));
    await user.click(screen.getByRole('button', { name: 'Carts' }));
    expect(screen.queryByRole('region', { name: 'Your Carts' })).toBeNull();
    await user.click(press('Store 1', 'In cart · $6.00'));
    const cart = carts().getByRole('article', { name: 'Cart at Store 1' });
    await waitFor(() => expect(cart).toHaveFocus());
  });

  test('is edited on its card, which shows the cart’s packs', async () => {
    const { user } = shop([store(1)]);
    await user.click(press('Store 1', 'Add to Cart'));
    await user.click(press('Store 1', 'Increase packs of Milk'));
    expect(total(carts())).toHaveTextContent('$8.00');
    expect(press('Store 1', 'In cart · $8.00')).toBeVisible();
    await user.click(carts().getByRole('button', { name: 'Increase packs of Rice in the cart' }));
    expect(packs(card('Store 1'))).toEqual(['2', '2']);
    expect(total(card('Store 1'))).toHaveTextContent('$9.00');
  });

  test('takes items of New Ingredients and announces them', async () => {
    server.answers(listStoreItems, {
      ids: [item(1, 'Rice'), item(5, 'Tea'), item(6, 'Salt', { quantity: 0 })],
      ...free,
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

  test('shows on the card after a reload, added items too', async () => {
    server.answers(listStoreItems, { ids: [item(5, 'Tea')], ...free });
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

  test('loses a line at 0 packs and goes with the last one; Undo restores both', async () => {
    const { user } = shop([store(1, { items: [item(1, 'Rice'), item(2, 'Milk')] })]);
    await user.click(press('Store 1', 'Add to Cart'));
    await user.click(press('Store 1', 'Decrease packs of Rice'));
    expect(carts().queryByText('Rice')).toBeNull();
    const milk = press('Store 1', 'Decrease packs of Milk');
    await user.click(milk);
    expect(screen.queryByRole('region', { name: 'Your Carts' })).toBeNull();
    // The card does not fill itself again.
    expect(packs(card('Store 1'))).toEqual(['0', '0']);
    expect(milk).toHaveFocus();
    await user.click(press('Store 1', 'Add to Cart'));
    expect(await screen.findByText('Choose at least one item first')).toBeVisible();
    expect(keptText('carts')).toBe('[]');
    for (const undo of screen.getAllByRole('button', { name: 'Undo' })) await user.click(undo);
    expect(press('Store 1', 'In cart · $3.00')).toBeVisible();
  });

  test('keeps its price until its line is touched; the card shows a different price', async () => {
    fillCart(atStore(1), [{ ...item(1, 'Rice', { price: cents(80) }), quantity: 2 }]);
    const { user } = shop([store(1)]);
    expect(card('Store 1').getByText('$0.80 in your cart')).toBeVisible();
    expect(total(card('Store 1'))).toHaveTextContent('$1.60');
    await user.click(press('Store 1', 'Increase packs of Rice'));
    expect(total(carts())).toHaveTextContent('$3.00');
    expect(card('Store 1').queryByText(/in your cart/)).toBeNull();
  });

  test('can be reduced one by one to what is in stock', async () => {
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
  test('is not chosen elsewhere; other cards offer what is missing', async () => {
    const { user } = shop(TWO_STORES, { needs: NEEDS });
    await user.click(press('Store 1', 'Add to Cart'));

    const two = card('Store 2');
    const rows = two.getAllByRole('listitem').map((row) => row.textContent);
    expect(rows[0]).toMatch(/^Eggs/);
    expect(rows[1]).toContain('in your cart at Store 1, there $1.00');
    expect(two.getByRole('heading', { name: 'The 1 thing you still miss' })).toBeVisible();
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

  test('changes other cards silently; only the press is announced', async () => {
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

    const cart = within(screen.getByRole('article', { name: 'Cart at Store 1' }));
    expect(total(cart)).toHaveAttribute('aria-live', 'off');
    await user.click(cart.getByRole('button', { name: 'Increase packs of Rice in the cart' }));
    expect(total(cart)).toHaveAttribute('aria-live', 'polite');
  });

  test('is missing again everywhere once its line leaves the cart', async () => {
    const { user } = shop(TWO_STORES, { needs: NEEDS });
    await user.click(press('Store 1', 'Add to Cart'));
    await user.click(carts().getByRole('button', { name: 'Remove Milk' }));
    expect(press('Store 2', 'Add the 2 missing · $5.50')).toBeVisible();
    // Its own card offers it beside the cart, and the focus stays on the card.
    await user.click(press('Store 1', 'Add the 1 missing · $2.00'));
    expect(total(carts())).toHaveTextContent('$4.00');
    await waitFor(() => expect(press('Store 1', 'In cart · $4.00')).toHaveFocus());
  });

  test('with a part in a cart is chosen elsewhere for the rest', () => {
    fillCart(atStore(1), [{ ...item(1, 'Rice'), quantity: 1 }]);
    shop(TWO_STORES, { needs: NEEDS });
    expect(card('Store 2').getByText('1 of 2 in your cart at Store 1, there $1.00')).toBeVisible();
    expect(packs(card('Store 2'))).toEqual(['1', '1']);
    // Nothing is fully covered.
    expect(press('Store 2', 'Add to Cart')).toBeVisible();
  });

  test('can be added again by hand, without being called missing', async () => {
    fillCart(atStore(1), [{ ...item(1, 'Rice'), quantity: 2 }]);
    const { user } = shop(TWO_STORES, { needs: NEEDS });
    await user.click(press('Store 2', 'Increase packs of Rice'));
    await user.click(press('Store 2', 'Add to Cart'));
    expect(press('Store 2', 'In cart · $7.00')).toBeVisible();
  });

  test('leaves nothing to add if it is the only one, and the card shows where it is', async () => {
    fillCart(atStore(1), [{ ...item(1, 'Rice'), quantity: 2 }]);
    const only = [item(1, 'Rice', { packs_needed: 2 })];
    const { user } = shop([store(1, { items: only }), store(2, { items: only })]);
    const two = card('Store 2');
    expect(total(two)).toHaveTextContent('$0.00');
    expect(two.getByText('Nothing to add: in your cart at Store 1')).toBeVisible();
    expect(two.queryByRole('button', { name: 'Add to Cart' })).toBeNull();
    // A second pack can still be chosen.
    await user.click(press('Store 2', 'Increase packs of Rice'));
    expect(two.queryByText(/^Nothing to add/)).toBeNull();
    expect(press('Store 2', 'Add to Cart')).toBeVisible();
  });

  test('is covered by a cart of another tab', () => {
    shop(TWO_STORES, { needs: NEEDS });
    expect(press('Store 2', 'Add to Cart')).toBeVisible();
    act(() => fillCart(atStore(1), [{ ...item(1, 'Rice'), quantity: 2 }]));
    expect(press('Store 2', 'Add the 2 missing · $5.50')).toBeVisible();
    act(() => setPacks(id(1), id(1), 0));
    expect(press('Store 2', 'Add to Cart')).toBeVisible();
  });
});

describe('the ingredients', () => {
  test('tick themselves as they enter a cart; ticks by hand survive a reload', async () => {
    const { user } = shop(TWO_STORES, { needs: NEEDS });
    await user.click(press('Store 1', 'Add to Cart'));
    expect(box('Rice')).toBeChecked();
    expect(box('Eggs')).not.toBeChecked();
    expect(needsPanel().getByText('2 of 3')).toBeVisible();
    await user.click(box('Eggs'));
    await user.click(box('Milk'));
    cleanup();
    openShopping();
    expect(box('Rice')).toBeChecked();
    expect(box('Eggs')).toBeChecked();
    expect(box('Milk')).not.toBeChecked();
  });

  test('are not ticked when every cart has too few', () => {
    fillCart(atStore(1), [{ ...item(1, 'Rice'), quantity: 1 }]);
    shop(TWO_STORES, { needs: NEEDS });
    expect(box('Rice')).not.toBeChecked();
    act(() => setPacks(id(1), id(1), 2));
    expect(box('Rice')).toBeChecked();
  });

  test('lose ticks made for another comparison', async () => {
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
  beforeEach(() => {
    for (const name of ['Rice', 'Milk', 'Eggs'])
      listByHand({ name, amount: name === 'Rice' ? 800 : 400, unit: 'g', ingredient_id: null });
  });
  /** The needs of a comparison started now, with the ingredients the server finds. */
  const listedNeeds = () =>
    toCompare(groceryList()).map((need) => ({
      ...need,
      ingredient_id: NEEDS.find(({ name }) => name === need.name)?.ingredient_id ?? id(9),
    }));
  /** The next millisecond: a line added in the same one counts as added before. */
  const later = () =>
    vi.waitUntil(
      (
        (from) => () =>
          Date.now() > from
      )(Date.now()),
    );
  const listed = () => groceryList().lines.map((line) => line.name);
  const toBuy = () => toBuyOf(groceryList(), allOrdersNow()).map((line) => line.name);
  const unlist = (name: string) => {
    const line = groceryList().lines.find((one) => one.name === name);
    if (line) removeLine(line.key);
  };

  async function order() {
    const { user } = shop(TWO_STORES, { needs: listedNeeds(), startedAt: Date.now() });
    await user.click(press('Store 1', 'Add to Cart'));
    act(placeFirst);
    return user;
  }
  /** What the checkout does once its order is placed. */
  function placeFirst(): void {
    const [cart] = JSON.parse(keptText('carts') ?? '[]');
    rememberOrders([cart], [{ ...cart, items: withLines(cart.items), order_id: id(71) }]);
  }

  test('the screen, with its totals, is about what is still to buy', async () => {
    await order();
    expect(await screen.findByText('Your 1 thing')).toBeVisible();
    expect(screen.queryByRole('article', { name: 'Store 1' })).toBeNull();
    const [row] = screen.getAllByRole('row', { name: /^Store 2/ });
    expect(row).toHaveTextContent(/1 of 1.*\$3\.00/);
    expect(screen.getByRole('button', { name: 'Ingredients 0 of 1' })).toBeVisible();
  });

  test('when no store has the rest, that is said of the rest', async () => {
    shop([store(1, { items: [item(1, 'Rice'), item(2, 'Milk')], missing: ['Eggs'] })], {
      needs: listedNeeds(),
      startedAt: Date.now(),
    });
    act(() => {
      fillCart(atStore(1), [
        { ...item(1, 'Rice'), quantity: 2 },
        { ...item(2, 'Milk'), quantity: 1 },
      ]);
      placeFirst();
    });
    expect(
      await screen.findByText('Nothing left to buy here: no store has enough of what is left.'),
    ).toBeVisible();
    expect(screen.queryByText(/minimum order/)).toBeNull();
  });

  test('ordered lines are not to buy, and stay on the list', async () => {
    await order();
    expect(toBuy()).toEqual(['Eggs']);
    expect(listed()).toEqual(['Rice', 'Milk', 'Eggs']);
  });

  test('what was ordered in other pack sizes is ordered; what was ordered in part is to buy', async () => {
    const bag = item(7, 'Rice', { unit_quantity: 1000, amount: 1000, price: cents(150) });
    const items = [item(1, 'Rice', { packs: [item(1, 'Rice'), bag] }), item(2, 'Milk')];
    act(() => void listByHand({ name: 'Milk', amount: 500, unit: 'g', ingredient_id: null }));
    const needs = listedNeeds();
    shop([store(1, { items })], { needs, startedAt: Date.now() });
    act(() => {
      fillCart(atStore(1), [
        { ...bag, quantity: 1 },
        { ...item(2, 'Milk'), quantity: 1 },
      ]);
      placeFirst();
    });
    expect(toBuy()).toEqual(['Milk', 'Eggs']);
  });

  test('what is ordered survives a reload, and not a line added later', async () => {
    await order();
    cleanup();
    openShopping();
    expect(toBuy()).toEqual(['Eggs']);
    await later();
    act(() => {
      unlist('Rice');
      listByHand({ name: 'Rice', amount: 800, unit: 'g' });
    });
    expect(toBuy()).toEqual(['Eggs', 'Rice']);
  });

  test('ordered items cover a comparison of the whole list too', async () => {
    await order();
    cleanup();
    shop(TWO_STORES, { needs: listedNeeds() });
    expect(screen.queryByRole('article', { name: 'Store 1' })).toBeNull();
    expect(press('Store 2', 'Add to Cart')).toBeVisible();
  });

  test('a line removed and added again is needed again', async () => {
    await order();
    act(() => {
      for (const name of ['Rice', 'Milk']) unlist(name);
    });
    await later();
    act(() => void listByHand({ name: 'Rice', amount: 800, unit: 'g' }));
    cleanup();
    shop(TWO_STORES, { needs: listedNeeds() });
    expect(box('Rice')).not.toBeChecked();
    expect(packs(card('Store 1'))).toEqual(['2', '1']);
    expect(press('Store 1', 'Add to Cart')).toBeVisible();
  });
});

describe('on a narrow screen', () => {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test('the card opens its cart in the sheet, but not by a double press', async () => {
    const { user } = shop([store(1)]);
    await user.dblClick(press('Store 1', 'Add to Cart'));
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(press('Store 1', 'In cart · $6.00'));
    const sheet = within(await screen.findByRole('dialog', { name: 'Your Carts' }));
    expect(await sheet.findByText('Milk')).toBeVisible();
  });

  test('the sheet stays open that is asked for before the paint after the press that filled the cart', async () => {
    const { user } = shop([store(1)]);
    const later: (() => void)[] = [];
    const waits = vi.spyOn(nextPaint, 'run').mockImplementation((run) => void later.push(run));
    await user.click(press('Store 1', 'Add to Cart'));
    await user.click(press('Store 1', 'In cart · $6.00'));
    waits.mockRestore();
    act(() => later.forEach((run) => run()));
    const sheet = within(await screen.findByRole('dialog', { name: 'Your Carts' }));
    expect(await sheet.findByText('Milk')).toBeVisible();
  });
});
