import { expect, test } from './fixtures.ts';

test('the splash goes after 1.5 seconds @full', async ({ page }) => {
  // Looked at as soon as it is there: on a busy machine it is gone before a question arrives.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const splash = document.querySelector<HTMLElement>('#splash');
      const text = splash?.textContent.trim();
      // The element may be there some time before its words.
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
