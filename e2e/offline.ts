import type { Page } from '@playwright/test';

/** Waits until the service worker controls the page; then the shell is cached. */
export async function underWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}
