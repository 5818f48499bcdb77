import type { Browser, Page } from '@playwright/test';

import { median } from '#reliability/harness/random';

/** CPU slow-down of the browser, where the machine's benchmark is not known. */
export const SLOW_DOWN = 4;
const ROUNDS = 7;

/** A page on a slow phone. `local` and `session` are written to the browser's storage first. */
export async function slowPage(
  browser: Browser,
  {
    origin,
    local,
    session,
    slowDown = SLOW_DOWN,
  }: { origin: string; local: Stored; session: Stored; slowDown?: number },
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin,
    serviceWorkers: 'block',
    viewport: { width: 412, height: 823 },
  });
  const page = await context.newPage();
  await page.goto('/help-support');
  await page.evaluate(
    ([forEver, forNow]) => {
      for (const [key, value] of Object.entries(forEver)) localStorage.setItem(key, value);
      for (const [key, value] of Object.entries(forNow)) sessionStorage.setItem(key, value);
    },
    [local, session] as const,
  );
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  return page;
}

type Stored = Record<string, string>;

/** Until nothing has come for a second. A signed-in page keeps a stream of news open, so its network is never idle. */
export async function settle(page: Page): Promise<void> {
  const came = () => page.evaluate(() => performance.getEntriesByType('resource').length);
  for (let [before, now] = [-1, await came()]; now !== before; [before, now] = [now, await came()])
    await page.waitForTimeout(1_000);
}

/** From an action to the next frame with its effect. Units: milliseconds in steps of 8, the median. */
export async function toNextPaint(
  page: Page,
  act: (round: number) => Promise<void>,
): Promise<number> {
  const took: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.evaluate(() => {
      const seen: number[] = [];
      Object.assign(globalThis, { __seen: seen });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) seen.push(duration);
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    });
    await act(round);
    // Event timings arrive after the frame; none below 16 ms.
    await page.waitForTimeout(1500);
    took.push(
      await page.evaluate(() =>
        Math.max(16, ...(Reflect.get(globalThis, '__seen') as readonly number[])),
      ),
    );
  }
  return median(took);
}
