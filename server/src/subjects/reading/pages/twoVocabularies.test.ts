import { expect, test } from 'vitest';

import { IngredientMarks } from './ingredientMarks.rules.ts';
import { readPage } from './readPage.rules.ts';

/** A page whose microdata has this list. */
function page(list: string): string {
  return `<div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Apple pie</h1>${list}
    <div itemprop="recipeInstructions"><p>Mix it all.</p><p>Bake it.</p></div></div>`;
}
const now = (text: string) => `<li itemprop="recipeIngredient">${text}</li>`;
const old = (text: string) => `<li itemprop="ingredients">${text}</li>`;

/** Lists of both vocabularies; the first ten were labelled before the rule was written. */
test.for<[string, string, string[]]>([
  [
    'one after the other',
    now('2 eggs') + now('1 l milk') + old('salt'),
    ['2 eggs', '1 l milk', 'salt'],
  ],
  [
    'the old one first',
    old('2 eggs') + old('1 l milk') + now('salt'),
    ['2 eggs', '1 l milk', 'salt'],
  ],
  ['in turns', now('2 eggs') + old('1 l milk') + now('salt'), ['2 eggs', '1 l milk', 'salt']],
  ['the same twice', now('2 eggs') + now('salt') + old('2 eggs') + old('salt'), ['2 eggs', 'salt']],
  [
    'some of it twice',
    now('2 eggs') + now('salt') + old('salt') + old('1 l milk'),
    ['2 eggs', 'salt', '1 l milk'],
  ],
  [
    'both names on one element',
    '<li itemprop="recipeIngredient ingredients">2 eggs</li><li itemprop="ingredients">salt</li>',
    ['2 eggs', 'salt'],
  ],
  [
    'the food of a line in the old one',
    now('2 <span itemprop="ingredients">eggs</span>') +
      now('1 l <b itemprop="ingredients">milk</b>'),
    ['2 eggs', '1 l milk'],
  ],
  [
    'a list of the new one with items of the old one',
    `<ul itemprop="recipeIngredient">${old('2 eggs')}${old('salt')}</ul>`,
    ['2 eggs', 'salt'],
  ],
  [
    'a list of the old one with items of the new one',
    `<ul itemprop="ingredients">${now('2 eggs')}${now('salt')}</ul>`,
    ['2 eggs', 'salt'],
  ],
  [
    'one food in two lines of one kind',
    now('salt') + now('2 eggs') + now('salt') + old('1 l milk'),
    ['salt', '2 eggs', 'salt', '1 l milk'],
  ],
  [
    'the same in other signs',
    now('1/2 cup sugar') + old('½ cup sugar') + old('2 eggs'),
    ['1/2 cup sugar', '2 eggs'],
  ],
  [
    'a word of another line',
    now('1 cup brown sugar') + old('sugar'),
    ['1 cup brown sugar', 'sugar'],
  ],
  [
    'the whole list in one element of the old one',
    `${now('2 eggs')}${now('salt')}<li itemprop="ingredients">2 eggs<br>salt</li>`,
    ['2 eggs', 'salt'],
  ],
  [
    'the same with a line more',
    `${now('2 eggs')}${now('salt')}<li itemprop="ingredients">2 eggs<br>1 l milk<br>salt</li>`,
    ['2 eggs', 'salt', '1 l milk'],
  ],
  ['the old one alone', old('2 eggs') + old('salt'), ['2 eggs', 'salt']],
  [
    'in an item that the page leaves open',
    `${now('2 eggs')}<div itemprop="nutrition" itemscope itemtype="http://schema.org/NutritionInformation">${old('1 l milk')}${now('salt')}</div>`,
    ['2 eggs', '1 l milk', 'salt'],
  ],
])('%s', ([, list, expected]) => {
  const [recipe] = readPage(page(`<ul>${list}</ul>`)).recipes ?? [];
  expect(recipe?.lines.map(({ text }) => text)).toEqual(expected);
});

test('of very many lines as many are kept as one property may have', () => {
  const marks = new IngredientMarks();
  for (let at = 0; at < 3_000; at += 1)
    marks.add([at % 2 === 0 ? 'recipeIngredient' : 'ingredients'], `${at} g salt`);
  expect(marks.merged()).toHaveLength(2_000);
});

test('RDFa has both, too', () => {
  const html = `<div vocab="http://schema.org/" typeof="Recipe"><h1 property="name">Pie</h1>
    <p property="recipeIngredient">2 eggs</p><p property="ingredients">1 l milk</p></div>`;
  expect(readPage(html).recipes?.[0]?.lines.map(({ text }) => text)).toEqual([
    '2 eggs',
    '1 l milk',
  ]);
});
