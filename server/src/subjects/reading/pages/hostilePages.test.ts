import { expect, test } from 'vitest';

import { MAX_WORK_MS, measured } from '#subjects/reading/testing/work';

import { readPage } from './readPage.rules.ts';

const ld = (recipe: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@type': 'Recipe', name: 'Pie', recipeIngredient: ['1 cup flour'], ...recipe })}</script>`;

test.for([
  [
    'a step that is a part of itself',
    ld({ recipeInstructions: [{ '@id': '#s', step: { '@id': '#s' } }] }),
  ],
  [
    'steps within steps',
    ld({
      recipeInstructions: [
        Array.from({ length: 500 }).reduce<object>((step) => ({ step }), { text: 'Bake.' }),
      ],
    }),
  ],
  ['a row of cells', `<h2>Ingredients</h2><table><tr>${'<td>1'.repeat(60_000)}</table>`],
  ['rows of cells', `<h2>Ingredients</h2><table>${'<tr><td>1 g<td>salt'.repeat(20_000)}</table>`],
  ['tables in cells', `<h2>Ingredients</h2>${'<table><tr><td>1<td>'.repeat(20_000)}`],
  [
    'instructions in instructions',
    `<div class="hrecipe">${'<div class="instructions">'.repeat(60_000)}</div>`,
  ],
  ['titles in titles', `${'<h1><small>'.repeat(30_000)}Pie`],
  ['headings without end', '<h2>Ingredients:</h2><p>Serves: 4</p>'.repeat(20_000)],
  [
    'headings above sentences',
    `<h2>Ingredients</h2><p>1 g salt</p>${'<h3>1 g</h3><p>1 g of a b c d e.</p>'.repeat(20_000)}`,
  ],
  [
    'numbered paragraphs',
    `<h2>Ingredients</h2><p>1 g salt</p><h2>Method</h2>${'<p>1. Mix.</p><p>a</p><p>2. Bake.</p>'.repeat(10_000)}`,
  ],
  [
    'labels and numbers around steps',
    `${'<p>Serves</p><p>1</p>'.repeat(5_000)}<h2>Ingredients</h2><p>1 g salt</p><h2>Method</h2><p>Mix.</p>${'<p>Prep</p><p>1 x</p>'.repeat(10_000)}`,
  ],
  ['headings of steps alone', `${ld({})}${'<h2>Method</h2><p>Salt</p>'.repeat(20_000)}`],
  ['a line of amounts', ld({ recipeIngredient: '1 g salt, '.repeat(100_000) })],
  ['links below a list', `<h2>Method</h2><ol><li>Mix.</ol>${'<p><a>x</a>*</p>'.repeat(15_000)}`],
  [
    'words of buttons at the ends of lines',
    `<h2>Ingredients</h2>${'<li>1 cup salt add to list</li>'.repeat(20_000)}`,
  ],
  [
    'lists in units that nobody asked for',
    `<h2>Ingredients</h2><p>Metric</p>${'<li>1 g salt</li><li>1 cup a</li>'.repeat(20_000)}`,
  ],
  ['brackets', `${ld({})}${'<p>1 cup (1 g) flour (1 g</p>'.repeat(20_000)}`],
  ['digits in elements', `<h2>Ingredients</h2><p>${'<b>1</b>'.repeat(30_000)}</p>`],
  [
    'tips',
    `<h2>Ingredients</h2><p>1 g salt</p><h2>Method</h2><p>1. Mix.</p>${'<p>Tip</p>'.repeat(20_000)}`,
  ],
  [
    'shops',
    `<h2>Ingredients</h2>${'<li>Add 1 to cart</li><li>1</li><li>5 g salt Buy now</li>'.repeat(15_000)}`,
  ],
  [
    'many recipes without names, whose title and texts a long page says',
    `${Array.from({ length: 200 }, (_, at) => ld({ name: undefined, recipeIngredient: [`${at + 1} g salt`] })).join('')}<h1>Pies</h1>${'<i></i>'.repeat(55_000)}`,
  ],
] as const)('%s: read or refused without much work', ([, html]) => {
  expect(measured(() => readPage(html)).ms).toBeLessThan(MAX_WORK_MS);
});
