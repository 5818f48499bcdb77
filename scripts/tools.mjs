// Needed by `npm start` and `npm test` before anything is installed: Node's own modules only, nothing newer
// than Node 20.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { isAbandoned, whenAbandoned } from './abandoned.mjs';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
/** The Node that the project installs. */
export const NODE = join(
  ROOT,
  'node_modules',
  '.bin',
  process.platform === 'win32' ? 'node.cmd' : 'node',
);

const INSTALLED = join(ROOT, 'node_modules', '.larder-installed');

/** Installs the locked packages when they are missing or the lock file is newer. */
export function installIfNeeded() {
  const lock = createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex');
  if (existsSync(NODE) && existsSync(INSTALLED) && readFileSync(INSTALLED, 'utf8') === lock) return;
  console.log('Installing packages…');
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  if (!existsSync(NODE))
    fail(
      'Node 24 was not installed: npm must be allowed to run install scripts (no --ignore-scripts).',
    );
  writeFileSync(INSTALLED, lock);
}

/** Written when a build is complete; an interrupted build is made again. */
const BUILT = join(ROOT, 'web', 'dist', '.vite', 'built');
const SOURCES = [
  'web/src',
  'web/public',
  'web/index.html',
  'web/vite.config.ts',
  'web/chunks.ts',
  'web/deliveryPlugin.ts',
  'web/lastBuild.ts',
  'web/firstScreenPlugin.ts',
  'web/iconKeysPlugin.ts',
  'web/serviceWorkerPlugin.ts',
  'shared/src',
  'package-lock.json',
];

/** Builds the web app when a source is newer than the last build. */
export function buildIfStale() {
  const built = existsSync(BUILT) ? statSync(BUILT).mtimeMs : 0;
  if (SOURCES.every((path) => newest(join(ROOT, path)) < built)) return;
  console.log('Building the web app…');
  rmSync(BUILT, { force: true });
  run(NODE, [
    join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js'),
    'build',
    '--logLevel=warn',
    'web',
  ]);
  writeFileSync(BUILT, '');
}

function newest(path) {
  if (!existsSync(path)) return 0;
  const { mtimeMs } = statSync(path);
  if (!statSync(path).isDirectory()) return mtimeMs;
  return Math.max(mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}

/** Runs a command; ends this program when it fails. */
export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', ...options });
  if (error) fail(`${command}: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

/** Runs a command. Shape: whether it succeeded. */
export function attempt(command, args, options = {}) {
  return spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', ...options }).status === 0;
}

/**
 * Runs the server and exits with its code. Stops the server when this program is told to stop, or when the
 * npm that started it has ended.
 */
export function serve() {
  const isOfNpm = process.env.npm_lifecycle_event !== undefined;
  if (isOfNpm && isAbandoned()) process.exit(1);
  const child = spawn(NODE, SERVER, { cwd: ROOT, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => child.kill(signal));
  if (isOfNpm) whenAbandoned(() => child.kill('SIGTERM'));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

const SERVER = [
  // Space for short-lived objects, in MB: docs/operations.md.
  '--max-semi-space-size=16',
  '--import',
  new URL('endWithStarter.mjs', import.meta.url).href,
  join(ROOT, 'server', 'src', 'main.ts'),
];

/** A free port below those of outgoing connections, which may take any other before it is used. */
export async function freePort() {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    const server = createServer().listen(port);
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    await new Promise((resolve) => server.close(resolve));
    return port;
  }
}

export function isListening(port) {
  const probe = `require('net').connect(${port},'127.0.0.1').on('connect',()=>process.exit(0)).on('error',()=>process.exit(1))`;
  return spawnSync(process.execPath, ['-e', probe], { timeout: 3000 }).status === 0;
}

/** Debian's. */
const HEADLESS = '/usr/bin/chromium-headless-shell';

/**
 * A Chromium for the browser tests; installs one when there is none. The headless build comes first: it is
 * a fifth faster.
 */
export function findChromium() {
  const known = [
    process.env.CHROMIUM_PATH,
    HEADLESS,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    playwrights(),
  ];
  const found = known.find((path) => path && existsSync(path));
  if (found) return found;
  console.log('No Chromium found: installing one for the browser tests…');
  const isRoot = process.getuid?.() === 0;
  if (
    isRoot &&
    attempt('apt-get', ['update', '-qq']) &&
    attempt('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell'])
  )
    return HEADLESS;
  run(NODE, [join(ROOT, 'node_modules', '@playwright', 'test', 'cli.js'), 'install', 'chromium']);
  return playwrights();
}

function playwrights() {
  const ask = "console.log(require('@playwright/test').chromium.executablePath())";
  return spawnSync(NODE, ['-e', ask], { cwd: ROOT, encoding: 'utf8' }).stdout?.trim();
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
