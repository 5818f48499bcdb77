import { addressOf, badValues, STORED_KEYS } from '@larder/e2e/resilience/badValues.ts';
import { atRest, everythingIn, problemsOf } from '@larder/e2e/resilience/pageRules.ts';
import { roleAt, ROUTES } from '@larder/e2e/resilience/routes.ts';
import { goWithin, type Trouble, TROUBLES } from '@larder/e2e/resilience/troubles.ts';
import type { Seen } from '@larder/e2e/resilience/watch.ts';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';

import { atLeast, type Goal, none, outcome } from '#reliability/goal';
import { buildPages, openBrowser, openContext } from '#reliability/harness/browser';
import { type Client, client } from '#reliability/harness/client';
import { startServer } from '#reliability/harness/server';
import { DEMO, logIn, logOut, newcomer, type Somebody } from '#reliability/harness/signedIn';
import { inParallel } from '#reliability/harness/wait';

import { type Kept, useEverything } from './resilienceUse.ts';

type Run = {
  browser: Browser;
  base: string;
  call: Client;
  seed: number;
  found: { cases: number; values: number; problems: string[]; errors: string[]; remains: string[] };
};

/** In any trouble, a page explains and offers a way on. */
export const resilience: Goal = {
  id: 'R-32',
  limit: `every trouble on each of ${ROUTES.length} pages: a heading, no uncaught error, no dead end, nothing of the last user`,
  run: async ({ seed }) => {
    buildPages();
    await using server = await startServer({ SEED: 'demo' });
    await using browser = await openBrowser();
    const found = { cases: 0, values: 0, problems: [], errors: [], remains: [] };
    const run: Run = { browser, base: server.url, call: client(server.api), seed, found };
    // First: what other cases put into the demonstration's carts changes what a store offers.
    const kept = await inBrowser(run, { name: 'use', path: '/' }, useEverything);
    await inParallel(troubleCases(run), 2);
    await inParallel(tabCases(run), 2);
    await inParallel(valueCases(run, kept ?? { local: {}, session: {} }), 2);
    const { cases, values, problems, errors, remains } = run.found;
    return outcome({
      troubles: Object.keys(TROUBLES).length + TAB_CASES.length,
      pages: ROUTES.length,
      cases,
      'bad values shown': atLeast(values, 1),
      'without heading or way on': none(problems, ' | '),
      'uncaught errors': none(errors, ' | '),
      'remains of the last user': none(remains, ' | '),
    });
  },
};

type Case = {
  name: string;
  path: string;
  options?: BrowserContextOptions & { who?: Somebody };
};

/** A case in a new browser, signed in as the page needs. Records its faults and exceptions. */
async function inBrowser<T>(
  { browser, base, found }: Run,
  { name, path, options }: Case,
  act: (page: Page, seen: Seen) => Promise<T>,
): Promise<T | undefined> {
  const who = DEMO[roleAt(path)];
  const { context, seen } = await openContext(browser, base, { who, ...options });
  const label = `${name} ${path}`;
  found.cases += 1;
  try {
    return await act(await context.newPage(), seen);
  } catch (error) {
    found.problems.push(`${label}: ${String(error).slice(0, 300)}`);
    return undefined;
  } finally {
    found.errors.push(...seen.errors.map((error) => `${label}: ${error.slice(0, 300)}`));
    await context.close();
  }
}

function troubleCases(run: Run): (() => Promise<void>)[] {
  return Object.entries<Trouble>(TROUBLES).flatMap(([name, trouble]) =>
    ROUTES.map((path) => async () => {
      const options = { serviceWorkers: trouble.withWorker ? 'allow' : 'block' } as const;
      await inBrowser(run, { name, path, options }, async (page) => {
        await trouble.play(page, path);
        const problems = await problemsOf(page, trouble);
        if (trouble.end) problems.push(...(await problemsAfter(page, trouble.end)));
        run.found.problems.push(...problems.map((problem) => `${name} ${path}: ${problem}`));
      });
    }),
  );
}

/** After the trouble, the offered way must lead back. */
async function problemsAfter(page: Page, end: NonNullable<Trouble['end']>): Promise<string[]> {
  await end(page);
  const again = page.getByRole('button', { name: 'Try Again' }).first();
  if (!(await again.isVisible())) return [];
  // The button may be gone: the page also retries by itself. One that stays must work.
  const isPressed = await again.click({ timeout: 5_000 }).then(
    () => true,
    () => false,
  );
  if (!isPressed && (await again.isVisible())) return ['afterwards, Try Again cannot be pressed'];
  return problemsOf(page).then((problems) => problems.map((problem) => `afterwards, ${problem}`));
}

type TabCase = { name: string; play: (page: Page, path: string) => Promise<void> };

/** Changes of the session while a page is open. Nothing of its person may remain. */
const TAB_CASES: readonly TabCase[] = [
  {
    name: 'logout in another tab',
    play: async (page) => {
      const other = await page.context().newPage();
      await other.goto('/help-support');
      await atRest(other);
      await logOut(other);
    },
  },
  {
    name: 'another person signs in in another tab',
    play: async (page, path) => {
      const other = await page.context().newPage();
      await logIn(other, DEMO[roleAt(path)]);
    },
  },
  {
    name: 'back after a logout',
    play: async (page) => {
      await goWithin(page, '/help-support');
      // Until then the previous page is there, with another logout button.
      await page.getByRole('heading', { level: 1, name: 'Help & Support' }).waitFor();
      await logOut(page);
      await page.waitForURL('/');
      await atRest(page);
      await page.goBack();
      await atRest(page);
      await page.goBack();
    },
  },
  {
    name: 'logout and reload',
    play: async (page, path) => {
      await logOut(page);
      await page.waitForURL('/');
      await page.goto(path);
      await atRest(page);
      await page.reload();
    },
  },
];

function tabCases(run: Run): (() => Promise<void>)[] {
  return TAB_CASES.flatMap(({ name, play }) =>
    ROUTES.map((path) => async () => {
      const role = roleAt(path);
      // With one administrator there is nobody else to sign in.
      if (role === 'admin' && name.startsWith('another person')) return;
      const who = await newcomer(run.call, role);
      await inBrowser(run, { name, path, options: { who } }, async (page) => {
        await page.goto(path);
        await atRest(page);
        await play(page, path);
        const remains = await remainsOf(page, who.mark);
        const problems = await problemsOf(page);
        run.found.problems.push(...problems.map((problem) => `${name} ${path}: ${problem}`));
        if (remains) run.found.remains.push(`${name} ${path}: ${remains}`);
      });
    }),
  );
}

const FORGOTTEN_WITHIN_MS = 5_000;

/** Where page and storage still contain a person's mark after the grace time. */
async function remainsOf(page: Page, mark: string): Promise<string | undefined> {
  const end = performance.now() + FORGOTTEN_WITHIN_MS;
  for (;;) {
    const text = await everythingIn(page).catch(() => mark); // the page is navigating
    const place = text.toLowerCase().indexOf(mark.toLowerCase());
    if (place < 0) return undefined;
    if (performance.now() > end) return text.slice(Math.max(0, place - 60), place + 60);
    await page.waitForTimeout(100);
  }
}

const VALUES = 200;

/** Each key with each bad value on each page; and all keys at once from a page's start. */
function valueCases(run: Run, kept: Kept): (() => Promise<void>)[] {
  const bad = badValuesOf(kept, run.seed);
  return ROUTES.flatMap((path, place) => [
    async () => {
      await inBrowser(run, { name: 'bad values', path }, async (page) => {
        await page.goto(path);
        await keepAll(page, await withPerson(page, kept));
        await page.reload();
        await atRest(page);
        for (const { area, key, values } of bad) {
          run.found.values += values.length;
          const address = await addressIn(page, key);
          const failures = await page.evaluate(showEach, { area, key: address, values, path });
          run.found.problems.push(...failures.map((value) => `${path} with ${key} = ${value}`));
        }
      });
    },
    async () => {
      await inBrowser(run, { name: 'bad values at the start', path }, async (page) => {
        await page.goto(path);
        const good = await withPerson(page, kept);
        await keepAll(page, good);
        for (let n = place; n < VALUES; n += ROUTES.length) {
          const all = bad
            // Every other time the person stays, so that pages behind the login are seen.
            .filter(({ key }) => n % 2 === 0 || !SECRETS.has(key))
            .map(({ area, key, values }, index) => ({
              area,
              key,
              value: values[(n + index * 7) % VALUES] ?? '',
            }));
          await keepHere(page, all);
          await page.goto(path);
          const problems = await problemsOf(page);
          run.found.values += all.length;
          run.found.problems.push(
            ...problems.map(
              (problem) => `${path} from value ${n} on (seed ${run.seed}): ${problem}`,
            ),
          );
          await keepAll(page, good);
        }
      });
    },
  ]);
}

/** Without these nobody is signed in. */
const SECRETS: ReadonlySet<string> = new Set(['user', 'role', 'token']);

type Area = keyof Kept;
type BadValues = { area: Area; key: string; values: string[] };

function badValuesOf(kept: Kept, seed: number): BadValues[] {
  return (['local', 'session'] as const).flatMap((area) =>
    [...STORED_KEYS.device[area], ...STORED_KEYS.person[area]].map((key, place) => ({
      area,
      key,
      values: badValues(kept[area][key] ?? '', { count: VALUES, seed: seed + place }),
    })),
  );
}

/** The name of a key in browser storage for whoever is signed in. */
async function addressIn(page: Page, key: string): Promise<string> {
  if (!PERSONAL.has(key)) return key;
  const id = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').id);
  return addressOf(key, typeof id === 'string' ? id : undefined);
}

const PERSONAL: ReadonlySet<string> = new Set([
  ...STORED_KEYS.person.local,
  ...STORED_KEYS.person.session,
]);

/** This person's session, with all other kept values. */
async function withPerson(page: Page, kept: Kept): Promise<Kept> {
  const stored = await page.evaluate(() => Object.entries(localStorage));
  const person = Object.fromEntries(stored.filter(([key]) => SECRETS.has(key)));
  const others = Object.entries(kept.local).filter(([key]) => !SECRETS.has(key));
  return { ...kept, local: { ...Object.fromEntries(others), ...person } };
}

async function keepAll(page: Page, kept: Kept): Promise<void> {
  const values = (['local', 'session'] as const).flatMap((area) =>
    Object.entries(kept[area]).map(([key, value]) => ({ area, key, value })),
  );
  await keepHere(page, values);
}

type KeptValue = { area: Area; key: string; value: string };

async function keepHere(page: Page, values: readonly KeptValue[]): Promise<void> {
  const addressed: KeptValue[] = [];
  for (const one of values) addressed.push({ ...one, key: await addressIn(page, one.key) });
  await page.evaluate(keepValues, addressed);
}

function keepValues(values: readonly KeptValue[]): void {
  for (const { area, key, value } of values)
    (area === 'local' ? localStorage : sessionStorage).setItem(key, value);
}

/** Runs in the page: sets each value as another tab would. Shape: those that broke the page. */
async function showEach({
  area,
  key,
  values,
  path,
}: BadValues & { path: string }): Promise<string[]> {
  const storage = area === 'local' ? localStorage : sessionStorage;
  const good = storage.getItem(key);
  const failures: string[] = [];
  const show = async (value: string | null): Promise<void> => {
    if (value === null) storage.removeItem(key);
    else storage.setItem(key, value);
    dispatchEvent(new StorageEvent('storage', { key, newValue: value, storageArea: storage }));
    const { promise, resolve } = Promise.withResolvers<void>();
    const channel = new MessageChannel();
    channel.port1.addEventListener('message', () => resolve(), { once: true });
    channel.port1.start();
    channel.port2.postMessage(undefined);
    await promise;
    channel.port1.close();
  };
  for (const value of values) {
    await show(value);
    const isBroken = () => document.body.textContent.includes('This page could not be shown');
    const isShown = () =>
      document.querySelector('h1, h2, [role=heading]')?.checkVisibility() && !isBroken();
    // A redirect waits for its page.
    for (let tries = 0; !isShown() && tries < 100; tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 50));
    if (!isShown()) failures.push(value.slice(0, 200));
    if (isBroken()) break;
    // Redirected: another person or nobody is signed in.
    if (location.pathname === path) continue;
    await show(good);
    const state = { usr: null, key: crypto.randomUUID(), idx: history.length };
    history.pushState(state, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state }));
  }
  await show(good);
  return failures;
}
