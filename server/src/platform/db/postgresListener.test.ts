import { connect, createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';

import { listenOn } from './postgresListener.ts';

const SERVER = process.env['TEST_DATABASE_URL'] ?? '';
const CHANNEL = 'larder_listener_test';

/** A TCP proxy to PostgreSQL that can be closed, and counts connections. */
async function gate() {
  const url = new URL(SERVER);
  const there = { host: url.hostname, port: Number(url.port || 5432) };
  const passing = new Set<Socket>();
  const state = { isOpen: true, came: 0 };
  const server = createServer((socket) => {
    state.came += 1;
    if (!state.isOpen) return void socket.destroy();
    const beyond = connect(there);
    for (const [one, other] of [
      [socket, beyond],
      [beyond, socket],
    ] as const) {
      passing.add(one);
      one.on('error', () => other.destroy()).pipe(other);
    }
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port); // it listens on a port, not on a pipe
  const shut = () => {
    state.isOpen = false;
    for (const socket of passing) socket.destroy();
  };
  return { state, shut, url: url.href };
}

async function say(word: string): Promise<void> {
  const client = new pg.Client({ connectionString: SERVER });
  await client.connect();
  await client.query('select pg_notify($1, $2)', [CHANNEL, word]);
  await client.end();
}

test.skipIf(SERVER === '')(
  'a lost connection is made anew, one try after the other, and each word is heard once',
  { timeout: 60_000 },
  async () => {
    const { state, shut, url } = await gate();
    const heard: string[] = [];
    const stop = await listenOn(url, { [CHANNEL]: (word) => heard.push(word) });
    onTestFinished(stop);
    shut();
    await expect.poll(() => state.came, { timeout: 20_000 }).toBe(5);
    state.isOpen = true;
    await expect.poll(() => state.came, { timeout: 20_000 }).toBe(6);
    await expect
      .poll(async () => {
        await say('there');
        return heard.length;
      })
      .toBeGreaterThan(0);
    await sleep(1_500);
    expect(state.came).toBe(6);
    heard.length = 0;
    await say('once');
    await sleep(200);
    expect(heard).toEqual(['once']);
  },
);

test.skipIf(SERVER === '')(
  'when the first connection fails it says so, and tries no more',
  { timeout: 60_000 },
  async () => {
    const { state, shut, url } = await gate();
    shut();
    await expect(listenOn(url, { [CHANNEL]: () => undefined })).rejects.toThrow('terminated');
    state.isOpen = true;
    await sleep(1_500);
    expect(state.came).toBe(1);
  },
);
