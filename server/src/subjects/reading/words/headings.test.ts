import { describe, expect, test } from 'vitest';

import { readFile } from '#subjects/reading/imports/readFile.rules';
import { listWith } from '#subjects/reading/testing/listWith';

import { headingIn } from './headings.rules.ts';

/** Lines of a list and the heading that each is, or the food: labelled by somebody who had not seen the rule. */
const LABELLED: readonly (readonly [line: string, heading: string | null, food: string | null])[] =
  [
    ['For the dressing:', 'For the dressing', null],
    ['[For the glaze]', 'For the glaze', null],
    ['--- Streusel ---', 'Streusel', null],
    ['=== Filling ===', 'Filling', null],
    ['**Marinade**', 'Marinade', null],
    ['**Crust:**', 'Crust', null],
    ['**Frosting**:', 'Frosting', null],
    ['## Dough', 'Dough', null],
    ['### For the crumble topping ###', 'For the crumble topping', null],
    ['__Broth__', 'Broth', null],
    ['*To serve*', 'To serve', null],
    ['FOR THE BATTER', 'FOR THE BATTER', null],
    ['TOPPING:', 'TOPPING', null],
    ['<b>Dipping sauce</b>', 'Dipping sauce', null],
    ['- For the sponge:', 'For the sponge', null],
    ['MMMMM--------------------------SAUCE---------------------------------', 'SAUCE', null],
    ['-----MERINGUE-----', 'MERINGUE', null],
    ['Cream cheese frosting:', 'Cream cheese frosting', null],
    ['For the garnish (optional):', 'For the garnish (optional)', null],
    ['Für den Teig:', 'Für den Teig', null],
    ['Pour la pâte :', 'Pour la pâte', null],
    ['Para la salsa:', 'Para la salsa', null],
    ['Per il ripieno:', 'Per il ripieno', null],
    ['Voor de saus:', 'Voor de saus', null],
    ['**2 cups flour**', null, '2 cups flour'],
    ['**Butter**, softened', null, 'Butter, softened'],
    ['2 cups **bread flour**', null, '2 cups bread flour'],
    ['_1 lemon_, juiced', null, '1 lemon, juiced'],
    ['[1 tsp salt]', null, '1 tsp salt'],
    ['- 2 eggs', null, '2 eggs'],
    ['* 1 cup sugar', null, '1 cup sugar'],
    ['• 3 tbsp butter', null, '3 tbsp butter'],
    ['– 200 g Mehl', null, '200 g Mehl'],
    ['- [ ] 1 cup milk', null, '1 cup milk'],
    ['- [x] 3 carrots', null, '3 carrots'],
    ['SALT AND PEPPER', null, 'SALT AND PEPPER'],
    ['2 LARGE ONIONS', null, '2 LARGE ONIONS'],
    ['Sour cream, for the topping', null, 'Sour cream, for the topping'],
    ['Pizza dough, store-bought', null, 'Pizza dough, store-bought'],
    ['Olive oil', null, 'Olive oil'],
    ['----------', null, null],
    ['***', null, null],
  ];

test.for(LABELLED)('%j is the heading %j or the food %j', ([line, heading, food]) => {
  const lines = [
    [null, '1 onion'],
    ...(food === null ? [] : [[null, food]]),
    [heading, '2 cups rice'],
  ];
  expect(listWith(line)).toEqual(lines);
});

/** The same of our own, written before the labels were seen. */
test.for([
  ['[For the sauce]', 'For the sauce'],
  ['[Sauce]:', 'Sauce'],
  ['【ソース】', 'ソース'],
  ['--- Topping ---', 'Topping'],
  ['---Topping---', 'Topping'],
  ['-- Topping --', 'Topping'],
  ['- Topping -', 'Topping'],
  ['— Topping —', 'Topping'],
  ['--- Topping', 'Topping'],
  ['=== Topping ===', 'Topping'],
  ['=== Topping', 'Topping'],
  ['~~~ Topping ~~~', 'Topping'],
  ['*** Topping ***', 'Topping'],
  ['★ Topping ★', 'Topping'],
  ['**Garnish**', 'Garnish'],
  ['**Garnish:**', 'Garnish'],
  ['**Garnish**:', 'Garnish'],
  ['***Garnish***', 'Garnish'],
  ['__Garnish__', 'Garnish'],
  ['*For the garnish*', 'For the garnish'],
  ['_Garnish:_', 'Garnish'],
  ['## Garnish', 'Garnish'],
  ['## Garnish ##', 'Garnish'],
  ['## **Garnish**', 'Garnish'],
  ['(For the garnish)', 'For the garnish'],
  ['<strong>Garnish</strong>', 'Garnish'],
  ['Garnish:', 'Garnish'],
  ['Garnish：', 'Garnish'],
  ['[optional]', undefined],
  ['[see note]', undefined],
  ['[2 cups]', undefined],
  ['[x]', undefined],
  ['[Vanilla Sauce](https://example.org/)', undefined],
  ['[recipe:Vanilla Sauce]', undefined],
  ['**2 cups** flour', undefined],
  ['**Butter**, softened', undefined],
  ['**Mix well.**', undefined],
  ['**Salt** and **pepper**', undefined],
  ['--- 2 eggs ---', undefined],
  ['- Topping', undefined],
  ['-- Topping', undefined],
  ['---', undefined],
  ['***', undefined],
  ['(optional)', undefined],
  ['(packed)', undefined],
  ['Topping', undefined],
  ['#topping', undefined],
  ['| flour | 2 cups |', undefined],
  ['sugar*', undefined],
  ['350: hot', undefined],
] as const)('%j is the heading %j', ([line, heading]) => {
  expect(headingIn(line)).toBe(heading);
});

describe('bold lines', () => {
  test('one above nothing, or above another, is what the list is of', () => {
    expect(listWith('**Salt**\n**Pepper**')).toEqual([
      [null, '1 onion'],
      [null, 'Salt'],
      ['Pepper', '2 cups rice'],
    ]);
    const text = '{"name":"Tea","ingredients":"**Mint**\\n**Water**","directions":"**Boil.**"}';
    const { rows } = readFile({ name: 'tea', bytes: new TextEncoder().encode(text) });
    expect(rows[0]?.draft?.lines?.map(({ original }) => original)).toEqual(['Mint', 'Water']);
    expect(rows[0]?.draft?.steps?.map((step) => step.text)).toEqual(['Boil.']);
  });
});

test.for([
  ['stars', '*'],
  ['dashes', '-'],
  ['brackets', '['],
  ['underscores', '_'],
  ['equals', '='],
  ['bold words', '**a '],
  ['tags', '<b>'],
] as const)('many %s take linear time and are no heading', ([, piece]) => {
  expect(headingIn(piece.repeat(50_000))).toBeUndefined();
  expect(headingIn(piece.repeat(30))).toBeUndefined();
});
