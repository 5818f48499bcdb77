import { describe, expect, test } from 'vitest';

import { PLAN_DEFAULTS } from './basketPlan.ts';
import { addManual, addRecipe, EMPTY_LIST } from './groceryList.ts';
import { cents } from './money.ts';
import {
  aislesOf,
  elsewhereFor,
  followOrder,
  type Mark,
  progressOf,
  recipesNeeding,
  type SheetItem,
  type SheetOffer,
  type TripStop,
} from './tripSheet.ts';

const thing = (ingredient_id: string, more: Partial<SheetItem> = {}): SheetItem => ({
  ingredient_id,
  name: ingredient_id,
  unit: 'gm',
  unit_quantity: 100,
  price: cents(400),
  quantity: 1,
  category: 'Produce',
  recipes: [],
  offers: [],
  ...more,
});

test('aisles come in the order of the list, unknown ones last, without empty ones', () => {
  const marks: Record<string, Mark> = { leek: 'got', kale: 'none', salt: 'dropped' };
  const items = [
    thing('bag', { category: 'Bags' }),
    thing('salt', { category: 'Pantry' }),
    thing('leek'),
    thing('kale'),
  ];
  expect(
    aislesOf({ items, marks }).map(({ category, open, settled }) => [
      category,
      open.map((item) => item.name),
      settled.map((item) => item.name),
    ]),
  ).toEqual([
    ['Produce', ['kale'], ['leek']],
    ['Pantry', [], ['salt']],
    ['Other', ['bag'], []],
  ]);
  expect(aislesOf({ items, marks }, ['Other']).map(({ category }) => category)).toEqual([
    'Other',
    'Produce',
    'Pantry',
  ]);
  expect(progressOf({ items, marks })).toEqual({ got: 1, none: 2, left: 1, cost: 400 });
});

describe('where else', () => {
  const here = { lat: 40, lng: -74 };
  /** By road. */
  const north = (miles: number) => ({ lat: 40 + (miles / 1.3 / 3959) * (180 / Math.PI), lng: -74 });
  const offer = (store_id: string, miles: number, price: number) => ({
    store_id,
    storeName: store_id,
    place: north(miles),
    item: thing('leek', { price: cents(price) }),
  });
  const stop = (store_id: string, miles: number, more: Partial<TripStop> = {}): TripStop => ({
    id: `stop ${store_id}`,
    store_id,
    storeName: store_id,
    place: north(miles),
    items: [],
    marks: {},
    isDone: false,
    ...more,
  });
  const settings = { ...PLAN_DEFAULTS, home: here, centsPerMile: 50, centsPerStop: 300 };
  /** A leek for $4.00 that is not there, and what else there is at the first stop. */
  const ask = (
    offers: readonly SheetOffer[],
    { later = [], more = [] }: { later?: readonly TripStop[]; more?: readonly SheetItem[] } = {},
  ) => {
    const leek = thing('leek', { offers });
    const marks = Object.fromEntries(
      [leek, ...more].map((one) => [one.ingredient_id, 'none' as const]),
    );
    const first = stop('here', 0, { items: [leek, ...more], marks });
    const found = elsewhereFor({ stop: first, item: leek }, [first, ...later], settings);
    return found && [found.offer.store_id, found.kind, found.way, found.together].join(' ');
  };
  const kale = (...offers: SheetOffer[]) =>
    thing('kale', {
      offers: offers.map((one) => ({ ...one, item: thing('kale', { price: one.item.price }) })),
    });

  test.for([
    // why this row exists, offers, what else there is, the answer
    ['no offer', [], {}, undefined],
    ['a later stop, however far', [offer('b', 9, 390)], { later: [stop('b', 9)] }, 'b next 0 1'],
    [
      'a later stop, unless a new one saves more than its way',
      [offer('b', 9, 990), offer('a', 0, 100)],
      { later: [stop('b', 9)] },
      'a worth 300 1',
    ],
    [
      'a stop that is done is a way again',
      [offer('b', 0, 390)],
      { later: [stop('b', 0, { isDone: true })] },
      'b worth 300 1',
    ],
    ['a way that costs the thing exactly', [offer('a', 1, 100)], {}, 'a worth 400 1'],
    ['a way that costs a cent more', [offer('a', 1.01, 100)], {}, 'a far 401 1'],
    ['the least of packs and way', [offer('a', 9, 100), offer('b', 1, 200)], {}, 'b worth 400 1'],
    [
      'on the way to a later stop only the stop counts',
      [offer('a', 5, 100)],
      { later: [stop('b', 9)] },
      'a worth 300 1',
    ],
    [
      'two things together are worth a way that one is not',
      [offer('a', 2, 100)],
      { more: [kale(offer('a', 2, 100))] },
      'a worth 500 2',
    ],
    [
      'not a later stop where it is not there either',
      [offer('b', 9, 390)],
      { later: [stop('b', 9, { items: [thing('leek')], marks: { leek: 'none' } })] },
      undefined,
    ],
    [
      'a later stop, though a way for something else is not worth it',
      [offer('b', 9, 390), offer('a', 20, 100)],
      { later: [stop('b', 9)], more: [kale(offer('a', 20, 100))] },
      'b next 0 1',
    ],
    ['a store that delivers', [{ ...offer('d', 1, 100), delivers: true }], {}, 'd delivery 0 1'],
    [
      'one to go to before one that delivers',
      [{ ...offer('d', 1, 10), delivers: true }, offer('a', 9, 390)],
      {},
      'a far 1200 1',
    ],
  ] as const)('%s', ([, offers, rest, expected]) => {
    expect(ask(offers, rest)).toBe(expected);
  });
});

test('the recipes that need a thing, by ingredient or name, once each', () => {
  const recipe = (id: number, title: string, name: string) => ({
    id,
    title,
    servings: 2,
    ingredients: [{ name, amount: 1, unit: 'cup' }],
  });
  const list = addManual(
    addRecipe(addRecipe(EMPTY_LIST, recipe(1, 'Chili', 'Cumin')), recipe(2, 'Dal', 'cumin')),
    { name: 'Cumin', amount: 1, unit: 'tsp' },
  );
  expect(recipesNeeding(list, { ingredient_id: 'x', name: 'CUMIN' })).toEqual(['Chili', 'Dal']);
  expect(recipesNeeding(list, { ingredient_id: 'x', name: 'Salt' })).toEqual([]);
});

test('a stop follows its order: short, replaced, proposed, as often as it is read', () => {
  const line = (ingredient_id: string, quantity: number) => ({
    ingredient_id,
    name: ingredient_id,
    unit: 'gm',
    unit_quantity: 100,
    price: cents(400),
    quantity,
  });
  const change = (state: string, ingredient_id: string, given?: string) => ({
    state,
    ingredient_id,
    replacement: given === undefined ? null : { ingredient_id: given },
  });
  const recipes = ['Soup'];
  const stop = {
    items: [thing('leek', { quantity: 3, recipes }), thing('kale'), thing('salt'), thing('extra')],
  };
  const order = {
    items: [line('leek', 1), line('salt', 1), line('chard', 2)],
    changes: [
      change('short', 'leek'),
      change('replaced', 'kale', 'chard'),
      change('proposed', 'salt', 'saffron'),
    ],
  };
  const followed = followOrder(stop, order);
  const told = followed.items.map((item) => `${item.quantity} ${item.name} ${item.category}`);
  expect(told.toSorted()).toEqual([
    '1 extra Produce',
    '1 leek Produce',
    '1 salt Produce',
    '2 chard Produce',
  ]);
  const again = followOrder(followed, order).items;
  expect(new Set(again)).toEqual(new Set(followed.items));
});
