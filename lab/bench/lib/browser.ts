import { existsSync } from 'node:fs';

import { type Browser, chromium } from '@playwright/test';

import { CHROMIUM_FLAGS } from '#reliability/harness/browser';

/** The machine's Chromium: CHROMIUM_PATH, else Debian's path, else Playwright's own. */
export function chromiumPath(): string {
  const known = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium', chromium.executablePath()];
  const found = known.find((path) => path !== undefined && existsSync(path));
  if (found === undefined) throw new Error('No Chromium: set CHROMIUM_PATH.');
  return found;
}

export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_FLAGS });
}
