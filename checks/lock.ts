/** What this reads of an entry of package-lock.json. Source: npm's reference, "package-lock.json". */
type Entry = {
  name?: string;
  version?: string;
  resolved?: string;
  integrity?: string;
  license?: string;
  link?: boolean;
  dev?: boolean;
  inBundle?: boolean;
  workspaces?: readonly string[];
  dependencies?: Readonly<Record<string, string>>;
  devDependencies?: Readonly<Record<string, string>>;
  optionalDependencies?: Readonly<Record<string, string>>;
};

/** Entries by the folder they are installed in; '' is the project itself. */
export type Packages = Readonly<Record<string, Entry>>;

const SHA512 = /^sha512-[A-Za-z\d+/]{86}==$/;
const EXACT = /^\d+\.\d+\.\d+(?:-[\w.-]+)?$/;

/** Licences that ask for their text to be passed on, and for nothing else. */
const PERMISSIVE = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
];
const IN_PRODUCTION = new Set(PERMISSIVE);
/** Tools, and what the pages are built from: also licences that bind the package's own files alone. */
const IN_DEVELOPMENT = new Set([...PERMISSIVE, 'CC0-1.0', 'Zlib', 'OFL-1.1', 'MPL-2.0']);
/** What draws the pictures is run here and never passed on. */
const DRAWING = { packages: 'node_modules/@img/sharp-', licence: 'LGPL-3.0-or-later' };
/** Packages that name their licence in other words than SPDX's, with what the text in them is. */
const READ_BY_HAND: Readonly<Record<string, string>> = { 'node_modules/zipcodes': 'BSD-3-Clause' };

/**
 * What a lock file does not keep of its promise that everybody installs the same, from the registry,
 * under licences we may use.
 *
 * Shape   one line for each problem, with the folder of the package; none when all is well.
 */
export function problemsOf(packages: Packages): string[] {
  return Object.entries(packages).flatMap(([folder, entry]) =>
    [
      ...(isOurs(folder) ? inexact(entry) : fromElsewhere(entry, packages)),
      ...missing(folder, packages),
      ...unlicensed(folder, entry),
    ].map((problem) => `${folder || 'package.json'}: ${problem}`),
  );
}

/** Whether a folder is the project or one of its workspaces. */
function isOurs(folder: string): boolean {
  return !folder.includes('node_modules/');
}

/** What we ask for is one version of the registry's, or another workspace. */
function inexact({ dependencies, devDependencies, optionalDependencies }: Entry): string[] {
  return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
    .filter(
      ([name, wanted]) => !EXACT.test(wanted) && !(name.startsWith('@larder/') && wanted === '*'),
    )
    .map(([name, wanted]) => `${name} is ${wanted}, not an exact version`);
}

/**
 * A package has the sum of its tarball, or lies in the tarball of another that has.
 *
 * .npmrc leaves the addresses of the registry's packages out of the lock, because each machine has a
 * registry of its own. So an address is one of git, a file or another host.
 */
function fromElsewhere(
  { link, resolved, inBundle, integrity }: Entry,
  packages: Packages,
): string[] {
  if (link)
    return packages['']?.workspaces?.includes(resolved ?? '') ? [] : [`is a link to ${resolved}`];
  if (resolved !== undefined) return [`comes from ${resolved}, not from the registry`];
  if (inBundle || SHA512.test(integrity ?? '')) return [];
  return [integrity === undefined ? 'has no integrity' : `has the integrity ${integrity}`];
}

/**
 * What a package needs is in the lock too. npm forgets those for other machines than the one it runs
 * on when it writes a lock beside packages that are installed.
 */
function missing(folder: string, packages: Packages): string[] {
  const { dependencies, optionalDependencies } = packages[folder] ?? {};
  return Object.keys({ ...dependencies, ...optionalDependencies })
    .filter(
      (name) => !foldersAbove(folder).some((above) => packages[`${above}node_modules/${name}`]),
    )
    .map((name) => `needs ${name}, which is not in the lock`);
}

/** Where Node looks for the node_modules of a package: 'a/node_modules/b' -> its own, those of a, the root's. */
function foldersAbove(folder: string): string[] {
  const parts = folder.split('/');
  return [...parts.map((_, index) => `${parts.slice(0, parts.length - index).join('/')}/`), ''];
}

function unlicensed(folder: string, { link, dev, license }: Entry): string[] {
  if (link) return [];
  const named = READ_BY_HAND[folder] ?? license;
  if (named === undefined) return ['names no licence'];
  const allowed = dev ? IN_DEVELOPMENT : IN_PRODUCTION;
  const drawing = folder.startsWith(DRAWING.packages) ? DRAWING.licence : undefined;
  return named
    .split(/\s+(?:AND|OR|WITH)\s+|[()]/)
    .filter((id) => id !== '' && id !== drawing && !allowed.has(id))
    .map((id) => `has the licence ${id}, which is not on the list in checks/lock.ts`);
}
