import { existsSync, rmSync } from 'node:fs';

import { type IngredientFacts, readFacts } from '@larder/data/catalogue/facts';

import { drawCutOut, drawDish } from '#dishes/compose';
import { drawTile, TILE } from '#icons/iconTable';
import type { DishInput } from '#pantry/reading';
import { CHIPS, HEROES } from '#site/heroes';
import { drawLogo } from '#site/logo';

import { toAvif } from './avif.ts';
import { dishInputs } from './corpus.ts';
import {
  type Encoded,
  toCutOutFile,
  toDiscFile,
  toIconFile,
  toRecipeFiles,
  toTileFile,
} from './render.ts';
import {
  avifFile,
  hashOf,
  keepOnly,
  readManifest,
  recipeFile,
  recipeFiles,
  save,
  siteFile,
  tileFile,
  writeManifest,
} from './store.ts';

/** Widths of the home page's pictures in pixels. */
const HERO_WIDTH = 520;
const CHIP_WIDTH = 64;

/** How much of its canvas a dish takes; a chip is cut to its dish, and needs room only to be drawn. */
const HERO_SHARE = 0.91;
const CHIP_SHARE = 0.6;

type Wish = { readonly all: boolean; readonly sample: number | undefined };

/** `--all` draws everything again; `--sample 12` stops after 12 recipes, spread over the corpus. */
function readWish(args: readonly string[]): Wish {
  const at = args.indexOf('--sample');
  const sample = at < 0 ? undefined : Number(args[at + 1]);
  if (sample !== undefined && !(sample > 0)) throw new Error('--sample needs a number above 0');
  return { all: args.includes('--all'), sample };
}

const spread = (inputs: readonly DishInput[], count: number): readonly DishInput[] =>
  inputs.filter(
    (_, i) =>
      Math.floor((i * count) / inputs.length) !== Math.floor(((i - 1) * count) / inputs.length),
  );

/** Saves a picture as WebP, and as AVIF where that is worth it. */
async function saveBoth(path: string, picture: Encoded): Promise<void> {
  save(path, picture.webp);
  const avif = await toAvif(picture);
  if (avif) save(avifFile(path), avif);
  else rmSync(avifFile(path), { force: true });
}

/** Draws the recipes that are missing or changed; gives the versions of all that now have files. */
async function drawRecipes(
  inputs: readonly DishInput[],
  wish: Wish,
): Promise<Record<string, string>> {
  const before = readManifest().recipes;
  const after: Record<string, string> = {};
  let drawn = 0;
  for (const input of inputs) {
    const svg = drawDish(input);
    const hash = hashOf(svg);
    const current =
      before[input.id] === hash && recipeFiles(input.id).every((path) => existsSync(path));
    if (!current || wish.all) {
      for (const { width, ...picture } of await toRecipeFiles(svg))
        await saveBoth(recipeFile(input.id, width), picture);
      drawn += 1;
    }
    after[input.id] = hash;
  }
  console.log(`recipes: ${inputs.length}, drawn now: ${drawn}`);
  return after;
}

async function drawIngredients(
  facts: readonly IngredientFacts[],
  wish: Wish,
): Promise<Record<string, string>> {
  const before = readManifest().ingredients;
  const after: Record<string, string> = {};
  let drawn = 0;
  for (const { name, slug } of facts) {
    const svg = drawTile(name);
    const hash = hashOf(svg);
    if (wish.all || before[slug] !== hash || !existsSync(tileFile(slug))) {
      save(tileFile(slug), await toTileFile(svg, TILE));
      drawn += 1;
    }
    after[slug] = hash;
  }
  console.log(`ingredients: ${facts.length}, drawn now: ${drawn}`);
  return after;
}

/** Hero dishes, cuisine chips and the app's icon: few enough to draw every time. */
async function drawSite(): Promise<void> {
  for (const [name, input] of Object.entries(HEROES)) {
    const svg = drawCutOut(input, HERO_WIDTH, HERO_SHARE);
    await saveBoth(siteFile(`${name}.webp`), await toCutOutFile(svg, HERO_WIDTH));
  }
  for (const [name, input] of Object.entries(CHIPS)) {
    const svg = drawCutOut(input, HERO_WIDTH, CHIP_SHARE);
    save(siteFile(`${name}.webp`), await toDiscFile(svg, CHIP_WIDTH, CHIP_SHARE));
  }
  save(siteFile('favicon.svg'), drawLogo('rounded'));
  for (const side of [192, 512])
    save(siteFile(`icon-${side}.png`), await toIconFile(drawLogo('rounded'), side));
  save(siteFile('icon-maskable-512.png'), await toIconFile(drawLogo('maskable'), 512));
  console.log('site: drawn');
}

async function main(): Promise<void> {
  const wish = readWish(process.argv.slice(2));
  const inputs = dishInputs();
  const facts = readFacts();
  const chosen = wish.sample === undefined ? inputs : spread(inputs, wish.sample);
  const ingredients = await drawIngredients(facts, wish);
  const recipes = await drawRecipes(chosen, wish);
  await drawSite();
  const kept = wish.sample === undefined ? {} : readManifest().recipes;
  writeManifest({ recipes: { ...kept, ...recipes }, ingredients });
  if (wish.sample !== undefined) return;
  keepOnly(
    'recipes',
    inputs.flatMap(({ id }) => recipeFiles(id).flatMap((path) => [path, avifFile(path)])),
  );
  keepOnly(
    'ingredients',
    facts.map(({ slug }) => tileFile(slug)),
  );
}

await main();
