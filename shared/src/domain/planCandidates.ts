import type { SearchedMarket } from './planSearch.ts';

/**
 * The numbers of the stores worth trying when there are too many: in turn one that buys the most for the least
 * alone, one that is cheapest for a need (needs that few stores cover first), and one that is near.
 */
export function pickCandidates(market: SearchedMarket, most: number): ReadonlySet<number> {
  const numbers = Array.from({ length: market.stores }, (_, store) => store);
  const alone = numbers.map((store) => (market.fixed[store] ?? 0) + market.trip([store]));
  const total = numbers.map((store) => {
    const costs = market.costs.subarray(store * market.needs, (store + 1) * market.needs);
    return costs.reduce((sum, cost) => sum + cost, alone[store] ?? 0);
  });
  const rankings = [
    rankedBy(numbers, (store) => total[store]),
    cheapestOfNeeds(market, numbers),
    rankedBy(numbers, (store) => alone[store]),
  ];
  const kept = new Set<number>();
  for (const at of numbers) {
    for (const ranking of rankings) {
      const next = ranking[at];
      if (next !== undefined && kept.size < most) kept.add(next);
    }
  }
  return kept;
}

function rankedBy(stores: readonly number[], value: (store: number) => number | undefined) {
  return stores.toSorted((a, b) => (value(a) ?? 0) - (value(b) ?? 0));
}

/** The cheapest store of each need, then the second of each, without repeats. */
function cheapestOfNeeds(market: SearchedMarket, numbers: readonly number[]): number[] {
  const { costs, needs, fine } = market;
  const ranked = Array.from({ length: needs }, (_, need) => {
    const costAt = (store: number) => costs[store * needs + need] ?? fine;
    return rankedBy(
      numbers.filter((store) => costAt(store) < fine),
      costAt,
    );
  }).toSorted((a, b) => a.length - b.length);
  return [...new Set(numbers.flatMap((at) => ranked.flatMap((stores) => stores[at] ?? [])))];
}
