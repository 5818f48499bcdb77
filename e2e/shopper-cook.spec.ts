import { inspectThemes } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { underWorker } from './offline.ts';

test('cooks by the steps with timers, through a reload and without a network @full', async ({
  page,
  context,
}) => {
  await page.goto('/recipe/5001');
  await underWorker(page);
  await page.getByRole('button', { name: 'Increase Servings' }).click();
  await page.getByRole('link', { name: 'Cook', exact: true }).click();
  const step = page.getByRole('region', { name: 'Step' });
  await expect(step).toContainText('Step 1 of 6');
  await expect(page.getByText('5 servings', { exact: true })).toBeVisible();

  await page.keyboard.press('ArrowRight');
  const needed = page.getByRole('list', { name: 'In this step' });
  await expect(needed).toContainText('Jasmine rice');
  await page.getByRole('button', { name: 'Start boil 12 min' }).click();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: 'Start fry 5 min' }).click();
  const timers = page.getByRole('region', { name: 'Timers' }).getByRole('listitem');
  await expect(timers).toHaveCount(2);
  await inspectThemes(page, 'cook mode');

  await context.setOffline(true);
  await page.reload();
  await expect(step).toContainText('Step 3 of 6');
  await expect(timers).toHaveCount(2);
  await expect(timers.first()).toContainText('Boil, step 2');
  // The rule that scales steps is there without a network, too.
  await page.keyboard.press('ArrowLeft');
  await expect(step).toContainText('538 ml');
  await page.keyboard.press('ArrowRight');
  await page.setViewportSize({ width: 390, height: 844 });
  await inspectThemes(page, 'cook mode on a phone');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1, name: /Thai Green Curry/ })).toBeVisible();
});

test('eight servings of a dish for four: the right water, and noted at the end', async ({
  page,
  shopper,
}) => {
  expect(shopper.token).not.toBe('');
  await page.goto('/recipe/2002');
  const more = page.getByRole('button', { name: 'Increase Servings' });
  for (let press = 0; press < 4; press += 1) await more.click();
  const written = page.getByRole('region', { name: 'Instructions' });
  await expect(written).toContainText('with 4⅔ cups (1.12 l) of water');
  await expect(written).toContainText('Times are for 4 servings.');
  await page.getByRole('link', { name: 'Cook', exact: true }).click();
  await expect(page.getByText('8 servings', { exact: true })).toBeVisible();
  const step = page.getByRole('region', { name: 'Step' });
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('ArrowRight');
  await expect(step).toContainText('put it in a pot with 4⅔ cups (1.12 l) of water');
  await page.getByRole('button', { name: 'Start cook 14 min' }).click();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: 'Finish' }).click();
  const ending = page.getByRole('dialog', { name: 'Cooked It' });
  await expect(ending).toContainText(/A timer is still running: 1[34]:\d\d left/);
  await ending.getByRole('textbox', { name: /^Note/ }).fill('Twice as much');
  await ending.getByRole('button', { name: 'I Cooked It' }).click();
  await expect(page).toHaveURL(/\/recipe\/2002$/);
  await expect(page.getByRole('blockquote', { name: 'Your last note' })).toHaveText(
    'Twice as much',
  );
});

test('a timer that is over is told on another page and leads back', async ({ page }) => {
  await page.clock.install();
  await page.goto('/recipe/5001/cook');
  await expect(page.getByRole('region', { name: 'Step' })).toContainText('Step 1 of 6');
  await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: 'Start boil 12 min' }).click();
  await page.goto('/shopping-list');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.clock.fastForward('12:05');
  await page.getByRole('button', { name: 'Open' }).click();
  await expect(page.getByRole('region', { name: 'Timers' })).toContainText('Done');
  await page.getByRole('button', { name: 'End Boil' }).click();
  await expect(page.getByRole('region', { name: 'Timers' })).toBeHidden();
});

test('a printed recipe is its ingredients and steps', async ({ page }) => {
  await page.goto('/recipe/5001');
  await expect(page.getByRole('button', { name: 'Print the recipe' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ingredients' })).toBeVisible();
  await expect(page.getByText('Ready in')).toBeVisible();
  await expect(page.getByText('Blend the serrano pepper')).toBeVisible();
  for (const hidden of [
    page.getByRole('banner'),
    page.getByRole('button', { name: /^Select / }),
    page.getByRole('button', { name: 'Increase Servings' }),
    page.getByRole('link', { name: 'Cooked It' }),
    page.getByRole('heading', { name: 'Allergens' }),
  ])
    await expect(hidden).toBeHidden();
});
