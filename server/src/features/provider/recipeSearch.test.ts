import { readFacts } from '@larder/data/catalogue/facts';
import { RECIPES } from '@larder/data/recipes/corpus';
import { parseRecipe, type Recipe } from '@larder/data/recipes/format';
import { INGREDIENT_TILES, SUGGESTIONS } from '@larder/shared/domain/recipes';
import { describe, expect, test } from 'vitest';

import { recipeSearch, type SearchFor } from './recipeSearch.ts';

const facts = readFacts();
const recipes = RECIPES.map((source) => parseRecipe(source, facts));
const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]));
const search = recipeSearch(recipes);

function find(wanted: SearchFor): Recipe[] {
  return search(wanted).flatMap((id) => byId.get(id) ?? []);
}

test.for([...SUGGESTIONS, ...INGREDIENT_TILES])(
  '"%s", which the home page offers, finds at least 12',
  (query) => {
    expect(find({ query }).length).toBeGreaterThanOrEqual(12);
  },
);

test.for(INGREDIENT_TILES)('as an ingredient "%s" finds at least 12', (includeIngredients) => {
  expect(find({ includeIngredients }).length).toBeGreaterThanOrEqual(12);
});

// Read through by a person: the first answer is one that belongs there.
test.for([
  // query, a word of the first title, least found, why this row exists
  ['spagetti', 'Spaghetti', 8, 'a letter is missing'],
  ['chiken curry', 'Curry', 8, 'a letter is missing, and two words'],
  ['tomatos', 'Tomato', 50, 'a wrong plural'],
  ['panckaes', 'Pancakes', 4, 'two letters in the wrong order'],
  ['lasange', 'Lasagna', 1, 'two slips'],
  ['bolognaise', 'Bolognese', 1, 'spelled by ear'],
  ['brocoli', 'Broccoli', 3, 'one c'],
  ['zuchini', 'Zucchini', 8, 'one c'],
  ['potatoe soup', 'Potato', 3, 'a wrong singular'],
  ['noodel soup', 'Noodle', 3, 'swapped letters beside a right word'],
  ['choclate cake', 'Chocolate', 4, 'no such dish: then one of the two'],
  ['carbonara', 'Carbonara', 1, 'the name of a dish'],
  ['Butter Chicken', 'Butter Chicken', 1, 'a name that is also two ingredients'],
  ['pad thai', 'Pad Thai', 1, 'a short word'],
  ['tikka masala', 'Tikka Masala', 1, 'a name in two words'],
  ['caesar salad', 'Caesar Salad', 1, 'a name and a kind'],
  ['greek salad', 'Greek', 5, 'a kitchen inside a cuisine'],
  ['thai curry', 'Thai', 5, 'the same with many others to follow'],
  ['chinese', '', 12, 'a kitchen that no title names'],
  ['mexican breakfast', 'Breakfast', 4, 'a cuisine and a meal'],
  ['italian dessert', '', 5, 'a cuisine and a course'],
  ['asian', '', 36, 'a cuisine alone'],
  ['lentil soup', 'Lentil Soup', 4, 'an ingredient and a kind'],
  ['banana smoothie', 'Banana', 3, 'the singular of smoothies'],
  ['strawberry smoothies', 'Strawberry', 1, 'the plural'],
  ['prawns', 'Shrimp', 8, 'another word for it'],
  ['aubergine', 'Eggplant', 5, 'another word for it'],
  ['spring onion', 'Scallion', 5, 'another two words for it'],
  ['veggies', 'Vegetable', 12, 'a pet name'],
  ['mac and cheese', 'Macaroni and Cheese', 1, 'a short form'],
  ['burgers', 'Cheeseburgers', 1, 'half of a word'],
  ['crepes', 'Crêpes', 1, 'without the accent'],
  ['quick vegan dinner', '', 1, 'two conditions and a meal'],
  ['gluten free dessert', '', 5, 'a condition in two words'],
  ['dairy-free breakfast', '', 3, 'a condition with a hyphen'],
  ['soup under 30 minutes', '', 2, 'a time'],
  ['vegan curry', 'Curry', 3, 'a condition and a kind'],
  ['easy chicken recipes', 'Chicken', 20, 'words that say nothing'],
  ['spinach and ricotta', 'Spinach and Ricotta', 1, 'two ingredients'],
  ['rice and beans', 'Beans', 2, 'two plain ones'],
  ['tofu', 'Tofu', 5, 'an ingredient'],
  ['sweet potato', 'Sweet Potato', 2, 'an ingredient that is not another'],
  ['fish tacos', 'Fish Tacos', 1, 'not fish sauce'],
  ['chick', 'Chick', 20, 'not typed to the end'],
] as const)('"%s" begins with "%s" and has at least %d: %s', ([query, title, least]) => {
  const found = find({ query });
  expect(found[0]?.title).toContain(title);
  expect(found.length).toBeGreaterThanOrEqual(least);
});

test.for([
  ['qwertyuiop', 'keys in a row'],
  ['xyzzy', 'a word of no language'],
  ['blockchain', 'a word of another trade'],
  ['computer', 'close to cucumber for a bad guesser'],
  ['asdf qwer zxcv', 'three of them'],
  ['chicken xyzzy', 'one of two is not understood'],
  ['kids party', 'not taken for kidney'],
  ['creme caramel', 'not guessed from half-known words'],
  ['veggie burger', 'none is kept, and beef is no answer'],
  ['1234', 'a number'],
  ['<script>alert(1)</script>', 'code'],
] as const)('"%s" finds nothing: %s', ([query]) => {
  expect(find({ query })).toEqual([]);
});

describe('order', () => {
  test('titles come before kinds of dish, and those before ingredients', () => {
    const places = find({ query: 'rice' }).map(({ title, types }) =>
      /\brice\b/i.test(title) ? 0 : types.includes('rice') ? 1 : 2,
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
    expect(search({})).toEqual(recipeSearch(recipes.toReversed())({}));
    const firstTypes = find({ cuisine: 'italian' })
      .slice(0, 12)
      .map(({ types }) => types[0]);
    expect(new Set(firstTypes).size).toBeGreaterThan(3);
  });
});

describe('conditions', () => {
  /** The titles of what was found although it does not fit; finding nothing is a fault too. */
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
