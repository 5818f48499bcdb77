import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { CATEGORIES } from '#food/categories';
import { dateNewLines, setSelected } from '#kitchen/testing/lists';

import { lineAmounts } from './groceryAmounts.ts';
import type { GroceryList } from './groceryList.model.ts';
import {
  addManual,
  addRecipe,
  editAmount,
  EMPTY_LIST,
  filterList,
  listedRecipes,
  removeLine,
  removeRecipe,
  restoreLine,
  setCategory,
  setServings,
  setUnitGrams,
  toCompare,
} from './groceryList.ts';
import type { ListIngredient, ListRecipe } from './kitchenOps.model.ts';

const want = (name: string, amount: number, unit: string): ListIngredient => ({
  name,
  amount,
  unit,
});
const recipe = (id: number, servings: number, ...ingredients: ListIngredient[]): ListRecipe => ({
  id,
  title: `Recipe ${id}`,
  servings,
  ingredients,
});
const soup = recipe(1, 4, want('Onion', 2, ''), want('milk', 1, 'cup'));
const stew = recipe(2, 2, want(' onion ', 1, ''), want('Rice', 200, 'g'));
const both = addRecipe(addRecipe(EMPTY_LIST, soup), stew);

/** key -> amounts as text, in list order. */
function overview(list: GroceryList): string[] {
  return list.lines.map(
    (line) =>
      `${line.key}: ${lineAmounts(line)
        .map(({ amount, unit }) => `${Number(amount.toFixed(6))} ${unit}`.trim())
        .join(' + ')}`,
  );
}

describe('adding recipes', () => {
  test('shared ingredients add up on one line', () => {
    expect(overview(both)).toEqual(['onion: 3 count', 'milk: 1 cup', 'rice: 200 g']);
    expect(listedRecipes(both)).toEqual([
      { recipe_id: '1', title: 'Recipe 1', servings: 4 },
      { recipe_id: '2', title: 'Recipe 2', servings: 2 },
    ]);
  });

  test('the same recipe again is skipped: the same list comes back', () => {
    expect(addRecipe(both, soup)).toBe(both);
    expect(addRecipe(both, { ...soup, servings: 9 }, 8)).toBe(both);
  });

  test('for other servings the amounts are scaled', () => {
    expect(overview(addRecipe(EMPTY_LIST, soup, 2))).toEqual(['onion: 1 count', 'milk: 0.5 cup']);
  });

  test.for([
    [{ ingredient_id: 'cat-7', name: 'Roma tomatoes' }, 'cat-7', 'the catalogue id'],
    [{ name: '  Crème   Fraîche ' }, 'creme fraiche', 'the name, cleaned'],
    [{ id: 11_215, name: 'Garlic' }, 'garlic', 'not the provider id'],
    [{ id: -1, name: 'house blend' }, 'house blend', 'least of all when not recognised'],
    [{ id: 0, name: 'water' }, 'water', 'nor a step ingredient'],
    [{ ingredient_id: null, name: 'constructor' }, 'constructor', 'a name every object has'],
  ] as const)('%j is kept by the key %s: %s', ([ingredient, key]) => {
    const list = addManual(EMPTY_LIST, { amount: 1, unit: '', ...ingredient });
    expect(list.lines.map((line) => line.key)).toEqual([key]);
  });

  test('two unrecognised ingredients stay apart though both have the id -1', () => {
    const odd = recipe(3, 1, { ...want('a', 1, ''), id: -1 }, { ...want('b', 1, ''), id: -1 });
    expect(addRecipe(EMPTY_LIST, odd).lines).toHaveLength(2);
  });

  test.for([
    [want('', 1, 'g'), [], 'no name'],
    [want('  ', 1, 'g'), [], 'a name of space'],
    [want('\u200b', 1, 'g'), [], 'a name that shows nothing, which stores are not asked for'],
    [want('salt', Number.NaN, 'g'), ['salt: 0'], 'no number is to taste'],
    [want('salt', -1, 'g'), ['salt: 0'], 'nor is a negative one'],
  ] as const)('%j makes %j: %s', ([ingredient, expected]) => {
    expect(overview(addRecipe(EMPTY_LIST, recipe(1, 1, ingredient)))).toEqual(expected);
  });

  test('a recipe that names an ingredient twice wants both', () => {
    const dough = recipe(1, 1, want('flour', 300, 'g'), want('flour', 20, 'g'));
    expect(overview(addRecipe(EMPTY_LIST, dough))).toEqual(['flour: 320 g']);
  });

  test('takes category and density from aisle and catalogue', () => {
    const list = addManual(EMPTY_LIST, {
      ...want('flour', 1, 'cup'),
      aisle: '?',
      category: 'Pantry',
      density: 0.53,
    });
    expect(list.lines[0]).toMatchObject({ category: 'Pantry', density: 0.53 });
    const none = addManual(EMPTY_LIST, { ...want('flour', 1, 'cup'), density: 0 });
    expect(none.lines[0]?.density).toBeUndefined();
  });
});

describe('of what the catalogue knows and what has a name alone', () => {
  const known = (amount: number, unit: string): ListIngredient => ({
    ...want('Butter', amount, unit),
    ingredient_id: 'cat-1',
    category: 'Dairy',
    density: 0.9,
  });
  const other = { ...want('butter', 5, 'g'), ingredient_id: 'cat-2' };

  test.for([
    [[known(10, 'g'), want('butter', 20, 'g')], ['cat-1: 30 g'], 'the name comes second'],
    [[want('butter', 20, 'g'), known(10, 'g')], ['cat-1: 30 g'], 'the name comes first'],
    [[known(10, 'g'), other], ['cat-1: 10 g', 'cat-2: 5 g'], 'the catalogue tells them apart'],
    [
      [known(10, 'g'), { ...want('Salted butter', 5, 'g'), ingredient_id: 'cat-1' }],
      ['cat-1: 15 g'],
      'or says that they are the same',
    ],
    [
      [{ ...known(100, 'g'), density: null }, known(100, 'ml')],
      ['cat-1: 190 g'],
      'a density that only the second brings',
    ],
  ] as const)('%j make %j: %s', ([ingredients, expected]) => {
    const added: readonly ListIngredient[] = ingredients;
    expect(overview(added.reduce(addManual, EMPTY_LIST))).toEqual(expected);
  });

  test('a line by name takes over all of the catalogue but its name', () => {
    const list = setSelected(addManual(EMPTY_LIST, want('butter', 20, 'g')), false);
    expect(addManual(list, known(10, 'g')).lines[0]).toMatchObject({
      name: 'butter',
      selected: false,
      ingredient_id: 'cat-1',
      category: 'Dairy',
      density: 0.9,
    });
  });

  test('a category chosen for the name holds for the line that takes it over', () => {
    const list = setCategory(addManual(EMPTY_LIST, want('butter', 20, 'g')), 'butter', 'Pantry');
    expect(addManual(list, known(10, 'g')).lines[0]?.category).toBe('Pantry');
  });

  test('a removed line comes back onto the one that has its name by then', () => {
    const { list, removed } = removeLine(addManual(EMPTY_LIST, known(10, 'g')), 'cat-1');
    const again = addManual(list, want('butter', 20, 'g'));
    expect(removed && overview(restoreLine(again, removed))).toEqual(['cat-1: 30 g']);
  });
});

describe('servings', () => {
  test.for([
    [2, 'onion: 2 count', 'half of 2, and 1 from the other recipe'],
    [8, 'onion: 5 count', 'twice 2, and 1'],
    [1, 'onion: 1.5 count', 'the least'],
    [0, 'onion: 1.5 count', 'never below 1'],
  ] as const)('of soup set to %d: %s (%s)', ([servings, onion]) => {
    expect(overview(setServings(both, 1, servings))[0]).toBe(onion);
  });

  test('an amount that is fixed stays', () => {
    const bread = recipe(3, 4, { ...want('Yeast', 2, 'g'), fixed: true }, want('Rice', 200, 'g'));
    const list = addRecipe(EMPTY_LIST, bread, 8);
    expect(overview(list)).toEqual(['yeast: 2 g', 'rice: 400 g']);
    expect(overview(setServings(list, 3, 2))).toEqual(['yeast: 2 g', 'rice: 100 g']);
  });

  test('there and back is exactly the start', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 50 })), (steps) => {
        const changed = steps.reduce((list, servings) => setServings(list, 1, servings), both);
        expect(setServings(changed, 1, 4)).toEqual(both);
      }),
    );
  });
});

describe('removing a recipe', () => {
  test('takes what it brought and leaves the rest', () => {
    expect(overview(removeRecipe(both, 1))).toEqual(['onion: 1 count', 'rice: 200 g']);
    expect(overview(removeRecipe(both, '2'))).toEqual(['onion: 2 count', 'milk: 1 cup']);
    expect(removeRecipe(both, 3)).toEqual(both);
  });

  test('keeps what was added by hand', () => {
    const list = removeRecipe(addManual(both, want('onion', 5, '')), 1);
    expect(overview(removeRecipe(list, 2))).toEqual(['onion: 5 count']);
  });
});

describe('the own amount of the shopper', () => {
  const edited = editAmount(both, 'onion', { amount: 6, unit: '' });

  test('replaces what is there, and more comes on top', () => {
    expect(overview(edited)[0]).toBe('onion: 6 count');
    expect(overview(addManual(edited, want('onion', 1, '')))[0]).toBe('onion: 7 count');
    expect(overview(editAmount(edited, 'onion', { amount: 2, unit: 'kg' }))[0]).toBe('onion: 2 kg');
  });

  test('stays while anything it stands for does', () => {
    expect(overview(setServings(edited, 1, 40))[0]).toBe('onion: 6 count');
    expect(overview(removeRecipe(edited, 1))[0]).toBe('onion: 6 count');
    expect(overview(removeRecipe(removeRecipe(edited, 1), 2))).toEqual([]);
  });

  test('goes when only later additions are left', () => {
    const more = addManual(edited, want('onion', 1, ''));
    expect(overview(removeRecipe(removeRecipe(more, 1), 2))).toEqual(['onion: 1 count']);
  });

  test.for([-1, Number.NaN, Number.POSITIVE_INFINITY])('%d is no amount', (amount) => {
    expect(editAmount(both, 'onion', { amount, unit: '' })).toBe(both);
  });

  test('0 is one: to taste', () => {
    expect(overview(editAmount(both, 'onion', { amount: 0, unit: '' }))[0]).toBe('onion: 0');
  });
});

describe('removing a line and undoing it', () => {
  test('a line that is not there changes nothing', () => {
    expect(removeLine(both, 'salt')).toEqual({ list: both, removed: undefined });
  });

  const without = removeLine(both, 'onion');
  const undo = (list: GroceryList) =>
    without.removed ? restoreLine(list, without.removed) : EMPTY_LIST;

  test('a recipe added meanwhile joins in', () => {
    const third = addRecipe(without.list, recipe(3, 1, want('onion', 4, '')));
    expect(overview(third).at(-1)).toBe('onion: 4 count');
    expect(overview(undo(third)).at(-1)).toBe('onion: 7 count');
  });

  test('a recipe that came again meanwhile counts once', () => {
    const again = addRecipe(removeRecipe(without.list, 1), soup);
    expect(overview(undo(again)).find((line) => line.startsWith('onion'))).toBe('onion: 3 count');
  });

  test('servings changed meanwhile hold for the line too', () => {
    expect(overview(undo(setServings(without.list, 1, 8)))[0]).toBe('onion: 5 count');
  });

  test.for([
    [false, false, 'onion: 4 count', 'no own amount: 3 + 1'],
    [true, false, 'onion: 7 count', 'the old own amount of 6 + 1'],
    [false, true, 'onion: 12 count', '3 + the new own amount of 9'],
    [true, true, 'onion: 12 count', 'the old own amount gives way: 3 + 9'],
  ] as const)('own amounts before %s, after %s: %s (%s)', ([before, after, expected]) => {
    const own = (list: GroceryList, amount: number) =>
      editAmount(list, 'onion', { amount, unit: '' });
    const { list, removed } = removeLine(before ? own(both, 6) : both, 'onion');
    const added = addManual(list, want('onion', 1, ''));
    const now = after ? own(added, 9) : added;
    expect(overview(removed ? restoreLine(now, removed) : now).at(-1)).toBe(expected);
  });

  test('clearing keeps the categories', () => {
    const list = { ...setCategory(both, 'rice', 'Produce'), lines: [] };
    expect(addRecipe(list, stew).lines.find((line) => line.key === 'rice')?.category).toBe(
      'Produce',
    );
  });
});

test('the own category wins over the aisle, now and when the line comes back', () => {
  const fish = { ...want('cod', 1, ''), aisle: 'Seafood' };
  const chosen = setCategory(addManual(EMPTY_LIST, fish), 'cod', 'Other');
  expect(chosen.lines[0]?.category).toBe('Other');
  const again = addManual(removeLine(chosen, 'cod').list, fish);
  expect(again.lines[0]?.category).toBe('Other');
  expect(setCategory(again, 'cod', 'Dairy').ownCategories).toEqual([['cod', 'Dairy']]);
});

test.for([
  ['ONI', ['onion'], 'any case'],
  ['', ['onion', 'milk', 'rice'], 'empty hides nothing'],
  ['xyz', [], 'not there'],
] as const)('filtering by "%s" leaves %j: %s', ([text, keys]) => {
  expect(filterList(both.lines, text).map((line) => line.key)).toEqual(keys);
});

test('stores are asked for the selected lines, by catalogue id where there is one', () => {
  const known = addManual(both, { ...want('Tofu', 1, 'lb'), ingredient_id: 'cat-9' });
  expect(toCompare(setSelected(known, false, ['rice']))).toEqual([
    {
      name: 'Onion',
      unit_quantity: 150,
      unit: 'gm',
      written: [{ unit_quantity: 3, unit: 'count' }],
    },
    { name: 'milk', unit_quantity: 240, unit: 'ml' },
    { name: 'Tofu', unit_quantity: 454, unit: 'gm', ingredient_id: 'cat-9' },
  ]);
});

describe('the date of a line', () => {
  const dates = (list: GroceryList) => list.lines.map((line) => line.listedAt);
  const old = dateNewLines(addRecipe(EMPTY_LIST, soup), 10);

  test('is set once, when the line is new', () => {
    expect(dates(dateNewLines(addRecipe(old, stew), 20))).toEqual([10, 10, 20]);
  });

  test('stays when more is added, also by an ingredient of the catalogue', () => {
    const known = { ...want('onion', 1, ''), ingredient_id: 'cat-3' };
    const grown = dateNewLines(addManual(old, known), 20);
    expect(grown.lines[0]).toMatchObject({ key: 'cat-3', listedAt: 10 });
  });

  test('goes with the line, and comes back with it', () => {
    const { list, removed } = removeLine(old, 'onion');
    const again = dateNewLines(addManual(list, want('onion', 1, '')), 20);
    expect(dates(again)).toEqual([10, 20]);
    for (const [now, expected] of [
      [list, [10, 10]],
      [again, [10, 10]],
    ] as const)
      expect(dates(removed ? restoreLine(now, removed) : now)).toEqual(expected);
  });

  test('is known to the comparison', () => {
    expect(toCompare(old).map((need) => need.listedAt)).toEqual([10, 10]);
  });
});

const ingredient = fc.record({
  name: fc.constantFrom('onion', 'Onion ', 'milk', 'rice', 'salt', 'flour'),
  amount: fc.double({ min: 0, max: 1000, noNaN: true }),
  unit: fc.constantFrom('g', 'kg', 'cup', 'tbsp', '', 'cloves'),
  aisle: fc.constantFrom('Produce', 'Baking', '?', null),
});
const anyRecipe = (id: number) =>
  fc
    .record({
      servings: fc.integer({ min: 1, max: 12 }),
      ingredients: fc.array(ingredient, { maxLength: 5 }),
    })
    .map((rest) => ({ id, title: `Recipe ${id}`, ...rest }));
const anyList = fc
  .record({
    first: anyRecipe(1),
    second: anyRecipe(2),
    manual: fc.array(ingredient, { maxLength: 3 }),
    edit: fc.option(fc.constantFrom('onion', 'milk', 'rice')),
    category: fc.option(fc.tuple(fc.constantFrom('onion', 'salt'), fc.constantFrom(...CATEGORIES))),
  })
  .map(({ first, second, manual, edit, category }) => {
    const added = manual.reduce(addManual, addRecipe(addRecipe(EMPTY_LIST, first), second));
    const edited = edit === null ? added : editAmount(added, edit, { amount: 7, unit: 'g' });
    return category === null ? edited : setCategory(edited, ...category);
  });

describe('for any list', () => {
  test('removing a recipe is the inverse of adding it, at any servings', () => {
    fc.assert(
      fc.property(
        anyList,
        anyRecipe(9),
        fc.integer({ min: 1, max: 20 }),
        (list, extra, servings) => {
          const added = setServings(addRecipe(list, extra, servings), extra.id, servings + 1);
          expect(removeRecipe(added, extra.id)).toEqual(list);
        },
      ),
    );
  });

  test('undo brings back exactly what was removed', () => {
    fc.assert(
      fc.property(anyList, fc.constantFrom('onion', 'milk', 'rice', 'salt'), (list, key) => {
        const { list: rest, removed } = removeLine(list, key);
        expect(rest.lines.some((line) => line.key === key)).toBe(false);
        expect(removed ? restoreLine(rest, removed) : rest).toEqual(list);
      }),
    );
  });

  test('the order in which recipes are added changes no amount', () => {
    fc.assert(
      fc.property(anyRecipe(1), anyRecipe(2), (one, other) => {
        const forth = addRecipe(addRecipe(EMPTY_LIST, one), other);
        const back = addRecipe(addRecipe(EMPTY_LIST, other), one);
        expect(overview(back).toSorted()).toEqual(overview(forth).toSorted());
      }),
    );
  });

  test('nor where the catalogue knows some by another name and some not at all', () => {
    const butter = fc
      .record({
        name: fc.constantFrom('butter', 'Butter', 'salted butter'),
        amount: fc.double({ min: 1, max: 1000, noNaN: true }),
        unit: fc.constantFrom('g', 'cup', 'sticks'),
        density: fc.constantFrom(0.9, null),
      })
      .map((one) => ({
        ...one,
        ...(one.name !== 'butter' && { ingredient_id: 'cat-1' }),
      }));
    const recipeOf = (id: number) => butter.map((one) => recipe(id, 1, one));
    fc.assert(
      fc.property(recipeOf(1), recipeOf(2), (one, other) => {
        const amounts = (recipes: readonly ListRecipe[]) =>
          recipes
            .reduce((list, each) => addRecipe(list, each), EMPTY_LIST)
            .lines.map((line) => JSON.stringify(lineAmounts(line)))
            .toSorted();
        expect(amounts([other, one])).toEqual(amounts([one, other]));
      }),
    );
  });

  test('keys are unique, and storing the list as JSON loses nothing', () => {
    fc.assert(
      fc.property(anyList, (list) => {
        const keys = list.lines.map((line) => line.key);
        expect(new Set(keys).size).toBe(keys.length);
        const stored: unknown = JSON.parse(JSON.stringify(list));
        expect(stored).toEqual(list);
      }),
    );
  });
});

describe('what one unit weighs', () => {
  const moonfruit = { name: 'Moonfruit', amount: 3, unit: '' };
  const gramsOf = (list: GroceryList) => list.lines.map(({ grams }) => grams);

  test('is set for the line and remembered when it comes back, by name too', () => {
    const list = setUnitGrams(addManual(EMPTY_LIST, moonfruit), 'moonfruit', {
      unit: '',
      grams: 200,
    });
    expect(gramsOf(list)).toEqual([{ piece: 200 }]);
    const back = addManual(removeLine(list, 'moonfruit').list, { ...moonfruit, amount: 1 });
    expect(gramsOf(back)).toEqual([{ piece: 200 }]);
    expect(toCompare(back)).toEqual([{ name: 'Moonfruit', unit_quantity: 200, unit: 'gm' }]);
  });

  test('comes before the catalogue, and the last word counts', () => {
    const known = { ...moonfruit, ingredient_id: 'm', grams: { piece: 90, slice: 10 } };
    const once = setUnitGrams(addManual(EMPTY_LIST, known), 'm', { unit: 'Slices', grams: 20 });
    const twice = setUnitGrams(once, 'm', { unit: 'slice', grams: 25 });
    expect(gramsOf(twice)).toEqual([{ piece: 90, slice: 25 }]);
    expect(twice.ownGrams).toEqual([['m', 'slice', 25]]);
    const back = addManual({ ...twice, lines: [] }, known);
    expect(gramsOf(back)).toEqual([{ piece: 90, slice: 25 }]);
  });

  test.for([0, -1, Number.NaN, Number.POSITIVE_INFINITY])('%d grams change nothing', (grams) => {
    const list = addManual(EMPTY_LIST, moonfruit);
    expect(setUnitGrams(list, 'moonfruit', { unit: '', grams })).toBe(list);
  });
});

test('a range and a measured amount are kept, broken ones are not', () => {
  const metric = { amount: 40, unit: 'g' };
  const of = (low: number) =>
    addManual(EMPTY_LIST, { name: 'thyme', amount: 4, low, unit: 'sprigs', metric }).lines[0]
      ?.contributions[0];
  expect(of(3)).toMatchObject({ amount: 4, low: 3, metric });
  expect(of(4)).not.toHaveProperty('low');
  expect(of(5)).not.toHaveProperty('low');
  expect(of(Number.NaN)).toMatchObject({ low: 0 });
});
