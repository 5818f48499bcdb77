import fc from 'fast-check';
import { expect, test } from 'vitest';

import { looserHeads, makersIn } from './looserName.ts';

const FOODS = new Set(
  `onion red yellow olive oil butter milk oat lemon vanilla extract flour almond fish cod white wine vinegar
  tomato canned mint spaghetti penne caper cumin ground rice banana chili`
    .trim()
    .split(/\s+/),
);
const isFood = (token: string) => FOODS.has(token);
const heads = (name: string) => looserHeads(name, isFood).map((head) => head.join(' '));

test.for([
  ['about 2 cups of red onion', ['red onion'], 'hedge, amount, unit'],
  ['to 3 tbsp olive oil', ['olive oil'], 'the rest of a range'],
  ['two-thirds cup white wine', ['white wine'], 'an amount in words'],
  ['half a bunch of fresh mint', ['fresh fresh mint'], 'a bunch is fresh'],
  ['2 x 5cm sticks vanilla', ['whole vanilla'], 'a stick is whole'],
  ['2 cups chopped onion', ['chopped onion'], 'preparation stays: it may tell the kind'],
  ['can of tomatoes', ['canned tomato'], 'a can stays: what is canned is another thing'],
  ['onion, ends trimmed', ['onion'], 'an instruction after a comma'],
  ['onion skin removed', ['onion'], 'or without'],
  ['flour mixed with a little water', ['flour'], 'what is done with it'],
  ['rice, mixed grains', ['rice'], 'a kind that is none'],
  ['flour, teff', ['teff flour'], 'the kind after a comma'],
  ['flour, gluten-free', ['glutenfree flour'], 'a denial after a comma'],
  ['flour (gluten-free mix)', [], 'a denial in parentheses'],
  ['tomatoes, chopped, canned if you like', [], 'a state somewhere behind'],
  ['tomatoes (canned)', ['canned tomato'], 'a state in parentheses'],
  ['teaspoonvanilla extract', ['vanilla extract'], 'a unit stuck to it'],
  ['tablespoonsolive oil', ['olive oil'], 'in the plural'],
  ['200gspaghetti', ['spaghetti'], 'a short unit, after a number'],
  ['gspaghetti', ['gspaghetti'], 'but not without'],
  ['cupcake flour', ['cupcake flour'], 'what follows must be a food'],
  ['juice and zest of 1 large lemon', ['large lemon'], 'the whole of the part'],
  ['leaves from 1 small bunch mint', ['fresh small mint'], 'with what it is cut from'],
  ['red or white wine', ['red wine', 'white wine'], 'alternatives share the noun'],
  ['almond or oat milk', ['almond milk', 'oat milk'], 'of which one word is no name'],
  ['milk or olive oil', ['milk oil', 'olive oil'], 'which may be half of one'],
  ['onions or olive oil', ['onion oil', 'onion', 'olive oil'], 'a plural is no half'],
  [
    'lemon or 2 tbsp white vinegar',
    ['lemon vinegar', 'lemon', 'white vinegar'],
    'nor with an amount',
  ],
  ['oat milk or whole milk', ['oat milk milk', 'oat milk', 'whole milk'], 'both in full'],
  ['mint/basil', ['mint', 'basil'], 'with a slash'],
  ['butter and/or olive oil', ['butter oil', 'olive oil'], 'and more'],
  ['oat milk (or whole milk)', ['oat milk', 'whole milk'], 'in parentheses'],
  ['dairy-free milk or butter', ['dairyfree milk'], 'a denial of both'],
  ['white fish such as cod', ['white fish', 'cod fish', 'cod'], 'an example of a group'],
  ['neutral oil (e.g. olive)', ['neutral oil', 'olive oil', 'olive'], 'of which the noun is said'],
  ['milk such as oat', ['milk', 'oat milk'], 'but not where it is a kind'],
  ['vegan cheese such as almond', ['vegan cheese'], 'nor of a denial'],
  ['jeera (ground cumin)', ['jeera', 'ground cumin'], 'an explanation'],
  ['yogurt (vanilla)', ['vanilla yogurt'], 'a kind in parentheses'],
  ['milk (oat or almond)', ['oat milk'], 'the first of two'],
  ['chili (red pepper)', ['chili'], 'another name is none'],
  ['pasta for the children', ['pasta'], 'what for'],
  ['milk of your choice', ['milk'], 'whichever'],
  ['0% fat yogurt, plain', ['yogurt'], 'a share of fat that makes no other food'],
  ['oat milk 1% fat', ['oat milk 1% fat'], 'but not of milk'],
  ['Greek-style yogurt', ['greek yogurt'], 'the style of a place'],
  ['almond-style cheese', ['almond style cheese'], 'but not of a food'],
  ['jeera - ground cumin', ['jeera', 'ground cumin'], 'an explanation after a dash'],
  ['saffron or, failing that, vanilla', ['saffron', 'vanilla'], 'a hedge between alternatives'],
  ['capers in wine or oil', [], 'alternatives of what it is in'],
  ['capers in brine or oil', ['caper'], 'which may not matter'],
  ['mint, skin scored', ['mint'], 'what was done to a part'],
  ['onion, patted very dry', ['onion'], 'what was done to all of it'],
  ['onion, jointed', ['onion'], 'in one word'],
  ['flour, red, sieved', ['red flour'], 'a kind, with what was done'],
  ['onion, 2 sprigs', ['fresh onion'], 'a container that says the form'],
  ['', [], 'nothing'],
  ['2 cups', [], 'nothing but an amount'],
] as const)('"%s" may say %j: %s', ([name, expected]) => {
  expect(heads(name)).toEqual(expected);
});

test.for([
  ["Stubb's ketchup", ['stubb'], 'a name'],
  ["stubb's ketchup", [], 'no capital'],
  ["Butter's best", [], 'a food'],
  ["Goat's milk", [], 'an animal'],
] as const)('the makers in "%s" are %j: %s', ([name, makers]) => {
  expect([...makersIn(name, isFood)]).toEqual(makers);
});

test('of any text there are at most 8 heads of 1 to 12 words', () => {
  const word = fc.constantFrom(
    'or',
    'of',
    'such as',
    'juice',
    '(',
    ')',
    ',',
    '/',
    '1',
    'tbsp',
    'onion',
    'olive',
    'red',
    'x',
    'can of',
    'vegan',
  );
  const lines = fc.array(word, { maxLength: 60 }).map((words) => words.join(' '));
  fc.assert(
    fc.property(fc.oneof(lines, fc.string({ unit: 'binary', maxLength: 400 })), (name) => {
      const found = looserHeads(name, isFood);
      expect(found.length).toBeLessThanOrEqual(8);
      for (const { length } of found) {
        expect(length).toBeGreaterThan(0);
        expect(length).toBeLessThanOrEqual(12);
      }
    }),
  );
});

test('amounts in front change nothing, in any order and number', () => {
  const front = fc.array(
    fc.constantFrom('about', '2', 'cups', 'of', 'a', 'tbsp', '½', 'few', 'kg', 'x'),
    {
      maxLength: 12,
    },
  );
  fc.assert(
    fc.property(front, fc.constantFrom('red onion', 'olive oil', 'spaghetti'), (words, food) => {
      expect(heads([...words, food].join(' '))).toEqual([food]);
    }),
  );
});
