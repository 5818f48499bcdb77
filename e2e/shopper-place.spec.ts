import { expect, test } from './fixtures.ts';
import { addToList } from './shopping.ts';

test('without geolocation a shopper types a place and shops there', async ({
  page,
  account,
  signIn,
}) => {
  await signIn(await account('user'));
  await page.goto('/shopping-list');
  await addToList(page, 'Garlic');
  await page.getByRole('button', { name: 'Shop Now' }).click();
  const dialog = page.getByRole('dialog', { name: 'Where are you shopping?' });
  await expect(
    dialog.getByText(
      'Permission denied or unavailable Please enable location services or try again.',
    ),
  ).toBeVisible();

  // An empty text is no place; the refusal stays.
  await dialog.getByRole('button', { name: 'Find Stores' }).click();
  await expect(dialog.getByText('User location is required to find nearby stores.')).toBeVisible();

  await dialog.getByLabel('Address, city or ZIP code').fill('10011');
  await dialog.getByRole('option').first().click();
  await expect(page).toHaveURL('/shopping');
  const place = page.getByText(/stores? within 25 miles of .*New York/);
  await expect(place).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Miles' })).toBeVisible();

  // The place can be changed where the stores are compared.
  await page.getByRole('button', { name: 'Change the place' }).click();
  await dialog.getByLabel('Address, city or ZIP code').fill('60607');
  await dialog.getByRole('option').first().click();
  await expect(page.getByText(/within 25 miles of .*Chicago/)).toBeVisible();
});
