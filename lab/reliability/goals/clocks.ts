import assert from 'node:assert/strict';

import { atRest } from '@larder/e2e/resilience/pageRules.ts';
import type { BrowserContextOptions, Page } from '@playwright/test';

import { atLeast, type Goal, none, outcome } from '#reliability/goal';
import { buildPages, openBrowser, openContext } from '#reliability/harness/browser';
import { startClockedServer } from '#reliability/harness/clockedServer';
import { DEMO, logIn, type Somebody } from '#reliability/harness/signedIn';
import { until } from '#reliability/harness/wait';

import { browserDays, type Run, serverDays } from './clocksDays.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** The browser's clock minus the server's. Units: milliseconds. */
const SKEWS: Readonly<Record<string, number>> = {
  '-24 h': -24 * HOUR,
  '-5 min': -5 * MINUTE,
  right: 0,
  '+5 min': 5 * MINUTE,
  '+24 h': 24 * HOUR,
};
/** Lifetime of a session without renewal. Source: docs/operations.md. */
const IDLE = 2 * HOUR;
/** One renewal at the start, and one more when the first answer tells the time. */
const MAX_RENEWALS_OF_A_START = 2;
/** Maximum time until a page notices the end of its session. */
const MAX_FOUND_OUT = 30 * SECOND;
const STEP = 30 * SECOND;

/** Wrong clocks, clock jumps, and days of 23 or 25 hours: no login loop, and days as the calendar counts. */
export const clocks: Goal = {
  id: 'R-33',
  limit:
    'wrong and jumping clocks: sign-in works, tokens are renewed in time, sessions end within 60 s, days are right',
  run: async () => {
    buildPages();
    await using server = await startClockedServer();
    await using browser = await openBrowser();
    const run: Run = { browser, server, faults: [] };
    let signIns = 0;
    const lefts: number[] = [];
    for (const [name, skew] of Object.entries(SKEWS)) {
      for (const who of Object.values(DEMO)) {
        await judged(run, `sign-in as ${who.role}, ${name}`, () => signIn(run, { who, skew }));
        signIns += 1;
      }
      await judged(run, `open page, ${name}`, async () => {
        lefts.push(...(await renewals(run, { skew })));
      });
      await judged(run, `end, ${name}`, () => endOfSession(run, { skew }));
      await judged(run, `sleep, ${name}`, () => sleep(run, { skew }));
    }
    for (const step of [MINUTE, -MINUTE])
      await judged(run, `server clock put ${step / SECOND} s forward`, async () => {
        lefts.push(...(await renewals(run, { skew: 0, step })));
      });
    const days = await browserDays(run);
    const ordered = await serverDays(run);
    return outcome({
      clocks: Object.keys(SKEWS).length,
      'sign-ins': signIns,
      renewals: atLeast(lefts.length, 1),
      'renewed before the end s': [
        `${Math.min(...lefts)} to ${Math.max(...lefts)}`,
        lefts.every(isInTime),
      ],
      'sessions ended in time': Object.keys(SKEWS).length * 2,
      'steps of the server clock': 2,
      'days counted by the browser': days,
      'days counted by the server': ordered,
      faults: none(run.faults, ' | '),
    });
  },
};

/** The minute in which the app renews, with a minute of tolerance on either side. */
function isInTime(left: number): boolean {
  return left > 0 && left <= 180;
}

async function judged({ faults }: Run, name: string, act: () => Promise<void>): Promise<void> {
  await act().catch((error: unknown) => faults.push(`${name}: ${String(error).slice(0, 300)}`));
}

/** A browser with a skewed clock, and counts of its session requests. */
async function openPage(
  { browser, server, faults }: Run,
  { skew, options }: { skew: number; options?: BrowserContextOptions },
) {
  const { context, seen } = await openContext(browser, server.url, {
    reducedMotion: 'no-preference',
    ...options,
  });
  await context.clock.install({ time: server.now() + skew });
  /** `renewedAt` is server time. */
  const asked = { renewals: 0, renewedAt: 0, refused: 0 };
  context.on('request', (request) => {
    if (!isRenewal(request.url())) return;
    asked.renewals += 1;
    asked.renewedAt = server.now();
  });
  context.on('response', (response) => {
    if (response.status() === 401 && !isRenewal(response.url())) asked.refused += 1;
  });
  const page = await context.newPage();
  return {
    context,
    page,
    asked,
    close: async () => {
      faults.push(...seen.errors);
      await context.close();
    },
  };
}

function isRenewal(url: string): boolean {
  return new URL(url).pathname === '/api/session/refresh';
}

const HOMES = { user: '/profile', vendor: '/vendor/dashboard', admin: '/admin/users' } as const;

/** Whether the person's own page is shown instead of the login. */
async function isIn(page: Page, { role }: Somebody): Promise<boolean> {
  await atRest(page);
  return new URL(page.url()).pathname === HOMES[role];
}

async function signIn(run: Run, { who, skew }: { who: Somebody; skew: number }): Promise<void> {
  const { page, asked, close } = await openPage(run, { skew });
  await logIn(page, who);
  await page.waitForURL((url) => !url.pathname.endsWith('/login'));
  for (let visits = 1; visits <= 3; visits += 1) {
    await page.goto(HOMES[who.role]);
    assert(await isIn(page, who), `not signed in at visit ${visits}`);
    assert(
      asked.renewals <= visits * MAX_RENEWALS_OF_A_START,
      `${asked.renewals} renewals in ${visits} visits`,
    );
  }
  await close();
}

/** A page open for two token lifetimes. Shape: the seconds left of each token at its renewal. */
async function renewals(
  run: Run,
  { skew, step = 0 }: { skew: number; step?: number },
): Promise<number[]> {
  const { server } = run;
  const { page, asked, close } = await openPage(run, { skew });
  await logIn(page, DEMO.user);
  await page.waitForURL('/');
  server.clock.aheadMs += step;
  await page.goto('/orders');
  await atRest(page);
  assert((await tokenOf(page)) !== undefined, 'signed out');
  const lefts: number[] = [];
  let [token, exp] = (await tokenOf(page)) ?? ['', 0];
  for (let passed = 0; passed < 32 * MINUTE; passed += STEP) {
    server.clock.aheadMs += STEP;
    await page.clock.fastForward(STEP);
    await page.waitForTimeout(30);
    const [newest, end] = (await tokenOf(page)) ?? ['', 0];
    assert(newest !== '', `signed out ${passed / SECOND} s after the login`);
    if (newest === token) continue;
    lefts.push(Math.round(exp - asked.renewedAt / SECOND));
    [token, exp] = [newest, end];
  }
  assert([2, 3].includes(lefts.length), `${lefts.length} renewals in 32 minutes`);
  assert(asked.refused === 0, `${asked.refused} calls refused`);
  await close();
  return lefts;
}

async function tokenOf(page: Page): Promise<[token: string, exp: number] | undefined> {
  const user = await page.evaluate(() => localStorage.getItem('user'));
  if (user === null) return undefined;
  const { token } = JSON.parse(user) as { token: string };
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  return [token, claims.exp];
}

/** A reopened browser is signed in a minute before the session's end and signed out a minute after. */
async function endOfSession(run: Run, { skew }: { skew: number }): Promise<void> {
  const { server } = run;
  const first = await openPage(run, { skew });
  await logIn(first.page, DEMO.user);
  await first.page.waitForURL('/');
  let state = await first.context.storageState();
  await first.close();

  server.clock.aheadMs += IDLE - MINUTE;
  const before = await openPage(run, { skew, options: { storageState: state } });
  await before.page.goto('/profile');
  assert(await isIn(before.page, DEMO.user), 'signed out a minute too early');
  await until('it is renewed', () => before.asked.renewals > 0, MAX_FOUND_OUT);
  state = await before.context.storageState();
  await before.close();

  server.clock.aheadMs += IDLE + MINUTE;
  const after = await openPage(run, { skew, options: { storageState: state } });
  await after.page.goto('/profile');
  await after.page.getByRole('heading', { name: 'Login' }).waitFor({ timeout: MAX_FOUND_OUT });
  assert((await tokenOf(after.page)) === undefined, 'the token is kept');
  assert(after.asked.renewals <= MAX_RENEWALS_OF_A_START, `${after.asked.renewals} renewals`);
  await after.close();
}

/** The device sleeps for three hours with an open page; on waking the person is signed out. */
async function sleep(run: Run, { skew }: { skew: number }): Promise<void> {
  const { page, asked, close } = await openPage(run, { skew });
  await logIn(page, DEMO.user);
  await page.waitForURL('/');
  await page.goto('/profile');
  assert(await isIn(page, DEMO.user), 'not signed in');
  const before = asked.renewals;
  run.server.clock.aheadMs += 3 * HOUR;
  await page.clock.fastForward(3 * HOUR);
  await page.getByRole('heading', { name: 'Login' }).waitFor({ timeout: MAX_FOUND_OUT });
  const renewed = asked.renewals - before;
  assert(renewed <= MAX_RENEWALS_OF_A_START, `${renewed} renewals`);
  await close();
}
