import type { Page } from '@playwright/test';

/** Counts pointer presses, and key presses other than typing, in each later document of the page. */
export async function countPresses(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const add = (): void => {
      sessionStorage.setItem('presses', String(1 + Number(sessionStorage.getItem('presses'))));
    };
    window.addEventListener('pointerdown', add, true);
    window.addEventListener('keydown', (event) => event.key.length > 1 && add(), true);
  });
}

/** The presses since the last call. */
export async function pressesOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const presses = Number(sessionStorage.getItem('presses'));
    sessionStorage.removeItem('presses');
    return presses;
  });
}
