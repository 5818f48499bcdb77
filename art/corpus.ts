import { readFacts } from '@larder/data/catalogue/facts';
import { readRecipes } from '@larder/data/recipes/corpus';
import { factsByName, readLine, type RecipeSource } from '@larder/data/recipes/format';

import type { DishInput } from '#pantry/reading';

const known = factsByName(readFacts());

/**
 * A recipe as its picture needs it: ingredient names, the heaviest first.
 *
 * Errors  Error naming the recipe and the line that cannot be read.
 */
function toDishInput(source: RecipeSource): DishInput {
  const lines = source.lines.map((line) => {
    const read = readLine(line, known);
    if ('rule' in read) throw new Error(`${source.id} ${source.title}: ${read.detail}`);
    return read;
  });
  const { id, title, cuisine, types, dish } = source;
  const ingredients = lines.toSorted((a, b) => b.grams - a.grams).map(({ name }) => name);
  const method = source.steps.join(' ').replaceAll(/[{}]/g, '');
  return { id, title, cuisine, types, dish, ingredients, method };
}

/** Every recipe of the house, for its picture. */
export const dishInputs = (): readonly DishInput[] => readRecipes().map(toDishInput);
