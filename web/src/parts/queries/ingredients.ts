import { LIMITS } from '@larder/shared/basics/validation';
import {
  type KnownIngredient,
  listIngredients,
  listSubstitutes,
  listVendorIngredients,
  matchIngredients,
  MAX_SUBSTITUTED,
  suggestIngredients,
} from '@larder/shared/food/ingredients.calls';
import { type QueryClient, queryOptions } from '@tanstack/react-query';

import { call } from '#platform/http/api.ts';

const CATALOGUE_STALE_MS = 5 * 60_000;
/** Min letters for suggestions. */
const MIN_SUGGESTED = 2;

export const ingredientQueries = {
  all: () => ['ingredients'] as const,
  shopper: () =>
    queryOptions({
      queryKey: [...ingredientQueries.all(), 'shopper'],
      queryFn: async ({ signal }) => (await call(listIngredients, { signal })).message,
      staleTime: CATALOGUE_STALE_MS,
    }),
  vendor: () =>
    queryOptions({
      queryKey: [...ingredientQueries.all(), 'vendor'],
      queryFn: async ({ signal }) => (await call(listVendorIngredients, { signal })).message,
      staleTime: CATALOGUE_STALE_MS,
    }),
  /** Suggestions for a partly typed text. */
  suggestions: (text: string) =>
    queryOptions({
      queryKey: [...ingredientQueries.all(), 'suggestions', text],
      queryFn: async ({ signal }) =>
        (await call(suggestIngredients, { query: { query: text }, signal })).value,
      enabled: text.length >= MIN_SUGGESTED,
      // The list stays while the same word grows.
      placeholderData: (previous: KnownIngredient[] | undefined, query) =>
        isSameWord(String(query?.queryKey.at(-1)), text) ? previous : undefined,
      staleTime: CATALOGUE_STALE_MS,
    }),
  /** What stands for ingredients, by their ids; those without anything are left out. */
  substitutes: (ids: readonly string[]) => {
    const asked = [...new Set(ids)].slice(0, MAX_SUBSTITUTED);
    return queryOptions({
      queryKey: [...ingredientQueries.all(), 'substitutes', asked],
      queryFn: async ({ signal }) => {
        const { value } = await call(listSubstitutes, { query: { ids: asked }, signal });
        return new Map(value.map(({ ingredient_id, instead }) => [ingredient_id, instead]));
      },
      enabled: asked.length > 0,
      staleTime: CATALOGUE_STALE_MS,
    });
  },
  /** Ingredients by written name; each name is requested once, again after being offline. */
  meanings: (names: readonly string[]) =>
    queryOptions({
      queryKey: [...ingredientQueries.all(), 'meanings', names],
      queryFn: async ({ client, signal }) => {
        const unasked = names.filter((name) => meaningOf(client, name) === undefined);
        for (let from = 0; from < unasked.length; from += LIMITS.pastedLines) {
          const some = unasked.slice(from, from + LIMITS.pastedLines);
          const { matches } = await call(matchIngredients, { body: { names: some }, signal });
          for (const [at, name] of some.entries())
            client.setQueryData(meaningKey(name), matches[at] ?? null);
        }
        return new Map(names.map((name) => [name, meaningOf(client, name)]));
      },
      enabled: names.length > 0,
      staleTime: CATALOGUE_STALE_MS,
      refetchOnReconnect: true,
    }),
};

/** Whether two texts start with the same letters: still the same word while typing. */
export function isSameWord(a: string, b: string): boolean {
  const start = (text: string) => text.slice(0, MIN_SUGGESTED).toLowerCase();
  return start(a) === start(b);
}

/** The ingredient of a looked-up name, or null. */
export function meaningOf(client: QueryClient, name: string): KnownIngredient | null | undefined {
  return client.getQueryData<KnownIngredient | null>(meaningKey(name));
}

function meaningKey(name: string): readonly string[] {
  return [...ingredientQueries.all(), 'meaning', name];
}
