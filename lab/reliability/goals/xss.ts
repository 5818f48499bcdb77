import type { Browser } from '@playwright/test';

import { type Goal, none, outcome } from '#reliability/goal';
import { buildPages, openBrowser, openContext } from '#reliability/harness/browser';
import { client } from '#reliability/harness/client';
import { PAYLOADS } from '#reliability/harness/payloads';
import { startServer } from '#reliability/harness/server';
import type { Somebody } from '#reliability/harness/signedIn';
import { inParallel } from '#reliability/harness/wait';
import { ADMIN } from '#reliability/harness/world';

import { look, notShown, type Shown } from './xssLook.ts';
import { normalUse } from './xssNormal.ts';
import { type Act, addresses, SCREENS, searches } from './xssScreens.ts';
import { hostileProvider, hostileWorld, PLACES } from './xssWorld.ts';

const WORKERS = 2;

type Run = {
  browser: Browser;
  base: string;
  shown: Shown;
  found: {
    screens: number;
    foreign: string[];
    executions: string[];
    violations: string[];
    /** Pictures of hosts that are not ours, given to the browser past our server: the policy stops them. */
    picturesStopped: number;
    /** Screens that could not be reached. */
    failures: string[];
  };
};

/** Injected text is shown, never run, under the policy of production. */
export const noXss: Goal = {
  id: 'R-31',
  limit: `${PAYLOADS.length} payloads in ${PLACES.length} places: shown as text, 0 executions, 0 elements of theirs, 0 violations of the policy`,
  run: async () => {
    buildPages();
    await using browser = await openBrowser();
    const hostile = await hostileUse(browser);
    const normal = await normalUse(browser);
    const { screens, foreign, executions, violations, picturesStopped, failures } = hostile.found;
    const missing = PLACES.map((place) => [place, notShown(hostile.shown, place)] as const);
    return outcome({
      payloads: PAYLOADS.length,
      ...Object.fromEntries(
        missing.map(([place, numbers]) => [place, PAYLOADS.length - numbers.length]),
      ),
      'not shown': none(missing.flatMap(([place, numbers]) => numbers.map((n) => `${place} ${n}`))),
      screens,
      executions: none(executions, ' | '),
      'elements of theirs': none(foreign, ' | '),
      'violations with payloads': none(violations, ' | '),
      'pictures past our server, stopped': picturesStopped,
      'screens not reached': none(failures, ' | '),
      'normal screens': normal.screens,
      'answers looked at': normal.answers,
      'violations and faults of headers': none(normal.faults, ' | '),
    });
  },
};

/** A server whose people and recipe provider write only payloads. */
async function hostileUse(browser: Browser): Promise<Run> {
  await using provider = await hostileProvider();
  await using server = await startServer({
    ...ADMIN,
    RECIPE_PROVIDER_URL: provider.url,
    // A key allows 450 requests a day; two are enough.
    RECIPE_PROVIDER_KEYS: 'first,second',
  });
  const { admin, vendor, hero } = await hostileWorld(client(server.api));
  const found = {
    screens: 0,
    foreign: [],
    executions: [],
    violations: [],
    picturesStopped: 0,
    failures: [],
  };
  const run: Run = { browser, base: server.url, shown: new Set(), found };
  const as = (who: Somebody | undefined, act: Act) => () => inContext(run, who, act);
  await inParallel(
    [
      as(hero, SCREENS.shopper),
      as(vendor, SCREENS.vendorArea),
      as(admin, SCREENS.adminArea),
      as(undefined, SCREENS.recipesOfServer),
      as(undefined, SCREENS.recipesOfNobody),
      as(undefined, SCREENS.refusals),
      as(hero, addresses(0)),
      as(hero, addresses(1)),
      as(hero, addresses(2)),
      as(vendor, searches(['/vendor/orders?q=', '/vendor/store?store='])),
      as(admin, searches(['/admin/users?q=', '/admin/ingredients?q=', '/admin/audit?actor='])),
    ],
    WORKERS,
  );
  return run;
}

async function inContext(run: Run, who: Somebody | undefined, act: Act): Promise<void> {
  const { browser, base, found, shown } = run;
  const { context, seen } = await openContext(browser, base, { who });
  const page = await context.newPage();
  try {
    await act(page, async () => {
      found.screens += 1;
      const foreign = await look(page, shown);
      if (!page.url().startsWith(base)) foreign.push(`led to ${page.url()}`);
      found.foreign.push(...foreign.map((what) => `${new URL(page.url()).pathname}: ${what}`));
    });
  } catch (error) {
    found.failures.push(`${page.url()}: ${String(error).slice(0, 500)}`);
  } finally {
    found.executions.push(...seen.executions);
    // Only our server knows the hosts that pictures may come from. It lets no other address through, as
    // `recipesOfServer` shows; without it the policy of the page is what holds.
    const isStopped = (one: string) =>
      act === SCREENS.recipesOfNobody && one.startsWith('img-src https://');
    found.violations.push(...seen.violations.filter((one) => !isStopped(one)));
    found.picturesStopped += seen.violations.filter(isStopped).length;
    await context.close();
  }
}
