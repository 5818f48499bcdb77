import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { readFacts, type IngredientFacts } from '#catalogue/facts';

import { readCookRecipe } from './cookRecipe.ts';
import { readRecipes } from './corpus.ts';
import { NAMES_WITH_A_DIET } from './diets.ts';
import { CAPS, SWEET_CAPS, TYPE_NEEDS } from './limits.ts';
import { type ShortRecipe, sourceOf } from './testing/lines.ts';
import { findFaults, findGaps, RULE_NAMES, type Rule } from './validate.ts';

const catalogue = readFacts();

/** Made so that grams are kilocalories (meal) and ten milligrams of sodium (brine). */
const facts: readonly IngredientFacts[] = [
  ...catalogue,
  testFact('Test meal', { kcal_per_100: 100 }),
  testFact('Test brine', { sodium_mg: 1000 }),
  testFact('Test lump', {}),
];

/** Without a fault: 300 kcal, 350 g and 500 mg of sodium on one plate. */
const GOOD: ShortRecipe = {
  id: 1500,
  title: 'Plain Plate',
  cuisine: 'italian',
  types: ['salad'],
  dish: 'salad',
  serves: 1,
  min: 20,
  ing: '300 g test meal\n50 g test brine',
  steps: [
    'Rinse the {test meal} under cold water and shake it dry.',
    'Pour the {test brine} over it on your largest flat plate.',
    'Leave it alone for 10 minutes and eat it with a big fork.',
  ],
};

const CHICKPEAS = GOOD.steps.map((step) => step.replace('test meal', 'chickpeas'));

const proven = new Set<Rule>();

/** The rules a changed plate breaks, each once. */
function rulesOf(change: Partial<ShortRecipe>, ...others: readonly ShortRecipe[]): Rule[] {
  const recipe = { ...GOOD, ...change };
  const faults = findFaults([...others, recipe].map(sourceOf), facts).filter(
    ({ id }) => id === recipe.id,
  );
  const rules = [...new Set(faults.map(({ rule }) => rule))];
  for (const rule of rules) proven.add(rule);
  return rules;
}

/** The plate with one more line, which the last step uses. */
function withLine(line: string, name: string): Partial<ShortRecipe> {
  const more = `Stir {${name}} through it before anybody takes a seat.`;
  return { ing: `${GOOD.ing}\n${line}`, steps: [...GOOD.steps, more] };
}

function withStep(step: string): Partial<ShortRecipe> {
  return { steps: [...GOOD.steps, step] };
}

test('the plate the bad ones are made from has no fault', () => {
  expect(rulesOf({})).toEqual([]);
});

test.for<readonly [Partial<ShortRecipe>, Rule | null, string]>([
  [{ id: 5500, cuisine: 'asian', country: 'thai' }, null, 'one of several'],
  [{ id: 5500, cuisine: 'asian' }, 'country', 'one of several, but which?'],
  [{ id: 5500, cuisine: 'asian', country: 'greek' }, 'country', 'of another cuisine'],
  [{ title: 'Italian Plate' }, null, 'the title says the same'],
  [{ title: 'Thai Plate' }, 'country', 'the title says another'],
])('country of %o: %s, %s', ([change, rule]) => {
  expect(rulesOf(change)).toEqual(rule === null ? [] : [rule]);
});

test.for<readonly [string, Partial<ShortRecipe>, Rule | null, string]>([
  ['one kcal', { ing: '650 g test meal\n50 g test brine' }, null, 'the most a salad may have'],
  ['one kcal', { ing: '651 g test meal\n50 g test brine' }, 'kcal', 'one more'],
  ['few kcal', { ing: '120 g test meal\n50 g test brine' }, null, 'the least a salad may have'],
  ['few kcal', { ing: '119 g test meal\n50 g test brine' }, 'kcal', 'one less'],
  [
    'the first type decides',
    { types: ['main', 'salad'], ing: '651 g test meal\n50 g test brine' },
    null,
    'a main dish that is also a salad may have more',
  ],
  [
    'the first type decides',
    { types: ['pasta', 'salad'], dish: 'salad', ing: '651 g test meal\n50 g test brine' },
    'type',
    'within the bounds of pasta, but there is no pasta in it',
  ],
  [
    'a heavy plate',
    { types: ['main'], ing: '850 g test meal\n50 g test brine' },
    null,
    'the most one serving may weigh',
  ],
  [
    'a heavy plate',
    { types: ['main'], ing: '851 g test meal\n50 g test brine' },
    'serving-size',
    'a gram over it',
  ],
  [
    'a light plate',
    { types: ['main'], ing: '100 g test meal\n20 g test brine' },
    null,
    'the least one serving may weigh',
  ],
  [
    'a light plate',
    { types: ['main'], ing: '100 g test meal\n19 g test brine' },
    'serving-size',
    'a gram under it',
  ],
  [
    'a light side dish',
    { types: ['main', 'side'], ing: '100 g test meal\n19 g test brine' },
    null,
    'what is eaten beside something may be small',
  ],
  ['nobody eats', { serves: 0 }, 'serving-size', 'no servings at all'],
  ['salty', { ing: '300 g test meal\n280 g test brine' }, null, '2,800 mg is the most'],
  ['salty', { ing: '300 g test meal\n281 g test brine' }, 'sodium', '10 mg over it'],
  ['bland', { ing: '300 g test meal\n15 g test brine' }, null, '150 mg is the least'],
  ['bland', { ing: '300 g test meal\n14 g test brine' }, 'sodium', 'nobody salted it'],
  [
    'bland breakfast',
    { types: ['breakfast'], ing: '300 g test meal\n14 g test brine' },
    null,
    'sweet things need no salt',
  ],
  ['butter', withLine('35 g unsalted butter', 'butter'), null, 'the cap'],
  ['butter', withLine('35.1 g unsalted butter', 'butter'), 'cap', 'over the cap'],
  ['salt', withLine('2.6 g table salt', 'salt'), null, 'the cap'],
  ['salt', withLine('2.7 g table salt', 'salt'), 'cap', 'over the cap'],
  ['salt by the spoon', withLine('1 tsp table salt', 'salt'), 'cap', '6 g when weighed'],
  ['garlic', withLine('4 pc garlic', 'garlic'), null, 'the cap, by pieces of 3 g'],
  ['garlic', withLine('5 pc garlic', 'garlic'), 'cap', 'over the cap'],
  ['sugar', withLine('16 g granulated sugar', 'sugar'), 'cap', 'over the cap of a meal'],
  [
    'sugar in a dessert',
    { types: ['dessert'], ...withLine('75 g granulated sugar', 'sugar') },
    null,
    'the cap of a dessert',
  ],
  [
    'sugar in a dessert',
    { types: ['dessert'], ...withLine('76 g granulated sugar', 'sugar') },
    'cap',
    'over the cap of a dessert',
  ],
  ['frying', withLine('24 g olive oil', 'olive oil'), null, 'all of it may be eaten'],
  ['frying', withLine('25 g olive oil', 'olive oil'), 'eaten', 'some of it stays in the pan'],
  ['frying', withLine('90 g olive oil (30% eaten)', 'olive oil'), null, 'the pan is said'],
  ['frying', withLine('110 g olive oil (30% eaten)', 'olive oil'), 'cap', '33 g of it are eaten'],
  ['no part', withLine('10 g olive oil (yolks eaten)', 'olive oil'), 'eaten', 'oil has no yolk'],
  ['no part', withLine('10 g olive oil (0% eaten)', 'olive oil'), 'eaten', 'then why buy it'],
  ['no part', withLine('10 g olive oil (101% eaten)', 'olive oil'), 'eaten', 'more than there is'],
  ['yolks', withLine('1 pc eggs : yolks only (yolks eaten)', 'eggs'), null, 'the whites are left'],
  ['yolks', withLine('1 pc eggs : yolks only', 'eggs'), 'eaten', 'the whites were counted'],
  [
    'the water',
    withLine('8 g table salt : for the pasta water (25% eaten)', 'salt'),
    null,
    'most of it is poured away',
  ],
  [
    'the water',
    withLine('2 g table salt : for the pasta water', 'salt'),
    'eaten',
    'counted with the water',
  ],
  ['bones', withLine('50 g pork chops', 'pork chops'), null, 'the bones are taken off'],
  [
    'bones',
    withLine('50 g pork chops : boneless', 'pork chops'),
    'eaten',
    'bones that are not there are taken off',
  ],
  [
    'bones',
    withLine('50 g pork chops : boneless (100% eaten)', 'pork chops'),
    null,
    'that is said',
  ],
  [
    'a can',
    { ing: '425 g canned chickpeas : 1 can, drained\n50 g test brine', steps: CHICKPEAS },
    null,
    'as it is bought',
  ],
  ['a can', withLine('213 g canned chickpeas : drained', 'chickpeas'), null, 'half a can'],
  ['a can', withLine('255 g canned chickpeas : drained', 'chickpeas'), 'drained', 'what it holds'],
  ['a can', withLine('425 g canned chickpeas', 'chickpeas'), 'drained', 'with its liquid?'],
  [
    'a can',
    { ing: '425 g canned chickpeas : with their liquid\n50 g test brine', steps: CHICKPEAS },
    null,
    'the liquid is said',
  ],
  ['no amount', withLine('some olive oil', 'olive oil'), 'line-syntax', 'not a number'],
  ['nothing', withLine('0 g olive oil', 'olive oil'), 'line-syntax', 'zero is no amount'],
  ['ounces', withLine('2 oz olive oil', 'olive oil'), 'line-syntax', 'not one of the six units'],
  ['no name', withLine('2 g unicorn', 'unicorn'), 'unknown-ingredient', 'not in the catalogue'],
  ['no weight', withLine('1 pc test lump', 'test lump'), 'no-grams', 'nobody weighed a piece'],
  ['no weight', withLine('1 cup test lump', 'test lump'), 'no-grams', 'nor a cup'],
  [
    'twice',
    { ing: `${GOOD.ing}\n10 g test meal` },
    'listed-twice',
    'two lines of one thing belong together',
  ],
  ['unused', { ing: `${GOOD.ing}\n10 g carrot` }, 'unused-ingredient', 'bought and then forgotten'],
  [
    'not in the list',
    withStep('Scatter a good handful of {fresh dill} over the top.'),
    'unknown-reference',
    'used and not bought',
  ],
  [
    'named without braces',
    withStep('Scatter a good handful of fresh dill over the top.'),
    'unlisted-ingredient',
    'used and not bought, and hidden from the list of the step',
  ],
  [
    'a comparison',
    withStep('Roll what is left into balls the size of a walnut.'),
    null,
    'walnuts are only the measure',
  ],
  [
    'which one',
    {
      ing: `${GOOD.ing}\n50 g chicken wings\n50 ml chicken broth`,
      ...withStep('Warm all of the {chicken} and lay it along the side.'),
    },
    'ambiguous-reference',
    'the bird or its broth',
  ],
  ['few steps', { steps: GOOD.steps.slice(0, 2) }, 'step-count', 'one below the least'],
  ['many steps', { steps: [...GOOD.steps, ...plainSteps(6)] }, null, 'nine are the most'],
  ['many steps', { steps: [...GOOD.steps, ...plainSteps(7)] }, 'step-count', 'ten'],
  ['a short step', withStep(`${'A'.repeat(39)}.`), null, '40 characters are the least'],
  ['a short step', withStep(`${'A'.repeat(38)}.`), 'step-length', '39'],
  ['a long step', withStep(`${'A'.repeat(259)}.`), null, '260 characters are the most'],
  ['a long step', withStep(`${'A'.repeat(260)}.`), 'step-length', '261'],
  [
    'no full stop',
    withStep('This sentence has no full stop after its last word'),
    'step-syntax',
    'cut off',
  ],
  [
    'an open brace',
    withStep('Somebody never closed the brace around {the meal here.'),
    'step-syntax',
    'would be shown to the reader',
  ],
  [
    'Fahrenheit',
    withStep('Warm the oven to 400°F before you start with the rest.'),
    'temperature',
    'only one scale',
  ],
  ['both', withStep('Warm the oven to 212°F (106°C) before you start cooking.'), null, '6 °C off'],
  [
    'both',
    withStep('Warm the oven to 212°F (107°C) before you start cooking.'),
    'temperature',
    '7 °C off',
  ],
  [
    'a long wait',
    withStep('Put it into the coldest room for another 10 minutes.'),
    null,
    '20 in 20',
  ],
  [
    'a long wait',
    { min: 20, ...withStep('Put it into the coldest room for another 21 minutes.') },
    'time',
    'one step is longer than the whole',
  ],
  [
    'the sum',
    { min: 20, ...withStep('Put it into the coldest room for another 19 minutes.') },
    null,
    '29 minutes in 20: a fifth and five more are let pass',
  ],
  [
    'the sum',
    { min: 20, ...withStep('Put it into the coldest room for another 20 minutes.') },
    'time',
    '30 in 20',
  ],
  [
    'beside the rest',
    { min: 20, ...withStep('Meanwhile warm the plates in the oven for 20 minutes.') },
    null,
    'what runs meanwhile does not add up',
  ],
  ['idle', { min: 60 }, null, '50 minutes over the 10 named are let pass'],
  ['idle', { min: 61 }, 'time', 'where does the hour go'],
  ['no time', { min: 2 }, 'time', 'nothing is ready in 2 minutes'],
  ['no chicken', { types: ['salad', 'chicken'] }, 'type', 'a chicken salad has chicken in it'],
  [
    'broth is no chicken',
    { types: ['salad', 'chicken'], ...withLine('50 ml chicken broth', 'chicken broth') },
    'type',
    'only the bird counts',
  ],
  [
    'chicken',
    { types: ['salad', 'chicken'], ...withLine('50 g chicken wings', 'chicken wings') },
    null,
    'there it is',
  ],
  ['no beef', { types: ['salad', 'beef'] }, 'type', 'as with chicken'],
  ['no fish', { types: ['salad', 'seafood'] }, 'type', 'as with chicken'],
  ['no pasta', { types: ['salad', 'pasta'] }, 'type', 'as with chicken'],
  ['a pizza in a bowl', { types: ['main', 'pizza'] }, 'type', 'a pizza looks like a pizza'],
  ['no type', { types: [] }, 'type', 'nobody would find it'],
  ['the same type twice', { types: ['salad', 'salad'] }, 'type', 'a slip of the pen'],
  [
    'vegetables',
    { types: ['salad', 'vegetables'], ...withLine('80 g carrot', 'carrot') },
    null,
    'enough of them',
  ],
  [
    'vegetables',
    { types: ['salad', 'vegetables'], ...withLine('79 g carrot', 'carrot') },
    'type',
    'a gram short',
  ],
  ['a foreign id', { id: 2001 }, 'id', 'Indian recipes start there'],
  ['a foreign id', { id: 1000 }, 'id', 'one before the first'],
])('%s: %s -> %s (%s)', ([, change, rule]) => {
  const rules = rulesOf(change);
  const found = rule === null ? rules : rules.filter((broken) => broken === rule);
  expect(found).toEqual(rule === null ? [] : [rule]);
});

test.for<readonly [title: string, dish: ShortRecipe['dish'], broken: boolean, why: string]>([
  ['Green Bean Soup', 'soup', false, 'a soup drawn as one'],
  ['Green Bean Soup', 'curry', true, 'a soup drawn as a curry'],
  ['Soupy Rice', 'rice-bowl', false, 'not the word alone'],
  ['Noodle Salad', 'noodles', false, 'a salad may be of noodles'],
  ['Lentil Stew', 'salad', true, 'a stew drawn as a salad'],
])('%s as %s: %s (%s)', ([title, dish, broken]) => {
  expect(rulesOf({ title, dish, types: ['main'] }).includes('drawing')).toBe(broken);
});

test.for([
  '5 g Anchovies (canned)',
  '5 g Bacon',
  '5 g Beef broth',
  '71 g Canned tuna : half a can, drained',
  '5 g Chicken broth',
  '5 g Fish sauce',
  '5 g Oyster sauce',
  '5 g Refried beans',
  '5 g Shrimp (raw)',
  '5 g Worcestershire sauce',
])('a vegetarian recipe must not hold %s', (line) => {
  const reference = line.toLowerCase().replaceAll(/^\d+ g | [(:].*/g, '');
  const change = withLine(line, reference);
  expect(rulesOf({ ...change, types: ['salad'] })).toEqual([]);
  expect(rulesOf({ ...change, types: ['salad', 'vegetarian'] })).toEqual(['diet']);
});

const MEATBALLS: ShortRecipe = {
  ...GOOD,
  id: 1501,
  title: 'Meatballs in Red Sauce',
  types: ['beef', 'main'],
  serves: 4,
  ing: `350 g spaghetti
400 g ground beef (80% lean)
40 g dry bread crumbs
2 pc garlic
800 g canned crushed tomatoes
2 tbsp olive oil
40 g parmesan cheese
8 g fresh basil
1.5 tsp table salt`,
  steps: [
    'Knead {ground beef}, {bread crumbs} and {salt}, and roll it into balls.',
    'Fry them in {olive oil} with {garlic}, and add {crushed tomatoes} and {basil}.',
    'Pour it over {spaghetti}, give it a quarter of an hour, and add {parmesan}.',
  ],
};

test('a good recipe of the same cuisine is no copy', () => {
  expect(rulesOf({}, MEATBALLS)).toEqual([]);
});

test.for([
  [[], 'nothing but the name'],
  [[['8 g fresh basil', '8 g fresh parsley']], 'one herb for another'],
  [
    [
      ['8 g fresh basil', '8 g fresh parsley'],
      ['400 g ground', '4000 g ground'],
    ],
    'a slip of the decimal point does not hide it',
  ],
] as const)('a copy with %j is found: %s', ([changes]) => {
  const change = (text: string): string =>
    changes.reduce((changed, [from, to]) => changed.replace(from, to), text);
  const copy: ShortRecipe = {
    ...MEATBALLS,
    id: 1502,
    title: 'Something Else Entirely',
    ing: change(MEATBALLS.ing),
  };
  expect(rulesOf(copy, MEATBALLS)).toContain('near-duplicate');
});

test('two dishes that share a dough and differ in what is on it are two dishes', () => {
  const dough = `400 g bread flour
1 tsp active dry yeast
2 tbsp olive oil
1 tsp table salt
1 tsp granulated sugar
2 pc garlic`;
  const first = { ...MEATBALLS, ing: `${dough}\n60 g white mushrooms` };
  const second = { ...MEATBALLS, id: 1504, ing: `${dough}\n60 g goat cheese` };
  expect(rulesOf(second, first)).not.toContain('near-duplicate');
});

test.for([
  ['Plain Plates', ['same-title'], 'a plural is no other name'],
  ['plain plate', ['same-title'], 'nor is another case'],
  ['Plaice with Peas', [], 'a few letters in common'],
] as const)('a second recipe called %s', ([title, rules]) => {
  const steps = ['one', 'two', 'six'].map(
    (word) => `{Test meal} ${word} {test brine}, quickly now!`,
  );
  const second = { id: 1505, title, ing: '300 g test meal\n50 g test brine', steps };
  const found = rulesOf(second, GOOD).filter((rule) => rule === 'same-title');
  expect(found).toEqual(rules);
});

test('an id is used once', () => {
  expect(rulesOf({ title: 'Quite Another Dish' }, MEATBALLS)).not.toContain('id');
  expect(rulesOf({ title: 'Quite Another Dish' }, { ...MEATBALLS, id: GOOD.id })).toContain('id');
});

test.for<readonly [string, readonly Rule[], string]>([
  [
    'Pat {ground beef} dry, rub it with {salt} and leave it for 45 minutes.',
    ['repeated-words'],
    'other things and other numbers in the same sentence',
  ],
  ['Pat {ground beef} dry and rub in {salt}.', [], 'a short sentence may come again'],
  [
    'Now and then everybody ought to know that when the last of the water has gone the pan is done.',
    ['repeated-words'],
    'a long run of words inside a longer sentence',
  ],
  ['When the last of the water has gone away the cook is done.', [], 'a shorter run'],
])('"%s" breaks %s: %s', ([step, rules]) => {
  const first = {
    ...MEATBALLS,
    steps: [
      ...MEATBALLS.steps,
      'Pat {spaghetti} dry, rub it with {garlic} and leave it for 30 minutes.',
      'Pat {spaghetti} dry and rub in {garlic}.',
      'She says that when the last of the water has gone the pan is done for good.',
    ],
  };
  const ing = `${GOOD.ing}\n50 g ground beef (80% lean)\n2 g table salt`;
  const found = rulesOf({ ing, steps: [...GOOD.steps, step] }, first);
  expect(found.filter((rule) => rule === 'repeated-words')).toEqual(rules);
});

test('a recipe may repeat itself', () => {
  const step = 'Pat the meal dry, rub it with brine and leave it for 5 minutes.';
  expect(rulesOf({ steps: [...GOOD.steps, step, step] })).toEqual([]);
});

test('every rule has been broken above', () => {
  const expected = RULE_NAMES.filter((rule) => rule !== 'coverage');
  expect([...proven].toSorted()).toEqual(expected);
});

test('an empty corpus lacks everything that is offered', () => {
  const gaps = findGaps([]);
  expect(gaps.map(({ rule }) => rule)).toEqual(Array.from({ length: 19 }, () => 'coverage'));
  expect(gaps[0]?.detail).toBe('0 recipes, at least 345 wanted');
});

test.for([
  [11, ['11 of type pizza, at least 12 wanted'], 'one too few'],
  [12, [], 'just enough'],
] as const)('%i pizzas', ([count, details]) => {
  const pizzas = Array.from({ length: count }, () => ({ ...GOOD, types: ['pizza'] as const }));
  const gaps = findGaps(pizzas.map(sourceOf)).map(({ detail }) => detail);
  expect(gaps.filter((detail) => detail.includes('pizza'))).toEqual(details);
});

test.for([
  [35, ['35 of cuisine asian, at least 36 wanted'], 'one too few'],
  [36, [], 'three pages of twelve'],
] as const)('%i Asian recipes', ([count, details]) => {
  const recipes = Array.from({ length: count }, () => ({ ...GOOD, cuisine: 'asian' as const }));
  const gaps = findGaps(recipes.map(sourceOf)).map(({ detail }) => detail);
  expect(gaps.filter((detail) => detail.includes('asian'))).toEqual(details);
});

test('every name in the tables is one of the catalogue', () => {
  const names = new Set(catalogue.map(({ name }) => name));
  const used = [
    ...NAMES_WITH_A_DIET,
    ...Object.keys(CAPS),
    ...Object.keys(SWEET_CAPS),
    ...Object.values(TYPE_NEEDS).flat(),
  ];
  expect(used.filter((name) => !names.has(name))).toEqual([]);
});

test('the corpus has no fault', () => {
  const faults = findFaults(readRecipes(), catalogue);
  expect(faults.map(({ id, title, rule, detail }) => `${id} ${title}, ${rule}: ${detail}`)).toEqual(
    [],
  );
});

test('the recipe that docs/recipes.md shows has no fault', () => {
  const shown = readFileSync(new URL('../../../docs/recipes.md', import.meta.url), 'utf8');
  const [, text = ''] = /```\n(---\n[^`]*)```/.exec(shown) ?? [];
  const { source } = readCookRecipe(text, 'docs/recipes.md');
  const faults = findFaults([...readRecipes(), source], catalogue);
  expect(faults.filter(({ id }) => id === source.id)).toEqual([]);
});

test('the corpus has enough of everything that is offered', () => {
  expect(findGaps(readRecipes()).map(({ detail }) => detail)).toEqual([]);
});

function plainSteps(count: number): string[] {
  return Array.from({ length: count }, () => 'Look at the plate for a while and think of nothing.');
}

function testFact(name: string, figures: Partial<IngredientFacts>): IngredientFacts {
  return {
    name,
    slug: name,
    category: 'Pantry',
    base_unit: 'gm',
    pack_size: 100,
    kcal_per_100: 0,
    density_g_per_ml: null,
    grams_per_piece: null,
    g_per_cup: null,
    price_usd: 1,
    protein_g: 0,
    fat_g: 0,
    saturated_g: 0,
    carb_g: 0,
    fiber_g: null,
    sugar_g: null,
    sodium_mg: 0,
    icon: 'tile:box/#888888',
    source: 'made up',
    edible: { share: 1, drained: null, figures: 'all', peeled: null },
    contains: [],
    ...figures,
  };
}
