import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import { expect, test } from 'vitest';

const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', 'docs/guide.md', 'docs/reliability.md'];
/** A path from the root in backticks: `server/src/app.ts`, `bench/results`. */
const PATH = /`((?:\.?\w[\w.-]*\/)+[\w.-]*)`/g;
const LINK = /\]\((?!https?:)([^)#]+)[^)]*\)/g;

test.for(DOCUMENTS)('%s names files that exist', (document) => {
  const text = readFileSync(document, 'utf8');
  const named = [
    ...[...text.matchAll(PATH)].map(([, path = '']) => path),
    ...[...text.matchAll(LINK)].map(([, path = '']) => join(dirname(document), path)),
  ];
  // What a run leaves in `.data` is in no checkout.
  const kept = named.filter((path) => !path.startsWith('.data/'));
  // Guards against a pattern that matches nothing.
  expect(kept.length).toBeGreaterThan(5);
  expect(kept.filter((path) => !existsSync(path))).toEqual([]);
});

test('docs/guide.md names files by their own names', () => {
  const files = new Set(
    globSync('{{shared,data,server,web}/src,server/migrations,e2e}/**/*.{ts,tsx,sql}').map((file) =>
      basename(file),
    ),
  );
  const named = [...readFileSync('docs/guide.md', 'utf8').matchAll(/`([\w.-]+\.(?:tsx?|sql))`/g)];
  expect(named.length).toBeGreaterThan(5);
  expect(named.map(([, name = '']) => name).filter((name) => !files.has(name))).toEqual([]);
});

test('docs/guide.md has a line for every table', () => {
  const migrations = globSync('server/migrations/*.sql').map((file) => readFileSync(file, 'utf8'));
  const tables = [...migrations.join('\n').matchAll(/^create table (\w+)/gm)];
  const guide = readFileSync('docs/guide.md', 'utf8');
  expect(tables.length).toBeGreaterThan(15);
  const missing = tables.filter(([, name]) => !guide.includes(`| \`${name}\``));
  expect(missing.map(([, name]) => name)).toEqual([]);
});
