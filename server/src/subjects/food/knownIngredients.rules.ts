import type { KnownIngredient } from '@larder/shared/food/ingredients.calls';

import type { Catalogue } from './catalogueIndex.service.ts';
import { weightsOf } from './weights.rules.ts';

/** Max suggestions; nobody reads more while typing. */
const MAX_SUGGESTED = 8;

/** The match of a text, then its completions, best first. */
export async function suggestKnown(catalogue: Catalogue, text: string): Promise<KnownIngredient[]> {
  const meant = (await catalogue.match([text])).values();
  const ids = new Set([...meant, ...catalogue.suggest(text, MAX_SUGGESTED)]);
  return [...ids].slice(0, MAX_SUGGESTED).flatMap((id) => known(catalogue, id) ?? []);
}

/** The ingredient of each name, in order; null without a certain match. */
export async function matchKnown(
  catalogue: Catalogue,
  names: readonly string[],
): Promise<(KnownIngredient | null)[]> {
  const meant = await catalogue.match(names);
  return names.map((name) => known(catalogue, meant.get(name)) ?? null);
}

function known({ byId }: Catalogue, id = ''): KnownIngredient | undefined {
  const row = byId.get(id);
  return row && { ...row, grams_of: weightsOf(row).grams };
}
