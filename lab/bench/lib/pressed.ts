import type { Locator, Page } from '@playwright/test';

import { median } from '#reliability/harness/random';

/** A control and how it is pressed. Shape: `key` is pressed on the focused control instead of a click. */
export type Press = {
  readonly what: string;
  readonly at: (page: Page) => Locator;
  readonly key?: string;
  /** What shows that the press has done its work. */
  readonly until?: (page: Page) => Locator;
};

/** Units: milliseconds. `paint` in steps of 8; `task` is the longest task after it, 0 below 50. */
export type Pressed = { readonly paint: number; readonly task: number };

/** Event timings arrive a little after their frame. */
const REST_MS = 200;
const SHOWN_WITHIN_MS = 10_000;

/** Notes event timings and long tasks of a page, from its next load on. */
export async function watchPresses(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { paint: 16, task: 0 };
    Object.assign(globalThis, { __pressed: seen });
    const isPress = /^(pointer|mouse|key)(down|up|press)$|^(click|input)$/;
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries())
        if (isPress.test(name)) seen.paint = Math.max(seen.paint, duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.task = Math.max(seen.task, duration);
    }).observe({ type: 'longtask' });
  });
}

/** Presses a control as a person does: it is in sight and the page at rest. */
export async function press(page: Page, { at, key, until }: Press): Promise<Pressed> {
  const control = at(page);
  // Not at an edge, where bars of the page lie over it.
  await control.evaluate((box) => box.scrollIntoView({ block: 'center' }));
  if (key === undefined) await control.hover({ force: true });
  else await control.focus();
  await rest(page);
  await page.evaluate(() => {
    Object.assign(Reflect.get(globalThis, '__pressed') as object, { paint: 16, task: 0 });
  });
  if (key !== undefined) await page.keyboard.press(key);
  else {
    // The pointer is there already: no look-ups of the driver come between.
    await page.mouse.down();
    await page.mouse.up();
  }
  // Waiting for a locator searches the page, so it starts after the press was measured.
  await rest(page);
  await until?.(page).first().waitFor({ timeout: SHOWN_WITHIN_MS });
  await rest(page);
  return page.evaluate(() => {
    const seen = Reflect.get(globalThis, '__pressed') as Pressed;
    return { paint: seen.paint, task: Math.round(seen.task) };
  });
}

/** Waits until the page is idle, with deferred work done. */
async function rest(page: Page): Promise<void> {
  for (let turn = 0; turn < 2; turn += 1) {
    await page.waitForTimeout(REST_MS);
    await page.evaluate(
      () =>
        new Promise<void>((done) => {
          requestIdleCallback(() => done(), { timeout: 1000 });
        }),
    );
  }
}

/** "88 (96)": the median and the worst. */
export function medianAndWorst(found: readonly number[]): string {
  return `${median(found)} (${Math.max(...found)})`;
}
