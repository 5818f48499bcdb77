import { expect, test } from 'vitest';

import { ingredientPicture, recipePicture, recipeThumb } from './providerPictures.ts';

const SPOON = 'https://img.spoonacular.com/recipes/900001';

test.for([
  [null, undefined, 'no picture'],
  ['', undefined, 'an empty address is none'],
  ['http://example.org/a.jpg', undefined, 'the page may not load it'],
  ['//example.org/a.jpg', undefined, 'another site in disguise'],
  ['/\\example.org/a.jpg', undefined, 'the same to a browser'],
  ['javascript:alert(1)', undefined, 'no address of a picture'],
  ['https://example.org/a.jpg', { src: 'https://example.org/a.jpg' }, 'one size only'],
  [
    '/images/recipes/1001-768.webp?v=ab',
    {
      src: '/images/recipes/1001-768.webp?v=ab',
      srcSet: '/images/recipes/1001-384.webp?v=ab 384w, /images/recipes/1001-768.webp?v=ab 768w',
    },
    'ours has two widths',
  ],
  [
    `${SPOON}-312x231.jpg`,
    {
      src: `${SPOON}-556x370.jpg`,
      srcSet: `${SPOON}-312x231.jpg 312w, ${SPOON}-556x370.jpg 556w, ${SPOON}-636x393.jpg 636w`,
    },
    'the provider has three that keep the shape',
  ],
] as const)('a recipe with %s: %s', ([image, picture]) => {
  expect(recipePicture(image)).toEqual(picture);
});

test('a thumbnail is the smallest', () => {
  expect(recipeThumb('/images/recipes/1001-768.webp?v=ab')).toBe(
    '/images/recipes/1001-384.webp?v=ab',
  );
  expect(recipeThumb('https://example.org/a.jpg')).toBe('https://example.org/a.jpg');
  expect(recipeThumb(null)).toBeUndefined();
});

test.for([
  ['salt.jpg', 'https://img.spoonacular.com/ingredients_100x100/salt.jpg', 'a bare file name'],
  ['https://example.org/salt.jpg', 'https://example.org/salt.jpg', 'a whole address'],
  ['/images/ingredients/salt.webp?v=1', '/images/ingredients/salt.webp?v=1', 'ours'],
  ['../salt.jpg', null, 'a way out of the folder'],
  [null, null, 'no picture'],
] as const)('an ingredient with %s: %s %s', ([image, address]) => {
  expect(ingredientPicture(image)).toBe(address);
});
