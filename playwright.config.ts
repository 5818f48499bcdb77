import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { defineConfig } from '@playwright/test';

import { CHROMIUM_FLAGS } from './e2e/chromium.ts';

const port = process.env['E2E_PORT'] ?? '4300';
const address = `http://127.0.0.1:${port}`;

/** The journeys run against the built app and the real server on an empty embedded database. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  forbidOnly: Boolean(process.env['CI']),
  // Journeys marked @full run in CI only: what they guard, faster tests guard in part.
  ...(!process.env['CI'] && { grepInvert: /@full/ }),
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  // One moment missed on a busy machine is listed as flaky; what fails twice is red.
  retries: process.env['CI'] ? 1 : 0,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['./e2e/lastWords.ts']],
  use: {
    baseURL: address,
    // A trace of each run would cost a fifth of its time.
    trace: 'on-first-retry',
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      ...(process.env['CHROMIUM_PATH'] && { executablePath: process.env['CHROMIUM_PATH'] }),
      args: CHROMIUM_FLAGS,
    },
  },
  webServer: {
    command: 'node_modules/.bin/node server/src/main.ts',
    url: `${address}/readyz`,
    reuseExistingServer: false,
    timeout: 120_000,
    env: {
      PORT: port,
      AUTH_PORT: '0',
      METRICS_PORT: '0',
      DATA_DIR: mkdtempSync(join(tmpdir(), 'larder-e2e-')),
      DATABASE_URL: '',
      SEED: 'demo',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
    },
  },
});
