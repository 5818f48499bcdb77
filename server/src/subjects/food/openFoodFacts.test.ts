import { describe, expect, test } from 'vitest';

import { certainFood, countryTag, readProduct } from './openFoodFacts.rules.ts';

const milk = {
  code: '0742365007224',
  product_name: 'Organic Whole Milk',
  brands: 'Horizon Organic,Danone',
  quantity: '1/2 gal',
  countries_tags: ['en:canada', 'en:united-states'],
  categories_tags: ['en:dairies', 'en:whole-milks'],
};
const us = new Set(['en:united-states']);

describe('a product of the dump', () => {
  test('as JSON, and as a row of the table', () => {
    const read = {
      gtin: '00742365007224',
      name: 'Organic Whole Milk',
      brand: 'Horizon Organic',
      pack: { unit_quantity: 1920, unit: 'ml' },
      categories: ['dairies', 'whole milks'],
    };
    expect(readProduct(milk, us)).toEqual(read);
    const row = {
      ...milk,
      countries_tags: milk.countries_tags.join(','),
      categories_tags: milk.categories_tags.join(','),
    };
    expect(readProduct(row, us)).toEqual(read);
    expect(readProduct(milk, undefined)).toEqual(read);
  });

  test.for([
    ['another country', { countries_tags: ['en:france'] }, 'elsewhere'],
    ['no country', { countries_tags: undefined }, 'elsewhere'],
    ['a wrong check digit', { code: '0742365007225' }, 'fault'],
    ['a number of the data set itself', { code: '2000000000015' }, 'fault'],
    ['no number', { code: null }, 'fault'],
    ['no name', { product_name: ' ' }, 'fault'],
    ['a name that is a text', { product_name: 'x'.repeat(201) }, 'fault'],
    ['a name of another kind', { product_name: { en: 'Milk' } }, 'fault'],
  ] as const)('is left out with %s', ([, more, why]) => {
    expect(readProduct({ ...milk, ...more }, us)).toBe(why);
  });

  test.for([
    ['a number as a number', { code: 742365007224 }, { gtin: '00742365007224' }],
    [
      'signs that a form has written',
      { product_name: 'Mac &amp; &quot;Cheese&quot;\u0000\n!' },
      { name: 'Mac & "Cheese" !' },
    ],
    ['half of a letter', { product_name: 'Milk \uD83C' }, { name: 'Milk' }],
    ['no brand', { brands: '' }, { brand: null }],
    ['no pack', { quantity: 'some' }, { pack: undefined }],
    ['no category', { categories_tags: undefined }, { categories: [] }],
  ] as const)('is kept with %s', ([, more, read]) => {
    expect(readProduct({ ...milk, ...more }, us)).toMatchObject(read);
  });
});

describe('the food of a product', () => {
  const foods: Readonly<Record<string, string>> = {
    'Whole milk': 'milk',
    'whole milks': 'milk',
    Strawberry: 'strawberry',
    yogurts: 'yogurt',
  };
  const foodOf = (text: string) => foods[text.trim()];
  const product = { name: 'Whole milk', brand: null, categories: ['dairies', 'whole milks'] };
  test.for([
    ['name and category agree', {}, 'milk'],
    ['with the brand before it', { name: 'HORIZON Whole milk', brand: 'Horizon' }, 'milk'],
    ['a flavour', { name: 'Strawberry', categories: ['yogurts'] }, undefined],
    ['no category', { categories: [] }, undefined],
    ['a name that says nothing', { name: 'Surprise' }, undefined],
  ] as const)('%s', ([, more, food]) => {
    expect(certainFood({ ...product, ...more }, foodOf)).toBe(food);
  });
});

test.for([
  ['us', 'en:united-states'],
  ['GB', 'en:united-kingdom'],
  ['tt', 'en:trinidad-and-tobago'],
  ['cz', 'en:czech-republic'],
  ['united-states', 'en:united-states'],
  ['fr:guyane', 'fr:guyane'],
  ['xx', undefined],
  ['', undefined],
  ['u', undefined],
  ['United States', undefined],
] as const)('the country %s is %s', ([word, tag]) => {
  expect(countryTag(word)).toBe(tag);
});
