import type { Page } from '@playwright/test';

import { inspect, inspectThemes } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { pressOn } from './keyboard.ts';
import { underWorker } from './offline.ts';
import { addToList, fillCartAt, listAndShop, pressTool } from './shopping.ts';

/* What a household has at home, and the way through its stores. */

const aisles = (page: Page) =>
  page.locator('main section[aria-labelledby] h2').filter({ hasText: /^(Produce|Dairy|Pantry)$/ });

test('the list follows the aisles of a store: by keys, by drag, offline, in a second tab @full', async ({
  page,
  context,
  shopper: _shopper,
}) => {
  test.setTimeout(120_000);
  await listAndShop(page, 'Garlic', 'Whole milk', 'Rice');
  await fillCartAt(page, 'Near Market');
  await page.goto('/shopping-list');
  await expect(aisles(page)).toHaveText(['Produce', 'Dairy', 'Pantry']);

  await pressOn(page, page.getByRole('button', { name: 'List tools' }));
  await page.getByRole('menuitem', { name: 'Sort by aisle' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Aisles' });
  await dialog.getByLabel('Store you are going to').selectOption('Near Market');
  await pressOn(page, dialog.getByRole('button', { name: 'Move Dairy up' }));
  await expect(dialog.getByRole('button', { name: 'Move Dairy up' })).toBeFocused();
  await expect(dialog.getByRole('listitem').first()).toContainText('Dairy');
  const grip = dialog.getByRole('button', { name: /^Drag Produce/ });
  await pressOn(page, grip, 'ArrowDown');
  await expect(grip).toBeFocused();
  await expect(dialog.getByRole('listitem').nth(2)).toContainText('Produce');
  await inspectThemes(page, 'the aisles');

  const [from, to] = [await grip.boundingBox(), await dialog.getByText('Dairy').boundingBox()];
  if (!from || !to) throw new Error('the rows are not shown');
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y + 4, { steps: 8 });
  await expect(dialog.getByRole('listitem').first()).toContainText('Produce');
  await page.mouse.up();
  await pressOn(page, dialog.getByRole('button', { name: 'Move Pantry up' }));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(aisles(page)).toHaveText(['Pantry', 'Produce', 'Dairy']);
  await page.reload();
  await expect(aisles(page)).toHaveText(['Pantry', 'Produce', 'Dairy']);

  const other = await context.newPage();
  await other.goto('/shopping-list');
  await expect(aisles(other)).toHaveText(['Pantry', 'Produce', 'Dairy']);
  await underWorker(page);
  await context.setOffline(true);
  await pressTool(page, 'Aisles: Near Market');
  await dialog.getByRole('button', { name: 'Move Pantry down' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Offline · 1 change waits')).toBeVisible();
  for (const tab of [page, other])
    await expect(aisles(tab)).toHaveText(['Produce', 'Pantry', 'Dairy']);
  await context.setOffline(false);
  await expect(page.getByText(/^Offline/)).toHaveCount(0);
  await page.reload();
  await expect(aisles(page)).toHaveText(['Produce', 'Pantry', 'Dairy']);
});

test('what was bought is at home, a dish takes of it, and Undo puts it back @full', async ({
  page,
  context,
  shopper: _shopper,
}) => {
  test.setTimeout(120_000);
  await listAndShop(page, '100 g Unsalted butter');
  await fillCartAt(page, 'Near Market');
  await page.goto('/shopping-list');
  // A pack is more than the list needs.
  await page.getByRole('checkbox', { name: 'Got it: Unsalted butter' }).click();
  const pantry = await context.newPage();
  await pantry.goto('/');
  await pantry.getByRole('button', { name: /^Account of/ }).click();
  await pantry
    .getByRole('navigation', { name: 'Account' })
    .getByRole('link', { name: 'Pantry' })
    .click();
  await expect(pantry.getByText('About 1 lb')).toBeVisible();

  await page.goto('/recipe/2001');
  await page.getByRole('button', { name: /^Cooked It ?: Butter Chicken/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Cooked It' });
  await expect(dialog.getByText('About 1½ oz Unsalted butter.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Increase Servings cooked' }).click();
  await expect(dialog.getByText('About 1¾ oz Unsalted butter.')).toBeVisible();
  await inspect(page, 'what a dish takes');
  await dialog.getByRole('button', { name: 'I Cooked It' }).click();
  await expect(page.getByText(/From the pantry: 1¾ oz Unsalted butter\./)).toBeVisible();
  await expect(page.getByText(/^Cooked once/)).toBeVisible();
  await expect(pantry.getByText('About 14 oz')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(pantry.getByText('About 1 lb')).toBeVisible();
  await expect(page.getByText(/^Cooked once/)).toHaveCount(0);

  // Off, nothing is taken, and the list buys all.
  await pantry.getByRole('checkbox', { name: /^Count what is at home/ }).uncheck();
  await page.getByRole('button', { name: /^Cooked It ?: Butter Chicken/ }).click();
  await expect(dialog.getByRole('button', { name: 'I Cooked It' })).toBeVisible();
  await expect(dialog.getByRole('checkbox', { name: /from the pantry/ })).toHaveCount(0);
});

test('a dish that is cooked without a network is noted when there is one @full', async ({
  page,
  context,
  shopper: _shopper,
}) => {
  await page.goto('/shopping-list');
  await addToList(page, '200 g Unsalted butter');
  await page.getByRole('checkbox', { name: 'Got it: Unsalted butter' }).click();
  await page.goto('/recipe/2001');
  await underWorker(page);
  const press = page.getByRole('button', { name: /^Cooked It ?: Butter Chicken/ });
  await press.click();
  const dialog = page.getByRole('dialog', { name: 'Cooked It' });
  await expect(dialog.getByText('About 1½ oz Unsalted butter.')).toBeVisible();
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'I Cooked It' }).click();
  await expect(page.getByText(/^No connection\. Butter Chicken/)).toBeVisible();
  await page.reload();
  await context.setOffline(false);
  await expect(page.getByText(/^Cooked once/)).toBeVisible();
  await page.goto('/pantry');
  await expect(page.getByText('About 6 oz')).toBeVisible();
});
