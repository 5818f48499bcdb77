import type { IncomingHttpHeaders } from 'node:http';

import type { KeyRight } from '@larder/shared/basics/keyRights';
import { onTestFinished } from 'vitest';
import { z } from 'zod';

import { sql } from '#platform/db/sql';
import { makeLeadsOutside } from '#platform/lib/leadsOutside';
import { makePostUntrusted } from '#platform/lib/postUntrusted';
import { deliveryRounds } from '#subjects/account/machines/deliver.service';
import { type Person, testApp } from '#testing/testApp';
import { startUntrustedSite } from '#testing/untrustedSite';

type Call = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`;
type Got = { path: string; headers: IncomingHttpHeaders; body: string };

const Delivery = z.object({
  delivery_id: z.string(),
  event: z.string(),
  state: z.string(),
  tries: z.int(),
  status: z.int().nullable(),
});
const Made = z.object({ webhook_id: z.string(), secret: z.string() });

/**
 * A vendor with two stores of rice, a shopper, and machines on the internet that webhooks reach.
 *
 * Shape   `got` is what they got, `status` what they answer, by path, 204 by default; 0: nothing, ever. Hosts in `names`
 *         have these addresses. `meanwhile` is done before the next ones are answered. `round` sends what is due; `pass` lets time go by.
 */
export async function machineShop({
  names = {},
  allMs = 10_000,
  at,
  settings = {},
}: {
  names?: Record<string, string[]>;
  allMs?: number;
  at?: string;
  settings?: Record<string, string>;
} = {}) {
  const got: Got[] = [];
  const status = new Map<string, number>();
  const meanwhile: (() => Promise<unknown>)[] = [];
  const site = await startUntrustedSite((request, response) => {
    const path = request.url ?? '';
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      got.push({ path, headers: request.headers, body: Buffer.concat(parts).toString() });
      const answer = status.get(path) ?? 204;
      if (answer === 0) return;
      const first = meanwhile.shift() ?? (() => Promise.resolve());
      void first().then(() =>
        response.writeHead(answer, { location: 'https://elsewhere.example/' }).end(),
      );
    });
  }, names);
  const world = await testApp({
    ...(at !== undefined && { at }),
    settings,
    postUntrusted: makePostUntrusted({ ...site.network, allMs }),
    leadsOutside: makeLeadsOutside(site.network),
  });
  const { app, db, deps, clock } = world;
  const [vendor, shopper] = [await world.person('vendor'), await world.person('user')];
  const [corner, pier] = [await world.store(vendor.user_id), await world.store(vendor.user_id)];
  const rice = await world.ingredient('Rice');
  for (const store_id of [corner, pier]) await world.stock(store_id, rice);

  const ask = (who: Person | string, call: Call, payload?: object) => {
    const [method, url] = call.split(' ');
    const authorization = typeof who === 'string' ? `Bearer ${who}` : who.headers.authorization;
    return app.inject({
      method: method as 'GET',
      url: `/api${url}`,
      headers: { authorization },
      ...(payload && { payload }),
    });
  };
  /** Errors  for a refusal. */
  const done = async (who: Person | string, call: Call, payload?: object) => {
    const answer = await ask(who, call, payload);
    if (answer.statusCode >= 300) throw new Error(`${call}: ${answer.statusCode} ${answer.body}`);
    return answer.body === '' ? undefined : answer.json();
  };
  const stopping = new AbortController();
  onTestFinished(() => stopping.abort());

  return {
    ...world,
    site,
    got,
    status,
    meanwhile,
    vendor,
    shopper,
    corner,
    pier,
    rice,
    ask,
    done,
    round: deliveryRounds(deps, { log: { info: () => undefined }, signal: stopping.signal }),
    pass: (ms: number): void => {
      clock.at = new Date(clock.at.getTime() + ms);
    },
    key: async (rights: readonly KeyRight[], name = 'Till'): Promise<string> => {
      const made = await done(vendor, 'POST /vendor/keys', { name, rights });
      return z.object({ secret: z.string() }).parse(made).secret;
    },
    webhook: async (
      path: string,
      events: readonly string[] = ['order_placed', 'order_changed', 'stock_low'],
    ) => {
      const address = `https://till.example${path}`;
      return Made.parse(await done(vendor, 'POST /vendor/webhooks', { address, events }));
    },
    place: async (store_id: string): Promise<string> => {
      const items = [{ ingredient_id: rice, quantity: 1 }];
      const { orders } = await done(shopper, 'POST /user/orders', {
        orders: [{ store_id, items }],
      });
      return orders[0].order_id;
    },
    accept: (order_id: string) =>
      done(vendor, 'PUT /vendor/userorder/accept', { order_id, order_status: 'Accepted' }),
    /** The oldest first. */
    deliveries: async (webhook_id: string) => {
      const { value } = await done(vendor, `GET /vendor/webhooks/${webhook_id}/deliveries`);
      return z.array(Delivery).parse(value).toReversed();
    },
    suspend: (is: boolean) =>
      db.run(sql`update users set suspended_at = ${is ? clock.at : null},
        suspend_reason = ${is ? 'x' : null} where user_id = ${vendor.user_id}`),
  };
}
