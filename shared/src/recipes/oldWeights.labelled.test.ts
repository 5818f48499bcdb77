import { expect, test } from 'vitest';

import { readIngredientLine } from './ingredientLine.ts';

/** Old words for weights that cooks go on to use; all labelled before the rule was written. */
test.for([
  ['2 Pfund Kartoffeln', 1000, 1000, 'g', 'Kartoffeln'],
  ['1 Pfund Mehl', 500, 500, 'g', 'Mehl'],
  ['½ Pfund Butter', 250, 250, 'g', 'Butter'],
  ['ein halbes Pfund Hackfleisch', 250, 250, 'g', 'Hackfleisch'],
  ['anderthalb Pfund Äpfel', 750, 750, 'g', 'Äpfel'],
  ['1 Pfd. Spargel', 500, 500, 'g', 'Spargel'],
  ['1-2 Pfund Tomaten', 500, 1000, 'g', 'Tomaten'],
  ['1 pond gehakt', 500, 500, 'g', 'gehakt'],
  ['een half pond spekjes', 250, 250, 'g', 'spekjes'],
  ['anderhalf pond aardappelen', 750, 750, 'g', 'aardappelen'],
  ['une livre de beurre', 500, 500, 'g', 'beurre'],
  ['2 livres de tomates', 1000, 1000, 'g', 'tomates'],
  ['une demi-livre de farine', 250, 250, 'g', 'farine'],
  ['1 libra de carne molida', 1, 1, 'lb', 'carne molida'],
  ['media libra de queso', 0.5, 0.5, 'lb', 'queso'],
  ['2 libras de pollo', 2, 2, 'lb', 'pollo'],
  ['un etto di prosciutto', 100, 100, 'g', 'prosciutto'],
  ['2 etti di burro', 200, 200, 'g', 'burro'],
  ['un etto e mezzo di parmigiano', 150, 150, 'g', 'parmigiano'],
  ["mezz'etto di burro", 50, 50, 'g', 'burro'],
  ['2 hg smör', 200, 200, 'g', 'smör'],
  ['1 Pfund 200 g Mehl', 700, 700, 'g', 'Mehl'],
] as const)('"%s" is %d to %d %s of %s', ([text, low, high, unit, name]) => {
  const [read, ...others] = readIngredientLine(text);
  expect(others).toEqual([]);
  expect(read).toMatchObject({ unit, name });
  expect(read?.low).toBeCloseTo(low, 3);
  expect(read?.high).toBeCloseTo(high, 3);
});

test('a can of such a weight is one of so many grams', () => {
  expect(readIngredientLine('2 Dosen (1 Pfund) Bohnen')).toMatchObject([
    { high: 2, unit: 'can', each: { amount: 500, unit: 'g' } },
  ]);
});
