import { ERRORS } from '@larder/shared/basics/errors.model';
import { cents } from '@larder/shared/basics/money';
import { EMPTY_KITCHEN } from '@larder/shared/kitchen/emptyKitchen';
import { GroceryList } from '@larder/shared/kitchen/groceryList.model';
import { MAX_LINES } from '@larder/shared/kitchen/kitchenLimits';
import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';

import { toasts } from '#platform/page/toast.ts';
import { storedUser } from '#platform/session/storedUser.ts';
import { settleOld } from '#platform/stored/adopt.ts';
import { addressOf } from '#platform/stored/owner.ts';
import {
  acceptFee,
  acceptPrices,
  Carts,
  cartsNow,
  fillCart,
  refillCart,
  setItems,
  setPacks,
} from '#shop/carts/state/carts.ts';
import { allOrdersNow, rememberOrders, tellLost } from '#shop/carts/state/placedOrders.ts';
import { showKitchen } from '#shop/kitchen/queries/kitchenShown.ts';

import { groceryList, type SharedLine } from './groceryList.ts';
import { identifyListed, unlistByHand } from './itemsByHand.ts';
// Written by the version before, a guest's browser and that of an account.
import keptByAccount from './keptByAccount.json' with { type: 'json' };
import keptByGuest from './keptByGuest.json' with { type: 'json' };
import { HERE, kitchenHome, setKitchenHome, updateWaitingOps, waitingOps } from './kitchen.ts';
import { clearGot, gotLine, notGot, setBuyAll } from './kitchenChanges.ts';
import { setConfirmedKitchen } from './kitchenConfirmed.ts';
import {
  clearLines,
  editLine,
  listByHand,
  listRecipes,
  relistLines,
  removeLines,
  selectLines,
  setListServings,
  unlistRecipe,
  weighUnit,
} from './listChanges.ts';
import { pantryNow } from './pantry.ts';

/* A list on this device alone, which other tabs and earlier versions may have written. */

const rice = { name: 'Rice', amount: 100, unit: 'g', aisle: 'Pasta and Rice' };
const tofu = { name: 'Tofu', amount: 200, unit: 'g', ingredient_id: 'tofu-id' };
const egg = { name: 'Eggs', amount: 2, unit: '', grams: { piece: 50 } };
const RECIPES = [
  { id: 'bowl', title: 'Bowl', servings: 2, ingredients: [rice, tofu] },
  { id: 'soup', title: 'Soup', servings: 4, ingredients: [rice, egg] },
  { id: 'none', title: 'Nothing', servings: 1, ingredients: [{ ...rice, name: ' ' }] },
] as const;
const ITEMS = [
  rice,
  egg,
  { name: 'tofu', amount: 1, unit: '' },
  { name: 'Milk', amount: 1, unit: 'l', note: 'the blue one' },
  { name: 'Milk', amount: 250, unit: 'ml' },
] as const;
const UNITS = ['g', 'kg', ''] as const;
const CATEGORIES = ['Produce', 'Pantry', 'Other'] as const;

const store = (nth: number) => ({
  store_id: `store-${nth}`,
  vendorId: 'v',
  vendorName: 'Vera',
  storeName: `Corner ${nth}`,
  storeType: 'Delivery' as const,
  deliveryFee: cents(100),
  minimumOrder: cents(0),
});
const pack = (nth: number, quantity: number) => ({
  ingredient_id: ['rice-pack', 'tofu-id', 'milk-pack'][nth % 3] ?? '',
  name: ['Rice', 'Tofu', 'Milk'][nth % 3] ?? '',
  unit: 'gm',
  unit_quantity: 500,
  price: cents(300 + nth),
  quantity,
});

const NOON = Date.UTC(2026, 10, 30, 12);

type Undo = (() => void)[];
/** A press: which of the things that can be pressed, and on what. */
type Press = readonly [nth: number, a: number, b: number];

const keyAt = (nth: number): string => {
  const { lines } = groceryList();
  return lines[nth % Math.max(1, lines.length)]?.key ?? '';
};
const lineAt = (nth: number) => groceryList().lines.find(({ key }) => key === keyAt(nth));
const of = <T>(all: readonly T[], nth: number): T => {
  const one = all[nth % all.length];
  if (one === undefined) throw new Error('there are none');
  return one;
};

type Act = (a: number, b: number, undo: Undo) => void;

/** Undo is there for some seconds: the last presses may be undone, in any order. */
const undoOne: Act = (a, _, undo) => undo.splice(Math.max(0, undo.length - 1 - (a % 2)), 1)[0]?.();

const PRESSES: readonly Act[] = [
  (a, b) => listRecipes([{ recipe: of(RECIPES, a), servings: 1 + b }]),
  (a, b) => setListServings(of(RECIPES, a).id, b),
  (a, _, undo) => undo.push(unlistRecipe(of(RECIPES, a).id)),
  (a, b, undo) => {
    const ops = listByHand(...[of(ITEMS, b), of(ITEMS, b + 1)].slice(0, 1 + (a % 2)));
    undo.push(() => unlistByHand(ops));
  },
  (a, b) =>
    editLine(keyAt(a), {
      amount: b % 3 === 0 ? undefined : { amount: b, unit: of(UNITS, b) },
      category: of(CATEGORIES, a + b),
    }),
  (a, b) => {
    if (lineAt(a)) weighUnit(keyAt(a), { unit: 'piece', grams: b });
  },
  (a, b) => selectLines(b % 2 === 0, a === 0 ? undefined : [keyAt(a)]),
  (a, b, undo) => undo.push(removeLines([keyAt(a), keyAt(b)])),
  (_, __, undo) => undo.push(clearLines()),
  (a, _, undo) => {
    const line = lineAt(a);
    if (line && !line.got) undo.push(gotLine(line));
  },
  (a) => {
    const line = lineAt(a);
    if (line?.got) notGot(line);
  },
  (_, __, undo) => undo.push(clearGot(groceryList().lines.filter(({ got }) => got))),
  (a, b) => {
    const line = lineAt(a);
    if (line) setBuyAll(line, b % 2 === 0);
  },
  (a) => relistLines([keyAt(a)]),
  (a) =>
    identifyListed((name) =>
      name.toLowerCase() === 'tofu' && a % 2 === 0 ? { ingredient_id: 'tofu-id' } : null,
    ),
  (a, b) => fillCart(store(a % 2), [pack(b, 1 + a), pack(b + 1, b)]),
  (a, b, undo) => undo.push(setItems(store(a % 2), [pack(b, a)])),
  (a, b) => setPacks(`store-${a % 2}`, pack(b, 1).ingredient_id, a),
  (a, b) => refillCart({ ...store(a % 2), deliveryFee: cents(b) }, [pack(b, a)]),
  (a, b) =>
    acceptPrices(`store-${a % 2}`, [
      { ingredient_id: pack(b, 1).ingredient_id, new: cents(50 + a) },
    ]),
  (a, b) => acceptFee(`store-${a % 2}`, cents(b)),
  (a) => {
    const asked = cartsNow().slice(0, 1);
    rememberOrders(
      asked,
      asked.map((cart) => ({ ...cart, order_id: `order-${a}` })),
    );
  },
  (a, b) =>
    tellLost([
      {
        order_id: `order-${a}`,
        why: b % 2 === 0 ? 'short' : 'rejected',
        items: [{ ingredient_id: pack(b, 1).ingredient_id, quantity: 1 }],
      },
    ]),
  undoOne,
];

/** What screens show of the lines, the carts and the orders. */
function shown() {
  const { lines, ownCategories, ownGrams = [] } = groceryList();
  return {
    lines: lines.map(({ added: _, changed: __, got, ...line }) => ({
      ...line,
      aliases: undefined,
      got: got?.amounts,
      contributions: line.contributions.map(({ from: ___, ...one }) => one),
    })),
    ownCategories,
    ownGrams,
    carts: cartsNow(),
    placed: allOrdersNow().map(({ by: _, ...order }) => order),
  };
}

/** Has everything read again, as after a change in another tab. */
function readAgain(): void {
  for (const key of ['groceryList', 'carts', 'placedOrders']) {
    const text = localStorage.getItem(key);
    if (text !== null) localStorage.setItem(key, `${text} `);
  }
}

function pressAll(presses: readonly Press[], between: () => void = () => undefined) {
  const clock = vi.spyOn(Date, 'now');
  const undo: Undo = [];
  for (const [at, [nth, a, b]] of presses.entries()) {
    clock.mockReturnValue(NOON + at);
    of(PRESSES, nth)(a, b, undo);
    between();
  }
  const after = shown();
  clock.mockRestore();
  return after;
}

const SAM = {
  id: '01890000-0000-7000-8000-000000000001',
  name: 'Sam',
  email: 's@example.com',
  role: 'user' as const,
  token: 't',
  tokenType: 'bearer',
  expiresIn: 900,
};

/** Somebody signs in, and their session ends. */
function comeAndGo(): void {
  storedUser.set(SAM);
  storedUser.clear();
}

/** An empty browser that nobody has used; what could be undone in it is gone with its person. */
function forget(): void {
  comeAndGo();
  localStorage.clear();
}

beforeEach(forget);

const somePresses = fc.array(fc.tuple(fc.nat(PRESSES.length - 1), fc.nat(5), fc.nat(5)), {
  maxLength: 30,
});

test.for<[when: string, between: () => void]>([
  ['', () => undefined],
  [', also when other tabs change it meanwhile', readAgain],
])('a list on this device shows the same as one in an account%s', ([, between]) => {
  fc.assert(
    fc.property(somePresses, (presses) => {
      forget();
      const alone = pressAll(presses, between);
      forget();
      setConfirmedKitchen({ household_id: 'h', state: { ...EMPTY_KITCHEN, pantryOn: false } });
      setKitchenHome({ user_id: '', device: 'd', seq: 0 });
      expect(alone).toEqual(pressAll(presses));
    }),
    { numRuns: 200 },
  );
});

/** Puts into storage what a browser of the version before has. */
function keep(kept: Readonly<Record<string, string>>): void {
  for (const [key, text] of Object.entries(kept)) localStorage.setItem(key, text);
}

/** What the version before reads of a list: it knows no more of a line than this. */
function readBefore(text: string | null) {
  const { lines, ...own } = GroceryList.parse(JSON.parse(text ?? ''));
  return {
    ...own,
    lines: lines.map((line) => ({
      ...line,
      contributions: line.contributions.map(({ from: _, ...one }) => one),
    })),
  };
}

test('what the version before kept for a guest is all there after a change, and it can read all of it again', () => {
  keep(keptByGuest);
  const before = shown();
  expect(
    before.lines.map(({ name, got, selected }) => [name, got !== undefined, selected]),
  ).toEqual([
    ['Basmati rice', false, true],
    ['Onions', false, true],
    ['Salt', false, false],
    ['Butter', false, true],
    ['Milk', true, true],
    ['Eggs', false, true],
    ['Saffron', false, true],
  ]);
  expect([before.carts.length, before.ownCategories.length, before.ownGrams.length]).toEqual([
    1, 1, 1,
  ]);
  listByHand({ name: 'Tea', amount: 1, unit: '' });
  setPacks(before.carts[0]?.store_id ?? '', before.carts[0]?.items[0]?.ingredient_id ?? '', 5);

  const lines = groceryList().lines.slice(0, -1);
  const old = JSON.parse(keptByGuest.groceryList);
  const kept = readBefore(localStorage.getItem('groceryList'));
  expect({ ...kept, lines: kept.lines.slice(0, -1) }).toEqual(readBefore(keptByGuest.groceryList));
  expect(lines.map(({ got, buyAll }) => [got, buyAll])).toEqual(
    old.lines.map(({ got, buyAll }: SharedLine) => [got, buyAll]),
  );
  const [cart] = Carts.parse(JSON.parse(localStorage.getItem('carts') ?? ''));
  expect(cart?.items.map(({ quantity, price }) => [quantity, price])).toEqual([
    [5, 349],
    [1, 299],
  ]);
  for (const key of ['placedOrders', 'selectedRecipes', 'aislesOf', 'inStore'] as const)
    expect(localStorage.getItem(key)).toBe(keptByGuest[key]);
});

test('an undone addition leaves what the version before had listed', () => {
  keep(keptByGuest);
  const before = shown();
  unlistByHand(listByHand({ name: 'Milk', amount: 1, unit: 'l', note: 'the blue one' }));
  expect(shown().lines.map(({ contributions }) => contributions)).toEqual(
    before.lines.map(({ contributions }) => contributions),
  );
});

test('an old tab and a new one change the same list', () => {
  keep(keptByGuest);
  removeLines(['onions']);
  // The old tab adds a line as it knows them, and ticks one.
  const { lines, ...own } = JSON.parse(localStorage.getItem('groceryList') ?? '');
  const [saffron] = JSON.parse(keptByGuest.groceryList).lines.slice(-1);
  const got = { seq: 0, device: '', by: '', at: 1, amounts: [] };
  const ticked = lines.map((line: SharedLine) =>
    line.key === 'saffron' ? { ...line, got } : line,
  );
  const bread = { ...saffron, key: 'bread', name: 'Bread' };
  keep({ groceryList: JSON.stringify({ ...own, lines: [...ticked, bread] }) });
  editLine('bread', { amount: { amount: 2, unit: 'loaf' }, category: 'Other' });
  const after = groceryList().lines;
  expect(after.map(({ key }) => key)).toEqual([
    ...JSON.parse(keptByGuest.groceryList)
      .lines.map(({ key }: SharedLine) => key)
      .filter((key: string) => key !== 'onions'),
    'bread',
  ]);
  expect(after.at(-1)?.edited).toEqual({ amount: 2, unit: 'loaf' });
  expect(after.at(-2)?.got).toEqual(got);
});

/** Sam's browser as the version before left it, with Sam signed in. */
function keepAccount(): void {
  const kept = Object.entries(keptByAccount).map(([key, text]) => [addressOf(key, SAM.id), text]);
  keep(Object.fromEntries(kept));
  storedUser.set(SAM);
}

test('what waits of an account when the version before left is shown and kept', () => {
  keepAccount();
  showKitchen();
  const got = groceryList().lines.filter((line) => line.got);
  expect(got.map(({ name }) => name)).toEqual(['Onions', 'Milk', 'Jam']);
  expect(groceryList().lines.some(({ name }) => name === 'Tea')).toBe(false);
  expect(waitingOps()).toHaveLength(5);
  const { carts, pantry } = keptByAccount;
  expect(cartsNow()).toEqual(Carts.parse(JSON.parse(carts)));
  expect(pantryNow().pantry.slice(0, 1)).toEqual(JSON.parse(pantry).pantry.slice(0, 1));
});

test('changes that are made before they can be shown wait, and are shown once', () => {
  keep(keptByGuest);
  const [at, device] = [NOON, HERE];
  const op = { op_id: 'a', device, at, base_seq: 0 };
  updateWaitingOps(() => [
    { ...op, kind: 'add_item', payload: { item: { name: 'Tea', amount: 1, unit: '' } } },
  ]);
  settleOld(undefined);
  showKitchen();
  showKitchen();
  expect(groceryList().lines.filter(({ name }) => name === 'Tea')).toHaveLength(1);
  expect(waitingOps()).toEqual([]);
});

test('a waiting change that cannot be read does not take the others with it', () => {
  const text = (name: string) =>
    `{"op_id":"${name}","device":"","at":1,"base_seq":0,"kind":"add_item","payload":{"item":{"name":"${name}","amount":1,"unit":""}}}`;
  const ofLater = text('b').replace('add_item', 'of_a_later_version');
  localStorage.setItem('kitchenWaiting', `[${text('a')},${ofLater},${text('c')}]`);
  showKitchen();
  expect(groceryList().lines.map(({ name }) => name)).toEqual(['a', 'c']);
  expect(waitingOps()).toEqual([]);
});

test('lines that an account’s list has left can be taken off', () => {
  keepAccount();
  localStorage.removeItem(addressOf('kitchen'));
  setKitchenHome(undefined);
  const before = groceryList().lines;
  expect(before.length).toBeGreaterThan(1);
  removeLines([before[0]?.key ?? '']);
  expect(groceryList().lines.map(({ key }) => key)).toEqual(before.slice(1).map(({ key }) => key));
  clearLines();
  expect(groceryList().lines).toEqual([]);
});

test('a change that was made before a sign-in and not shown is one of the account then, once', () => {
  keepAccount();
  const op = { op_id: 'a', device: HERE, at: NOON, base_seq: 0 };
  updateWaitingOps((all) => [
    ...all,
    { ...op, kind: 'add_item', payload: { item: { name: 'Cocoa', amount: 1, unit: '' } } },
  ]);
  showKitchen();
  showKitchen();
  expect(groceryList().lines.filter(({ name }) => name === 'Cocoa')).toHaveLength(1);
  expect(waitingOps().filter(({ op_id }) => op_id === 'a')).toMatchObject([
    { device: kitchenHome()?.device, base_seq: kitchenHome()?.seq },
  ]);
});

test('where the copy of an account’s kitchen cannot be read, the list stays, and changes wait', () => {
  keepAccount();
  localStorage.setItem(addressOf('kitchen'), '{}');
  const { lines } = groceryList();
  showKitchen();
  listByHand({ name: 'Cocoa', amount: 1, unit: '' });
  expect(groceryList().lines).toEqual(lines);
  expect(waitingOps().at(-1)).toMatchObject({ kind: 'add_item', device: kitchenHome()?.device });
});

test('nothing that one person took off a list comes back for the next', () => {
  const undo = [removeLines, clearLines].map((act) => {
    listByHand({ name: 'Tea', amount: 1, unit: '' });
    return act(['tea']);
  });
  comeAndGo();
  for (const putBack of undo) putBack();
  expect(groceryList().lines).toEqual([]);
});

test('the 1,001st line is refused with words', async () => {
  listByHand(
    ...Array.from({ length: MAX_LINES + 1 }, (_, n) => ({
      name: `thing ${n}`,
      amount: 1,
      unit: '',
    })),
  );
  expect(groceryList().lines).toHaveLength(MAX_LINES);
  await vi.waitFor(() =>
    expect(toasts.get().map(({ text }) => text)).toEqual([ERRORS.list_full.message]),
  );
});
