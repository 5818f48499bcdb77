import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Of the rules, those that a theme changes. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Waits until the page is at rest. Errors  axe violations or horizontal scrolling. */
export async function inspect(page: Page, name: string): Promise<void> {
  await inspectBy(page, name, new AxeBuilder({ page }).withTags(RULES));
}

async function inspectBy(page: Page, name: string, axe: AxeBuilder): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page.getByText('Getting everything ready...')).toBeHidden();
  await settle(page);
  // Our pages have no frames: the legacy mode opens no page of its own to join their results.
  const { violations } = await axe.setLegacyMode().analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  );
  expect.soft(found, name).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect.soft(overflow, `${name} scrolls sideways`).toBeLessThanOrEqual(0);
}

/**
 * Waits for colour transitions: contrast is meaningless during them. Elements that are not rendered, as in
 * a closed `details`, never finish and are skipped.
 */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ effect, playState }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      const isDrawn = target?.checkVisibility({ contentVisibilityAuto: true }) ?? false;
      const isEndless = effect?.getComputedTiming().endTime === Infinity;
      return playState !== 'running' || !isDrawn || isEndless;
    }),
  );
}

/** Runs `inspect` in the light theme, and what colours decide in the dark one. */
export async function inspectThemes(page: Page, name: string): Promise<void> {
  await putTheme(page, 'light');
  await inspect(page, `${name}, light`);
  await putTheme(page, 'dark');
  await inspectBy(page, `${name}, dark`, new AxeBuilder({ page }).withRules(COLOUR_RULES));
}

async function putTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((wanted) => {
    document.documentElement.dataset['theme'] = wanted;
  }, theme);
}
