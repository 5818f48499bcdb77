import { readFileSync } from 'node:fs';

import { readFacts } from '@larder/data/catalogue/facts';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';

import { drawDish } from '#dishes/compose';
import { drawTile, TILE } from '#icons/iconTable';

import { dishInputs } from './corpus.ts';
import { RECIPE_WIDTHS, toRecipeFiles, toTileFile } from './render.ts';
import { brightnessOf, ssim } from './ssim.ts';
import { avifFile, hashOf, readManifest, recipeFile, siteFile, tileFile } from './store.ts';

const inputs = dishInputs();
const facts = readFacts();
const manifest = readManifest();
/** Every recipe with its drawing; made once, since it takes a few seconds. */
let drawings: readonly { readonly id: number; readonly title: string; readonly svg: string }[] = [];

beforeAll(() => {
  drawings = inputs.map((input) => ({ id: input.id, title: input.title, svg: drawDish(input) }));
}, 120_000);

/** The mean difference of two pictures' channels, 0 to 255. */
async function difference(a: Buffer, b: Buffer): Promise<number> {
  const [first, second] = await Promise.all(
    [a, b].map((file) => sharp(file).ensureAlpha().raw().toBuffer()),
  );
  if (!first || first.length !== second?.length) return 255;
  return (
    first.reduce((sum, value, i) => sum + Math.abs(value - (second[i] ?? 0)), 0) / first.length
  );
}

test('the same recipe always gives the same drawing', () => {
  for (const input of inputs.slice(0, 12)) expect(drawDish(input)).toBe(drawDish(input));
});

test('recipes that differ only in their number or their ingredients have other pictures', () => {
  const [input] = inputs;
  if (!input) throw new Error('there are no recipes');
  expect(drawDish({ ...input, id: input.id + 1 })).not.toBe(drawDish(input));
  expect(drawDish({ ...input, ingredients: input.ingredients.slice(1) })).not.toBe(drawDish(input));
});

test('the corpus has every kind of dish', () => {
  expect(new Set(inputs.map(({ dish }) => dish)).size).toBe(18);
});

/** What is wrong with a drawing: numbers that are none, references to nothing. */
function faultsOf(svg: string): string[] {
  const numbers = svg.match(/NaN|undefined|Infinity/g) ?? [];
  const defined = new Set(Array.from(svg.matchAll(/ id="([^"]+)"/g), ([, id]) => id));
  const used = Array.from(svg.matchAll(/url\(#([^)]+)\)/g), ([, id = '']) => id);
  return [...numbers, ...used.filter((id) => !defined.has(id))];
}

test('a drawing uses only numbers and definitions that exist', () => {
  const faults = drawings.map(({ title, svg }) => ({ title, faults: faultsOf(svg) }));
  expect(faults.filter((found) => found.faults.length > 0)).toEqual([]);
});

test('the pictures of all recipes are those the code draws now', () => {
  const versions = Object.fromEntries(drawings.map(({ id, svg }) => [id, hashOf(svg)]));
  expect(manifest.recipes).toEqual(versions);
});

test('the icons of the whole catalogue are those the code draws now', () => {
  const versions = Object.fromEntries(
    facts.map(({ name, slug }) => [slug, hashOf(drawTile(name))]),
  );
  expect(manifest.ingredients).toEqual(versions);
});

test('drawing a recipe again gives the picture that is kept', async () => {
  for (const input of [inputs.at(0), inputs.at(-1)]) {
    if (!input) throw new Error('there are no recipes');
    for (const { width, webp } of await toRecipeFiles(drawDish(input))) {
      // Other processors may round a pixel another way; another picture differs by more than 20.
      expect(await difference(webp, readFileSync(recipeFile(input.id, width)))).toBeLessThan(1);
    }
  }
}, 60_000);

test('drawing an icon again gives the tile that is kept', async () => {
  for (const { name, slug } of facts.slice(0, 2)) {
    const drawn = await toTileFile(drawTile(name), TILE);
    expect(await difference(drawn, readFileSync(tileFile(slug)))).toBeLessThan(1);
  }
});

/** A tile as one sees it at a glance: 28 pixels square, its red, green and blue one after the other. */
const glance = (slug: string): Promise<Buffer> =>
  sharp(tileFile(slug))
    .flatten({ background: '#ffffff' })
    .resize(28)
    .removeAlpha()
    .raw()
    .toBuffer();

test('no two ingredients look alike at a glance', async () => {
  const seen = await Promise.all(
    facts.map(async ({ name, slug }) => ({ name, pixels: await glance(slug) })),
  );
  const alike = seen.flatMap(({ name, pixels }, i) =>
    seen.slice(i + 1).flatMap((other) => {
      let sum = 0;
      for (let at = 0; at < pixels.length; at += 1)
        sum += Math.abs((pixels[at] ?? 0) - (other.pixels[at] ?? 0));
      return sum / pixels.length < 2 ? [`${name}, ${other.name}`] : [];
    }),
  );
  expect(alike).toEqual([]);
}, 60_000);

test.for([
  ...['pasta', 'salad', 'curry'].map((dish) => [`hero-${dish}.webp`, 520] as const),
  ...['all', 'italian', 'indian', 'mediterranean', 'mexican', 'asian'].map(
    (cuisine) => [`chip-${cuisine}.webp`, 64] as const,
  ),
  ['icon-192.png', 192],
  ['icon-512.png', 512],
  ['icon-maskable-512.png', 512],
] as const)('%s has sides of %i pixels', async ([name, side]) => {
  const found = await sharp(siteFile(name)).metadata();
  expect([found.width, found.height]).toEqual([side, side]);
});

test('an AVIF looks at least as much like the drawing as its WebP does', async () => {
  for (const input of [inputs.at(0), inputs.at(-1)]) {
    if (!input) throw new Error('there are no recipes');
    for (const { width, drawn, webp } of await toRecipeFiles(drawDish(input))) {
      const [original, ours, other] = await Promise.all(
        [drawn, webp, readFileSync(avifFile(recipeFile(input.id, width)))].map(brightnessOf),
      );
      if (!original || !ours || !other) throw new Error('a picture is missing');
      // Other processors may round a pixel another way.
      expect(ssim(original, other)).toBeGreaterThan(ssim(original, ours) - 0.001);
    }
  }
}, 60_000);

test('recipes are kept 4 to 3', async () => {
  const id = inputs[0]?.id ?? 0;
  const sizes = await Promise.all(
    RECIPE_WIDTHS.map(async (width) => {
      const found = await sharp(recipeFile(id, width)).metadata();
      return [found.width, found.height];
    }),
  );
  expect(sizes).toEqual([
    [384, 288],
    [768, 576],
  ]);
});
