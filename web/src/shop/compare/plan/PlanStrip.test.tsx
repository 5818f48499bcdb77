import { cents } from '@larder/shared/basics/money';
import { compareItems } from '@larder/shared/stores/compare.calls';
import { describePlace, listNearbyPlaces, suggestPlaces } from '@larder/shared/stores/places.calls';
import { act, cleanup, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { fillCart } from '#shop/carts/state/carts.ts';
import { card, carts, openShopping, shop, total } from '#shop/compare/testShop.tsx';
import { clearLines, listByHand, removeLine } from '#shop/kitchen/state/listChanges.ts';
import { atStore } from '#testing/carts.ts';
import { id, item, store, vendor } from '#testing/comparison.ts';
import { keptText } from '#testing/kept.ts';
import { mockServer } from '#testing/server.ts';

const server = mockServer();
beforeEach(() => void server.answers(listNearbyPlaces, { value: [] }));

const need = (n: number, name: string) => ({
  name,
  unit_quantity: 400,
  unit: 'gm' as const,
  ingredient_id: id(n),
});
const NEEDS = [need(1, 'Rice'), need(2, 'Milk'), need(3, 'Eggs')];
const rice = item(1, 'Rice');
const milk = item(2, 'Milk');
const eggs = item(3, 'Eggs');
/** Store 1 delivers rice and milk for $1.00; store 2 sells milk and eggs, milk for less. */
const TWO = [
  store(1, { items: [rice, milk], delivery_fee: cents(100), missing: ['Eggs'] }),
  store(2, {
    store_type: 'Pickup',
    location: { lat: 41.98, lng: -87.63 },
    items: [item(2, 'Milk', { price: cents(150) }), eggs],
    missing: ['Rice'],
  }),
];

const strip = () => within(screen.getByRole('region', { name: 'Plans' }));
const tabs = () => screen.findAllByRole('tab');
const fillButton = () => strip().getByRole('button', { name: /^(Fill|Check out)/ });

describe('the plans', () => {
  test('say what is missing by name, who has it, and for how much more', async () => {
    shop(TWO, { needs: NEEDS });
    const [one, two] = await tabs();
    // The stores charge 1 + 2 and the delivery of 1; with store 2 1 + 1.50 + 3 and 1. The way is in no total.
    expect(one).toHaveTextContent(/^1 store\$4\.00No EggsStore 2 has it: \$2\.50 more$/);
    expect(two).toHaveTextContent(/^2 storesBest for you\$6\.50All 3 things$/);
    expect(two).toHaveAttribute('aria-selected', 'true');
  });

  test('say one total: on the tab, the button and in the sum of the stops', async () => {
    const { user } = shop(TWO, { needs: NEEDS });
    const [, two] = await tabs();
    expect(two).toHaveTextContent('$6.50');
    expect(fillButton()).toHaveTextContent('Fill 2 carts · $6.50');
    const stops = within(strip().getByRole('list', { name: 'Stores of the plan' }));
    expect(stops.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      '1Store 22 things · you pick up, 2.0 mi$4.50',
      '2Store 11 thing and $1.00 delivery$2.00',
    ]);
    await user.click(strip().getByRole('button', { name: 'How the total comes together' }));
    const sum = within(await screen.findByRole('list', { name: 'The total' }));
    expect(sum.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      '2 things at Store 2$4.50',
      '1 thing at Store 1$1.00',
      'Delivery from Store 1$1.00',
      'You pay$6.50',
    ]);
    const beside = within(screen.getByRole('list', { name: 'Beside it' }));
    expect(beside.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      '2 of 3 things at Store 1 instead$4.00',
      'Your way there and back18.0 miles, not in the total',
    ]);
  });

  test('say what is on sale in them, and what it would cost else', async () => {
    const sold = item(1, 'Rice', { price: cents(100), regular_price: cents(150) });
    const { user } = shop([store(1, { items: [sold, milk] })], { needs: NEEDS.slice(0, 2) });
    await user.click(await screen.findByRole('button', { name: 'What is bought where' }));
    const bought = within(await screen.findByRole('region', { name: 'Bought at Store 1' }));
    const lines = bought.getAllByRole('listitem').map((row) => row.textContent);
    expect(lines[0]).toMatch(/^Rice.*Salewas \$1\.50now \$1\.00$/);
    expect(lines[1]).not.toContain('Sale');
  });

  test('name the main foods first, at most two of them', async () => {
    const names = ['Thyme', 'Leek', 'Cod', 'Salt'];
    const amounts = [2, 200, 600, 5];
    const needs = names.map((name, at) => ({
      ...need(at + 11, name),
      unit_quantity: amounts[at] ?? 0,
    }));
    shop([store(1, { items: [rice], missing: names })], { needs: [need(1, 'Rice'), ...needs] });
    const said = await screen.findByText('No Cod, Leek, 2 more');
    expect(said.parentElement).toHaveTextContent(/No store here has them$/);
  });

  test('say of a food of which there is too little that there is some', async () => {
    const few = item(2, 'Milk', { quantity: 1, packs_needed: 2 });
    shop([store(1, { items: [rice, few] })], {
      needs: [need(1, 'Rice'), { ...need(2, 'Milk'), unit_quantity: 900 }],
    });
    expect(await screen.findByText('Too little Milk')).toBeVisible();
  });

  test('say in one sentence why; the rest folds', async () => {
    shop(TWO, { needs: NEEDS });
    await tabs();
    const panel = within(strip().getByRole('tabpanel'));
    expect(
      panel.getByText('Store 2 has 1 thing Store 1 lacks and is cheaper for 1 more.'),
    ).toBeVisible();
    expect(panel.queryByRole('list', { name: 'Reasons' })).toBeNull();
  });

  test('number the stores by visit, deliveries after, everywhere; others have no number', async () => {
    shop([...TWO, store(3, { items: [item(2, 'Milk', { price: cents(900) })] })], { needs: NEEDS });
    await tabs();
    const rows = () =>
      screen
        .getAllByRole('button', { name: /^Details of/ })
        .map((arrow) => arrow.closest('tr')?.textContent.slice(0, 8));
    await vi.waitFor(() => expect(rows()).toEqual(['1Store 2', '2Store 1', 'Store 3D']));
    const [two] = screen.getAllByRole('button', { name: 'Details of Store 2' });
    expect(two?.closest('tr')).toHaveTextContent(/^1Store 2.*Rice\$4\.502\.0$/);
  });

  test('are one Tab stop; arrow keys move between them', async () => {
    const { user } = shop(TWO, { needs: NEEDS });
    const [one, two] = await tabs();
    act(() => two?.focus());
    await user.keyboard('{ArrowRight}');
    expect(one).toHaveFocus();
    expect(one).toHaveAttribute('aria-selected', 'true');
    expect(two).toHaveAttribute('tabindex', '-1');
    expect(fillButton()).toHaveTextContent('Fill 1 cart · $4.00');
    await user.keyboard('{ArrowLeft}');
    expect(two).toHaveFocus();
  });

  test('that nobody would take are not shown: as many things, dearer', async () => {
    const both = [
      store(1, { items: [rice, milk, eggs] }),
      store(2, { items: [item(1, 'Rice', { price: cents(90) })], delivery_fee: cents(400) }),
    ];
    const { user } = shop(both, { needs: NEEDS });
    expect(await screen.findByText(/from Store 1/)).toBeVisible();
    expect(screen.queryByRole('tab')).toBeNull();
    await user.click(strip().getByRole('button', { name: 'How the total comes together' }));
    expect(await screen.findByText('Store 2: $3.90 more for these 3 things')).toBeVisible();
  });

  test('are three at most', async () => {
    const foods = ['Rice', 'Milk', 'Eggs', 'Tea', 'Figs'];
    const needs = foods.map((name, at) => need(at + 1, name));
    const shops = foods.map((name, at) => store(at + 1, { items: [item(at + 1, name)] }));
    const { user } = shop(shops, { needs });
    await tabs();
    await user.click(strip().getByRole('button', { name: 'How the total comes together' }));
    await user.click(await screen.findByRole('button', { name: 'Change what a trip costs' }));
    await user.selectOptions(await screen.findByLabelText('At most'), '5 stores');
    await vi.waitFor(async () =>
      expect((await tabs()).map((tab) => tab.textContent.slice(0, 8))).toEqual([
        '1 store$',
        '2 stores',
        '5 stores',
      ]),
    );
  });

  test('of one store are a sentence', async () => {
    shop([store(1)], { needs: NEEDS });
    expect(await screen.findByText(/from Store 1/)).toHaveTextContent(
      'All 3 things from Store 1: $6.00',
    );
    expect(screen.queryByRole('tab')).toBeNull();
    expect(fillButton()).toHaveTextContent('Fill 1 cart · $6.00');
  });

  test('of one store cost what its row and its details say, in several pack sizes too', async () => {
    // 1,200 gm of rice: the bag of 1,000 gm and a pack of 500 gm cost $2.50, three packs $3.00.
    const bag = item(7, 'Rice', { unit_quantity: 1000, amount: 1000, price: cents(150) });
    const items = [item(1, 'Rice', { packs_needed: 3, packs: [rice, bag] }), milk];
    const needs = [{ ...need(1, 'Rice'), unit_quantity: 1200 }, need(2, 'Milk')];
    const { user } = shop([store(1, { items })], { needs });
    expect(await screen.findByText(/from Store 1/)).toHaveTextContent('All 2 things');
    expect(fillButton()).toHaveTextContent('Fill 1 cart · $4.50');
    const row = screen.getByRole('row', { name: /Store 1 Cheapest/ });
    expect(within(row).getAllByText('$4.50')).toHaveLength(1);
    const one = card('Store 1');
    expect(one.getByRole('heading', { name: '2 things of your list' })).toBeVisible();
    expect(total(one)).toHaveTextContent('$4.50');
    expect(one.getByRole('group', { name: 'packs of Rice, 1 kg' })).toHaveTextContent('1');
    expect(one.getByRole('group', { name: 'packs of Rice' })).toHaveTextContent('1');

    await user.click(one.getByRole('button', { name: 'Add to Cart' }));
    expect(one.getByRole('button', { name: 'In cart · $4.50' })).toBeVisible();
    expect(carts().getByText('2 things · Delivery')).toBeVisible();
    expect(fillButton()).toHaveTextContent('Check out 1 cart · $4.50');
  });

  test('of stores that only deliver have no way', async () => {
    const { user } = shop([TWO[0] ?? store(1), store(3, { items: [eggs] })], { needs: NEEDS });
    await tabs();
    await user.click(strip().getByRole('button', { name: 'How the total comes together' }));
    await screen.findByRole('list', { name: 'The total' });
    expect(strip().queryByText(/way there/)).toBeNull();
  });

  test('without a place have no miles, and offer to set one', async () => {
    const { user } = shop(
      TWO.map((one) => ({ ...one, distance: null })),
      { needs: NEEDS, here: null },
    );
    await tabs();
    expect(strip().getByRole('tabpanel')).not.toHaveTextContent(/ mi/);
    await user.click(strip().getByRole('button', { name: 'How the total comes together' }));
    await user.click(await screen.findByRole('button', { name: 'Set a place to count the miles' }));
    expect(await screen.findByRole('dialog', { name: 'Where are you shopping?' })).toBeVisible();
  });

  test('of equal totals prefer fewer stores', async () => {
    shop([store(1), store(2)], { needs: NEEDS });
    expect(await screen.findByText(/from Store 1/)).toBeVisible();
  });

  test('name what nobody has and what is short', async () => {
    const few = store(1, { items: [rice, item(2, 'Milk', { quantity: 0 })] });
    const short = [
      ...NEEDS.slice(0, 1),
      { ...need(2, 'Milk'), unit_quantity: 900 },
      need(3, 'Eggs'),
    ];
    const { user } = shop(
      [{ ...few, items: [rice, item(2, 'Milk', { quantity: 1, packs_needed: 2 })] }],
      {
        needs: short,
      },
    );
    await user.click(await screen.findByRole('button', { name: 'What is bought where' }));
    expect(await strip().findByText('Milk: short by 14 oz, No Eggs')).toBeVisible();
    expect(strip().getByText('What stays in the packs is worth about $0.20.')).toBeVisible();
  });

  test('there are none below every minimum', async () => {
    shop([store(1, { minimum_order: cents(5000) })], { needs: NEEDS });
    expect(
      await screen.findByText('No plan: your list reaches no store’s minimum order.'),
    ).toBeVisible();
  });

  test('of 200 lines and 50 stores are made too', async () => {
    const many = Array.from({ length: 200 }, (_, n) => need(n + 1, `Food ${n}`));
    const shelves = Array.from({ length: 50 }, (_, s) =>
      store(s + 1, {
        items: many
          .filter((_one, n) => (n + s) % 3 !== 0)
          .map((one, n) =>
            item(n + 1, one.name, {
              ingredient_id: one.ingredient_id,
              price: cents(100 + ((n * s) % 90)),
            }),
          ),
      }),
    );
    shop(shelves, { needs: many });
    expect((await tabs()).at(-1)).toHaveTextContent(/things/);
  });
});

describe('filling the carts', () => {
  test('sets them at once and leads to the checkout; Undo takes it back', async () => {
    const { user, router } = shop(TWO, { needs: NEEDS });
    await tabs();
    await user.dblClick(fillButton());
    expect(router.state.location.pathname).toBe('/checkout');
    expect(screen.getByText('3 things in 2 carts, $6.50')).toBeVisible();
    const held = () => JSON.parse(keptText('carts') ?? '[]');
    expect(held()).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(held()).toEqual([]);
  });

  test('leads there from filled carts, and changes nothing', async () => {
    const { user, router } = shop(TWO, { needs: NEEDS });
    await tabs();
    await user.click(fillButton());
    const before = keptText('carts');
    await act(() => router.navigate(-1));
    expect(fillButton()).toHaveTextContent('Check out 2 carts · $6.50');
    await user.click(fillButton());
    expect(router.state.location.pathname).toBe('/checkout');
    expect(keptText('carts')).toBe(before);
  });

  test('moves what another cart holds, and keeps what is not on the list', async () => {
    fillCart(atStore(1), [
      { ...milk, quantity: 5 },
      { ...item(8, 'Tea'), quantity: 1 },
    ]);
    const { user, router } = shop(TWO, { needs: NEEDS });
    await user.click(await screen.findByRole('button', { name: 'See plan' }));
    await user.click(fillButton());
    await act(() => router.navigate(-1));
    const first = within(screen.getByRole('article', { name: 'Cart at Store 1' }));
    expect(first.getByText('Tea')).toBeVisible();
    expect(first.getByText('Rice')).toBeVisible();
    expect(first.queryByText('Milk')).toBeNull();
  });

  test('leaves the plan open, also when a cart differs from it afterwards', async () => {
    const { user, router } = shop(TWO, { needs: NEEDS });
    await tabs();
    await user.click(fillButton());
    await act(() => router.navigate(-1));
    await tabs();
    await user.click(carts().getByRole('button', { name: 'Increase packs of Rice in the cart' }));
    expect(fillButton()).toHaveTextContent(/^Fill 2 carts/);
    expect(strip().getByRole('tabpanel')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove Rice' }));
    expect(strip().getByRole('tabpanel')).toBeVisible();
  });

  test('a first cart of another kind leaves the plan open too', async () => {
    const { user } = shop(TWO, { needs: NEEDS });
    await tabs();
    await user.click(card('Store 1').getByRole('button', { name: 'Add to Cart' }));
    expect(carts().getAllByRole('article')).toHaveLength(1);
    expect(fillButton()).toHaveTextContent(/^Fill 2 carts/);
    expect(screen.queryByRole('button', { name: 'See plan' })).toBeNull();
  });

  test('a page that opens with other carts has the plan in one line, until it is asked for', async () => {
    fillCart(atStore(1), [{ ...milk, quantity: 1 }]);
    const { user } = shop(TWO, { needs: NEEDS });
    const see = await screen.findByRole('button', { name: 'See plan' });
    expect(screen.queryByRole('tab')).toBeNull();
    await user.click(see);
    expect(screen.getByRole('region', { name: 'Plans' })).toHaveFocus();
    await user.click(carts().getByRole('button', { name: 'Increase packs of Milk in the cart' }));
    expect(screen.getAllByRole('tab')).toHaveLength(2);
  });

  test('leaves a store that closed meanwhile', async () => {
    fillCart(atStore(4), [{ ...rice, quantity: 1 }]);
    const { user, router } = shop(TWO, { needs: NEEDS });
    await user.click(await screen.findByRole('button', { name: 'See plan' }));
    await user.click(fillButton());
    await act(() => router.navigate(-1));
    expect(screen.queryByRole('article', { name: 'Cart at Store 4' })).toBeNull();
    expect(carts().getAllByRole('article')).toHaveLength(2);
  });
});

describe('a little that is short of what is cooked by eye', () => {
  const pound = item(1, 'Beef', { unit_quantity: 454, amount: 454, price: cents(600) });
  const bring = { amount: 490, unit: 'gm' as const };
  const beef = { ...need(1, 'Beef'), unit_quantity: 500, bring, byEye: true as const };
  const bought = async () => (await screen.findByText(/× (1 lb|454 gm)/)).textContent;
  async function openLines() {
    listByHand({
      name: 'Beef',
      amount: 500,
      unit: 'g',
      ingredient_id: id(1),
      category: 'Meat & Seafood',
    });
    const page = shop([store(1, { items: [pound] })], { needs: [beef] });
    await screen.findByText(/from Store 1/);
    await page.user.click(strip().getByRole('button', { name: 'What is bought where' }));
    return page;
  }

  test('is said, and costs no further pack', async () => {
    await openLines();
    expect(await bought()).toMatch(/^1 × .* · 46 g short · Buy enough Beef$/);
    expect(fillButton()).toHaveTextContent('Fill 1 cart · $6.00');
    const [row] = screen.getAllByRole('row', { name: /^Store 1/ });
    expect(row).toHaveTextContent('$6.00');
  });

  test('can be refused: another pack, with Undo', async () => {
    const { user } = await openLines();
    await user.click(await screen.findByRole('button', { name: 'Buy enough Beef' }));
    expect(await screen.findByText(/^2 × .* left over$/)).toBeVisible();
    expect(fillButton()).toHaveTextContent('Fill 1 cart · $12.00');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(/^1 × /)).toBeVisible();
  });

  test('is covered by a cart that has that much', async () => {
    const { user, router } = await openLines();
    await user.click(fillButton());
    await act(() => router.navigate(-1));
    expect(fillButton()).toHaveTextContent('Check out 1 cart · $6.00');
    expect(screen.getByRole('button', { name: 'Ingredients 1 of 1' })).toBeVisible();
  });
});

describe('what a trip costs', () => {
  const openForm = async () => {
    const page = shop(TWO, { needs: NEEDS });
    await tabs();
    await page.user.click(strip().getByRole('button', { name: 'How the total comes together' }));
    await page.user.click(await screen.findByRole('button', { name: 'Change what a trip costs' }));
    await screen.findByLabelText('Cents a mile');
    return page;
  };

  test('changes the plans, and stays after a reload', async () => {
    const { user } = await openForm();
    const box = screen.getByLabelText('Cents a mile');
    await user.clear(box);
    await user.type(box, '10');
    await vi.waitFor(() => expect(strip().getByText(/10¢ a mile/)).toBeVisible());
    await user.selectOptions(screen.getByLabelText('At most'), '1 store');
    expect(await screen.findByText('2 of 3 things')).toBeVisible();
    cleanup();
    openShopping();
    expect(await screen.findByText('2 of 3 things')).toBeVisible();
  });

  test.for([
    ['Cents a mile', 'NaN', 'Cents a mile needs a number, such as 70'],
    ['Cents a mile', '-1', 'Cents a mile cannot be negative'],
    ['Cents a mile', '99999999', 'Cents a mile can be at most 10000'],
    ['A stop', '1e9', '“1e9” has an exponent. Write all its digits.'],
    ['A further store must save', '5000', 'A further store must save can be at most $1,000.00'],
  ] as const)('%s: %s is refused', async ([label, text, words]) => {
    const { user } = await openForm();
    const box = screen.getByLabelText(label);
    await user.clear(box);
    await user.type(box, text);
    expect(box).toHaveAccessibleDescription(words);
  });
});

test('another place compares again', async () => {
  server.answers(suggestPlaces, { value: [{ label: 'Boston, MA', lat: 42.36, lng: -71.06 }] });
  server.answers(describePlace, { label: 'Boston, MA' });
  const seen = server.answers(compareItems, {
    success: true,
    error: null,
    ids: [vendor([store(5)])],
    matches: [],
  });
  const { user } = shop(TWO, { needs: NEEDS });
  await user.click(screen.getByRole('button', { name: 'Change the place' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Where are you shopping?' }));
  await user.click(dialog.getByRole('button', { name: 'Use my address: 1 Test Street' }));
  expect(await screen.findByText('Boston, MA')).toBeVisible();
  expect(seen[0]?.body).toMatchObject({ location: { lat: 42.36, lng: -71.06 }, radius_miles: 25 });
  expect(screen.getByRole('button', { name: 'Details of Store 5' })).toBeVisible();
});

const HOUR = 60 * 60 * 1000;
describe('a comparison that was kept', () => {
  test.for([
    ['for less than a night says nothing', 8 * HOUR - 60_000, false],
    ['over night says from when it is', 8 * HOUR, true],
    ['for a week says so too', 7 * 24 * HOUR, true],
    ['by a clock that was set back, too', -9 * HOUR, true],
  ] as const)('%s', ([, age, isOld]) => {
    shop([store(1)], { startedAt: Date.now() - age });
    expect(screen.queryAllByText(/^These prices are from/)).toHaveLength(isOld ? 1 : 0);
    expect(screen.queryAllByRole('button', { name: 'Compare again' })).toHaveLength(isOld ? 1 : 0);
  });

  test('says so when one comes back to a tab that stayed open', () => {
    shop([store(1)], { startedAt: Date.now() });
    vi.useFakeTimers({ now: Date.now() + 9 * HOUR });
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(screen.getByText(/^These prices are from/)).toBeVisible();
  });

  test('is made anew by one press; the cart stays', async () => {
    const { user } = shop([store(1)], { startedAt: Date.now() - 25 * HOUR, here: null });
    await user.click(card('Store 1').getByRole('button', { name: 'Add to Cart' }));
    const seen = server.answers(compareItems, {
      success: true,
      error: null,
      ids: [vendor([store(5)])],
      matches: [],
    });
    await user.click(screen.getByRole('button', { name: 'Compare again' }));
    expect(await screen.findByRole('button', { name: 'Details of Store 5' })).toBeVisible();
    expect(seen[0]?.body).toMatchObject({ compare: [{ name: 'Rice' }], location: null });
    expect(screen.queryByText(/^These prices are from/)).toBeNull();
    expect(screen.getByRole('article', { name: 'Cart at Store 1' })).toBeVisible();
  });

  const CHANGED =
    /^Your grocery list needs (more|less|other amounts) than these stores were compared for: (.*)\.$/;
  const said = () =>
    CHANGED.exec(screen.queryByText(CHANGED)?.textContent ?? '')
      ?.slice(1)
      .join(' of ') ?? null;

  test.for([
    ['what was compared, in whatever letters', [{ name: 'RICE', amount: 400, unit: 'g' }], null],
    ['less of it', [{ name: 'Rice', amount: 100, unit: 'g' }], 'less of Rice'],
    ['more of it', [{ name: 'Rice', amount: 500, unit: 'g' }], 'more of Rice'],
    [
      'it by volume as well',
      ['g', 'ml'].map((unit) => ({ name: 'Rice', amount: 400, unit })),
      'more of Rice',
    ],
    [
      'another thing',
      [
        { name: 'Rice', amount: 400, unit: 'g' },
        { name: 'Milk', amount: 1, unit: 'ml' },
      ],
      'more of Milk',
    ],
    [
      'less of one and more of another',
      [
        { name: 'Rice', amount: 100, unit: 'g' },
        { name: 'Milk', amount: 1, unit: 'ml' },
      ],
      'other amounts of Milk and Rice',
    ],
    [
      'many others',
      ['Oil', 'Salt', 'Tea', 'Figs', 'Kale'].map((name) => ({ name, amount: 1, unit: 'g' })),
      'more of Oil, Salt, Tea and 2 more',
    ],
  ] as const)('says how a list differs that has %s', ([what, items, differs]) => {
    shop([store(1)]);
    expect(said()).toBeNull();
    act(() => {
      if (what !== 'many others') clearLines();
      listByHand(...items);
    });
    expect(said()).toBe(differs);
  });

  test('of two foods of one name lacks nothing', () => {
    act(() => void listByHand({ name: 'Rice', amount: 500, unit: 'g' }));
    const rices = [need(1, 'Rice'), { ...need(4, 'Rice'), unit_quantity: 100 }];
    shop([store(1)], { needs: rices });
    expect(said()).toBeNull();
  });

  test('is not made anew for more than can be compared', async () => {
    const { user } = shop([store(1)]);
    const many = Array.from({ length: 201 }, (_, n) => ({
      name: `Thing ${n}`,
      amount: 1,
      unit: 'g',
    }));
    act(() => void listByHand(...many));
    await user.click(screen.getByRole('button', { name: 'Compare again' }));
    expect(
      await screen.findByText('Stores can be compared for 200 items at once. Deselect some first.'),
    ).toBeVisible();
  });

  test('is made anew for the list as it is, once for all its reasons', async () => {
    const { user } = shop([store(1)], { radius: 10, startedAt: Date.now() - 25 * HOUR });
    act(() => void listByHand({ name: 'Milk', amount: 1, unit: 'ml' }));
    const seen = server.answers(compareItems, {
      success: true,
      error: null,
      ids: [vendor([store(5)])],
      matches: [],
    });
    await user.click(screen.getByRole('button', { name: 'Compare again' }));
    expect(await screen.findByRole('button', { name: 'Details of Store 5' })).toBeVisible();
    const compare = ['Rice', 'Milk'].map((name) => expect.objectContaining({ name }));
    expect(seen[0]?.body).toMatchObject({ compare, radius_miles: 10 });
    expect(said()).toBeNull();
  });
});

describe('what leaves the list', () => {
  test('leaves the plan and is offered to leave the carts', async () => {
    const { user, router } = shop(TWO, { needs: NEEDS });
    await tabs();
    await user.click(fillButton());
    await act(() => router.navigate(-1));
    await tabs();
    expect(screen.queryByText(/not needed by your grocery list/)).toBeNull();
    const putBack: (() => void)[] = [];
    act(() => void putBack.push(removeLine(id(2))));
    expect(
      screen.getByText('In your carts, but not needed by your grocery list: Milk.'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Take it out' }));
    expect(carts().queryByText('Milk')).toBeNull();
    expect(screen.queryByText(/not needed by your grocery list/)).toBeNull();
    const toast = screen
      .getAllByRole('listitem')
      .find((one) => one.textContent.includes('Milk taken out of the carts'));
    await user.click(within(toast ?? document.body).getByRole('button', { name: 'Undo' }));
    expect(carts().getByText('Milk')).toBeVisible();
    expect((await tabs())[0]).toHaveTextContent(/No Eggs|No Rice/);
    act(() => putBack.forEach((put) => put()));
    expect(screen.queryByText(/not needed by your grocery list/)).toBeNull();
    expect((await tabs())[0]).toHaveTextContent(/No Eggs/);
  });

  test('with the last of it nothing is left to compare', () => {
    shop(TWO, { needs: NEEDS });
    act(() => void clearLines());
    expect(screen.getByRole('heading', { name: 'Nothing left to buy' })).toBeVisible();
  });

  test('is named beside the carts when the list needs other things alone; nothing is compared', () => {
    const seen = server.answers(compareItems, {
      success: true,
      error: null,
      ids: [],
      matches: [],
    });
    fillCart(atStore(1), [{ ...rice, quantity: 1 }]);
    shop(TWO, { needs: NEEDS });
    act(() => {
      clearLines();
      listByHand({ name: 'Tea', amount: 100, unit: 'g' });
    });
    expect(
      screen.getByText('In your carts, but not needed by your grocery list: Rice.'),
    ).toBeVisible();
    expect(carts().getByText('Rice')).toBeVisible();
    expect(seen).toHaveLength(0);
  });

  test('says that less is needed of what was compared in two units', () => {
    shop(TWO, { needs: [...NEEDS, { ...need(2, 'Milk'), unit: 'ml' }] });
    expect(screen.queryByText(/^Your grocery list needs/)).toBeNull();
    act(() => {
      clearLines();
      listByHand(...['Rice', 'Milk', 'Eggs'].map((name) => ({ name, amount: 400, unit: 'g' })));
    });
    expect(
      screen.getByText('Your grocery list needs less than these stores were compared for: Milk.'),
    ).toBeVisible();
  });

  test('the button that checks out counts all carts, also of another trip', async () => {
    fillCart(atStore(5), [{ ...item(5, 'Tea'), quantity: 2 }]);
    const { user, router } = shop([store(1)]);
    await user.click(await screen.findByRole('button', { name: /^Fill 1 cart/ }));
    await act(() => router.navigate(-1));
    expect(fillButton()).toHaveTextContent('Check out 2 carts · $11.00');
    // The tea may have been chosen for itself: only the checkout names it.
    expect(screen.queryByText(/not needed by your grocery list/)).toBeNull();
  });
});

test('200 lines that no store has: it says so, and the cart stays', () => {
  const needs = Array.from({ length: 200 }, (_, n) => need(n + 1, `Food ${n}`));
  fillCart(atStore(1), [{ ...item(1, 'Rice'), quantity: 2 }]);
  shop([], { needs });
  expect(screen.getByText('No stores found')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Fill/ })).toBeNull();
  expect(screen.getByRole('article', { name: 'Cart at Store 1' })).toBeVisible();
});

test('offline, the last comparison is shown with its time', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  shop([store(1)], { startedAt: new Date(2026, 2, 4, 14, 31).getTime() });
  expect(
    screen.getByText(/You are offline. These are the prices as of Mar 4.* 2:31 PM/),
  ).toBeVisible();
  expect(card('Store 1').getByText('Rice')).toBeVisible();
});
