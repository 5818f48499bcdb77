import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import { expect, test } from 'vitest';

const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  'docs/guide.md',
  'docs/recipes.md',
  'docs/reliability.md',
];
/** A path from the root in backticks: `server/src/app.ts`, `bench/results`. */
const PATH = /`((?:\.?\w[\w.-]*\/)+[\w.-]*)`/g;
/** Where the paths of the guide's tables begin. */
const BASES = ['.', 'shared/src', 'server/src', 'server/src/subjects', 'web/src'];
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
  const bases = ['docs/guide.md', 'docs/recipes.md'].includes(document) ? BASES : ['.'];
  const isThere = (path: string) => bases.some((base) => existsSync(join(base, path)));
  expect(kept.filter((path) => !isThere(path))).toEqual([]);
});

test.for(['docs/guide.md', 'docs/recipes.md'])('%s names files by their own names', (document) => {
  const files = new Set(
    globSync('{{shared,data,server,web}/src,server/migrations,e2e}/**/*.{ts,tsx,sql}').map((file) =>
      basename(file),
    ),
  );
  const named = [...readFileSync(document, 'utf8').matchAll(/`([\w.-]+\.(?:tsx?|sql))`/g)];
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

test('docs/guide.md names every journey, and quotes titles as they begin', () => {
  const guide = readFileSync('docs/guide.md', 'utf8');
  const journeys = globSync('e2e/*.spec.ts').map((file) => basename(file));
  expect(journeys.length).toBeGreaterThan(40);
  expect(journeys.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
  const quoted = [...guide.matchAll(/`([\w.-]+\.spec\.ts)`: ((?:"[^"|]+"(?:, )?)+)/g)].flatMap(
    ([, name = '', titles = '']) =>
      [...titles.matchAll(/"([^"]+)"/g)].map(([, title = '']) => ({ name, title })),
  );
  expect(quoted.length).toBeGreaterThan(5);
  const isTitle = ({ name, title }: { name: string; title: string }) =>
    readFileSync(`e2e/${name}`, 'utf8').includes(`test('${title}`);
  expect(quoted.filter((one) => !isTitle(one))).toEqual([]);
});
