import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { CHROMIUM_FLAGS, chromiumPath } from '@larder/e2e/chromium.ts';
import { type Browser, chromium } from '@playwright/test';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
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

/** `isFull`: not the headless build, and with requests to other machines. */
export function openBrowser({ isFull = false } = {}): Promise<Browser> {
  const args = isFull ? CHROMIUM_FLAGS : [...CHROMIUM_FLAGS, STAYS_HERE];
  return chromium.launch({ executablePath: chromiumPath({ isFull }), args });
}
