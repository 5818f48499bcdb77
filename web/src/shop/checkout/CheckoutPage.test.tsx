import { updateProfile } from '@larder/shared/account/profile.calls';
import { refreshSession } from '@larder/shared/account/session.calls';
import { cents } from '@larder/shared/basics/money';
import { matchIngredients } from '@larder/shared/food/ingredients.calls';
import { placeOrders } from '@larder/shared/orders/orders.calls';
import { compareItems } from '@larder/shared/stores/compare.calls';
import { listStoreItems } from '@larder/shared/stores/storeItems.calls';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';

import { toast } from '#platform/page/toast.ts';
import { addressOf } from '#platform/stored/owner.ts';
import { fillCart, setPacks } from '#shop/carts/state/carts.ts';
import { allOrdersNow } from '#shop/carts/state/placedOrders.ts';
import { groceryList } from '#shop/kitchen/state/groceryList.ts';
import { setHousehold } from '#shop/kitchen/state/kitchenPeople.ts';
import { clearLines, listByHand } from '#shop/kitchen/state/listChanges.ts';
import { toBuyOf } from '#shop/kitchen/state/ordered.ts';
import { setPantry } from '#shop/kitchen/state/pantry.ts';
import { atStore, ordered } from '#testing/carts.ts';
import { free, ingredient } from '#testing/catalogue.ts';
import { comparing, id, item, store, vendor, startListed } from '#testing/comparison.ts';
import { keptText } from '#testing/kept.ts';
import { openPage, sessionOf, someone, tokenOf } from '#testing/page.tsx';
import { mockServer } from '#testing/server.ts';

import { CheckoutPage } from './CheckoutPage.tsx';

const server = mockServer();
const inCart = (n: number, name: string, quantity = 1) => ({ ...item(n, name), quantity });
/** The number of items per order, as sent. */
const Sent = z.object({ orders: z.array(z.object({ items: z.array(z.unknown()) })) });
const SENT = 'Order Request Sent Successfully! Total: $3.00';

/** The shelf of every store, unless a store has its own, and what the comparison finds. */
function shelves(
  all: ReturnType<typeof item>[],
  own: Record<string, typeof all> = {},
  terms = free,
): void {
  server.answers(listStoreItems, ({ params }) => ({
    ids: own[params['storeId'] ?? ''] ?? all,
    ...terms,
  }));
}
function compared(...stores: ReturnType<typeof store>[]) {
  return server.answers(compareItems, comparing(...stores));
}
/** The shopper compared without a place, and was told that miles do not count. */
const NOWHERE = { here: null, hereLabel: '', radius: null };
beforeEach(() => {
  shelves([item(1, 'Rice'), item(2, 'Milk'), item(3, 'Eggs')]);
  compared(store(1), store(2));
  startListed({ vendors: [], needs: [], ...NOWHERE });
});

const open = (at = '/checkout') => openPage(<CheckoutPage />, { at, as: someone() });
const place = (name: string | RegExp = /^Place/) => screen.getByRole('button', { name });
const keptCarts = () => JSON.parse(keptText('carts') ?? '[]');
const at = (name: string) => within(screen.getByRole('region', { name }));
const before = () => within(screen.getByRole('region', { name: 'Before you order' }));
const checkedPrices = () => screen.findByText(/^Prices checked at \d+:\d\d [AP]M\.$/);

function twoCarts(): void {
  fillCart(atStore(1), [inCart(1, 'Rice')]);
  fillCart({ ...atStore(2), storeType: 'Pickup' }, [inCart(2, 'Milk')]);
}
function placesBoth() {
  return server.answers(placeOrders, {
    message: SENT,
    orders: [
      ordered({ order_id: id(71), store_id: id(1) }),
      ordered({ order_id: id(72), store_id: id(2), store_name: 'Store 2' }),
    ],
  });
}

test('what is sold by weight costs about, and it says how much more it may be', async () => {
  shelves([item(1, 'Rice', { by_weight: true }), item(2, 'Milk')]);
  fillCart(atStore(1), [inCart(1, 'Rice', 2), inCart(2, 'Milk')]);
  const seen = server.answers(placeOrders, { message: SENT, orders: [ordered()] });
  const { user } = open();
  const order = within(await screen.findByRole('region', { name: 'Store 1' }));
  expect(await order.findByText(/The total may rise by up to 10 %/)).toBeVisible();
  const [rice, milk] = order.getAllByRole('listitem');
  expect(rice).toHaveTextContent(/^1 kgRice.*about \$2\.00$/);
  expect(milk).toHaveTextContent(/^1 ×Milk.*\$2\.00$/);
  // The order says that this was shown.
  await checkedPrices();
  await user.click(place());
  await screen.findByText(SENT);
  expect(seen[0]?.body).toMatchObject({
    orders: [{ items: [{ ingredient_id: id(1), by_weight: true }, { ingredient_id: id(2) }] }],
  });
  expect(JSON.stringify(seen[0]?.body).match(/"by_weight"/g)).toHaveLength(1);
});

describe('two carts', () => {
  test('are placed by one press in one request, and are gone', async () => {
    const seen = placesBoth();
    twoCarts();
    const { user, router } = open();
    await checkedPrices();
    expect(at('Total').getByText('$3.00')).toBeVisible();
    await user.dblClick(place('Place 2 orders'));
    expect(await screen.findByRole('heading', { name: '2 orders placed' })).toBeVisible();
    expect(screen.getByText(SENT)).toBeVisible();
    expect(seen).toHaveLength(1);
    expect(seen[0]?.headers.get('idempotency-key')).toMatch(/^[\w-]{36}$/);
    expect(seen[0]?.body).toMatchObject({
      orders: [
        {
          store_id: id(1),
          vendor_id: id(90),
          delivery_method: 'Deliver',
          order_status: 'pending',
          total_price: 1,
          items: [{ ingredient_id: id(1), quantity: 1, price: 1 }],
        },
        { store_id: id(2), delivery_method: 'Pickup', total_price: 2 },
      ],
    });
    expect(keptCarts()).toEqual([]);
    expect(await screen.findByRole('link', { name: 'See order at Store 2' })).toHaveAttribute(
      'href',
      `/orders?order=${id(72)}`,
    );
    // A reload shows the orders again.
    const { state } = router.state.location;
    cleanup();
    const again = open('/help');
    await act(() => again.router.navigate('/checkout', { state }));
    expect(state).toEqual({ placed: [id(71), id(72)] });
  });

  test('say what is on sale, and what it would cost else', async () => {
    shelves([item(1, 'Rice', { price: cents(100), regular_price: cents(150) }), item(2, 'Milk')]);
    fillCart(atStore(1), [inCart(1, 'Rice', 2), inCart(2, 'Milk')]);
    open();
    await checkedPrices();
    const [rice, milk] = at('Store 1').getAllByRole('listitem');
    expect(rice).toHaveTextContent(/Salewas \$3\.00now \$2\.00$/);
    expect(milk).not.toHaveTextContent('Sale');
  });

  test('a note goes with its order, made to fit, and is forgotten once sent', async () => {
    const seen = placesBoth();
    twoCarts();
    const { user } = open();
    await checkedPrices();
    await user.click(screen.getByRole('button', { name: 'Add a note for Store 2' }));
    const note = screen.getByRole('textbox', { name: 'Note for Store 2' });
    expect(note).toHaveFocus();
    await user.click(note);
    await user.paste('Ring twice\n\nThird floor\r\nThe dog\nis kind');
    await user.click(place('Place 2 orders'));
    expect(await screen.findByRole('heading', { name: '2 orders placed' })).toBeVisible();
    expect(seen[0]?.body).toMatchObject({
      orders: [
        { store_id: id(1) },
        { store_id: id(2), note: 'Ring twice\nThird floor\nThe dog is kind' },
      ],
    });
    expect(JSON.stringify(seen[0]?.body).match(/"note"/g)).toHaveLength(1);
    expect(keptText('orderNotes')).not.toContain('Ring');
  });

  test('once placed, end the Undo of what changed in a cart', async () => {
    placesBoth();
    twoCarts();
    const { user } = open();
    await checkedPrices();
    act(() => toast.undo('Rice removed', () => undefined));
    await user.click(place('Place 2 orders'));
    expect(await screen.findByText(SENT)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  test('one alone is placed by its own address; the other stays', async () => {
    const seen = server.answers(placeOrders, { message: SENT, orders: [ordered()] });
    twoCarts();
    const { user } = open(`/checkout?store=${id(1)}`);
    expect(screen.getByText(/1 more cart stays as it is/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Order all together' })).toHaveAttribute(
      'href',
      '/checkout',
    );
    await checkedPrices();
    await user.click(place('Place 1 order'));
    expect(await screen.findByRole('link', { name: '1 cart left' })).toBeVisible();
    expect(seen[0]?.body).toMatchObject({ orders: [{ store_id: id(1) }] });
    expect(keptCarts()).toMatchObject([{ store_id: id(2) }]);
  });

  test('of more than one press may order, the rest stays for the next one', async () => {
    const seen = server.answers(placeOrders, {
      message: SENT,
      orders: Array.from({ length: 20 }, (_, n) =>
        ordered({ order_id: id(1000 + n), store_id: id(n + 1) }),
      ),
    });
    for (let n = 1; n <= 22; n += 1) fillCart(atStore(n), [inCart(1, 'Rice')]);
    const { user } = open();
    await checkedPrices();
    expect(
      screen.getByText('2 more carts stay as they are: at most 20 are ordered at once.'),
    ).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Order all together' })).toBeNull();
    await user.click(place('Place 20 orders'));
    expect(await screen.findByRole('link', { name: '2 carts left' })).toBeVisible();
    expect(z.parse(Sent, seen[0]?.body).orders).toHaveLength(20);
    expect(keptCarts()).toMatchObject([{ store_id: id(21) }, { store_id: id(22) }]);
  });

  test('a cart of more items than one order may have is ordered in parts', async () => {
    const many = Array.from({ length: 101 }, (_, n) => inCart(n + 1, `Food ${n}`));
    shelves(many.map((one) => ({ ...one, quantity: 10 })));
    const seen = server.answers(placeOrders, { message: SENT, orders: [ordered()] });
    fillCart(atStore(1), many);
    const { user } = open();
    await checkedPrices();
    expect(
      screen.getByText(
        'One order holds at most 100 items. 1 more stays in the cart for another order, with its own delivery and minimum.',
      ),
    ).toBeVisible();
    await user.click(place('Place 1 order'));
    await user.click(await screen.findByRole('link', { name: '1 cart left' }));
    const body = z.parse(Sent, seen[0]?.body);
    expect(body.orders.map((order) => order.items.length)).toEqual([100]);
    expect(keptCarts()).toMatchObject([{ items: [{ ingredient_id: id(101), quantity: 1 }] }]);
  });

  test('say what they have beside the list, and give it back', async () => {
    shelves([item(1, 'Rice'), item(2, 'Milk')]);
    startListed({
      vendors: [vendor([store(1, { items: [item(1, 'Rice')] })])],
      needs: [{ name: 'Rice', unit_quantity: 400, unit: 'gm', ingredient_id: id(1) }],
      here: null,
      hereLabel: '',
      radius: null,
    });
    server.answers(matchIngredients, ({ body }) => ({
      matches: z
        .parse(z.object({ names: z.array(z.string()) }), body)
        .names.map((name) =>
          name === 'Loaf'
            ? { ...ingredient(9, 'Bread'), ingredient_id: id(9), grams_of: {} }
            : null,
        ),
    }));
    // Another member listed the loaf and put it into the cart; the list calls it bread.
    listByHand({ name: 'Bread', amount: 400, unit: 'g', ingredient_id: id(9) });
    fillCart(atStore(1), [inCart(1, 'Rice'), inCart(2, 'Milk'), inCart(8, 'Loaf')]);
    const { user } = open();
    await checkedPrices();
    const beside = 'In your carts, but not needed by your grocery list: Milk.';
    expect(await screen.findByText(beside)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Take it out' }));
    expect(screen.queryByText(beside)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(beside)).toBeVisible();
    act(() => void clearLines());
    expect(
      await screen.findByText('In your carts, but not needed by your grocery list: Rice.'),
    ).toBeVisible();
    expect(screen.queryByText(/^Short of your list/)).toBeNull();
  });

  test('say what is a little short of the list, and take one pack more for a yes', async () => {
    const beef = item(1, 'Beef', { unit_quantity: 454, amount: 454 });
    shelves([beef]);
    listByHand({
      name: 'Beef',
      amount: 500,
      unit: 'g',
      ingredient_id: id(1),
      category: 'Meat & Seafood',
    });
    const bring = { amount: 490, unit: 'gm' as const };
    const need = { name: 'Beef', unit_quantity: 500, unit: 'gm' as const, ingredient_id: id(1) };
    startListed({
      vendors: [vendor([store(1, { items: [beef] })])],
      needs: [{ ...need, bring, byEye: true as const }],
      ...NOWHERE,
    });
    fillCart(atStore(1), [{ ...beef, quantity: 1 }]);
    const { user } = open();
    await checkedPrices();
    expect(await screen.findByText(/^Beef: 46 g short/)).toBeVisible();
    expect(screen.queryByText(/^Short of your list/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Buy enough Beef' }));
    await waitFor(() => expect(screen.queryByText(/46 g short/)).toBeNull());
    expect(keptCarts()[0].items[0].quantity).toBe(2);
  });

  test.for([
    [[['Rice', 1, 1]], 'Short of your list by 1 thing: 1 of 3 × Basmati.', 'a part'],
    [[['Milk', 2, 1]], 'Short of your list by 1 thing: Basmati.', 'nothing of it'],
    [
      [['Rice', 7, 1]],
      'Short of your list by 1 thing: 2 of 3 × Basmati.',
      'a part in a large pack',
    ],
    [
      [
        ['Rice', 7, 1],
        ['Rice', 1, 1],
      ],
      undefined,
      'two sizes together are enough',
    ],
    [[['Rice', 7, 2]], undefined, 'another size is enough'],
  ] as const)('say what they lack of the list: %j %s (%s)', async ([lines, text]) => {
    const bag = item(7, 'Rice', { unit_quantity: 1000, amount: 1000 });
    const rice = item(1, 'Rice', { wanted: 'Basmati', packs: [item(1, 'Rice'), bag] });
    shelves([item(1, 'Rice'), item(2, 'Milk'), bag]);
    const need = {
      name: 'Basmati',
      unit_quantity: 1200,
      unit: 'gm' as const,
      ingredient_id: id(1),
    };
    startListed({
      vendors: [vendor([store(1, { items: [rice] })])],
      needs: [need],
      here: null,
      hereLabel: '',
      radius: null,
    });
    fillCart(
      atStore(1),
      lines.map(([name, n, quantity]) => inCart(n, name, quantity)),
    );
    open();
    await checkedPrices();
    const short = screen.queryByText(/^Short of your list/);
    expect(short?.textContent).toBe(text);
  });

  test('name what they lack, main foods first, with a sign', async () => {
    const foods = ['Thyme', 'Leek', 'Salt', 'Cod', 'Dill', 'Stock'];
    const amounts = [2, 200, 5, 600, 9, 400];
    startListed({
      vendors: [vendor([store(1, { items: [item(1, 'Rice')] })])],
      needs: [
        { name: 'Rice', unit_quantity: 400, unit: 'gm', ingredient_id: id(1) },
        ...foods.map((name, at) => ({
          name,
          unit_quantity: amounts[at] ?? 0,
          unit: 'gm' as const,
          ingredient_id: id(at + 11),
        })),
      ],
      ...NOWHERE,
    });
    shelves([item(1, 'Rice')]);
    fillCart(atStore(1), [inCart(1, 'Rice')]);
    open();
    await checkedPrices();
    const short = await screen.findByText(/^Short of your list/);
    expect(short).toHaveTextContent(
      'Short of your list by 6 things: Cod, Stock, Leek, Dill and 2 more.',
    );
    expect(short.parentElement?.querySelector('svg')).toBeVisible();
    expect(short.parentElement).toHaveClass('text-danger');
  });

  test('say what stays on the list', async () => {
    placesBoth();
    listByHand({ name: 'Rice', amount: 900, unit: 'g', ingredient_id: id(1) });
    listByHand({ name: 'Milk', amount: 400, unit: 'g', ingredient_id: id(2) });
    const bag = { ...inCart(7, 'Milk'), unit_quantity: 1000 };
    fillCart(atStore(1), [inCart(1, 'Rice'), inCart(2, 'Milk'), bag, inCart(3, 'Eggs')]);
    shelves([item(1, 'Rice'), item(2, 'Milk'), item(3, 'Eggs'), item(7, 'Milk')]);
    const { user } = open();
    await checkedPrices();
    await user.click(place());
    expect(
      await screen.findByText('1 thing of your list is under Ordered now, and no longer to buy.'),
    ).toBeVisible();
    expect(screen.getByText('3 things')).toBeVisible();
    expect(
      screen.getByText('Rice stays on the list: less was ordered than it needs.'),
    ).toBeVisible();
    expect(toBuyOf(groceryList(), allOrdersNow()).map((line) => line.name)).toEqual(['Rice']);
  });

  test('say how much of the list is ordered', async () => {
    placesBoth();
    for (const name of ['Rice', 'Milk', 'Tea'])
      listByHand({ name, amount: 400, unit: 'g', ingredient_id: null });
    twoCarts();
    const { user } = open();
    await checkedPrices();
    await user.click(place());
    expect(
      await screen.findByText('2 things of your list are under Ordered now, and no longer to buy.'),
    ).toBeVisible();
    expect(toBuyOf(groceryList(), allOrdersNow()).map((line) => line.name)).toEqual(['Tea']);
  });

  test('say how each comes', async () => {
    twoCarts();
    open();
    await checkedPrices();
    expect(at('Store 1').getByText('Delivered to 1 Test Street')).toBeVisible();
    expect(at('Store 2').getByText('Pick up at Street 1')).toBeVisible();
    expect(at('Store 2').getByText('2 miles')).toBeVisible();
    expect(at('Store 2').getByRole('link', { name: 'Directions to Store 2' })).toHaveAttribute(
      'href',
      expect.stringContaining('to=41.88%2C-87.63'),
    );
  });
});

describe('a price', () => {
  const dearer = () => shelves([item(1, 'Rice', { price: cents(150) }), item(2, 'Milk')]);

  test('that rose needs a yes; pressed too early, the button leads to the question', async () => {
    dearer();
    const seen = placesBoth();
    twoCarts();
    const { user } = open();
    await screen.findByText(/rose from/);
    await waitFor(() =>
      expect(before().getByRole('listitem')).toHaveTextContent(
        'Rice rose from $1.00 to $1.50 at Store 1. At Store 2: $0.50 less.',
      ),
    );
    expect(place()).toHaveAccessibleDescription('First say yes or no to the dearer rice.');
    await user.click(place());
    expect(before().getByRole('listitem')).toHaveFocus();
    expect(seen).toHaveLength(0);
    await user.click(before().getByRole('button', { name: 'Pay $1.50 for Rice' }));
    expect(screen.queryByRole('region', { name: 'Before you order' })).toBeNull();
    expect(place()).toHaveFocus();
    expect(place()).not.toHaveAccessibleDescription();
    expect(at('Total').getByText('$3.50')).toBeVisible();
    await user.click(place());
    await screen.findByText(SENT);
    expect(seen[0]?.body).toMatchObject({ orders: [{ total_price: 1.5 }, { total_price: 2 }] });
  });

  test('that rose beside another: the second press of a double one answers only the first', async () => {
    shelves([item(1, 'Rice', { price: cents(150) }), item(2, 'Milk', { price: cents(250) })]);
    fillCart(atStore(1), [inCart(1, 'Rice'), inCart(2, 'Milk')]);
    open();
    const pay = (name: string) => before().getByRole('button', { name });
    await screen.findAllByText(/rose from/);
    fireEvent.click(pay('Pay $1.50 for Rice'), { detail: 1 });
    fireEvent.click(pay('Pay $2.50 for Milk'), { detail: 2 });
    expect(pay('Pay $2.50 for Milk')).toBeVisible();
    fireEvent.click(pay('Take it off: Milk'), { detail: 2 });
    expect(pay('Pay $2.50 for Milk')).toBeVisible();
  });

  test('that rose can be refused: the line goes, with Undo', async () => {
    dearer();
    twoCarts();
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Take it off: Rice' }));
    expect(keptCarts()).toMatchObject([{ store_id: id(2) }]);
    expect(place('Place 1 order')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(before().getByRole('button', { name: 'Pay $1.50 for Rice' })).toBeVisible();
  });

  test('that fell is told and passed on without a question', async () => {
    shelves([item(1, 'Rice', { price: cents(75) }), item(2, 'Milk')]);
    const seen = placesBoth();
    twoCarts();
    const { user } = open();
    expect(await screen.findByText(/fell from \$1\.00 to \$0\.75/)).toHaveTextContent(
      'Rice fell from $1.00 to $0.75. You pay the lower price.',
    );
    expect(screen.queryByRole('region', { name: 'Before you order' })).toBeNull();
    await user.click(place());
    await screen.findByText(SENT);
    expect(seen[0]?.body).toMatchObject({
      orders: [{ total_price: 0.75, items: [{ price: 0.75 }] }, {}],
    });
    expect(keptCarts()).toEqual([]);
  });

  test('that cannot be checked is said so, and can be tried again', async () => {
    server.breaks(listStoreItems);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    twoCarts();
    const { user } = open();
    expect(await screen.findByText(/Prices could not be checked/)).toBeVisible();
    expect(at('Store 1').getByText('Rice')).toBeVisible();
    vi.restoreAllMocks();
    shelves([item(1, 'Rice'), item(2, 'Milk')]);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await checkedPrices()).toBeVisible();
  });
});

test('the trip sheet knows another brand of a store whose usual one is never wanted', async () => {
  const ben = { brand: 'Ben', food: 'Rice', wanted: 'Rice', price: cents(110) };
  const usual = item(5, 'Ben rice', ben);
  const packs = [usual, item(1, 'Rice', { price: cents(120) })];
  compared(store(1, { items: [{ ...usual, packs }] }), store(2));
  const order = ordered({ order_id: id(72), store_id: id(2), store_name: 'Store 2' });
  server.answers(placeOrders, { message: SENT, orders: [order] });
  fillCart({ ...atStore(2), storeType: 'Pickup' }, [inCart(1, 'Rice')]);
  const { user } = open();
  // Chosen when the catalogue called it otherwise.
  const never = { food: 'Basmati', ingredient_id: id(1), brand: 'Ben', choice: 'never' } as const;
  act(() => setPantry({ pantryOn: true, pantry: [], aisles: [], brands: [never] }));
  await checkedPrices();
  await user.click(place());
  await screen.findByText(SENT);
  const offers = [{ store_id: id(1), item: { ingredient_id: id(1), price: 120 } }];
  await waitFor(() =>
    expect(JSON.parse(keptText('tripSheets') ?? '[]')).toMatchObject([
      { store_id: id(2), items: [{ name: 'Rice', offers }] },
    ]),
  );
});

describe('a shortage', () => {
  test('orders what is left and offers the rest at the other store', async () => {
    shelves([item(1, 'Rice', { quantity: 3 }), item(2, 'Milk')]);
    compared(store(2, { items: [item(1, 'Rice', { price: cents(120) })] }));
    const seen = placesBoth();
    twoCarts();
    setPacks(id(1), id(1), 4);
    const { user } = open();
    expect(await screen.findByText(/Store 1 has 3 left/)).toHaveTextContent(
      '3 of 4 × Rice: Store 1 has 3 left.',
    );
    expect(at('Total').getByText('$5.00')).toBeVisible();
    await waitFor(() =>
      expect(before().getByRole('listitem')).toHaveTextContent('At Store 2: $0.20 more.'),
    );
    await user.click(before().getByRole('button', { name: '1 from Store 2 · $1.20' }));
    expect(keptCarts()).toMatchObject([
      { store_id: id(1), items: [{ quantity: 3 }] },
      { store_id: id(2), items: [{ name: 'Milk' }, { name: 'Rice', quantity: 1, price: 120 }] },
    ]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(keptCarts()).toMatchObject([{ items: [{ quantity: 4 }] }, { items: [{}] }]);
    // An offer that is not taken does not hold up the order.
    await user.click(place());
    await screen.findByText(SENT);
    expect(seen[0]?.body).toMatchObject({ orders: [{ items: [{ quantity: 3 }] }, {}] });
    expect(keptCarts()).toEqual([]);
  });

  test('of everything leaves nothing to place', async () => {
    shelves([]);
    compared();
    fillCart(atStore(1), [inCart(1, 'Rice')]);
    const seen = placesBoth();
    const { user } = open();
    expect(await screen.findByText(/is sold out at Store 1/)).toBeVisible();
    expect(place('Nothing to order')).toHaveAttribute('aria-disabled', 'true');
    await user.click(place('Nothing to order'));
    expect(seen).toHaveLength(0);
    expect(screen.getByRole('heading', { name: 'Nothing to order' })).toBeInTheDocument();
    expect(screen.queryByText(/You can cancel|0 thing|^Still /)).toBeNull();
  });

  test('at a closed store is told once; the other order can be placed', async () => {
    twoCarts();
    server.sends(listStoreItems, ({ params }) =>
      params['storeId'] === id(1)
        ? Response.json({ error: 'store_not_found', message: 'Store not found' }, { status: 404 })
        : Response.json({ ids: JSON.stringify([{ ...item(2, 'Milk'), price: 2 }]) }),
    );
    open();
    expect(await screen.findByText('Store 1 has closed. Nothing is ordered here.')).toBeVisible();
    expect(place('Place 1 order')).toBeVisible();
  });

  test('at a paused store is told with the day; the other order can be placed', async () => {
    twoCarts();
    server.sends(listStoreItems, ({ params }) =>
      Response.json(
        params['storeId'] === id(1)
          ? { ids: JSON.stringify([item(1, 'Rice')]), back_on: '2026-12-27' }
          : { ids: JSON.stringify([{ ...item(2, 'Milk'), price: 2 }]) },
      ),
    );
    open();
    expect(
      await screen.findByText(
        'Store 1 is paused. It takes orders again on Dec 27. Nothing is ordered here.',
      ),
    ).toBeVisible();
    expect(before().getByRole('listitem')).toHaveTextContent(
      'Store 1 is paused until Dec 27: 1 thing of its cart is not ordered.',
    );
    expect(place('Place 1 order')).toBeVisible();
  });

  test('at a closed store moves its cart by one press, with Undo', async () => {
    fillCart(atStore(1), [inCart(1, 'Rice', 2), inCart(3, 'Eggs'), inCart(4, 'Saffron')]);
    fillCart({ ...atStore(2), storeType: 'Pickup' }, [inCart(1, 'Rice')]);
    compared(store(2, { store_type: 'Pickup' }));
    server.sends(listStoreItems, ({ params }) =>
      params['storeId'] === id(1)
        ? Response.json({ error: 'store_not_found', message: 'Store not found' }, { status: 404 })
        : Response.json({ ids: JSON.stringify([{ ...item(1, 'Rice'), price: 1 }]) }),
    );
    const { user } = open();
    const button = await screen.findByRole('button', { name: '2 things from Store 2 · $5.00' });
    expect(before().getByRole('listitem')).toHaveTextContent(
      'Store 1 has closed: 3 things of its cart are not ordered. At Store 2: the same price. No other store has Saffron.',
    );
    await user.click(button);
    expect(keptCarts()).toMatchObject([
      { store_id: id(1), items: [{ name: 'Saffron' }] },
      {
        store_id: id(2),
        items: [
          { name: 'Rice', quantity: 3 },
          { name: 'Eggs', quantity: 1 },
        ],
      },
    ]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(keptCarts()).toMatchObject([
      { items: [{ name: 'Saffron' }, { name: 'Rice', quantity: 2 }, { name: 'Eggs' }] },
      { items: [{ name: 'Rice', quantity: 1 }] },
    ]);
  });

  test('that no other store can fill is said', async () => {
    shelves([item(1, 'Rice', { quantity: 3 })]);
    compared(store(1));
    fillCart(atStore(1), [inCart(1, 'Rice', 4)]);
    open();
    await waitFor(() =>
      expect(before().getByRole('listitem')).toHaveTextContent(
        '3 of 4 × Rice: Store 1 has 3 left. No other store that was compared has enough: it stays short.',
      ),
    );
    expect(before().queryByRole('button')).toBeNull();
  });

  test('says what another store’s way and delivery cost beside the price', async () => {
    shelves([]);
    const delivers = store(2, { delivery_fee: cents(299) });
    compared(delivers);
    fillCart(atStore(1), [inCart(1, 'Rice')]);
    open();
    await waitFor(() =>
      expect(before().getByRole('listitem')).toHaveTextContent(
        'At Store 2: the same price, and $2.99 for the delivery.',
      ),
    );
    cleanup();
    compared(store(2, { store_type: 'Pickup' }));
    open();
    await waitFor(() =>
      expect(before().getByRole('listitem')).toHaveTextContent(
        'At Store 2: the same price, and about $3.00 for the way there.',
      ),
    );
  });

  test('is not called final when the comparison fails', async () => {
    shelves([]);
    server.refuses(compareItems, 'internal');
    fillCart(atStore(1), [inCart(1, 'Rice')]);
    open();
    expect(await screen.findByText(/is sold out at Store 1/)).toBeVisible();
    await checkedPrices();
    expect(screen.queryByText(/No other store/)).toBeNull();
    expect(screen.queryByText(/best plan/)).toBeNull();
  });
});

describe('the plan', () => {
  test('is not called the best while the carts have what the list does not need', async () => {
    server.answers(matchIngredients, { matches: [null] });
    startListed({
      vendors: [vendor([store(1, { items: [item(1, 'Rice')] })])],
      needs: [{ name: 'Rice', unit_quantity: 400, unit: 'gm', ingredient_id: id(1) }],
      ...NOWHERE,
    });
    compared(
      store(1, { items: [item(1, 'Rice')] }),
      store(2, { store_type: 'Pickup', items: [item(2, 'Milk')] }),
    );
    twoCarts();
    const { user } = open();
    const beside = 'In your carts, but not needed by your grocery list: Milk.';
    expect(await screen.findByText(beside)).toBeVisible();
    expect(await at('Total').findByText(/^And about \$3\.00 for the way/)).toBeVisible();
    expect(screen.queryByText(/best plan/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Take it out' }));
    expect(await screen.findByText('Still your best plan.')).toBeVisible();
  });

  test('of carts on a new device names no store: where the shopper is, nobody knows', async () => {
    sessionStorage.clear();
    twoCarts();
    shelves([item(2, 'Milk')]);
    const seen = compared(
      store(2, { store_type: 'Pickup', items: [item(2, 'Milk')], address: '2 Main Street' }),
      store(3, { items: [item(1, 'Rice', { price: cents(10) }), item(2, 'Milk')] }),
    );
    open();
    expect(await screen.findByText(/is sold out at Store 1/)).toBeVisible();
    // From the same response.
    expect(await screen.findByText(/2 Main Street/)).toBeVisible();
    expect(seen).toHaveLength(1);
    expect(screen.queryByText(/Store 3|best plan/)).toBeNull();
  });

  test('still is the best while no store has the same for less', async () => {
    twoCarts();
    compared(
      store(1, { items: [item(1, 'Rice')] }),
      store(2, { store_type: 'Pickup', items: [item(2, 'Milk')] }),
    );
    open();
    expect(await screen.findByText('Still your best plan.')).toBeVisible();
    expect(at('Total').getByText(/^And about \$3\.00 for the way/)).toHaveTextContent(
      'And about $3.00 for the way: an estimate, nothing you pay here.',
    );
    expect(at('Total').getByText('$3.00')).toBeVisible();
  });

  /** Three packs of rice, by now cheaper at another store. Returns the calls of the comparison. */
  function cheaperElsewhere() {
    fillCart(atStore(1), [inCart(1, 'Rice', 3)]);
    shelves([item(1, 'Rice')]);
    startListed({
      vendors: [vendor([store(1)])],
      needs: [{ name: 'Rice', unit_quantity: 1500, unit: 'gm', ingredient_id: id(1) }],
      here: { lat: 41.88, lng: -87.63 },
      hereLabel: 'Home',
      radius: 25,
    });
    return compared(
      store(1, { items: [item(1, 'Rice')] }),
      store(2, { items: [item(1, 'Rice', { price: cents(30) })] }),
    );
  }

  test('is not, when today’s prices make another cheaper; look again compares anew', async () => {
    const seen = cheaperElsewhere();
    const { user, router } = open();
    expect(await screen.findByText(/^With today’s prices/)).toHaveTextContent(
      'With today’s prices, Store 2 would cost $2.10 less for this thing.',
    );
    await user.click(screen.getByRole('button', { name: /^Look again/ }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/shopping'));
    expect(seen.at(-1)?.body).toMatchObject({
      compare: [{ name: 'Rice', unit_quantity: 1500, ingredient_id: id(1) }],
      radius_miles: 25,
    });
    expect(keptText('trip')).toContain('0.3');
  });

  test('looked for again: who has gone on meanwhile is not brought back', async () => {
    cheaperElsewhere();
    const { user, router } = open();
    const again = await screen.findByRole('button', { name: /^Look again/ });
    const kept = keptText('trip');
    const gate = Promise.withResolvers<void>();
    const asked = server.sends(compareItems, async (seen) => {
      await gate.promise;
      return HttpResponse.json(z.encode(compareItems.response, comparing(store(2))(seen)));
    });
    await user.click(again);
    await waitFor(() => expect(asked).toHaveLength(1));
    await act(() => router.navigate('/elsewhere'));
    gate.resolve();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(router.state.location.pathname).toBe('/elsewhere');
    expect(keptText('trip')).toBe(kept);
  });

  test('that is a little dearer than the best is said without an alarm', async () => {
    fillCart(atStore(1), [inCart(1, 'Rice')]);
    compared(store(1), store(2, { items: [item(1, 'Rice', { price: cents(60) })] }));
    open();
    expect(
      await screen.findByText(
        'Within $0.40 of the best plan for today’s prices, your way counted.',
      ),
    ).toBeVisible();
  });

  test('asks no other store for what the packs bring beyond the list', async () => {
    fillCart(atStore(1), [inCart(1, 'Rice', 2)]);
    const small = item(5, 'Rice', { wanted: 'Rice', unit_quantity: 700, amount: 700 });
    compared(store(1), store(2, { items: [{ ...small, price: cents(50) }] }));
    const open2 = (amount: number): void => {
      startListed({
        vendors: [vendor([store(1)])],
        needs: [{ name: 'Rice', unit_quantity: amount, unit: 'gm', ingredient_id: id(1) }],
        ...NOWHERE,
      });
      open();
    };
    open2(600);
    expect(await screen.findByText(/would cost/)).toHaveTextContent(
      'Store 2 would cost $1.50 less for this thing.',
    );
    cleanup();
    open2(900);
    expect(await screen.findByText(/would cost/)).toHaveTextContent(
      'Store 2 would cost $1.00 less',
    );
  });
});

describe('a store that asks a delivery fee', () => {
  const asks = (fee: number, minimum = 0) =>
    shelves([item(1, 'Rice')], {}, { delivery_fee: cents(fee), minimum_order: cents(minimum) });
  const fill = (fee: number) =>
    fillCart({ ...atStore(1), deliveryFee: cents(fee) }, [inCart(1, 'Rice')]);

  test('is ordered from with the fee that was shown, in the total', async () => {
    asks(399);
    fill(399);
    const seen = server.answers(placeOrders, { message: SENT, orders: [ordered()] });
    const { user } = open();
    await checkedPrices();
    expect(at('Store 1').getByText('Delivery').parentElement).toHaveTextContent('Delivery$3.99');
    expect(at('Total').getAllByText('$4.99')).not.toEqual([]);
    await user.click(place());
    await screen.findByText(SENT);
    expect(seen[0]?.body).toMatchObject({
      orders: [{ delivery_fee: 3.99, total_price: 4.99, items: [{ price: 1 }] }],
    });
    const placed = within(screen.getByRole('list', { name: 'Orders' }));
    expect(placed.getByText('$4.99')).toBeVisible();
  });

  test('and has raised it needs a yes; a lower one is passed on', async () => {
    asks(449);
    fill(399);
    const seen = server.answers(placeOrders, { message: SENT, orders: [ordered()] });
    const { user } = open();
    await checkedPrices();
    expect(before().getByRole('listitem')).toHaveTextContent(
      'Delivery from Store 1 rose from $3.99 to $4.49.',
    );
    await user.click(place());
    expect(seen).toHaveLength(0);
    expect(place()).toHaveAccessibleDescription('First say yes or no to the dearer delivery.');
    await user.click(
      before().getByRole('button', { name: 'Pay $4.49 for the delivery from Store 1' }),
    );
    expect(screen.queryByRole('region', { name: 'Before you order' })).toBeNull();
    await user.click(place());
    await screen.findByText(SENT);
    expect(seen[0]?.body).toMatchObject({ orders: [{ delivery_fee: 4.49, total_price: 5.49 }] });

    cleanup();
    asks(0);
    fill(399);
    const again = open();
    await checkedPrices();
    await again.user.click(place());
    await waitFor(() => expect(seen).toHaveLength(2));
    expect(seen[1]?.body).toMatchObject({ orders: [{ delivery_fee: 0, total_price: 1 }] });
  });

  test('says what is missing to its minimum', async () => {
    asks(0, 1_000);
    fill(0);
    open();
    expect(await screen.findByText(/takes orders from \$10\.00/)).toHaveTextContent(
      'Store 1 takes orders from $10.00. Goods for $9.00 more are needed.',
    );
  });

  test('does not call carts below its minimum a plan', async () => {
    asks(0, 1_000);
    fillCart({ ...atStore(1), storeType: 'Pickup' }, [inCart(1, 'Rice')]);
    compared(store(1, { store_type: 'Pickup', items: [item(1, 'Rice')] }));
    open();
    // Shown once the plans are known.
    expect(await at('Total').findByText(/^And about \$3\.00 for the way/)).toBeVisible();
    expect(screen.getByText(/takes orders from \$10\.00/)).toBeVisible();
    expect(screen.queryByText(/best plan/)).toBeNull();
  });
});

test('lines fold after eight', async () => {
  const lines = Array.from({ length: 10 }, (_, n) => inCart(n + 1, `Thing ${n + 1}`));
  shelves(lines.map((line) => ({ ...line, quantity: 10 })));
  fillCart(atStore(1), lines);
  const { user } = open();
  await checkedPrices();
  expect(at('Store 1').getAllByRole('listitem')).toHaveLength(8);
  await user.click(at('Store 1').getByRole('button', { name: '2 more' }));
  expect(at('Store 1').getAllByRole('listitem')).toHaveLength(10);
  expect(at('Store 1').getByRole('button', { name: 'Fewer' })).toHaveFocus();
});

test('the address is changed here', async () => {
  const me = someone();
  const seen = server.answers(updateProfile, sessionOf(someone({ address: '9 New Road' })));
  fillCart(atStore(1), [inCart(1, 'Rice')]);
  const { user } = openPage(<CheckoutPage />, { at: '/checkout', as: me });
  await user.click(screen.getByRole('button', { name: 'Change the address for Store 1' }));
  const box = await screen.findByRole('textbox', { name: 'Address' });
  await user.clear(box);
  await user.click(screen.getByRole('button', { name: 'Save address' }));
  expect(box).toHaveAccessibleDescription('Address is required');
  await user.type(box, '9 New Road');
  await user.click(screen.getByRole('button', { name: 'Save address' }));
  expect(await screen.findByText('Delivered to 9 New Road')).toBeVisible();
  expect(seen[0]?.body).toEqual({ name: me.name, address: '9 New Road' });
});

describe('a failure', () => {
  beforeEach(twoCarts);

  test('says that nothing was placed, where it was, and checks again', async () => {
    server.refuses(placeOrders, 'price_changed', {
      details: { items: [{ store_id: id(2), ingredient_id: id(2), old: 2, new: 2.5 }] },
    });
    const { user } = open();
    await checkedPrices();
    shelves([item(1, 'Rice'), item(2, 'Milk', { price: cents(250) })]);
    await user.click(place());
    expect(await screen.findByText('Failed to place order. Please try again.')).toBeVisible();
    const alert = await at('Total').findByRole('alert');
    expect(alert).toHaveTextContent('Nothing was placed. Your carts are kept.');
    expect(alert).toHaveTextContent('Some prices have changed: Milk at Store 2');
    expect(keptCarts()).toHaveLength(2);
    expect(await screen.findByRole('button', { name: 'Pay $2.50 for Milk' })).toBeVisible();
  });

  test('is no longer said once the shopper has changed what was refused', async () => {
    server.refuses(placeOrders, 'price_changed');
    const { user } = open();
    await checkedPrices();
    shelves([item(1, 'Rice'), item(2, 'Milk', { price: cents(250) })]);
    await user.click(place());
    expect(await at('Total').findByRole('alert')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Pay $2.50 for Milk' }));
    expect(at('Total').queryByRole('alert')).toBeNull();
  });

  test('without a reason is tried again with the same key and body', async () => {
    const seen = server.refuses(placeOrders, 'internal');
    const { user } = open();
    await checkedPrices();
    await user.click(place());
    await screen.findByText('Failed to place order. Please try again.');
    cleanup();
    open();
    await checkedPrices();
    await user.click(place());
    await waitFor(() => expect(seen).toHaveLength(2));
    const [first, second] = seen.map((one) => one.headers.get('idempotency-key'));
    expect(second).toBe(first);
    // The server rejects a known key with another body, so the retry must have the same time.
    expect(seen[1]?.body).toEqual(seen[0]?.body);
  });

  test('offline is said at once and keeps the carts', async () => {
    const { user } = open();
    await checkedPrices();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await user.click(place());
    const words = "You're offline. Please connect to the internet and try again.";
    expect(await screen.findByText(words, {}, { timeout: 900 })).toBeVisible();
    expect(at('Total').getByText('Nothing was placed. Your carts are kept.')).toBeVisible();
    expect(keptCarts()).toHaveLength(2);
    vi.restoreAllMocks();
  });

  test('of the session leads to the login and back', async () => {
    const { user, router } = open(`/checkout?store=${id(1)}`);
    await checkedPrices();
    server.refuses(placeOrders, 'not_signed_in');
    server.refuses(refreshSession, 'session_ended');
    await user.click(place());
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(router.state.location.state).toEqual({ from: `/checkout?store=${id(1)}` });
    // Out of sight until the person is back.
    expect(keptCarts()).toEqual([]);
    expect(JSON.parse(localStorage.getItem(addressOf('carts', someone().id)) ?? '')).toHaveLength(
      2,
    );
  });
});

describe('the session', () => {
  beforeEach(() => fillCart(atStore(1), [inCart(1, 'Rice')]));

  test('is asked for at the press only', async () => {
    const { user, router } = openPage(<CheckoutPage />, { at: '/checkout' });
    expect(screen.getByText('Log in to have the prices checked.')).toBeVisible();
    expect(at('Store 1').getByText('Rice')).toBeVisible();
    await user.click(place());
    expect(router.state.location.pathname).toBe('/login');
    expect(router.state.location.state).toEqual({ from: '/checkout' });
    expect(screen.getByText('Please log in to continue shopping')).toBeVisible();
  });

  test('that is being renewed is waited for', async () => {
    server.answers(refreshSession, sessionOf(someone()));
    const as = someone({ token: tokenOf({ exp: 1 }) });
    const { router } = openPage(<CheckoutPage />, { at: '/checkout', as });
    expect(place()).toHaveAttribute('aria-busy', 'true');
    fireEvent.click(place());
    expect(router.state.location.pathname).toBe('/checkout');
    await waitFor(() => expect(place()).not.toHaveAttribute('aria-busy'));
  });

  test('that ends after leaving is reported without a redirect', async () => {
    const { router } = open();
    await checkedPrices();
    server.refuses(placeOrders, 'not_signed_in');
    server.refuses(refreshSession, 'session_ended');
    fireEvent.click(place());
    await act(() => router.navigate('/help'));
    expect(await screen.findByText('Please log in to continue shopping')).toBeVisible();
    expect(router.state.location.pathname).toBe('/help');
  });
});

test('an order that is answered after leaving removes its cart', async () => {
  server.answers(placeOrders, { message: SENT, orders: [ordered()] });
  fillCart(atStore(1), [inCart(1, 'Rice')]);
  const { router } = open();
  await checkedPrices();
  fireEvent.click(place());
  await act(() => router.navigate('/orders'));
  expect(await screen.findByText(SENT)).toBeVisible();
  expect(keptCarts()).toEqual([]);
  expect(router.state.location.pathname).toBe('/orders');
});

test('without a cart it leads to the orders', () => {
  open();
  expect(screen.getByText('Your carts are empty')).toBeVisible();
  expect(screen.getByText('What you ordered is among your orders.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Your orders' })).toHaveAttribute('href', '/orders');
});

test('without a cart it says that another of the household may have ordered it', () => {
  const member = (n: number) => ({
    user_id: id(n),
    name: `Member ${n}`,
    isOwner: n === 1,
    isHere: false,
  });
  setHousehold({ household_id: id(9), name: 'Home', members: [member(1), member(2)] });
  open();
  expect(
    screen.getByText(/What others of your household ordered is among theirs\.$/),
  ).toBeVisible();
});
