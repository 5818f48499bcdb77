import { expect, test } from 'vitest';

import { lineAmounts } from './groceryAmounts.ts';
import { identifyLines, unidentifiedNames } from './groceryByHand.ts';
import type { GroceryList } from './groceryList.model.ts';
import { addManual, addRecipe, EMPTY_LIST, setCategory, setUnitGrams } from './groceryList.ts';

const carrot = {
  ingredient_id: 'c',
  category: 'Produce',
  density: 0,
  grams: { piece: 60 },
  image: 'c.webp',
};
const find = (name: string) => (/^carrots?$/i.test(name) ? carrot : null);
const typed = { name: 'carrots', amount: 2, unit: 'lb' };
const soup = {
  id: 1,
  title: 'Soup',
  servings: 1,
  ingredients: [{ name: 'Carrot', amount: 1, unit: 'lb', ingredient_id: 'c', aisle: 'Produce' }],
};
const amounts = (list: GroceryList) =>
  list.lines.map((line) => [line.key, line.name, line.category, lineAmounts(line)[0]?.amount]);

test('a typed line gets its ingredient, aisle and facts, and keeps its name and place', () => {
  const list = [typed, { name: 'foil', amount: 1, unit: '' }].reduce(addManual, EMPTY_LIST);
  expect(unidentifiedNames(list)).toEqual(['carrots', 'foil']);
  const now = identifyLines(list, find);
  expect(amounts(now)).toEqual([
    ['c', 'carrots', 'Produce', 2],
    ['foil', 'foil', 'Other', 1],
  ]);
  expect(now.lines[0]).toMatchObject({
    ingredient_id: 'c',
    image: 'c.webp',
    grams: { piece: 60 },
    density: undefined,
  });
  expect(unidentifiedNames(now)).toEqual(['foil']);
});

test('nothing found is the same list', () => {
  const list = addManual(EMPTY_LIST, typed);
  expect(identifyLines(list, () => undefined)).toBe(list);
});

test('it joins the line of its ingredient and adds up', () => {
  const list = addManual(addRecipe(EMPTY_LIST, soup), typed);
  expect(list.lines).toHaveLength(2);
  expect(amounts(identifyLines(list, find))).toEqual([['c', 'Carrot', 'Produce', 3]]);
});

test('two spellings of one ingredient join', () => {
  const list = [typed, { ...typed, name: 'Carrot' }].reduce(addManual, EMPTY_LIST);
  expect(amounts(identifyLines(list, find))).toEqual([['c', 'carrots', 'Produce', 4]]);
});

test('the shopper’s category stays, also for the next time', () => {
  const list = setCategory(addManual(EMPTY_LIST, typed), 'carrots', 'Pantry');
  const now = identifyLines(list, find);
  expect(amounts(now)).toEqual([['c', 'carrots', 'Pantry', 2]]);
  const next = addManual({ ...now, lines: [] }, { ...typed, ...carrot });
  expect(amounts(next)).toEqual([['c', 'carrots', 'Pantry', 2]]);
});

test('what the shopper said it weighs stays', () => {
  const unit = { unit: '', grams: 90 };
  const list = setUnitGrams(addManual(EMPTY_LIST, typed), 'carrots', unit);
  const now = identifyLines(list, find);
  expect(now.lines[0]?.grams).toEqual({ piece: 90 });
  const next = addManual({ ...now, lines: [] }, { ...typed, ...carrot });
  expect(next.lines[0]?.grams).toEqual({ piece: 90 });
});

test('of a line that a recipe is on only the missing weights are added', () => {
  const [first = { name: '', amount: 0, unit: '' }] = soup.ingredients;
  const ingredients = [{ ...first, grams: { slice: 5 } }];
  const list = addManual(addRecipe(EMPTY_LIST, { ...soup, ingredients }), {
    ...typed,
    name: 'carrot',
  });
  expect(unidentifiedNames(list)).toEqual(['Carrot']);
  const now = identifyLines(list, find);
  expect(now.lines.map(({ grams }) => grams)).toEqual([{ piece: 60, slice: 5 }]);
  expect(identifyLines(now, find)).toBe(now);
  expect(identifyLines(list, () => ({ ...carrot, ingredient_id: 'x' }))).toBe(list);
});

test('a recipe’s line that the catalogue does not know is left alone', () => {
  const unknown = { name: 'Carrot', amount: 1, unit: '' };
  const list = addRecipe(EMPTY_LIST, { ...soup, ingredients: [unknown] });
  expect(unidentifiedNames(list)).toEqual([]);
  expect(identifyLines(list, find)).toBe(list);
});

test('what is in a can, and corn with ears, are looked up as such first', () => {
  const written = [
    { name: 'diced tomatoes', amount: 2, unit: '14-oz can' },
    { name: 'corn', amount: 4, unit: 'ear' },
    { name: 'soda', amount: 1, unit: 'can' },
  ];
  const list = written.reduce(addManual, EMPTY_LIST);
  expect(unidentifiedNames(list)).toEqual([
    'canned diced tomatoes',
    'diced tomatoes',
    'corn on the cob',
    'corn',
    'canned soda',
    'soda',
  ]);
  const known = (name: string) =>
    name.startsWith('canned s') ? null : { ...carrot, ingredient_id: name };
  const now = identifyLines(list, known);
  expect(now.lines.map(({ ingredient_id }) => ingredient_id)).toEqual([
    'canned diced tomatoes',
    'corn on the cob',
    'soda',
  ]);
});

test.for([
  ['romaine hearts', 'heart', 'a part'],
  ['baby lettuce', 'baby', 'a kind'],
  ['lettuce', '', 'the whole'],
] as const)('%s are counted as "%s": %s', ([name, unit]) => {
  const item = { name, amount: 2, unit: '' };
  const lettuce = { ingredient_id: 'l', grams: { piece: 626, heart: 170, baby: 100 } };
  const now = identifyLines(addManual(EMPTY_LIST, item), () => lettuce);
  expect(now.lines[0]?.contributions).toMatchObject([{ amount: 2, unit }]);
});
