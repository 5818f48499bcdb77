// `npm run bench:web`: the cost of the built app in a browser. `--runs=1` for a quick look, `--write` keeps
// the figures.
import { parseArgs } from 'node:util';

import { chromiumPath } from '@larder/e2e/chromium.ts';
import type { Browser, Page } from '@playwright/test';

import { buildPages, openBrowser } from '#reliability/harness/browser';

import { answerOf, aRecipe, madePerson, type Person, signIn } from './lib/calls.ts';
import { makeDatabase, onConnection } from './lib/database.ts';
import { generate } from './lib/generate.ts';
import { AREAS, lighthouse } from './lib/lighthouse.ts';
import { SLOW_DOWN, slowPage, toNextPaint } from './lib/nextPaint.ts';
import { startServer } from './lib/process.ts';
import { finish, type Row } from './lib/report.ts';
import { weighScreens, weighVisit } from './lib/weight.ts';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, write: { type: 'boolean' } },
});
const kb = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const FIRST_VISIT_JS = 150_000;
const AREA_JS = { shopper: 30_000, vendor: 75_000, admin: 75_000 };
const NEXT_PAINT_MS = 200;
const STORES = 50;
const ORDERS = 10_000;
const LINES = 300;

buildPages();
const database = await makeDatabase();
const server = await startServer({ DATABASE_URL: database.url });
const browser = await openBrowser({ isFull: true });
try {
  await onConnection(database.url, (client) =>
    generate(client, {
      users: 100,
      vendors: 10,
      stores: STORES,
      offersEach: 300,
      orders: ORDERS,
      ofOneVendor: 1,
    }),
  );
  const tables = [
    { title: 'Lighthouse, mobile preset', ...(await scores()) },
    { title: 'A first visit', rows: await visits(browser) },
    { title: 'Code of each screen beyond the first visit of /', rows: screens() },
    {
      title: `Click to next paint, processor ${SLOW_DOWN} times slower`,
      rows: await paints(browser),
    },
  ];
  await closeAll();
  finish('bench:web', tables);
} catch (error) {
  await closeAll();
  throw error;
}

async function closeAll(): Promise<void> {
  await browser.close();
  await server.stop();
  await database.drop();
}

async function scores(): Promise<{ rows: Row[]; after: string }> {
  const runs = Number(values.runs);
  const pages = [
    { path: '/', performance: 95 },
    { path: `/recipe/${await aRecipe(server.address)}`, performance: 97 },
    { path: '/shopping-list', performance: 97 },
  ];
  const rows: Row[] = [];
  const faults: string[] = [];
  for (const { path, performance } of pages) {
    const found = await lighthouse(server.address + path, {
      runs,
      chromium: chromiumPath({ isFull: true }),
    });
    for (const area of AREAS) {
      const target = area === 'performance' ? performance : 100;
      rows.push({
        what: `${path} ${area}`,
        measured: `${found[area]}`,
        target: `≥ ${target}`,
        met: found[area] >= target,
      });
    }
    const [slowest, fastest] = found.index.map((index) => Math.round(index));
    rows.push({
      what: `${path} performance of the phone that the preset means`,
      measured: `${found.calibrated}, machine’s index ${slowest} to ${fastest}`,
    });
    faults.push(...found.faults.map((fault) => `${path}: ${fault}`));
  }
  const after = faults.length > 0 ? `Audits below full marks: ${faults.join('; ')}.` : '';
  return { rows, after };
}

async function visits(with_: Browser): Promise<Row[]> {
  const rows: Row[] = [];
  for (const path of [
    '/',
    `/recipe/${await aRecipe(server.address)}`,
    '/shopping-list',
    '/login',
  ]) {
    const visit = await weighVisit(with_, server.address + path);
    const strangers = visit.files.filter((file) => /vendor|admin/i.test(file));
    rows.push({
      what: `${path} JavaScript (gzip)`,
      measured: kb(visit.js),
      ...(path === '/' && {
        target: `< ${kb(FIRST_VISIT_JS)}`,
        met: visit.js < FIRST_VISIT_JS,
      }),
    });
    rows.push({
      what: `${path} styles, fonts, pictures`,
      measured: `${kb(visit.css)}, ${kb(visit.fonts)}, ${kb(visit.pictures)}`,
    });
    rows.push({
      what: `${path} code of the vendor’s and the admin’s area`,
      measured: strangers.length === 0 ? 'none' : strangers.join(', '),
      target: 'none',
      met: strangers.length === 0,
    });
  }
  return rows;
}

function screens(): Row[] {
  return weighScreens().map(({ screen, js, css }) => {
    const area = /^(vendor|admin)/.exec(screen)?.[1] as 'vendor' | 'admin' | undefined;
    const limit = AREA_JS[area ?? 'shopper'];
    return {
      what: screen,
      measured: `${kb(js)}${css > 0 ? `, styles ${kb(css)}` : ''}`,
      target: `≤ ${kb(limit)}`,
      met: js <= limit,
    };
  });
}

async function paints(with_: Browser): Promise<Row[]> {
  const shopper = await stored('user');
  const vendor = await stored('vendor');
  const names = await catalogueNames(shopper.who);
  const rows: Row[] = [];
  const measure = async (
    what: string,
    page: Awaited<ReturnType<typeof slowPage>>,
    act: (round: number) => Promise<void>,
  ) => {
    const ms = await toNextPaint(page, act);
    rows.push({
      what,
      measured: `${ms} ms`,
      target: `< ${NEXT_PAINT_MS} ms`,
      met: ms < NEXT_PAINT_MS,
    });
  };
  const origin = server.address;

  const list = await slowPage(with_, {
    origin,
    local: { groceryList: listOf(names) },
    session: {},
  });
  await list.goto('/shopping-list');
  const boxes = list.getByRole('checkbox');
  await boxes.nth(LINES - 1).waitFor();
  await measure(`list of ${LINES} lines: untick one`, list, (round) =>
    boxes.nth(round).click({ force: true }),
  );

  const trip = await tripOf(shopper.who, names.slice(0, 20));
  const shopping = await slowPage(with_, {
    origin,
    local: { user: shopper.stored },
    session: { trip },
  });
  await shopping.goto('/shopping');
  await shopping
    .getByRole('article')
    .nth(STORES - 1)
    .waitFor();
  const more = shopping.getByRole('button', { name: /^Increase/ });
  await measure(`${STORES} store cards: one pack more`, shopping, (round) =>
    more.nth(round).click(),
  );
  // The first cart is the slowest: its items change every other card.
  const stores = shopping.getByRole('list', { name: 'Stores' }).getByRole('article');
  await measure(`${STORES} store cards: Add to Cart`, shopping, async (round) => {
    await emptyCarts(shopping);
    await stores.nth(round).getByRole('button', { name: 'Add to Cart' }).click();
  });

  const orders = await slowPage(with_, {
    origin,
    local: { user: vendor.stored },
    session: {},
  });
  await orders.goto('/vendor/orders');
  await orders
    .getByRole('button', { name: /accept/i })
    .first()
    .waitFor();
  const search = orders.getByRole('searchbox').first();
  await measure(`${ORDERS} orders: a letter in the search`, orders, async (round) => {
    await search.press('abcdefghij'[round] ?? 'a');
  });
  await search.fill('');
  return rows;
}

/** A generated person, as browser storage has them. */
async function stored(role: 'user' | 'vendor') {
  const who = await signIn(server.address, madePerson(role, 1));
  const { user_id: id, name, email, token } = who;
  const user = { id, name, email, role, token, tokenType: 'bearer', expiresIn: 900 };
  return { who, stored: JSON.stringify(user) };
}

async function catalogueNames({ headers }: Person): Promise<string[]> {
  const { message } = await answerOf<{ message: string }>(server.address, {
    path: '/api/user/ingredients',
    headers,
  });
  const items: { name: string }[] = JSON.parse(message);
  return items.map(({ name }) => name);
}

/** Empties the carts as another tab would and waits until all cards follow. */
async function emptyCarts(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.setItem('carts', '[]');
    window.dispatchEvent(new StorageEvent('storage', { key: 'carts' }));
  });
  await page
    .getByRole('button', { name: 'Add to Cart' })
    .nth(STORES - 1)
    .waitFor();
}

type Compared = { ids: string; matches: { ingredient_id: string | null }[] };

async function tripOf({ headers }: Person, names: readonly string[]): Promise<string> {
  const needs = names.map((name) => ({ name, unit_quantity: 500, unit: 'gm' }));
  const here = { lat: 40, lng: -100 };
  const { ids, matches } = await answerOf<Compared>(server.address, {
    method: 'POST',
    path: '/api/user/items/compare',
    headers,
    body: JSON.stringify({ compare: needs, location: here, limit: STORES }),
  });
  const known = needs.map((need, at) => ({
    ...need,
    ingredient_id: matches[at]?.ingredient_id ?? undefined,
  }));
  return JSON.stringify({
    vendors: JSON.parse(ids),
    needs: known,
    here,
    hereLabel: '',
    radius: null,
  });
}

/** The stored grocery list, with lines as added by hand. */
function listOf(names: readonly string[]): string {
  const lines = Array.from({ length: LINES }, (_, index) => {
    const name = `${names[index % names.length]} ${index}`;
    return {
      key: name.toLowerCase(),
      name,
      category: 'Other',
      selected: true,
      contributions: [
        { recipe_id: 'manual', amount: 100, unit: 'gm', recipeServings: 1, servings: 1 },
      ],
    };
  });
  return JSON.stringify({ lines, ownCategories: [] });
}
