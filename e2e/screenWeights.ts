import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const DIST = new URL('../web/dist/', import.meta.url);

/** Max JavaScript of a screen beyond the first visit of `/`. Units: bytes after gzip. */
const AREA_JS = { shopper: 45_000, vendor: 75_000, admin: 75_000 };
/** Screens that do more at once, by the names of their pages. */
const SCREEN_JS: Readonly<Record<string, number>> = {
  ShoppingPage: 70_000,
  // They read lines while they are written, in six languages, with the words that tell kinds of food.
  NewRecipePage: 71_000,
  EditRecipePage: 71_000,
  ReviewPage: 55_000,
  CheckoutPage: 55_000,
  GroceryListPage: 52_000,
  CookPage: 50_500,
  PantryPage: 49_500,
  VendorStoresPage: 77_600,
};

type Chunk = {
  file: string;
  src?: string;
  imports?: string[];
  css?: string[];
};

function readManifest(): Record<string, Chunk> {
  return JSON.parse(readFileSync(new URL('.vite/manifest.json', DIST), 'utf8'));
}

/** The JavaScript that every page loads. Units: bytes after gzip. */
export function weighShell(): number {
  const manifest = readManifest();
  const chunks = [...closure(manifest, ['index.html'])].flatMap((name) => manifest[name] ?? []);
  return sum(chunks.map(({ file }) => zipped(file)));
}

/**
 * The code of each screen of the last build, its own and shared, the heaviest first.
 *
 * Units   bytes after gzip.
 * Shape   `js` may be at most `limit`.
 */
export function weighScreens(): { screen: string; js: number; limit: number; css: number }[] {
  const manifest = readManifest();
  const shell = closure(manifest, ['index.html']);
  const screens = Object.entries(manifest).filter(([, { src }]) =>
    (src ?? '').endsWith('Page.tsx'),
  );
  return screens
    .map(([key, { src = '' }]) => {
      const area = /(?:^|\/)src\/(?:features\/)?(vendor|admin)/.exec(src)?.[1] as
        | 'vendor'
        | 'admin'
        | undefined;
      const screen = src.replace(/^.*\//, '').replace('.tsx', '');
      const frame = Object.entries(manifest).find(
        ([, chunk]) => area && chunk.src?.toLowerCase().endsWith(`/${area}area.tsx`),
      );
      const chunks = closure(manifest, [key, ...(frame ? [frame[0]] : [])], shell);
      const own = [...chunks].map((name) => manifest[name]).filter((chunk) => chunk !== undefined);
      return {
        screen,
        js: sum(own.map(({ file }) => zipped(file))),
        limit: SCREEN_JS[screen] ?? AREA_JS[area ?? 'shopper'],
        css: sum([...new Set(own.flatMap(({ css = [] }) => css))].map(zipped)),
      };
    })
    .toSorted((a, b) => b.js - a.js);
}

/** The chunks of the last build that need each other, as "a > b > a"; code that runs as they load may find one empty. */
export function chunksInCircles(): string[] {
  const manifest = readManifest();
  const found: string[] = [];
  const done = new Set<string>();
  const follow = (key: string, path: readonly string[]): void => {
    if (path.includes(key)) found.push([...path.slice(path.indexOf(key)), key].join(' > '));
    if (done.has(key)) return;
    done.add(key);
    for (const next of manifest[key]?.imports ?? []) follow(next, [...path, key]);
  };
  for (const key of Object.keys(manifest)) follow(key, []);
  return found;
}

/** The chunks that these load statically, without those in `known`. */
function closure(
  manifest: Record<string, Chunk>,
  from: readonly string[],
  known: ReadonlySet<string> = new Set(),
): Set<string> {
  const found = new Set<string>();
  const follow = (key: string): void => {
    if (found.has(key) || known.has(key)) return;
    found.add(key);
    for (const next of manifest[key]?.imports ?? []) follow(next);
  };
  for (const key of from) follow(key);
  return found;
}

function zipped(file: string): number {
  return gzipSync(readFileSync(new URL(file, DIST))).length;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
