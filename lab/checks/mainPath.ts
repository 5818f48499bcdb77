import { randomBytes, randomUUID } from 'node:crypto';

import { buildApp } from '@larder/server/src/app.ts';
import { readConfig } from '@larder/server/src/config.ts';
import { makeDeps } from '@larder/server/src/deps.ts';
import type { Db } from '@larder/server/src/platform/db/db.ts';
import type { Sql } from '@larder/server/src/platform/db/sql.ts';
import { ensureAdmin } from '@larder/server/src/subjects/account/auth/admin.service.ts';
import { z } from 'zod';

import { makeAsker, Orders } from '#reliability/harness/answers';
import { compareBody, orderBody } from '#reliability/harness/bodies';
import { client } from '#reliability/harness/client';
import { recordedDb } from '#reliability/harness/recordedDb';
import { ADMIN, makeWorld } from '#reliability/harness/world';

const PLACE = { location: { lat: 41.8, lng: -87.6 }, radius_miles: 25 };

/** Makes the calls of the main path on a migrated database. Shape: the statements of each. */
export async function statementsOfMainPath(db: Db): Promise<Map<string, Sql[]>> {
  let now: Sql[] = [];
  const config = readConfig({
    ...ADMIN,
    JWT_SECRET: randomBytes(48).toString('base64url'),
    RATE_LIMITS: 'off',
    SEED: 'none',
  });
  const deps = makeDeps(config, { db: recordedDb(db, (statement) => now.push(statement)) });
  await ensureAdmin(deps);
  const app = await buildApp(deps, { web: import.meta.dirname });
  try {
    const call = client(`${await app.listen({ host: '127.0.0.1', port: 0 })}/api`);
    const { shoppers, vendors, catalogue } = await makeWorld(call);
    const [{ token }] = shoppers;
    const [vendor] = vendors;
    const [store] = vendor.stores;
    const ask = makeAsker(call);
    const found = new Map<string, Sql[]>();
    const keep = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
      now = [];
      const answer = await work();
      // Demand is written in the background.
      found.set(
        name,
        now.filter(({ text }) => !text.includes('demand_marks')),
      );
      now = [];
      return answer;
    };
    const place = async () => {
      const headers = { 'idempotency-key': randomUUID() };
      const body = orderBody(store, catalogue.slice(0, 2));
      const { orders } = await ask(Orders, 'POST /user/orders', { token, headers, body });
      return orders[0]?.order_id ?? '';
    };
    const move = (order_id: string, order_status: string) =>
      ask(z.unknown(), 'PUT /vendor/userorder/accept', {
        token: vendor.token,
        body: { order_id, order_status },
      });
    const order_id = await keep('place', place);
    await keep('accept', () => move(order_id, 'Accepted'));
    await keep('deliver', () => move(order_id, 'Delivered'));
    const other = await place();
    await keep('cancel', () =>
      ask(z.unknown(), `POST /user/orders/${other}/cancel`, { token, body: {} }),
    );
    const shelf = `GET /vendor/${vendor.user_id}/store/${store}/items`;
    await keep('store shelf', () => ask(z.unknown(), shelf, { token }));
    await keep('my orders', () => ask(z.unknown(), 'GET /user/orders?limit=20', { token }));
    await keep("vendor's orders", () =>
      ask(z.unknown(), 'GET /vendor/orders?limit=20', { token: vendor.token }),
    );
    const body = compareBody(catalogue.slice(0, 2), PLACE);
    await keep('compare', () => ask(z.unknown(), 'POST /user/items/compare', { token, body }));
    return found;
  } finally {
    await app.close();
  }
}
