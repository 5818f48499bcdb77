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

test('a collection is made, filled from a recipe’s page, and filters the saved recipes', async ({
  page,
  shopper,
}) => {
  expect(shopper.token).not.toBe('');
  await page.goto('/recipe/2001');
  await page.getByRole('button', { name: `Collections of ${RECIPE}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Collections' });
  await dialog.getByRole('textbox', { name: 'New collection' }).fill('Weeknight');
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(dialog.getByRole('checkbox', { name: 'Weeknight' })).toBeChecked();
  await inspect(page, 'the collections of a recipe');
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  await page.goto('/saved-recipes');
  const chip = page.getByRole('button', { name: 'Weeknight', exact: true });
  await chip.click();
  await expect(page).toHaveURL(/collection=/);
  await expect(page.getByRole('article', { name: RECIPE })).toContainText('Weeknight');
  await page.getByRole('button', { name: 'Collections', exact: true }).click();
  await inspect(page, 'all collections');
  await dialog.getByRole('button', { name: 'Delete Weeknight' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Collection deleted')).toBeVisible();
  await expect(page.getByRole('article', { name: RECIPE })).toBeVisible();
});

test('a recipe of one’s own is shared by a link that a stranger reads, until it is ended', async ({
  page,
  browser,
  shopper,
}) => {
  const made = await page.request.post('/api/user/recipes', {
    headers: { authorization: `Bearer ${shopper.token}` },
    data: {
      recipes: [
        {
          title: 'Lentils of mine',
          description: 'Plain.',
          preparation_time: 20,
          serving_size: 2,
          lines: [{ original: '200 g red lentils' }],
          steps: [{ text: 'Boil the lentils.' }],
        },
      ],
    },
  });
  const { recipe_id } = (await made.json()).value[0];
  await page.goto(`/recipe/${recipe_id}`);
  await page.getByRole('button', { name: 'Share the recipe' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share the recipe' });
  await dialog.getByRole('button', { name: 'Make a link' }).click();
  const link = await dialog.getByRole('textbox', { name: 'Recipe link' }).inputValue();
  await inspect(page, 'the link of a recipe');

  const stranger = await (await browser.newContext()).newPage();
  const answer = await stranger.goto(link);
  expect(answer?.headers()['x-robots-tag']).toBe('noindex, nofollow');
  await expect(stranger.getByRole('heading', { name: 'Lentils of mine' })).toBeVisible();
  // 100 g of red lentils each.
  const nutrition = stranger.getByRole('region', { name: 'Nutrition' });
  await expect(nutrition.getByRole('row', { name: /^Energy 345 kcal 17%/ })).toBeVisible();
  await expect(nutrition.getByRole('row', { name: /^Protein 25 g 50%/ })).toBeVisible();
  await stranger.getByRole('button', { name: 'Increase Servings' }).click();
  await expect(stranger.getByText('300 g', { exact: true })).toBeVisible();
  await inspect(stranger, 'a shared recipe');

  await dialog.getByRole('button', { name: 'Stop sharing' }).click();
  await expect(page.getByText('The links to this recipe have ended')).toBeVisible();
  await stranger.reload();
  await expect(stranger.getByText('This link is no longer valid.')).toBeVisible();
  await stranger.context().close();
});
