import { median } from '@larder/reliability/src/harness/random.ts';
import type { Browser, Page } from '@playwright/test';

/** How much slower than this machine the browser's processor is made. */
export const SLOW_DOWN = 4;
const ROUNDS = 7;

/** A page of a visitor on a phone with a slow processor. `stored` is put into the browser before. */
export async function slowPage(
  browser: Browser,
  { origin, local, session }: { origin: string; local: Stored; session: Stored },
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
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  return page;
}

type Stored = Record<string, string>;

/**
 * From an action of a person to the next frame that shows its effect: the browser's own event timing,
 * as it is counted for "interaction to next paint".
 *
 * Units   milliseconds, in steps of 8; the median of several rounds.
 */
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
    // Event timings come after the frame they tell of; one faster than 16 ms never comes.
    await page.waitForTimeout(1500);
    took.push(
      await page.evaluate(() =>
        Math.max(16, ...(Reflect.get(globalThis, '__seen') as readonly number[])),
      ),
    );
  }
  return median(took);
}
