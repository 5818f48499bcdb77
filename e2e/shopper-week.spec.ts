import type { Page } from '@playwright/test';

import { inspectThemes } from './axe.ts';
import { expect, test } from './fixtures.ts';

const dinner = (page: Page, nth: number) =>
  page.getByRole('button', { name: /^Add to Dinner/ }).nth(nth);

/** Plans a dish of the ideas. Shape: its title. */
async function planIdea(page: Page, nth: number): Promise<string> {
  await dinner(page, nth).click();
  const sheet = page.getByRole('dialog', { name: 'Add a meal' });
  const ideas = sheet.getByRole('region', { name: 'Ideas' });
  const idea = ideas.getByRole('button').nth(nth);
  const title = (await idea.innerText()).trim();
  await idea.click();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByText(`${title} is planned`)).toBeVisible();
  return title;
}

test('a week is planned, moved and cleared; the list is right at each point @full', async ({
  page,
  shopper: _,
}) => {
  await page.goto('/week');
  await page.getByRole('button', { name: 'Week after' }).click();
  await expect(page.getByText(/^Nothing is planned this week/)).toBeVisible();
  const first = await planIdea(page, 0);
  const list = page.getByRole('link', { name: /^Grocery list · / });
  await expect(list).not.toHaveText(/· 0$/);
  const one = await list.innerText();
  const second = await planIdea(page, 1);
  await expect(list).not.toHaveText(one);
  const both = await list.innerText();

  await page.getByRole('button', { name: `Actions for ${first}` }).click();
  await page.getByRole('menuitem', { name: 'Move to…' }).click();
  const days = page.getByRole('dialog', { name: `Move ${first}` });
  await days.getByRole('button', { name: 'Lunch, Tomorrow' }).click();
  await expect(list).toHaveText(both);
  await page.getByRole('button', { name: `Actions for ${second}` }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await expect(list).toHaveText(one);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(list).toHaveText(both);

  await page.reload();
  await expect(list).toHaveText(both);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await inspectThemes(page, `the week at ${width} px`);
    await page.getByRole('button', { name: 'Week tools' }).click();
    const menu = await page.getByRole('menu', { name: 'Week tools' }).boundingBox();
    expect(menu?.x).toBeGreaterThanOrEqual(0);
    expect((menu?.x ?? 0) + (menu?.width ?? Infinity)).toBeLessThanOrEqual(width);
    await page.keyboard.press('Escape');
  }
});

test('a week is planned by keys alone @full', async ({ page, shopper: _ }) => {
  await page.goto('/week');
  await page.getByRole('button', { name: 'Week after' }).press('Enter');
  await dinner(page, 0).press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Add a meal' });
  await sheet.getByRole('searchbox').fill('Thanksgiving at Nora’s');
  await sheet.getByRole('button', { name: /^Write/ }).press('Enter');
  const card = page.getByRole('button', { name: 'Actions for Thanksgiving at Nora’s' });
  await card.press('Enter');
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Remove' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card).toHaveCount(0);
});
