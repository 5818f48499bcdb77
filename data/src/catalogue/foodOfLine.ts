import { lazy } from '@larder/shared/basics/lazy';
import { type CatalogueIndex, findMatch, indexCatalogue } from '@larder/shared/food/catalogueMatch';
import { firstMeant } from '@larder/shared/kitchen/meantNames';
import { readRecipeLine } from '@larder/shared/recipes/recipeLine';

import { ALIASES } from './aliases.ts';
import { readFacts } from './facts.ts';

/** The catalogue for matching; its ids are the foods' names. */
export const readIndex = lazy((): CatalogueIndex =>
  indexCatalogue(
    readFacts().map(({ name, slug, pack_size, base_unit }) => ({
      ingredient_id: name,
      name,
      unit_quantity: pack_size,
      unit: base_unit,
      aliases: ALIASES[slug] ?? [],
    })),
  ),
);

/** The name of the food that a recipe's line means, read and matched as the server does; undefined for none. */
export function foodOfLine(line: string): string | undefined {
  const index = readIndex();
  return firstMeant(readRecipeLine(line), (name) => findMatch(index, name) ?? null)?.ingredient_id;
}
