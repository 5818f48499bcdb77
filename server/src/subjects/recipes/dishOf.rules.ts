import type { Dish } from './cooked.queries.ts';

/** The recipe of a key: the provider's number, or the id of an own one. */
export function dishOf(key: string): Dish {
  return key.includes('-')
    ? { provider_id: null, recipe_id: key }
    : { provider_id: Number(key), recipe_id: null };
}
