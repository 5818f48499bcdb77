import { atRest } from '@larder/e2e/resilience/pageRules.ts';
import { type Seen, watch } from '@larder/e2e/resilience/watch.ts';
import type { Browser, BrowserContext, Page } from '@playwright/test';

import { client } from '#reliability/harness/client';
import { startServer } from '#reliability/harness/server';
import { DEMO, signedIn, type Somebody } from '#reliability/harness/signedIn';

import { useEverything } from './resilienceUse.ts';
import { headerFaults } from './xssHeaders.ts';

const VISITOR = [
  '/',
  '/?q=curry',
  '/?cuisine=Italian',
  '/recipe/1001',
  '/shopping-list',
  '/help-support',
  '/login',
  '/register',
  '/forgot-password',
  '/vendor/login',
  '/vendor/register',
  '/admin/login',
  '/nowhere',
  '/api/docs',
];
const AREAS = {
  user: ['/orders', '/profile', '/saved-recipes', '/add-recipe', '/userdashboard', '/shopping'],
  vendor: [
    '/vendor/dashboard',
    '/vendor/orders',
    '/vendor/orders?pick=all',
    '/vendor/store',
    '/vendor/inventory',
    '/vendor/add-inventory',
  ],
  admin: [
    '/admin/users',
    '/admin/vendors',
    '/admin/ingredients',
    '/admin/unmatched',
    '/admin/audit',
  ],
} as const;

/** Normal use: the policy blocks nothing, and each answer has its headers. */
export async function normalUse(browser: Browser) {
  await using server = await startServer({ SEED: 'demo' });
  const call = client(server.api);
  const faults = new Set<string>();
  let [screens, answers] = [0, 0];

  async function walk(
    who: Somebody | undefined,
    { paths, first }: { paths: readonly string[]; first?: (page: Page) => Promise<unknown> },
  ): Promise<void> {
    const context: BrowserContext = await browser.newContext({
      baseURL: server.url,
      viewport: { width: 1440, height: 900 },
      permissions: ['geolocation'],
      geolocation: { latitude: 40.7466, longitude: -74.0007 },
      ...(who && (await signedIn(call, { base: server.url, who }))),
    });
    const seen: Seen = await watch(context);
    context.on('response', (response) => {
      if (!response.url().startsWith(server.url)) return;
      answers += 1;
      for (const fault of headerFaults(response)) faults.add(fault);
    });
    const page = await context.newPage();
    await first?.(page);
    for (const path of paths) {
      await page.goto(path);
      await atRest(page);
      screens += 1;
    }
    for (const fault of [...seen.violations, ...seen.executions, ...seen.errors]) faults.add(fault);
    await context.close();
  }

  await walk(undefined, { paths: VISITOR });
  await walk(DEMO.user, { paths: AREAS.user, first: useEverything });
  await walk(DEMO.vendor, { paths: AREAS.vendor });
  await walk(DEMO.admin, { paths: AREAS.admin });
  return { screens, answers, faults: [...faults] };
}
