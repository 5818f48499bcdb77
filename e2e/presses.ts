import type { Page } from '@playwright/test';

/** From here on, each document of the page counts presses of the pointer, and of keys that are no part of a text. */
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
