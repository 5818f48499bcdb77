import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { createServer } from 'node:net';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

import { expect, onTestFinished, test } from 'vitest';

import { sql } from '#platform/db/sql';
import { makePostUntrusted } from '#platform/lib/postUntrusted';
import { startUntrustedSite } from '#testing/untrustedSite';

import { deliveryRounds } from './deliver.service.ts';
import { machineShop } from './testing/machineShop.ts';

const TILL = fileURLToPath(new URL('../../../../../docs/examples/till.mjs', import.meta.url));
const GTIN = '4006381333931';
const SOON = { timeout: 20_000 };

/** A port of this machine that nobody has. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/** The till of docs/machines.md, as it stands there. Shape: what it has printed. */
function startTill(given: Record<string, string>, stock: string) {
  const till = spawn(process.execPath, [TILL, stock], {
    env: { PATH: process.env['PATH'], ...given },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed: string[] = [];
  for (const stream of [till.stdout, till.stderr])
    stream.on('data', (text: Buffer) => printed.push(text.toString()));
  onTestFinished(async () => {
    if (till.exitCode !== null) return;
    till.kill();
    await once(till, 'exit');
  });
  return () => printed.join('');
}

test('the till of the documentation sets stock and believes signed messages alone', async () => {
  const shop = await machineShop({ at: new Date().toISOString() });
  const { app, db, deps, corner, rice, vendor, stockOf, webhook, key, place, pass, done } = shop;
  await db.run(
    sql`insert into product_codes (ingredient_id, gtin) values (${rice}, ${`0${GTIN}`})`,
  );
  const LARDER_URL = await app.listen({ port: 0, host: '127.0.0.1' });
  const port = await freePort();
  const { secret } = await webhook('/hook', ['order_placed']);
  const printed = startTill(
    { LARDER_URL, LARDER_KEY: await key(['stock']), WEBHOOK_SECRET: secret, PORT: String(port) },
    `${GTIN}=12`,
  );
  await expect.poll(printed, SOON).toContain('listening');
  expect(printed()).toContain(
    'stock {"added":0,"price_changed":0,"stock_changed":1,"unchanged":0}',
  );
  const [first] = (await done(vendor, 'GET /vendor/stores')).value;
  expect(await stockOf(first.store_id, rice)).toBe(12);

  // What the internet does: it brings messages for the name of the till to the till.
  const statuses: unknown[] = [];
  const internet = await startUntrustedSite((asked, response) => {
    const { method, url: path, headers } = asked;
    const onward = request({ port, host: '127.0.0.1', method, path, headers }, (answer) => {
      statuses.push(answer.statusCode);
      response.writeHead(answer.statusCode ?? 500).end();
    });
    asked.pipe(onward);
  });
  const postUntrusted = makePostUntrusted(internet.network);
  const means = { log: { info: () => undefined }, signal: new AbortController().signal };
  const round = deliveryRounds({ ...deps, postUntrusted }, means);
  const order_id = await place(corner);
  await round();
  await expect.poll(printed, SOON).toMatch(new RegExp(`order_placed .*${order_id}`));

  await db.run(sql`update webhooks set secret = sha256('another')`);
  const refused = await place(corner);
  pass(1_000);
  await round();
  expect(statuses).toEqual([204, 401]);
  expect(printed()).not.toContain(refused);
});
