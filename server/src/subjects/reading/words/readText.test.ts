import { describe, expect, test } from 'vitest';

import type { FoundRecipe } from '#subjects/reading/pages/foundRecipe.rules';

import { readText } from './readText.rules.ts';

/** A recipe in short: its title, its lines and its steps with their headings. */
function shortOf({ title, lines, steps }: FoundRecipe): string[] {
  const said = ({ section, text }: { section: string | null; text: string }) =>
    section === null ? text : `${section}: ${text}`;
  return [title ?? '', ...lines.map(said), '-', ...steps.map(said)];
}

test.for<[string, string, string[][]]>([
  [
    'a heading of Markdown as high as that of the steps',
    '# Cake\n\n## Ingredients\n- 200 g flour\n- 2 eggs\n\n## Directions\nMix the flour.\n\n## Icing\nBeat the butter.\nSpread it.',
    [
      [
        'Cake',
        '200 g flour',
        '2 eggs',
        '-',
        'Mix the flour.',
        'Icing: Beat the butter.',
        'Icing: Spread it.',
      ],
    ],
  ],
  [
    'a heading that says what is done, in place of "Directions"',
    '# Cake\n## Ingredients\n- 200 g flour\n- 2 eggs\n## Bake it\nMix.\nBake.',
    [['Cake', '200 g flour', '2 eggs', '-', 'Bake it: Mix.', 'Bake it: Bake.']],
  ],
  [
    'parts that have lists of their own',
    '# Cake\n## Dough\n### Ingredients\n- 200 g flour\n- 2 eggs\n### Steps\n1. Mix.\n## Icing\n### Ingredients\n- 100 g butter\n### Steps\n1. Beat.',
    [
      [
        'Cake',
        'Dough: 200 g flour',
        'Dough: 2 eggs',
        'Icing: 100 g butter',
        '-',
        'Dough: Mix.',
        'Icing: Beat.',
      ],
    ],
  ],
  [
    'a part below the steps with its ingredients and what to do',
    '# Cake\n## Ingredients\n- 200 g flour\n- 2 eggs\n## Method\nMix.\n## Icing\n- 100 g butter\n- 50 g sugar\nBeat it all.',
    [
      [
        'Cake',
        '200 g flour',
        '2 eggs',
        'Icing: 100 g butter',
        'Icing: 50 g sugar',
        '-',
        'Mix.',
        'Icing: Beat it all.',
      ],
    ],
  ],
  [
    'a heading below notes',
    '# Cake\n## Ingredients\n- 200 g flour\n- 2 eggs\n## Method\nMix.\n## Notes\nKeeps.\n## Icing\nBeat the butter.',
    [['Cake', '200 g flour', '2 eggs', '-', 'Mix.', 'Icing: Beat the butter.']],
  ],
  [
    'a line below numbered steps',
    'Soup\nIngredients\n2 cups leeks\n1 l milk\nMethod\n1. Cut.\n2. Boil.\nServe it warm.\nEat.',
    [['Soup', '2 cups leeks', '1 l milk', '-', 'Cut.', 'Boil.', 'Serve it warm.', 'Eat.']],
  ],
  [
    'steps that are a time',
    'Bread\n\n500 g flour\n300 ml water\n\nMix.\nBake 30 minutes.\nCook a second time for 5 minutes.\nLet cool.',
    [
      [
        'Bread',
        '500 g flour',
        '300 ml water',
        '-',
        'Mix.',
        'Bake 30 minutes.',
        'Cook a second time for 5 minutes.',
        'Let cool.',
      ],
    ],
  ],
  [
    'a step that begins as a heading does',
    'Bread\n\n500 g flour\n300 ml water\n\nMake it the day before.\nPreparation of the oven takes a while.\nShare.\nDone.',
    [
      [
        'Bread',
        '500 g flour',
        '300 ml water',
        '-',
        'Make it the day before.',
        'Preparation of the oven takes a while.',
        'Share.',
        'Done.',
      ],
    ],
  ],
  [
    'a heading with nothing below it',
    'Bread\nIngredients\n500 g flour\n300 ml water\nMethod\nMix.\nServe with:',
    [['Bread', '500 g flour', '300 ml water', '-', 'Mix.', 'Serve with']],
  ],
  [
    'two recipes of Markdown',
    '# Soup\n## Ingredients\n- 2 cups leeks\n- 1 l milk\n## Method\nBoil.\n# Tea\n## Ingredients\n- 1 bunch mint\n- 1 l water\n## Method\nPour.',
    [
      ['Soup', '2 cups leeks', '1 l milk', '-', 'Boil.'],
      ['Tea', '1 bunch mint', '1 l water', '-', 'Pour.'],
    ],
  ],
  [
    'a book of two recipes',
    '# My recipes\n\n## Soup\n### Ingredients\n- 2 cups leeks\n- 1 l milk\n### Method\nBoil.\n\n## Tea\n### Ingredients\n- 1 bunch mint\n- 1 l water\n### Method\nPour.',
    [
      ['Soup', '2 cups leeks', '1 l milk', '-', 'Boil.'],
      ['Tea', '1 bunch mint', '1 l water', '-', 'Pour.'],
    ],
  ],
  [
    'two recipes of plain text',
    'Soup\nServes 4\n\nIngredients\n2 cups leeks\n1 l milk\n\nMethod\nBoil.\n\nTea\nServes 2\n\nIngredients\n1 bunch mint\n1 l water\n\nMethod\nPour.',
    [
      ['Soup', '2 cups leeks', '1 l milk', '-', 'Boil.'],
      ['Tea', '1 bunch mint', '1 l water', '-', 'Pour.'],
    ],
  ],
  [
    'two recipes of plain text without empty lines',
    'Soup\nIngredients\n2 cups leeks\n1 l milk\nMethod\nBoil.\nTea\nServes 2\nIngredients\n1 bunch mint\n1 l water\nMethod\nPour.',
    [
      ['Soup', '2 cups leeks', '1 l milk', '-', 'Boil.'],
      ['Tea', '1 bunch mint', '1 l water', '-', 'Pour.'],
    ],
  ],
  [
    'bold amounts, and bold headings',
    'Soup\n\n**Ingredients**\n\n- **2 cups** leeks\n- **1 l** milk\n\n**Method**\n\n1. **Boil** it.\n2. Serve.',
    [['Soup', '2 cups leeks', '1 l milk', '-', 'Boil it.', 'Serve.']],
  ],
  [
    'headings between lines that are drawn',
    'Soup\n\n=== Ingredients ===\n2 cups leeks\n--- Topping ---\n2 tbsp cream\n[For the bowl]\n1 lime\n\n=== Method ===\nBoil it.',
    [['Soup', '2 cups leeks', 'Topping: 2 tbsp cream', 'For the bowl: 1 lime', '-', 'Boil it.']],
  ],
  [
    'amounts above the first heading of ingredients',
    'Weeknight Dal\nServes 4\n1 cup red lentils\n1 onion, chopped\n1 tsp turmeric\n\nIngredients for the temper:\n2 tbsp ghee\n1 tsp cumin seeds\n\nDirections\nCook.',
    [
      [
        'Weeknight Dal',
        '1 cup red lentils',
        '1 onion, chopped',
        '1 tsp turmeric',
        'For the temper: 2 tbsp ghee',
        'For the temper: 1 tsp cumin seeds',
        '-',
        'Cook.',
      ],
    ],
  ],
  [
    'no amounts of what is needed beside the ingredients',
    'Dal\nEquipment:\n1 large pot\n2 bowls\n\nIngredients\n1 cup lentils\n\nMethod\nCook.',
    [['Dal', '1 cup lentils', '-', 'Cook.']],
  ],
  [
    'a heading right below the title',
    'Buns\nFor the dough:\n200 g flour\n2 eggs\nFor the glaze:\n50 g sugar\n1 lemon\nInstructions\nMix.',
    [
      [
        'Buns',
        'For the dough: 200 g flour',
        'For the dough: 2 eggs',
        'For the glaze: 50 g sugar',
        'For the glaze: 1 lemon',
        '-',
        'Mix.',
      ],
    ],
  ],
  ...['', '---\n', '---\n\n', '* * *\n\n'].map((rule): [string, string, string[][]] => [
    `two recipes, the first without a heading of ingredients, with ${JSON.stringify(rule)} between`,
    `Buns\n\nFor the dough:\n200 g flour\n2 eggs\n\nInstructions\nMix.\n\n${rule}Tea\n\nIngredients\n1 bunch mint\n1 l water\n\nMethod\nPour.`,
    [
      ['Buns', 'For the dough: 200 g flour', 'For the dough: 2 eggs', '-', 'Mix.'],
      ['Tea', '1 bunch mint', '1 l water', '-', 'Pour.'],
    ],
  ]),
  [
    'two recipes of Markdown, the first without a heading of ingredients',
    '# Buns\n## For the dough\n- 200 g flour\n- 2 eggs\n## Instructions\nMix.\n# Tea\n## Ingredients\n- 1 bunch mint\n- 1 l water\n## Method\nPour.',
    [
      ['Buns', 'For the dough: 200 g flour', 'For the dough: 2 eggs', '-', 'Mix.'],
      ['Tea', '1 bunch mint', '1 l water', '-', 'Pour.'],
    ],
  ],
])('reads %s', ([, text, expected]) => {
  expect((readText(text).recipes ?? []).map(shortOf)).toEqual(expected);
});

test('what is a step says nothing of the time of all; what is above or below it does', () => {
  const bread = 'Bread\n\n500 g flour\n300 ml water\n\nMix.\n';
  const minutes = (text: string) => readText(text).recipes?.[0]?.minutes;
  expect(minutes(`${bread}Bake 30 minutes.\nLet cool.`)).toMatchObject({ cook: null, total: null });
  expect(minutes(`${bread}Bake 30 minutes`)).toMatchObject({ cook: null });
  expect(minutes(`${bread}Prep 10 min\nCook 20 min\nServes 4`)).toMatchObject({
    prep: 10,
    cook: 20,
  });
  expect(minutes(bread.replace('\n\n', '\nPrep 10 min\nCook 20 min\n\n'))).toMatchObject({
    prep: 10,
    cook: 20,
  });
});

describe('names and values above a text', () => {
  const BODY =
    '\n# Soup of leeks\n\n## Ingredients\n- 2 cups leeks\n- 1 l milk\n\n## Method\nBoil.';

  test('they count before what the text says', () => {
    const head =
      '---\ntitle: "Leek soup: mild"\nservings: 4\nprep time: 10 min\ncook_time: 20 min\ntags: [soup, leek]\nsource: https://example.org/leek\nlocale: en\n---';
    const [recipe] = readText(head + BODY).recipes ?? [];
    expect(recipe).toMatchObject({
      title: 'Leek soup: mild',
      yields: { low: 4 },
      minutes: { prep: 10, cook: 20, total: 30 },
      address: 'https://example.org/leek',
      language: 'en',
    });
    expect(recipe?.lines).toHaveLength(2);
  });

  test.for([
    ['without a title', '---\ntags: soup\n---', 'Soup of leeks'],
    ['of nothing', '---\n---', 'Soup of leeks'],
    ['that is no YAML', '---\ntitle: Soup: of leeks: mild\nx: [\n---', 'Soup: of leeks: mild'],
    ['of lines ending as on any machine', '---\r\ntitle: Leeks\r\n---\r\n', 'Leeks'],
    ['with spaces behind the lines', '--- \ntitle: Leeks\n---  \n', 'Leeks'],
    ['below a byte order mark', '\uFEFF---\ntitle: Leeks\n---\n', 'Leeks'],
    ['that is a line alone', '---\n', 'Soup of leeks'],
  ])('%s: the title is never "---"', ([, head, title]) => {
    expect(readText(head + BODY).recipes?.map((recipe) => recipe.title)).toEqual([title]);
  });
});

test('what a text tells above its ingredients is a note', () => {
  const [recipe] =
    readText(
      'Buns\nServes 4\nBy Jane\nA family favourite since 1950.\n\n200 g flour\n2 eggs\n\nMix.',
    ).recipes ?? [];
  expect(recipe).toMatchObject({
    title: 'Buns',
    notes: 'By Jane\nA family favourite since 1950.',
    yields: { low: 4 },
  });
});

test.for([1_000, 2_500, 5_000])('the steps below %i lines are kept', (count) => {
  const lines = Array.from({ length: count }, (_, n) => `${n + 1} g rice`).join('\n');
  for (const heading of ['', 'Ingredients\n']) {
    const [recipe] = readText(`Soup\n\n${heading}${lines}\n\nDirections\nCook it.`).recipes ?? [];
    expect(recipe?.lines).toHaveLength(500);
    expect(recipe?.leftOut).toBe(count - 500);
    expect(recipe?.steps).toEqual([{ text: 'Cook it.', section: null }]);
  }
});

test.for(['4 raciones', '4 comensales', '12 Stück', '6 parts', '8 pezzi', '8 stuks'])(
  '"%s" above the ingredients is no ingredient',
  (yields) => {
    const [recipe] =
      readText(`Tortilla\n${yields}\nIngredients\n6 eggs\n1 onion\nMethod\nFry it.`).recipes ?? [];
    expect(recipe?.lines.map(({ text }) => text)).toEqual(['6 eggs', '1 onion']);
    expect(recipe?.yields).toMatchObject({ low: Number.parseInt(yields, 10) });
  },
);

test.for([
  ['Stew\n1 kg beef', 'a line that the title ends with'],
  ['- Stew\n- 1 kg beef', 'behind a bullet'],
] as const)('the title stays above %s', ([lines]) => {
  const [recipe] =
    readText(`Beef Stew\n\nIngredients\n${lines}\n\nMethod\nSimmer it.`).recipes ?? [];
  expect(recipe?.title).toBe('Beef Stew');
});
