import type { Locator, Page } from '@playwright/test';

import { expect } from './fixtures.ts';

const MAX_STOPS = 150;

/** Presses Tab, or Shift+Tab, until the target has the focus. */
export async function tabTo(
  page: Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  await expect(target).toBeVisible({ timeout: 30_000 });
  // Looking the element up at each step would take longer than the step.
  let element = await target.elementHandle();
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    await page.keyboard.press(key);
    const { hasFocus, isGone } = await element.evaluate((node) => ({
      hasFocus: node === document.activeElement,
      isGone: !node.isConnected,
    }));
    if (hasFocus) return;
    // The app replaced the first screen.
    if (isGone) element = await target.elementHandle();
  }
  throw new Error(`${key} does not lead to ${target.toString()}`);
}

/** Tabs to the target and presses a key on it. */
export async function pressOn(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}
