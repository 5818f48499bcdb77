import { cents } from '@larder/shared/basics/money';
import { planAt } from '@larder/shared/plan/basketPlan';
import { PLAN_DEFAULTS } from '@larder/shared/plan/planSettings';
import type { ComparedVendor } from '@larder/shared/stores/compare.calls';
import { everythingAt } from '@larder/shared/stores/offers';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { type ComparedNeed, foodsOf, toPlanInput } from '#shop/compare/rules/planInput.ts';
import { id, item, store, vendor } from '#testing/comparison.ts';

import { toOffers } from './offers.ts';

const need = (n: number, amount: number): ComparedNeed => ({
  name: `Food ${n}`,
  unit_quantity: amount,
  unit: 'gm',
  ingredient_id: id(n),
});
/** A food in the sizes 500 gm (its usual one), 1,000 gm and 200 gm at these prices in cents; 0 for not sold. */
const sold = (n: number, [usual, large, small]: readonly number[], stock = 10) => {
  const size = (at: number, amount: number, price = 0) =>
    price > 0
      ? [
          item(at, `Food ${n}`, {
            amount,
            unit_quantity: amount,
            price: cents(price),
            quantity: stock,
          }),
        ]
      : [];
  const packs = [
    ...size(n, 500, usual),
    ...size(100 + n, 1000, large),
    ...size(200 + n, 200, small),
  ];
  return packs.slice(0, 1).map((first) => ({ ...first, ...(packs.length > 1 && { packs }) }));
};
const offersOf = (vendors: ComparedVendor[], needs: readonly ComparedNeed[]) =>
  toOffers(vendors, foodsOf({ needs, vendors }));
const bought = ({ items }: ReturnType<typeof offersOf>[number]) =>
  items.map(({ ingredient_id, packs }) => [ingredient_id, packs]);

test.for([
  [
    [300, 500, 0],
    10,
    1200,
    [
      [101, 1],
      [1, 1],
    ],
    800,
    'two sizes together',
  ],
  [[300, 450, 0], 10, 900, [[101, 1]], 450, 'a larger one alone'],
  [[300, 0, 0], 10, 900, [[1, 2]], 600, 'the only one'],
  [[300, 900, 0], 1, 900, [[101, 1]], 900, 'the dear one where the usual one is short'],
  [[300, 0, 0], 1, 900, [[1, 2]], 0, 'what would be needed where nothing is enough, in no total'],
] as const)('at %j cents and %d in stock %d gm are %j', ([prices, stock, amount, packs, total]) => {
  const needs = [{ ...need(1, amount) }];
  const usual = sold(1, prices, stock).map((one) => ({
    ...one,
    packs_needed: Math.ceil(amount / 500),
  }));
  const [offer] = offersOf([vendor([store(1, { items: usual })])], needs);
  expect(offer && bought(offer)).toEqual(packs.map(([n, count]) => [id(n), count]));
  expect(offer?.total).toBe(total);
});

test('a store’s total is what a plan of that store alone pays for the same things', () => {
  const prices = fc.tuple(fc.integer({ min: 1, max: 900 }), fc.nat(1800), fc.nat(400));
  const shelves = fc.array(fc.array(prices, { minLength: 4, maxLength: 4 }), {
    minLength: 1,
    maxLength: 3,
  });
  const amounts = fc.array(fc.nat(4000), { minLength: 4, maxLength: 4 });
  fc.assert(
    fc.property(shelves, amounts, fc.integer({ min: 1, max: 9 }), (all, wanted, stock) => {
      const needs = wanted.map((amount, n) => need(n, amount));
      const vendors = [
        vendor(
          all.map((shelf, at) =>
            store(at, {
              items: shelf.flatMap((one, n) => sold(n, one, stock)),
              coverage: { matched: 4, wanted: 4 },
            }),
          ),
        ),
      ];
      const input = toPlanInput(foodsOf({ needs, vendors }), vendors, []);
      const offers = offersOf(vendors, needs);
      for (const [at, offer] of offers.entries()) {
        const plan = planAt(input.needs, input.stores.slice(at, at + 1), {
          ...PLAN_DEFAULTS,
          home: undefined,
        });
        const same = offer.items.filter((one) => !plan.unmet.includes(foodKey(one.wanted)));
        expect(same.reduce((sum, one) => sum + one.price * one.packs, 0)).toBe(plan.goods);
        // The table counts as the plan of that store does, also what there is too little of.
        expect([offer.total, offer.covered]).toEqual([plan.goods, plan.lines.length]);
        expect(packsOf(same)).toEqual(
          packsOf(
            plan.lines.flatMap(({ packs }) =>
              packs.map(({ ingredient_id, count }) => ({ ingredient_id, packs: count })),
            ),
          ),
        );
        const isWhole = plan.unmet.length === 0;
        const everything = everythingAt(offers).get(offer.store_id)?.total;
        expect(isWhole ? [offer.total, everything] : []).toEqual(
          isWhole ? [plan.goods, plan.goods] : [],
        );
      }
    }),
  );
});

const foodKey = (name: string) => id(Number(name.replace('Food ', '')));

function packsOf(items: readonly { ingredient_id: string; packs: number }[]): Map<string, number> {
  return new Map(items.map(({ ingredient_id, packs }) => [ingredient_id, packs]));
}
