import { existsSync } from 'node:fs';

import { chromium } from '@playwright/test';

export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The machine's Chromium: CHROMIUM_PATH, else Debian's, else Playwright's own. Debian's headless build is a
 * fifth faster; Lighthouse needs the full one.
 */
export function chromiumPath({ isFull = false } = {}): string {
  const known = [
    process.env['CHROMIUM_PATH'],
    ...(isFull ? [] : ['/usr/bin/chromium-headless-shell']),
    '/usr/bin/chromium',
    chromium.executablePath(),
  ];
  const found = known.find((path) => path !== undefined && existsSync(path));
  if (found === undefined) throw new Error('No Chromium: set CHROMIUM_PATH.');
  return found;
}
