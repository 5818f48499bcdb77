import { expect, test } from 'vitest';

import { dishPlate } from './dishPlate.ts';

const NAMES = ['Spaghetti', 'Cherry tomatoes', 'Basil', 'Parmesan', 'Olive oil', 'Salt'];
const svgOf = (address: string): string =>
  decodeURIComponent(address.slice('data:image/svg+xml,'.length));
const copiesIn = (address: string): number => svgOf(address).split('<use').length - 1;

test('a dish always has the same plate, another one of the same foods another', () => {
  const plate = dishPlate({ seed: 'a', names: NAMES });
  expect(dishPlate({ seed: 'a', names: NAMES })).toBe(plate);
  expect(dishPlate({ seed: 'b', names: NAMES })).not.toBe(plate);
  expect(dishPlate({ seed: 'a', names: ['Rice'] })).not.toBe(plate);
});

test.for([
  // names, foods that are drawn, why this row exists
  [['Salt', 'Water', 'Olive oil'], [], 'nobody sees them: an empty plate'],
  [['Romaine lettuce', 'Tomato'], ['leaf', 'slice'], 'each of its foods'],
  [['Garlic powder', 'Soy sauce', 'White rice'], ['grain'], 'no sauce over rice'],
  [['Coconut milk', 'Curry powder'], [], 'a sauce is no piece'],
  [['All-purpose flour', 'Eggs'], ['bread'], 'eggs in a dough are not seen'],
  [['Bread', 'Eggs'], ['bread', 'egg'], 'on a bread they are'],
] as const)('%j draws %j: %s', ([names, shapes]) => {
  const ids = [...svgOf(dishPlate({ seed: '1', names })).matchAll(/<g id='([a-z]+)/g)];
  expect(ids.map(([, shape]) => shape)).toEqual(shapes);
});

test('is a whole drawing of at most 24 kB, whatever the names are', () => {
  const hostile = ['</svg><script>alert(1)</script>', '" onerror="x', 'rice & "beans"', '#%'];
  const all = [...hostile, ...NAMES, 'Eggs', 'Corn', 'Sesame', 'Quinoa', 'Peas', 'Black beans'];
  const address = dishPlate({ seed: "'<x>'", names: all });
  const read = new DOMParser().parseFromString(svgOf(address), 'image/svg+xml');
  expect(read.querySelector('parsererror, script')).toBeNull();
  expect(read.documentElement.tagName).toBe('svg');
  expect(address).not.toMatch(/["<>#\s]\w*script|onerror|alert/);
  expect(address.length).toBeLessThan(24_000);
  expect(copiesIn(address)).toBeGreaterThan(40);
});
