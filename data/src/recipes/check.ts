import { readFacts } from '#catalogue/facts';

import { RECIPES } from './corpus.ts';
import type { Cuisine } from './countries.ts';
import { factsByName, measure, readLine, type RecipeSource } from './format.ts';
import { findFaults, findGaps } from './validate.ts';

/*
 * Prints statistics and faults of the recipes; exits with 1 on a fault. Arguments (`indian`, `5012`) select
 * cuisines or ids.
 */

const facts = readFacts();
const wanted = process.argv.slice(2);
const isWanted = ({ id, cuisine }: Pick<RecipeSource, 'id' | 'cuisine'>): boolean =>
  wanted.length === 0 || wanted.includes(cuisine) || wanted.includes(String(id));

const cuisines = [...new Set(RECIPES.map(({ cuisine }) => cuisine))];
console.table(Object.fromEntries(cuisines.map((cuisine) => [cuisine, rowOf(cuisine)])));
console.log(`${RECIPES.length} recipes; by type: ${typesOf(RECIPES)}`);

const byId = new Map(RECIPES.map((recipe) => [recipe.id, recipe]));
const faults = findFaults(RECIPES, facts).filter(({ id }) => {
  const recipe = byId.get(id);
  return recipe !== undefined && isWanted(recipe);
});
const gaps = wanted.length === 0 ? findGaps(RECIPES) : [];
for (const { id, title, rule, detail } of [...faults, ...gaps]) {
  console.log([id || 'corpus', title, `${rule}: ${detail}`].filter(Boolean).join('  '));
}
console.log(`${faults.length + gaps.length} faults`);
process.exitCode = faults.length + gaps.length > 0 ? 1 : 0;

function rowOf(cuisine: Cuisine): Record<string, string | number> {
  const recipes = RECIPES.filter((recipe) => recipe.cuisine === cuisine);
  const kcal = recipes.map(kcalOf).toSorted((a, b) => a - b);
  const minutes = recipes.map(({ min }) => min).toSorted((a, b) => a - b);
  return {
    count: recipes.length,
    kcal: [kcal.at(0), medianOf(kcal), kcal.at(-1)].join(' / '),
    minutes: medianOf(minutes),
    types: typesOf(recipes),
  };
}

function kcalOf({ ing, serves }: RecipeSource): number {
  const known = factsByName(facts);
  const list = ing
    .split('\n')
    .map((line) => readLine(line, known))
    .flatMap((line) => ('rule' in line ? [] : [line]));
  return Math.round(measure(list, known, serves).nutrition.kcal);
}

function medianOf(sorted: readonly number[]): number {
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

function typesOf(recipes: readonly RecipeSource[]): string {
  const counts = new Map<string, number>();
  for (const type of recipes.flatMap(({ types }) => types)) {
    counts.set(type, (counts.get(type) ?? 0) + 1);
  }
  const sorted = Array.from(counts).toSorted(([, a], [, b]) => b - a);
  return sorted.map(([type, count]) => `${type} ${count}`).join(', ');
}
