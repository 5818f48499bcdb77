import { expect, test } from 'vitest';

import { nameOfDish } from './titles.rules.ts';

test.for([
  ['Soup – Recipe', 'Menu', 'Soup'],
  ['Soup | recept', 'Soup | recept', 'Soup'],
  ['Soup Recipe', 'Soup', 'Soup'],
  ['Soup Recept with pictures - A site', 'Soup', 'Soup'],
  ['Soup - A site', 'Soup', 'Soup'],
  ['Soup: A site', 'Soup', 'Soup'],
  ['Soup Recipe', 'Soup Recipe', 'Soup Recipe'],
  ['Soup - the best', 'Soup - the best', 'Soup - the best'],
  ['Soup with bread', 'Soup', 'Soup with bread'],
  ['Soup-in-a-pot', 'Soup', 'Soup-in-a-pot'],
  ['Soups Recipe', 'Soup', 'Soups Recipe'],
  ['Recipe', '', 'Recipe'],
  ['- Recipe', '', '- Recipe'],
] as const)('"%s" under "%s" is "%s"', ([title, heading, name]) => {
  expect(nameOfDish(title, [heading])).toBe(name);
});

test('the name of the site in front is no name of the dish', () => {
  expect(nameOfDish('A site - Soup', ['A site', 'Soup'])).toBe('A site - Soup');
});

test.for([
  ['Soup | A Site', 'Soup'],
  ['Soup - asite', 'Soup'],
  ['Soup | Another', 'Soup | Another'],
  ['A site', 'A site'],
  ['Soup - the best - A site', 'Soup - the best'],
] as const)('of "%s" the name of the site is cut: "%s"', ([title, name]) => {
  expect(nameOfDish(title, [title], ['A site'])).toBe(name);
});
