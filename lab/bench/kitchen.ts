// `npm run bench:kitchen`: a shared list in two browsers. How soon the other sees a tick, how soon 200 changes made
// offline are in, what a press costs with 500 lines on a slow processor, what a small change of a full kitchen costs, and the code of a
// first visit.
// `--runs=5` for a quick look, `--write` keeps the figures.
import { setTimeout as sleep } from 'node:timers/promises';

import { underWorker } from '@larder/e2e/offline.ts';
import { weighScreens, weighShell } from '@larder/e2e/screenWeights.ts';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { z } from 'zod';

import { makeAsker } from '#reliability/harness/answers';
import { buildPages, openBrowser } from '#reliability/harness/browser';
import { type Client, client } from '#reliability/harness/client';
import { percentile } from '#reliability/harness/random';
import { startServer } from '#reliability/harness/server';
import { until } from '#reliability/harness/wait';

import { type Person, register, storedUser } from './lib/calls.ts';
import { settle, SLOW_DOWN, slowPage } from './lib/nextPaint.ts';
import { medianAndWorst, press, type Pressed, watchPresses } from './lib/pressed.ts';
import { finish, optionsOf, type Row } from './lib/report.ts';
import { makeDatabase } from './lib/shop.ts';
import { smallChanges } from './lib/smallChanges.ts';

const options = optionsOf({ runs: '20' });
const RUNS = Number(options.runs);

/** Units: milliseconds. */
const [SEEN_MS, SENT_MS, FRAME_MS] = [1_000, 2_000, 50];
const OFFLINE = 200;
const LINES = 500;
const TYPED = 3;
/**
 * Units: bytes after gzip. All JavaScript of a first visit of the list before lists were shared. All of it, since
 * what is shared moves between the list and what every page loads.
 */
const CODE_BEFORE = 188_562;
const MORE_CODE = 8_000;

const Household = z.object({ household: z.object({ household_id: z.string() }) });
const Lines = z.object({
  state: z.object({ lines: z.array(z.object({ got: z.unknown().optional() })) }),
});

buildPages();
finish('bench:kitchen', await tables());

async function tables() {
  await using database = await makeDatabase();
  await using server = await startServer({
    LOG_LEVEL: 'error',
    SEED: 'none',
    DATABASE_URL: database.url,
  });
  await using browser = await openBrowser({ isFull: true });
  const call = client(server.api);
  const at = { browser, url: server.url, call };
  return [
    { title: 'Two browsers', rows: [...(await seen(at)), ...(await sent(at))] },
    {
      title: `${LINES} lines, processor ${SLOW_DOWN} times slower`,
      rows: await pressed(at),
      after:
        'Median and worst, in milliseconds. A frame is counted from its longest task, 0 below 50.',
    },
    {
      title: 'A full kitchen',
      rows: await smallChanges({ url: server.url, call, databaseUrl: database.url }),
    },
    { title: 'A first visit', rows: [code()] },
  ];
}

type At = { browser: Browser; url: string; call: Client };

async function share({ url, call }: At): Promise<readonly [Person, Person]> {
  const [owner, member] = [await register(url), await register(url)];
  const must = makeAsker(call);
  const { token } = await must(z.object({ token: z.string() }), 'POST /household/invites', {
    token: owner.token,
    body: {},
  });
  const body = { token, bring: false };
  await must(z.unknown(), 'POST /household/invite/accept', { token: member.token, body });
  return [owner, member];
}

/** Puts lines on a member's list. */
async function fill(call: Client, { token }: Person, number: number): Promise<void> {
  const { household } = await makeAsker(call)(Household, 'GET /kitchen', { token });
  const device = crypto.randomUUID();
  for (let from = 0; from < number; from += 100) {
    const ops = Array.from({ length: Math.min(100, number - from) }, (_, nth) => ({
      op_id: crypto.randomUUID(),
      device,
      at: Date.now(),
      base_seq: from,
      kind: 'add_item',
      payload: { item: { name: nameOf(from + nth), amount: 1 + (nth % 9), unit: '' } },
    }));
    const body = { household_id: household.household_id, base_seq: from, ops };
    await makeAsker(call)(z.unknown(), 'POST /kitchen/ops', { token, body });
  }
}

function nameOf(nth: number): string {
  return `Thing ${String(nth).padStart(3, '0')}`;
}

async function openList({ browser, url }: At, member: Person): Promise<Page> {
  const context = await browser.newContext({ baseURL: url });
  const page = await context.newPage();
  await page.goto('/help-support');
  await page.evaluate((user) => localStorage.setItem('user', user), storedUser(member));
  await page.goto('/shopping-list');
  return page;
}

function gotButton(page: Page, nth: number) {
  return page.getByRole('checkbox', { name: `Got it: ${nameOf(nth)}`, exact: true });
}

/** From the press in one browser until the other has painted it. */
async function seen(at: At): Promise<Row[]> {
  const [sam, alex] = await share(at);
  await fill(at.call, sam, RUNS);
  const [here, there] = [await openList(at, sam), await openList(at, alex)];
  await gotButton(there, RUNS - 1).waitFor();
  await settle(there);
  const took: number[] = [];
  for (let nth = 0; nth < RUNS; nth += 1) {
    const name = `Got it: ${nameOf(nth)}`;
    const isSeen = there.evaluate(
      (label) =>
        new Promise<number>((resolve) => {
          const look = (): void => {
            const boxes = [...document.querySelectorAll<HTMLInputElement>('[data-action="got"]')];
            if (boxes.some((box) => box.labels?.[0]?.textContent === label))
              requestAnimationFrame(look);
            else resolve(Date.now());
          };
          look();
        }),
      name,
    );
    const begun = await here.evaluate((label) => {
      const boxes = [...document.querySelectorAll<HTMLInputElement>('[data-action="got"]')];
      const button = boxes.find((box) => box.labels?.[0]?.textContent === label);
      const now = Date.now();
      button?.click();
      return now;
    }, name);
    took.push((await isSeen) - begun);
    await sleep(300);
  }
  await close(here.context(), there.context());
  const [p50, p95] = [percentile(took, 0.5), percentile(took, 0.95)];
  return [
    [`a tick is seen by the other, of ${RUNS}: p50`, `${p50} ms`],
    [
      `a tick is seen by the other, of ${RUNS}: p95`,
      `${p95} ms`,
      `≤ ${SEEN_MS} ms`,
      p95 <= SEEN_MS,
    ],
  ];
}

/** From the network's return until the server has all that was ticked without it. */
async function sent(at: At): Promise<Row[]> {
  const sam = await register(at.url);
  await fill(at.call, sam, OFFLINE);
  const page = await openList(at, sam);
  await gotButton(page, OFFLINE - 1).waitFor();
  await underWorker(page);
  await page.context().setOffline(true);
  await page.evaluate(async () => {
    for (;;) {
      const button = document.querySelector<HTMLElement>('[data-action="got"]');
      if (!button) return;
      button.click();
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
  });
  await page.waitForFunction(
    (number) =>
      Object.entries(localStorage).some(
        ([key, text]) =>
          key.endsWith('/kitchenWaiting') && String(text).split('"op_id"').length > number,
      ),
    OFFLINE,
  );
  const left = async () => {
    const { state } = await makeAsker(at.call)(Lines, 'GET /kitchen', { token: sam.token });
    return state.lines.filter(({ got }) => got === undefined).length;
  };
  const before = await left();
  const begun = performance.now();
  await page.context().setOffline(false);
  await until('all are in', async () => (await left()) === 0);
  const ms = Math.round(performance.now() - begun);
  await close(page.context());
  return [[`${before} changes made offline are in`, `${ms} ms`, `≤ ${SENT_MS} ms`, ms <= SENT_MS]];
}

/** Items typed and lines ticked on a long list. */
async function pressed(at: At): Promise<Row[]> {
  const sam = await register(at.url);
  await fill(at.call, sam, LINES);
  const page = await slowPage(at.browser, {
    origin: at.url,
    local: { user: storedUser(sam) },
    session: {},
  });
  await watchPresses(page);
  await page.goto('/shopping-list');
  const box = page.getByRole('combobox', { name: 'Add an item' });
  await gotButton(page, LINES - 1).waitFor({ timeout: 120_000 });
  const keys: Pressed[] = [];
  const adds: Pressed[] = [];
  for (let nth = 0; nth < TYPED; nth += 1) {
    for (const key of ['w', 'a', 'x'])
      keys.push(await press(page, { what: 'a letter', at: () => box, key }));
    adds.push(await press(page, { what: 'Enter', at: () => box, key: 'Enter' }));
    await box.fill('');
  }
  const ticks: Pressed[] = [];
  for (let nth = 0; nth < TYPED * 2; nth += 1)
    ticks.push(await press(page, { what: 'Got it', at: () => gotButton(page, nth * 20) }));
  await close(page.context());
  return [
    ...rowsOf('a letter is typed', keys),
    ...rowsOf('an item is added', adds),
    ...rowsOf('a line is ticked', ticks),
  ];
}

function rowsOf(what: string, all: readonly Pressed[]): Row[] {
  const tasks = all.map(({ task }) => task);
  return [
    [`${what}: to the next paint`, medianAndWorst(all.map(({ paint }) => paint))],
    [
      `${what}: longest task`,
      medianAndWorst(tasks),
      `≤ ${FRAME_MS}`,
      percentile(tasks, 0.5) <= FRAME_MS,
    ],
  ];
}

/** What a first visit of the list loads; what sends and shows operations comes after a sign-in. */
function code(): Row {
  const list = weighScreens().find(({ screen }) => screen === 'GroceryListPage');
  const js = weighShell() + (list?.js ?? Infinity);
  const limit = CODE_BEFORE + MORE_CODE;
  const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  return ['JavaScript of the list (gzip)', kb(js), `≤ ${kb(limit)}`, js <= limit];
}

async function close(...contexts: readonly BrowserContext[]): Promise<void> {
  for (const context of contexts) await context.close();
}
