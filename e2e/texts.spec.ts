import { expect, test } from './fixtures.ts';

test.use({ splash: true });

test('the splash goes after 1.5 seconds @full', async ({ page }) => {
  // Measured in the page: on a busy machine the splash is gone before a query arrives.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const splash = document.querySelector<HTMLElement>('#splash');
      const text = splash?.textContent.trim();
      // The element may exist before its text.
      if (!splash || !text) return;
      observer.disconnect();
      const lasts = splash.getAnimations().map(({ effect }) => effect?.getComputedTiming().endTime);
      Object.assign(window, { splash: { text, lasts } });
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/');
  const splash = await page.evaluate(() => ('splash' in window ? window.splash : undefined));
  expect(splash).toEqual({ text: 'Getting everything ready...', lasts: [1500, 1500] });
  await expect(page.locator('#splash')).toHaveCount(0);
});
