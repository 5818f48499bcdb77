import { existsSync } from 'node:fs';

import { type Browser, chromium } from '@playwright/test';

export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The machine's Chromium: CHROMIUM_PATH, else where Debian puts it, else Playwright's own. */
export function chromiumPath(): string {
  const known = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium', chromium.executablePath()];
  const found = known.find((path) => path !== undefined && existsSync(path));
  if (found === undefined) throw new Error('No Chromium: set CHROMIUM_PATH.');
  return found;
}

export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_FLAGS });
}
