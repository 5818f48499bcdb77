import { expect, test } from 'vitest';

import { readCookRecipe } from './cookRecipe.ts';
import { readRecipeFile, recipeFiles } from './corpus.ts';

const FILE = 'data/recipes/toast.cook';
const HEAD = {
  title: 'Egg on Toast',
  servings: '2',
  time: '10 min',
  cuisine: 'british',
  tags: 'breakfast, vegetarian',
  id: '6999',
  dish: 'toast',
  foods: '\n  - White bread\n  - eggs\n  - olive oil\n  - table salt',
};
const STEPS = [
  'Toast the @bread{4}(thickly sliced) for ~{2%min} in a #pan{}.',
  'Fry @eggs{2} in @oil{1 1/2%tbsp} with @salt{1/4%tsp}(for the water; 25% eaten)\nand eat with the @bread{}.',
];

/** Lines 1 to 14 are above the steps, which begin at 15 and 17. */
function text(change: Partial<Record<string, string>> = {}, steps: readonly string[] = STEPS) {
  const head = Object.entries({ ...HEAD, ...change }).map(([key, value]) =>
    value === undefined ? [] : [`${key}:${value.startsWith('\n') ? '' : ' '}${value}`],
  );
  return `---\n${head.flat().join('\n')}\n---\n${steps.join('\n\n')}\n`;
}

test('a recipe is read with the lines where its parts stand', () => {
  const { source, lineOf } = readCookRecipe(text(), FILE);
  expect(source).toEqual({
    id: 6999,
    title: 'Egg on Toast',
    cuisine: 'british',
    types: ['breakfast', 'vegetarian'],
    dish: 'toast',
    serves: 2,
    min: 10,
    lines: [
      { name: 'White bread', amount: 4, unit: '', prep: 'thickly sliced', part: null },
      { name: 'eggs', amount: 2, unit: '', prep: null, part: null },
      { name: 'olive oil', amount: 1.5, unit: 'tbsp', prep: null, part: null },
      { name: 'table salt', amount: 0.25, unit: 'tsp', prep: 'for the water', part: '25%' },
    ],
    steps: [
      'Toast the {bread} for 2 min in a pan.',
      'Fry {eggs} in {oil} with {salt} and eat with the {bread}.',
    ],
  });
  expect(lineOf.steps).toEqual([15, 17]);
  expect(Object.fromEntries(lineOf.foods)).toEqual({
    'white bread': 15,
    eggs: 17,
    'olive oil': 17,
    'table salt': 17,
  });
});

test('a country, a quoted title, a part alone and a word for two foods', () => {
  const change = {
    title: '"Ratatouille: a stew"',
    cuisine: 'asian',
    country: 'thai',
    foods: '\n  - red bell pepper\n  - green bell pepper\n  - eggs',
  };
  const steps = ['Cook both @peppers{2}(sliced).', 'Add @eggs{3}(yolks eaten).'];
  expect(readCookRecipe(text(change, steps), FILE).source).toMatchObject({
    title: 'Ratatouille: a stew',
    country: 'thai',
    lines: [
      { name: 'red bell pepper', amount: 1, prep: 'sliced' },
      { name: 'green bell pepper', amount: 1, prep: 'sliced' },
      { name: 'eggs', amount: 3, prep: null, part: 'yolks' },
    ],
  });
});

test('lines may end as on any machine', () => {
  const windows = text().replaceAll('\n', '\r\n');
  expect(readCookRecipe(windows, FILE)).toEqual(readCookRecipe(text(), FILE));
});

test('a food of which no step says how much has no amount, and stands where the list does', () => {
  const { source, lineOf } = readCookRecipe(text({}, ['Toast @bread{4}. Add @salt{some}.']), FILE);
  expect(source.lines.map(({ amount }) => amount)).toEqual([4, null, null, null]);
  expect([lineOf.foods.get('eggs'), lineOf.foods.get('table salt')]).toEqual([9, 15]);
});

test.for<readonly [string, string, string]>([
  ['no lines above', STEPS.join('\n\n'), ':1: the lines between "---"'],
  ['a colon without quotes', text({ title: 'Toast: egg' }), ':1: the lines between "---"'],
  ['a name of somebody else', text({ author: 'Ann' }), ':14: "author" is not one of our names'],
  ['no id', text({ id: undefined }), ':1: "id" is missing'],
  ['an id of three digits', text({ id: '699' }), ':7: "id" cannot be "699"'],
  ['another cuisine', text({ cuisine: 'brittish' }), ':5: "cuisine" cannot be "brittish"'],
  ['another country', text({ country: 'atlantis' }), ':14: "country" cannot be "atlantis"'],
  ['a tag that is no type', text({ tags: 'breakfast, yummy' }), ':6: "tags" cannot be'],
  ['another drawing', text({ dish: 'plate' }), ':8: "dish" cannot be "plate"'],
  ['servings in words', text({ servings: 'two' }), ':3: "servings" cannot be "two"'],
  ['hours', text({ time: '1 h' }), ':4: "time" cannot be "1 h"'],
  ['an amount twice', text({}, ['@bread{4} and @bread{2}.']), ':15: how much "bread" is said once'],
  ['a note alone', text({}, ['Toast.', '@bread{}(sliced)']), ':17: how much "bread" is said once'],
  ['what is optional', text({}, ['Fry @?eggs{2}.']), ':15: "eggs" is optional'],
  ['what is fixed', text({}, ['Fry @eggs{=2}.']), ':15: "eggs" is optional'],
  ['another recipe', text({}, ['Fry @./basic/eggs{2}.']), ':15: "eggs" is optional'],
  ['a section', text({}, ['== Toast ==', '@bread{4}']), ':17: sections and notes'],
  ['a note', text({}, ['> Good warm.', '@bread{4}']), ':17: sections and notes'],
])('%s is refused with file and line', ([, wrong, problem]) => {
  expect(() => readCookRecipe(wrong, FILE)).toThrow(`${FILE}${problem}`);
});

test('a file has the name of its recipe', () => {
  const files = recipeFiles();
  expect(files.length).toBeGreaterThan(300);
  const named = files.map((file) => {
    const plain = readRecipeFile(file).source.title.normalize('NFD').toLowerCase();
    const words = plain.replaceAll(/[’'\p{M}]/gu, '').match(/[a-z\d]+/g) ?? [];
    return `data/recipes/${words.join('-')}.cook`;
  });
  expect(files.filter((file, at) => file !== named[at])).toEqual([]);
});
