import { cents } from '@larder/shared/basics/money';
import { findCart, setCart, setCartItems, setCartQuantity } from '@larder/shared/kitchen/carts';
import type { Cart, CartStore } from '@larder/shared/kitchen/carts.model';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { holdingsElsewhere, holdingsOf, missingPacks } from './coverage.ts';
import {
  type CardItem,
  type CardLine,
  cardLines,
  cardTotal,
  type Choice,
  chosenItems,
  groupLines,
  isAllCovered,
  isCovered,
  isMissingChosen,
  missingItems,
  noneChosen,
  savingOf,
  toCartItem,
} from './storeCard.ts';

const cardItem = (ingredient_id: string, more: Partial<CardItem> = {}): CardItem => ({
  ingredient_id,
  name: ingredient_id,
  unit: 'gm',
  unit_quantity: 500,
  price: cents(100),
  stock: 10,
  needed: 1,
  ...more,
});
const store = (id: string): CartStore => ({
  store_id: id,
  storeName: `Store ${id}`,
  storeType: 'Delivery',
  vendorId: 'v',
  vendorName: 'Ada',
  deliveryFee: cents(0),
  minimumOrder: cents(0),
});

/** A card of store a with these items, beside these carts. */
function show(
  items: readonly CardItem[],
  carts: readonly Cart[] = [],
  chosen: ReadonlyMap<string, Choice> = new Map(),
): CardLine[] {
  const needs = new Map(items.map((item) => [item.ingredient_id, item.needed]));
  const elsewhere = holdingsElsewhere(holdingsOf(carts, []), 'a', needs);
  return cardLines(items, { cart: findCart(carts, 'a'), chosen, elsewhere });
}
const packs = (lines: readonly CardLine[]) =>
  lines.map((line) => `${line.ingredient_id} ${line.quantity}`);
const rice = (more: Partial<CardItem> = {}) => cardItem('rice', { needed: 3, ...more });
const milk = cardItem('milk');
const inCart = (id: string, item: CardItem, quantity: number) =>
  setCart([], store(id), [toCartItem(item, quantity)]);

describe('the packs of a row', () => {
  test.for([
    [rice(), [], 'rice 3', 'at first as many as the list needs'],
    [rice({ stock: 2 }), [], 'rice 2', 'never more than the store has'],
    [rice({ needed: 5000, stock: 9000 }), [], 'rice 999', 'nor more than an order takes'],
    [rice({ needed: 0 }), [], 'rice 0', 'nothing of what nobody needs'],
    [rice(), inCart('b', rice(), 3), 'rice 0', 'none once another cart has them'],
    [rice(), inCart('b', rice(), 1), 'rice 2', 'the rest where another cart has a part'],
    [rice(), inCart('a', rice(), 7), 'rice 7', 'those in the store’s own cart'],
    [rice(), inCart('a', milk, 1), 'rice 0', 'none where the cart has none'],
  ] as const)('%j with %j are %s: %s', ([item, carts, expected]) => {
    expect(packs(show([item], carts))[0]).toBe(expected);
  });

  test('are those chosen by hand, as long as as many are missing', () => {
    const chosen = new Map([['rice', { quantity: 1, missing: 3 }]]);
    expect(packs(show([rice()], [], chosen))).toEqual(['rice 1']);
    expect(packs(show([rice()], inCart('b', rice(), 3), chosen))).toEqual(['rice 0']);
    expect(packs(show([rice()], inCart('a', rice(), 2), chosen))).toEqual(['rice 2']);
  });
});

test('what else is in the cart is on the card, and what is covered elsewhere comes last', () => {
  const carts = setCart(inCart('b', milk, 1), store('a'), [toCartItem(cardItem('tea'), 4)]);
  const lines = show([milk, rice()], carts);
  expect(packs(lines)).toEqual(['rice 0', 'tea 4', 'milk 0']);
  expect(lines.map(isCovered)).toEqual([false, false, true]);
});

test('a price that is another in the cart is told, and the total is the cart’s', () => {
  const lines = show([rice({ price: cents(120) })], inCart('a', rice(), 2));
  expect(lines[0]).toMatchObject({ price: 120, cartPrice: 100 });
  expect(cardTotal(lines, inCart('a', rice(), 2)[0])).toBe(200);
  expect(show([rice()], inCart('a', rice(), 2))[0]?.cartPrice).toBeUndefined();
});

describe('what is missing', () => {
  test.for([
    [[rice(), milk], [], ['rice 3', 'milk 1'], 400, 'everything, before there is a cart'],
    [[rice(), milk], inCart('b', rice(), 3), ['milk 1'], 100, 'the rest'],
    [[rice(), milk], inCart('a', rice(), 3), ['milk 1'], 100, 'the rest, with a cart here'],
    [[rice(), milk], inCart('a', rice(), 1), ['rice 3', 'milk 1'], 300, 'two more of rice'],
    [[rice({ stock: 2 })], inCart('a', rice(), 2), [], 0, 'the store has no more'],
    [[rice({ stock: 2 })], [], ['rice 2'], 200, 'as far as the store has it'],
    [[rice({ needed: 0 })], [], [], 0, 'nobody needs it'],
  ] as const)('of %j beside %j is %j for %d: %s', ([items, carts, expected, cost]) => {
    const lines = show(items, carts);
    const missing = missingItems(lines, findCart(carts, 'a'));
    expect(missing.items.map((item) => `${item.ingredient_id} ${item.quantity}`)).toEqual(expected);
    expect(missing.cost).toBe(cost);
  });

  test('adds to the cart what it says, whatever the old prices', () => {
    const carts = inCart('a', rice(), 1);
    const lines = show([rice({ price: cents(120) })], carts);
    const { items, cost } = missingItems(lines, carts[0]);
    // 3 x 1.20 in place of 1 x 1.00
    expect(cost).toBe(260);
    expect(setCartItems(carts, store('a'), items)[0]?.totalPrice).toBe(100 + 260);
  });

  test.for([
    [new Map(), true, 'the first choice is what is missing'],
    [new Map([['milk', { quantity: 2, missing: 1 }]]), false, 'one pack more is another'],
    [new Map([['milk', { quantity: 0, missing: 1 }]]), false, 'one row less as well'],
  ] as const)('is chosen with %j: %s (%s)', ([chosen, expected]) => {
    expect(isMissingChosen(show([rice(), milk], inCart('b', rice(), 3), chosen))).toBe(expected);
  });

  test('is not chosen where nothing is', () => {
    expect(isMissingChosen(show([milk], inCart('b', milk, 1)))).toBe(false);
  });
});

describe('a card has nothing to offer', () => {
  const both = [rice(), milk];
  const twoCarts = [...inCart('b', rice(), 3), ...inCart('c', milk, 1)];
  const soldOut = cardItem('milk', { stock: 0 });
  const unneeded = cardItem('tea', { needed: 0 });
  const none = { quantity: 0, missing: 3 };
  const rows: [CardItem[], readonly Cart[], [string, Choice][], boolean, string][] = [
    [both, twoCarts, [], true, 'two carts have everything'],
    [both, inCart('b', rice(), 3), [], false, 'milk is missing'],
    [both, twoCarts, [['milk', { quantity: 1, missing: 0 }]], false, 'one more is chosen by hand'],
    [[rice()], [], [['rice', none]], false, 'nothing is covered, none is chosen'],
    [[rice(), soldOut], inCart('b', rice(), 3), [], true, 'the missing one is sold out here'],
    [[unneeded], inCart('b', unneeded, 1), [], false, 'the list does not need it'],
  ];
  test.for(rows)('%#: %j', ([items, carts, chosen, expected]) => {
    expect(isAllCovered(show(items, carts, new Map(chosen)))).toBe(expected);
  });
});

test('after the last packs were put back nothing is chosen', () => {
  const lines = show([rice(), milk], inCart('a', rice(), 1));
  expect(packs(show([rice(), milk], [], noneChosen(lines)))).toEqual(['rice 0', 'milk 0']);
});

describe('whatever is pressed', () => {
  const SHELF = ['rice', 'milk', 'eggs'].map((id, at) =>
    cardItem(id, { needed: at + 1, stock: 2 + at, price: cents(100 + at) }),
  );
  const NEEDS = new Map(SHELF.map((item) => [item.ingredient_id, item.needed]));
  const STORES = ['a', 'b', 'c'];
  type Shop = { carts: readonly Cart[]; chosen: Record<string, ReadonlyMap<string, Choice>> };

  function cardOf({ carts, chosen }: Shop, id: string) {
    const cart = findCart(carts, id);
    const elsewhere = holdingsElsewhere(holdingsOf(carts, []), id, NEEDS);
    return { cart, lines: cardLines(SHELF, { cart, chosen: chosen[id] ?? new Map(), elsewhere }) };
  }
  function press(shop: Shop, { kind, id, item, quantity }: Press): Shop {
    const { cart, lines } = cardOf(shop, id);
    const line = lines.find((one) => one.ingredient_id === item);
    const none = { ...shop.chosen, [id]: new Map() };
    switch (kind) {
      case 'add':
        return cart || chosenItems(lines).length === 0
          ? shop
          : { carts: setCart(shop.carts, store(id), chosenItems(lines)), chosen: none };
      case 'missing':
        return {
          carts: setCartItems(shop.carts, store(id), missingItems(lines, cart).items),
          chosen: none,
        };
      case 'step': {
        const stepped = [toCartItem(line ?? cardItem(item), quantity)];
        if (cart) return { ...shop, carts: setCartItems(shop.carts, store(id), stepped) };
        if (!line) return shop;
        const chosen = new Map(shop.chosen[id]).set(item, { quantity, missing: line.missing });
        return { ...shop, chosen: { ...shop.chosen, [id]: chosen } };
      }
      case 'remove':
        return {
          ...shop,
          carts: setCartQuantity(shop.carts, { store_id: id, ingredient_id: item }, 0),
        };
    }
  }
  const anyPress = fc.record({
    kind: fc.constantFrom('add', 'missing', 'step', 'remove'),
    id: fc.constantFrom(...STORES),
    item: fc.constantFrom('rice', 'milk', 'eggs', 'tea'),
    quantity: fc.nat(4),
  });
  type Press = {
    kind: 'add' | 'missing' | 'step' | 'remove';
    id: string;
    item: string;
    quantity: number;
  };
  const afterPresses = fc
    .array(anyPress, { maxLength: 12 })
    .map((presses) => presses.reduce(press, { carts: [], chosen: {} } satisfies Shop as Shop));

  test('twice is as good as once', () => {
    fc.assert(
      fc.property(afterPresses, anyPress, (shop, one) => {
        const once = press(shop, one);
        expect(press(once, one).carts).toEqual(once.carts);
      }),
    );
  });

  test('a card with a cart shows the cart, and its total', () => {
    fc.assert(
      fc.property(afterPresses, fc.constantFrom(...STORES), (shop, id) => {
        const { cart, lines } = cardOf(shop, id);
        if (!cart) return;
        const shown = lines.filter((line) => line.quantity > 0);
        expect(new Map(shown.map((line) => [line.ingredient_id, line.quantity]))).toEqual(
          new Map(cart.items.map((item) => [item.ingredient_id, item.quantity])),
        );
        expect(cardTotal(lines, cart)).toBe(cart.totalPrice);
      }),
    );
  });

  test('every card misses the same, and adding what is missing covers all that the store has', () => {
    fc.assert(
      fc.property(afterPresses, fc.constantFrom(...STORES), (shop, id) => {
        const holdings = holdingsOf(shop.carts, []);
        for (const { ingredient_id, needed } of SHELF) {
          const held = holdings.filter((one) => one.ingredient_id === ingredient_id);
          const missing = STORES.map(
            (one) =>
              cardOf(shop, one).lines.find((line) => line.ingredient_id === ingredient_id)?.missing,
          );
          expect(missing).toEqual(STORES.map(() => missingPacks(needed, held)));
        }
        const { cart, lines } = cardOf(
          press(shop, { kind: 'missing', id, item: 'rice', quantity: 0 }),
          id,
        );
        for (const line of lines)
          expect(line.missing === 0 || (cart && line.quantity >= line.stock)).toBeTruthy();
      }),
    );
  });
});

describe('the groups of a store', () => {
  const cheap = rice({ price: cents(80) });
  const other = (item: CardItem, quantity: number) => inCart('b', item, quantity);

  test.for([
    [cheap, other(rice(), 3), 'cheaper', 'three packs for 20 cents less'],
    [rice(), other(rice(), 3), 'covered', 'the same price'],
    [rice({ price: cents(120) }), other(rice(), 3), 'covered', 'dearer here'],
    [rice({ price: cents(80), stock: 2 }), other(rice(), 3), 'covered', 'too few here'],
    [cheap, other(rice(), 2), 'open', 'one is still missing'],
    [cheap, [], 'open', 'in no cart'],
  ] as const)('%j beside %j is %s: %s', ([item, carts, group]) => {
    const groups = groupLines(show([item, milk], carts));
    expect(groups[group].map((line) => line.ingredient_id)).toContain('rice');
    expect(groups.open.map((line) => line.ingredient_id)).toContain('milk');
  });

  test.for([
    [cents(330), 'cheaper', 'the bag saves $0.30, the jar costs $0.20 more'],
    [cents(350), 'covered', 'both together cost the same'],
  ] as const)('two sizes of a food, one at %d cents, are %s together: %s', ([price, group]) => {
    const sizes = [
      cardItem('bag', { name: 'Rice', price }),
      cardItem('jar', { name: 'rice', price: cents(100) }),
    ];
    const carts = setCartItems(inCart('b', cardItem('bag', { price: cents(360) }), 1), store('b'), [
      toCartItem(cardItem('jar', { price: cents(90) }), 1),
    ]);
    const groups = groupLines(show(sizes, carts));
    expect(groups[group].map((line) => line.ingredient_id)).toEqual(['bag', 'jar']);
    expect(savingOf(groups[group])).toBe(450 - price - 100);
  });

  test('the largest saving leads, and is what the carts ask more', () => {
    const carts = setCartItems(other(rice(), 3), store('b'), [
      toCartItem({ ...milk, price: cents(300) }, 1),
    ]);
    const { cheaper } = groupLines(show([cheap, milk], carts));
    expect(cheaper.map((line) => [line.ingredient_id, savingOf([line])])).toEqual([
      ['milk', 200],
      ['rice', 60],
    ]);
  });
});
