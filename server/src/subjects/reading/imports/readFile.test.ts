import { gzipSync, strToU8, type Zippable, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';

import type { FileRow } from './fileRecipe.rules.ts';
import { readFile } from './readFile.rules.ts';
import { ZIP_LIMITS } from './unzip.rules.ts';

function read(file: Uint8Array | string | object, name = 'file') {
  const text = typeof file === 'string' ? file : JSON.stringify(file);
  return readFile({ name, bytes: file instanceof Uint8Array ? file : strToU8(text) });
}

/** A row in short: its title, then its lines and steps with their headings. */
function shortOf({ title, draft, problem }: FileRow): string[] {
  const said = (section: string | null | undefined, text: string) =>
    section ? `${section}: ${text}` : text;
  const lines = (draft?.lines ?? []).map(({ section, original }) => said(section, original));
  const steps = (draft?.steps ?? []).map(({ section, text }) => said(section, text));
  return [title, ...lines, '-', ...steps, ...(problem === undefined ? [] : [problem])];
}

const PAPRIKA = {
  name: 'Soup',
  ingredients: '1 onion\n\nFor the top:\n2 tbsp cream',
  directions: '1. Cut.\n\n2. Boil.',
  servings: 'Serves 2-3',
  prep_time: '10 min',
  cook_time: '1 hr 5 min',
  notes: 'Warm.',
  nutritional_info: '250 kcal',
  source_url: 'https://example.org/soup',
};
const MEALIE = {
  slug: 'soup',
  name: 'Soup',
  recipeYield: '4 bowls',
  prepTime: '10 Minutes',
  performTime: '1 Hour',
  orgURL: 'https://example.org/soup',
  recipeIngredient: [
    { quantity: 1.5, unit: { name: 'cup' }, food: { name: 'lentils' }, note: 'red', title: 'Pot' },
    { quantity: 0, unit: null, food: null, note: 'salt to taste', originalText: 'Salt, to taste' },
    { quantity: 1, disableAmount: true, note: '2 onions' },
    '1 carrot',
  ],
  recipeInstructions: [
    { title: 'Start', text: 'Boil.' },
    { title: '', text: 'Eat.' },
  ],
  notes: [{ title: 'Tip', text: 'Warm.' }],
};
const TANDOOR = {
  name: 'Soup',
  servings: 4,
  servings_text: 'bowls',
  working_time: 10,
  waiting_time: 60,
  source_url: 'https://example.org/soup',
  steps: [
    { order: 2, name: '', instruction: 'Eat.', ingredients: [] },
    {
      order: 1,
      name: 'Pot',
      instruction: 'Boil.',
      ingredients: [
        { order: 3, food: { name: 'salt' }, unit: null, amount: '0.00', no_amount: true },
        { order: 1, is_header: true, note: 'Base' },
        { order: 2, food: { name: 'lentils' }, unit: { name: 'g' }, amount: '250.00', note: 'red' },
      ],
    },
  ],
};
const LINKED = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Soup',
  recipeIngredient: ['1 onion'],
  recipeInstructions: [{ '@type': 'HowToSection', name: 'Pot', itemListElement: ['Boil.'] }],
  totalTime: 'PT1H',
};
const zipped = (value: object) => strToU8(JSON.stringify(value));

test.for<[string, Uint8Array | string | object, string[][]]>([
  [
    'Paprika, all recipes',
    zipSync({
      'Soup.paprikarecipe': gzipSync(zipped(PAPRIKA)),
      'Tea.paprikarecipe': gzipSync(zipped({ ...PAPRIKA, name: 'Tea', ingredients: 'tea' })),
    }),
    [
      ['Soup', '1 onion', 'For the top: 2 tbsp cream', '-', 'Cut.', 'Boil.'],
      ['Tea', 'tea', '-', 'Cut.', 'Boil.'],
    ],
  ],
  [
    'Paprika, one recipe',
    gzipSync(zipped(PAPRIKA)),
    [['Soup', '1 onion', 'For the top: 2 tbsp cream', '-', 'Cut.', 'Boil.']],
  ],
  [
    'Paprika, headings without a colon',
    gzipSync(
      zipped({ ...PAPRIKA, ingredients: '1 onion\n\nTOP\n2 tbsp cream\nFor the bowl\n1 lime' }),
    ),
    [['Soup', '1 onion', 'TOP: 2 tbsp cream', 'For the bowl: 1 lime', '-', 'Cut.', 'Boil.']],
  ],
  [
    'Mealie',
    zipSync({
      'recipes/soup/soup.json': zipped(MEALIE),
      'recipes/soup/images/a.webp': strToU8('x'),
    }),
    [
      [
        'Soup',
        'Pot: 1.5 cup lentils, red',
        'Pot: Salt, to taste',
        'Pot: 2 onions',
        'Pot: 1 carrot',
        '-',
        'Start: Boil.',
        'Start: Eat.',
      ],
    ],
  ],
  [
    'Tandoor',
    zipSync(
      { 'recipe_1.zip': zipSync({ 'recipe.json': zipped(TANDOOR) }, { level: 0 }) },
      { level: 0 },
    ),
    [['Soup', 'Base: 250 g lentils, red', 'Base: salt', '-', 'Pot: Boil.', 'Eat.']],
  ],
  ['linked data', LINKED, [['Soup', '1 onion', '-', 'Pot: Boil.']]],
  [
    'a list of linked data',
    [LINKED, { ...LINKED, name: 'Tea' }],
    [
      ['Soup', '1 onion', '-', 'Pot: Boil.'],
      ['Tea', '1 onion', '-', 'Pot: Boil.'],
    ],
  ],
  [
    'plain text',
    'Pancakes\nServes 4\n\nIngredients\n1 cup flour\n2 eggs\n\nMethod\nMix and fry.',
    [['Pancakes', '1 cup flour', '2 eggs', '-', 'Mix and fry.']],
  ],
  ['Cooklang by its signs', 'Boil @eggs{2}.', [['file', '2 eggs', '-', 'Boil eggs.']]],
  [
    'Cooklang in a folder of a zip',
    zipSync({ 'Mine/Boiled eggs.cook': strToU8('Boil @eggs.') }),
    [['Boiled eggs', 'eggs', '-', 'Boil eggs.']],
  ],
  [
    'a page',
    `<!doctype html><script type="application/ld+json">${JSON.stringify(LINKED)}</script>`,
    [['Soup', '1 onion', '-', 'Pot: Boil.']],
  ],
])('reads %s', ([, file, expected]) => {
  const { rows, problem } = read(file);
  expect(rows.map(shortOf)).toEqual(expected);
  expect(problem).toBeNull();
});

test('times, yields, notes and addresses come along', () => {
  expect(read(PAPRIKA).rows[0]?.draft).toMatchObject({
    preparation_time: 75,
    serving_size: 2,
    minutes: { prep: 10, cook: 65, total: null },
    yields: { low: 2, high: 3, text: 'Serves 2-3' },
    notes: 'Warm.',
    calories: 250,
    source_url: 'https://example.org/soup',
  });
  expect(read(MEALIE).rows[0]?.draft).toMatchObject({
    preparation_time: 70,
    serving_size: 4,
    notes: 'Tip\nWarm.',
    lines: [{ low: 1.5, high: 1.5, unit: 'cup', name: 'lentils', note: 'red' }, {}, {}, {}],
  });
  expect(read(TANDOOR).rows[0]?.draft).toMatchObject({
    minutes: { prep: 10, cook: 60 },
    yields: { text: '4 bowls' },
    lines: [
      { low: 250, unit: 'g', name: 'lentils', note: 'red' },
      { low: null, name: 'salt' },
    ],
  });
});

test.for<[string, object, string, object]>([
  [
    'as it was read',
    { quantity: 1, unit: { name: 'cup' }, originalText: '1 c. flour' },
    '1 c. flour',
    { low: 1, unit: 'cup' },
  ],
  [
    'with more words',
    { quantity: 1, unit: { name: 'can' }, originalText: '1 (14-oz) can flour' },
    '1 (14-oz) can flour',
    { low: 1 },
  ],
  [
    'a third',
    { quantity: 0.333, unit: { name: 'cup' }, originalText: '⅓ cup flour' },
    '⅓ cup flour',
    { low: 0.333 },
  ],
  [
    'of a range',
    { quantity: 2, unit: { name: 'cup' }, originalText: '2-3 cups flour' },
    '2-3 cups flour',
    { low: 2 },
  ],
  [
    'another amount',
    { quantity: 2, unit: { name: 'cup' }, originalText: '1 cup flour' },
    '2 cup flour',
    { low: 2, unit: 'cup' },
  ],
  [
    'another unit',
    { quantity: 1, unit: { name: 'tbsp' }, originalText: '1 cup flour' },
    '1 tbsp flour',
    { low: 1, unit: 'tbsp' },
  ],
  [
    'no amount any more',
    { quantity: 0, unit: null, originalText: '1 cup flour' },
    'flour',
    { low: null },
  ],
  [
    'an amount that was not read',
    { quantity: 3, unit: { name: 'cup' }, originalText: 'some flour' },
    '3 cup flour',
    { low: 3 },
  ],
])('a line of Mealie shows the amount that counts: %s', ([, part, original, parts]) => {
  const recipeIngredient = [{ ...part, food: { name: 'flour' }, note: '' }];
  const [row] = read({ ...MEALIE, recipeIngredient }).rows;
  expect(row?.draft?.lines).toMatchObject([{ original, ...parts }]);
});

test('a step of Tandoor has the ingredients that it names by their place', () => {
  const [first, second] = TANDOOR.steps;
  const instruction =
    'Boil {{ ingredients[1] }} in {{ scale(2) }} pots, {{ingredients[9]}}then stir.';
  const steps = [first, { ...second, instruction }];
  expect(read({ ...TANDOOR, steps }).rows[0]?.draft?.steps?.[0]?.text).toBe(
    'Boil 250 g lentils in 2 pots, then stir.',
  );
});

test('a line that is another recipe keeps its amount and says which', () => {
  const ingredients = '1 cup [recipe:Vanilla Sauce], warm\n1 onion';
  const directions = 'Boil. Serve with [recipe: Vanilla Sauce].';
  expect(read({ ...PAPRIKA, ingredients, directions }).rows[0]?.draft).toMatchObject({
    lines: [
      { original: '1 cup Vanilla Sauce, warm', recipe_title: 'Vanilla Sauce' },
      { original: '1 onion' },
    ],
    steps: [{ text: 'Boil. Serve with Vanilla Sauce.' }],
  });
  const recipeIngredient = [
    {
      quantity: 2,
      unit: { name: 'cup' },
      food: null,
      referencedRecipe: { slug: 'a', name: 'Vanilla Sauce' },
    },
  ];
  expect(read({ ...MEALIE, recipeIngredient }).rows[0]?.draft?.lines).toMatchObject([
    { original: '2 cup Vanilla Sauce', recipe_title: 'Vanilla Sauce' },
  ]);
});

test('linked data says where it is from', () => {
  const at = (url: unknown) => read({ ...LINKED, url }).rows[0]?.draft?.source_url;
  expect(at('https://example.org/soup')).toBe('https://example.org/soup');
  expect(at('javascript:alert(1)')).toBeNull();
  const page = { '@type': 'WebPage', '@id': 'https://example.org/page' };
  expect(read({ ...LINKED, mainEntityOfPage: page }).rows[0]?.draft?.source_url).toBe(
    'https://example.org/page',
  );
});

test('ingredients among the steps of a text ask whether they are of another recipe', () => {
  const soup = 'Soup\n\n2 cups leeks\n1 l milk\n\nBoil it.\n';
  const tea = '\nTea\n\n1 bunch mint\n1 l water\n\nPour.\n';
  const sauce = '\nMint sauce\n\n1 bunch mint\n1 l water\n\nPour.\n';
  expect(read(soup).rows.map(({ problem }) => problem)).toEqual([undefined]);
  expect(read(soup + sauce).rows.map(({ problem }) => problem)).toEqual([
    'There may be another recipe among its steps.',
  ]);
  expect(read(soup + tea).rows.map(({ title, problem }) => [title, problem])).toEqual([
    ['Soup', undefined],
    ['Tea', undefined],
  ]);
});

test('what a recipe of Mealie makes may be a number and a word', () => {
  const loaf = { ...MEALIE, recipeServings: 0, recipeYield: 'loaves', recipeYieldQuantity: 2 };
  expect(read(loaf).rows[0]?.draft?.yields).toEqual({ low: 2, high: 2, text: '2 loaves' });
});

describe('worst files', () => {
  const zeros = (size: number) => new Uint8Array(size);
  const many = (count: number): Zippable =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`${at}.jpg`, zeros(1)]));

  test.for<[string, Uint8Array, string]>([
    [
      'a byte that becomes a thousand',
      zipSync({ 'a.json': zeros(20 * 1024 * 1024) }),
      'unpacks to',
    ],
    ['the same within gzip', gzipSync(zeros(20 * 1024 * 1024)), 'unpacks to'],
    [
      'the same within a zip',
      zipSync({ 'a.zip': zipSync({ 'a.json': zeros(9_000_000) }) }),
      'unpacks to',
    ],
    ['2,001 entries', zipSync(many(ZIP_LIMITS.entries + 1)), 'more than 2000 files'],
    [
      'a zip in a zip in a zip',
      zipSync({ 'a.zip': zipSync({ 'b.zip': zipSync({ 'c.json': zipped(LINKED) }) }) }),
      'within zip files',
    ],
    ['nothing', zeros(0), ''],
    ['pictures alone', zipSync(many(ZIP_LIMITS.entries)), 'no recipe'],
    [
      'a head of a zip alone',
      zipSync({ 'a.json': zipped(LINKED) }).subarray(0, 20),
      'in the middle',
    ],
  ])('%s', ([, file, problem]) => {
    const found = read(file);
    expect(found.rows.every(({ draft }) => draft === undefined)).toBe(true);
    expect(found.problem ?? '').toContain(problem);
  });

  test.for<[string, Uint8Array | string, string]>([
    ['deep brackets', `{"recipeIngredient":${'['.repeat(50_000)}${']'.repeat(50_000)}}`, ''],
    ['zeros', zeros(1_000), 'neither a text'],
    ['a damaged gzip', gzipSync(zipped(PAPRIKA)).subarray(0, 60), 'damaged'],
    ['JSON of something else', '{"a":[1,2,{"b":null}]}', 'no recipe'],
    [
      'a recipe without ingredients',
      JSON.stringify({ ...PAPRIKA, ingredients: '' }),
      'no ingredients',
    ],
  ])('%s is one unreadable row', ([, file, problem]) => {
    const { rows } = read(file);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.draft).toBeUndefined();
    expect(rows[0]?.problem ?? '').toContain(problem);
  });

  test('a recipe of a list that cannot be read is said, things that are none are not', () => {
    const empty = { ...LINKED, name: 'Air', recipeIngredient: [] };
    const shop = { '@type': 'Organization', name: 'Shop' };
    const { rows } = read([LINKED, empty, shop]);
    expect(rows.map(({ title, problem }) => [title, problem])).toEqual([
      [LINKED.name, undefined],
      ['Air', 'There is no recipe in it that we can read.'],
    ]);
  });

  test('a damaged entry keeps back no other', () => {
    const file = zipSync({
      'a.json': zipped(LINKED),
      'b.json': zipped({ ...LINKED, name: 'Tea' }),
    });
    const at = Buffer.from(file).indexOf('a.json') + 'a.json'.length;
    file.fill(0xff, at, at + 20);
    const { rows } = read(file);
    expect(rows.map(({ title, draft }) => [title, draft !== undefined])).toEqual([
      ['Tea', true],
      ['a', false],
    ]);
  });

  test('an entry that is packed in another way is named once, and not called damaged', () => {
    const file = zipSync({
      'a.json': zipped(LINKED),
      'b.json': zipped({ ...LINKED, name: 'Tea' }),
    });
    // The method in the local header of the first: bzip2. Source: APPNOTE.TXT, 4.4.5.
    file[8] = 12;
    const { rows, problem } = read(file);
    expect(rows.map((row) => [row.title, row.problem])).toEqual([
      ['Tea', undefined],
      ['a', expect.stringMatching(/^It is packed in a way that we cannot unpack\./)],
    ]);
    expect(problem).toBeNull();
  });

  test('names are no paths and no markup', () => {
    const file = zipSync({
      '../../etc/passwd.cook': strToU8('Boil @eggs.'),
      'C:\\Windows\\soup.cook': strToU8('Boil @eggs.'),
      '.hidden.cook': strToU8('Boil @eggs.'),
      '__MACOSX/._soup.cook': strToU8('Boil @eggs.'),
    });
    expect(read(file).rows.map(({ title }) => title)).toEqual(['passwd', 'soup']);
  });

  test('a recipe of 600 lines keeps 500 and says so; scripts of any direction stay', () => {
    const texts = ['٢ كوب دقيق', '醤油 大さじ2', 'שמן זית', `1 ${'long '.repeat(400)}`];
    const lines = Array.from({ length: 600 }, (_, at) => texts[at % texts.length]);
    const [row] = read({ ...LINKED, name: 'حساء', recipeIngredient: lines }).rows;
    expect(row?.title).toBe('حساء');
    expect(row?.draft?.lines?.slice(0, 3).map(({ original }) => original)).toEqual(
      texts.slice(0, 3),
    );
    expect(row?.draft?.lines).toHaveLength(500);
  });

  test('texts that cannot be stored are made so', () => {
    const recipe = {
      ...PAPRIKA,
      name: `a\u0000b\uD800${'\u0301'.repeat(90)}`,
      ingredients: '1 egg\u0007\n\u200B',
    };
    const [row] = read(recipe).rows;
    expect(row?.draft?.lines).toHaveLength(1);
    expect(row?.title).toBe('a b\uFFFD');
  });
});
