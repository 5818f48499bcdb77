import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

import { ROOT } from './tools.mjs';

const SERVER = join(ROOT, 'server', 'src');
/** Read by what opens PostgreSQL in a test. */
const ADDRESS = 'TEST_DATABASE_URL';
const OWN_IMPORT = /(?:from|import)[\s(]+'([.#][^']+)'/g;

/**
 * The server's test files that could run on PostgreSQL: they, or files of the server that they import, read its address.
 * The others do the same with and without it.
 */
export function databaseTests() {
  const files = new Map();
  return readdirSync(SERVER, { recursive: true })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => join(SERVER, name))
    .filter((test) => withImports(test, files).some((file) => files.get(file).readsAddress))
    .map((test) => relative(ROOT, test));
}

/** Adds to `files` what is not in it yet. Shape: the paths of the file and of all that it imports. */
function withImports(test, files) {
  const found = new Set([test]);
  for (const file of found) {
    if (!files.has(file)) files.set(file, read(file));
    for (const imported of files.get(file).imports) found.add(imported);
  }
  return [...found];
}

function read(file) {
  const text = readFileSync(file, 'utf8');
  const imports = [...text.matchAll(OWN_IMPORT)].map(([, name]) => pathOf(name, file));
  return { readsAddress: text.includes(ADDRESS), imports };
}

function pathOf(name, importer) {
  const path = name.startsWith('#') ? join(SERVER, name.slice(1)) : join(dirname(importer), name);
  return path.endsWith('.ts') ? path : `${path}.ts`;
}
