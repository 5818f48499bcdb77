import { cents } from '@larder/shared/basics/money';
import type { BrandChoice } from '@larder/shared/kitchen/brands.model';
import { planAt } from '@larder/shared/plan/basketPlan';
import { PLAN_DEFAULTS } from '@larder/shared/plan/planSettings';
import type { ComparedItem } from '@larder/shared/stores/compare.calls';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { toOffers } from '#shop/compare/offers.ts';
import { id, item, store, vendor } from '#testing/comparison.ts';

import {
  coverAt,
  type ComparedNeed,
  foodsOf,
  stillNeeded,
  toPlanInput,
  unrefused,
} from './planInput.ts';

const NEED: ComparedNeed = { name: 'Milk', unit_quantity: 500, unit: 'gm', ingredient_id: id(1) };
type Product = { brand?: string; price: number; stock?: number; amount?: number };

/** Packs of milk, the first the usual one. */
function milk(products: readonly Product[]): ComparedItem {
  const packs = products.map(({ brand, price, stock = 10, amount = 500 }, at) =>
    item(at + 1, brand === undefined ? 'Milk' : `${brand} milk`, {
      wanted: 'Milk',
      price: cents(price),
      quantity: stock,
      amount,
      unit_quantity: amount,
      ...(brand !== undefined && { brand, food: 'Milk' }),
    }),
  );
  const [usual = item(1, 'Milk')] = packs;
  return packs.length > 1 ? { ...usual, packs } : usual;
}

function shop(
  products: readonly Product[],
  brands: readonly BrandChoice[],
  bought: readonly string[] = [],
) {
  const vendors = [
    vendor([store(1, { items: [milk(products)], coverage: { matched: 1, wanted: 1 } })]),
  ];
  const foods = foodsOf({ needs: [NEED], vendors }, { brands, bought: new Set(bought) });
  const { needs, stores } = toPlanInput(foods, vendors, []);
  const plan = planAt(needs, stores, { ...PLAN_DEFAULTS, home: undefined });
  return { foods, plan, offer: toOffers(vendors, foods)[0] };
}

const chosen = (brand: string, choice: BrandChoice['choice']): BrandChoice => ({
  food: 'milk',
  brand,
  choice,
});
const HORIZON = { brand: 'Horizon', price: 500 };
const LUCERNE = { brand: 'Lucerne', price: 300 };
const idsOf = ({ plan }: ReturnType<typeof shop>) =>
  plan.lines.flatMap(({ packs }) => packs.map(({ ingredient_id }) => ingredient_id));

describe('the plan and the store’s card', () => {
  test('buy the chosen brand, at what it costs', () => {
    const found = shop([LUCERNE, HORIZON], [chosen('horizon', 'prefer')]);
    expect(idsOf(found)).toEqual([id(2)]);
    expect([found.plan.goods, found.offer?.total]).toEqual([500, 500]);
    expect(found.offer?.items).toMatchObject([{ name: 'Horizon milk', brand: 'Horizon' }]);
  });

  test('leave a brand out that is never wanted, though it costs less', () => {
    const found = shop([LUCERNE, HORIZON, { price: 900 }], [chosen('Lucerne', 'never')]);
    expect(idsOf(found)).toEqual([id(2)]);
  });

  test('lack a food of which only such brands are there; that is not too little of it', () => {
    const { plan, offer } = shop(
      [LUCERNE, HORIZON],
      [chosen('Lucerne', 'never'), chosen('Horizon', 'never')],
    );
    expect([plan.lines, plan.unmet]).toEqual([[], [id(1)]]);
    expect(offer).toMatchObject({
      items: [],
      covered: 0,
      short: 0,
      total: 0,
      refused: ['Milk'],
    });
  });

  test('show another brand where that has too little, never the refused one', () => {
    const { offer } = shop(
      [LUCERNE, { ...HORIZON, stock: 1, amount: 200 }],
      [chosen('Lucerne', 'never')],
    );
    expect(offer?.refused).toEqual([]);
    expect(offer?.items).toMatchObject([{ ingredient_id: id(2), packs: 3, isShort: true }]);
    expect([offer?.covered, offer?.short]).toEqual([0, 1]);
  });

  test('of brands that cost the same take the one bought before', () => {
    const same = { ...LUCERNE, brand: 'Store' };
    expect(idsOf(shop([LUCERNE, same], [], [id(2)]))).toEqual([id(2)]);
    expect(idsOf(shop([LUCERNE, same], []))).toEqual([id(1)]);
  });
});

test('what is held of a refused brand counts all the same', () => {
  const { foods } = shop([LUCERNE, HORIZON], [chosen('Lucerne', 'never')]);
  const held = [{ ingredient_id: id(1), quantity: 1 }];
  expect(foods.map((food) => stillNeeded(food, held))).toEqual([undefined]);
  expect(foods.map((food) => stillNeeded(food, []))).toEqual([500]);
});

const product = fc.record({
  brand: fc.constantFrom('A', 'B', 'C', undefined),
  price: fc.integer({ min: 1, max: 30 }),
  stock: fc.nat(3),
  amount: fc.constantFrom(200, 500, 700),
});
const products = fc
  .array(product, { minLength: 1, maxLength: 6 })
  .map((all): Product[] =>
    all.map(({ brand, ...one }) => (brand === undefined ? one : { ...one, brand })),
  );
const choices = fc
  .record({
    prefer: fc.constantFrom('A', 'B', 'C', undefined),
    never: fc.subarray(['A', 'B', 'C']),
  })
  .map(({ prefer, never }) => [
    ...(prefer === undefined ? [] : [chosen(prefer, 'prefer')]),
    ...never.filter((brand) => brand !== prefer).map((brand) => chosen(brand, 'never')),
  ]);

test('on any shelf, with any choices: never a refused brand, the chosen one alone while it covers', () => {
  fc.assert(
    fc.property(products, choices, (shelf, brands) => {
      const found = shop(shelf, brands);
      const brandOf = (ingredient_id: string) =>
        shelf.find((_, at) => id(at + 1) === ingredient_id)?.brand;
      const bought = idsOf(found).map(brandOf);
      const never = brands.filter(({ choice }) => choice === 'never').map(({ brand }) => brand);
      const prefer = brands.find(({ choice }) => choice === 'prefer')?.brand;
      expect(bought.filter((brand) => never.includes(brand ?? ''))).toEqual([]);
      expect((found.offer?.items ?? []).filter((one) => never.includes(one.brand ?? ''))).toEqual(
        [],
      );
      const ofBrand = shelf.filter(({ brand }) => brand !== undefined && brand === prefer);
      const held = ofBrand.reduce((sum, { amount = 0, stock = 0 }) => sum + amount * stock, 0);
      const isEnough = held >= NEED.unit_quantity;
      expect(new Set(isEnough ? bought : [prefer])).toEqual(new Set([prefer]));
      // The table counts as the plan of the store does.
      expect([found.offer?.total, found.offer?.covered]).toEqual([
        found.plan.goods,
        found.plan.lines.length,
      ]);
    }),
  );
});

test('choices of other foods and brands change nothing', () => {
  const others = [chosen('Else', 'never'), { ...chosen('A', 'never'), food: 'Butter' }];
  fc.assert(
    fc.property(products, (shelf) => {
      const [plain, same] = [shop(shelf, []), shop(shelf, others)];
      expect(same.plan).toEqual(plain.plan);
      const [food] = plain.foods;
      const cover = food && coverAt(food, milk(shelf));
      expect(cover?.cost ?? 0).toBe(plain.plan.goods);
    }),
  );
});

test('a store’s item is kept as its first pack that is not refused, with nothing of the usual one', () => {
  const products: Product[] = [{ brand: 'Horizon', price: 200 }, { price: 300 }, { price: 250 }];
  const usual = { ...milk(products), regular_price: cents(260), by_weight: true };
  const [kept] = unrefused(usual, ({ brand }) => brand === 'Horizon');
  expect(kept).toMatchObject({ ingredient_id: id(2), price: 300, wanted: 'Milk' });
  for (const own of ['brand', 'regular_price', 'by_weight', 'packs'])
    expect(kept).not.toHaveProperty(own);
  expect([unrefused(usual, () => false), unrefused(usual, () => true)]).toEqual([[usual], []]);
});
