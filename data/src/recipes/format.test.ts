import fc from 'fast-check';
import { expect, test } from 'vitest';

import { readFacts } from '#catalogue/facts';

import { factsByName, parseRecipe, readLine, referencesTo } from './format.ts';
import { lineOf, type ShortRecipe, sourceOf } from './testing/lines.ts';

const facts = readFacts();
const known = factsByName(facts);

const parse = (recipe: ShortRecipe) => parseRecipe(sourceOf(recipe), known);

const TOAST: ShortRecipe = {
  id: 6999,
  title: 'Egg on Toast',
  cuisine: 'british',
  types: ['breakfast'],
  dish: 'toast',
  serves: 2,
  min: 10,
  ing: '4 pc White Bread : thickly sliced\n2 pc eggs\n1 tbsp olive oil',
  steps: [
    'Toast {bread} and keep it warm.',
    'Fry {eggs} in {olive oil} and slide each egg onto {white bread}.',
  ],
};

const ALL = {
  weight: 1,
  kcal: 1,
  protein: 1,
  fat: 1,
  saturated: 1,
  carbs: 1,
  fibre: 1,
  sugar: 1,
  sodium: 1,
};

test('amounts are weighed, and turned into what the catalogue sells', () => {
  // 4 slices of 28 g; 2 eggs of 50 g; 15 ml of oil at 0.913 g/ml.
  expect(parse(TOAST).ingredients).toEqual([
    {
      name: 'White bread',
      amount: 4,
      unit: 'pc',
      grams: 112,
      baseAmount: 112,
      baseUnit: 'gm',
      prep: 'thickly sliced',
      eaten: ALL,
    },
    {
      name: 'Eggs',
      amount: 2,
      unit: 'pc',
      grams: 100,
      baseAmount: 100,
      baseUnit: 'gm',
      prep: null,
      eaten: ALL,
    },
    {
      name: 'Olive oil',
      amount: 1,
      unit: 'tbsp',
      grams: expect.closeTo(13.695, 4),
      baseAmount: expect.closeTo(15, 4),
      baseUnit: 'ml',
      prep: null,
      eaten: ALL,
    },
  ]);
});

test('one serving is the sum of the list divided by the servings', () => {
  const { nutrition, gramsPerServing } = parse(TOAST);
  // (112 g x 2.65 + 100 g x 1.43 + 13.7 g x 8.84) / 2 = 280.4 kcal; (112 + 100 + 13.7) / 2 g.
  expect(nutrition.kcal).toBeCloseTo(280.4, 1);
  expect(gramsPerServing).toBeCloseTo(112.85, 2);
  // (112 g x 4.91 + 100 g x 1.42 + 13.7 g x 0.02) / 2 = 346.1 mg of sodium.
  expect(nutrition.sodium).toBeCloseTo(346.1, 1);
});

test.for([
  ['1 pc eggs', 71.5, 50, 'all of it: 50 g x 1.43'],
  ['1 pc eggs : yolks only (yolks eaten)', 54.8, 17, 'the yolk has most of it'],
  ['1 pc eggs : whites only (whites eaten)', 17.2, 33, 'the white the rest'],
  ['100 g olive oil : for frying (40% eaten)', 353.6, 40, 'the rest stays in the pan'],
  ['100 g mussels', 23.2, 27, 'without the shells'],
  ['100 g pork chops : boneless (100% eaten)', 170, 100, 'bought without the bone'],
  ['425 g canned chickpeas : drained', 351.9, 255, 'figures of the drained ones: 255 g x 1.38'],
  ['425 g canned chickpeas : with their liquid', 351.9, 425, 'the liquid weighs and feeds nobody'],
  ['425 g canned black beans : rinsed', 309.4, 255, 'figures of the whole can, a fifth runs off'],
  ['425 g canned black beans : with their liquid', 386.75, 425, 'the whole can'],
] as const)('%s gives %d kcal and %d g on the plate: %s', ([line, kcal, grams]) => {
  const name = /[a-z]+$/.exec(line.replace(/ (:|\().*/, ''))?.[0] ?? '';
  const one = parse({ ...TOAST, serves: 1, ing: line, steps: [`Eat {${name}}.`] });
  expect(one.nutrition.kcal).toBeCloseTo(kcal, 0);
  expect(one.gramsPerServing).toBeCloseTo(grams, 5);
});

test('what is not eaten is bought all the same, and not shown as a note', () => {
  expect(readLine(lineOf('8 tbsp canola oil : for frying (40% eaten)'), known)).toMatchObject({
    baseAmount: expect.closeTo(120, 1),
    prep: 'for frying',
  });
});

test('steps are plain text and name what they use, each once', () => {
  expect(parse(TOAST).steps).toEqual([
    { text: 'Toast bread and keep it warm.', uses: ['White bread'] },
    {
      text: 'Fry eggs in olive oil and slide each egg onto white bread.',
      uses: ['Eggs', 'Olive oil', 'White bread'],
    },
  ]);
});

test.for([
  ['1 cup spinach', 30, 'g_per_cup, where there is no density'],
  ['2 tbsp spinach', 3.75, 'an eighth of a cup'],
  ['0.5 cup whole milk', 123.72, 'density, where there is one: 120 ml'],
  ['100 ml honey', 143.3, 'density'],
  ['0.25 pc lemon', 21, 'a part of a piece'],
] as const)('%s weighs %d g: %s', ([line, grams]) => {
  expect(readLine(lineOf(line), known)).toMatchObject({ grams: expect.closeTo(grams, 1) });
});

test.for([
  ['4 pc dragon : tamed', 'the list'],
  ['a bit of salt', 'the list'],
] as const)('a recipe with "%s" is refused', ([line]) => {
  expect(() => parse({ ...TOAST, ing: line })).toThrow('6999 Egg on Toast');
});

test('a recipe whose step names something else is refused', () => {
  const wrong = { ...TOAST, steps: ['Toast {bread} and {butter} it.'] };
  expect(() => parse(wrong)).toThrow('{butter} is not in the list');
});

test.for([
  ['olive oil', ['Olive oil'], 'the name'],
  ['oil', ['Olive oil'], 'a word of it'],
  ['tomato', ['Tomato'], 'the whole name before longer ones'],
  ['tomatoes', ['Tomato'], 'plural'],
  ['cherry tomato', ['Cherry tomatoes'], 'singular'],
  ['onion', ['Red onion'], 'the end of a name before its beginning'],
  ['bay leaf', ['Bay leaves'], 'an irregular plural'],
  ['anchovy', ['Anchovies (canned)'], 'words in brackets are not the end of a name'],
  ['canned anchovies', ['Anchovies (canned)'], 'but they count as words'],
  ['chicken', ['Chicken thighs (bone-in)', 'Chicken broth'], 'both, which the validator refuses'],
  ['tomato oil', [], 'all words must be in one name'],
  ['', [], 'no words'],
] as const)('{%s} means %j: %s', ([reference, names]) => {
  const list = [
    'Olive oil',
    'Tomato',
    'Tomato paste',
    'Cherry tomatoes',
    'Red onion',
    'Onion powder',
    'Bay leaves',
    'Anchovies (canned)',
    'Chicken thighs (bone-in)',
    'Chicken broth',
  ];
  expect(referencesTo(list)(reference)).toEqual(names);
});

test('every ingredient of the catalogue can be named in full', () => {
  const names = facts.map(({ name }) => name);
  const find = referencesTo(names);
  const lost = names.filter((name) => !find(name.toLowerCase()).includes(name));
  expect(lost).toEqual([]);
});

test('twice the amount is twice the weight, in any unit', () => {
  const line = fc.record({
    amount: fc.integer({ min: 1, max: 4000 }).map((quarters) => quarters / 4),
    unit: fc.constantFrom('g', 'ml', 'pc', 'tsp', 'tbsp', 'cup'),
    name: fc.constantFrom(...facts.map(({ name }) => name)),
  });
  fc.assert(
    fc.property(line, ({ amount, unit, name }) => {
      const once = readLine(lineOf(`${amount} ${unit} ${name}`), known);
      const twice = readLine(lineOf(`${amount * 2} ${unit} ${name}`), known);
      const expected = 'rule' in once ? once.rule : once.grams * 2;
      expect('rule' in twice ? twice.rule : twice.grams).toEqual(expected);
    }),
  );
});

test.for([
  ['1 tsp table salt', [true, true, true, true], 'nothing in it'],
  ['50 g paneer', [true, false, true, false], 'cheese'],
  ['1 pc eggs', [true, false, true, true], 'sold with the milk and made without'],
  ['50 ml unsweetened soy milk', [true, true, true, true], 'milk in name only'],
  ['1 tbsp honey', [true, false, true, true], 'from an animal'],
  ['50 g tilapia fillet', [false, false, true, true], 'fish'],
  ['1 tbsp fish sauce', [false, false, true, true], 'fish in a bottle'],
  ['1 tbsp worcestershire sauce', [false, false, false, true], 'anchovies and malt'],
  ['50 g spaghetti', [true, true, false, true], 'wheat'],
  ['1 tbsp soy sauce', [true, true, false, true], 'wheat in a bottle'],
  ['1 pc naan', [true, false, false, false], 'wheat and yogurt'],
  ['50 g refried beans', [false, false, true, true], 'lard'],
] as const)('%s: vegetarian, vegan, gluten-free, dairy-free %j (%s)', ([line, expected]) => {
  const name = line.replace(/^\S+ \S+ /, '');
  const { diets } = parse({ ...TOAST, ing: line, steps: [`Eat {${name}}.`] });
  const { vegetarian, vegan, glutenFree, dairyFree } = diets;
  expect([vegetarian, vegan, glutenFree, dairyFree]).toEqual(expected);
});
