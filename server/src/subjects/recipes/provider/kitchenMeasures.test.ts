import { readFacts } from '@larder/data/catalogue/facts';
import { factsByName, readLine } from '@larder/data/recipes/format';
import { lineOf } from '@larder/data/recipes/testing/lines';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { metricMeasure, usMeasure } from './kitchenMeasures.rules.ts';

const facts = readFacts();
const known = factsByName(facts);

/** A line of a recipe, read, with what is known about its food. */
function read(line: string) {
  const ingredient = readLine(lineOf(line), known);
  if ('rule' in ingredient) throw new Error(ingredient.detail);
  const fact = known.get(ingredient.name.toLowerCase());
  if (!fact) throw new Error(line);
  return { ingredient, fact };
}

test.for([
  ['360 g spaghetti', 360, 'g', 'weighed already'],
  ['0.25 tsp saffron', 1, 'g', '0.25 * 5 ml * 0.142 g/ml = 0.18, but never 0'],
  ['1.5 tsp table salt', 9, 'g', '1.5 * 5 ml * 1.234 g/ml = 9.26'],
  ['2 tbsp olive oil', 30, 'ml', '2 * 15 ml, sold by the ml'],
  ['3 pc garlic', 9, 'g', '3 cloves of 3 g'],
  ['1.2 g fresh thyme', 1, 'g', 'rounded down'],
  ['100 g olive oil', 110, 'ml', '100 / 0.913'],
] as const)('%s is %d %s: %s', ([line, amount, unit]) => {
  const { ingredient } = read(line);
  expect(metricMeasure(ingredient)).toMatchObject({ amount, unitShort: unit });
});

test.for([
  ['3 pc garlic', 3, 'cloves', 'pieces have names'],
  ['1 pc garlic', 1, 'clove', 'one of them'],
  ['4 pc eggs', 4, '', 'or are counted by the name of the food'],
  ['1.5 tsp table salt', 1.5, 'tsp', 'spoons stay spoons'],
  ['240 ml heavy cream', 1, 'cup', 'what pours is measured in cups'],
  ['150 ml dry white wine', 0.667, 'cup', 'in thirds where that is nearer'],
  ['60 ml whole milk', 0.25, 'cup', 'the smallest cup'],
  ['40 ml half and half', 2.5, 'tbsp', 'below it in tablespoons'],
  ['125 g all-purpose flour', 1, 'cup', 'scooped'],
  ['250 g all-purpose flour', 2, 'cups', 'scooped twice'],
  ['20 g unsalted butter', 1.5, 'tbsp', '20 g of 227 g a cup'],
  ['10 g fresh basil', 0.5, 'cup', 'a little of something light: 10 of 24 g a cup'],
  ['460 g ground beef (80% lean)', 1, 'lb', 'meat is weighed'],
  ['500 g ground beef (80% lean)', 1.1, 'lb', 'a pack of a pound is not enough'],
  ['472 g ground beef (80% lean)', 1.1, 'lb', 'nor is it for 1.04 of one'],
  ['550 g ground beef (80% lean)', 1.25, 'lb', 'a little more is in every pack'],
  ['440 g ground beef (80% lean)', 1, 'lb', 'from 97 % of a pound on'],
  ['439 g ground beef (80% lean)', 15.5, 'oz', 'below that in ounces'],
  ['120 g red potato', 4.5, 'oz', '4 oz would be a pack that is not enough'],
  ['300 g red potato', 10.5, 'oz', 'so are vegetables'],
  ['60 g white bread', 2, 'oz', 'and bread'],
  ['300 g egg noodles', 10.5, 'oz', 'and noodles, although a cup of them has a weight'],
  ['425 g canned chickpeas : 1 can, drained', 15, 'oz', 'cans by their label'],
  ['850 g canned chickpeas : 2 cans, drained', 30, 'oz', 'also two of them'],
  ['3 g fresh thyme', 0.125, 'oz', 'never 0'],
] as const)('%s is %d %s in America: %s', ([line, amount, unitShort]) => {
  const { ingredient, fact } = read(line);
  expect(usMeasure(ingredient, fact)).toMatchObject({ amount, unitShort });
});

test('no weight from four ounces on is shown as much less than it is', () => {
  fc.assert(
    fc.property(fc.integer({ min: 114, max: 4000 }), (amount) => {
      const { ingredient, fact } = read(`${amount} g ground beef (80% lean)`);
      const { amount: us, unitShort } = usMeasure(ingredient, fact);
      const grams = us * (unitShort === 'lb' ? 453.592 : 28.35);
      expect(grams).toBeGreaterThanOrEqual(amount * 0.98 - 1e-6);
    }),
  );
});

test('the American amount is at most 15 % off, from half an ounce up', () => {
  const grams: Readonly<Record<string, number>> = { oz: 28.35, lb: 453.592 };
  const cups: Readonly<Record<string, number>> = {
    tsp: 5 / 240,
    tbsp: 15 / 240,
    cup: 1,
    cups: 1,
  };
  const weighable = facts.filter(({ base_unit }) => base_unit === 'gm');
  fc.assert(
    fc.property(
      fc.constantFrom(...weighable),
      fc.integer({ min: 15, max: 2000 }),
      (fact, amount) => {
        const { ingredient } = read(`${amount} g ${fact.name}`);
        const { amount: us, unitShort } = usMeasure(ingredient, fact);
        const back = us * (grams[unitShort] ?? (cups[unitShort] ?? 0) * (fact.g_per_cup ?? 0));
        expect(Math.abs(back / amount - 1)).toBeLessThanOrEqual(0.15);
      },
    ),
  );
});
