import fc from 'fast-check';
import { expect, test } from 'vitest';

import { readFacts } from '#catalogue/facts';
import { readPacks } from '#catalogue/packs';
import { ingredientId } from '#ids';
import { DEMO_VENDORS } from '#people';

import { chance } from './chance.ts';
import { demoOffers, demoStores, storeTypeOf } from './demoStores.ts';
import { namedSlugs } from './shelves.ts';
import { storesNear } from './storesNear.ts';

const facts = readFacts();
const packs = readPacks();
const priceOf = new Map(
  [...facts, ...packs].map(({ slug, price_usd }) => [ingredientId(slug), price_usd * 100]),
);
const foods = new Set(facts.map(({ slug }) => ingredientId(slug)));
const stores = demoStores();
const shelves = new Map(stores.map((store) => [store, demoOffers(store)]));

test('there are at least 60 stores, each with an id of its own', () => {
  expect(stores.length).toBeGreaterThanOrEqual(60);
  expect(new Set(stores.map(({ store_id }) => store_id)).size).toBe(stores.length);
});

test('every store has a vendor, and every vendor at least five stores', () => {
  const owned = Map.groupBy(stores, ({ vendor }) => vendor);
  expect([...owned.keys()]).toEqual(DEMO_VENDORS.map((_, index) => index));
  expect([...owned.values()].filter((list) => list.length < 5)).toEqual([]);
});

test('every area has stores that deliver and stores where one picks up', () => {
  for (const own of Map.groupBy(stores, ({ vendor }) => vendor).values()) {
    expect(new Set(own.map(({ store_type }) => store_type)).size).toBe(2);
  }
});

test('stores that deliver ask 2.99 to 5.99 dollars, the others nothing', () => {
  const fees = stores.map(({ store_type, delivery_fee_cents: fee }) => ({ store_type, fee }));
  const asked = fees.flatMap(({ store_type, fee }) => (store_type === 'Delivery' ? fee : []));
  expect([Math.min(...asked), Math.max(...asked)]).toEqual([299, 599]);
  expect(new Set(asked.map((fee) => fee % 50))).toEqual(new Set([49]));
  expect(fees.filter(({ store_type, fee }) => store_type === 'Pickup' && fee > 0)).toEqual([]);
});

test('corner shops take orders from 10 dollars, at most two in an area', () => {
  for (const own of Map.groupBy(stores, ({ vendor }) => vendor).values()) {
    const asking = own.filter((store) => store.minimum_order_cents > 0);
    expect(asking.filter(({ kind }) => kind !== 'corner shop')).toEqual([]);
    expect(asking.every((store) => store.minimum_order_cents === 1_000)).toBe(true);
    expect(asking.length).toBeLessThanOrEqual(2);
  }
});

test.for([
  ['supermarket', 1, 'Delivery', 'a large shop'],
  ['produce market', 2, 'Pickup', 'a market stall'],
  ['co-op', 2, 'Delivery', 'the others in turn'],
  ['co-op', 3, 'Pickup', 'the others in turn'],
] as const)('a %s in turn %d is %s: %s', ([kind, turn, expected]) => {
  expect(storeTypeOf(kind, turn)).toBe(expected);
});

test('each store keeps 45 to 80 % of the catalogue, no ingredient twice', () => {
  for (const offers of shelves.values()) {
    const kept = offers.filter(({ ingredient_id }) => foods.has(ingredient_id)).length;
    expect(kept / facts.length).toBeGreaterThanOrEqual(0.45);
    expect(kept / facts.length).toBeLessThanOrEqual(0.8);
    expect(new Set(offers.map(({ ingredient_id }) => ingredient_id)).size).toBe(offers.length);
  }
});

test('a store with a larger pack also has the usual one, which names are matched to', () => {
  const foodOf = new Map(
    packs.map(({ slug, food }) => [ingredientId(slug), ingredientId(food.slug)]),
  );
  const alone = [...shelves.values()].flatMap((offers) => {
    const own = new Set(offers.map(({ ingredient_id }) => ingredient_id));
    return [...own].filter((id) => foodOf.has(id) && !own.has(foodOf.get(id) ?? ''));
  });
  expect(alone).toEqual([]);
});

test('every larger pack is sold somewhere, and supermarkets more than corner shops', () => {
  const sold = new Set([...shelves.values()].flat().map(({ ingredient_id }) => ingredient_id));
  expect(packs.filter(({ slug }) => !sold.has(ingredientId(slug)))).toEqual([]);
  const share = (kind: string) => {
    const own = stores.filter((store) => store.kind === kind).flatMap((s) => shelves.get(s) ?? []);
    return own.filter(({ ingredient_id }) => !foods.has(ingredient_id)).length / own.length;
  };
  expect(share('supermarket')).toBeGreaterThan(share('corner shop'));
});

test('prices end in 9 cents and stay near the catalogue price', () => {
  for (const { ingredient_id, price_cents } of [...shelves.values()].flat()) {
    const price = priceOf.get(ingredient_id) ?? 0;
    expect(price_cents % 10).toBe(9);
    // Up to 5 cents come from the rounding.
    expect(price_cents).toBeGreaterThanOrEqual(Math.max(9, price * 0.88 * 0.93 - 5));
    expect(price_cents).toBeLessThanOrEqual(price * 1.15 * 1.07 + 5);
  }
});

test("dear and cheap stores differ: no price level is everybody's", () => {
  const levels = [...shelves.values()].map((offers) => {
    const ratios = offers.map((o) => o.price_cents / (priceOf.get(o.ingredient_id) ?? NaN));
    return ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length;
  });
  expect(Math.min(...levels)).toBeLessThan(0.93);
  expect(Math.max(...levels)).toBeGreaterThan(1.08);
});

test('stock is 5 to 120 packs, both ends reached', () => {
  const quantities = [...shelves.values()].flat().map(({ quantity }) => quantity);
  expect(Math.min(...quantities)).toBe(5);
  expect(Math.max(...quantities)).toBe(120);
  expect(quantities.every(Number.isInteger)).toBe(true);
});

test('everything in the catalogue can be bought in every area', () => {
  for (const own of Map.groupBy(stores, ({ vendor }) => vendor).values()) {
    const sold = new Set(
      own.flatMap((store) => shelves.get(store) ?? []).map((o) => o.ingredient_id),
    );
    expect([...foods].filter((id) => sold.has(id)).length / facts.length).toBeGreaterThan(0.97);
  }
});

test('the lists of staples and specialties name nothing the catalogue does not have', () => {
  const known = new Set(facts.map(({ slug }) => slug));
  expect(namedSlugs().filter((slug) => !known.has(slug))).toEqual([]);
});

test.for([
  ['asian grocer', 'fish-sauce', 'brie-cheese'],
  ['latin grocer', 'corn-tortillas', 'miso-paste'],
  ['indian grocer', 'garam-masala', 'refried-beans'],
  ['co-op', 'quinoa', 'hoisin-sauce'],
  ['produce market', 'kale', 'pork-chorizo'],
  ['corner shop', 'ketchup', 'fenugreek-seed'],
] as const)('a %s keeps %s more often than %s', ([kind, usual, unusual]) => {
  const own = stores.filter((store) => store.kind === kind);
  const keep = (slug: string) =>
    own.filter((store) => shelves.get(store)?.some((o) => o.ingredient_id === ingredientId(slug)));
  expect(keep(usual).length).toBeGreaterThan(keep(unusual).length);
});

test('two runs are the same, and two stores are not', () => {
  const [first, second] = stores;
  if (!first || !second) throw new Error('no stores');
  expect(demoStores()).toEqual(stores);
  expect(demoOffers(first)).toEqual(shelves.get(first));
  expect(demoOffers({ ...first, store_id: second.store_id })).not.toEqual(shelves.get(first));
});

test('a store near a visitor is stocked like any other', () => {
  for (const store of storesNear({ lat: 44.97, lng: -110.7 })) {
    const kept = demoOffers(store).filter(({ ingredient_id }) => foods.has(ingredient_id));
    const share = kept.length / facts.length;
    expect(share).toBeGreaterThanOrEqual(0.45);
    expect(share).toBeLessThanOrEqual(0.8);
  }
});

test('chance is even enough: each tenth of the range gets a tenth of the keys', () => {
  const tenths = Array.from({ length: 10 }, () => 0);
  for (let n = 0; n < 10_000; n += 1) {
    const tenth = Math.floor(chance(`store/${n}`) * 10);
    tenths[tenth] = (tenths[tenth] ?? 0) + 1;
  }
  // 1,000 each; 4 standard deviations are 120.
  expect(Math.min(...tenths)).toBeGreaterThan(880);
  expect(Math.max(...tenths)).toBeLessThan(1120);
});

test('chance never leaves its range', () => {
  fc.assert(
    fc.property(fc.string(), (key) => {
      expect(chance(key)).toBeGreaterThanOrEqual(0);
      expect(chance(key)).toBeLessThan(1);
    }),
  );
});
