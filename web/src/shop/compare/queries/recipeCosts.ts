import type { GroceryList } from '@larder/shared/kitchen/groceryList.model';
import { keepPreviousData, type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';

import { ingredientQueries } from '#parts/queries/ingredients.ts';
import type { RecipeCost } from '#parts/recipes/recipeCost.ts';
import { dateTime } from '#platform/page/dates.ts';
import { useAuth } from '#platform/session/session.ts';
import type { Preferences } from '#shop/compare/rules/planInput.ts';
import { usePreferences } from '#shop/compare/state/preferences.ts';
import { type Trip, useTrip } from '#shop/compare/state/trip.ts';
import { type TripCosts, useTripCosts } from '#shop/compare/state/tripCosts.ts';
import { useHousehold } from '#shop/kitchen/state/kitchenPeople.ts';

import { type CostInput, isCompared, toCostInput } from './costInput.ts';

type KnownCosts = {
  /** By recipe id; "" is the rest of the list. */
  readonly costs: ReadonlyMap<string, RecipeCost>;
  /** Names of foods, by key. */
  readonly names: ReadonlyMap<string, string>;
};

/**
 * What a recipe of a list adds at the till.
 *
 * Shape   undefined until known, and for a recipe that is not on the list. `source` says whose prices they
 *         are.
 */
export function useRecipeCost(
  list: GroceryList,
  recipe_id: string,
): { cost: RecipeCost; nameOf: (key: string) => string; source: string } | undefined {
  const { isAuthenticated } = useAuth();
  // What one member has compared, the others have not: at average prices all read the same.
  const isShared = (useHousehold()?.members.length ?? 1) > 1;
  const compared = useTrip();
  const trip = isShared ? undefined : compared;
  const costs = useTripCosts();
  const preferences = usePreferences();
  const { data } = useQuery(
    recipeCostsQuery(list, { trip, costs, preferences, isSignedIn: isAuthenticated }),
  );
  const cost = data?.costs.get(recipe_id);
  if (!data || !cost) return undefined;
  const source = sourceOf(cost, { trip, isShared });
  return { cost, nameOf: (key) => data.names.get(key) ?? key, source };
}

function sourceOf(
  { isAbout }: RecipeCost,
  { trip, isShared }: { trip: Trip | undefined; isShared: boolean },
): string {
  if (!trip)
    return `Average prices of all stores, counted every 15 minutes, without ways and deliveries${isShared ? ', so that your household reads the same' : ''}.`;
  const when = trip.startedAt === undefined ? 'last' : dateTime(new Date(trip.startedAt));
  const more = isAbout ? ' What was not compared counts at average prices.' : '';
  return `Prices of the stores compared ${when}.${more}`;
}

/**
 * What each recipe of a list adds at the till, at the prices of the last comparison. Foods outside it count
 * at the catalogue's average prices, which require a login; without them they have no price. Computed in a
 * worker.
 */
const recipeCostsQuery = (
  list: GroceryList,
  {
    trip,
    costs,
    preferences,
    isSignedIn,
  }: {
    trip: Trip | undefined;
    costs: TripCosts;
    preferences: Preferences;
    isSignedIn: boolean;
  },
) =>
  queryOptions({
    queryKey: [
      'recipe costs',
      list.lines.filter(({ selected }) => selected),
      { comparedAt: trip?.startedAt, here: trip?.here, needs: trip?.needs, costs, isSignedIn },
      { brands: preferences.brands, bought: [...preferences.bought] },
    ],
    queryFn: async ({ client, signal }): Promise<KnownCosts> => {
      const isAsked = isSignedIn && !isCompared(list, trip);
      const catalogue = isAsked ? await averagePrices(client) : [];
      const { names, ...input } = toCostInput(list, { trip, catalogue, costs, preferences });
      const found = await workOut(input, signal);
      return { names, costs: new Map(found.map((cost) => [cost.recipe, cost])) };
    },
    placeholderData: keepPreviousData,
    retry: false,
    // The catalogue's prices are minutes old anyway.
    staleTime: 5 * 60_000,
  });

async function averagePrices(client: QueryClient) {
  // Without them the figures are "at least".
  return client.ensureQueryData(ingredientQueries.shopper()).catch(() => []);
}

/** In a worker; in the page where workers are missing or do not load. */
function workOut(input: CostInput, signal: AbortSignal): Promise<RecipeCost[]> {
  if (typeof Worker === 'undefined') return workOutHere(input);
  const worker = new Worker(new URL('./recipeCosts.worker.ts', import.meta.url), {
    type: 'module',
  });
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => {
      worker.terminate();
      reject(new DOMException('Not wanted any more', 'AbortError'));
    });
    worker.addEventListener('message', ({ data }: MessageEvent<RecipeCost[]>) => {
      worker.terminate();
      resolve(data);
    });
    worker.addEventListener('error', () => {
      worker.terminate();
      resolve(workOutHere(input));
    });
    worker.postMessage(input);
  });
}

async function workOutHere({ recipes, shop }: CostInput): Promise<RecipeCost[]> {
  const { recipeCosts } = await import('#parts/recipes/recipeCost.ts');
  return recipeCosts(recipes, shop);
}
