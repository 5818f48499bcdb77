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

/** Repeats a measurement until `pending` settles. Shape: its result, and what was measured. */
export async function meanwhile<T>(
  pending: Promise<T>,
  everyMs: number,
  measure: () => Promise<number> | number,
): Promise<{ result: T; found: number[] }> {
  const found: number[] = [];
  let isOver = false;
  const settled = () => (isOver = true);
  pending.then(settled, settled);
  while (!isOver) {
    found.push(await measure());
    await sleep(everyMs);
  }
  return { result: await pending, found };
}

/** Whether an address answers with success. */
export function isOk(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Units: milliseconds until the whole answer of a GET is there. */
export async function pingMs(url: string): Promise<number> {
  const begun = performance.now();
  await (await fetch(url)).text();
  return performance.now() - begun;
}
