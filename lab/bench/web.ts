// `npm run bench:web`: the cost of the built app in a browser. `--runs=1` for a quick look, `--write` keeps
// the figures.
import { chromiumPath } from '@larder/e2e/chromium.ts';
import { weighScreens } from '@larder/e2e/screenWeights.ts';
import type { Browser, Page } from '@playwright/test';

import { buildPages, openBrowser } from '#reliability/harness/browser';
import { median } from '#reliability/harness/random';

import { answerOf, aRecipe, madePerson, type Person, signIn, storedUser } from './lib/calls.ts';
import { AREAS, lighthouse, slowDownOf } from './lib/lighthouse.ts';
import { slowPage, toNextPaint } from './lib/nextPaint.ts';
import { finish, optionsOf, type Row } from './lib/report.ts';
import { openShop } from './lib/shop.ts';
import { weighVisit } from './lib/weight.ts';

const options = optionsOf({ runs: '5' });
const kb = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const FIRST_VISIT_JS = 150_000;
const NEXT_PAINT_MS = 200;
const STORES = 50;
const ORDERS = 10_000;
const LINES = 300;

const AMOUNTS = {
  users: 100,
  vendors: 10,
  stores: STORES,
  offersEach: 300,
  orders: ORDERS,
  ofOneVendor: 1,
};

buildPages();
finish('bench:web', await tables());

async function tables() {
  await using shop = await openShop(AMOUNTS);
  await using browser = await openBrowser({ isFull: true });
  const { address } = shop;
  const { indexes, ...lighthouseTable } = await scores(address);
  const slowDown = slowDownOf(median(indexes));
  return [
    { title: 'Lighthouse, mobile preset, the same phone on every machine', ...lighthouseTable },
    { title: 'A first visit', rows: await visits(browser, address) },
    { title: 'Code of each screen beyond the first visit of /', rows: screens() },
    {
      title: `Click to next paint on that phone, ${slowDown} times slower than this machine`,
      rows: await paints(browser, { address, slowDown }),
    },
  ];
}

async function scores(
  address: string,
): Promise<{ rows: Row[]; after: string; indexes: readonly number[] }> {
  const runs = Number(options.runs);
  const pages = [
    { path: '/', performance: 95 },
    { path: `/recipe/${await aRecipe(address)}`, performance: 97 },
    { path: '/shopping-list', performance: 97 },
  ];
  const rows: Row[] = [];
  const faults: string[] = [];
  const indexes: number[] = [];
  for (const { path, performance } of pages) {
    const found = await lighthouse(address + path, {
      runs,
      chromium: chromiumPath({ isFull: true }),
    });
    for (const area of AREAS) {
      const target = area === 'performance' ? performance : 100;
      rows.push([`${path} ${area}`, `${found[area]}`, `≥ ${target}`, found[area] >= target]);
    }
    const [slowest, fastest] = [Math.min(...found.indexes), Math.max(...found.indexes)];
    rows.push([
      `${path} performance by the preset, 4 times slower than this machine`,
      `${found.byPreset}, machine’s index ${Math.round(slowest)} to ${Math.round(fastest)}`,
    ]);
    indexes.push(...found.indexes);
    faults.push(...found.faults.map((fault) => `${path}: ${fault}`));
  }
  const after = faults.length > 0 ? `Audits below full marks: ${faults.join('; ')}.` : '';
  return { rows, after, indexes };
}

async function visits(browser: Browser, address: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const path of ['/', `/recipe/${await aRecipe(address)}`, '/shopping-list', '/login']) {
    const visit = await weighVisit(browser, address + path);
    const strangers = visit.files.filter((file) => /vendor|admin/i.test(file));
    const javaScript = [`${path} JavaScript (gzip)`, kb(visit.js)] as const;
    const isLight = visit.js < FIRST_VISIT_JS;
    rows.push(
      path === '/' ? [...javaScript, `< ${kb(FIRST_VISIT_JS)}`, isLight] : javaScript,
      [
        `${path} styles, fonts, pictures`,
        `${kb(visit.css)}, ${kb(visit.fonts)}, ${kb(visit.pictures)}`,
      ],
      [
        `${path} code of the vendor’s and the admin’s area`,
        strangers.join(', ') || 'none',
        'none',
        strangers.length === 0,
      ],
    );
  }
  return rows;
}

function screens(): Row[] {
  return weighScreens().map(({ screen, js, limit, css }) => {
    const measured = `${kb(js)}${css > 0 ? `, styles ${kb(css)}` : ''}`;
    return [screen, measured, `≤ ${kb(limit)}`, js <= limit];
  });
}

async function paints(
  browser: Browser,
  { address, slowDown }: { address: string; slowDown: number },
): Promise<Row[]> {
  const shopper = await stored(address, 'user');
  const vendor = await stored(address, 'vendor');
  const names = await catalogueNames(address, shopper.who);
  const rows: Row[] = [];
  const measure = async (
    what: string,
    page: Awaited<ReturnType<typeof slowPage>>,
    act: (round: number) => Promise<void>,
  ) => {
    const ms = await toNextPaint(page, act);
    rows.push([what, `${ms} ms`, `< ${NEXT_PAINT_MS} ms`, ms < NEXT_PAINT_MS]);
  };
  const phone = { origin: address, slowDown };

  const list = await slowPage(browser, {
    ...phone,
    local: { groceryList: listOf(names) },
    session: {},
  });
  await list.goto('/shopping-list');
  await list.getByRole('button', { name: 'List tools' }).click();
  await list.getByRole('menuitem', { name: 'Choose what to shop for' }).click();
  const boxes = list.getByRole('checkbox');
  await boxes.nth(LINES - 1).waitFor();
  await measure(`list of ${LINES} lines: untick one`, list, (round) =>
    boxes.nth(round).click({ force: true }),
  );

  const wanted = names.slice(0, 20);
  const trip = await tripOf(address, shopper.who, wanted);
  const shopping = await slowPage(browser, {
    ...phone,
    // The plan leaves out what is not on the list.
    local: { user: shopper.stored, groceryList: listOf(wanted) },
    session: { trip },
  });
  await shopping.goto('/shopping');
  await shopping
    .getByRole('button', { name: /^Details of/ })
    .nth(STORES - 1)
    .waitFor();
  for (const arrow of await shopping.getByRole('button', { name: /^Details of/ }).all())
    await arrow.click();
  const more = shopping.getByRole('button', { name: /^Increase/ });
  await measure(`${STORES} store cards: one pack more`, shopping, (round) =>
    more.nth(round).click(),
  );
  // The first cart is the slowest: its items change every other card.
  const stores = shopping.getByRole('region', { name: 'Stores' }).getByRole('article');
  await measure(`${STORES} store cards: Add to Cart`, shopping, async (round) => {
    await emptyCarts(shopping);
    await stores.nth(round).getByRole('button', { name: 'Add to Cart' }).click();
  });

  const orders = await slowPage(browser, {
    ...phone,
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
async function stored(address: string, role: 'user' | 'vendor') {
  const who = await signIn(address, madePerson(role, 1));
  return { who, stored: storedUser(who) };
}

async function catalogueNames(address: string, { headers }: Person): Promise<string[]> {
  const { message } = await answerOf<{ message: string }>(address, {
    path: '/api/user/ingredients',
    headers,
  });
  const items: { name: string }[] = JSON.parse(message);
  return [...new Set(items.map(({ name }) => name))];
}

/** Empties the carts as another tab would and waits until all cards follow. */
async function emptyCarts(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage).filter((one) => /^(?:@.*\/)?carts$/.test(one))) {
      localStorage.setItem(key, '[]');
      window.dispatchEvent(new StorageEvent('storage', { key }));
    }
  });
  await page
    .getByRole('button', { name: 'Add to Cart' })
    .nth(STORES - 1)
    .waitFor();
}

type Compared = { ids: string; matches: { ingredient_id: string | null }[] };

async function tripOf(
  address: string,
  { headers }: Person,
  names: readonly string[],
): Promise<string> {
  const needs = names.map((name) => ({ name, unit_quantity: 500, unit: 'gm' }));
  const here = { lat: 40, lng: -100 };
  const { ids, matches } = await answerOf<Compared>(address, {
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
  const lines = names.slice(0, LINES).map((name) => ({
    key: name.toLowerCase(),
    name,
    category: 'Other',
    selected: true,
    contributions: [
      { recipe_id: 'manual', amount: 100, unit: 'gm', recipeServings: 1, servings: 1 },
    ],
  }));
  return JSON.stringify({ lines, ownCategories: [] });
}
