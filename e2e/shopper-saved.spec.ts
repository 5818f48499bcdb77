import { inspect } from './axe.ts';
import { expect, test } from './fixtures.ts';

/** A name that is read in parts may have a space before the colon. */
const COOKED_IT = /^Cooked It ?: Butter Chicken/;
const RECIPE = 'Butter Chicken (Murgh Makhani)';

test('a heart pressed before the login is saved after it; the dish is cooked and noted', async ({
  page,
  customer,
}) => {
  await page.goto('/recipe/2001');
  await page.getByRole('button', { name: `Save ${RECIPE}` }).click();
  await page.getByLabel('Email').fill(customer.email);
  await page.getByLabel('Password', { exact: true }).fill(customer.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText(`Saved ${RECIPE}`)).toBeVisible();
  await expect(page).toHaveURL('/recipe/2001');
  await expect(page.getByRole('button', { name: `Save ${RECIPE}`, pressed: true })).toBeVisible();

  await page.getByRole('button', { name: COOKED_IT }).click();
  const dialog = page.getByRole('dialog', { name: 'Cooked It' });
  await dialog.getByLabel('Day').fill('2025-11-03');
  await dialog.getByRole('radio', { name: '4 stars' }).check();
  await dialog.getByLabel('Note (optional)').fill('Less salt next time.');
  await inspect(page, 'the dialog');
  await dialog.getByRole('button', { name: 'I Cooked It' }).click();
  await expect(page.getByText('Cooked once, on Nov 3, 2025')).toBeVisible();
  await expect(page.getByRole('blockquote', { name: 'Your last note' })).toHaveText(
    'Less salt next time.',
  );

  await page.goto('/saved-recipes?sort=cooked');
  const card = page.getByRole('article', { name: RECIPE });
  await expect(card).toContainText('Cooked once, on Nov 3, 2025');
  await inspect(page, 'what was cooked');
  await card.getByRole('button', { name: COOKED_IT }).click();
  await dialog.getByRole('button', { name: 'Edit Nov 3, 2025' }).click();
  const edited = dialog.getByRole('form', { name: 'Change this entry' });
  await edited.getByRole('radio', { name: '5 stars' }).check();
  await edited.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('5 of 5 stars')).toBeVisible();
  await dialog.getByRole('button', { name: 'Delete Nov 3, 2025' }).click();
  await expect(dialog.getByText('Not yet.')).toBeVisible();
});

test('hearts by keyboard, with Undo, also without a network @full', async ({ page, shopper }) => {
  expect(shopper.token).not.toBe('');
  await page.goto('/?q=butter chicken');
  const heart = page.getByRole('button', { name: `Save ${RECIPE}` });
  await heart.focus();
  await page.keyboard.press('Enter');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');

  await page.route('**/api/user/saved-recipes/*', (route) => route.abort());
  await heart.press(' ');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(
    page.getByText(`No connection. ${RECIPE} is saved as soon as there is one.`),
  ).toBeVisible();
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.unroute('**/api/user/saved-recipes/*');
  const sent = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await page.reload();
  expect((await sent).status()).toBe(204);
  await page.goto('/saved-recipes');
  await expect(page.getByRole('article', { name: RECIPE })).toBeVisible();
});
