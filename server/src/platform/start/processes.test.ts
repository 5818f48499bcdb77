import { mkdtempSync } from 'node:fs';
import { get } from 'node:http';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { describe, expect, onTestFinished, test } from 'vitest';

import { childrenOf, connectionsOf, isAlive } from '#testing/processTable';
import { freePort, start } from '#testing/program';
import { createEmptyDatabase, createMigratedDatabase } from '#testing/testDatabase';

const SERVER = process.env['TEST_DATABASE_URL'] ?? '';
const MANY = { timeout: 240_000 };
const SOON = { timeout: 60_000 };
/** Units: ms. A caller without an answer, and with an open connection, waits for ever. */
const SILENT_MS = 5_000;
const MAX_FROZEN_MS = 16_000;
const [KILLS, CALLS] = [3, 8];

const folder = () => mkdtempSync(join(tmpdir(), 'larder-processes-'));

async function startTwo(database = createMigratedDatabase(SERVER)) {
  const metricsPort = await freePort();
  const program = start({
    DATABASE_URL: await database,
    DATA_DIR: folder(),
    PROCESSES: '2',
    // Not 0: when all have died, the next ones would get another.
    PORT: String(await freePort()),
    METRICS_PORT: String(metricsPort),
    RATE_LIMITS: 'off',
  });
  const address = (await program.ready) ?? '';
  /** Processes that serve, by the metrics that they add up to. */
  const serving = async () => {
    const answer = await fetch(`http://127.0.0.1:${metricsPort}/metrics`).catch(() => undefined);
    return /^processes (\d+)$/m.exec((await answer?.text()) ?? '')?.[1];
  };
  const { pid } = program.child;
  const children = () => childrenOf(pid ?? 0);
  const port = Number(new URL(address).port);
  /** Connections of callers that the first process holds. */
  const held = () => connectionsOf(pid ?? 0, port);
  await expect.poll(serving, SOON).toBe('2');
  return { ...program, address, port, metricsPort, serving, children, held };
}

/** On a new connection, as through a TCP load balancer. */
function statusOf(address: string): Promise<number | string> {
  return new Promise((resolve) => {
    get(`${address}/healthz`, { agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    }).on('error', (error) => resolve(error.message));
  });
}

/**
 * A connection that says `text`. Shape: `outcome` is the status of its answer, `cut` when it was closed without one,
 * `silent` when neither has come within 5 seconds; `end` is `closed` or `open` in the same way.
 */
function say(port: number, text: string) {
  const socket = connect(port, '127.0.0.1', () => socket.write(text));
  onTestFinished(() => void socket.destroy());
  let heard = '';
  const closed = new Promise<void>((done) => void socket.once('close', () => done()));
  const outcome = new Promise<string>((done) => {
    socket.on('data', (part: Buffer) => {
      heard += part.toString();
      const [, status] = /^HTTP\/1\.1 (\d+)/.exec(heard) ?? [];
      if (status !== undefined) done(status);
    });
    socket.on('error', () => socket.destroy());
    void closed.then(() => done('cut'));
  });
  const within = <T>(what: Promise<T>, otherwise: T) =>
    Promise.race([what, sleep(SILENT_MS, otherwise, { ref: false })]);
  return {
    sayMore: (more: string) => void socket.write(more),
    outcome: () => within(outcome, 'silent'),
    end: () =>
      within(
        closed.then(() => 'closed'),
        'open',
      ),
  };
}

const HEALTH = 'GET /healthz HTTP/1.1\r\nHost: larder.test\r\n\r\n';
const SCRAPE = HEALTH.replace('/healthz', '/metrics');
const HALF_A_LOGIN =
  'POST /api/login HTTP/1.1\r\nHost: larder.test\r\nContent-Type: application/json\r\nContent-Length: 60\r\n\r\n{';

test('the embedded database serves one process', { timeout: 60_000 }, async () => {
  const { ended, output } = start({ DATA_DIR: folder(), PROCESSES: '2' });
  expect(await ended).toBe(78);
  expect(output()).toContain('PROCESSES: the embedded database serves one; set DATABASE_URL');
});

describe.skipIf(SERVER === '')('two processes', () => {
  test('greet once; one that is killed gets a successor; a signal ends all', MANY, async () => {
    const empty = createEmptyDatabase(SERVER);
    const { child, ended, output, address, serving, children } = await startTwo(empty);
    expect(output().match(/ready at/g)).toHaveLength(1);
    const [victim = 0, other = 0] = children();
    process.kill(victim, 'SIGKILL');
    await expect.poll(() => children().includes(victim), SOON).toBe(false);
    expect(await statusOf(address)).toBe(200);
    await expect.poll(serving, SOON).toBe('2');
    expect(output()).toContain(`Process ${victim} ended (SIGKILL). Another one starts in`);
    const all = children();
    expect(all).toContain(other);

    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(all.filter(isAlive)).toEqual([]);
  });

  test('SIGUSR2 replaces them one after the other and refuses no call', MANY, async () => {
    const { child, address, serving, children } = await startTwo();
    const before = children();
    child.kill('SIGUSR2');
    const statuses = new Map<number | string, number>();
    await expect
      .poll(
        async () => {
          const status = await statusOf(address);
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
          return children().some((pid) => before.includes(pid));
        },
        { ...SOON, interval: 5 },
      )
      .toBe(false);
    expect([...statuses.keys()]).toEqual([200]);
    expect(children()).toHaveLength(2);
    await expect.poll(serving, SOON).toBe('2');
  });

  test(
    'killed while connections come, one after the other: each of them is answered or cut',
    MANY,
    async () => {
      const { port, serving, children, held } = await startTwo();
      const outcomes: string[] = [];
      for (let kill = 0; kill < KILLS; kill += 1) {
        const victim = children()[kill % 2] ?? 0;
        // Whatever is handed to it now, it does not look at.
        process.kill(victim, 'SIGSTOP');
        const calls = Array.from({ length: CALLS }, () => say(port, HEALTH).outcome());
        let settled = 0;
        for (const call of calls) void call.then(() => (settled += 1));
        await expect.poll(() => settled, SOON).toBeGreaterThanOrEqual(CALLS - 1);
        process.kill(victim, 'SIGKILL');
        outcomes.push(...(await Promise.all(calls)));
        await expect.poll(() => isAlive(victim), SOON).toBe(false);
        await expect.poll(serving, SOON).toBe('2');
      }
      expect(outcomes).toEqual(outcomes.map(() => '200'));
      expect(held()).toEqual([]);
    },
  );

  test('all killed at once: open connections are closed, and successors answer', MANY, async () => {
    const { port, address, serving, children, held } = await startTwo();
    const idle = Array.from({ length: CALLS }, () => say(port, HEALTH));
    const halves = Array.from({ length: CALLS }, () => say(port, HALF_A_LOGIN));
    await Promise.all(idle.map(({ outcome }) => outcome()));
    const before = children();
    for (const child of before) process.kill(child, 'SIGKILL');
    const ends = await Promise.all([...idle, ...halves].map(({ end }) => end()));
    expect(ends).toEqual(ends.map(() => 'closed'));
    await expect.poll(serving, SOON).toBe('2');
    expect(children().filter((child) => before.includes(child))).toEqual([]);
    expect(await statusOf(address)).toBe(200);
    expect(held()).toEqual([]);
  });

  test('killed as its metrics are asked for: the others stay', MANY, async () => {
    const { child, metricsPort, serving, children } = await startTwo();
    const scrape = say(metricsPort, SCRAPE);
    expect(await scrape.outcome()).toBe('200');
    const [victim = 0, other = 0] = children();
    // The first process finds the question before the end of the one that it asks.
    child.kill('SIGSTOP');
    scrape.sayMore(SCRAPE);
    process.kill(victim, 'SIGKILL');
    child.kill('SIGCONT');
    await expect.poll(() => children().includes(victim), SOON).toBe(false);
    await expect.poll(serving, SOON).toBe('2');
    expect(children()).toContain(other);
  });

  test('killed as it starts, again and again: another one starts', MANY, async () => {
    const { address, serving, children, held } = await startTwo();
    const [keeper = 0, first = 0] = children();
    process.kill(first, 'SIGKILL');
    for (let kill = 0; kill < KILLS; kill += 1) {
      const starting = () => children().find((child) => child !== keeper && child !== first);
      await expect.poll(starting, { ...SOON, interval: 5 }).toBeDefined();
      process.kill(starting() ?? 0, 'SIGKILL');
      expect(await statusOf(address)).toBe(200);
      await expect.poll(() => children().length, { ...SOON, interval: 5 }).toBe(1);
    }
    await expect.poll(serving, SOON).toBe('2');
    expect(held()).toEqual([]);
  });

  test(
    'frozen: it is ended, and gets a successor; an end of all waits no longer for it',
    MANY,
    async () => {
      const { child, ended, port, serving, children, output } = await startTwo();
      const [frozen = 0] = children();
      process.kill(frozen, 'SIGSTOP');
      expect(await say(port, HEALTH).outcome()).toBe('200');
      await expect.poll(() => isAlive(frozen), { timeout: MAX_FROZEN_MS }).toBe(false);
      expect(output()).toContain(
        `Process ${frozen} has done nothing for 10 seconds and is killed.`,
      );
      await expect.poll(serving, SOON).toBe('2');

      const all = children();
      process.kill(all[0] ?? 0, 'SIGSTOP');
      child.kill('SIGTERM');
      const end = Promise.race([ended.then(() => 'ended'), sleep(MAX_FROZEN_MS, 'waits')]);
      expect(await end).toBe('ended');
      expect(all.filter(isAlive)).toEqual([]);
    },
  );

  test('none outlives the first process', MANY, async () => {
    const { child, ended, children } = await startTwo();
    const all = children();
    child.kill('SIGKILL');
    await ended;
    await expect.poll(() => all.filter(isAlive), SOON).toEqual([]);
  });

  test('a bad setting that only a program finds ends all with its line', MANY, async () => {
    const taken = createServer();
    await new Promise<void>((done) => void taken.listen(0, '127.0.0.1', done));
    const { port } = taken.address() as AddressInfo; // it listens on a port, not on a pipe
    const { ended, output } = start({
      DATABASE_URL: await createMigratedDatabase(SERVER),
      DATA_DIR: folder(),
      PROCESSES: '2',
      PORT: String(port),
    });
    expect(await ended).toBe(78);
    expect(output().trim()).toBe(`Larder cannot start: PORT: port ${port} is already in use`);
    taken.close();
  });
});
