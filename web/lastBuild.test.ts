import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { retireLastBuild } from './lastBuild.ts';

const HOUR = 60 * 60_000;
const BEGAN = Date.parse('2026-03-04T12:00:00.000Z');

/** A build folder whose files are as old as the build. */
function builtAt(time: number, files: readonly string[], folder: string): void {
  for (const place of ['assets', '.vite']) mkdirSync(join(folder, place), { recursive: true });
  const manifest = Object.fromEntries(files.map((name) => [name, { file: `assets/${name}` }]));
  writeFileSync(join(folder, '.vite', 'manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'index.html'), '');
  for (const name of files.flatMap((one) => [one, `${one}.br`])) {
    writeFileSync(join(folder, 'assets', name), '');
    utimesSync(join(folder, 'assets', name), time / 1000, time / 1000);
  }
}

test('code of the last build stays for a day after its replacement, whatever its age', () => {
  const folder = mkdtempSync(join(tmpdir(), 'larder-build-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const kept = () => readdirSync(join(folder, 'assets')).toSorted();
  builtAt(BEGAN - 300 * HOUR, ['first.js'], folder);

  retireLastBuild(folder, new Date(BEGAN));
  expect(readdirSync(folder)).toEqual(['assets']);
  expect(kept()).toEqual(['first.js', 'first.js.br']);
  builtAt(BEGAN, ['second.js'], folder);

  retireLastBuild(folder, new Date(BEGAN + 24 * HOUR));
  builtAt(BEGAN + 24 * HOUR, ['third.js'], folder);
  expect(kept()).toEqual(
    ['first', 'second', 'third'].flatMap((name) => [`${name}.js`, `${name}.js.br`]),
  );

  retireLastBuild(folder, new Date(BEGAN + 25 * HOUR));
  expect(kept()).toEqual(['second', 'third'].flatMap((name) => [`${name}.js`, `${name}.js.br`]));
});

test('without a build nothing is retired', () => {
  const folder = join(tmpdir(), 'larder-never-built');
  expect(() => retireLastBuild(folder)).not.toThrow();
});
