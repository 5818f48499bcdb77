import { describe, expect, test } from 'vitest';

import { BROKEN_PAGES } from '#subjects/reading/testing/brokenPages';
import { DATA_PAGES } from '#subjects/reading/testing/dataPages';
import { HEADED_PAGES } from '#subjects/reading/testing/headedPages';
import { MARKED_PAGES } from '#subjects/reading/testing/markedPages';
import { dataPage, PIE, PIE_DATA, PLAIN_PIE, shown } from '#subjects/reading/testing/pie';
import { SHOWN_PAGES } from '#subjects/reading/testing/shownPages';
import { SITE_PAGES } from '#subjects/reading/testing/sitePages';
import { SPARE_PAGES } from '#subjects/reading/testing/sparePages';
import { STRAY_PAGES } from '#subjects/reading/testing/strayPages';
import { TWICE_PAGES } from '#subjects/reading/testing/twicePages';
import { readText } from '#subjects/reading/words/readText.rules';

import { mainOf } from './mainRecipe.rules.ts';
import { readData, readPage } from './readPage.rules.ts';

describe.for([
  ['linked data', DATA_PAGES],
  ['linked data that was broken', BROKEN_PAGES],
  ['marked elements', MARKED_PAGES],
  ['headings', HEADED_PAGES],
  ['linked data that lacks some', SPARE_PAGES],
  ['words that are no part of it', STRAY_PAGES],
  ['what sites add or cut', SITE_PAGES],
  ['what the page shows alone', SHOWN_PAGES],
  ['what the page has twice, or elsewhere', TWICE_PAGES],
] as const)('%s', ([, pages]) => {
  test.for(pages)('$fault', ({ html, reads }) => {
    const { recipes = [] } = readPage(html);
    expect(recipes.map(shown)).toEqual([reads]);
  });
});

describe('pages without a recipe that can be read', () => {
  const LONG = `<p>${'We went to the sea. '.repeat(100)}</p>`;

  test.for([
    ['recipe_needs_login', 'a login', '<form><input type="password"></form>'],
    [
      'recipe_needs_script',
      'a program that draws the page, and says so',
      '<noscript>You need to enable JavaScript to run this app.</noscript><div id="root"></div>',
    ],
    ['recipe_needs_script', 'and does not', '<div id="app"></div><script src="a.js"></script>'],
    [
      'recipe_is_video',
      'a video',
      `<iframe src="https://www.youtube.com/embed/a"></iframe>${LONG}`,
    ],
    [
      'recipe_is_video',
      'a recipe that has a video alone',
      dataPage({ '@type': 'Recipe', name: 'Pie', video: { '@type': 'VideoObject' } }),
    ],
    ['recipe_in_frame', 'frames', '<frameset><frame src="pie.html"></frameset>'],
    ['recipe_in_frame', 'a frame', '<p>Recipe</p><iframe src="pie.html"></iframe>'],
    ['no_recipe', 'a story', LONG],
    ['no_recipe', 'nothing', ''],
    ['no_recipe', 'a name alone', dataPage({ '@type': 'Recipe', name: 'Pie' }, LONG)],
    ['no_recipe', 'a heading alone', `<h2>Ingredients</h2><p>See the shop.</p>${LONG}`],
  ] as const)('%s: %s', ([why, , html]) => {
    expect(readPage(html)).toEqual({ why });
  });
});

test('quantities have the units of their codes, and a yield its two ends', () => {
  const [, ...others] = PIE.lines;
  const quantity = { '@type': 'QuantitativeValue', value: 200, unitCode: 'GRM' };
  const flour = { '@type': 'HowToSupply', name: 'flour', requiredQuantity: quantity };
  const html = dataPage({
    ...PIE_DATA,
    recipeIngredient: [flour, ...others],
    recipeYield: { '@type': 'QuantitativeValue', minValue: 6, maxValue: 8, unitText: 'servings' },
  });
  const { recipes = [] } = readPage(html);
  expect(recipes.map(shown)).toEqual([{ ...PIE, yields: '6-8 servings' }]);
});

test('several recipes of a page are all found, in its order', () => {
  const names = Array.from({ length: 40 }, (_, at) => `Pie ${at + 1}`);
  const graph = names.map((name, at) => ({
    ...PIE_DATA,
    name,
    recipeIngredient: [`${at + 1} apples`, ...(at === 7 ? PIE.lines : [])],
  }));
  const { recipes = [], named = {} } = readPage(dataPage({ '@graph': graph }, '<h1>PIE 3!</h1>'));
  expect(recipes.map(({ title }) => title)).toEqual(names);
  expect(mainOf(recipes, named)).toBe(2);
  for (const heading of [null, undefined, '', 'Pies']) expect(mainOf(recipes, { heading })).toBe(7);
  expect(mainOf([...recipes, ...recipes], named)).toBe(7);
});

test.for([
  ['Tip: Use cold butter.', 'Use cold butter.'],
  ['Unser Tipp: Kalte Butter nehmen.', 'Kalte Butter nehmen.'],
  ['L’astuce du chef : laissez reposer.', 'laissez reposer.'],
  ['Truco: enfría la masa.', 'enfría la masa.'],
  ['Dica do chef: sirva frio.', 'sirva frio.'],
  ['Il consiglio: servite freddo.', 'servite freddo.'],
  ['Opmerking: het deeg plakt.', 'het deeg plakt.'],
] as const)('"%s" among the steps of a page is a note', ([tip, note]) => {
  const html = `<h1>Pie</h1><h2>Ingredients</h2><ul><li>1 cup flour</li></ul><h2>Method</h2><p>Mix.</p><p>${tip}</p><p>Bake.</p>`;
  const [recipe] = readPage(html).recipes ?? [];
  expect(recipe?.steps.map(({ text }) => text)).toEqual(['Mix.', 'Bake.']);
  expect(recipe?.notes).toBe(note);
  const listed = html.replaceAll(/<p>([^<]+)<\/p>/g, '<ol><li>$1</li></ol>');
  expect(readPage(listed).recipes?.[0]?.steps).toHaveLength(3);
  const bare = dataPage(
    { ...PIE_DATA, recipeInstructions: undefined },
    `<h2>Method</h2><p>Mix.</p><p>${tip}</p>`,
  );
  expect(readPage(bare).recipes?.[0]?.notes).toBe(note);
});

test('500 lines are read, and no more', () => {
  const lines = (count: number) => Array.from({ length: count }, (_, at) => `${at + 1} g salt`);
  for (const [count, expected] of [
    [500, 500],
    [501, 500],
  ] as const) {
    const { recipes = [] } = readPage(dataPage({ ...PIE_DATA, recipeIngredient: lines(count) }));
    expect(recipes[0]?.lines.length).toBe(expected);
  }
});

describe('texts that people paste', () => {
  test.for([
    [
      'no headings',
      'Apple pie\nServes 8\nPrep time: 20 min\nCook: 40 min\n\n200 g flour\n3 apples, peeled\n1 pinch salt\n\nMix the flour and salt.\nAdd the apples and bake.',
      { ...PLAIN_PIE, yields: 'Serves 8', prep: 20, cook: 40, total: 60 },
    ],
    [
      'Markdown',
      '# Apple pie\n\n## Ingredients\n\n- 200 g flour\n* 3 apples, peeled\n- [ ] 1 pinch salt\n\n## Method\n\n1. Mix the flour and salt.\n2. Add the apples and bake.',
      PLAIN_PIE,
    ],
    [
      'headings within',
      'Apple pie\r\nIngredients:\r\nFor the dough:\r\n200 g flour\r\nFor the filling:\r\n3 apples, peeled\r\n1 pinch salt\r\nDirections:\r\nStep 1\r\nMix the flour and salt.\r\nStep 2\r\nAdd the apples and bake.\r\nNotes\r\nKeeps 3 days.',
      {
        ...PLAIN_PIE,
        lines: [
          '# For the dough',
          '200 g flour',
          '# For the filling',
          '3 apples, peeled',
          '1 pinch salt',
        ],
      },
    ],
    [
      'pictures and tags',
      '🥧 Apple pie\n#pie #baking @ann\n\n🛒 Ingredients:\n✅ 200 g flour\n🍎 3 apples, peeled\n☐ 1 pinch salt\n\n👩‍🍳 Instructions:\n1️⃣ Mix the flour and salt.\n2️⃣ Add the apples and bake.',
      PLAIN_PIE,
    ],
    [
      'facts on one line',
      'Apple pie\nPrep Time: 20 mins Cook Time: 1 hr 5 mins Total Time: 1 hr 25 mins Servings: 8\nIngredients\n200 g flour\n3 apples, peeled\n1 pinch salt\nMethod\nMix the flour and salt.\nAdd the apples and bake.',
      { ...PLAIN_PIE, yields: 'Servings: 8', prep: 20, cook: 65, total: 85 },
    ],
    [
      'headings without a colon',
      'APPLE PIE\n\nIngredients\n\nDOUGH\n200 g flour\n\nFor the filling\n3 apples, peeled\n1 pinch salt\n\nMethod\nMix the flour and salt.\nAdd the apples and bake.',
      {
        ...PLAIN_PIE,
        title: 'APPLE PIE',
        lines: ['# DOUGH', '200 g flour', '# For the filling', '3 apples, peeled', '1 pinch salt'],
      },
    ],
    [
      'signs that turn the text around',
      'Apple\u202E pie\nIngredients\n\u2066200 g flour\u2069\n\u202E3 apples, peeled\n1 pinch salt\nMethod\nMix the flour and salt.\nAdd the apples and bake.',
      PLAIN_PIE,
    ],
    [
      'names above groups',
      'Apple pie\n\nIngredients\n\nDough of my aunt\n200 g flour\nButter\n\nLemon cream\n3 apples, peeled\n\nSalt\n\n1 pinch salt\n\nMethod\n\nMix the flour and salt.\n\nAdd the apples and bake.',
      {
        ...PLAIN_PIE,
        lines: [
          '# Dough of my aunt',
          '200 g flour',
          'Butter',
          '# Lemon cream',
          '3 apples, peeled',
          'Salt',
          '1 pinch salt',
        ],
      },
    ],
    [
      'names that are ingredients, parts of a dish above amounts',
      'Apple pie\n\nIngredients\n\nButter\nTopping\n200 g flour\nThe filling\n3 apples, peeled\nFür den Guss\n1 pinch salt\nMethod\nMix the flour and salt.\nAdd the apples and bake.',
      {
        ...PLAIN_PIE,
        lines: [
          'Butter',
          '# Topping',
          '200 g flour',
          '# The filling',
          '3 apples, peeled',
          '# Für den Guss',
          '1 pinch salt',
        ],
      },
    ],
    [
      'all in capitals',
      'APPLE PIE\n\nINGREDIENTS\n\n200 G FLOUR\n\nSALT\nBUTTER\n\nMETHOD\n\nMIX AND BAKE.',
      {
        ...PLAIN_PIE,
        title: 'APPLE PIE',
        lines: ['200 G FLOUR', 'SALT', 'BUTTER'],
        steps: ['MIX AND BAKE.'],
      },
    ],
    [
      'amounts behind the names',
      'Борщ\nИнгредиенты\nСвёкла - 2 шт\nКапуста - 300 г\nПриготовление\nВарить.',
      {
        ...PLAIN_PIE,
        title: 'Борщ',
        lines: ['Свёкла - 2 шт', 'Капуста - 300 г'],
        steps: ['Варить.'],
      },
    ],
    [
      'the same unit behind all names',
      'Рагу\nИнгредиенты\nЛук 1 шт\nМорковь 2 шт\nПерец 3 шт\nБаклажан 4 шт\nПриготовление\nТушить.',
      {
        ...PLAIN_PIE,
        title: 'Рагу',
        lines: ['Лук 1 шт', 'Морковь 2 шт', 'Перец 3 шт', 'Баклажан 4 шт'],
        steps: ['Тушить.'],
      },
    ],
    [
      'Hebrew',
      'שקשוקה\nמצרכים\n4 ביצים\nאופן ההכנה\nלבשל.',
      { ...PLAIN_PIE, title: 'שקשוקה', lines: ['4 ביצים'], steps: ['לבשל.'] },
    ],
    [
      'Japanese steps',
      '肉じゃが\n材料（4人分）\n牛肉 300g\n作り方\n1、切る。\n2、煮る。',
      {
        ...PLAIN_PIE,
        title: '肉じゃが',
        yields: '4人分',
        lines: ['牛肉 300g'],
        steps: ['切る。', '煮る。'],
      },
    ],
    ['linked data', JSON.stringify(PIE_DATA), { ...PIE, language: null }],
    [
      'lines alone',
      '200 g flour\n3 apples, peeled\n1 pinch salt',
      { ...PLAIN_PIE, title: null, steps: [] },
    ],
    [
      'Chinese',
      '蛋炒饭\n用料\n鸡蛋 2个\n米饭 300克\n做法\n1. 打散鸡蛋。\n2. 炒。',
      {
        ...PLAIN_PIE,
        title: '蛋炒饭',
        lines: ['鸡蛋 2个', '米饭 300克'],
        steps: ['打散鸡蛋。', '炒。'],
      },
    ],
  ] as const)('%s', ([, text, expected]) => {
    const { recipes = [] } = readText(text);
    expect(recipes.map(shown)).toEqual([expected]);
  });

  test.for(['', 'Dear Ann,\nwe had 2 days of rain.\nYours', 'https://example.com/pie'])(
    'no recipe: %s',
    (text) => {
      expect(readText(text)).toEqual({ why: 'no_recipe' });
    },
  );
});

test('answers in JSON', () => {
  expect(readData(JSON.stringify([PIE_DATA])).recipes?.map(shown)).toEqual([
    { ...PIE, language: null },
  ]);
  expect(readData('{"a":1}')).toEqual({ why: 'no_recipe' });
  expect(readData('[')).toEqual({ why: 'no_recipe' });
});

describe('sizes that would hurt a careless reader', () => {
  const MIB = 1024 * 1024;

  test.for([
    ['JSON 5,000 deep', dataPage(`${'[{"a":'.repeat(5_000)}1${'}]'.repeat(5_000)}`)],
    ['JSON 5,000 deep, broken', dataPage(`${'[{"a":'.repeat(5_000)}1,,`)],
    ['elements 100,000 deep', '<div>'.repeat(100_000)],
    ['5 MiB of script', `<script>${'var a = "<p>"; '.repeat((5 * MIB) / 15)}</script>`],
    ['1.7 million tags', '<b>'.repeat((5 * MIB) / 3)],
    ['closing tags of nothing', `${'<i>'.repeat(100_000)}${'</b>'.repeat(100_000)}`],
    ['one tag that does not end', `<a ${'b="c" '.repeat(MIB / 2)}`],
    ['one comment that does not end', `<!-- ${'-'.repeat(5 * MIB)}`],
    ['one line', `<p>${'a '.repeat(2 * MIB)}</p>`],
    ['entities', '&amp;'.repeat(MIB)],
    ['quotes', dataPage(`{"a":"${'" '.repeat(MIB)}`)],
    [
      'properties in properties',
      '<p itemscope itemtype="schema.org/Recipe" itemprop="a">'.repeat(50_000),
    ],
  ] as const)('%s', ([, html]) => {
    expect(readPage(html)).toHaveProperty('why');
  });

  test('a recipe behind them is still read', () => {
    const html = `<script>${'var a = "<p>"; '.repeat(100_000)}</script>${'<div>'.repeat(1_000)}${dataPage(PIE_DATA)}`;
    expect(readPage(html).recipes?.map(shown)).toEqual([PIE]);
  });
});
