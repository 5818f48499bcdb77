import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';

import { CHROMIUM_FLAGS, chromiumPath } from '@larder/e2e/chromium.ts';
import { watch } from '@larder/e2e/resilience/watch.ts';
import { type Browser, type BrowserContextOptions, chromium } from '@playwright/test';

import { client } from './client.ts';
import { ROOT } from './root.ts';
import { signedIn, type Somebody } from './signedIn.ts';

/** Blocks requests that leave this machine. */
const STAYS_HERE = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';

/** Set for this process and those that it starts. */
const BUILT = 'PAGES_BUILT';

/** Builds the web app once per run. Call it before the server starts, which reads the build. */
export function buildPages(): void {
  if (process.env[BUILT] === 'true') return;
  const vite = join(ROOT, 'node_modules', '.bin', 'vite');
  execFileSync(vite, ['build', 'web', '--logLevel=warn'], { cwd: ROOT, stdio: 'inherit' });
  process.env[BUILT] = 'true';
}

/** `isFull`: not the headless build, and with requests to other machines. */
export function openBrowser({ isFull = false } = {}): Promise<Browser> {
  const args = isFull ? CHROMIUM_FLAGS : [...CHROMIUM_FLAGS, STAYS_HERE];
  return chromium.launch({ executablePath: chromiumPath({ isFull }), args });
}

/** Downtown New York, the demonstration shopper's place. */
const PLACE = { latitude: 40.7466, longitude: -74.0007 };

/** A context with a watch for faults; `who` is signed in. */
export async function openContext(
  browser: Browser,
  base: string,
  { who, ...options }: BrowserContextOptions & { who?: Somebody | undefined } = {},
) {
  const context = await browser.newContext({
    baseURL: base,
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
    permissions: ['geolocation'],
    geolocation: PLACE,
    // Animations cost processor time.
    reducedMotion: 'reduce',
    ...(who && (await signedIn(client(`${base}/api`), { base, who }))),
    ...options,
  });
  return { context, seen: await watch(context) };
}
