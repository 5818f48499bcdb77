import fc from 'fast-check';
import { expect, test } from 'vitest';

import { bestSets, type SearchedMarket } from './planSearch.ts';

const FINE = 10_000;
const cost = fc.oneof(fc.integer({ min: 0, max: 9 }), fc.constant(FINE));

/** By store its costs, what it costs itself, how far it is and its minimum order; trips go to the farthest. */
const stores = fc.integer({ min: 1, max: 6 }).chain((needs) =>
  fc.array(
    fc.record({
      costs: fc.array(cost, { minLength: needs, maxLength: needs }),
      fixed: fc.nat(6),
      far: fc.nat(9),
      minimum: fc.oneof(fc.constant(0), fc.nat(20)),
    }),
    { minLength: 1, maxLength: 8 },
  ),
);
type Stores = typeof stores extends fc.Arbitrary<infer Value> ? Value : never;

test('finds what trying every set finds', () => {
  fc.assert(
    fc.property(stores, fc.integer({ min: 1, max: 5 }), (given, most) => {
      const needs = given[0]?.costs.length ?? 0;
      const market: SearchedMarket = {
        stores: given.length,
        needs,
        costs: Float64Array.from(given.flatMap(({ costs }) => costs)),
        ranks: Int32Array.from(
          given.flatMap((_, store) => Array.from({ length: needs }, () => store)),
        ),
        fine: FINE,
        fixed: Float64Array.from(given, ({ fixed }) => fixed),
        minimums: Float64Array.from(given, ({ minimum }) => minimum),
        trip: (set) => Math.max(0, ...set.map((store) => given[store]?.far ?? 0)),
      };
      expect(bestSets(market, most)).toEqual(bySize(given, most));
    }),
    { numRuns: 1000 },
  );
});

function bySize(given: Stores, most: number) {
  const needs = [...(given[0]?.costs ?? []).keys()];
  const costOf = (store: number, need: number) => given[store]?.costs[need] ?? FINE;
  const ownersOf = (set: readonly number[]) =>
    needs.map((need) => set.toSorted((a, b) => costOf(a, need) - costOf(b, need) || a - b)[0] ?? 0);
  const total = (set: readonly number[]) => {
    const goods = ownersOf(set).reduce((sum, store, need) => sum + costOf(store, need), 0);
    const far = Math.max(...set.map((store) => given[store]?.far ?? 0));
    return set.reduce((sum, store) => sum + (given[store]?.fixed ?? 0), goods + far);
  };
  const isOffered = (set: readonly number[]) =>
    set.every((store) => {
      const sold = ownersOf(set)
        .map((owner, need) => (owner === store ? costOf(store, need) : FINE))
        .filter((one) => one < FINE);
      const goods = sold.reduce((sum, one) => sum + one, 0);
      return sold.length > 0 && goods >= (given[store]?.minimum ?? 0);
    });
  let sets: number[][] = [[]];
  return Array.from({ length: most }, () => {
    sets = sets.flatMap((set) =>
      [...given.keys()]
        .filter((store) => store > (set.at(-1) ?? -1))
        .map((store) => [...set, store]),
    );
    // A stable sort: of equal ones the first.
    return sets.filter(isOffered).toSorted((a, b) => total(a) - total(b))[0];
  });
}
