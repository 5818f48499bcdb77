import { exactMiles, type Place } from '#basics/distance';
import { type Cents, cents } from '#basics/money';
import { compareText } from '#basics/text';

import { type Cover, coverOf, type CoverPack } from './packCover.ts';
import { pickCandidates } from './planCandidates.ts';
import { bestSets, type SearchedMarket } from './planSearch.ts';
import {
  knownPlace,
  type PlanSettings,
  readPlanSettings,
  type VisitedStore,
} from './planSettings.ts';
import { type Distances, shortestTour } from './planTour.ts';

/**
 * What is to be bought of one food. Units: `amount` in the food's base unit, above 0; `least` is enough where that costs
 * less, or a store has no more.
 */
export type PlanNeed = {
  readonly key: string;
  readonly amount: number;
  readonly least?: number | undefined;
};

/** Packs of a food at a store. Units: `amount` in the need's base unit, `stock` in packs. */
export type PlanPack = CoverPack;

/** A store. Shape: `packs` by the key of the need; `fee` counts only where it delivers. */
export type PlanStore = {
  readonly store_id: string;
  readonly place: Place | undefined;
  readonly delivers: boolean;
  readonly fee: Cents;
  /** What its goods must come to, delivered or picked up. */
  readonly minimum: Cents;
  readonly packs: Readonly<Record<string, readonly PlanPack[]>>;
};

/** A need bought at a store. Units: `left` stays over, `short` is missing, in the need's base unit. */
export type PlanLine = {
  readonly key: string;
  readonly store_id: string;
  readonly packs: Cover['packs'];
  readonly cost: Cents;
  readonly left: number;
  readonly short?: number;
};

/**
 * What is bought where.
 *
 * Units   `miles` of the closed tour by road, not rounded, beyond the trip that is made anyway; `trip` is their cost,
 *         rounded once.
 * Shape   `store_ids`: where one picks up, in the order of the tour, then those that deliver. `unmet` has the
 *         keys of needs that none of them covers.
 */
export type BasketPlan = {
  readonly store_ids: readonly string[];
  readonly lines: readonly PlanLine[];
  readonly unmet: readonly string[];
  readonly goods: Cents;
  readonly fees: Cents;
  readonly miles: number;
  readonly trip: Cents;
  readonly stops: Cents;
  readonly total: Cents;
};

/** Shape: see planBasket. */
export type BasketPlans = {
  readonly plans: readonly BasketPlan[];
  readonly beaten: readonly BasketPlan[];
  readonly recommended: number | undefined;
};

/** Roads against great circles. */
const ROAD_FACTOR = 1.3;

/** Max stores of which sets are tried; further ones are dropped before. */
const MAX_CANDIDATES = 40;

/**
 * Where to buy what: for each number of stores the cheapest way to buy the most needs.
 *
 * Shape   `plans` by their number of stores, without those that one with fewer stores beats: it buys as many
 *         needs for no more. `beaten` are these, the best of their number. `recommended` is an index into
 *         plans; undefined when no store covers anything.
 * Errors  RangeError for a need that is negative or not finite. Settings are read by readPlanSettings.
 */
export function planBasket(
  needs: readonly PlanNeed[],
  stores: readonly PlanStore[],
  settings: PlanSettings,
): BasketPlans {
  return plansOf(cutMarket(openMarket(needs, stores, settings)));
}

/** The plans of a market with all of its stores. Shape: as planBasket. */
export function plansOf(market: Market): BasketPlans {
  const best = bestSets(searched(market), market.settings.maxStops).flatMap((set) =>
    set ? [planOf(market, set)] : [],
  );
  const isBeaten = (plan: BasketPlan, at: number) =>
    best
      .slice(0, at)
      .some((other) => other.unmet.length <= plan.unmet.length && other.total <= plan.total);
  const plans = best.filter((plan, at) => !isBeaten(plan, at));
  return {
    plans,
    beaten: best.filter(isBeaten),
    recommended: recommendedOf(plans, market),
  };
}

/**
 * The plan that buys at all of these stores, a few: each need where it costs least, whether or not minimum orders are
 * reached and something is bought at each store. Without stores that no plan may have.
 *
 * Errors  as planBasket.
 */
export function planAt(
  needs: readonly PlanNeed[],
  stores: readonly PlanStore[],
  settings: PlanSettings,
): BasketPlan {
  const market = openMarket(needs, stores, settings);
  return planOf(market, [...market.offers.keys()]);
}

/** What the stores charge: goods and delivery. The one total of every screen; the shopper's own way stands apart. */
export function chargedOf({ goods, fees }: Pick<BasketPlan, 'goods' | 'fees'>): Cents {
  return cents(goods + fees);
}

function recommendedOf(plans: readonly BasketPlan[], market: Market): number | undefined {
  const { worthCents } = market.settings;
  const free = new Set([...market.onTheWay].map((at) => market.offers[at]?.store.store_id));
  const value = ({ total, store_ids }: BasketPlan) =>
    total + worthCents * store_ids.filter((id) => !free.has(id)).length;
  let best: number | undefined;
  for (const [at, plan] of plans.entries()) {
    const other = best === undefined ? undefined : plans[best];
    const order = other ? plan.unmet.length - other.unmet.length || value(plan) - value(other) : 0;
    // A further store that saves exactly what it must is worth it.
    if (order <= 0) best = at;
  }
  return best;
}

/** A store with what it asks for each need, by the needs' order; undefined where it has too little. */
type Offer = { readonly store: PlanStore; readonly covers: readonly (Cover | undefined)[] };

/**
 * Needs and stores, with everything that is computed once.
 *
 * Units   `anyway` miles, of the tour through the visited stores alone.
 * Shape   `offers` by store id, only of stores that a plan may have; `onTheWay` are the numbers of those where
 *         one picks up something else anyway. The rows of `miles` are the offers, the visited stores, and last
 *         home.
 */
export type Market = {
  readonly needs: readonly PlanNeed[];
  readonly offers: readonly Offer[];
  readonly settings: PlanSettings;
  readonly visited: readonly VisitedStore[];
  readonly onTheWay: ReadonlySet<number>;
  readonly miles: Distances;
  readonly anyway: number;
};

/** Errors  as planBasket. */
export function openMarket(
  needs: readonly PlanNeed[],
  stores: readonly PlanStore[],
  unread: PlanSettings,
): Market {
  const settings = readPlanSettings(unread);
  const visited = readVisited(settings, stores);
  const isVisited = new Set(settings.visited?.map(({ store_id }) => store_id));
  const offers = stores
    .filter(
      ({ store_id, place, delivers }) =>
        delivers || !settings.home || knownPlace(place) || isVisited.has(store_id),
    )
    .map((store) => ({
      store,
      covers: needs.map(({ key, amount, least }) => coverOf(amount, packsAt(store, key), least)),
    }))
    .filter(({ store, covers }) => isReached(store, covers))
    .toSorted((a, b) => compareText(a.store.store_id, b.store.store_id));
  return withMiles({ needs, offers, settings, visited });
}

/** Max visited stores in the tour, which is computed for every set of stores. */
const MAX_VISITED = 4;

/** The visited stores whose place is known, each once; of many those that are farthest from home. */
function readVisited({ home, visited = [] }: PlanSettings, stores: readonly PlanStore[]) {
  const places = new Map(stores.map(({ store_id, place }) => [store_id, knownPlace(place)]));
  const byId = new Map(
    visited.map(({ store_id, place }) => [store_id, knownPlace(place) ?? places.get(store_id)]),
  );
  const away = (place: Place) => (home ? exactMiles(home, place) : 0);
  return [...byId]
    .flatMap(([store_id, place]) => (place ? [{ store_id, place }] : []))
    .toSorted((a, b) => away(b.place) - away(a.place))
    .slice(0, MAX_VISITED);
}

/** The packs for a need; none at a store that does not sell the food. */
function packsAt({ packs }: PlanStore, key: string): readonly PlanPack[] {
  return (Object.hasOwn(packs, key) && packs[key]) || [];
}

/** Whether something is bought there, and its minimum order is reached if everything is. */
function isReached(store: PlanStore, covers: Offer['covers']): boolean {
  const bought = covers.filter((cover) => cover !== undefined);
  return bought.length > 0 && bought.reduce((sum, { cost }) => sum + cost, 0) >= store.minimum;
}
function withMiles(market: Omit<Market, 'onTheWay' | 'miles' | 'anyway'>): Market {
  const { offers, visited, settings } = market;
  const { home } = settings;
  const ids = new Set(settings.visited?.map(({ store_id }) => store_id));
  const onTheWay = new Set(
    offers.flatMap(({ store }, at) => (!store.delivers && ids.has(store.store_id) ? [at] : [])),
  );
  const stops = [
    ...offers.map(({ store }) => pickedUpAt(store)),
    ...visited.map(({ place }) => place),
  ];
  const places = [...stops, home];
  const miles = places.map((a) =>
    places.map((b) => (home && a && b ? ROAD_FACTOR * exactMiles(a, b) : 0)),
  );
  const rows = visited.map((_, at) => offers.length + at);
  return { ...market, onTheWay, miles, anyway: shortestTour(miles, stops.length, rows).miles };
}

function pickedUpAt({ place, delivers }: PlanStore): Place | undefined {
  return delivers ? undefined : knownPlace(place);
}

/** At most MAX_CANDIDATES offers. */
function cutMarket(market: Market): Market {
  if (market.offers.length <= MAX_CANDIDATES) return market;
  const { maxStops } = market.settings;
  const kept = pickCandidates(searched(market), { max: MAX_CANDIDATES, maxStores: maxStops });
  return withMiles({ ...market, offers: market.offers.filter((_, at) => kept.has(at)) });
}

/** As numbers, for the search. */
function searched(market: Market): SearchedMarket {
  const { offers, settings, needs } = market;
  const fixed = Float64Array.from(offers, ({ store }, at) => {
    if (store.delivers) return store.fee;
    return market.onTheWay.has(at) ? 0 : settings.centsPerStop;
  });
  const costliest = needs.map((_, need) =>
    Math.max(0, ...offers.map(({ covers }) => covers[need]?.cost ?? 0)),
  );
  // At least the trip through all of them, with what rounding may add.
  const trips = sum(offers.map((_, at) => tripOf(market, [at]).trip + 1));
  const fine = sum(costliest) + sum([...fixed]) + trips + 1;
  return {
    stores: offers.length,
    needs: needs.length,
    costs: Float64Array.from(
      offers.flatMap(({ covers }) => covers.map((cover) => cover?.cost ?? fine)),
    ),
    ranks: ranksOf(market),
    fine,
    fixed,
    minimums: Float64Array.from(offers, ({ store }) => store.minimum),
    trip: (set) => tripOf(market, set).trip,
  };
}

/** By store and need: the place of the store when a set is asked for the need. */
function ranksOf({ offers, needs }: Market): Int32Array {
  const ranks = new Int32Array(offers.length * needs.length);
  for (const need of needs.keys()) {
    const covers = offers.flatMap(({ covers: all }, at) => {
      const cover = all[need];
      return cover ? [{ at, cover }] : [];
    });
    for (const [rank, { at }] of covers.toSorted(byCover).entries())
      ranks[at * needs.length + need] = rank;
  }
  return ranks;
}

/**
 * The tour through the stores of a set where one picks up, with the visited ones, and what it adds to theirs.
 *
 * Shape   `rows` are of the market's miles; `added` are the stores of the set that are new stops.
 */
function tripOf(market: Market, set: readonly number[]) {
  const { offers, visited, onTheWay, settings } = market;
  const added = set.filter((at) => offers[at]?.store.delivers === false && !onTheWay.has(at));
  const anyway = visited.map((_, at) => offers.length + at);
  const tour = shortestTour(market.miles, offers.length + visited.length, [...anyway, ...added]);
  const miles = Math.max(0, tour.miles - market.anyway);
  return { rows: tour.order, added, miles, trip: cents(Math.round(miles * settings.centsPerMile)) };
}

type Bought = { readonly at: number; readonly cover: Cover };

/** Cheaper; ties: less short, less left over, fewer packs, the store's id. */
function byCover(a: Bought, b: Bought): number {
  return (
    a.cover.cost - b.cover.cost ||
    (a.cover.short ?? 0) - (b.cover.short ?? 0) ||
    a.cover.left - b.cover.left ||
    a.cover.count - b.cover.count ||
    a.at - b.at
  );
}

/** The plan that buys at exactly these stores, whether they offer it or not. */
function planOf(market: Market, set: readonly number[]): BasketPlan {
  const { needs, offers, visited, settings } = market;
  const storeAt = (at: number) => offers[at]?.store.store_id ?? '';
  const lines: PlanLine[] = [];
  const unmet: string[] = [];
  for (const [need, { key }] of needs.entries()) {
    const [bought] = set
      .flatMap((at): Bought[] => {
        const cover = offers[at]?.covers[need];
        return cover ? [{ at, cover }] : [];
      })
      .toSorted(byCover);
    if (!bought) unmet.push(key);
    else {
      const { packs, cost, left, short } = bought.cover;
      const line = { key, store_id: storeAt(bought.at), packs, cost, left };
      lines.push(short === undefined ? line : { ...line, short });
    }
  }
  const { rows, added, miles, trip } = tripOf(market, set);
  const tour = rows.map((row) => visited[row - offers.length]?.store_id ?? storeAt(row));
  const used = set.flatMap((at) => (offers[at] ? [offers[at].store] : []));
  const pickups = used.filter((store) => !store.delivers).map((store) => store.store_id);
  const delivering = used.filter((store) => store.delivers);
  const goods = sum(lines.map((line) => line.cost));
  const fees = sum(delivering.map((store) => store.fee));
  const stops = settings.centsPerStop * added.length;
  return {
    store_ids: [
      ...tour.filter((id) => pickups.includes(id)),
      // Visited stores without a known place.
      ...pickups.filter((id) => !tour.includes(id)),
      ...delivering.map((store) => store.store_id),
    ],
    lines,
    unmet,
    goods: cents(goods),
    fees: cents(fees),
    miles,
    trip,
    stops: cents(stops),
    total: cents(goods + fees + trip + stops),
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
