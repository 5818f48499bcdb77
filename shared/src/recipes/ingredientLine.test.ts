import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';

import { LIMITS } from '#basics/validation';
import { formatMeasure, formatQuantity, inLarger } from '#food/amountText';

import { type IngredientLine, MAX_LINE_LENGTH, readIngredientLine } from './ingredientLine.ts';

function readOne(text: string): IngredientLine {
  const [line, ...others] = readIngredientLine(text);
  if (!line || others.length > 0) throw new Error(`not one line: ${text}`);
  return line;
}

describe('number, unit and name', () => {
  test.for([
    ['Garlic', 0, '', 'Garlic', 'a name alone'],
    ['6 eggs', 6, '', 'eggs', 'a word that is no unit belongs to the name'],
    ['2 lb carrots', 2, 'lb', 'carrots', 'number, unit, name'],
    ['2 Pounds of carrots', 2, 'lb', 'carrots', 'a spelled unit, and "of"'],
    ['500g flour', 500, 'g', 'flour', 'no space'],
    ['1,5 l milk', 1.5, 'l', 'milk', 'a decimal comma'],
    ['0,125 l milk', 0.125, 'l', 'milk', 'a group of thousands does not start with 0'],
    ['1,000 g flour', 1000, 'g', 'flour', 'grouped thousands'],
    ['1 1/2 cups rice', 1.5, 'cup', 'rice', 'a mixed fraction'],
    ['1-1/2 cups rice', 1.5, 'cup', 'rice', 'the same with a hyphen: no range'],
    ['1⁄2 cup rice', 0.5, 'cup', 'rice', 'the typographic slash'],
    ['½ cup cream', 0.5, 'cup', 'cream', 'a fraction sign'],
    ['1½ cups rice', 1.5, 'cup', 'rice', 'a whole and a sign'],
    ['⅛ tsp cayenne', 1 / 8, 'tsp', 'cayenne', 'an eighth'],
    ['.5 cup rice', 0.5, 'cup', 'rice', 'no whole'],
    ['1 T sugar', 1, 'tbsp', 'sugar', 'a large T'],
    ['1 t sugar', 1, 'tsp', 'sugar', 'a small t'],
    ['1 c. sugar', 1, 'cup', 'sugar', 'an abbreviation with its stop'],
    ['8 fl. oz. milk', 8, 'fl oz', 'milk', 'a unit of two words'],
    ['1/4 tea spoon salt', 0.25, 'tsp', 'salt', 'a spoon in two words'],
    ['1# bacon', 1, 'lb', 'bacon', 'the sign of a pound'],
    ['2 heaping tablespoons cocoa', 2, 'tbsp', 'cocoa', 'a word before the unit'],
    ['a dozen eggs', 12, '', 'eggs', 'a dozen'],
    ['half a dozen eggs', 6, '', 'eggs', 'half of it'],
    ['2 dozen eggs', 24, '', 'eggs', 'two of it'],
    ['half a lemon', 0.5, '', 'lemon', 'half a'],
    ['½ of a lemon', 0.5, '', 'lemon', 'of a'],
    ['half and half', 0, '', 'half and half', 'a name'],
    ['1 cup half and half', 1, 'cup', 'half and half', 'the same after a unit'],
    ['one and a half cups oats', 1.5, 'cup', 'oats', 'in words'],
    ['three quarters of a cup of oats', 0.75, 'cup', 'oats', 'a part in words'],
    ['a quarter teaspoon salt', 0.25, 'tsp', 'salt', 'a part of a unit'],
    ['an onion', 1, '', 'onion', 'an'],
    ['a couple of limes', 2, '', 'limes', 'a couple'],
    ['a few sprigs of thyme', 3, 'sprig', 'thyme', 'a few'],
    ['about 2 cups rice', 2, 'cup', 'rice', 'a hedge'],
    ['some milk', 0, '', 'milk', 'no number'],
    ['Pinch of salt', 1, 'pinch', 'salt', 'a unit alone'],
    ['can of beans', 1, 'can', 'beans', 'before "of"'],
    ['can opener', 0, '', 'can opener', 'but not else'],
    ['2 tins tomatoes', 2, 'can', 'tomatoes', 'one spelling of a can'],
    ['3 cloves', 3, '', 'cloves', 'a unit alone is the name'],
    ['2 strip steaks', 2, '', 'strip steaks', 'a unit that begins a name'],
    ['2 strips bacon', 2, 'strip', 'bacon', 'in the plural it is one'],
    ['3 garlic cloves', 3, 'clove', 'garlic', 'a unit after the name'],
    ['2 bay leaves', 2, '', 'bay leaves', 'the end of a name'],
    ['juice of ½ lemon', 0.5, '', 'lemon', 'a part before the number'],
    ['- 2 onions', 2, '', 'onions', 'a bullet'],
    ['-5 cups sugar', 5, 'cup', 'sugar', 'a bullet that touches: nobody wants less than nothing'],
    ['– 5 cups sugar', 5, 'cup', 'sugar', 'a dash as a bullet'],
    ['٣ cups rice', 3, 'cup', 'rice', 'Arabic digits'],
    ['۱۲ cups rice', 12, 'cup', 'rice', 'Persian ones'],
    ['१०९ cups rice', 109, 'cup', 'rice', 'those of Hindi'],
    ['২ cups rice', 2, 'cup', 'rice', 'of Bengali'],
    ['๓ cups rice', 3, 'cup', 'rice', 'of Thai'],
    ['２ cups rice', 2, 'cup', 'rice', 'of full width'],
    ['[ ] 2 onions', 2, '', 'onions', 'a box to tick'],
    ['1. 2 onions', 2, '', 'onions', 'a numbered line'],
    ['  olive   oil ', 0, '', 'olive oil', 'space'],
    ['Salt – 1/4 tsp', 0.25, 'tsp', 'Salt', 'an amount after a dash'],
    ['Butter: 50g', 50, 'g', 'Butter', 'after a colon'],
    ['Beef mince, 500g', 500, 'g', 'Beef mince', 'after a comma'],
    ['flour (plain), 200 g', 200, 'g', 'plain flour', 'or the second'],
    ['Chicken breasts (4)', 4, '', 'Chicken breasts', 'in parentheses'],
    ['Milk 300ml', 300, 'ml', 'Milk', 'without a sign, in a unit'],
    ['Heinz 57', 0, '', 'Heinz 57', 'without one it is the name'],
    ['Tomatoes – 1 x 400g tin', 1, 'can', 'Tomatoes', 'a count and a size'],
    ['Garlic cloves – 4, crushed', 4, 'clove', 'Garlic', 'with what is done'],
    ['Salt – to taste', 0, '', 'Salt', 'no amount'],
    ['onions, 2 for the sauce', 0, '', 'onions', 'more than an amount'],
    ['2 tsp heaped cocoa', 2, 'tsp', 'cocoa', 'heaped after the unit'],
    ['½ a cucumber', 0.5, '', 'cucumber', 'a sign and an article'],
    ['zest 1 orange', 1, '', 'orange', 'a part without "of"'],
    ['thumb-sized piece ginger', 1, 'piece', 'ginger', 'a size without a number'],
    ['5cm/2in piece of ginger', 1, 'piece', 'ginger', 'a length in two systems'],
    ['1 000 g flour', 1000, 'g', 'flour', 'thousands behind a space'],
    ['1.000 g flour', 1000, 'g', 'flour', 'behind a point'],
    ["1'500 g flour", 1500, 'g', 'flour', 'behind an apostrophe'],
    ['1.125 cups flour', 1.125, 'cup', 'flour', 'decimals of a cup'],
    ['1,500 kg potatoes', 1.5, 'kg', 'potatoes', 'decimals of a kilogram'],
    ['heaping 1/4 cup cocoa', 0.25, 'cup', 'cocoa', 'heaping before the number'],
    ['generous 1 cup rice', 1, 'cup', 'rice', 'generous before the number'],
    ['good 2 tbsp oil', 2, 'tbsp', 'oil', 'good before the number'],
    ['a generous 2 cups rice', 2, 'cup', 'rice', 'with an article'],
    ['just over 1 cup rice', 1, 'cup', 'rice', 'two words before the number'],
    ['1/3rd cup milk', 1 / 3, 'cup', 'milk', 'the end of an ordinal'],
    ['3/4ths cup milk', 0.75, 'cup', 'milk', 'in the plural'],
    ['one and one-half cups milk', 1.5, 'cup', 'milk', 'a mixed number in words'],
    ['two and three-quarters cups milk', 2.75, 'cup', 'milk', 'with quarters'],
    ['twenty-five grams yeast', 25, 'g', 'yeast', 'a word of two parts'],
    ['a cup and a half of oats', 1.5, 'cup', 'oats', 'a half after the unit'],
    ['2 doz eggs', 24, '', 'eggs', 'a dozen abbreviated'],
    ['1 # beef', 1, 'lb', 'beef', 'the sign of a pound behind a space'],
    ['1 c. à soupe huile', 1, 'tbsp', 'huile', 'a French spoon'],
    ["2 c. à café d'huile", 2, 'tsp', 'huile', 'a small one'],
    ["2 gousses d'ail", 2, 'clove', 'ail', 'French cloves'],
    ['3 EL Olivenöl', 3, 'tbsp', 'Olivenöl', 'a German spoon'],
    ['1 TL Salz', 1, 'tsp', 'Salz', 'a small one'],
    ['1 Prise Zucker', 1, 'pinch', 'Zucker', 'a German pinch'],
    ['1 Bund Petersilie', 1, 'bunch', 'Petersilie', 'a German bunch'],
    ['3 Zehen Knoblauch', 3, 'clove', 'Knoblauch', 'German cloves'],
    ['2 cucchiai di olio', 2, 'tbsp', 'olio', 'an Italian spoon'],
    ['3 spicchi di aglio', 3, 'clove', 'aglio', 'Italian cloves'],
    ['2 cdas. de aceite', 2, 'tbsp', 'aceite', 'a Spanish spoon'],
    ['3 dientes de ajo', 3, 'clove', 'ajo', 'Spanish cloves'],
    ['2 msk olja', 2, 'tbsp', 'olja', 'a Swedish spoon'],
    ['1 tsk salt', 1, 'tsp', 'salt', 'a small one'],
    ['2 el olijfolie', 2, 'tbsp', 'olijfolie', 'a Dutch spoon'],
    ['2 teentjes knoflook', 2, 'clove', 'knoflook', 'Dutch cloves'],
    ['1 ts vanilla', 1, 'tsp', 'vanilla', 'a code of Meal-Master'],
    ['1 pn salt', 1, 'pinch', 'salt', 'another'],
    ['2 cn beans', 2, 'can', 'beans', 'another'],
    ['2 clove(s) garlic', 2, 'clove', 'garlic', 'a plural in brackets'],
    ['3 egg(s)', 3, '', 'egg', 'of the name'],
    ["2 cuillère(s) à soupe d'huile", 2, 'tbsp', 'huile', 'of a spoon'],
    ['2 Zehe/n Knoblauch', 2, 'clove', 'Knoblauch', 'a plural behind a stroke'],
    ['3 Zweig/e Rosmarin', 3, 'sprig', 'Rosmarin', 'another'],
    ['1 lg. can tomatoes', 1, 'can', 'tomatoes', 'a size abbreviated'],
    ['2 lg eggs', 2, '', 'eggs', 'without its stop'],
    ['1 med. onion', 1, '', 'onion', 'a size before a name'],
    ['1 kl. Dose Mais', 1, 'can', 'Mais', 'in German'],
    ['2 gestr. TL Backpulver', 2, 'tsp', 'Backpulver', 'how full a spoon is'],
    ['1 cucchiaino raso di bicarbonato', 1, 'tsp', 'bicarbonato', 'behind it in Italian'],
    ['2 cucharadas colmadas de harina', 2, 'tbsp', 'harina', 'in Spanish'],
    ['1 cuillère à soupe bombée de farine', 1, 'tbsp', 'farine', 'in French'],
    ['1 EL gehäuft Mehl', 1, 'tbsp', 'Mehl', 'in German'],
    ['1 colmada', 1, '', 'colmada', 'without a spoon'],
    ['2 EL, gestr. Zucker', 2, 'tbsp', 'Zucker', 'behind a comma'],
    ['1 cup, firmly packed, brown sugar', 1, 'cup', 'brown sugar', 'between commas'],
    ['1 cup, packed brown sugar', 1, 'cup', 'brown sugar', 'behind one'],
    ['3 Essl. Essig', 3, 'tbsp', 'Essig', 'a spoon of RezKonv'],
    ['2 Teel. Senf', 2, 'tsp', 'Senf', 'a small one'],
    ['1/4 Ltr. Milch', 0.25, 'l', 'Milch', 'its litre'],
    ['1 teasp. salt', 1, 'tsp', 'salt', 'a spoon of old books'],
    ['1 docena de huevos', 12, '', 'huevos', 'a dozen of'],
    ["1 douzaine d'huîtres", 12, '', 'huîtres', 'before a vowel'],
    ['1 in. piece ginger', 1, 'piece', 'ginger', 'inches abbreviated'],
    ['2 in each', 2, '', 'in each', 'no inches'],
    ['1 tsp each: cumin', 1, 'tsp', 'cumin', 'a colon behind "each"'],
    ['2 cups (500 ml milk', 2, 'cup', 'milk', 'a bracket that nobody closed'],
    ['2 (14 oz cans beans', 2, 'can', 'beans', 'around a size'],
    ['(2 tbsp butter)', 2, 'tbsp', 'butter', 'all of it in brackets'],
    ['[1 egg', 1, '', 'egg', 'a bracket without its end'],
    [') 2 cups flour', 2, 'cup', 'flour', 'the end of one'],
    ['(1 cup) milk', 1, 'cup', 'milk', 'the amount in brackets'],
    ['(about 1 cup) milk', 1, 'cup', 'milk', 'with a hedge'],
    ['(15-oz) cans beans', 0, '', 'cans beans', 'the size of some'],
    ['(1 lb each) chickens', 0, '', 'chickens', 'the size of each'],
    ['(optional 2 eggs', 0, '', '(optional 2 eggs', 'a word in a bracket without its end'],
    ['Saft von 1/2 Zitrone', 0.5, '', 'Zitrone', 'a German part before the number'],
    ['Abrieb einer Bio-Zitrone', 1, '', 'Bio-Zitrone', 'before a genitive'],
    ["Le jus d'un citron", 1, '', 'citron', 'a French part'],
    ["Jus d'un demi-citron", 0, '', "Jus d'un demi-citron", 'of no whole one'],
    ['Ralladura de una naranja', 1, '', 'naranja', 'a Spanish part'],
    ['Scorza grattugiata di 1 limone', 1, '', 'limone', 'an Italian part'],
    ['sap van een halve citroen', 0.5, '', 'citroen', 'a Dutch part'],
    ['jus 1 l', 1, 'l', 'jus', 'a part is a name, too'],
    ['Jus de pomme', 0, '', 'Jus de pomme', 'without a number'],
    ['3 ea onions', 3, '', 'onions', 'another'],
    ['zwei EL Öl', 2, 'tbsp', 'Öl', 'a German word'],
    ["une gousse d'ail", 1, 'clove', 'ail', 'a French word'],
    ['media taza de leche', 0.5, 'cup', 'leche', 'half in Spanish'],
    ['mezzo cucchiaino di sale', 0.5, 'tsp', 'sale', 'half in Italian'],
    ['anderthalb Tassen Mehl', 1.5, 'cup', 'Mehl', 'one and a half in German'],
    ['een halve theelepel zout', 0.5, 'tsp', 'zout', 'half in Dutch'],
    ['1 lb De Cecco spaghetti', 1, 'lb', 'De Cecco spaghetti', 'a name that begins so'],
    ['tres leches cake', 0, '', 'tres leches cake', 'a name, no number'],
    ['1 stick plus 2 tbsp butter', 10, 'tbsp', 'butter', 'a stick and spoons'],
    ['a dozen and a half eggs', 18, '', 'eggs', 'a half after the dozen'],
    ['1 Glas Gurken', 1, 'jar', 'Gurken', 'a German jar'],
    ['quince paste', 0, '', 'quince paste', 'a Spanish number that is an English food'],
    ['six quarts of water', 6, 'quart', 'water', 'a French quarter that is an English unit'],
    ['a quart of milk', 1, 'quart', 'milk', 'the same behind an article'],
    ['once baked pie crust', 0, '', 'once baked pie crust', 'an English word'],
    ['1 #10 can tomatoes', 1, '', '#10 can tomatoes', 'the number of a can'],
  ] as const)('%s: %d %s of %s: %s', ([text, high, unit, name]) => {
    expect(readOne(text)).toMatchObject({ low: high, high, unit, name });
  });

  test.for([
    ['1-2 lb chicken', 1, 2, 'lb', 'a hyphen'],
    ['1 – 1½ lb chicken', 1, 1.5, 'lb', 'a dash'],
    ['1 to 2 lb chicken', 1, 2, 'lb', 'to'],
    ['one or two lb chicken', 1, 2, 'lb', 'or'],
    ['2- to 3-pound chicken', 2, 3, 'lb', 'hyphens of a compound'],
    ['200g-250g chicken', 200, 250, 'g', 'the unit twice'],
    ['1 tsp to 1 tbsp chicken', 1, 3, 'tsp', 'two units'],
    ['1 cup plus 2 tbsp chicken', 1.125, 'cup', 'a sum'],
    ['1 tbsp + 1 tsp chicken', 4 / 3, 'tbsp', 'with a sign'],
    ['1 lb 8 oz chicken', 1.5, 'lb', 'pounds and ounces'],
    ['100g/4oz chicken', 100, 'g', 'of two systems the first counts'],
    ['150ml/5fl oz/¼ pint chicken', 150, 'ml', 'of three'],
    ['100 g (4 oz) chicken', 100, 'g', 'the second in parentheses'],
    ['2¾-pound chicken', 2.75, 'lb', 'a hyphen before the unit'],
    ['between 2 and 3 cups chicken', 2, 3, 'cup', 'between'],
    ['1/2 cup, plus 1 tbsp chicken', 0.5625, 'cup', 'a sum after a comma'],
    ['1 cup minus 1 tbsp chicken', 0.9375, 'cup', 'a difference'],
    ['1 kg 500 g chicken', 1.5, 'kg', 'two measures'],
    ['1 cup 2 tbsp chicken', 1.125, 'cup', 'cups and spoons'],
    ['1 qt 1 pt chicken', 1.5, 'quart', 'quarts and pints'],
    ['1 lb, 8 oz chicken', 1.5, 'lb', 'two measures with a comma'],
    ['2 lb. 4 oz. chicken', 2.25, 'lb', 'with full stops'],
    ['1 lb 450 g chicken', 1, 'lb', 'the same in two systems is no sum'],
    ['2-3 dozen chicken', 24, 36, '', 'dozens of both ends'],
    ['2 ó 3 chicken', 2, 3, '', 'an accent that is no longer written'],
    ['1.000-1.500 g chicken', 1000, 1500, 'g', 'thousands of both ends'],
  ] as const)('%s: %s', ([text, ...rest]) => {
    const numbers = rest.filter((value): value is number => typeof value === 'number');
    const [low = 0, high = low] = numbers;
    const read = readOne(text);
    expect(read.low).toBeCloseTo(low, 3);
    expect(read.high).toBeCloseTo(high, 3);
    expect(read).toMatchObject({
      unit: rest.findLast((_, at) => at === numbers.length),
      name: 'chicken',
    });
  });

  test.for([
    ['1 (14-oz) can beans', 1, 'can', 14, 'oz'],
    ['2 (14 oz. each) cans beans', 2, 'can', 14, 'oz'],
    ['one 14-ounce can beans', 1, 'can', 14, 'oz'],
    ['1-14 oz can beans', 1, 'can', 14, 'oz'],
    ['2 x 400g tins beans', 2, 'can', 400, 'g'],
    ['400g/14oz tin beans', 1, 'can', 400, 'g'],
    ['8 oz. pkg. beans', 1, 'pack', 8, 'oz'],
    ['1 can (about 14 oz / 400 g) beans', 1, 'can', 14, 'oz'],
    ['four 6-ounce beans', 4, '', 6, 'oz'],
    ['1 (3- to 4-lb) beans', 1, '', 4, 'lb'],
    ['1-inch piece beans', 1, 'piece', 1, 'inch'],
    ['3cm piece of beans', 1, 'piece', 3, 'cm'],
    ['2 1/4-ounce packages beans', 2, 'pack', 0.25, 'oz'],
    ['2 1/4-oz envelopes beans', 2, 'envelope', 0.25, 'oz'],
    ['1 2 1/4-ounce package beans', 1, 'pack', 2.25, 'oz'],
    ['2 1/4-ounce package beans', 1, 'pack', 2.25, 'oz'],
  ] as const)('%s: %d %s of %d %s', ([text, high, unit, amount, of]) => {
    expect(readOne(text)).toMatchObject({ high, unit, name: 'beans', each: { amount, unit: of } });
  });

  test('a sum in parentheses is not the size of each', () => {
    expect(readOne('2 sticks (1 cup) butter')).toMatchObject({
      high: 2,
      unit: 'stick',
      note: '1 cup',
    });
    expect(readOne('2 sticks (1 cup) butter').each).toBeUndefined();
  });
});

describe('the rest of the line', () => {
  test.for([
    ['2 large onions, finely chopped', { name: 'onions', size: 'large', prep: 'finely chopped' }],
    ['2 onions - chopped', { name: 'onions', prep: 'chopped' }],
    [
      '1 lb boneless, skinless thighs, cut up',
      { name: 'boneless, skinless thighs', prep: 'cut up' },
    ],
    ['3 carrots (about 1 lb), peeled', { name: 'carrots', note: 'about 1 lb', prep: 'peeled' }],
    ['Oil for frying', { name: 'Oil', note: 'for frying', optional: false }],
    ['Salt, to taste', { name: 'Salt', prep: 'to taste', optional: true }],
    ['1 lime, for serving', { name: 'lime', optional: true }],
    ['(optional) 2 eggs', { name: 'eggs', high: 2, optional: true }],
    ['1 cup cheese, plus more for serving', { name: 'cheese', optional: false }],
    [
      'butter or margarine, melted',
      { name: 'butter', alternatives: ['margarine'], prep: 'melted' },
    ],
    ['1 cup white wine or chicken broth', { name: 'white wine', alternatives: ['chicken broth'] }],
    ['corn or flour tortillas', { name: 'corn or flour tortillas' }],
    ['1 cup flour.', { name: 'flour' }],
    ['5 or so radishes', { name: 'radishes', high: 5 }],
  ] as const)('%s', ([text, expected]) => {
    expect(readOne(text)).toMatchObject(expected);
  });

  test.for([
    ['Salt and pepper', ['Salt', 'pepper'], 0],
    [
      'Kosher salt & freshly ground black pepper, to taste',
      ['Kosher salt', 'freshly ground black pepper'],
      0,
    ],
    ['1 tsp each pepper and salt', ['pepper', 'salt'], 1],
  ] as const)('%s is two lines', ([text, names, high]) => {
    const read = readIngredientLine(text);
    expect(read.map(({ name }) => name)).toEqual(names);
    expect(read.map((line) => line.high)).toEqual([high, high]);
  });

  test.for(['', '   ', '2', '½', '---', 'For the sauce:', 'DRESSING :'])('"%s" is none', (text) => {
    expect(readIngredientLine(text)).toEqual([]);
  });
});

describe('bad input', () => {
  test.for([
    '1/0 cup',
    '∞ eggs',
    '½½ cup',
    '0 carrots',
    '2% milk',
    '7-Up',
    '7up',
    '24/7 drink',
    '80/20 beef',
    'one-pot mix',
    'demi-glace',
    'media crema',
    '500g',
    '1 can (14 oz)',
    `${'9'.repeat(150)} eggs`,
    '100001 eggs',
    'ملح, فلفل'.slice(0, 3),
  ])('%s stays text', (text) => {
    expect(readOne(text)).toMatchObject({ low: 0, high: 0, unit: '', name: text });
  });

  test('a number of 400 digits is text; of a name over 200 characters the rest is a note', () => {
    const digits = '7'.repeat(400);
    const { high, name, note } = readOne(`${digits} eggs`);
    expect(high).toBe(0);
    expect(name).toHaveLength(LIMITS.name);
    expect(name + note).toBe(`${digits} eggs`);
  });

  test('of 10,000 characters the first 500 are read and nothing is lost', () => {
    const words = Array.from({ length: 1500 }, (_, nth) => `w${'abcdefgh'[nth % 8]}x`);
    const { name, prep, note } = readOne(`2 cups ${words.join(' ')}`);
    expect(name.length).toBeLessThanOrEqual(LIMITS.name);
    expect(`${name} ${prep} ${note}`.match(/w\wx/g)).toEqual(words);
  });

  test('right-to-left text keeps its letters, without marks that turn the page around', () => {
    expect(readOne('\u202E2 كوب أرز\u202C')).toMatchObject({ high: 2, name: 'كوب أرز' });
  });

  test('a name is never cut within a character', () => {
    const { name, note } = readOne('🍋'.repeat(120) + 'a');
    expect(name.isWellFormed() && note.isWellFormed()).toBe(true);
    expect(name + note).toBe('🍋'.repeat(120) + 'a');
  });
});

const word = fc.constantFrom('tofu', 'brown rice', 'crème fraîche', 'أرز', 'bread flour');
const soup = fc
  .array(
    fc.constantFrom(
      '1',
      '2',
      '0',
      '½',
      '1/2',
      ',',
      '.',
      '/',
      '-',
      '–',
      '(',
      ')',
      ';',
      '+',
      '%',
      '#',
      '"',
      ' ',
      ' ',
      'to',
      'or',
      'and',
      'plus',
      'a',
      'half',
      'dozen',
      'of',
      'each',
      'x',
      'about',
      'for',
      'some',
      'fl',
      'oz',
      'cups',
      'g',
      'inch',
      'can',
      'cloves',
      'pot',
      'large',
      'salt',
      'pepper',
      'rice',
      'chopped',
    ),
    { maxLength: 60 },
  )
  .map((parts) => parts.join(''));
const spacedSoup = soup.map((text) => text.replaceAll(/(?<=\w)(?=\d)|(?<=\d)(?=[a-z])/g, ' '));

describe('any text', () => {
  test('has a name with a letter, a finite range, and does not throw', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }), soup, spacedSoup),
        (text) => {
          for (const line of readIngredientLine(text)) {
            expect(line.name).toMatch(/\p{L}/u);
            expect(line.name.length).toBeLessThanOrEqual(LIMITS.name);
            expect(line.low).toBeGreaterThanOrEqual(0);
            expect(line.high).toBeGreaterThanOrEqual(line.low);
            expect(Number.isFinite(line.high)).toBe(true);
          }
        },
      ),
      { numRuns: 200 },
    );
  });

  test('loses no word that is neither number nor unit', () => {
    const words = fc.array(fc.stringMatching(/^q[a-z]{1,6}q$/), { minLength: 1, maxLength: 8 });
    const joint = fc.constantFrom(' ', ', ', ' (', ') ', ' - ', ' or ', ' for ', '; ');
    fc.assert(
      fc.property(words, fc.array(joint, { minLength: 8, maxLength: 8 }), (all, joints) => {
        const text = all.map((one, at) => one + (at < all.length - 1 ? joints[at] : '')).join('');
        const kept = readIngredientLine(`2 cups ${text}`)
          .map((line) => [line.name, line.prep, line.note, ...line.alternatives].join(' '))
          .join(' ');
        for (const one of all) expect(kept).toContain(one);
      }),
    );
  });

  test('a written result is read as itself', () => {
    const amount = fc.constantFrom(0.25, 0.5, 0.75, 1, 1.5, 2, 3, 12, 250);
    const unit = fc.constantFrom(
      '',
      'g',
      'kg',
      'ml',
      'cup',
      'tsp',
      'tbsp',
      'oz',
      'lb',
      'fl oz',
      'can',
      'clove',
      'bunch',
      'leaf',
      'pinch',
    );
    const prep = fc.constantFrom('', 'chopped', 'cut into 2 cm pieces');
    const size = fc.constantFrom('', 'large', 'small');
    fc.assert(
      fc.property(fc.record({ amount, unit, size, name: word, prep }), (wanted) => {
        const [number = '', ...units] = formatQuantity(wanted.amount, wanted.unit).split(' ');
        // 250 tbsp are written in cups.
        const written = inLarger(wanted);
        const start = [number, wanted.size, ...units, wanted.name]
          .filter((one) => one !== '')
          .join(' ');
        const read = readOne(wanted.prep === '' ? start : `${start}, ${wanted.prep}`);
        const { size: of, name, prep: cut, unit: in_ } = read;
        expect({
          amount: formatMeasure(read.high, in_),
          unit: in_,
          size: of,
          name,
          prep: cut,
        }).toEqual({ ...written, amount: formatMeasure(written.amount, written.unit) });
      }),
    );
  });
});

test('the steps grow with the length of the line', () => {
  const lookUps = vi.spyOn(Map.prototype, 'get');
  const memberships = vi.spyOn(Set.prototype, 'has');
  const stepsOf = (text: string): number => {
    lookUps.mockClear();
    memberships.mockClear();
    readIngredientLine(text);
    return lookUps.mock.calls.length + memberships.mock.calls.length;
  };
  const parts = [
    '1 ',
    '1/2 ',
    '½',
    '(',
    '()',
    '1 oz ',
    'a ',
    'or ',
    'a or b ',
    'half of ',
    'boneless, ',
    '1 oz plus ',
    '1oz/',
    '- ',
    'about ',
    'x1 ',
    'small ',
    '1 (1 oz ',
    'for for ',
    'to 1 ',
  ];
  const slow = parts.filter((part) => {
    const text = `2 ${part.repeat(500)}`;
    const [short, long] = [stepsOf(text.slice(0, 240)), stepsOf(text.slice(0, 480))];
    return long > 2.5 * short + 100;
  });
  const beyond = stepsOf(`2 ${'boneless or '.repeat(5_000)}`);
  const full = stepsOf(`2 ${'boneless or '.repeat(5_000)}`.slice(0, MAX_LINE_LENGTH));
  vi.restoreAllMocks();
  expect(slow).toEqual([]);
  expect(beyond).toBeLessThanOrEqual(full + 100);
});
