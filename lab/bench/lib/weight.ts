import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import type { Browser } from '@playwright/test';

import { ROOT } from '#reliability/harness/root';

const DIST = join(ROOT, 'web', 'dist');

type Chunk = {
  file: string;
  src?: string;
  imports?: string[];
  css?: string[];
};

function readManifest(): Record<string, Chunk> {
  return JSON.parse(readFileSync(join(DIST, '.vite', 'manifest.json'), 'utf8'));
}

/** The JavaScript that every page loads. Units: bytes after gzip. */
export function weighShell(): number {
  const manifest = readManifest();
  const chunks = [...closure(manifest, ['index.html'])].flatMap((name) => manifest[name] ?? []);
  return sum(chunks.map(({ file }) => zipped(file)));
}

/** The code of each screen, its own and shared. Units: bytes after gzip. */
export function weighScreens(): { screen: string; js: number; css: number }[] {
  const manifest = readManifest();
  const shell = closure(manifest, ['index.html']);
  const screens = Object.entries(manifest).filter(([, { src }]) =>
    (src ?? '').endsWith('Page.tsx'),
  );
  return screens
    .map(([key, { src = '' }]) => {
      const area = /features\/(vendor|admin)/.exec(src)?.[1];
      const frame = Object.entries(manifest).find(
        ([, chunk]) => area && chunk.src?.toLowerCase().endsWith(`/${area}area.tsx`),
      );
      const chunks = closure(manifest, [key, ...(frame ? [frame[0]] : [])], shell);
      const own = [...chunks].map((name) => manifest[name]).filter((chunk) => chunk !== undefined);
      return {
        screen: src.replace(/^.*features\//, '').replace('.tsx', ''),
        js: sum(own.map(({ file }) => zipped(file))),
        css: sum([...new Set(own.flatMap(({ css = [] }) => css))].map(zipped)),
      };
    })
    .toSorted((a, b) => b.js - a.js);
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

export type Visit = { js: number; css: number; fonts: number; pictures: number; files: string[] };

/** What a first visit downloads, without a service worker. Units: bytes; code after gzip. */
export async function weighVisit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: { width: 412, height: 823 },
  });
  const page = await context.newPage();
  const visit: Visit = { js: 0, css: 0, fonts: 0, pictures: 0, files: [] };
  const reading: Promise<void>[] = [];
  page.on('response', (response) => {
    const kind = KINDS[response.request().resourceType()];
    if (!kind || response.status() !== 200) return;
    reading.push(
      response.body().then((body) => {
        const bytes = kind === 'js' || kind === 'css' ? gzipSync(body).length : body.length;
        visit[kind] += bytes;
        visit.files.push(new URL(response.url()).pathname);
      }),
    );
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await Promise.all(reading);
  await context.close();
  return visit;
}

const KINDS: Readonly<Record<string, 'js' | 'css' | 'fonts' | 'pictures'>> = {
  script: 'js',
  stylesheet: 'css',
  font: 'fonts',
  image: 'pictures',
};

function zipped(file: string): number {
  return gzipSync(readFileSync(join(DIST, file))).length;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
