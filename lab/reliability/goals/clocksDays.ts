import { atRest } from '@larder/e2e/resilience/pageRules.ts';
import { goWithin } from '@larder/e2e/resilience/troubles.ts';
import type { Browser } from '@playwright/test';
import { z } from 'zod';

import { Session } from '#reliability/harness/answers';
import { orderBody } from '#reliability/harness/bodies';
import { openContext } from '#reliability/harness/browser';
import { client } from '#reliability/harness/client';
import type { ClockedServer } from '#reliability/harness/clockedServer';
import { DEMO } from '#reliability/harness/signedIn';

/** `faults` are sentences. */
export type Run = { browser: Browser; server: ClockedServer; faults: string[] };

/** Moments, each with its local date. */
type Day = { zone: string; moments: readonly (readonly [at: string, day: string])[] };

/** In order of time: a server that had been later would have orders of future days. */
const DAYS: readonly Day[] = [
  {
    // 23 hours: 02:00 becomes 03:00.
    zone: 'America/New_York',
    moments: [
      ['2026-03-08T04:59:00Z', '2026-03-07'],
      ['2026-03-08T05:01:00Z', '2026-03-08'],
      ['2026-03-08T06:59:00Z', '2026-03-08'],
      ['2026-03-08T07:01:00Z', '2026-03-08'],
      ['2026-03-09T03:59:00Z', '2026-03-08'],
      ['2026-03-09T04:01:00Z', '2026-03-09'],
    ],
  },
  {
    // A shift of half an hour, east of Greenwich.
    zone: 'Australia/Lord_Howe',
    moments: [
      ['2026-10-03T13:29:00Z', '2026-10-03'],
      ['2026-10-03T13:31:00Z', '2026-10-04'],
      ['2026-10-03T15:31:00Z', '2026-10-04'],
      ['2026-10-04T12:59:00Z', '2026-10-04'],
      ['2026-10-04T13:01:00Z', '2026-10-05'],
    ],
  },
  {
    // 25 hours: 02:00 becomes 01:00.
    zone: 'America/New_York',
    moments: [
      ['2026-11-01T03:59:00Z', '2026-10-31'],
      ['2026-11-01T04:01:00Z', '2026-11-01'],
      ['2026-11-01T05:59:00Z', '2026-11-01'],
      ['2026-11-01T06:01:00Z', '2026-11-01'],
      ['2026-11-02T04:59:00Z', '2026-11-01'],
      ['2026-11-02T05:01:00Z', '2026-11-02'],
    ],
  },
];

/** The browser counts its requests for recipes by day. Shape  the number of counted days. */
export async function browserDays(run: Run): Promise<number> {
  let counted = 0;
  for (const { zone, moments } of DAYS) {
    const options = { timezoneId: zone };
    const { context, seen } = await openContext(run.browser, run.server.url, options);
    const [[first] = ['']] = moments;
    await context.clock.install({ time: first });
    const page = await context.newPage();
    await page.goto('/help-support');
    await atRest(page);
    let expected = { day: '', count: 0 };
    for (const [n, [at, day]] of moments.entries()) {
      await page.clock.setSystemTime(at);
      await Promise.all([
        page.waitForResponse('**/api/recipes/**'),
        goWithin(page, `/?q=${zone.toLowerCase().slice(0, 3)} ${n}`),
      ]);
      expected = { day, count: expected.day === day ? expected.count + 1 : 1 };
      if (expected.count === 1) counted += 1;
      const kept = await page.evaluate(() => localStorage.getItem('recipeRequests'));
      if (kept !== JSON.stringify(expected))
        run.faults.push(`${zone} at ${at}: ${kept} instead of ${JSON.stringify(expected)}`);
    }
    run.faults.push(...seen.errors);
    await context.close();
  }
  return counted;
}

const Stores = z.object({
  value: z.array(
    z.object({
      store_id: z.string(),
      slots: z.optional(z.unknown()),
      back_on: z.optional(z.unknown()),
      items: z.array(z.object({ ingredient_id: z.string(), quantity: z.number() })),
    }),
  ),
});
const Dashboard = z.object({ days: z.array(z.object({ day: z.string(), orders: z.number() })) });
type Days = z.output<typeof Dashboard>['days'];

function ordersOf(days: Days, day: string): number {
  return days.find((one) => one.day === day)?.orders ?? 0;
}

/** The server counts orders by the vendor's local days. Shape  the number of days with orders. */
export async function serverDays(run: Run): Promise<number> {
  const { server, faults } = run;
  const call = client(server.api);
  async function token({ email, password, role }: typeof DEMO.user): Promise<string> {
    const { body } = await call('POST', '/login', { body: { email, password, role } });
    return Session.parse(body).access_token;
  }
  const { body } = await call('GET', '/vendor/stores', { token: await token(DEMO.vendor) });
  const inStock = ({ quantity }: { quantity: number }) => quantity > 50;
  // It takes orders at any time.
  const store = Stores.parse(body).value.find(
    ({ slots, back_on, items }) => !slots && !back_on && items.some(inStock),
  );
  const item = store?.items.find(inStock);
  if (!store || !item) throw new Error('the demonstration has no store to order from');

  async function daysAt(at: string, zone: string): Promise<Days> {
    server.clock.aheadMs = Date.parse(at) - Date.now();
    const query = new URLSearchParams({ time_zone: zone });
    const answer = await call('GET', `/vendor/dashboard?${query}`, {
      token: await token(DEMO.vendor),
    });
    return Dashboard.parse(answer.body).days;
  }

  let counted = 0;
  for (const { zone, moments } of DAYS) {
    const last = moments.at(-1)?.[0] ?? '';
    // The demonstration's own orders are younger than these moments: they count on the last day.
    const before = await daysAt(last, zone);
    const expected = new Map<string, number>();
    for (const [at, day] of moments) {
      server.clock.aheadMs = Date.parse(at) - Date.now();
      const placed = await call('POST', '/user/orders', {
        token: await token(DEMO.user),
        headers: { 'idempotency-key': crypto.randomUUID() },
        body: orderBody(store.store_id, [item.ingredient_id]),
      });
      if (placed.status !== 201) faults.push(`order at ${at}: ${placed.text.slice(0, 200)}`);
      expected.set(day, (expected.get(day) ?? ordersOf(before, day)) + 1);
    }
    const days = await daysAt(last, zone);
    for (const [day, orders] of expected) {
      const found = ordersOf(days, day);
      counted += 1;
      if (found !== orders) faults.push(`${zone}: ${found} orders on ${day} instead of ${orders}`);
    }
  }
  return counted;
}
