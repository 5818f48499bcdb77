// `npm run bench:plan`: the time of a basket plan here and in Chromium on a slow processor, and what cutting 200
// stores to the candidates loses. `--write` keeps the figures.
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';

import { openMarket, planBasket, plansOf } from '@larder/shared/plan/basketPlan';

import { openBrowser } from '#reliability/harness/browser';
import { median, percentile } from '#reliability/harness/random';
import { ROOT } from '#reliability/harness/root';

import { SLOW_DOWN } from './lib/nextPaint.ts';
import { planInstance, type Size } from './lib/planInstances.ts';
import { finish, type Row } from './lib/report.ts';

/** Two processors, warmed up: 60 needs, 40 stores, at most 3 of them. */
const SIZES: readonly { readonly size: Size; readonly max?: number }[] = [
  { size: { needs: 60, stores: 40, maxStops: 3 }, max: 50 },
  { size: { needs: 60, stores: 40, maxStops: 4 } },
  { size: { needs: 60, stores: 40, maxStops: 5 } },
  { size: { needs: 200, stores: 50, maxStops: 3 } },
];
const WARM_UPS = 10;
const RUNS = 50;
const MAX_SLOW_MS = 250;
const LISTS = 100;
const MAX_LOSS = 0.005;
/** Not a real host: requests are answered from the sources. */
const ORIGIN = 'http://plan.test';

finish('bench:plan', [
  { title: 'A plan in Node', rows: SIZES.map(timed) },
  { title: `A plan in Chromium, processor ${SLOW_DOWN} times slower`, rows: [await slowed()] },
  { title: 'The best of 200 stores, when the 40 candidates are tried', rows: losses() },
]);

function timed({ size, max }: (typeof SIZES)[number]): Row {
  const times = Array.from({ length: WARM_UPS + RUNS }, (_, seed) => {
    const { needs, stores, settings } = planInstance(size, seed);
    const begun = performance.now();
    planBasket(needs, stores, settings);
    return performance.now() - begun;
  });
  return timeRow(size, times, max);
}

function timeRow(size: Size, times: readonly number[], max?: number): Row {
  const warm = times.slice(WARM_UPS);
  const p95 = percentile(warm, 0.95);
  const what = `${size.needs} needs, ${size.stores} stores, up to ${size.maxStops}`;
  const found = `p50 ${median(warm).toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`;
  return max === undefined ? [what, found] : [what, found, `p95 ≤ ${max} ms`, p95 <= max];
}

/** Type-stripped sources in a page, because only a page's thread can be throttled. */
async function slowed(): Promise<Row> {
  await using browser = await openBrowser();
  const page = await browser.newPage();
  await page.route(`${ORIGIN}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: '' });
    const source = readFileSync(join(ROOT, 'shared/src', pathname), 'utf8');
    // A browser knows no `#`.
    const body = stripTypeScriptTypes(source).replace(/'#([\w/.]+)'/g, "'/$1.ts'");
    return route.fulfill({ contentType: 'text/javascript', body });
  });
  await page.goto(ORIGIN);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  const [{ size }] = SIZES as readonly [(typeof SIZES)[number]];
  const inputs = Array.from({ length: WARM_UPS + RUNS }, (_, seed) => planInstance(size, seed));
  const times = await page.evaluate(async (given) => {
    const { planBasket: plan } = await import('/plan/basketPlan.ts' as string);
    return given.map(({ needs, stores, settings }) => {
      const begun = performance.now();
      plan(needs, stores, settings);
      return performance.now() - begun;
    });
  }, inputs);
  return timeRow(size, times, MAX_SLOW_MS);
}

function losses(): Row[] {
  const found = Array.from({ length: LISTS }, (_, seed) => {
    const { needs, stores, settings } = planInstance({ needs: 60, stores: 200, maxStops: 3 }, seed);
    const cut = planBasket(needs, stores, settings);
    const all = plansOf(openMarket(needs, stores, settings));
    const [kept, best] = [cut, all].map(({ plans, recommended }) => plans[recommended ?? -1]);
    if (!kept || !best) throw new Error('no plan');
    return {
      unmet: kept.unmet.length - best.unmet.length,
      lost: kept.total / best.total - 1,
    };
  });
  const within = found.filter(({ unmet, lost }) => unmet === 0 && lost <= MAX_LOSS).length;
  const percent = (share: number) => `${(share * 100).toFixed(2)} %`;
  return [
    [
      `lists of ${LISTS} that lose at most ${percent(MAX_LOSS)}, and no need`,
      `${within}`,
      `≥ ${LISTS - 1}`,
      within >= LISTS - 1,
    ],
    ['lists that lose nothing', `${found.filter(({ unmet, lost }) => unmet + lost === 0).length}`],
    ['the most lost', percent(Math.max(...found.map(({ lost }) => lost)))],
    ['lists with a need unmet for it', `${found.filter(({ unmet }) => unmet > 0).length}`],
  ];
}
