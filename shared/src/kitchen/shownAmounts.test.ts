import { describe, expect, test } from 'vitest';

import type { Weights } from '#food/measures';
import type { UnitSystem } from '#food/units';

import type { Contribution } from './groceryList.model.ts';
import { amountToEdit, buyWords, needWords, packWords, shownAmount } from './shownAmounts.ts';

const garlic = { name: 'garlic', grams: { piece: 3, clove: 3, head: 36 } };
const eggs = { name: 'Eggs', grams: { piece: 50, large: 50 }, density: 1.027 };
const lime = { name: 'Lime', grams: { piece: 67 } };
const onion = { name: 'Yellow onion', grams: { piece: 110, cup: 160 } };
const flour = { name: 'All-purpose flour', density: 0.528 };
const cilantro = {
  name: 'Fresh cilantro',
  grams: { piece: 2.22, sprig: 2.22, bunch: 57, cup: 16 },
};
const chickpeas = { name: 'Canned chickpeas', grams: { can: 425, 'can drained': 255 } };
const milk = { name: 'Milk', density: 1.03 };
const snurf = { name: 'snurf' };

type Given = readonly [amount: number, unit: string, metric?: readonly [number, string]];
const contributions = (given: readonly Given[]): Contribution[] =>
  given.map(([amount, unit, metric]) => ({
    recipe_id: 'r',
    amount,
    unit,
    ...(metric && { metric: { amount: metric[0], unit: metric[1] } }),
    recipeServings: 1,
    servings: 1,
  }));
const shown = (given: readonly Given[], known: Weights & { name: string }, system: UnitSystem) => {
  const { density, ...rest } = known;
  const line = { ...rest, density: density ?? undefined, grams: known.grams ?? undefined };
  const { quantity, beside, notes } = shownAmount(
    { ...line, contributions: contributions(given) },
    system,
  );
  return [quantity, beside, ...notes].join(' | ');
};

describe('an amount of the list', () => {
  test.for([
    [[[8, '', [400, 'g']]], eggs, '8 eggs | 400 g', '8 eggs | 400 g', 'counted by name'],
    [[[1, 'large']], eggs, '1 large | 1 egg · 50 g', '1 large | 1 egg · 50 g', 'by size'],
    [
      [[61, 'g']],
      { name: 'Carrot', grams: { stick: 7, piece: 61, bunch: 300 } },
      '61 g | 1 carrot',
      '61 g | 1 carrot',
      'a stick of carrot is cut, not bought',
    ],
    [[[1, '', [67, 'g']]], lime, '1 lime | 67 g', '1 lime | 67 g', 'one of them'],
    [
      [[14, 'cloves', [42, 'g']]],
      garlic,
      '14 cloves | 1 to 2 heads · 42 g',
      '14 cloves | 1 to 2 heads · 42 g',
      'what to buy beside what to cook with',
    ],
    [
      [
        [200, 'g'],
        [1, 'kg'],
      ],
      flour,
      '1.2 kg | ',
      '1.2 kg | ',
      'grams and kilograms, which somebody wrote',
    ],
    [[[500, 'grams']], flour, '500 g | ', '500 g | ', 'in any spelling'],
    [[[2, 'heads']], garlic, '2 heads | 72 g', '2 heads | 72 g', 'the unit one shops by'],
    [[[2, 'cups', [250, 'g']]], flour, '2 cups | 250 g', '250 g | ', 'as its recipe measured it'],
    [[[2, 'cups']], milk, '2 cups | 480 ml', '480 ml | ', 'or by the factor'],
    [
      [[4, 'fillet']],
      { name: 'salmon fillets', grams: { piece: 170, fillet: 170 } },
      '4 fillets | 680 g',
      '4 fillets | 680 g',
      'said once',
    ],
    [[[1.5, 'lb']], milk, '1½ lb | 680 g', '680 g | ', 'pounds'],
    [[[500, 'g']], flour, '500 g | ', '500 g | ', 'what the shopper wrote stays'],
    [
      [[200, 'g']],
      onion,
      '200 g | 1 to 2 onions',
      '200 g | 1 to 2 onions',
      'weighed, but bought by number',
    ],
    [
      [
        [1, ''],
        [200, 'g'],
      ],
      onion,
      '2 to 3 onions | 310 g',
      '310 g | 2 to 3 onions',
      'added up in what one shops by',
    ],
    [
      [
        [6, 'cloves'],
        [1, 'head'],
      ],
      garlic,
      '1 to 2 heads | 54 g',
      '54 g | 1 to 2 heads',
      'cloves and heads',
    ],
    [
      [
        [1, 'cup', [125, 'g']],
        [100, 'g'],
      ],
      flour,
      '8 oz | 225 g',
      '225 g | ',
      'a cup and grams of what nobody counts',
    ],
    [
      [[10, 'sprigs']],
      cilantro,
      '10 sprigs | 1 bunch · 22 g',
      '10 sprigs | 1 bunch · 22 g',
      'less than a bunch',
    ],
    [
      [
        [1, 'can'],
        [400, 'g'],
      ],
      chickpeas,
      '2 cans | 825 g',
      '825 g | 2 cans',
      'cans',
    ],
    [[[3, 'cloves']], snurf, '3 cloves | about 300 g', '3 cloves | about 300 g', 'assumed'],
    [
      [
        [3, 'cloves'],
        [100, 'g'],
      ],
      snurf,
      '100 g | about 400 g | Also 3 cloves',
      '100 g | about 400 g | Also 3 cloves',
      'what is assumed is not added to what is known',
    ],
    [[[0, '']], snurf, ' | ', ' | ', 'nothing'],
  ] as const)('%j of %j is %s, metric %s: %s', ([given, known, us, metric]) => {
    expect(shown(given, known, 'us')).toBe(us);
    expect(shown(given, known, 'metric')).toBe(metric);
  });

  test('a range keeps both ends', () => {
    const [one] = contributions([[4, 'sprigs']]);
    const line = { ...cilantro, contributions: one ? [{ ...one, low: 3 }] : [] };
    expect(shownAmount(line, 'us').quantity).toBe('3–4 sprigs');
  });

  test.for([
    [
      [
        [6, 'cloves'],
        [1, 'head'],
      ],
      garlic,
      1.5,
      'head',
      'heads, as shown',
    ],
    [
      [
        [1, ''],
        [200, 'g'],
      ],
      onion,
      310 / 110,
      '',
      'pieces',
    ],
    [
      [
        [1, 'cup', [125, 'g']],
        [100, 'g'],
      ],
      flour,
      225 / 28.35,
      'oz',
      'ounces',
    ],
    [
      [
        [1, 'cup', [250, 'g']],
        [657.184, 'g'],
      ],
      flour,
      2,
      'lb',
      'pounds',
    ],
    [[[2, 'cups', [250, 'g']]], flour, 2, 'cup', 'what is written'],
    [
      [
        [3, 'cloves'],
        [100, 'g'],
      ],
      snurf,
      100,
      'g',
      'not what is assumed',
    ],
    [[[20, 'tbsp']], snurf, 1.25, 'cup', 'in the unit that is shown'],
  ] as const)('%j of %j is edited as %d "%s": %s', ([given, known, amount, unit]) => {
    const line = { ...known, contributions: contributions(given) };
    const edited = amountToEdit(line, 'us');
    expect(edited.unit).toBe(unit);
    expect(edited.amount).toBeCloseTo(amount, 2);
  });

  test('the unit to ask about is the one nobody knows', () => {
    const line = (known: object) => ({
      name: 'x',
      ...known,
      contributions: contributions([
        [100, 'g'],
        [3, 'cloves'],
      ]),
    });
    expect(shownAmount(line({}), 'us').assumed).toBe('clove');
    expect(shownAmount(line(garlic), 'us').assumed).toBeUndefined();
  });
});

test.for([
  [cilantro, [[7, 'tbsp']], '1 bunch', 'nobody buys spoons of it'],
  [garlic, [[14, 'cloves']], '1 to 2 heads', 'cloves come in heads'],
  [eggs, [[3, '']], '3 eggs', 'counted'],
  [onion, [[2, 'lb']], '2 lb', 'weighed'],
  [milk, [[2, 'cups']], '2 cups', 'nothing to count'],
  [
    snurf,
    [
      [1, 'cup'],
      [2, 'sprigs'],
    ],
    '',
    'amounts that do not add up',
  ],
  [snurf, [[0, '']], '', 'no amount'],
] as const)('of %o with %j one buys %j: %s', ([known, given, words]) => {
  const line = { grams: undefined, density: undefined, ...known };
  expect(buyWords({ ...line, contributions: contributions(given) }, 'us')).toBe(words);
});

describe('a pack', () => {
  /** "All-purpose flour 2268 gm" */
  const pack = (text: string) => {
    const [, name = '', size, unit = ''] = /^(.*) (\S+) (\w+)$/.exec(text) ?? [];
    return { name, unit_quantity: Number(size), unit };
  };
  test.for([
    ['Eggs 600 gm', eggs, '12 eggs (600 g)', '12 eggs (600 g)', 'counted'],
    ['Cauliflower 588 gm', { grams: { head: 588 } }, '1 head (588 g)', '1 head (588 g)', 'one'],
    ['Garlic 150 gm', garlic, '4 heads (150 g)', '4 heads (150 g)', 'nearly four'],
    ['Butter 454 gm', { grams: { stick: 113 } }, '4 sticks (454 g)', '4 sticks (454 g)', 'sticks'],
    ['Saffron 0.5 gm', {}, '0.5 g', '0.5 g', 'far less than an ounce'],
    ['Yeast 7 gm', {}, '¼ oz (7 g)', '7 g', 'a quarter ounce'],
    ['All-purpose flour 2268 gm', flour, '5 lb (2.27 kg)', '2.27 kg', 'pounds'],
    ['Yellow onion 1361 gm', onion, '3 lb (1.36 kg)', '1.36 kg', '12.4 onions are weighed'],
    ['Pork 680 gm', {}, '1½ lb (680 g)', '680 g', 'half pounds'],
    ['Sausage 539 gm', {}, '19 oz (539 g)', '539 g', 'ounces'],
    ['Basil 21 gm', {}, '¾ oz (21 g)', '21 g', 'parts of one'],
    ['Cream 473 ml', milk, '16 fl oz (473 ml)', '473 ml', 'by volume'],
    ['Rice 2 kg', {}, '4.4 lb (2 kg)', '2 kg', 'in its own unit'],
    ['Bread 1 piece', {}, '1 piece', '1 piece', 'what is no weight stays'],
  ] as const)('%s of %j is %s, metric %s: %s', ([given, known, us, metric]) => {
    expect(packWords(pack(given), known, 'us')).toBe(us);
    expect(packWords(pack(given), known, 'metric')).toBe(metric);
  });
});

test.for([
  [3840, 'ml', '1 gallon', '3.84 l', 'a gallon of the table'],
  [480, 'ml', '2 cups', '480 ml', 'cups'],
  [960, 'ml', '1 quart', '960 ml', 'a quart'],
  [30, 'ml', '2 tbsp', '30 ml', 'spoons'],
  [5, 'ml', '1 tsp', '5 ml', 'a spoon'],
  [2, 'ml', '2 ml', '2 ml', 'less than a spoon'],
  [341, 'ml', '1⅜ cups', '341 ml', 'no quarter of a spoon above a quarter cup'],
  [60, 'ml', '¼ cup', '60 ml', 'a quarter cup, not four spoons'],
  [52, 'ml', '3½ tbsp', '52 ml', 'spoons below a quarter cup'],
  [1500, 'ml', '6¼ cups', '1.5 l', 'cups where it is no quarter of a quart'],
  [720, 'ml', '3 cups', '720 ml', 'cups below a quart'],
  [12, 'ml', '2⅓ tsp', '12 ml', 'computed spoons'],
  [907, 'gm', '2 lb', '907 g', 'pounds'],
  [250, 'gm', '9 oz', '250 g', 'ounces'],
  [1, 'gm', '1 g', '1 g', 'a pinch'],
] as const)('a need of %d %s is %s, metric %s: %s', ([amount, unit, us, metric]) => {
  expect(needWords({ amount, unit }, 'us')).toBe(us);
  expect(needWords({ amount, unit }, 'metric')).toBe(metric);
});
