import fc from 'fast-check';
import { expect, test } from 'vitest';

import { scaledText, scaleNote, scaleSteps, type StepFood } from './stepAmounts.ts';

/** "2 tbsp olive oil" as an ingredient; without a number it is to taste. */
function food(line: string): StepFood {
  const [, amount, unit = '', name = line] =
    /^(\d+(?:\.\d+)?) (?:(g|kg|ml|l|tsp|tbsp|cup|oz|lb|clove|can|sheet) )?(.+)$/.exec(line) ?? [];
  return { name, amounts: amount === undefined ? [] : [{ amount: Number(amount), unit }] };
}

/** A step that is written for four. */
function scaled(step: string, foods: readonly string[], to: number): string {
  const [parts = []] = scaleSteps([step], foods.map(food), { from: 4, to });
  return scaledText(parts, 4, to);
}

/** Each row: the step for 4, the ingredients, other servings, what it says then, and why the row exists. */
const ROWS = [
  ['Boil 560 ml of water.', ['300 g rice'], 8, 'Boil 1.12 l of water.', 'water is never listed'],
  [
    'Boil the rice in 2⅓ cups (560 ml) of water.',
    ['300 g rice'],
    8,
    'Boil the rice in 4⅔ cups (1.12 l) of water.',
    'both members',
  ],
  ['Fry in 2 tbsp of the oil.', ['4 tbsp olive oil'], 8, 'Fry in 4 tbsp of the oil.', 'a part'],
  ['Rub in 200 g of the flour.', ['500 g flour'], 2, 'Rub in 100 g of the flour.', 'smaller'],
  ['Add half the milk.', ['500 ml milk'], 8, 'Add half the milk.', 'a share is one at any scale'],
  [
    'Add the remaining sugar and a third of the butter.',
    ['100 g sugar', '50 g butter'],
    8,
    'Add the remaining sugar and a third of the butter.',
    'shares',
  ],
  ['Add 2–3 tbsp milk.', ['100 ml milk'], 8, 'Add 4–6 tbsp milk.', 'a range'],
  ['Add 2 to 3 tbsp milk.', ['100 ml milk'], 8, 'Add 4 to 6 tbsp milk.', 'a range in words'],
  ['Add ½ tsp salt.', ['1 tsp salt'], 8, 'Add 1 tsp salt.', 'a fraction sign'],
  ['Add 1 1/2 cups flour.', ['3 cup flour'], 8, 'Add 3 cups flour.', 'a mixed number'],
  ['Add ½ cup flour.', ['3 cup flour'], 3.5, 'Add 7 tbsp flour.', 'a part that no cup measures'],
  [
    'Add between 2 and 3 cups flour.',
    ['3 cup flour'],
    8,
    'Add 4–6 cups flour.',
    'a range with between',
  ],
  ['Add 1½ cups flour.', ['3 cup flour'], 2, 'Add ¾ cup flour.', 'a mixed sign, now one cup'],
  ['Add 1.5 kg potatoes.', ['2 kg potatoes'], 8, 'Add 3 kg potatoes.', 'decimals'],
  [
    'Brown 1 lb 2 oz of the beef.',
    ['2 lb ground beef'],
    12,
    'Brown 3 lb 6 oz of the beef.',
    'a doubled measure',
  ],
  [
    'Add a 400 g can of tomatoes.',
    ['1 can tomatoes'],
    8,
    'Add 2 × 400 g cans of tomatoes.',
    'a pack: its size stays',
  ],
  ['Beat 4 eggs.', ['4 eggs'], 8, 'Beat 8 eggs.', 'a count'],
  ['Beat 4 eggs.', ['4 eggs'], 1, 'Beat 1 egg.', 'a count of one'],
  ['Heat the oven to 200 C.', ['2 cup flour'], 8, 'Heat the oven to 200 C.', 'a temperature'],
  ['Heat to 200°C (400°F), Gas 6.', ['6 eggs'], 8, 'Heat to 200°C (400°F), Gas 6.', 'gas mark'],
  ['Line a 23 cm tin.', ['2 cup flour'], 8, 'Line a 23 cm tin.', 'a tin'],
  ['Bake 25 minutes.', ['2 eggs'], 8, 'Bake 25 minutes.', 'a time'],
  [
    'Grate a 2-inch piece of ginger.',
    ['20 g ginger'],
    8,
    'Grate 2 × 2-inch pieces of ginger.',
    'pieces, not their size',
  ],
  ['Cut the carrots in 1 cm dice.', ['2 carrots'], 8, 'Cut the carrots in 1 cm dice.', 'thickness'],
  ['Add the eggs of step 2.', ['2 eggs'], 8, 'Add the eggs of step 2.', 'a step'],
  ['Oil a 30 x 20 cm tray.', ['2 tbsp oil'], 8, 'Oil a 30 x 20 cm tray.', 'two sides'],
  ['Fry the beef in 3 batches.', ['600 g beef'], 8, 'Fry the beef in 3 batches.', 'batches'],
  ['Fry the eggs 2 at a time.', ['4 eggs'], 8, 'Fry the eggs 2 at a time.', 'at a time'],
  [
    'Divide between 4 bowls.',
    ['4 eggs'],
    8,
    'Divide between 4 bowls (for 4).',
    'shares of the whole: told',
  ],
  ['Cut the onion into 8 wedges.', ['1 onion'], 8, 'Cut the onion into 8 wedges.', 'cuts'],
  ['Use beef (80% lean).', ['500 g beef'], 8, 'Use beef (80% lean).', 'percent'],
  ['Keep 200 ml of the liquid.', ['1 kg beef'], 8, 'Keep 200 ml (for 4) of the liquid.', 'untied'],
  [
    'Scoop 24 balls onto a tray.',
    ['2 cup flour'],
    8,
    'Scoop 24 balls (for 4) onto a tray.',
    'told',
  ],
  [
    'Pile in a quarter of the egg mixture.',
    ['2 cup flour'],
    8,
    'Pile in a quarter (for 4) of the egg mixture.',
    'one of four pieces: told',
  ],
  [
    'Pour in a third of the batter.',
    ['2 cup flour'],
    8,
    'Pour in a third of the batter.',
    'no piece for each of four',
  ],
  ['Add 1¼ teaspoons salt.', ['2 tsp salt'], 2, 'Add ½ + ⅛ teaspoon salt.', 'spoons that exist'],
  ['Add 1–2 tsp salt.', ['2 tsp salt'], 5, 'Add 1¼–2½ tsp salt.', 'a range of spoons'],
  // Found while the recipes were read.
  [
    'Cook spaghetti with the last teaspoon of salt.',
    ['2 tsp table salt'],
    8,
    'Cook spaghetti with the last 2 teaspoons of salt.',
    'one that no number says',
  ],
  [
    'Stir in 1 cup plus 3 tablespoons (280 ml) of warm water.',
    ['500 g flour'],
    8,
    'Stir in 2 cups plus 6 tablespoons (560 ml) of warm water.',
    'sums in and out of brackets',
  ],
  [
    'Whisk 100 g (scant ½ cup) of the sugar.',
    ['200 g sugar'],
    8,
    'Whisk 200 g (scant 1 cup) of the sugar.',
    'a hedge',
  ],
  ['Add a cup of stock.', ['500 ml beef stock'], 8, 'Add 2 cups of stock.', 'an article'],
  ['Add half a cup of water.', [], 8, 'Add 1 cup of water.', 'a part in words'],
  [
    'Add three quarters of a teaspoon of the salt.',
    ['2 tsp salt'],
    8,
    'Add 1½ teaspoons of the salt.',
    'a part in words, past one',
  ],
  ['Add ¾ of the rice.', ['300 g rice'], 8, 'Add ¾ of the rice.', 'a share as a sign'],
  ['Add the juice of half a lemon.', ['1 lemon'], 8, 'Add the juice of 1 lemon.', 'half a piece'],
  ['Add the zest of one lime.', ['2 limes'], 8, 'Add the zest of 2 limes.', 'one of two'],
  ['Beat an egg.', ['1 egg'], 12, 'Beat 3 eggs.', 'all of it in words'],
  ['Coat a shrimp at a time.', ['1 shrimp'], 8, 'Coat a shrimp at a time.', 'one in turn'],
  ['Squeeze out 2 tbsp of juice.', ['1 lemon'], 8, 'Squeeze out 4 tbsp of juice.', 'of a fruit'],
  [
    'Top each with 2 tbsp of yogurt.',
    ['200 g yogurt'],
    8,
    'Top each with 2 tbsp of yogurt.',
    'for each: more pieces, not larger ones',
  ],
  [
    'Put 2 tbsp of yogurt on each flatbread.',
    ['200 g yogurt'],
    8,
    'Put 2 tbsp of yogurt on each flatbread.',
    'for each, told after it',
  ],
  [
    'Add 1 tsp each of cumin and salt.',
    ['1 tsp cumin', '1 tsp salt'],
    8,
    'Add 2 tsp each of cumin and salt.',
    'each of two is no piece',
  ],
  [
    'Add the milk, 2 tbsp at a time.',
    ['200 ml milk'],
    8,
    'Add the milk, 2 tbsp at a time.',
    'in turn',
  ],
  [
    'Fry in 2 tbsp oil for 3 minutes on each side.',
    ['3 tbsp oil'],
    8,
    'Fry in 4 tbsp oil for 3 minutes on each side.',
    'a side is no piece',
  ],
  [
    'Rub the butter (50 g) in.',
    ['50 g butter'],
    8,
    'Rub the butter (100 g) in.',
    'brackets after it',
  ],
  [
    'Oil a 9 by 13 inch pan with 1 tablespoon.',
    ['3 tbsp olive oil'],
    8,
    'Oil a 9 by 13 inch pan with 2 tablespoons.',
    'named before',
  ],
  ['Layer 8 sheets in it.', ['16 sheet phyllo'], 8, 'Layer 16 sheets in it.', 'known by the unit'],
  [
    'Add 1 (400 g) can of beans.',
    ['1 can beans'],
    8,
    'Add 2 (400 g) cans of beans.',
    'a size in brackets',
  ],
  [
    'Add 2 x 400 g cans of beans.',
    ['2 can beans'],
    2,
    'Add 1 x 400 g can of beans.',
    'a size with a sign',
  ],
  ['Oil a deep 3-quart dish.', ['3 tbsp oil'], 8, 'Oil a deep 3-quart dish.', 'what a dish holds'],
  ['Use a 900 g loaf tin.', ['500 g flour'], 8, 'Use a 900 g loaf tin.', 'what a tin holds'],
  ['Scrape it with a teaspoon.', ['1 cucumber'], 8, 'Scrape it with a teaspoon.', 'a tool'],
  ['Add a splash of water.', [], 8, 'Add a splash of water.', 'nobody measures it'],
  ['Add a few leaves of basil.', ['10 g basil'], 8, 'Add a few leaves of basil.', 'no number'],
  [
    'Wash the rice in 6 changes of water.',
    ['300 g rice'],
    8,
    'Wash the rice in 6 changes of water.',
    'no water is counted',
  ],
  ['Build 3 layers of eggplant.', ['2 eggplant'], 8, 'Build 3 layers of eggplant.', 'layers'],
  [
    'Roll into 24 balls the size of a walnut.',
    ['500 g beef'],
    8,
    'Roll into 24 balls (for 4) the size of a walnut.',
    'shaped',
  ],
  [
    'Cut the dough into 8 pieces.',
    ['500 g flour'],
    8,
    'Cut the dough into 8 pieces (for 4).',
    'cut of the whole',
  ],
  [
    'Simmer for 8 more, then serve.',
    ['2 eggs'],
    8,
    'Simmer for 8 more, then serve.',
    'minutes unsaid',
  ],
  [
    'Ladle 60 ml of batter for each pancake.',
    ['300 g flour'],
    8,
    'Ladle 60 ml of batter for each pancake.',
    'batter for each',
  ],
  ['Add 5,000 g of salt.', ['5000 g salt'], 2, 'Add 2.5 kg of salt.', 'a thousands sign'],
  [
    'Pour 600 ml stock in.',
    ['600 ml stock'],
    8,
    'Pour 1.2 l stock in.',
    'from 1000 on a larger unit',
  ],
  ['Add ⅛ tsp cayenne.', ['1 tsp cayenne'], 1, 'Add 0.03 tsp cayenne.', 'never nothing'],
  ['Add 1 tbsp of soy.', ['4 tbsp soy sauce'], 8, 'Add 2 tbsp of soy.', 'half of a name'],
] as const;

test.for(ROWS)('"%s" of %j for %i: "%s": %s', ([step, foods, to, expected]) => {
  expect(scaled(step, foods, to)).toBe(expected);
});

test.for([
  ['Add 2 cups milk.', 4, 'metric', 'Add 480 ml milk.', 'also at its own servings'],
  ['Add 2 cups milk.', 8, 'metric', 'Add 960 ml milk.', 'a cup'],
  ['Add 1 lb beef.', 8, 'metric', 'Add 907 g beef.', 'a pound'],
  ['Add 2 tbsp milk.', 8, 'metric', 'Add 4 tbsp milk.', 'spoons are in both'],
  ['Add 240 ml milk.', 8, 'us', 'Add 2 cups milk.', 'as the needs are rounded'],
  ['Add 500–600 g beef.', 4, 'us', 'Add 18–21 oz beef.', 'a range'],
  ['Add 1 cup (240 ml) milk.', 8, 'metric', 'Add 2 cups (480 ml) milk.', 'it has both'],
  ['Keep 1 cup of it.', 8, 'metric', 'Keep 1 cup (for 4) of it.', 'nothing is known of it'],
] as const)('"%s" for %i in %s units: "%s": %s', ([step, to, system, expected]) => {
  const foods = ['500 ml milk', '500 g beef'].map(food);
  const [parts = []] = scaleSteps([step], foods, { from: 4, to, system });
  expect(scaledText(parts, 4, to)).toBe(expected);
});

test('at its own servings a step stays as written', () => {
  for (const [step, foods] of ROWS) expect(scaled(step, foods, 4)).toBe(step);
});

test('a note says what stays, where something does', () => {
  const note = (to: number, step: string) => scaleNote([step], { from: 4, to });
  expect(note(8, 'Bake 25 minutes.')).toBe(
    'Times are for 4 servings. A larger amount may take longer.',
  );
  expect(note(2, 'Line a 23 cm tin.')).toBe(
    'Tin sizes are for 4 servings. A smaller amount needs less room.',
  );
  expect(note(2, 'Bake in a 9 by 13-inch baking dish for 20 minutes.')).toBe(
    'Times and tin sizes are for 4 servings. A smaller amount may take less.',
  );
  expect(note(8, 'Cut it in 2 cm dice, then put it in a pan.')).toBe('');
  expect(note(4, 'Bake 25 minutes.')).toBe('');
  expect(note(8, 'Serve.')).toBe('');
});

test('no text breaks it, none is lost, nothing becomes 0', () => {
  const word = fc.constantFrom(
    ...'2 ½ 1/2 a an half of the cup cups (240 ml) g can - x × plus to each water oil eggs 400 , . into'.split(
      ' ',
    ),
  );
  fc.assert(
    fc.property(
      fc.array(word, { maxLength: 40 }),
      fc.constantFrom(0.1, 1, 7, 1000),
      (words, to) => {
        const step = words.join(' ');
        const foods = ['4 eggs', '2 tbsp oil'].map(food);
        const [same = []] = scaleSteps([step], foods, { from: 4, to: 4 });
        expect(same.map(({ text }) => text).join('')).toBe(step);
        const [parts = []] = scaleSteps([step], foods, { from: 4, to });
        expect(parts.map(({ kind }) => kind)).toEqual(same.map(({ kind }) => kind));
        const amounts = parts.filter(({ kind }) => kind === 'scaled').map(({ text }) => text);
        expect(amounts.filter((text) => /^0(?![.])|NaN|Infinity/.test(text))).toEqual([]);
      },
    ),
  );
});

test('a long step takes linear time', () => {
  const unit = '1 cup (240 ml) plus 2 ';
  const ms = (times: number): number => {
    const from = performance.now();
    scaleSteps([unit.repeat(times)], ['2 tbsp oil'].map(food), { from: 4, to: 8 });
    return performance.now() - from;
  };
  ms(50);
  expect(ms(5000)).toBeLessThan(2000);
});
