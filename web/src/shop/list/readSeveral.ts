import type { ListIngredient } from '@larder/shared/kitchen/kitchenOps.model';
import type { QueryClient } from '@tanstack/react-query';

import { ingredientQueries } from '#parts/queries/ingredients.ts';
import { severalItems, severalNames } from '#shop/list/rules/severalItems.ts';

/** Max time before the items are on the list. */
const MAX_WAIT_MS = 3_000;

/**
 * The items of a line that lists several foods of the catalogue. Loaded on demand: few lines do.
 *
 * Shape   undefined for one item, and when the catalogue cannot be asked in time.
 */
export async function readSeveral(
  client: QueryClient,
  text: string,
): Promise<readonly ListIngredient[] | undefined> {
  const names = severalNames(text);
  // Offline, a query would wait for the network.
  if (names.length < 2 || !navigator.onLine) return undefined;
  const late = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), MAX_WAIT_MS);
  });
  const asked = client.query(ingredientQueries.meanings(names)).catch(() => undefined);
  const known = await Promise.race([asked, late]);
  return known && severalItems(text, (name) => known.get(name));
}
