import { eachNutrient } from '@larder/shared/food/nutrients';
import { readRecipeLine } from '@larder/shared/recipes/recipeLine';
import { expect, test } from 'vitest';

import { cookingOf, type EatenFood, eatenOfLine } from './eatenOfLine.rules.ts';

const WHOLE = { share: 1, drained: null, figures: 'all', peeled: null } as const;

function food(
  name: string,
  {
    edible = {},
    category = 'Pantry',
    ...figures
  }: { edible?: Partial<EatenFood['edible']>; category?: string } & Partial<
    EatenFood['figures']
  > = {},
): EatenFood {
  const all = { ...eachNutrient(() => 1), ...figures };
  return { name, category, edible: { ...WHOLE, ...edible }, figures: all };
}

const chicken = food('Whole chicken', { edible: { share: 0.68 }, category: 'Meat & Seafood' });
const thighs = food('Chicken thighs (bone-in)', {
  edible: { share: 0.85 },
  category: 'Meat & Seafood',
});
const chickpeas = food('Canned chickpeas', { edible: { drained: 0.6, figures: 'drained' } });
const blackBeans = food('Canned black beans', { edible: { drained: 0.6 } });
const banana = food('Banana', { edible: { share: 0.64, peeled: 0.64 }, category: 'Produce' });
const melon = food('Watermelon', { edible: { share: 0.52, peeled: 0.52 }, category: 'Produce' });
const rutabaga = food('Rutabaga', { edible: { peeled: 0.85 }, category: 'Produce' });
const oil = food('Vegetable oil', { fat: 100, category: 'Condiments & Spices' });
const salt = food('Table salt', { sodium: 38_758, category: 'Condiments & Spices' });
const soy = food('Soy sauce', { category: 'Condiments & Spices' });
const flour = food('All-purpose flour');
const rice = food('Basmati rice', { kcal: 365, carbs: 80 });
const beef = food('Flank steak', { category: 'Meat & Seafood' });
const tuna = food('Canned tuna', { category: 'Meat & Seafood' });
const eggs = food('Eggs', { category: 'Dairy' });

function eaten(
  original: string,
  one: EatenFood,
  { perServing = 10, steps = [], section = null }: Around = {},
) {
  const line = { original, section, ...readRecipeLine(original) };
  return eatenOfLine(line, one, { cooking: cookingOf(steps), perServing });
}
type Around = { perServing?: number; steps?: readonly string[]; section?: string | null };

test.for([
  ['1 whole chicken', chicken, 0.68, 0.68, 'no bones'],
  ['600 g chicken thighs (bone-in)', thighs, 0.85, 0.85, 'no bones'],
  ['600 g chicken thighs, boned', thighs, 1, 1, 'bought without them'],
  ['1 can clams', food('Clams', { edible: { share: 0.25 } }), 1, 1, 'a can has no shells'],
  ['1 can chickpeas, drained and rinsed', chickpeas, 0.6, 0.6, 'figures are of the drained ones'],
  ['1 can chickpeas', chickpeas, 0.6, 1, 'the liquid weighs and feeds nobody'],
  ['1 cup canned chickpeas, drained', chickpeas, 1, 1, 'a cup is measured without the liquid'],
  ['1 can black beans, drained', blackBeans, 0.8, 0.6, 'a fifth runs off'],
  ['500 g bananas, peeled', banana, 0.64, 0.64, 'weighed with the peel'],
  ['500 g peeled bananas', banana, 1, 1, 'weighed without'],
  ['1 lb bananas', banana, 0.64, 0.64, 'a weight is that of the whole fruit'],
  ['2 bananas', banana, 0.64, 0.64, 'a piece weighs the skin, too'],
  ['1 cup sliced banana', banana, 0.64, 0.64, 'what one buys for a cup weighs the skin, too'],
  ['1 (5-lb) watermelon', melon, 0.52, 0.52, 'a size is that of the whole fruit'],
  ['300 g watermelon flesh', melon, 1, 1, 'weighed without the rind'],
  ['1 rutabaga', rutabaga, 1, 1, 'a piece weighs what is left'],
  ['1 lb rutabaga', rutabaga, 0.85, 0.85, 'a weight does not'],
  ['3 egg yolks', eggs, 0.766, 0.34, 'the yolk has most of it'],
  ['3 egg whites', eggs, 0.24, 0.66, 'the white the rest'],
  ['3 eggs', eggs, 1, 1, 'all of it'],
  ['3 eggs, yolks and whites separated', eggs, 1, 1, 'both of it'],
  ['300 g cooked rice', rice, 0.38, 1, 'most of it is water'],
  ['2 cups leftover rice', rice, 0.32, 1, 'and it lies looser than dry'],
  ['2 cups rice, cooked', rice, 1, 1, 'measured before'],
  ['8 oz rice (cooked as the pack says)', rice, 1, 1, 'and so here'],
  ['300 g cooked steak', beef, 4 / 3, 1, 'it lost water'],
  ['2 cooked steaks', beef, 1, 1, 'a piece has its raw weight'],
  ['1 rotisserie chicken', chicken, 0.408, 0.68, 'a small bird'],
  ['300 g cooked tuna', tuna, 1, 1, 'a can has cooked fish'],
  ['50 g flour, for dusting', flour, 0.5, 0.5, 'half stays on the board'],
  ['50 g flour', flour, 1, 1, 'all of it'],
] as const)('of "%s" %#: %s', ([original, one, kcal, weight]) => {
  const found = eaten(original, one);
  expect(found.kcal).toBeCloseTo(kcal, 6);
  expect(found.weight).toBeCloseTo(weight, 6);
});

test.for([
  ['2 tbsp vegetable oil', oil, { perServing: 7 }, 1, 'all of a dressing'],
  ['1 l vegetable oil, for deep frying', oil, { perServing: 230 }, 15 / 230, 'a tablespoon each'],
  ['2 tbsp vegetable oil, for frying', oil, { perServing: 7 }, 1, 'never more than there is'],
  [
    '3 cups vegetable oil',
    oil,
    { perServing: 165, steps: ['Heat the oil.', 'Fry in batches.'] },
    15 / 165,
    'a step says it',
  ],
  [
    '½ cup vegetable oil',
    oil,
    { perServing: 27, steps: ['Fry the onions.'] },
    1,
    'that much goes into a stew',
  ],
  ['1 tbsp salt, for the pasta water', salt, {}, 0.25, 'a quarter gets into the pasta'],
  ['1 tbsp salt', salt, { perServing: 4.5 }, 1, 'salty, but the cook’s word'],
  [
    '¼ cup salt',
    salt,
    { perServing: 18, steps: ['Cook the pasta in salted water.'] },
    0.25,
    'a step says it',
  ],
] as const)('of "%s" with %j: %d, %s', ([original, one, around, share]) => {
  expect(eaten(original, one, { ...around }).sodium).toBeCloseTo(share, 6);
});

test.for([
  ['Marinade', ['Lift the chicken out and discard the marinade.'], 0.25, 'it is thrown away'],
  ['Marinade', ['Remove the chicken from the marinade.'], 0.25, 'it is left behind'],
  ['Marinade', ['Pour the marinade over and bake.'], 1, 'it is eaten'],
  ['Sauce', ['Discard the marinade.'], 1, 'another part'],
  [null, ['Discard the marinade.'], 1, 'nobody knows of which part'],
] as const)('soy sauce of %s, %j: %d, %s', ([section, steps, share]) => {
  expect(eaten('½ cup soy sauce', soy, { section, steps }).sodium).toBeCloseTo(share, 6);
});

test('the meat of a marinade that goes is eaten', () => {
  const steps = ['Discard the marinade.'];
  expect(eaten('1 kg flank steak', beef, { section: 'Marinade', steps }).kcal).toBe(1);
});
