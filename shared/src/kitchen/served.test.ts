import { expect, test } from 'vitest';

import { cents } from '#basics/money';
import { setSelected } from '#kitchen/testing/lists';

import type { GroceryList } from './groceryList.model.ts';
import { addManual, addRecipe, EMPTY_LIST } from './groceryList.ts';
import { servedBy, stillListed } from './served.ts';

const pack = (name: string, grams: number, { quantity = 1, id = name } = {}) => ({
  ingredient_id: id,
  name,
  unit: 'gm',
  unit_quantity: grams,
  price: cents(100),
  quantity,
});
const ingredient = (name: string, amount: number, ingredient_id?: string) => ({
  name,
  amount,
  unit: 'gm',
  ingredient_id,
});
const recipe = (id: number, title: string, ...ingredients: ReturnType<typeof ingredient>[]) => ({
  id,
  title,
  servings: 2,
  ingredients,
});
const list: GroceryList = [
  recipe(1, 'Chili', ingredient('ground cumin', 30, 'cumin'), ingredient('Beans', 400)),
  recipe(2, 'Curry', ingredient('ground cumin', 20, 'cumin'), ingredient('scallions', 100)),
].reduce((grown, one) => addRecipe(grown, one), EMPTY_LIST);
const serves = (...items: ReturnType<typeof pack>[]) => servedBy(list, items, new Map());

test('a food serves the lines of its ingredient, with their recipes and amounts', () => {
  expect(serves(pack('Cumin', 60, { id: 'cumin' }))).toEqual([
    {
      name: 'Cumin',
      needs: [{ unit_quantity: 50, unit: 'gm' }],
      lines: [{ key: 'cumin', name: 'ground cumin', recipes: ['Chili', 'Curry'] }],
    },
  ]);
});

test.for([
  // why this row exists, packs, the kept amount
  ['as many as it takes', [pack('Beans', 250, { quantity: 2 })], [400]],
  ['exactly the amount', [pack('Beans', 400)], [400]],
  [
    'two sizes that are just enough',
    [pack('Beans', 250), pack('Beans', 150, { id: 'small' })],
    [400],
  ],
  ['but for 2 %', [pack('Beans', 396)], [400]],
  ['too few: the packs count', [pack('Beans', 250)], []],
  ['more than it takes: the packs count', [pack('Beans', 250, { quantity: 3 })], []],
] as const)('%s', ([, items, amounts]) => {
  const [beans] = serves(...items);
  expect(beans?.needs.map((need) => need.unit_quantity)).toEqual(amounts);
  expect(beans?.lines).toHaveLength(1);
});

test('a line that the comparison matched with another name', () => {
  const onion = pack('Green onion', 120, { id: 'onion' });
  expect(serves(onion)).toEqual([]);
  const packs = new Map([['scallions', new Set(['onion'])]]);
  expect(servedBy(list, [onion], packs)).toMatchObject([
    { name: 'Green onion', lines: [{ name: 'scallions', recipes: ['Curry'] }] },
  ]);
});

test('a vendor’s own product serves the lines of its food, together with generic packs', () => {
  const own = { ...pack('Horizon beans', 250, { id: 'own' }), food: 'Beans' };
  expect(serves(pack('Beans', 150), own)).toMatchObject([
    { name: 'Beans', needs: [{ unit_quantity: 400 }], lines: [{ name: 'Beans' }] },
  ]);
  expect(serves(own)).toMatchObject([{ name: 'Beans', needs: [] }]);
});

test('what is deselected or not on the list is not served; what was written by hand has no recipe', () => {
  expect(serves(pack('Tea', 100))).toEqual([]);
  expect(
    servedBy(setSelected(list, false, ['cumin']), [pack('Cumin', 60, { id: 'cumin' })], new Map()),
  ).toEqual([]);
  const tea = addManual(EMPTY_LIST, ingredient('Tea', 50));
  expect(servedBy(tea, [pack('tea', 100)], new Map())).toMatchObject([
    { lines: [{ name: 'Tea', recipes: [] }] },
  ]);
});

test.for([
  // why this row exists, the list now, the lines still as they were
  ['as it was', list, ['cumin']],
  [
    'another recipe wants it too',
    addRecipe(list, recipe(3, 'Soup', ingredient('cumin', 5, 'cumin'))),
    [],
  ],
  ['not on the list', EMPTY_LIST, []],
  [
    'listed again later',
    { ...list, lines: list.lines.map((line) => ({ ...line, listedAt: 8 })) },
    [],
  ],
  [
    'listed before',
    { ...list, lines: list.lines.map((line) => ({ ...line, listedAt: 7 })) },
    ['cumin'],
  ],
] as const)('%s', ([, now, expected]) => {
  expect(stillListed(now, serves(pack('Cumin', 60, { id: 'cumin' })), 7)).toEqual(expected);
});

test('an amount “to taste” is served by its one pack', () => {
  const salt = addManual(EMPTY_LIST, ingredient('Salt', 0));
  expect(servedBy(salt, [pack('Salt', 500)], new Map())[0]?.needs).toEqual([
    { unit_quantity: 1, unit: 'gm' },
  ]);
});
