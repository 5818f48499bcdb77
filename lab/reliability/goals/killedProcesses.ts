import { setTimeout as sleep } from 'node:timers/promises';

import { childrenOf, connectionsOf } from '@larder/server/src/testing/processTable.ts';

import { atLeast, exactly, type Rows } from '#reliability/goal';
import { openLoop, unwanted } from '#reliability/harness/openLoop';
import type { Timed } from '#reliability/harness/quickClient';
import type { Server } from '#reliability/harness/server';
import { until } from '#reliability/harness/wait';

const PER_SECOND = 50;
const KILLS = 6;
/** Units: ms. Calls come for a second around each kill; then its successor starts in peace. */
const [BEFORE_MS, FROZEN_MS, SECONDS] = [400, 200, 1];
const SILENT_MS = 5_000;
const SILENT = -1;

type Ask = (n: number) => Promise<Omit<Timed, 'ms'>>;

/**
 * One of two processes of a program is killed while calls come, six times, the last time both. Calls may be cut off or
 * refused, but none may wait, and the first process must keep nobody's connection.
 *
 * Shape   `ask` sends a call on a connection of its own.
 */
export async function killedProcesses(server: Server, ask: Ask): Promise<Rows> {
  const first = server.pid();
  const bothServe = () =>
    until('two processes serve', async () => (await serving(server)) === 2, 120_000);
  const late = { status: SILENT, text: '', retryAfter: undefined };
  const call = (n: number) => Promise.race([ask(n), sleep(SILENT_MS, late, { ref: false })]);
  const answers: Timed[] = [];
  for (let kill = 1; kill <= KILLS; kill += 1) {
    await bothServe();
    const load = openLoop({
      perSecond: PER_SECOND,
      seconds: SECONDS,
      call: (n) => call(kill * PER_SECOND * SECONDS + n),
    });
    await sleep(BEFORE_MS);
    const victims = childrenOf(first).slice(0, kill === KILLS ? undefined : 1);
    const signal = (name: NodeJS.Signals) => victims.forEach((pid) => process.kill(pid, name));
    // So that connections are on their way to it.
    signal('SIGSTOP');
    await sleep(FROZEN_MS);
    signal('SIGKILL');
    answers.push(...(await load).answers);
  }
  await bothServe();
  const count = (wanted: number) => answers.filter(({ status }) => status === wanted).length;
  return {
    'kills of a process': KILLS,
    'calls meanwhile': answers.length,
    answered: atLeast(answers.length - count(0) - count(SILENT), answers.length / 2),
    'cut off or refused': count(0),
    'silent for 5 s': exactly(count(SILENT), 0),
    'other answers': exactly(unwanted(answers, [0, 200, 201, SILENT]) || 0, 0),
    'kept by the first process': exactly(connectionsOf(first, server.port).length, 0),
  };
}

/** Processes that serve, by the metrics that they add up to. */
async function serving(server: Server): Promise<number> {
  const text = await server.metrics().catch(() => '');
  return Number(/^processes (\d+)$/m.exec(text)?.[1] ?? 0);
}
