import fc from 'fast-check';
import { expect, test } from 'vitest';

import { bestSets, type SearchedMarket } from './planSearch.ts';

const FINE = 10_000;
const cost = fc.oneof(fc.integer({ min: 0, max: 9 }), fc.constant(FINE));

/** Trips rise with the farthest store; two stores never come together. */
const market = fc
  .tuple(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 6 }))
  .chain(([stores, needs]) =>
    fc.record({
      costs: fc.array(fc.array(cost, { minLength: needs, maxLength: needs }), {
        minLength: stores,
        maxLength: stores,
      }),
      fixed: fc.array(fc.nat(6), { minLength: stores, maxLength: stores }),
      far: fc.array(fc.nat(9), { minLength: stores, maxLength: stores }),
      apart: fc.tuple(fc.nat(7), fc.nat(7)),
    }),
  )
  .map(({ costs, fixed, far, apart }): SearchedMarket => ({
    costs: costs.map((row) => Float64Array.from(row)),
    fine: FINE,
    fixed,
    trip: (set) => Math.max(0, ...set.map((store) => far[store] ?? 0)),
    isOffered: (set) => apart[0] === apart[1] || !apart.every((store) => set.includes(store)),
  }));

test('finds what trying every set finds', () => {
  fc.assert(
    fc.property(market, fc.integer({ min: 1, max: 5 }), (stores, most) => {
      expect(bestSets(stores, most)).toEqual(bySize(stores, most));
    }),
    { numRuns: 500 },
  );
});

function bySize(stores: SearchedMarket, most: number) {
  const { costs, fixed, fine, trip, isOffered } = stores;
  const total = (set: readonly number[]) =>
    set.reduce((sum, store) => sum + (fixed[store] ?? 0), trip(set)) +
    [...(costs[0] ?? [])]
      .map((_, need) => Math.min(fine, ...set.map((store) => costs[store]?.[need] ?? fine)))
      .reduce((sum, one) => sum + one, 0);
  let sets: number[][] = [[]];
  return Array.from({ length: most }, () => {
    sets = sets.flatMap((set) =>
      [...costs.keys()]
        .filter((store) => store > (set.at(-1) ?? -1))
        .map((store) => [...set, store]),
    );
    // A stable sort: of equal ones the first.
    return sets.filter(isOffered).toSorted((a, b) => total(a) - total(b))[0];
  });
}
