import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { cpus } from 'node:os';

import pg from 'pg';

import { callsOf, register, signIn } from '#bench/lib/calls';
import type { Load } from '#bench/lib/load';
import type { Row } from '#bench/lib/report';
import { demoServer, makeDatabase } from '#bench/lib/shop';
import { median } from '#reliability/harness/random';

import type { Trial } from './trial.ts';

/** Together fewer than a process takes at once; half of the connections come to each of two. */
const [CONNECTIONS, REQUESTS] = [8, 7];
/** On the same connections, which a server closes after 999 requests. */
const BURSTS = 100;
const ROUNDS = 5;
const MIN_RATIO = 1.6;
const READS = [
  'recipe search',
  'recipe information',
  'who am I',
  'store items',
  'my orders, first 20',
];

/**
 * The gain of a second process when the load generator takes no processor time: requests are sent while the processes
 * are stopped, and answered while the sender only counts.
 */
export const processors: Trial = {
  name: 'one process and two, on two processors; the sender apart in time',
  run: async () => {
    await using database = await makeDatabase();
    const shared = {
      DATABASE_URL: database.url,
      JWT_SECRET: randomBytes(48).toString('base64url'),
    };
    await using one = await demoServer(shared);
    await using two = await demoServer({ ...shared, PROCESSES: '2' });
    const shoppers = [await register(one.url)];
    const vendor = await signIn(one.url, { email: 'vendor@larder.test', role: 'vendor' });
    const calls = await callsOf(one.url, { shoppers, vendor });
    await using open = new AsyncDisposableStack();
    const pool = open.adopt(new pg.Pool({ connectionString: database.url, max: 1 }), (one) =>
      one.end(),
    );
    const rows: Row[] = [];
    for (const call of calls.filter(({ name }) => READS.includes(name)))
      rows.push(...(await compared(call, { pool, one: processesOf(one), two: processesOf(two) })));
    return rows;
  },
};

type Processes = { readonly port: number; readonly pids: readonly number[] };

/** The processes that answer: the program itself, or those it has started. */
function processesOf({ port, pid }: { port: number; pid: () => number }): Processes {
  const children = readFileSync(`/proc/${pid()}/task/${pid()}/children`, 'utf8');
  const pids = children.split(' ').filter(Boolean).map(Number);
  return { port, pids: pids.length > 0 ? pids : [pid()] };
}

/** Units: answers a second; microseconds of a processor for a call, the sender's while it is answered. */
type Measured = {
  readonly rate: number;
  readonly program: number;
  readonly database: number;
  readonly sender: number;
};

async function compared(
  { name, ask }: Load,
  { pool, one, two }: { pool: pg.Pool; one: Processes; two: Processes },
): Promise<Row[]> {
  const [alone, both]: [Measured[], Measured[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    alone.push(await measured(one, { ask, pool }));
    both.push(await measured(two, { ask, pool }));
  }
  const middle = (all: Measured[], of: keyof Measured) => median(all.map((each) => each[of]));
  const [rate, rateOfTwo] = [middle(alone, 'rate'), middle(both, 'rate')];
  const [program, database, sender] = (['program', 'database', 'sender'] as const).map((of) =>
    Math.round(middle(alone, of)),
  );
  const whole = alone.map((one) => one.program + one.database + one.sender);
  const bound = (cpus().length * 1_000_000) / median(whole) / rate;
  const ratio = rateOfTwo / rate;
  return [
    [
      name,
      `${Math.round(rate)} and ${Math.round(rateOfTwo)} a second: ${ratio.toFixed(2)}`,
      `≥ ${MIN_RATIO}`,
      ratio >= MIN_RATIO,
    ],
    [
      '… of processors a call: program, database, sender',
      `${program}, ${database} and ${sender} µs: ${cpus().length} allow ${bound.toFixed(2)}`,
    ],
  ];
}

async function measured(
  { port, pids }: Processes,
  { ask, pool }: { ask: Load['ask']; pool: pg.Pool },
): Promise<Measured> {
  const sockets = Array.from({ length: CONNECTIONS }, () => connect(port, '127.0.0.1'));
  const signal = (name: NodeJS.Signals) => pids.forEach((pid) => process.kill(pid, name));
  const sendAll = (requests: number) =>
    sockets.map((socket) => send(socket, Array.from({ length: requests }, ask)));
  // Taken by a process, and warm.
  await Promise.all(sendAll(1).map(({ answered }) => answered));
  const before = { program: microsOf(pids), database: microsOf(await backendsOf(pool)) };
  let [ms, sender] = [0, 0];
  for (let burst = 0; burst < BURSTS; burst += 1) {
    signal('SIGSTOP');
    const sent = sendAll(REQUESTS);
    await Promise.all(sent.map(({ written }) => written));
    const [begun, used] = [performance.now(), process.cpuUsage()];
    signal('SIGCONT');
    await Promise.all(sent.map(({ answered }) => answered));
    ms += performance.now() - begun;
    const { user, system } = process.cpuUsage(used);
    sender += user + system;
  }
  for (const socket of sockets) socket.destroy();
  const calls = BURSTS * CONNECTIONS * REQUESTS;
  return {
    rate: (calls * 1000) / ms,
    program: (microsOf(pids) - before.program) / calls,
    database: (microsOf(await backendsOf(pool)) - before.database) / calls,
    sender: sender / calls,
  };
}

/** Milliseconds of a tick of /proc. */
const TICK = 10;

/** Microseconds of a processor that processes have used. */
function microsOf(pids: readonly number[]): number {
  const ticks = pids.map((pid) => {
    const [, after = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    const fields = after.split(' ');
    return Number(fields[11]) + Number(fields[12]);
  });
  return ticks.reduce((sum, each) => sum + each, 0) * TICK * 1000;
}

/** The processes of the database that serve this one; they last as long as the program keeps their connections. */
async function backendsOf(pool: pg.Pool): Promise<number[]> {
  const { rows } = await pool.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  );
  return rows.map(({ pid }) => pid);
}

const START = Buffer.from('HTTP/1.1 ');
const SUCCESS = '200';

/** Sends requests one behind the other. Errors  when one is refused, or the connection ends. */
function send(socket: Socket, requests: readonly ReturnType<Load['ask']>[]) {
  const written = new Promise<void>((resolve) => {
    socket.write(requests.map(textOf).join(''), () => resolve());
  });
  const answered = new Promise<void>((resolve, reject) => {
    let [left, rest] = [requests.length, Buffer.alloc(0)];
    const take = (part: Buffer): void => {
      const all = Buffer.concat([rest, part]);
      // The status follows the start; both may be cut.
      const end = all.length - START.length - SUCCESS.length;
      let from = 0;
      for (let at = all.indexOf(START); at >= 0 && at <= end; at = all.indexOf(START, from)) {
        from = at + START.length;
        if (all.toString('latin1', from, from + SUCCESS.length) !== SUCCESS)
          reject(new Error(all.toString('latin1', at, at + 300)));
        left -= 1;
      }
      rest = all.subarray(Math.max(from, end + 1));
      if (left > 0) return;
      socket.off('data', take).off('error', reject).off('close', fail);
      resolve();
    };
    const fail = (): void => reject(new Error('the connection ended'));
    socket.on('data', take).once('error', reject).once('close', fail);
  });
  return { written, answered };
}

function textOf({ method = 'GET', path, headers = {} }: ReturnType<Load['ask']>): string {
  const lines = Object.entries({ host: 'larder', ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  return `${[`${method} ${path} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`;
}
