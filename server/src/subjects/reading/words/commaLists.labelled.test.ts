import { describe, expect, test } from 'vitest';

import { readText } from './readText.rules.ts';

function read(text: string): (string | null)[] | undefined {
  const [recipe] = readText(text).recipes ?? [];
  return recipe && [recipe.title, ...recipe.lines.map(({ text: line }) => line)];
}

describe('ingredients in one paragraph, with commas between them', () => {
  /** The first twelve were labelled before the rule was written. */
  test.for<[string, (string | null)[]]>([
    [
      'flour, sugar, 2 eggs, a pinch of salt',
      [null, 'flour', 'sugar', '2 eggs', 'a pinch of salt'],
    ],
    ['200 g flour, 2 eggs, 300 ml milk', [null, '200 g flour', '2 eggs', '300 ml milk']],
    [
      'Pancakes\n200 g flour, 2 eggs, 300 ml milk, salt\n\nWhisk it and fry thin pancakes.',
      ['Pancakes', '200 g flour', '2 eggs', '300 ml milk', 'salt'],
    ],
    [
      'Pancakes\n\nIngredients: flour, sugar, 2 eggs\n\nMethod\nWhisk it.',
      ['Pancakes', 'flour', 'sugar', '2 eggs'],
    ],
    [
      '2 onions, chopped, 1 carrot, diced, salt, pepper',
      [null, '2 onions, chopped', '1 carrot, diced', 'salt', 'pepper'],
    ],
    [
      '1,5 kg Kartoffeln, 2 Zwiebeln, 200 ml Sahne',
      [null, '1,5 kg Kartoffeln', '2 Zwiebeln', '200 ml Sahne'],
    ],
    ['Zutaten: 250 g Mehl, 3 Eier, 1 Prise Salz', [null, '250 g Mehl', '3 Eier', '1 Prise Salz']],
    [
      '1 can (14 oz, drained) beans; 2 tbsp oil; salt',
      [null, '1 can (14 oz, drained) beans', '2 tbsp oil', 'salt'],
    ],
    ['2 cups rice, 1 onion and 3 cups stock', [null, '2 cups rice', '1 onion', '3 cups stock']],
    ['Great for summer, easy and quick, my favourite', []],
    ['Add the flour, sugar, 2 eggs, and mix.', []],
    ['eggs, milk', []],
    [
      'flour, sugar, butter, 2 eggs, salt, vanilla',
      [null, 'flour', 'sugar', 'butter', '2 eggs', 'salt', 'vanilla'],
    ],
    [
      'Pancakes: 2 cups flour, 2 eggs, 1 cup milk',
      ['Pancakes', '2 cups flour', '2 eggs', '1 cup milk'],
    ],
    [
      '4 garlic cloves, peeled and thinly sliced, 2 tbsp oil, 1 lb spaghetti',
      [null, '4 garlic cloves, peeled and thinly sliced', '2 tbsp oil', '1 lb spaghetti'],
    ],
    [
      'farine, sucre, 3 œufs, 1 pincée de sel',
      [null, 'farine', 'sucre', '3 œufs', '1 pincée de sel'],
    ],
    ['10 min prep, 20 min cook, serves 4', []],
    ['Per serving: 320 kcal, 12 g fat, 30 g carbs', []],
    ['Per portion: 12 g fat, 30 g carbs, 5 g protein', []],
    [
      'Pancakes\n200 g flour, 2 eggs, 300 ml milk\nFry it.\n10 min prep, 20 min cook, serves 4',
      ['Pancakes', '200 g flour', '2 eggs', '300 ml milk'],
    ],
    [
      'Pancakes\n200 g flour, 2 eggs, 300 ml milk\nFry it.\nPer serving: 320 kcal, 12 g fat, 30 g carbs',
      ['Pancakes', '200 g flour', '2 eggs', '300 ml milk'],
    ],
    [
      'Tortellini\nPer la pasta: 200 g farina, 2 uova, sale\nImpastare.',
      ['Tortellini', '200 g farina', '2 uova', 'sale'],
    ],
    [
      '400 g spaghetti, gehakt, 2 uien, zout',
      [null, '400 g spaghetti', 'gehakt', '2 uien', 'zout'],
    ],
  ])('%j is %j', ([text, expected]) => {
    expect(read(text) ?? []).toEqual(expected);
  });

  test('what follows is what to do', () => {
    const [recipe] =
      readText('Omelette\n3 eggs, 1 tbsp butter, salt, chives\n\nBeat the eggs.\nFry them.')
        .recipes ?? [];
    expect(recipe?.lines).toHaveLength(4);
    expect(recipe?.steps.map(({ text }) => text)).toEqual(['Beat the eggs.', 'Fry them.']);
  });

  test.for<[string, object]>([
    ['Für 4 Personen', { yields: { low: 4 } }],
    ['Serves 4', { yields: { low: 4 } }],
    ['Prep: 10 min', { minutes: { prep: 10 } }],
    ['Prep: 10 min\nServes 4', { minutes: { prep: 10 }, yields: { low: 4 } }],
  ])('%j right below is no step', ([facts, expected]) => {
    const text = `Omelette\n3 eggs, 1 tbsp butter, salt, chives\n${facts}\nBeat the eggs.`;
    const [recipe] = readText(text).recipes ?? [];
    expect(recipe).toMatchObject({ title: 'Omelette', ...expected });
    expect(recipe?.lines).toHaveLength(4);
    expect(recipe?.steps.map(({ text }) => text)).toEqual(['Beat the eggs.']);
  });

  test('a long text of commas takes no longer than its length', () => {
    expect(readText(`${'a, '.repeat(100_000)}2 eggs`).recipes ?? []).toEqual([]);
  });
});
