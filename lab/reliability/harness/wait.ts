import { setTimeout as sleep } from 'node:timers/promises';

/** Polls every 20 ms until true. Errors  after `withinMs`. */
export async function until(
  what: string,
  isSo: () => Promise<boolean> | boolean,
  withinMs = 60_000,
): Promise<void> {
  const end = performance.now() + withinMs;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`gave up waiting: ${what}`);
    await sleep(20);
  }
}

/** Runs the jobs, a given number at a time. */
export async function inParallel(
  jobs: readonly (() => Promise<void>)[],
  workers: number,
): Promise<void> {
  const waiting = jobs.values();
  const work = async (): Promise<void> => {
    for (const job of waiting) await job();
  };
  await Promise.all(Array.from({ length: workers }, work));
}
