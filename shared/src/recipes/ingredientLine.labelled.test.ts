import { expect, test } from 'vitest';

import { readIngredientLine } from './ingredientLine.ts';
import { isAmountInDoubt, isNumberInDoubt } from './lineReview.ts';
import { readRecipeLine } from './recipeLine.ts';

/** Lines with their amounts, written and labelled by people who had not seen the rules; last a second measure. */
test.for([
  ['2 EL Olivenöl', 2, 2, 'tbsp', 'Olivenöl', ''],
  ['1 TL Salz', 1, 1, 'tsp', 'Salz', ''],
  ['1 Prise Muskat', 1, 1, 'pinch', 'Muskat', ''],
  ['1 Bund Petersilie', 1, 1, 'bunch', 'Petersilie', ''],
  ['3 Zehen Knoblauch', 3, 3, 'clove', 'Knoblauch', ''],
  ['1/2 Pck. Backpulver', 0.5, 0.5, 'pack', 'Backpulver', ''],
  ['1.000 g Kartoffeln', 1000, 1000, 'g', 'Kartoffeln', ''],
  ['1,5 kg Rindfleisch', 1.5, 1.5, 'kg', 'Rindfleisch', ''],
  ["1'200 g Mehl", 1200, 1200, 'g', 'Mehl', ''],
  ['1 Dose Kokosmilch', 1, 1, 'can', 'Kokosmilch', ''],
  ['2-3 EL Zitronensaft', 2, 3, 'tbsp', 'Zitronensaft', ''],
  ['3 Scheiben Toastbrot', 3, 3, 'slice', 'Toastbrot', ''],
  ["2 c. à soupe d'huile d'olive", 2, 2, 'tbsp', "huile d'olive", ''],
  ['1 c. à café de sel', 1, 1, 'tsp', 'sel', ''],
  ["3 gousses d'ail", 3, 3, 'clove', 'ail', ''],
  ['1 000 g de farine', 1000, 1000, 'g', 'farine', ''],
  ["1 500 ml d'eau", 1500, 1500, 'ml', 'eau', ''],
  ['25 cl de crème', 25, 25, 'cl', 'crème', ''],
  ['1 pincée de cannelle', 1, 1, 'pinch', 'cannelle', ''],
  ['1 bouquet de persil', 1, 1, 'bunch', 'persil', ''],
  // Labelled as a pack: a sachet is a unit of its own here.
  ['1 sachet de levure', 1, 1, 'sachet', 'levure', ''],
  ['3 cdas. de harina', 3, 3, 'tbsp', 'harina', ''],
  ['2 cdtas. de comino', 2, 2, 'tsp', 'comino', ''],
  ['4 dientes de ajo', 4, 4, 'clove', 'ajo', ''],
  ['1 pizca de sal', 1, 1, 'pinch', 'sal', ''],
  ['2 latas de atún', 2, 2, 'can', 'atún', ''],
  ['1 manojo de cilantro', 1, 1, 'bunch', 'cilantro', ''],
  ['1 taza y media de arroz', 1.5, 1.5, 'cup', 'arroz', ''],
  ['2 cucchiai di olio', 2, 2, 'tbsp', 'olio', ''],
  ['1 cucchiaino di zucchero', 1, 1, 'tsp', 'zucchero', ''],
  ['3 cucchiaini di lievito', 3, 3, 'tsp', 'lievito', ''],
  ["2 spicchi d'aglio", 2, 2, 'clove', 'aglio', ''],
  ['un pizzico di sale', 1, 1, 'pinch', 'sale', ''],
  ['1 mazzetto di basilico', 1, 1, 'bunch', 'basilico', ''],
  ['2 el olie', 2, 2, 'tbsp', 'olie', ''],
  ['1 tl zout', 1, 1, 'tsp', 'zout', ''],
  ['3 teentjes knoflook', 3, 3, 'clove', 'knoflook', ''],
  ['1 snufje kaneel', 1, 1, 'pinch', 'kaneel', ''],
  ['1 bosje peterselie', 1, 1, 'bunch', 'peterselie', ''],
  ['1,5 dl melk', 1.5, 1.5, 'dl', 'melk', ''],
  ['2 msk smör', 2, 2, 'tbsp', 'smör', ''],
  ['1 tsk vaniljsocker', 1, 1, 'tsp', 'vaniljsocker', ''],
  ['      2 ts Baking powder', 2, 2, 'tsp', 'Baking powder', ''],
  ['      1 tb Butter', 1, 1, 'tbsp', 'Butter', ''],
  ['      1 pn Cayenne pepper', 1, 1, 'pinch', 'Cayenne pepper', ''],
  ['      1 cn Tomato sauce', 1, 1, 'can', 'Tomato sauce', ''],
  ['      3 ea Eggs', 3, 3, '', 'Eggs', ''],
  ['  1 1/2 c  Sugar', 1.5, 1.5, 'cup', 'Sugar', ''],
  ['      1 pk Dry yeast', 1, 1, 'pack', 'Dry yeast', ''],
  ['      4 sl Bacon', 4, 4, 'slice', 'Bacon', ''],
  ['      1 bn Scallions', 1, 1, 'bunch', 'Scallions', ''],
  ['heaping 1/4 cup brown sugar', 0.25, 0.25, 'cup', 'brown sugar', ''],
  ['a good 2 tbsp capers', 2, 2, 'tbsp', 'capers', ''],
  ['generous 1/2 tsp cinnamon', 0.5, 0.5, 'tsp', 'cinnamon', ''],
  ['a scant cup of flour', 1, 1, 'cup', 'flour', ''],
  ['one and one-half cups buttermilk', 1.5, 1.5, 'cup', 'buttermilk', ''],
  ['1/2 cup plus 1 tbsp sugar', 0.5625, 0.5625, 'cup', 'sugar', ''],
  ['1 cup minus 1 tbsp milk', 0.9375, 0.9375, 'cup', 'milk', ''],
  ['1 cup 2 tbsp bread flour', 1.125, 1.125, 'cup', 'bread flour', ''],
  ['1 kg 250 g beef chuck', 1.25, 1.25, 'kg', 'beef chuck', ''],
  ['1 qt 1 pt chicken stock', 1.5, 1.5, 'quart', 'chicken stock', ''],
  ['1 lb, 4 oz ground pork', 1.25, 1.25, 'lb', 'ground pork', ''],
  ['1 lb 2 oz (510 g) plums', 1.125, 1.125, 'lb', 'plums', '510'],
  ['2 doz eggs', 24, 24, '', 'eggs', ''],
  ['half a dozen eggs', 6, 6, '', 'eggs', ''],
  ['1 # carrots', 1, 1, 'lb', 'carrots', ''],
  ['3# chicken wings', 3, 3, 'lb', 'chicken wings', ''],
  ['between 2 and 3 cups spinach', 2, 3, 'cup', 'spinach', ''],
  ['1/3rd cup honey', 0.3333, 0.3333, 'cup', 'honey', ''],
  ['2 T. butter', 2, 2, 'tbsp', 'butter', ''],
  ['2 t. vanilla', 2, 2, 'tsp', 'vanilla', ''],
  ['1 cup (240 ml) whole milk', 1, 1, 'cup', 'whole milk', '240'],
  ['1½ cups/180g plain flour', 1.5, 1.5, 'cup', 'plain flour', '180'],
  ['8 oz. (225 g) dark chocolate', 8, 8, 'oz', 'dark chocolate', '225'],
  ['1 to 1 1/2 lbs shrimp', 1, 1.5, 'lb', 'shrimp', ''],
  ['1,000 g bread flour', 1000, 1000, 'g', 'bread flour', ''],
  ['3 8-ounce packages cream cheese', 3, 3, 'pack', 'cream cheese', ''],
  ['2 x 400g tins chopped tomatoes', 2, 2, 'can', 'chopped tomatoes', ''],
  ['10 or 12 prunes', 10, 12, '', 'prunes', ''],
] as const)('"%s" is %d to %d %s of %s', ([text, low, high, unit, name, also]) => {
  const [read, ...others] = readIngredientLine(text);
  expect(others).toEqual([]);
  expect(read).toMatchObject({ unit, name });
  expect(read?.low).toBeCloseTo(low, 3);
  expect(read?.high).toBeCloseTo(high, 3);
  expect(read?.note).toContain(also);
});

/** Lines of which the same people say that their amount is in doubt. */
test.for([
  '2 1/4-ounce packages unflavored gelatin',
  '1 - 1/2 cup milk',
  'butter the size of an egg',
  '3 1/2-oz. cans tuna',
])('"%s" is asked about', (original) => {
  const line = { ...readRecipeLine(original), original, ingredient_id: 'known' };
  expect(isAmountInDoubt(line) || isNumberInDoubt(line)).toBe(true);
});
