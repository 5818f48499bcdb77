import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished } from 'vitest';
import { z } from 'zod';

import { sql } from '#platform/db/sql';
import { noticeRounds } from '#subjects/orders/notices/startNotices.service';
import { pushService } from '#testing/pushService';
import { type Person, testApp } from '#testing/testApp';

type Call = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`;

const PAGES = 'https://larder.example';
const SOON = { timeout: 20_000 };
/** News wait for each older transaction of the whole server, so for those of other tests in databases of their own. */
const READABLE = sql`
  select not exists (select from order_news where xid >= pg_snapshot_xmin(pg_current_snapshot())) as all`;
const Readable = z.object({ all: z.boolean() });

/**
 * A vendor's store with rice and milk, a shopper, a push service, and mails as files.
 *
 * Shape   `round` sends what is due, as one of several processes; `pass` lets time go by.
 */
export async function noticeShop({
  names,
  allMs,
}: { names?: Record<string, string[]>; allMs?: number } = {}) {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'larder-notices-'));
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true, force: true }));
  let publicKey = '';
  const service = await pushService(() => publicKey, {
    ...(names && { names }),
    ...(allMs !== undefined && { allMs }),
  });
  const world = await testApp({
    settings: { DATA_DIR, PUBLIC_URL: PAGES },
    postUntrusted: service.post,
  });
  const { app, db, deps, clock } = world;
  ({ publicKey } = deps.config.pushKeys);
  const vendor = await world.person('vendor');
  const shopper = await world.person('user');
  const store_id = await world.store(vendor.user_id, { store_type: 'Pickup' });
  const [rice, milk] = [await world.ingredient('Rice'), await world.ingredient('Milk')];
  for (const id of [rice, milk]) await world.stock(store_id, id, { quantity: 900 });

  const ask = (who: Person, call: Call, payload?: object) => {
    const [method, url] = call.split(' ');
    return app.inject({
      method: method as 'GET',
      url: `/api${url}`,
      headers: who.headers,
      ...(payload && { payload }),
    });
  };
  /** Errors  for a refusal. */
  const done = async (who: Person, call: Call, payload?: object) => {
    const answer = await ask(who, call, payload);
    if (answer.statusCode >= 300) throw new Error(`${call}: ${answer.statusCode} ${answer.body}`);
    return answer.body === '' ? undefined : answer.json();
  };
  const failures: object[] = [];
  const rounds = (holder = crypto.randomUUID(), signal = new AbortController().signal) => {
    const send = noticeRounds(deps, {
      log: { info: () => undefined, warn: (failure: unknown) => failures.push(Object(failure)) },
      pagesAt: PAGES,
      holder,
      signal,
    });
    return async () => {
      await expect.poll(async () => (await db.one(Readable, READABLE)).all, SOON).toBe(true);
      await send();
    };
  };

  return {
    ...world,
    service,
    vendor,
    shopper,
    store_id,
    rice,
    milk,
    ask,
    done,
    failures,
    rounds,
    round: rounds(),
    pass: (ms: number): void => {
      clock.at = new Date(clock.at.getTime() + ms);
    },
    allow: (who: Person, path: string, host?: string) =>
      done(who, 'PUT /user/notices/device', service.subscribe(path, host)),
    tell: (who: Person, notices: { mail: string; quiet?: object }) =>
      done(who, `PUT /vendor/store/${store_id}/notices`, { quiet: null, ...notices }),
    place: async (): Promise<string> => {
      const items = [rice, milk].map((ingredient_id) => ({ ingredient_id, quantity: 2 }));
      const { orders } = await done(shopper, 'POST /user/orders', {
        orders: [{ store_id, items }],
      });
      return orders[0].order_id;
    },
    change: (order_id: string, order_status: string) =>
      done(vendor, 'PUT /vendor/userorder/accept', { order_id, order_status }),
    tick: (order_id: string, picked = true, ids = [rice, milk]) =>
      done(vendor, 'PUT /vendor/picked-lines', {
        lines: ids.map((ingredient_id) => ({ order_id, ingredient_id })),
        picked,
      }),
    mails: () => mailsIn(join(DATA_DIR, 'outbox')),
    count: async (table: 'notices' | 'push_devices' | 'notice_settings') => {
      const from = {
        notices: sql`notices`,
        push_devices: sql`push_devices`,
        notice_settings: sql`notice_settings`,
      };
      const { n } = await db.one(
        z.object({ n: z.int() }),
        sql`select count(*) as n from ${from[table]}`,
      );
      return n;
    },
  };
}

function mailsIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.eml'))
      .map((name) => readFileSync(join(folder, name), 'utf8'));
  } catch {
    // The folder is made with the first mail.
    return [];
  }
}
