import { readSubstitutes } from '@larder/data/catalogue/substitutes';
import type { Substitute } from '@larder/shared/food/ingredients.calls';
import { bringsAllergen, type Swap } from '@larder/shared/food/substitutes';

import type { Catalogue, ReadCatalogue } from './catalogueIndex.service.ts';
import { foodKey } from './foodKey.rules.ts';
import type { IngredientRow } from './ingredients.queries.ts';
import { factorOf } from './substituteFactor.rules.ts';
import { weightsOf } from './weights.rules.ts';

/** What stands for an ingredient, by its id in any pack size; the best first. */
type SubstitutesOf = (ingredient_id: string) => readonly Substitute[];

/** For features that offer substitutes. */
export type ServedSubstitutes = { readSubstitutes: () => Promise<SubstitutesOf> };

/**
 * The substitutes of the catalogue as it is now: names of the table mean what they would in a recipe. So merged
 * ingredients keep theirs, as do renamed ones whose old name is an alias, and archived ones are none.
 */
export function makeSubstitutesReader(
  readCatalogue: ReadCatalogue,
): ServedSubstitutes['readSubstitutes'] {
  const made = new WeakMap<Catalogue, Promise<SubstitutesOf>>();
  return async () => {
    const catalogue = await readCatalogue();
    const known = made.get(catalogue) ?? substitutesIn(catalogue);
    made.set(catalogue, known);
    return known;
  };
}

/** Those of several ingredients that have one, each once. */
export function substitutesOfAll(
  substitutesOf: SubstitutesOf,
  ingredient_ids: readonly string[],
): { ingredient_id: string; instead: Substitute[] }[] {
  return [...new Set(ingredient_ids)]
    .map((ingredient_id) => ({ ingredient_id, instead: [...substitutesOf(ingredient_id)] }))
    .filter(({ instead }) => instead.length > 0);
}

async function substitutesIn({ match, byId }: Catalogue): Promise<SubstitutesOf> {
  const rows = readSubstitutes();
  const meant = await match(rows.flatMap(({ food, instead }) => [food, instead]));
  const found = new Map<string, Substitute[]>();
  for (const row of rows) {
    const [food, instead] = [row.food, row.instead].map((name) => byId.get(meant.get(name) ?? ''));
    if (!food || !instead || !mayStand(instead, food)) continue;
    const others = found.get(foodKey(food)) ?? [];
    // Two of the table may have been merged.
    if (others.some(({ ingredient_id }) => ingredient_id === instead.ingredient_id)) continue;
    found.set(foodKey(food), [...others, toSubstitute(instead, food, row)]);
  }
  return (ingredient_id) => {
    const food = byId.get(ingredient_id);
    return (food && found.get(foodKey(food))) ?? [];
  };
}

/** The catalogue's allergens count, which admins may have changed since the table was checked. */
function mayStand(instead: IngredientRow, food: IngredientRow): boolean {
  return foodKey(food) !== foodKey(instead) && !bringsAllergen(food.contains, instead.contains);
}

function toSubstitute(instead: IngredientRow, food: IngredientRow, swap: Swap): Substitute {
  const { ratio, by, roles, changes } = swap;
  const weights = weightsOf(instead);
  const factor = factorOf(swap, { ...food, weights: weightsOf(food) }, { ...instead, weights });
  return { ...instead, grams_of: weights.grams, ratio, by, roles: [...roles], changes, factor };
}
