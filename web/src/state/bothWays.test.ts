import { EMPTY_KITCHEN } from '@larder/shared/domain/emptyKitchen';
import { listedRecipes } from '@larder/shared/domain/groceryList';
import { cents } from '@larder/shared/domain/money';
import { compareText } from '@larder/shared/domain/text';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { showOps } from '#queries/kitchenShown';

import {
  acceptFee,
  acceptPrices,
  cartsNow,
  fillCart,
  refillCart,
  setItems,
  setPacks,
} from './carts.ts';
import { groceryList } from './groceryList.ts';
import { identifyListed, unlistByHand } from './itemsByHand.ts';
import { setKitchenHome, withEngine } from './kitchen.ts';
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
import { allOrders, rememberOrders, tellLost } from './placedOrders.ts';

/* A list on this device alone is changed by functions of its own, one in an account by operations. Both show the same. */

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

/** One of the lines, wherever it stands. */
const keyAt = (nth: number): string => {
  const keys = keysNow().toSorted(compareText);
  return keys[nth % Math.max(1, keys.length)] ?? '';
};
const lineAt = (nth: number) => groceryList().lines.find(({ key }) => key === keyAt(nth));
/** Lines that the catalogue knows later: alone they lose the tick and the wish for all of it then. */
const isUnknown = ({ key }: { key: string }) => key === 'tofu';
const of = <T>(all: readonly T[], nth: number): T => {
  const one = all[nth % all.length];
  if (one === undefined) throw new Error('there are none');
  return one;
};

const keysNow = (): string[] => groceryList().lines.map(({ key }) => key);

/**
 * Takes something off the list, with Undo until it is listed again: then, alone, lines take the earlier date, and lose
 * their tick.
 */
function takeOff(undo: Undo, act: () => () => void): void {
  const before = keysNow();
  const putBack = act();
  const left = new Set(keysNow());
  const gone = new Set(before.filter((key) => !left.has(key)).map((key) => key.replace('-id', '')));
  undo.push(() => {
    if (keysNow().every((key) => !gone.has(key.replace('-id', '')))) putBack();
  });
}

type Act = (a: number, b: number, undo: Undo) => void;

/** Undo is there for some seconds: the last presses may be undone, in any order. */
const undoOne: Act = (a, _, undo) => undo.splice(Math.max(0, undo.length - 1 - (a % 2)), 1)[0]?.();

const PRESSES: readonly Act[] = [
  (a, b) => listRecipes([{ recipe: of(RECIPES, a), servings: 1 + b }]),
  (a, b) => setListServings(of(RECIPES, a).id, b),
  (a, _, undo) => {
    const { id } = of(RECIPES, a);
    const isListed = listedRecipes(groceryList()).some(({ recipe_id }) => recipe_id === id);
    if (isListed) takeOff(undo, () => unlistRecipe(id));
  },
  (a, b, undo) => {
    // Each in an amount of its own: of two equal items, alone Undo takes the later one, whichever was meant.
    const items = [of(ITEMS, b), of(ITEMS, b + 1)]
      .slice(0, 1 + (a % 2))
      .map((item) => ({ ...item, amount: item.amount + Date.now() - NOON }));
    const ops = listByHand(...items);
    undo.push(() => unlistByHand(items, ops));
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
  (a, b, undo) => takeOff(undo, () => removeLines([keyAt(a), keyAt(b)])),
  (_, __, undo) => takeOff(undo, clearLines),
  (a, _, undo) => {
    const line = lineAt(a);
    if (line && !line.got && !isUnknown(line)) undo.push(gotLine(line));
  },
  (a) => {
    const line = lineAt(a);
    if (line?.got) notGot(line);
  },
  (_, __, undo) => takeOff(undo, () => clearGot(groceryList().lines.filter(({ got }) => got))),
  (a, b) => {
    const line = lineAt(a);
    if (line && !isUnknown(line)) setBuyAll(line, b % 2 === 0);
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
    // The server's ids: each order once. Alone, an order that is told again would take its packs again.
    const order_id = `order-${allOrders().length}`;
    if (a < 4)
      rememberOrders(
        asked,
        asked.map((cart) => ({ ...cart, order_id })),
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
function shown(isInOrder: boolean) {
  const { lines, ownCategories, ownGrams = [] } = groceryList();
  return {
    lines: (isInOrder ? lines : lines.toSorted((a, b) => compareText(a.key, b.key))).map(
      ({
        generation: _,
        place: __,
        added: ___,
        changed: ____,
        got,
        aliases: ______,
        buyAll = false,
        ...line
      }) => ({
        ...line,
        buyAll,
        got: got?.amounts,
        contributions: line.contributions.map(({ from: _____, ...one }) => one),
      }),
    ),
    ownCategories,
    ownGrams,
    // A cart that is filled anew keeps the packs that it has where they are, with an account.
    carts: cartsNow().map((cart) => ({ ...cart, items: sorted(cart.items) })),
    placed: allOrders().map(({ by: _, at: __, items, lost, ...order }) => ({
      ...order,
      items: sorted(items.map(({ image: ___, ...item }) => item)),
      lost: lost && { ...lost, items: sorted(lost.items) },
    })),
  };
}

function sorted<Item extends { ingredient_id: string }>(items: readonly Item[]): Item[] {
  return items.toSorted((a, b) => compareText(a.ingredient_id, b.ingredient_id));
}

function pressAll(presses: readonly Press[]) {
  const clock = vi.spyOn(Date, 'now');
  const undo: Undo = [];
  for (const [at, [nth, a, b]] of presses.entries()) {
    clock.mockReturnValue(NOON + at);
    of(PRESSES, nth)(a, b, undo);
  }
  // Lines that come back beside later ones may have another place among them.
  const after = shown(presses.every(([nth]) => PRESSES[nth] !== undoOne));
  clock.mockRestore();
  return after;
}

let leave: () => void = () => undefined;

/** A list in an account, whose operations the shared reducer applies. */
function withAccount(): void {
  localStorage.clear();
  setConfirmedKitchen({ household_id: 'h', state: { ...EMPTY_KITCHEN, pantryOn: false } });
  setKitchenHome({ user_id: '', device: 'd', seq: 0 });
  leave = withEngine({ show: showOps });
}

beforeEach(() => localStorage.clear());
afterEach(() => leave());

const somePresses = fc.array(fc.tuple(fc.nat(PRESSES.length - 1), fc.nat(5), fc.nat(5)), {
  maxLength: 30,
});

test('the same presses show the same, on this device alone and with an account', () => {
  fc.assert(
    fc.property(somePresses, (presses) => {
      localStorage.clear();
      const alone = pressAll(presses);
      withAccount();
      const shared = pressAll(presses);
      leave();
      expect(shared).toEqual(alone);
    }),
    { numRuns: 1_000 },
  );
});
