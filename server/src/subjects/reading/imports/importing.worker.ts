import { strToU8, zipSync } from 'fflate';

import { exportedRecipe, exportName } from './exportFile.rules.ts';
import { unpacked } from './packed.rules.ts';
import { readFile, type ReadFile } from './readFile.rules.ts';

/** Reads a file; see `readFile`. */
export function read(file: { name: string; bytes: Uint8Array }): ReadFile {
  return readFile(file);
}

/** A zip of recipes, a file each; equal recipes give equal bytes. */
export function pack(pages: readonly Uint8Array[]): Uint8Array {
  const recipes = pages.flatMap(unpacked);
  const taken = new Set<string>();
  const files: Record<string, Uint8Array> = {};
  for (const recipe of recipes) {
    const name = exportName(recipe.title, taken);
    taken.add(name);
    files[name] = strToU8(`${JSON.stringify(exportedRecipe(recipe), null, 2)}\n`);
  }
  // Zip files know no time before 1980.
  return zipSync(files, { level: 6, mtime: new Date(1980, 0, 2) });
}
