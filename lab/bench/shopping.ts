import { join } from 'node:path';

import { toCompare } from '@larder/shared/kitchen/groceryList';
// `npm run bench:shopping`: from a press to the next paint, for every control of the shopping screen, with the
// processor slowed; a list of seven recipes of the demonstration near 10003, New York. `--beside=FOLDER`, another
// checkout with its pages built, is measured in the same rounds. `--runs=2` for a quick look.
import type { GroceryList } from '@larder/shared/kitchen/groceryList.model';
import type { Browser, Page } from '@playwright/test';

import { buildPages, openBrowser } from '#reliability/harness/browser';
import { median } from '#reliability/harness/random';
import { startServer } from '#reliability/harness/server';

import { register, storedUser } from './lib/calls.ts';
import { settle, SLOW_DOWN, slowPage } from './lib/nextPaint.ts';
import { medianAndWorst, press, type Press, type Pressed, watchPresses } from './lib/pressed.ts';
import { finish, optionsOf, type Row } from './lib/report.ts';
import { makeDatabase } from './lib/shop.ts';
import { PHONE_PRESSES, WIDE_PRESSES } from './lib/shoppingPresses.ts';
import { compareNear, HOME, RADIUS_MILES, weekList } from './lib/weekList.ts';

const options = optionsOf({ runs: '5', beside: '' });
const NEXT_PAINT_MS = 100;
/** Of the twelve of `bench:lists`. */
const LIST = 0;
const SIZES = [
  { size: { width: 1440, height: 900 }, presses: WIDE_PRESSES },
  { size: { width: 390, height: 844 }, presses: PHONE_PRESSES },
] as const;

type Found = Map<string, Pressed[]>;

buildPages();
finish('bench:shopping', await tables());

async function tables() {
  await using own = await openApp(undefined);
  await using other = options.beside === '' ? undefined : await openApp(options.beside);
  await using browser = await openBrowser({ isFull: true });
  const found = [];
  for (const { size, presses } of SIZES) {
    const [now, then]: [Found, Found] = [new Map(), new Map()];
    for (let round = 0; round < Number(options.runs); round += 1) {
      await roundOf(browser, own, { size, presses, found: now });
      if (other) await roundOf(browser, other, { size, presses, found: then });
    }
    found.push({
      title: `${size.width} px wide, processor ${SLOW_DOWN} times slower`,
      rows: presses.map(({ what }) => rowOf(what, now, then)),
      after: 'Median and worst of the presses, in milliseconds, in steps of 8.',
    });
  }
  return found;
}

/** The server of a checkout with the demonstration, and the list of its shopper. */
async function openApp(folder: string | undefined) {
  await using started = new AsyncDisposableStack();
  const { url: database } = started.use(await makeDatabase());
  const main = folder === undefined ? {} : { main: join(folder, 'server/src/main.ts') };
  const settings = { LOG_LEVEL: 'error', SEED: 'demo', DATABASE_URL: database };
  const server = started.use(await startServer(settings, main));
  const list = await weekList(server.url, LIST);
  const running = started.move();
  return { url: server.url, list, [Symbol.asyncDispose]: () => running.disposeAsync() };
}

/** What a new shopper's browser holds after Shop Now. A round fills carts, and they stay with the account. */
async function storedBy(address: string, list: GroceryList) {
  const shopper = await register(address);
  const { ids, matches } = await compareNear(address, { list, shopper });
  const needs = toCompare(list).map((need, at) => {
    const { ingredient_id: id, amount, unit } = matches[at] ?? {};
    const bring = amount !== undefined && unit !== undefined && { bring: { amount, unit } };
    return id ? { ...need, ingredient_id: id, ...bring } : need;
  });
  const vendors: unknown = JSON.parse(ids ?? '[]');
  const place = { here: HOME, hereLabel: 'near Gramercy', radius: RADIUS_MILES };
  const trip = { ...place, vendors, needs, startedAt: Date.now() };
  return {
    local: { user: storedUser(shopper), groceryList: JSON.stringify(list) },
    session: { trip: JSON.stringify(trip) },
  };
}

async function roundOf(
  browser: Browser,
  { url, list }: Awaited<ReturnType<typeof openApp>>,
  {
    size,
    presses,
    found,
  }: { size: { width: number; height: number }; presses: readonly Press[]; found: Found },
): Promise<void> {
  const page = await slowPage(browser, { origin: url, ...(await storedBy(url, list)) });
  await page.setViewportSize(size);
  await watchPresses(page);
  await openShopping(page);
  for (const one of presses) {
    const all = found.get(one.what) ?? [];
    found.set(one.what, all);
    all.push(
      await press(page, one).catch((error: unknown) => {
        throw new Error(`${one.what}, ${size.width} px`, { cause: error });
      }),
    );
  }
  await page.context().close();
}

async function openShopping(page: Page): Promise<void> {
  await page.goto('/shopping');
  await page.getByRole('tab', { selected: true }).waitFor();
  await settle(page);
}

function rowOf(what: string, now: Found, then: Found): Row {
  const [own = [], other = []] = [now.get(what), then.get(what)];
  const paints = own.map(({ paint }) => paint);
  const before =
    other.length > 0 ? `, beside ${medianAndWorst(other.map(({ paint }) => paint))}` : '';
  const task = median(own.map((one) => one.task));
  const slow = task > NEXT_PAINT_MS ? `, then busy for ${task}` : '';
  return [
    what,
    `${medianAndWorst(paints)}${before}${slow}`,
    `≤ ${NEXT_PAINT_MS}`,
    median(paints) <= NEXT_PAINT_MS,
  ];
}
