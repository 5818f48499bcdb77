import { expect, test } from 'vitest';

import { isTapWater } from './tapWater.ts';

test.for([
  ['water', true, 'alone'],
  ['Cold Water', true, 'how warm'],
  ['ice-cold water', true, 'how cold'],
  ['boiling water', true, 'what it does'],
  ['reserved pasta cooking water', true, 'of the pot'],
  ['lukewarm water, divided', true, 'and when'],
  ['room-temperature water', true, 'two words for how warm'],
  ['about very hot salted water', true, 'and how much'],
  ['freshly boiled water', true, 'and since when'],
  ['water, well chilled', true, 'by how much'],
  ['mineral water', false, 'from a shop'],
  ['sparkling water', false, 'with gas'],
  ['coconut water', false, 'another drink'],
  ['rose water', false, 'a flavour'],
  ['water chestnuts', false, 'a vegetable'],
  ['watermelon', false, 'a fruit'],
  ['cold milk', false, 'no water'],
] as const)('%s is from the tap: %s, %s', ([name, expected]) => {
  expect(isTapWater(name)).toBe(expected);
});
