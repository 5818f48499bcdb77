import { readFacts } from '#catalogue/facts';

import type { CookRecipe } from './cookRecipe.ts';
import { readRecipeFile, recipeFiles } from './corpus.ts';
import type { Cuisine } from './countries.ts';
import { factsByName, measure, readLine, type RecipeSource } from './format.ts';
import { type Fault, findFaults, findGaps } from './validate.ts';

/*
 * Prints statistics and faults of the recipes, with file and line; exits with 1 on a fault. Arguments (`indian`,
 * `5012`, `massaman-beef-curry.cook`) select cuisines, ids or files.
 */

const facts = readFacts();
const known = factsByName(facts);
const wanted = process.argv.slice(2);

const unreadable: string[] = [];
const files = recipeFiles()
  .flatMap((file) => {
    try {
      return { file, ...readRecipeFile(file) };
    } catch (error) {
      unreadable.push(error instanceof Error ? error.message : String(error));
      return [];
    }
  })
  .toSorted((a, b) => a.source.id - b.source.id);
const recipes = files.map(({ source }) => source);

const cuisines = [...new Set(recipes.map(({ cuisine }) => cuisine))];
console.table(Object.fromEntries(cuisines.map((cuisine) => [cuisine, rowOf(cuisine)])));
console.log(`${recipes.length} recipes; by type: ${typesOf(recipes)}`);

const faults = findFaults(recipes, facts).flatMap((fault) => {
  const found = files.filter(({ source }) => source.id === fault.id).at(-1);
  return found && isWanted(found)
    ? [`${placeOf(fault, found)}  ${fault.rule}: ${fault.detail}`]
    : [];
});
const gaps =
  wanted.length === 0 ? findGaps(recipes).map(({ detail }) => `data/recipes  ${detail}`) : [];
const all = [...unreadable, ...faults, ...gaps];
for (const line of all) console.log(line);
console.log(`${all.length} faults`);
process.exitCode = all.length > 0 ? 1 : 0;

function isWanted({ file, source: { id, cuisine } }: CookRecipe & { file: string }): boolean {
  return (
    wanted.length === 0 ||
    wanted.some((word) => word === cuisine || word === String(id) || file.endsWith(`/${word}`))
  );
}

/** "data/recipes/ratatouille.cook:28" */
function placeOf({ at }: Fault, { file, lineOf }: CookRecipe & { file: string }): string {
  const line =
    at && ('step' in at ? lineOf.steps[at.step] : lineOf.foods.get(at.food.toLowerCase()));
  return `${file}:${line ?? 1}`;
}

function rowOf(cuisine: Cuisine): Record<string, string | number> {
  const some = recipes.filter((recipe) => recipe.cuisine === cuisine);
  const kcal = some.map(kcalOf).toSorted((a, b) => a - b);
  const minutes = some.map(({ min }) => min).toSorted((a, b) => a - b);
  return {
    count: some.length,
    kcal: [kcal.at(0), medianOf(kcal), kcal.at(-1)].join(' / '),
    minutes: medianOf(minutes),
    types: typesOf(some),
  };
}

function kcalOf({ lines, serves }: RecipeSource): number {
  const list = lines
    .map((line) => readLine(line, known))
    .flatMap((line) => ('rule' in line ? [] : [line]));
  return Math.round(measure(list, known, serves).nutrition.kcal);
}

function medianOf(sorted: readonly number[]): number {
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

function typesOf(some: readonly RecipeSource[]): string {
  const counts = new Map<string, number>();
  for (const type of some.flatMap(({ types }) => types)) {
    counts.set(type, (counts.get(type) ?? 0) + 1);
  }
  const sorted = Array.from(counts).toSorted(([, a], [, b]) => b - a);
  return sorted.map(([type, count]) => `${type} ${count}`).join(', ');
}
