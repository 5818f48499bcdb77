import { greedySets, type SearchedMarket } from './planSearch.ts';

/**
 * The numbers of the stores worth trying when there are too many: those of the best sets that grow from each
 * store. A store that alone has a need is in every one of them that has room for it.
 */
export function pickCandidates(
  market: SearchedMarket,
  { most, maxStores }: { most: number; maxStores: number },
): ReadonlySet<number> {
  const [best = []] = greedySets(market, 1);
  const stores = [best, ...greedySets(market, maxStores)].flat();
  return new Set([...new Set(stores)].slice(0, most));
}
