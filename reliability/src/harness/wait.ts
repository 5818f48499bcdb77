import { setTimeout as sleep } from 'node:timers/promises';

/** Asks again every 20 ms until the answer is yes. Errors  when it takes longer than `withinMs`. */
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
