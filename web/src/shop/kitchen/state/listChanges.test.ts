import { lineAmounts } from '@larder/shared/kitchen/groceryAmounts';
import { beforeEach, expect, test, vi } from 'vitest';

import { groceryList } from './groceryList.ts';
import {
  clearLines,
  editLine,
  listByHand,
  listRecipes,
  removeLine,
  selectLines,
  setListServings,
  unlistRecipe,
} from './listChanges.ts';

const rice = { name: 'Rice', amount: 100, unit: 'g', aisle: 'Pasta and Rice' };
const tofu = { name: 'Tofu', amount: 200, unit: 'g' };
const bowl = { id: 1, title: 'Bowl', servings: 2, ingredients: [rice, tofu] };
const soup = { id: 2, title: 'Soup', servings: 4, ingredients: [rice] };

beforeEach(() => {
  clearLines();
});

/** Name and first amount of every line. */
function lines(): string[] {
  return groceryList().lines.map((line) => {
    const [first] = lineAmounts(line);
    return `${line.name} ${first?.amount} ${first?.unit}`;
  });
}

test('adds up recipes, each for its servings', () => {
  listRecipes([
    { recipe: bowl, servings: 4 },
    { recipe: soup, servings: 4 },
  ]);
  expect(lines()).toEqual(['Rice 300 g', 'Tofu 400 g']);
});

test('listing a recipe again sets its servings only', () => {
  listRecipes([{ recipe: bowl, servings: 2 }]);
  listRecipes([{ recipe: bowl, servings: 6 }]);
  expect(lines()).toEqual(['Rice 300 g', 'Tofu 600 g']);
  setListServings('1', 2);
  expect(lines()).toEqual(['Rice 100 g', 'Tofu 200 g']);
});

test('is stored, and unreadable data counts as empty', () => {
  listRecipes([{ recipe: soup, servings: 4 }]);
  const kept = localStorage.getItem('groceryList') ?? '';
  expect(JSON.parse(kept)).toMatchObject({ lines: [{ name: 'Rice', category: 'Pantry' }] });
  localStorage.setItem('groceryList', kept.replace('"Pantry"', '"Attic"'));
  expect(lines()).toEqual([]);
});

test('removes a recipe and restores exactly its contributions', () => {
  listRecipes([
    { recipe: bowl, servings: 2 },
    { recipe: soup, servings: 4 },
  ]);
  const undo = unlistRecipe('1');
  expect(lines()).toEqual(['Rice 100 g']);
  listByHand({ name: 'Milk', amount: 1, unit: 'l' });
  undo();
  expect(lines().toSorted()).toEqual(['Milk 1 l', 'Rice 200 g', 'Tofu 200 g']);
});

test('an edited amount stays when a recipe is removed and restored', () => {
  listRecipes([
    { recipe: bowl, servings: 2 },
    { recipe: soup, servings: 4 },
  ]);
  editLine('rice', { amount: { amount: 500, unit: 'g' }, category: 'Pantry' });
  const undo = unlistRecipe('1');
  expect(lines()).toEqual(['Rice 500 g']);
  undo();
  expect(lines().toSorted()).toEqual(['Rice 500 g', 'Tofu 200 g']);
});

test('restores a removed line at its place', () => {
  listRecipes([{ recipe: bowl, servings: 2 }]);
  const undo = removeLine('rice');
  expect(lines()).toEqual(['Tofu 200 g']);
  undo();
  expect(lines()).toEqual(['Rice 100 g', 'Tofu 200 g']);
});

test('restores a cleared list beside later lines', () => {
  listRecipes([{ recipe: bowl, servings: 2 }]);
  const undo = clearLines();
  listByHand({ name: 'Tofu', amount: 50, unit: 'g' });
  undo();
  expect(lines().toSorted()).toEqual(['Rice 100 g', 'Tofu 250 g']);
});

test('an edited amount and category stay', () => {
  listRecipes([{ recipe: bowl, servings: 2 }]);
  editLine('tofu', { amount: { amount: 1, unit: 'kg' }, category: 'Produce' });
  expect(lines()).toEqual(['Rice 100 g', 'Tofu 1 kg']);
  expect(groceryList().lines[1]?.category).toBe('Produce');
  editLine('tofu', { amount: undefined, category: 'Produce' });
  expect(lines()[1]).toBe('Tofu 1 kg');
});

test('selects and deselects', () => {
  listRecipes([{ recipe: bowl, servings: 2 }]);
  selectLines(false, ['rice']);
  expect(groceryList().lines.map(({ selected }) => selected)).toEqual([false, true]);
  selectLines(false);
  expect(groceryList().lines.every(({ selected }) => !selected)).toBe(true);
});

test('a line keeps its time; removed and listed again it gets a new one', () => {
  const clock = vi.spyOn(Date, 'now');
  const dates = () => groceryList().lines.map((line) => [line.name, line.listedAt]);
  clock.mockReturnValue(1);
  listByHand(rice);
  clock.mockReturnValue(2);
  listRecipes([{ recipe: bowl, servings: 2 }]);
  expect(dates()).toEqual([
    ['Rice', 1],
    ['Tofu', 2],
  ]);
  const undo = removeLine('rice');
  undo();
  expect(dates()[0]).toEqual(['Rice', 1]);
  removeLine('rice');
  clock.mockReturnValue(3);
  listByHand(rice);
  expect(dates().at(-1)).toEqual(['Rice', 3]);
  clock.mockRestore();
});
