import type { Page } from '@playwright/test';

/** Waits until the service worker is in charge of the page, which means that the shell is kept. */
export async function underWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}
