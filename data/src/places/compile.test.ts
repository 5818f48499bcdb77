import { readFileSync, statSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

import { expect, test } from 'vitest';

import { compileCities } from './compile.ts';
import { LARGEST_CITIES } from './largestCities.ts';
import { FILE } from './packed.ts';
import { STATES } from './states.ts';

const cities = compileCities();
const named = new Map(cities.map((city) => [`${city[0]}, ${city[1]}`, city]));

test('the file that is kept is what the sources give', () => {
  const kept: unknown = JSON.parse(brotliDecompressSync(readFileSync(FILE)).toString('utf8'));
  expect(kept).toEqual(cities);
});

test('the file is small', () => {
  expect(statSync(FILE).size).toBeLessThan(700_000);
});

test('nearly all ZIP codes of the country are there, none twice', () => {
  const codes = cities.flatMap(([, , numbers]) => numbers.filter((_, index) => index % 4 === 0));
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes.length).toBeGreaterThan(41_000);
});

test('every state has cities, and every city a state', () => {
  expect(new Set(cities.map(([, state]) => state))).toEqual(new Set(STATES.keys()));
});

test('the largest cities are known by the name they are listed under, and lead the list', () => {
  expect(LARGEST_CITIES.filter((name) => !named.has(name))).toEqual([]);
  expect(cities.slice(0, 3).map(([name]) => name)).toEqual(['New York', 'Los Angeles', 'Chicago']);
  expect(new Set(LARGEST_CITIES).size).toBe(LARGEST_CITIES.length);
});

test.for([
  ['McKeesport, PA', 'written "Mckeesport" in the source'],
  ['McGraw, NY', 'written "Mc Graw"'],
  ["O'Fallon, MO", 'written "O Fallon"'],
  ["Coeur d'Alene, ID", 'written "Coeur D Alene"'],
  ["D'Lo, MS", 'written "D Lo"'],
  ['Melcher-Dallas, IA', 'written "Melcher-dallas"'],
  ['Mary D, PA', 'a letter at the end stays'],
] as const)('%s is spelled as people spell it: %s', ([name]) => {
  expect(named.has(name)).toBe(true);
});

test('firms with a code of their own are no cities', () => {
  expect(cities.filter(([name]) => /[\d&]/.test(name))).toEqual([]);
});
