/** Stores to choose from. Units: cents. Shape: `costs[store][need]`, `fine` where there is no offer. */
type Stores = {
  readonly costs: readonly Float64Array[];
  readonly fine: number;
  /** What each store costs when one goes to it alone. */
  readonly alone: readonly number[];
};

/**
 * The numbers of the stores worth trying when there are too many: in turn one that buys the most for the least
 * alone, one that is cheapest for a need (needs that few stores cover first), and one that is near.
 */
export function pickCandidates(stores: Stores, most: number): ReadonlySet<number> {
  const numbers = [...stores.costs.keys()];
  const total = stores.costs.map((costs, store) =>
    costs.reduce((sum, cost) => sum + cost, stores.alone[store] ?? 0),
  );
  const rankings = [
    rankedBy(numbers, (store) => total[store]),
    cheapestOfNeeds(stores, numbers),
    rankedBy(numbers, (store) => stores.alone[store]),
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
function cheapestOfNeeds({ costs, fine }: Stores, numbers: readonly number[]): number[] {
  const ranked = Array.from(costs[0] ?? [], (_, need) =>
    rankedBy(
      numbers.filter((store) => (costs[store]?.[need] ?? fine) < fine),
      (store) => costs[store]?.[need],
    ),
  ).toSorted((a, b) => a.length - b.length);
  return [...new Set(numbers.flatMap((at) => ranked.flatMap((stores) => stores[at] ?? [])))];
}
