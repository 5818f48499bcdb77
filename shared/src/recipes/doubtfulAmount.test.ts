import { expect, test } from 'vitest';

import { rangeText } from '#food/amountText';

import { doubtfulAmount } from './doubtfulAmount.ts';
import { readRecipeLine } from './recipeLine.ts';

test.for([
  ['2 1/4-ounce packages yeast', '2 1/4-ounce', ['2 0.25-oz packs', '1 2.25-oz pack']],
  ['2 ¼-oz. envelopes gelatin', '2 ¼-oz.', ['2 0.25-oz envelopes', '1 2.25-oz envelope']],
  ['3 1/2-oz. cans tuna', '3 1/2-oz.', ['3 0.5-oz cans', '1 3.5-oz can']],
  ['2 1/2 pound bags potatoes', '2 1/2 pound', ['2 0.5-lb bags', '1 2.5-lb bag']],
  ['2 1/2-pound lobsters', '2 1/2-pound', ['2½ lb', '2 0.5-lb pieces']],
  ['1 - 1/2 cup milk', '1 - 1/2', ['1½ cups', '½–1 cup']],
  ['2 – ¾ cups milk', '2 – ¾', ['2¾ cups', '¾–2 cups']],
  ['1 500 g flour', '1 500 g', ['1 500-g piece', '1.5 kg']],
  ['1 5 kg Kartoffeln', '1 5 kg', ['1 5-kg piece', '1.5 kg']],
  ['1 5 TL Salz', '1 5', ['1½ tsp', '5 tsp']],
  ['2 5 EL Öl', '2 5', ['2½ tbsp', '5 tbsp']],
  ['1 25 tsp salt', '1 25', ['1¼ tsp', '8⅓ tbsp']],
  ['1 5 cups flour', '1 5', ['1½ cups', '5 cups']],
  ['1 5 c. à soupe de sucre', '1 5', ['1½ tbsp', '5 tbsp']],
  ['1 5 cucchiai di olio', '1 5', ['1½ tbsp', '5 tbsp']],
  ['1. 5 dl milk', '1. 5', ['5 dl', '1.5 dl']],
  ['2. 25 tsp salt', '2. 25', ['8⅓ tbsp', '2¼ tsp']],
] as const)('"%s" may be two amounts', ([text, doubt, titles]) => {
  const found = doubtfulAmount(text);
  expect(found?.doubt).toBe(doubt);
  expect(found?.readings.map((line) => rangeText(line))).toEqual(titles);
  expect(readRecipeLine(text)).toMatchObject({
    low: found?.readings[0].low,
    high: found?.readings[0].high,
    unit: found?.readings[0].unit,
  });
});

test.for([
  ['2 1/2-pound chicken', 'one chicken'],
  ['1 1/2-pound lobsters', 'one would be no plural'],
  ['2 1/2 lb onions', 'no container'],
  ['2 8-ounce packages cream cheese', 'no fraction'],
  ['1 1/4-ounce package yeast', 'one package'],
  ['1 - 2 cups milk', 'a range'],
  ['1-1/2 cups milk', 'a mixed number'],
  ['2 400 g tins tomatoes', 'packs of a size'],
  ['1 000 g flour', 'no pack is of 000 g'],
  ['1 500 g de farine', 'no pack is of so much "de"'],
  ['2 5-oz cans tuna', 'packs of a size'],
  ['2 5 oz cans tuna', 'packs of a size'],
  ['1 5 kg bag potatoes', 'a bag of a size'],
  ['1 50 g bar chocolate', 'a bar of a size'],
  ['1 5-cup pan', 'a pan of a size'],
  ['1,5 TL Salz', 'a comma'],
  ['1. 2 cups flour', 'no cut decimal: a line of a list'],
  ['2. 500 g flour', 'the same'],
  ['5 gr chili powder', 'nobody counts powder'],
  ['2 gr. chili flakes', 'nor flakes'],
  ['2 gr paprika powder', 'nor that'],
  ['2 gr. Paprika-Pulver', 'nor in German'],
  ['salt', 'no amount'],
] as const)('"%s" is one: %s', ([text]) => {
  expect(doubtfulAmount(text)).toBeUndefined();
});
