import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { RECIPE_WIDTHS } from './render.ts';

/** Where the pictures are kept. */
const IMAGES = fileURLToPath(new URL('../data/images', import.meta.url));

/**
 * What has been drawn, so that a picture's address can carry its version: recipe id and ingredient
 * slug to the first 8 hex digits of the hash of the drawing the files were made from.
 */
export type Manifest = {
  readonly recipes: Readonly<Record<string, string>>;
  readonly ingredients: Readonly<Record<string, string>>;
};

/** Changes when files are encoded in another way, so that all of them are made again. */
const ENCODING = 1;

/** The version of a drawing. */
export const hashOf = (svg: string): string =>
  createHash('sha256').update(`${ENCODING}\n${svg}`).digest('hex').slice(0, 8);

const MANIFEST = join(IMAGES, 'manifest.json');

const isManifest = (value: unknown): value is Manifest =>
  typeof value === 'object' && value !== null && 'recipes' in value && 'ingredients' in value;

/** The manifest as it is kept; empty before the first run. */
export function readManifest(): Manifest {
  if (!existsSync(MANIFEST)) return { recipes: {}, ingredients: {} };
  const parsed: unknown = JSON.parse(readFileSync(MANIFEST, 'utf8'));
  if (!isManifest(parsed)) throw new Error(`${MANIFEST} is not a manifest`);
  return parsed;
}

const sorted = (entries: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(entries).toSorted(([a], [b]) => (a < b ? -1 : 1)));

export function writeManifest(manifest: Manifest): void {
  mkdirSync(IMAGES, { recursive: true });
  const tidy = { recipes: sorted(manifest.recipes), ingredients: sorted(manifest.ingredients) };
  writeFileSync(MANIFEST, `${JSON.stringify(tidy, null, 1)}\n`);
}

export const recipeFile = (id: number | string, width: number): string =>
  join(IMAGES, 'recipes', `${id}-${width}.webp`);
export const recipeFiles = (id: number | string): readonly string[] =>
  RECIPE_WIDTHS.map((width) => recipeFile(id, width));
export const tileFile = (slug: string): string => join(IMAGES, 'ingredients', `${slug}.webp`);
/** Where the AVIF of a WebP lies, if it is worth keeping. */
export const avifFile = (webp: string): string => webp.replace(/webp$/, 'avif');
export const siteFile = (name: string): string => join(IMAGES, 'site', name);

/** Writes a file, making its folder when it is not there. */
export function save(path: string, content: Buffer | string): void {
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, content);
}

/** Removes the files of a folder of the images that are not in the list. */
export function keepOnly(folder: 'recipes' | 'ingredients', wanted: readonly string[]): void {
  const directory = join(IMAGES, folder);
  if (!existsSync(directory)) return;
  const keep = new Set(wanted);
  for (const name of readdirSync(directory)) {
    const path = join(directory, name);
    if (!keep.has(path)) rmSync(path);
  }
}
