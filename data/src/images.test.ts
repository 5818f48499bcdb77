import { existsSync, readdirSync, statSync } from 'node:fs';

import { expect, test } from 'vitest';

import { readFacts } from '#catalogue/facts';
import { readRecipes } from '#recipes/corpus';

import { ingredientImage, recipeImage } from './images.ts';

const IMAGES = new URL('../images/', import.meta.url);

const fileOf = (name: string): URL => new URL(name, IMAGES);
const isThere = (name: string): boolean => existsSync(fileOf(name));
const kilobytes = (name: string): number => statSync(fileOf(name)).size / 1024;
const avifOf = (name: string): string => name.replace(/webp$/, 'avif');
/** The file behind an address: "/images/recipes/1001-768.webp?v=0a1b2c3d". */
const served = (address: string | null): string =>
  /^\/images\/(.+)\?v=[\da-f]{8}$/.exec(address ?? '')?.[1] ?? 'none';

const large = readRecipes().map(({ id }) => served(recipeImage(id)));
const small = large.map((name) => name.replace('-768.', '-384.'));
const tiles = readFacts().map(({ slug }) => served(ingredientImage(slug)));
const heroes = ['pasta', 'salad', 'curry'].map((dish) => `site/hero-${dish}.webp`);
const chips = ['all', 'italian', 'indian', 'mediterranean', 'mexican', 'asian'].map(
  (cuisine) => `site/chip-${cuisine}.webp`,
);
const icons = ['icon-192.png', 'icon-512.png', 'icon-maskable-512.png'].map(
  (name) => `site/${name}`,
);

test('every recipe and ingredient has its pictures, and no picture is left over', () => {
  const wanted = [...large, ...small, ...tiles];
  expect(wanted.length).toBeGreaterThan(1_000);
  expect(wanted.filter((name) => !isThere(name))).toEqual([]);
  const known = new Set([...wanted, ...[...large, ...small].map(avifOf)]);
  const kept = ['recipes', 'ingredients'].flatMap((folder) =>
    readdirSync(fileOf(folder)).map((name) => `${folder}/${name}`),
  );
  expect(kept.filter((name) => !known.has(name))).toEqual([]);
});

test.for<readonly [string, readonly string[], number, number]>([
  ['a page of twelve cards stays under a quarter of a megabyte', small, 20, 30],
  ['the picture of a recipe page', large, 50, 65],
  ['the tile of an ingredient', tiles, 6, 6],
  ['a dish on the home page', heroes, 70, 70],
  ['a cuisine chip', chips, 4, 4],
  ['an icon of the app', icons, 60, 60],
  ['its small icon', icons.slice(0, 1), 20, 20],
])('%s weighs little', ([, names, average, most]) => {
  const sizes = names.map(kilobytes);
  expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeLessThanOrEqual(average);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(most);
});

test('an AVIF is smaller than its WebP by a fifth', () => {
  const webp = [...large, ...small, ...heroes];
  const both = webp.filter((name) => isThere(avifOf(name)));
  expect(both.length).toBeGreaterThan(webp.length / 2);
  expect(both.filter((name) => kilobytes(avifOf(name)) > 0.8 * kilobytes(name))).toEqual([]);
});
