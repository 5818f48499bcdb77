import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { type Browser, chromium } from '@playwright/test';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
/** Blocks requests that leave this machine. */
const STAYS_HERE = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';

let built = false;

/** Builds the web app once per run. Call it before the server starts, which reads the build. */
export function buildPages(): void {
  if (built) return;
  const vite = join(ROOT, 'node_modules', '.bin', 'vite');
  execFileSync(vite, ['build', 'web', '--logLevel=warn'], { cwd: ROOT, stdio: 'inherit' });
  built = true;
}

/**
 * The machine's Chromium: CHROMIUM_PATH, else Debian's path, else Playwright's own. The headless build
 * comes first: it is a fifth faster.
 */
export function openBrowser(): Promise<Browser> {
  const known = [
    process.env['CHROMIUM_PATH'],
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    chromium.executablePath(),
  ];
  const executablePath = known.find((path) => path !== undefined && existsSync(path));
  if (executablePath === undefined) throw new Error('No Chromium: set CHROMIUM_PATH.');
  return chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS, STAYS_HERE] });
}
