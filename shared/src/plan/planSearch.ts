/**
 * The input of the search; stores are numbered from 0. Flat arrays for speed: millions of prices are read. A
 * store and a need are at `store * needs + need`.
 *
 * Units   whole cents.
 * Shape   `ranks` orders the stores of a need, the cheapest lowest; it agrees with `costs`. Without an offer
 *         the cost is `fine`, above everything that stores could save. `fixed` is what a store costs by
 *         itself. `trip` of a set never falls when a store is added.
 */
export type SearchedMarket = {
  readonly stores: number;
  readonly needs: number;
  readonly costs: Float64Array;
  readonly ranks: Int32Array;
  readonly fine: number;
  readonly fixed: Float64Array;
  readonly minimums: Float64Array;
  readonly trip: (set: readonly number[]) => number;
};

/** A partial set of the search. Sets of one size share its arrays. */
type Level = {
  readonly size: number;
  /** By need: the store where it is bought, -1 for none, and the cost there. */
  readonly owners: Int32Array;
  readonly cheapest: Float64Array;
  /** The stores that may be added: the first `count`, those that save most first. */
  readonly order: Int32Array;
  count: number;
  /** By store: the total when it is added, without the trip; and the total of the set without it. */
  readonly totals: Float64Array;
  total: number;
  trip: number;
};

type Search = {
  readonly market: SearchedMarket;
  readonly levels: readonly Level[];
  readonly set: number[];
  readonly best: { total: number; set: readonly number[] | undefined }[];
};

/**
 * The set with the lowest total for each number of stores from 1 on; of equal ones the first by its rising
 * numbers; undefined where there is none. Only sets in which each store sells something and reaches its
 * minimum order. A part of such a set is one too: its stores sell no less.
 *
 * Branch and bound: stores together save at most the sum of what each saves alone. A branch ends when even the
 * largest savings cannot reach the best total of its size.
 */
export function bestSets(
  market: SearchedMarket,
  maxStores: number,
): (readonly number[] | undefined)[] {
  const search = openSearch(market, maxStores);
  growGreedily(search);
  extend(search);
  return search.best.map(({ set }) => set);
}

/**
 * How many of the best greedy sets try to exchange a store. With 40 none of 500 random lists at 200 stores lost a cent,
 * with 10 seven did.
 */
const EXCHANGED = 40;

type Found = { readonly total: number; readonly set: readonly number[] };

/**
 * Greedy: a good set for each store, grown from it by the store that lowers the total most; the best of them with
 * stores exchanged one by one as long as the total falls. Shape: cheapest first.
 */
export function greedySets(market: SearchedMarket, maxStores: number): (readonly number[])[] {
  const search = openSearch(market, maxStores);
  const grown = Array.from({ length: market.stores }, (_, store) => grownFrom(search, [store]));
  const sorted = grown.filter((found) => found !== undefined).toSorted(byTotal);
  return sorted
    .map((found, nth) => (nth < EXCHANGED ? exchanged(search, found) : found))
    .toSorted(byTotal)
    .map(({ set }) => set);
}

function byTotal(a: Found, b: Found): number {
  return a.total - b.total;
}

/** The best of the sets grown greedily from these stores; undefined without any. */
function grownFrom(search: Search, given: readonly number[]): Found | undefined {
  for (const slot of search.best) Object.assign(slot, { total: Infinity, set: undefined });
  growGreedily(search, given);
  const { total, set } = search.best.reduce((a, b) => (b.total < a.total ? b : a));
  return set && { total, set };
}

/** Replaces one store at a time by the best one beside the others, as long as the total falls. */
function exchanged(search: Search, found: Found): Found {
  const others = found.set.flatMap((store) => {
    const better = grownFrom(
      search,
      found.set.filter((one) => one !== store),
    );
    return better ? [better] : [];
  });
  const best = others.toSorted(byTotal)[0];
  return best && best.total < found.total ? exchanged(search, best) : found;
}

function openSearch(market: SearchedMarket, maxStores: number): Search {
  const sizes = Array.from({ length: maxStores }, (_, size) => size);
  return {
    market,
    levels: [...sizes, maxStores].map((size) => ({
      size,
      owners: new Int32Array(market.needs).fill(-1),
      cheapest: new Float64Array(market.needs).fill(market.fine),
      order: Int32Array.from({ length: market.stores }, (_, store) => store),
      count: market.stores,
      totals: new Float64Array(market.stores),
      total: market.needs * market.fine,
      trip: 0,
    })),
    set: [],
    best: sizes.map(() => ({ total: Infinity, set: undefined })),
  };
}

/** Recurses into the set plus each store that may be added. */
function extend(search: Search): void {
  const { market, levels, set, best } = search;
  const level = levels[set.length];
  const next = levels[set.length + 1];
  const slot = best[set.length];
  if (!level || !next || !slot) return;
  if (next.size === best.length) return extendLast(search, level, slot);
  const { order, count, totals } = level;
  for (let at = 0; at < count; at++) {
    const store = order[at] ?? 0;
    totals[store] = totalWith(market, level, store);
  }
  order.subarray(0, count).sort((a, b) => (totals[a] ?? 0) - (totals[b] ?? 0));
  for (let at = 0; at < count; at++) {
    const store = order[at] ?? 0;
    const total = totals[store] ?? 0;
    const room = Math.max(slot.total - total, roomForMore(search, level, at));
    if (level.trip > room) break;
    set.push(store);
    const trip = market.trip(set);
    if (trip <= room && add(search, level, trip)) {
      note(search, total + trip);
      next.order.set(order.subarray(at + 1, count));
      next.count = count - at - 1;
      extend(search);
    }
    set.pop();
  }
}

/** Adds the last store of a largest set. It saves at most what it saved one level above. */
function extendLast(search: Search, level: Level, slot: { readonly total: number }): void {
  const { market, levels, set } = search;
  const before = levels[level.size - 1];
  for (let at = 0; at < level.count; at++) {
    const store = level.order[at] ?? 0;
    const saved = before ? before.total - (before.totals[store] ?? 0) : Infinity;
    if (level.total - saved + level.trip > slot.total) break;
    const total = totalWith(market, level, store);
    if (total + level.trip > slot.total) continue;
    set.push(store);
    const trip = market.trip(set);
    if (total + trip <= slot.total && add(search, level, trip)) note(search, total + trip);
    set.pop();
  }
}

/** Without the trip. */
function totalWith({ costs, fixed, needs }: SearchedMarket, level: Level, store: number): number {
  const { cheapest } = level;
  let total = level.total + (fixed[store] ?? 0);
  for (let need = 0, at = store * needs; need < needs; need++, at++) {
    const saved = (cheapest[need] ?? 0) - (costs[at] ?? 0);
    if (saved > 0) total -= saved;
  }
  return total;
}

/** The max trip cost with which the store at this index, together with later ones, can give a best set. */
function roomForMore({ best }: Search, level: Level, at: number): number {
  const { size, order, count, totals, total } = level;
  let reached = totals[order[at] ?? 0] ?? 0;
  let room = -Infinity;
  for (let more = 1; size + more < best.length && at + more < count; more++) {
    reached += (totals[order[at + more] ?? 0] ?? 0) - total;
    room = Math.max(room, (best[size + more]?.total ?? 0) - reached);
  }
  return room;
}

/** Fills the next level for a set with one more store. Returns whether every store sells enough. */
function add({ market, levels, set }: Search, level: Level, trip: number): boolean {
  const { costs, ranks, needs, minimums, fixed, fine } = market;
  const store = set.at(-1) ?? 0;
  const next = levels[level.size + 1];
  if (!next) return false;
  next.total = level.total + (fixed[store] ?? 0);
  next.trip = trip;
  for (let need = 0, at = store * needs; need < needs; need++, at++) {
    const owner = level.owners[need] ?? -1;
    const cost = costs[at] ?? fine;
    const old = level.cheapest[need] ?? fine;
    const isCheaper =
      cost < old ||
      (cost === old && owner >= 0 && (ranks[at] ?? 0) < (ranks[owner * needs + need] ?? 0));
    next.owners[need] = isCheaper ? store : owner;
    next.cheapest[need] = isCheaper ? cost : old;
    if (isCheaper) next.total -= old - cost;
  }
  return set.every((one) => {
    let sold = 0;
    let goods = 0;
    for (let need = 0; need < needs; need++) {
      if (next.owners[need] !== one) continue;
      sold++;
      goods += next.cheapest[need] ?? 0;
    }
    return sold > 0 && goods >= (minimums[one] ?? 0);
  });
}

function note({ set, best }: Search, total: number): void {
  const slot = best[set.length - 1];
  if (!slot || total > slot.total) return;
  const numbers = set.toSorted((a, b) => a - b);
  if (total < slot.total || isBefore(numbers, slot.set))
    Object.assign(slot, { total, set: numbers });
}

function isBefore(numbers: readonly number[], others: readonly number[] = []): boolean {
  const at = numbers.findIndex((number, index) => number !== others[index]);
  return (numbers[at] ?? 0) < (others[at] ?? 0);
}

/** Greedy: grows sets from nothing, or from these stores, each time by the store that lowers the total most. */
function growGreedily(search: Search, given: readonly number[] = []): void {
  const { levels, set } = search;
  for (const level of levels.slice(0, -1)) {
    const found = cheapestStore(search, level, given[level.size]);
    if (!found) break;
    set.push(found.store);
    add(search, level, found.trip);
    note(search, found.total);
  }
  set.length = 0;
}

function cheapestStore(search: Search, level: Level, only: number | undefined) {
  const { market, set } = search;
  let found: { store: number; trip: number; total: number } | undefined;
  for (let store = only ?? 0; store < (only ?? market.stores - 1) + 1; store++) {
    const goods = set.includes(store) ? Infinity : totalWith(market, level, store);
    if (goods + level.trip >= (found?.total ?? Infinity)) continue;
    set.push(store);
    const trip = market.trip(set);
    const total = goods + trip;
    if (total < (found?.total ?? Infinity) && add(search, level, trip))
      found = { store, trip, total };
    set.pop();
  }
  return found;
}
