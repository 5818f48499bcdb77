import { lineBaseQuantities } from '@larder/shared/kitchen/groceryAmounts';
import {
  addManual,
  addRecipe,
  editAmount,
  EMPTY_LIST,
  removeRecipe,
  setServings,
} from '@larder/shared/kitchen/groceryList';
import type { GroceryList, ListLine } from '@larder/shared/kitchen/groceryList.model';
import { setSelected } from '@larder/shared/kitchen/testing/lists';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { recipeNeeds, REST } from './recipeNeeds.ts';

const recipe = (id: string, amounts: Record<string, readonly [number, string]>) => ({
  id,
  title: id,
  servings: 2,
  ingredients: Object.entries(amounts).map(([name, [amount, unit]]) => ({ name, amount, unit })),
});
const grams = (amount: number) => [amount, 'g'] as const;
const soup = recipe('soup', { rice: grams(100), leek: grams(250) });
const curry = recipe('curry', { rice: grams(300) });
const listOf = (...recipes: ReturnType<typeof recipe>[]) =>
  recipes.reduce((list, one) => addRecipe(list, one), EMPTY_LIST);

/** The line by its name, in grams. */
const needOf = (line: ListLine) => ({
  key: line.name,
  amount: lineBaseQuantities(line).reduce((sum, { amount }) => sum + amount, 0),
});
/** Recipe -> food -> amount. */
function amountsOf(list: GroceryList) {
  return Object.fromEntries(
    recipeNeeds(list, needOf).map(({ recipe: id, needs }) => [
      id,
      Object.fromEntries(needs.map(({ key, amount }) => [key, Math.round(amount * 1000) / 1000])),
    ]),
  );
}

test('each recipe needs what it brought, for its servings; the rest is by hand', () => {
  const list = addManual(setServings(listOf(soup, curry), 'soup', 4), {
    name: 'rice',
    amount: 50,
    unit: 'g',
  });
  expect(amountsOf(list)).toEqual({
    soup: { rice: 200, leek: 500 },
    curry: { rice: 300 },
    [REST]: { rice: 50 },
  });
});

test('deselected lines are not bought', () => {
  const list = setSelected(listOf(soup, curry), false, ['rice']);
  expect(amountsOf(list)).toEqual({ soup: { leek: 250 } });
});

test('an amount that the shopper wrote stays while one of its recipes does', () => {
  const both = editAmount(listOf(soup, curry), 'rice', { amount: 500, unit: 'g' });
  expect(amountsOf(both)).toEqual({ soup: { leek: 250 }, [REST]: { rice: 500 } });
  const one = editAmount(listOf(soup), 'rice', { amount: 500, unit: 'g' });
  expect(amountsOf(one)).toEqual({ soup: { rice: 500, leek: 250 } });
});

test('“to taste” is needed by each recipe that has it', () => {
  const salted = (id: string) => recipe(id, { salt: [0, ''] });
  expect(amountsOf(listOf(salted('a'), salted('b')))).toEqual({ a: { salt: 0 }, b: { salt: 0 } });
});

test('mass and volume of a food with a density are one', () => {
  const cake = (id: string, amount: number, unit: string) => ({
    ...recipe(id, {}),
    ingredients: [{ name: 'flour', amount, unit, density: 0.5 }],
  });
  const list = listOf(cake('mass', 100, 'g'), cake('volume', 100, 'ml'));
  expect(amountsOf(list)).toEqual({ mass: { flour: 100 }, volume: { flour: 50 } });
});

test('two lines of one food add up', () => {
  const list = listOf(recipe('soup', { onion: grams(100), 'red onion': grams(50) }));
  const [soupNeeds] = recipeNeeds(list, (line) => ({ ...needOf(line), key: 'onion' }));
  expect(soupNeeds?.needs).toEqual([{ key: 'onion', amount: 150 }]);
});

test('the needs sum to the list, and without a recipe to the list without it', () => {
  const food = fc.constantFrom('rice', 'leek', 'milk');
  const one = fc.dictionary(
    food,
    fc.tuple(fc.integer({ min: 10, max: 900 }), fc.constantFrom('g', 'kg')),
    { minKeys: 1 },
  );
  const edit = fc.option(fc.integer({ min: 10, max: 999 }));
  fc.assert(
    fc.property(one, one, edit, (first, second, own) => {
      const recipes = listOf(recipe('a', first), recipe('b', second));
      const key = recipes.lines[0]?.key ?? '';
      const list = own === null ? recipes : editAmount(recipes, key, { amount: own, unit: 'g' });
      const sums = (needs: ReturnType<typeof recipeNeeds>) => {
        const total = new Map<string, number>();
        for (const { key: of, amount } of needs.flatMap((some) => some.needs))
          total.set(of, (total.get(of) ?? 0) + amount);
        return total;
      };
      const all = recipeNeeds(list, needOf);
      for (const line of list.lines)
        expect(sums(all).get(line.name)).toBeCloseTo(needOf(line).amount, 6);
      const others = sums(all.filter((some) => some.recipe !== 'a'));
      for (const line of removeRecipe(list, 'a').lines)
        expect(others.get(line.name)).toBeCloseTo(needOf(line).amount, 6);
    }),
  );
});
