import { greedySets, type SearchedMarket } from './planSearch.ts';

/**
 * Chooses candidates when there are too many stores: the members of the best greedy set of each store. The
 * only store with a need is in every set that has room.
 */
export function pickCandidates(
  market: SearchedMarket,
  { max, maxStores }: { max: number; maxStores: number },
): ReadonlySet<number> {
  const [best = []] = greedySets(market, 1);
  const stores = [best, ...greedySets(market, maxStores)].flat();
  return new Set([...new Set(stores)].slice(0, max));
}
