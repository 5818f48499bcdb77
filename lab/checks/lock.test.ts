import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { type Packages, problemsOf } from './lock.ts';

const lock = lockIn('.');

function lockIn(folder: string): { packages: Packages } {
  return JSON.parse(readFileSync(`${folder}/package-lock.json`, 'utf8')) as { packages: Packages }; // written by npm
}

test.for([
  ['.', 500],
  ['art', 40],
] as const)(
  'each package of %s has a checksum, comes from the registry and has an allowed licence',
  ([folder, least]) => {
    const { packages } = lockIn(folder);
    expect(Object.keys(packages).length).toBeGreaterThan(least);
    expect(problemsOf(packages)).toEqual([]);
  },
);

describe('a lock with a fault', () => {
  const SUM = `sha512-${'a'.repeat(86)}==`;
  const sound = { version: '1.0.0', integrity: SUM, license: 'MIT' };
  const project = { license: 'MIT', workspaces: ['ours'], dependencies: { a: '1.0.0' } };
  const good: Packages = {
    '': project,
    ours: { version: '0.1.0', license: 'MIT', dependencies: { '@larder/shared': '*' } },
    'node_modules/@larder/shared': { resolved: 'ours', link: true },
    'node_modules/a': { ...sound, dependencies: { b: '^1.0.0' } },
    'node_modules/a/node_modules/b': { ...sound, dependencies: { c: '>=1' } },
    'node_modules/c': { ...sound, license: '(MIT OR CC0-1.0)', dev: true },
    'node_modules/c/node_modules/d': { version: '1.0.0', license: 'ISC', inBundle: true },
  };
  const a = (more: object) => ({ 'node_modules/a': { ...sound, ...more } });

  test('a valid lock has no problem', () => {
    expect(problemsOf(good)).toEqual([]);
  });

  test.for<[string, Packages]>([
    ['a: has no integrity', a({ integrity: undefined })],
    ['a: has the integrity sha1-', a({ integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' })],
    ['a: has the integrity sha512-short', a({ integrity: 'sha512-short==' })],
    ['a: comes from https://example.com', a({ resolved: 'https://example.com/a.tgz' })],
    ['a: comes from git+ssh://', a({ resolved: 'git+ssh://git@example.com/a.git#1234567' })],
    ['a: comes from file:../a.tgz', a({ resolved: 'file:../a.tgz' })],
    ['a: is a link to ../a', { 'node_modules/a': { resolved: '../a', link: true } }],
    ['a: needs a-for-macs', a({ optionalDependencies: { 'a-for-macs': '1.0.0' } })],
    ['a: needs d, which is not in the lock', a({ dependencies: { d: '^1.0.0' } })],
    ['a: names no licence', a({ license: undefined })],
    ['a: has the licence SEE LICENSE IN x', a({ license: 'SEE LICENSE IN x' })],
    ['a: has the licence GPL-3.0-only', a({ license: 'MIT AND GPL-3.0-only' })],
    ['a: has the licence LGPL-3.0', a({ license: 'LGPL-3.0-or-later', dev: true })],
    ['a: has the licence MPL-2.0', a({ license: 'MPL-2.0' })],
    ['a is ^1.0.0, not an exact', { '': { ...project, dependencies: { a: '^1.0.0' } } }],
    ['a is github:x/a', { '': { ...project, dependencies: { a: 'github:x/a' } } }],
    ['a is file:../a', { ours: { ...sound, devDependencies: { a: 'file:../a' } } }],
  ])('%s', ([problem, change]) => {
    expect(problemsOf({ ...good, ...change })).toEqual([expect.stringContaining(problem)]);
  });
});

describe('the software bill of materials is made offline', () => {
  const used = new Set(
    Object.entries(lock.packages)
      .filter(([, { link }]) => !link)
      .map(([folder, entry]) => `${entry.name ?? nameOf(folder)}@${entry.version}`),
  );
  const made = (format: string): unknown =>
    JSON.parse(
      execFileSync('npm', ['sbom', '--package-lock-only', '--offline', `--sbom-format=${format}`], {
        encoding: 'utf8',
        maxBuffer: 16 * 1024 * 1024,
        stdio: ['ignore', 'pipe', 'ignore'],
      }),
    );

  test('as CycloneDX', () => {
    type Part = { 'bom-ref': string; licenses?: object[] };
    const { components, metadata } = made('cyclonedx') as {
      components: Part[];
      metadata: { component: Part };
    };
    const parts = [metadata.component, ...components];
    expect(new Set(parts.map((part) => part['bom-ref']))).toEqual(used);
    const unlicensed = parts.filter(({ licenses = [] }) => licenses.length === 0);
    // Its licence text is no SPDX name.
    expect(unlicensed.map((part) => part['bom-ref'])).toEqual(['zipcodes@8.0.0']);
  });

  test('as SPDX', () => {
    const { packages } = made('spdx') as {
      packages: { name: string; versionInfo: string; licenseDeclared: string }[];
    };
    expect(new Set(packages.map(({ name, versionInfo }) => `${name}@${versionInfo}`))).toEqual(
      used,
    );
    expect(packages.filter(({ licenseDeclared }) => licenseDeclared === 'NOASSERTION')).toEqual([]);
  });
});

function nameOf(folder: string): string {
  return folder.split('node_modules/').at(-1) ?? '';
}
