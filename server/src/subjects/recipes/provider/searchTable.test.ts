import { readFacts } from '@larder/data/catalogue/facts';
import { readRecipes } from '@larder/data/recipes/corpus';
import { factsByName, parseRecipe, type Recipe } from '@larder/data/recipes/format';
import type { Allergen } from '@larder/shared/food/allergens';
import { expect, test } from 'vitest';

import { recipeSearch } from './recipeSearch.rules.ts';

/*
 * Queries as people type them, each answer read through by a person. What a recipe may not have is written
 * here once more as a pattern of ingredient names, apart from the search's own tables.
 */

const facts = readFacts();
const known = factsByName(facts);
const recipes = readRecipes().map((source) => parseRecipe(source, known));
const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]));
const search = recipeSearch(recipes, facts);

function ask(query: string): { found: Recipe[]; reasons: readonly string[]; notes: string } {
  const { ids, reasons, notes } = search({ query });
  return { found: ids.flatMap((id) => byId.get(id) ?? []), reasons, notes: notes.join(' ') };
}

const names = ({ title, ingredients }: Recipe): string =>
  [title, ...ingredients.map(({ name }) => name)].join('\n');

const NUTS = /almond(?! extract)|walnut|pecan|cashew|pistachio|pine nut|hazelnut|peanut/i;
const DAIRY =
  /(?<!coconut |almond |soy |oat )milk|cream(?!ini)|(?<!peanut |almond )butter(?!nut)|cheese|yogurt|ghee|mozzarella|parmesan|paneer|ricotta|queso|feta/i;
const PORK = /pork|bacon|\bham\b|pepperoni|salami|sausage|chorizo|prosciutto|pancetta/i;
const SHELLFISH = /shrimp|crab|mussel|squid|scallop|oyster/i;
const FISH =
  /salmon|\bcod\b|tilapia|halibut|tuna|anchov|fish sauce|worcestershire|sardine|\bfish\b/i;
const MEAT =
  /chicken|beef|pork|lamb|turkey|bacon|\bham\b|sausage|steak|chorizo|salami|pepperoni|fish sauce|salmon|shrimp|squid|mussel|tuna|anchov/i;
const GLUTEN =
  /wheat|(?<!chickpea )flour|bread|pasta|spaghetti|penne|fusilli|macaroni|fettuccine|lasagna|orzo|couscous|bulgur|barley|soy sauce|beer|naan|\bpita\b|baguette|\bbuns?\b/i;
const HOT =
  /jalapeno|serrano|red chili|cayenne|pepper flakes|hot sauce|sriracha|chili powder|chipotle/i;

test.for([
  // query, must not be in any result, least found
  ['no pork', PORK, 150],
  ['no pork dinner', PORK, 60],
  ['without cheese', /cheese|mozzarella|parmesan|paneer|ricotta|queso/i, 100],
  ['pizza without cheese', /cheese|mozzarella|parmesan|paneer|ricotta|queso/i, 1],
  ['breakfast no eggs', /\beggs?\b|mayonnaise/i, 5],
  ['eggless cake', /\beggs?\b|mayonnaise/i, 1],
  ['nut free', NUTS, 100],
  ['nut-free dessert', NUTS, 10],
  ['peanut allergy', /peanut/i, 100],
  ['dairy-free', DAIRY, 50],
  ['dairy free breakfast', DAIRY, 2],
  ['lactose free smoothie', DAIRY, 2],
  ['-onion', /onion|scallion|shallot|salsa|broth/i, 50],
  ['chicken -garlic', /garlic|broth/i, 1],
  ['curry not spicy', HOT, 1],
  ['no seafood', new RegExp(`${FISH.source}|${SHELLFISH.source}`, 'i'), 100],
  ['allergic to shellfish', SHELLFISH, 100],
  ['pasta no meat', MEAT, 5],
  ['no gluten', GLUTEN, 50],
  ['gluten and dairy free dessert', new RegExp(`${GLUTEN.source}|${DAIRY.source}`, 'i'), 1],
  ['no nuts, dairy or eggs', new RegExp(`${NUTS.source}|${DAIRY.source}|\\beggs?\\b`, 'i'), 20],
  ['vegan no soy', /soy|tofu|tempeh|miso|edamame/i, 5],
  ['i dont like cilantro', /cilantro|salsa/i, 150],
  ['salad no tomatoes and no cucumber', /tomato|cucumber|salsa/i, 5],
  ['no beef or pork', new RegExp(`${PORK.source}|beef|steak(?! *tuna)`, 'i'), 100],
  ['asian w/o coconut', /coconut/i, 10],
  ['dinner without mushrooms', /mushroom/i, 60],
  ['no alcohol', /(?<!vinegar.*)\bwine\b(?! vinegar)|beer/i, 100],
  ['no penuts', /peanut/i, 100],
  ['no berries', /berr(y|ies)/i, 200],
  ['dessert no citrus', /lemon(?!grass)|\blime\b|orange/i, 10],
  ['smoothie without fruit', /berr|banana|mango|orange|apple/i, 1],
] as const)('"%s" has nothing of %s and finds at least %d', ([query, never, least]) => {
  const { found, notes } = ask(query);
  const wrong = found.filter((recipe) => never.test(names(recipe))).map(({ title }) => title);
  expect(wrong).toEqual([]);
  expect(found.length).toBeGreaterThanOrEqual(least);
  expect(notes).toMatch(/^Without /);
});

const FAMILIES: Readonly<Record<string, readonly Allergen[]>> = {
  nuts: ['tree nuts', 'peanuts'],
  peanut: ['peanuts'],
  milk: ['milk'],
  eggs: ['egg'],
  fish: ['fish'],
  seafood: ['fish', 'shellfish'],
  gluten: ['wheat'],
  soy: ['soybeans'],
  sesame: ['sesame'],
};
const containsOf = new Map(facts.map(({ name, contains }) => [name, contains]));

const FRUIT =
  /berr|orange|apple|banana|grape|mango|peach|pear|plum|kiwi|melon|cantaloupe|pomegranate|cherr|nectarine|mandarin|fruit/i;
const CITRUS = /lemon|lime|orange|grapefruit|mandarin/i;
const GREENS = /spinach|kale|chard|collard|arugula|bok choy|greens|lettuce/i;

// One way to say it a line; X is an allergen.
test.for([
  'no X',
  'X free',
  'X-free vegan',
  '-X',
  'dinner without any X please',
  'soup, no X',
  'pizza; no X',
  'curry (no X)',
  'NO X!',
  'no-X lunch',
  'breakfast – no X',
  'w/o X',
  'allergic to X',
  'X allergy',
  'X intolerance',
  "I can't eat X",
  'non X',
  'zero X',
  'not X',
  'no fresh X',
  'free from X',
  'contains no X',
  'dish minus X',
  'chicken but no X',
  'no pork or X',
  'no tomatoes and no X',
  'no cheese, X',
  'cheese and X free',
  'without rice/X',
])('"%s" leaves out every allergen, known or possible', (way) => {
  const harmful = Object.entries(FAMILIES).flatMap(([word, allergens]) =>
    ask(way.replace('X', word))
      .found.filter(({ ingredients }) =>
        ingredients.some(
          ({ name }) =>
            containsOf.get(name)?.some((allergen) => allergens.includes(allergen)) ?? true,
        ),
      )
      .map(({ title }) => `${word}: ${title}`),
  );
  expect(harmful).toEqual([]);
});

const isOf =
  (...countries: readonly string[]) =>
  ({ country }: Recipe): boolean =>
    countries.includes(country);
const within =
  (minutes: number) =>
  ({ min }: Recipe): boolean =>
    min <= minutes;

test.for<readonly [query: string, all: (recipe: Recipe) => boolean, least: number]>([
  ['chinese', isOf('chinese'), 10],
  ['french', isOf('french'), 8],
  ['greek', isOf('greek'), 10],
  ['thai', isOf('thai'), 10],
  ['thailand', isOf('thai'), 10],
  ['japanese', isOf('japanese'), 6],
  ['korean', isOf('korean'), 4],
  ['vietnamese', isOf('vietnamese'), 5],
  ['spanish', isOf('spanish'), 10],
  ['turkish', isOf('turkish'), 8],
  ['moroccan', isOf('moroccan'), 5],
  ['lebanese', isOf('lebanese'), 6],
  ['filipino', isOf('filipino'), 3],
  ['english', isOf('british'), 5],
  ['middle eastern', isOf('lebanese', 'turkish', 'egyptian'), 12],
  ['asian not chinese', ({ cuisine, country }) => cuisine === 'asian' && country !== 'chinese', 30],
  ['asian', ({ cuisine }) => cuisine === 'asian', 36],
  ['thai curry', isOf('thai'), 4],
  ['greek salad', isOf('greek'), 2],
  [
    'mexican breakfast',
    ({ cuisine, types }) => [cuisine, ...types].join(' ').includes('breakfast'),
    4,
  ],
  ['italian dessert', isOf('italian'), 5],
  ['quick', within(30), 40],
  ['quick pasta', ({ min, types }) => min <= 30 && types.includes('pasta'), 4],
  ['quick vegan dinner', ({ min, diets }) => min <= 45 && diets.vegan, 6],
  ['something quick with chicken', ({ min }) => min <= 45, 10],
  ['half an hour', within(30), 40],
  ['pasta in an hour', within(60), 20],
  ['soup, an hour and a half', within(90), 10],
  ['berries', ({ ingredients }) => ingredients.some(({ name }) => /berr/i.test(name)), 12],
  ['fruit smoothie', ({ types }) => types.includes('smoothie'), 8],
  ['fruit', ({ title, ...recipe }) => FRUIT.test(names({ title, ...recipe })), 40],
  ['melon', ({ ingredients }) => ingredients.some(({ name }) => /melon/i.test(name)), 1],
  ['citrus', ({ ingredients }) => ingredients.some(({ name }) => CITRUS.test(name)), 60],
  ['greens', ({ ingredients }) => ingredients.some(({ name }) => GREENS.test(name)), 30],
  ['ladies fingers', ({ ingredients }) => ingredients.some(({ name }) => name === 'Okra'), 1],
  ["lady's finger curry", ({ ingredients }) => ingredients.some(({ name }) => name === 'Okra'), 1],
  ['loaves', (recipe) => /bread/i.test([names(recipe), ...recipe.types].join(' ')), 20],
  ['kid friendly', (recipe) => !HOT.test(names(recipe)) && recipe.min <= 60, 50],
  ['pasta for kids', (recipe) => !HOT.test(names(recipe)), 8],
  ['family friendly dinner', (recipe) => !/beer|coffee/i.test(names(recipe)), 20],
  ['soup under 30 minutes', within(30), 2],
  ['20 minute meals', within(20), 4],
  ['under 400 calories', ({ nutrition }) => nutrition.kcal <= 400, 40],
  ['high protein', ({ nutrition }) => nutrition.protein * 4 >= nutrition.kcal * 0.2, 60],
  ['high protein breakfast', ({ types }) => types.includes('breakfast'), 4],
  ['low carb', ({ nutrition }) => nutrition.carbs * 4 < nutrition.kcal * 0.26, 20],
  ['low-carb dinner', ({ nutrition }) => nutrition.carbs <= 44, 20],
  ['keto', ({ nutrition }) => nutrition.carbs <= 17, 4],
  ['high fiber', ({ nutrition }) => nutrition.fibre >= 5.6, 60],
  ['low sodium', ({ nutrition, gramsPerServing }) => nutrition.sodium <= gramsPerServing * 1.4, 20],
  ['low salt', ({ nutrition, gramsPerServing }) => nutrition.sodium <= gramsPerServing * 1.4, 20],
  ['high fibre', ({ nutrition }) => nutrition.fibre >= 5.6, 60],
  ['low saturated fat', ({ nutrition: { saturated, kcal } }) => saturated * 9 < kcal * 0.1, 40],
  ['high protein under 500 calories', ({ nutrition }) => nutrition.kcal <= 500, 20],
  ['soup 300 calories or less', ({ nutrition }) => nutrition.kcal <= 300, 2],
  ['vegetarian', ({ diets }) => diets.vegetarian, 100],
  ['vegan curry', ({ diets }) => diets.vegan, 3],
  ['vegetarian curry', ({ diets }) => diets.vegetarian, 8],
  ['meatless', ({ diets }) => diets.vegetarian, 100],
])('every result of "%s" fits', ([query, all, least]) => {
  const { found } = ask(query);
  expect(found.filter((recipe) => !all(recipe)).map(({ title }) => title)).toEqual([]);
  expect(found.length).toBeGreaterThanOrEqual(least);
});

test.for([
  // query, a word of the first title, least found, why this row exists
  ['spagetti', 'Spaghetti', 8, 'a letter is missing'],
  ['chiken curry', 'Curry', 8, 'a letter is missing, and two words'],
  ['butter chikn', 'Butter Chicken', 1, 'two slips in a short word'],
  ['chiken tika masala', 'Tikka Masala', 1, 'two words misspelled'],
  ['tomatos', 'Tomato', 50, 'a wrong plural'],
  ['panckaes', 'Pancakes', 4, 'two letters in the wrong order'],
  ['lasange', 'Lasagna', 1, 'two slips'],
  ['bolognaise', 'Bolognese', 1, 'spelled by ear'],
  ['brocoli', 'Broccoli', 3, 'one c'],
  ['zuchini', 'Zucchini', 8, 'one c'],
  ['potatoe soup', 'Potato', 3, 'a wrong singular'],
  ['noodel soup', 'Noodle', 3, 'swapped letters beside a right word'],
  ['choclate cake', 'Torta Caprese', 1, 'a chocolate cake by another name'],
  ['carbonara', 'Carbonara', 1, 'the name of a dish'],
  ['Butter Chicken', 'Butter Chicken', 1, 'a name that is also two ingredients'],
  ['pad thai', 'Pad Thai', 1, 'a short word'],
  ['tikka masala', 'Tikka Masala', 1, 'a name in two words'],
  ['omlet', 'Omelette', 2, 'as it is heard'],
  ['omlette', 'Omelette', 2, 'an e is missing'],
  ['ceaser', 'Caesar', 1, 'two vowels in the wrong places'],
  ['cesar', 'Caesar', 1, 'a vowel is missing, and kesar is as near'],
  ['ceasar salad', 'Caesar', 1, 'two letters swapped'],
  ['meat loaf', 'Meatloaf', 1, 'in two words, and no bread'],
  ['banana loaf', 'Banana Bread', 1, 'what it is baked as'],
  ['caesar salad', 'Caesar Salad', 1, 'a name and a kind'],
  ['lentil soup', 'Lentil Soup', 4, 'an ingredient and a kind'],
  ['banana smoothie', 'Banana', 3, 'the singular of smoothies'],
  ['strawberry smoothies', 'Strawberry', 1, 'the plural'],
  ['prawns', 'Shrimp', 8, 'another word for it'],
  ['aubergine', 'Eggplant', 5, 'another word for it'],
  ['spring onion', 'Scallion', 5, 'another two words for it'],
  ['veggies', 'Vegetable', 12, 'a pet name'],
  ['mac and cheese', 'Macaroni and Cheese', 1, 'a short form'],
  ['mac n cheese', 'Macaroni and Cheese', 1, 'a shorter one'],
  ['spag bol', '', 1, 'a nickname'],
  ['french toast', 'Pain Perdu', 1, 'a dish that has a French name here'],
  ['ice cream', 'Kulfi', 1, 'a dish that has an Indian name here'],
  ['daal', 'Dal', 1, 'one of its spellings'],
  ['creme caramel', 'Flan', 1, 'a dish that has a Mexican name here'],
  ['shepherds pie', 'Cottage Pie', 1, 'its nearest relative'],
  ['beef bourguignon', 'Boeuf Bourguignon', 1, 'half in English'],
  ['chicken parm', 'Chicken Parmigiana', 1, 'a nickname'],
  ['scrambled eggs', '', 2, 'a way of cooking'],
  ['meat balls', 'Meatballs', 2, 'written in two words'],
  ['dumplings', '', 2, 'potstickers and wontons'],
  ['rice pudding', '', 3, 'in three languages'],
  ['stir fry', '', 3, 'what no title says'],
  ['burgers', 'Cheeseburgers', 1, 'half of a word'],
  ['crepes', 'Crêpes', 1, 'without the accent'],
  ['easy chicken recipes', 'Chicken', 20, 'words that say nothing'],
  ['spinach and ricotta', 'Spinach and Ricotta', 1, 'two ingredients'],
  ['rice and beans', 'Beans', 2, 'two plain ones'],
  ['tofu', 'Tofu', 5, 'an ingredient'],
  ['sweet potato', 'Sweet Potato', 2, 'an ingredient that is not another'],
  ['fish tacos', 'Fish Tacos', 1, 'not fish sauce'],
  ['chick', 'Chick', 20, 'not typed to the end'],
] as const)('"%s" begins with "%s" and has at least %d: %s', ([query, title, least]) => {
  const { found } = ask(query);
  expect(found[0]?.title).toContain(title);
  expect(found.length).toBeGreaterThanOrEqual(least);
});

test.for([
  ['qwertyuiop', 'keys in a row'],
  ['blockchain', 'a word of another trade'],
  ['computer', 'close to cucumber for a bad guesser'],
  ['asdf qwer zxcv', 'three of them'],
  ['birthday party', 'an occasion, no dish'],
  ['unicorn', 'of no kitchen'],
  ['german', 'a country we cook nothing of'],
  ['1234', 'a number'],
  ['<script>alert(1)</script>', 'code'],
  ['no msg', 'nobody knows which have none'],
  ['chicken gmo free', 'the same'],
] as const)('"%s" finds nothing and says so: %s', ([query]) => {
  const { found, notes } = ask(query);
  expect(found).toEqual([]);
  expect(notes).not.toBe('');
});

test.for([
  ['chicken xyzzy', 'Searched without “xyzzy”, which no recipe has.', 'a word of no language'],
  ['Halal chicken', 'Searched without “Halal”, which no recipe has.', 'as it was typed'],
  ['dinner not boring', 'Searched without “not boring”, which we do not understand.', 'no food'],
  ['quick piccata', '', 'quick, and the only one'],
  ['something quick with chicken', 'One is ready in 30 minutes; the others take up to 45.', 'few'],
  ['cheap', 'Cheap is under $2.00 a serving at usual prices.', 'what it means here'],
  ['quick boeuf bourguignon', 'None of these is ready in 30 minutes.', 'a wish given up'],
  ['nut free cake', 'Without nuts. With an allergy, read the labels too.', 'an allergen'],
  ['spinach clafoutis', 'No recipe has all of these words. These have most of them.', 'a part'],
  ['chicken', '', 'nothing to say'],
] as const)('"%s" says "%s": %s', ([query, expected]) => {
  const { found, notes } = ask(query);
  expect(found.length).toBeGreaterThan(0);
  expect(notes).toBe(expected);
});

test.for([
  ['cilantro curry', 'Aloo Gobi', 'curry, has fresh cilantro', 'a kind and an ingredient'],
  ['thai', 'Pad See Ew with Beef and Broccoli', 'Thai', 'a country'],
  ['asian', 'Beef and Broccoli', 'Asian', 'a cuisine'],
  ['quick smoothie', 'Mango Lassi', 'ready in 10 min', 'a time'],
  ['vegan', 'Pizza Marinara', 'vegan', 'a diet'],
  ['pizza marinara', 'Pizza Marinara', '', 'its title says it'],
] as const)('"%s" finds %s because "%s": %s', ([query, title, expected]) => {
  const { found, reasons } = ask(query);
  expect(reasons[found.findIndex((recipe) => recipe.title === title)]).toBe(expected);
});

/** The dollars in the reasons of what a search found. */
const dollarsOf = (query: string): number[] =>
  ask(query).reasons.map((reason) => Number(/about \$(\d+\.\d\d) a serving/.exec(reason)?.[1]));

test.for(['cheap', 'budget', 'inexpensive meals', 'something cheap', 'low cost dinner'])(
  '"%s" has nothing over two dollars a serving',
  (query) => {
    const dollars = dollarsOf(query);
    expect(dollars.length).toBeGreaterThan(40);
    expect(dollars.every((cost) => cost > 0 && cost <= 2)).toBe(true);
  },
);

test('where everything cheap is shown, the cheapest comes first', () => {
  const dollars = dollarsOf('cheap');
  expect(dollars).toEqual(dollars.toSorted((a, b) => a - b));
});

test('every result that its title does not explain has a reason', () => {
  for (const query of ['cilantro', 'greek', 'dinner', 'high protein', 'lime beans', 'snack']) {
    const { found, reasons } = ask(query);
    const words = query.split(' ').map((word) => word.replace(/s$/, ''));
    const unexplained = found.filter(
      ({ title }, at) =>
        reasons[at] === '' && !words.every((word) => title.toLowerCase().includes(word)),
    );
    expect(unexplained.map(({ title }) => `${query}: ${title}`)).toEqual([]);
  }
});
