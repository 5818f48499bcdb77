import { existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

import type { Manifest } from 'vite';

/** Pages open during a build may request their code for this long. */
const KEPT_MS = 24 * 60 * 60_000;
const ASSETS = 'assets';

/**
 * Empties the build folder except for hashed files: those of the last build are retired now, those retired
 * a day ago are deleted.
 */
export function retireLastBuild(folder: string, now = new Date()): void {
  const last = filesOfLastBuild(folder);
  for (const name of namesIn(folder))
    if (name !== ASSETS) rmSync(join(folder, name), { recursive: true });
  for (const name of namesIn(join(folder, ASSETS))) {
    const file = join(folder, ASSETS, name);
    if (last.has(`${ASSETS}/${name.replace(/\.(br|gz)$/, '')}`)) utimesSync(file, now, now);
    else if (now.getTime() - statSync(file).mtimeMs > KEPT_MS) rmSync(file);
  }
}

function filesOfLastBuild(folder: string): ReadonlySet<string> {
  const file = join(folder, '.vite', 'manifest.json');
  const manifest: Manifest = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const chunks = Object.values(manifest);
  return new Set(
    chunks.flatMap(({ file: own, css = [], assets = [] }) => [own, ...css, ...assets]),
  );
}

function namesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}
