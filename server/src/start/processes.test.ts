import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { start } from '#testing/program';
import { createEmptyDatabase } from '#testing/testDatabase';

const SERVER = process.env['TEST_DATABASE_URL'] ?? '';
const MANY = { timeout: 240_000 };
const SOON = { timeout: 60_000 };

const folder = () => mkdtempSync(join(tmpdir(), 'larder-processes-'));

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  await new Promise((done) => void server.close(done));
  return port;
}

async function startTwo() {
  const metricsPort = await freePort();
  const program = start({
    DATABASE_URL: await createEmptyDatabase(SERVER),
    DATA_DIR: folder(),
    PROCESSES: '2',
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
  await expect.poll(serving, SOON).toBe('2');
  return { ...program, address, serving, children };
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

/** State and parent of a process, as every Linux keeps them: `pid (name) state parent`. */
function statOf(pid: number): { state: string; parent: number } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [, state = '', parent] = stat.slice(stat.lastIndexOf(')')).split(' ');
    return { state, parent: Number(parent) };
  } catch {
    return undefined; // it has ended
  }
}

function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((one) => one > 0 && statOf(one)?.parent === pid);
}

/** An ended process may stay in the table until its parent reaps it. */
function isAlive(pid: number): boolean {
  return (statOf(pid)?.state ?? 'Z') !== 'Z';
}

test('the embedded database serves one process', { timeout: 60_000 }, async () => {
  const { ended, output } = start({ DATA_DIR: folder(), PROCESSES: '2' });
  expect(await ended).toBe(78);
  expect(output()).toContain('PROCESSES: the embedded database serves one; set DATABASE_URL');
});

describe.skipIf(SERVER === '')('two processes', () => {
  test('greet once; one that is killed gets a successor; a signal ends all', MANY, async () => {
    const { child, ended, output, address, serving, children } = await startTwo();
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
      DATABASE_URL: await createEmptyDatabase(SERVER),
      DATA_DIR: folder(),
      PROCESSES: '2',
      PORT: String(port),
    });
    expect(await ended).toBe(78);
    expect(output().trim()).toBe(`Larder cannot start: PORT: port ${port} is already in use`);
    taken.close();
  });
});
