import { atRest } from '@larder/e2e/resilience/pageRules.ts';
import { PAGES } from '@larder/e2e/resilience/routes.ts';
import type { Browser, Page } from '@playwright/test';

import { openContext } from '#reliability/harness/browser';
import { startServer } from '#reliability/harness/server';
import { DEMO, type Somebody } from '#reliability/harness/signedIn';

import { useEverything } from './resilienceUse.ts';
import { headerFaults } from './xssHeaders.ts';

/** Normal use: the policy blocks nothing, and each answer has its headers. */
export async function normalUse(browser: Browser) {
  await using server = await startServer({ SEED: 'demo' });
  const faults = new Set<string>();
  let [screens, answers] = [0, 0];

  async function walk(
    who: Somebody | undefined,
    { paths, first }: { paths: readonly string[]; first?: (page: Page) => Promise<unknown> },
  ): Promise<void> {
    const options = { serviceWorkers: 'allow', reducedMotion: 'no-preference' } as const;
    const { context, seen } = await openContext(browser, server.url, { who, ...options });
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

  await walk(undefined, {
    paths: [...PAGES.visitor, '/?q=curry', '/?cuisine=Italian', '/api/docs'],
  });
  await walk(DEMO.user, { paths: [...PAGES.user, '/shopping'], first: useEverything });
  await walk(DEMO.vendor, { paths: [...PAGES.vendor, '/vendor/orders?pick=all'] });
  await walk(DEMO.admin, { paths: PAGES.admin });
  return { screens, answers, faults: [...faults] };
}
