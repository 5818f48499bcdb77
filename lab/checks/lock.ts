/** The members read of an entry of package-lock.json. Source: npm's reference, "package-lock.json". */
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

/** Entries by install folder; '' is the project itself. */
export type Packages = Readonly<Record<string, Entry>>;

const SHA512 = /^sha512-[A-Za-z\d+/]{86}==$/;
const EXACT = /^\d+\.\d+\.\d+(?:-[\w.-]+)?$/;

/** Licences that require only that their text is passed on. */
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
/** Development tools and build inputs: also licences that cover only the package's own files. */
const IN_DEVELOPMENT = new Set([...PERMISSIVE, 'CC0-1.0', 'Zlib', 'OFL-1.1', 'MPL-2.0']);
/** Draws the pictures; it is not distributed. */
const DRAWING = { packages: 'node_modules/@img/sharp-', licence: 'LGPL-3.0-or-later' };
/** Packages whose licence field is no SPDX name -> the licence in their text, read by hand. */
const READ_BY_HAND: Readonly<Record<string, string>> = { 'node_modules/zipcodes': 'BSD-3-Clause' };

/**
 * Checks the lock file: exact versions, the registry only, allowed licences.
 *
 * Shape   one line per problem, with the package's folder.
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

/** Dependencies that name neither one exact version nor a workspace. */
function inexact({ dependencies, devDependencies, optionalDependencies }: Entry): string[] {
  return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
    .filter(
      ([name, wanted]) => !EXACT.test(wanted) && !(name.startsWith('@larder/') && wanted === '*'),
    )
    .map(([name, wanted]) => `${name} is ${wanted}, not an exact version`);
}

/**
 * Whether a package comes from elsewhere than the registry. It has a checksum, or is bundled in one that
 * has.
 *
 * .npmrc leaves registry addresses out of the lock, because registries differ by machine. So an address
 * is git, a file or another host.
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
 * Dependencies missing in the lock. npm drops those of other platforms when it writes a lock beside
 * installed packages.
 */
function missing(folder: string, packages: Packages): string[] {
  const { dependencies, optionalDependencies } = packages[folder] ?? {};
  return Object.keys({ ...dependencies, ...optionalDependencies })
    .filter(
      (name) => !foldersAbove(folder).some((above) => packages[`${above}node_modules/${name}`]),
    )
    .map((name) => `needs ${name}, which is not in the lock`);
}

/** Folders in which Node searches a dependency: 'a/node_modules/b' -> its own, those of a, the root's. */
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
    .map((id) => `has the licence ${id}, which is not on the list in lab/checks/lock.ts`);
}
