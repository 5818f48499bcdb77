import { mattersInADay, nutrientAnswers } from '@larder/shared/food/dailyValues';
import {
  allShares,
  eachNutrient,
  type Figures,
  type Nutrient,
  nutritionOf,
  type Portion,
} from '@larder/shared/food/nutrients';
import type { Nutrition } from '@larder/shared/food/nutrition.model';
import { isTapWater } from '@larder/shared/food/tapWater';
import { weighed } from '@larder/shared/recipes/recipeFoods';

import type { Catalogue } from '#subjects/food/catalogueIndex.service';

import { eatenFood, eatenKcal, type Kitchen, portionOf } from './portions.rules.ts';
import type { LineRow, RecipeRow } from './recipes.queries.ts';

/** A line without an amount; `figures` of its food, if it is one. */
type Open = { readonly name: string; readonly figures: Figures | null };
type Parts = { readonly portions: readonly Portion[]; readonly open: readonly Open[] };

/**
 * What a serving of a person's own recipe has, from its lines, else from its packs.
 *
 * Shape   undefined where no energy is known. Its energy is the sum of what the lines, or packs, say.
 */
export function ownNutrition(
  recipe: Pick<RecipeRow, 'lines' | 'items'>,
  { catalogue, kitchen }: { catalogue: Catalogue; kitchen: Kitchen },
): Nutrition | undefined {
  const hasLines = recipe.lines.length > 0;
  const { portions, open } = hasLines
    ? partsOfLines(recipe.lines, { catalogue, kitchen })
    : partsOfPacks(recipe.items, { catalogue, kitchen });
  const found = nutritionOf(portions, kitchen.servings);
  if (found.known.kcal === 0) return undefined;
  const energies = hasLines ? portions.map(eatenKcal) : recipe.items.map(({ kcal }) => kcal);
  const kcal = energies.reduce<number>((sum, one) => sum + (one ?? 0), 0) / kitchen.servings;
  const opened = eachNutrient((nutrient) => open.some((one) => leavesOpen(one, nutrient)));
  const hasOpen = (one: Open): boolean =>
    one.figures === null ||
    Object.values(eachNutrient((each) => leavesOpen(one, each))).includes(true);
  return {
    nutrients: nutrientAnswers({
      amounts: { ...found.amounts, kcal },
      known: eachNutrient((nutrient) => (opened[nutrient] ? 0 : found.known[nutrient])),
    }),
    known_share: Math.round(100 * found.known.kcal) / 100,
    not_known: [...new Set([...found.notKnown, ...open.filter(hasOpen).map(({ name }) => name)])],
  };
}

/** Whether an amount is a minimum because nobody knows how much of the food there is: oil for frying, salt to taste. */
function leavesOpen({ figures }: Open, nutrient: Nutrient): boolean {
  return figures !== null && mattersInADay(figures, nutrient);
}

function partsOfLines(
  lines: readonly LineRow[],
  { catalogue: { byId }, kitchen }: { catalogue: Catalogue; kitchen: Kitchen },
): Parts {
  const read = lines.map((line): Portion | Open | null => {
    const row = byId.get(line.ingredient_id ?? '');
    const name = row?.name ?? line.name ?? line.original;
    if (!row && isTapWater(name)) return null;
    if (row) {
      return portionOf(line, { row, kitchen }) ?? { name, figures: eatenFood(row).figures };
    }
    const weight = weighed(line, { weights: {} });
    if (!weight) return line.name === null ? null : { name, figures: null };
    return { name, grams: weight.grams, figures: null, eaten: allShares(1) };
  });
  const parts = read.filter((one) => one !== null);
  return {
    portions: parts.filter((one) => 'grams' in one),
    open: parts.filter((one) => !('grams' in one)),
  };
}

function partsOfPacks(
  items: RecipeRow['items'],
  { catalogue: { byId }, kitchen }: { catalogue: Catalogue; kitchen: Kitchen },
): Parts {
  const portions = items.flatMap(({ ingredient_id, name, unit, unit_quantity, quantity }) => {
    const amount = unit_quantity * quantity;
    const row = byId.get(ingredient_id);
    const line = {
      original: name,
      section: null,
      name,
      note: null,
      low: amount,
      high: amount,
      unit,
    };
    const bought = row && portionOf(line, { row, kitchen });
    return bought ? [bought] : [{ name, grams: amount, figures: null, eaten: allShares(1) }];
  });
  return { portions, open: [] };
}
