/**
 * What the search knows of the stores, which are numbered from 0.
 *
 * Units   whole cents.
 * Shape   `costs[store][need]`, `fine` where the store has no offer: more than any set of stores could save.
 *         `fixed` is what a store costs by itself. `trip` never falls and `isOffered` stays false when a store
 *         is added.
 */
export type SearchedMarket = {
  readonly costs: readonly Float64Array[];
  readonly fine: number;
  readonly fixed: readonly number[];
  readonly trip: (set: readonly number[]) => number;
  readonly isOffered: (set: readonly number[]) => boolean;
};

type Best = { readonly total: number; readonly set: readonly number[] | undefined };
type Search = SearchedMarket & { readonly best: Best[] };
type Branch = {
  readonly set: readonly number[];
  /** Of each need, at the stores of the set. */
  readonly cheapest: Float64Array;
  readonly fixed: number;
  readonly trip: number;
};

/**
 * The offered set with the lowest total for each number of stores from 1 on; of equal ones the first by its
 * rising numbers. Undefined where none is offered.
 *
 * Stores together save at most what each of them saves alone. So a branch ends when even the sum of the
 * largest savings does not bring it below the best total of its size.
 */
export function bestSets(
  market: SearchedMarket,
  maxStores: number,
): (readonly number[] | undefined)[] {
  const start: Branch = {
    set: [],
    cheapest: new Float64Array(market.costs[0]?.length ?? 0).fill(market.fine),
    fixed: 0,
    trip: 0,
  };
  // A good total from the first: one cent above, as the first of equal sets is still to be found.
  const best = greedyTotals(market, { start, maxStores }).map((total) => ({
    total: total + 1,
    set: undefined,
  }));
  extend({ ...market, best }, start);
  return best.map(({ set }) => set);
}

/** Tries the branch with each later store, and with more after that one. */
function extend(search: Search, branch: Branch): void {
  const { costs, best } = search;
  const size = branch.set.length;
  const first = (branch.set.at(-1) ?? -1) + 1;
  const totals = costs.map((_, store) => (store < first ? 0 : totalWith(search, branch, store)));
  const savings = laterSavings(totals, { none: totalOf(branch), most: best.length - size - 1 });
  for (let store = first; store < costs.length; store++) {
    const total = totals[store] ?? 0;
    const saved = savings[store] ?? [];
    const canWin = (trip: number, more: number) =>
      total - (saved[more] ?? 0) + trip < (best[size + more]?.total ?? 0);
    const canAnyWin = (trip: number, from: number) =>
      saved.some((_, more) => more >= from && canWin(trip, more));
    if (!canAnyWin(branch.trip, 0)) continue;
    const set = [...branch.set, store];
    const trip = search.trip(set);
    if (!canAnyWin(trip, 0) || !search.isOffered(set)) continue;
    if (canWin(trip, 0)) best[size] = { total: total + trip, set };
    if (canAnyWin(trip, 1)) extend(search, withStore(search, { ...branch, set, trip }, store));
  }
}

/**
 * The most that stores after each one can save together: [0, by one, by two, …] as far as there are as many.
 */
function laterSavings(
  totals: readonly number[],
  { none, most }: { none: number; most: number },
): number[][] {
  const top: number[] = [];
  return totals
    .toReversed()
    .map((total) => {
      let sum = 0;
      const saved = [0, ...top.map((saving) => (sum += saving))];
      top.push(none - total);
      top.sort((a, b) => b - a);
      top.length = Math.min(top.length, most);
      return saved;
    })
    .toReversed();
}

/** Without the trip. */
function totalWith({ costs, fixed }: SearchedMarket, branch: Branch, store: number): number {
  const own = costs[store] ?? new Float64Array();
  const { cheapest } = branch;
  let total = branch.fixed + (fixed[store] ?? 0);
  for (let need = 0; need < own.length; need++)
    total += Math.min(cheapest[need] ?? 0, own[need] ?? 0);
  return total;
}

function totalOf({ cheapest, fixed }: Branch): number {
  return cheapest.reduce((sum, cost) => sum + cost, fixed);
}

function withStore({ costs, fixed }: SearchedMarket, branch: Branch, store: number): Branch {
  const own = costs[store] ?? new Float64Array();
  return {
    ...branch,
    cheapest: branch.cheapest.map((cost, need) => Math.min(cost, own[need] ?? cost)),
    fixed: branch.fixed + (fixed[store] ?? 0),
  };
}

/** Totals of offered sets, each the one before with the store that makes it cheapest; else Infinity. */
function greedyTotals(
  market: SearchedMarket,
  { start, maxStores }: { start: Branch; maxStores: number },
): number[] {
  let branch: Branch | undefined = start;
  return Array.from({ length: maxStores }, () => {
    const from: Branch | undefined = branch;
    branch = undefined;
    let least = Infinity;
    if (!from) return least;
    for (const [store] of market.costs.entries()) {
      if (from.set.includes(store)) continue;
      const goods = totalWith(market, from, store);
      if (goods + from.trip >= least) continue;
      const set = [...from.set, store];
      const trip = market.trip(set);
      if (goods + trip >= least || !market.isOffered(set)) continue;
      least = goods + trip;
      branch = withStore(market, { ...from, set, trip }, store);
    }
    return least;
  });
}
