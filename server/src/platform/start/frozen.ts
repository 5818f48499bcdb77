import type { Worker } from 'node:cluster';

const ALIVE = 'alive';
/** Units: ms. */
const ROUND_MS = 2_000;
const MAX_SILENT_ROUNDS = 5;

/**
 * Kills a process whose event loop stands still (SIGSTOP, an endless loop): its callers would wait for ever, and it
 * would not see a signal to stop. From now on the process must call `sayAlive`.
 */
export function endWhenFrozen(worker: Worker): void {
  let silentRounds = 0;
  worker.on('message', (message) => {
    if (message === ALIVE) silentRounds = 0;
  });
  // Counts rounds, not time: when the whole machine has paused, no process has been silent for many rounds.
  const rounds = setInterval(() => {
    silentRounds += 1;
    if (silentRounds <= MAX_SILENT_ROUNDS) return;
    const seconds = (MAX_SILENT_ROUNDS * ROUND_MS) / 1000;
    const { pid } = worker.process;
    console.error(`Process ${pid} has done nothing for ${seconds} seconds and is killed.`);
    worker.process.kill('SIGKILL');
  }, ROUND_MS);
  worker.once('exit', () => clearInterval(rounds));
}

/** Reports from now on, in one of the processes, that its event loop runs. */
export function sayAlive(): void {
  // Without the first process it ends by itself.
  const ignore = () => undefined;
  setInterval(() => process.send?.(ALIVE, ignore), ROUND_MS).unref();
}
