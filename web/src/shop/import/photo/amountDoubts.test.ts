import { questionOf } from '@larder/shared/recipes/lineReview';
import { readRecipeLine } from '@larder/shared/recipes/recipeLine';
import { expect, test } from 'vitest';

import { withDoubts } from './amountDoubts.ts';

/** `width`: of a letter, in heights. A second line is only looked at. */
function doubted(written: string, { confidence = 95, width = 0.6 } = {}): string {
  const box = (text: string) => ({ x0: 0, x1: 20 * width * text.length, y0: 0, y1: 20 });
  const [words = [], below = []] = written.split('\n').map((line) =>
    line
      .split(' ')
      .filter((word) => word !== '')
      .map((text) => ({ text, confidence, bbox: box(text) })),
  );
  return withDoubts(words, below[0]).join(' ');
}

test.for([
  // what is read of a print, what is made of it, what was printed
  ['% teaspoon salt', '? teaspoon salt', '½ teaspoon salt'],
  ['% cup milk', '? cup milk', '¾ cup milk'],
  ["'/2 cup milk", '? cup milk', '½ cup milk'],
  ['“4 cup milk', '? cup milk', '¼ cup milk'],
  ['/2 cup milk', '? cup milk', '½ cup milk'],
  ['\\4 cup milk', '? cup milk', '¼ cup milk'],
  ['Y2 cup sugar', '? cup sugar', '½ cup sugar'],
  ['Ya teaspoon nutmeg', '? teaspoon nutmeg', '¼ teaspoon nutmeg'],
  ['V3 cup cream', '? cup cream', '⅓ cup cream'],
  ['v2 tsp turmeric', '? tsp turmeric', '½ tsp turmeric'],
  ['1% teaspoons baking powder', '1? teaspoons baking powder', '1½ teaspoons baking powder'],
  ['1Y2 cups flour', '1? cups flour', '1½ cups flour'],
  ['1 % cups flour', '1? cups flour', '1½ cups flour'],
  ['2 Y4 cups flour', '2? cups flour', '2¼ cups flour'],
  ['% onion, chopped', '? onion, chopped', '½ onion, chopped'],
  ['10% cups flour', '10? cups flour', '10½ cups flour'],
] as const)('%s: %s, of %s', ([read, expected]) => {
  expect(doubted(read)).toBe(expected);
});

test.for([
  // the same within the sentence of a step
  ['Cook % cup of batter at a time', 'Cook ? cup of batter at a time', '¼ cup'],
  ['Add 1% cups of the stock', 'Add 1? cups of the stock', '1½ cups'],
  ['Add 1 % cups of the stock', 'Add 1? cups of the stock', '1½ cups'],
  ['Whisk in Y2 teaspoon of salt', 'Whisk in ? teaspoon of salt', '½ teaspoon'],
  ['Whisk in V3 cup milk', 'Whisk in ? cup milk', '⅓ cup'],
  ["Fold in '/2 cup sugar", 'Fold in ? cup sugar', '½ cup'],
  ['Bake for 1% hours', 'Bake for 1? hours', '1½ hours'],
  ['Bake for 1Y2 hours, then cool', 'Bake for 1? hours, then cool', '1½ hours'],
  ['Rest % hour. Slice.', 'Rest ? hour. Slice.', '½ hour'],
  ['Roll out %-inch thick', 'Roll out ?-inch thick', '¼-inch'],
  ['Cut in 1%-inch pieces', 'Cut in 1?-inch pieces', '1½-inch'],
  ['Etwa 1% Stunden backen', 'Etwa 1? Stunden backen', '1½ Stunden'],
  ['Cuire 2% heures', 'Cuire 2? heures', '2½ heures'],
  ['Hornear % hora', 'Hornear ? hora', '½ hora'],
  ['Pour in 1%\ncups of milk', 'Pour in 1?', '1½ cups in two lines'],
  ['Pour in 1 %\ncups of milk', 'Pour in 1?', 'the same, apart'],
  ['%-inch slices of ginger', '?-inch slices of ginger', '½-inch, first in its line'],
] as const)('%s: %s, of %s', ([read, expected]) => {
  expect(doubted(read)).toBe(expected);
});

test.for([
  'Reduce it by 50% over high heat',
  'Use 2% milk and V8 juice',
  'Salt “to taste” and stir',
  'Heat the oven to 350°F',
  'Cook for 10 minutes, then 5 more',
  'Cocer 1 hora y media',
  'Echar sal y una taza de agua',
  'Add 1/2 cup of milk',
  'Stir in 100% of the flour',
  'Bake 12–15 minutes',
  "Don't stir for 5 minutes",
  'Use a 9-inch pan',
])('the step "%s" stays', (line) => {
  expect(doubted(line)).toBe(line);
});

test('a number of a step is doubted where a unit follows it, at its limit', () => {
  expect(doubted('Stir in 5 cup milk', { width: 0.86 })).toBe('Stir in 5? cup milk');
  expect(doubted('Stir in 5 cup milk', { width: 0.85 })).toBe('Stir in 5 cup milk');
  expect(doubted('Simmer 20 minutes', { confidence: 87 })).toBe('Simmer 20? minutes');
  expect(doubted('Simmer 20 minutes', { confidence: 88 })).toBe('Simmer 20 minutes');
  expect(doubted('Cut it into 8 wide', { width: 1.1 })).toBe('Cut it into 8 wide');
  expect(doubted('Add y cup milk', { confidence: 87 })).toBe('Add ? cup milk');
});

test.for([
  '2 cups flour',
  '1/2 cup milk',
  '1 1/2 cups milk',
  '2% milk',
  '1 % milk',
  'V8 juice',
  '1 V8 juice',
  'Yeast',
  'Y bones',
  '80/20 beef',
  '2-inch piece ginger',
  '1 (14-ounce) can tomatoes',
  'Salt and pepper',
  '“Best” mustard',
  '00 flour',
])('"%s" stays', (line) => {
  expect(doubted(line)).toBe(line);
});

test('a number that is not sure is doubted, at its limit; a word is not', () => {
  expect(doubted('34 teaspoon salt', { confidence: 87 })).toBe('34? teaspoon salt');
  expect(doubted('1,5 kg de tomates', { confidence: 87 })).toBe('1,5? kg de tomates');
  expect(doubted('34 teaspoon salt', { confidence: 88 })).toBe('34 teaspoon salt');
  expect(doubted('Salt and pepper', { confidence: 10 })).toBe('Salt and pepper');
  expect(doubted('Y litro de aceite', { confidence: 62 })).toBe('? litro de aceite');
  expect(doubted('Yi onion', { confidence: 32 })).toBe('? onion');
  expect(doubted('Ya onion')).toBe('Ya onion');
});

test('a digit as wide as a sign of a fraction is doubted', () => {
  expect(doubted('5 teaspoon salt', { width: 1.04 })).toBe('5? teaspoon salt');
  expect(doubted('4 cups flour', { width: 0.85 })).toBe('4 cups flour');
  expect(doubted('250 g flour', { width: 0.84 })).toBe('250 g flour');
});

test('nothing has no doubts', () => {
  expect(withDoubts([])).toEqual([]);
});

test.for([
  ['? cup sugar', '? cup'],
  ['1? teaspoons baking powder', '1? teaspoons'],
  ['34? teaspoon salt', '34? teaspoon'],
  ['? onion', '?'],
  ['4? large eggs', '4?'],
] as const)('"%s" asks about its amount', ([original, doubt]) => {
  const line = { original, ...readRecipeLine(original), ingredient_id: 'known' };
  const food = { ingredient_id: 'known', name: 'known', weights: {} };
  expect(questionOf(line, food, [])?.doubt).toBe(doubt);
});
