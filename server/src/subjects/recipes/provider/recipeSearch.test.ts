import { readFacts } from '@larder/data/catalogue/facts';
import { readRecipes } from '@larder/data/recipes/corpus';
import { factsByName, parseRecipe, type Recipe } from '@larder/data/recipes/format';
import { INGREDIENT_TILES, SUGGESTIONS } from '@larder/shared/recipes/recipes';
import { describe, expect, test } from 'vitest';

import { recipeSearch, type SearchFor } from './recipeSearch.rules.ts';

const facts = readFacts();
const known = factsByName(facts);
const recipes = readRecipes().map((source) => parseRecipe(source, known));
const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]));
const search = recipeSearch(recipes, facts);

function find(wanted: SearchFor): Recipe[] {
  return search(wanted).ids.flatMap((id) => byId.get(id) ?? []);
}

test.for([...SUGGESTIONS, ...INGREDIENT_TILES])(
  '"%s", which the home page offers, finds at least 12',
  (query) => {
    expect(find({ query }).length).toBeGreaterThanOrEqual(12);
  },
);

describe('order', () => {
  test('titles come before kinds of dish, and those before ingredients', () => {
    const places = find({ query: 'rice' }).map(({ title, types }) =>
      /\b(?:rice|arroz con leche|kheer|rizogalo)\b/i.test(title)
        ? 0
        : types.includes('rice')
          ? 1
          : 2,
    );
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(new Set(places)).toEqual(new Set([0, 1, 2]));
  });

  test('broth is not chicken, nor is fish sauce fish', () => {
    const without = (query: string, food: RegExp): number[] =>
      find({ query })
        .filter(
          ({ title, ingredients }) =>
            ![title, ...ingredients.map(({ name }) => name)].some((name) => food.test(name)),
        )
        .map(({ id }) => id);
    const sauces = recipes.filter(({ ingredients }) =>
      ingredients.some(({ name }) => /^(Chicken broth|Fish sauce)$/.test(name)),
    );
    expect(sauces.length).toBeGreaterThan(10);
    expect(without('chicken', /chicken(?! broth)/i)).toEqual([]);
    expect(
      without('fish', /fish(?! sauce)|shrimp|fillet|mussel|squid|tuna|salmon|crab|seafood/i),
    ).toEqual([]);
  });

  test('is the same every time, and without words it mixes the kinds of dish', () => {
    expect(search({})).toEqual(recipeSearch(recipes.toReversed(), facts)({}));
    const firstTypes = find({ cuisine: 'italian' })
      .slice(0, 12)
      .map(({ types }) => types[0]);
    expect(new Set(firstTypes).size).toBeGreaterThan(3);
  });
});

describe('conditions', () => {
  /** The titles of results that do not fit; no results is a fault too. */
  const misfits = (wanted: SearchFor, fits: (recipe: Recipe) => boolean): string[] => {
    const found = find(wanted);
    const wrong = found.filter((recipe) => !fits(recipe)).map(({ title }) => title);
    return found.length === 0 ? ['nothing found'] : wrong;
  };

  test.for(['italian', 'indian', 'mediterranean', 'mexican', 'asian'])('cuisine %s', (cuisine) => {
    expect(misfits({ cuisine }, (recipe) => recipe.cuisine === cuisine)).toEqual([]);
    expect(find({ cuisine }).length).toBeGreaterThanOrEqual(36);
  });

  test('cuisines in a list are alternatives, in any letter case', () => {
    expect(
      misfits({ cuisine: 'Italian, MEXICAN' }, ({ cuisine }) => /italian|mexican/.test(cuisine)),
    ).toEqual([]);
    const count = (cuisine: string) => find({ cuisine }).length;
    expect(count('Italian, MEXICAN')).toBe(count('italian') + count('mexican'));
    expect(find({ cuisine: 'klingon' })).toEqual([]);
    expect(find({ cuisine: '' })).toHaveLength(recipes.length);
  });

  test('kinds of dish by our names and by the provider’s', () => {
    expect(misfits({ type: 'soup' }, ({ types }) => types.includes('soup'))).toEqual([]);
    expect(misfits({ type: 'main course' }, ({ types }) => types.includes('main'))).toEqual([]);
    expect(
      misfits({ type: 'desserts,drink' }, ({ types }) => /dessert|smoothie/.test(types.join())),
    ).toEqual([]);
  });

  test('diets must all hold, and an unknown one fits nothing', () => {
    expect(misfits({ diet: 'vegan' }, ({ diets }) => diets.vegan)).toEqual([]);
    expect(
      misfits(
        { diet: 'Gluten-Free,vegetarian' },
        ({ diets }) => diets.glutenFree && diets.vegetarian,
      ),
    ).toEqual([]);
    expect(find({ diet: 'ketogenic' })).toEqual([]);
  });

  test('ingredients must all be in it', () => {
    const has = (recipe: Recipe, part: RegExp) =>
      recipe.ingredients.some(({ name }) => part.test(name));
    expect(
      misfits(
        { includeIngredients: 'eggs, spinach' },
        (recipe) => has(recipe, /^Eggs$/) && has(recipe, /spinach/i),
      ),
    ).toEqual([]);
    expect(misfits({ includeIngredients: 'prawns' }, (recipe) => has(recipe, /Shrimp/))).toEqual(
      [],
    );
    expect(find({ includeIngredients: 'eggs,unobtainium' })).toEqual([]);
  });

  test.for([
    [15, true, 'exactly as long'],
    [14, false, 'a minute less'],
  ] as const)('within %d minutes a dish of 15: %s', ([maxReadyTime, isFound]) => {
    const dish = recipes.find(({ min }) => min === 15);
    expect(find({ maxReadyTime }).some(({ id }) => id === dish?.id)).toBe(isFound);
  });

  test('the shorter of two times counts', () => {
    expect(
      misfits({ query: 'under 20 minutes', maxReadyTime: 60 }, ({ min }) => min <= 20),
    ).toEqual([]);
    expect(
      misfits({ query: 'under 60 minutes', maxReadyTime: 20 }, ({ min }) => min <= 20),
    ).toEqual([]);
  });

  test('what should be quick takes 30 minutes at most, unless nothing does', () => {
    expect(
      misfits({ query: 'quick pasta' }, ({ min, types }) => min <= 30 && types.includes('pasta')),
    ).toEqual([]);
    expect(
      misfits({ query: 'quick boeuf bourguignon' }, ({ title }) => title === 'Boeuf Bourguignon'),
    ).toEqual([]);
  });

  test('with a diet alone, what is written for it comes first', () => {
    const found = find({ query: 'vegetarian' }).map(({ types }) => types.includes('vegetarian'));
    expect(found.every((isMeant, at) => isMeant || !found.slice(at).includes(true))).toBe(true);
    expect(misfits({ query: 'vegetarian' }, ({ diets }) => diets.vegetarian)).toEqual([]);
  });
});
