import type { ProviderRecipe } from '@larder/shared/recipes/provider.calls';
import type { Cuisine } from '@larder/shared/recipes/recipes';
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';

import { recipes } from './browser.ts';

export type RecipeView =
  | { kind: 'picks' }
  | { kind: 'search'; query: string }
  | { kind: 'cuisine'; cuisine: Exclude<Cuisine, 'all'> };

/** The browser's recipe cache has its own lifetimes; this only avoids a read on every focus. */
const STALE_MS = 60 * 60_000;

/** `recipes` retries and works offline, so the queries do neither. */
const common = { staleTime: STALE_MS, retry: false, networkMode: 'always' } as const;

export const providerQueries = {
  all: () => ['provider'] as const,
  list: (view: RecipeView) =>
    infiniteQueryOptions({
      ...common,
      queryKey: [...providerQueries.all(), 'list', view],
      initialPageParam: { offset: 0, known: [] as readonly number[] },
      queryFn: ({ pageParam, signal }) => {
        switch (view.kind) {
          case 'picks':
            return recipes.picks(pageParam.known, signal);
          case 'search':
            return recipes.search(view.query, pageParam.offset, signal);
          case 'cuisine':
            return recipes.cuisine(view.cuisine, pageParam.offset, signal);
        }
      },
      getNextPageParam: ({ next }, pages) =>
        next === undefined
          ? undefined
          : { offset: next, known: pages.flatMap((page) => page.recipes.map(({ id }) => id)) },
    }),
  recipe: (id: number) =>
    queryOptions({
      ...common,
      queryKey: [...providerQueries.all(), 'recipe', id],
      queryFn: ({ signal }) => recipes.recipe(id, signal),
      initialData: () => recipes.given(id),
    }),
};

/** A recipe with its ingredients, cached or fetched. Errors: RecipeFailure. */
export function loadRecipe(client: QueryClient, id: number): Promise<ProviderRecipe> {
  return client.query(providerQueries.recipe(id));
}
