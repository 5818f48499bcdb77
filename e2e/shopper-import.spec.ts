import { inspectThemes } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { fillCartAt, placeOrders, shopNow } from './shopping.ts';

const TEXT = `Garlic celery soup
Serves 4

Ingredients
4 cloves garlic, minced
1 bunch celery
2 T. olive oil
1 can Ro-Tel

Directions
Cook the garlic in the oil for 2 minutes.
Add the celery and simmer for 20 minutes.
`;

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  test(`a pasted recipe is checked, saved, listed and ordered: ${viewport.width} px${viewport.width < 768 ? ' @full' : ''}`, async ({
    page,
    shopper: _shopper,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize(viewport);
    await page.goto('/add-recipe?way=paste');
    await page.getByLabel('Text of the recipe').fill(TEXT);
    await page.getByRole('button', { name: 'Read the Recipe' }).click();
    await expect(page.getByRole('list', { name: 'Lines', exact: true })).toContainText(
      '4 cloves garlic',
    );
    await inspectThemes(page, 'the review');

    await page.getByRole('button', { name: '2 tbsp' }).click();
    await expect(page.getByText('Is T. a tablespoon?')).toBeHidden();
    await page.getByRole('button', { name: 'Choose for 1 can Ro-Tel' }).click();
    await page.getByRole('combobox', { name: 'Ingredient' }).fill('diced tomatoes');
    await page.getByRole('option').first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Save Recipe' }).first().click();

    await expect(page).toHaveURL(/\/recipe\/[0-9a-f-]{36}$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Garlic celery soup');
    await expect(page.getByText('simmer for 20 minutes')).toBeVisible();
    await inspectThemes(page, 'a recipe of one’s own');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('Garlic, minced')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Edit' })).toBeHidden();
    await page.emulateMedia({ media: 'screen' });

    await page.getByRole('button', { name: /^Select/ }).click();
    await page.getByRole('button', { name: /1 recipe selected/i }).click();
    await page.getByRole('button', { name: 'Generate Shopping List' }).click();
    await expect(page).toHaveURL('/shopping-list');
    await expect(page.getByRole('checkbox', { name: 'Got it: Garlic' })).toBeVisible();
    await shopNow(page);
    await fillCartAt(page, 'Near Market');
    await page.goto('/checkout');
    await placeOrders(page, 1);
    await expect(page.getByText(/Order Request Sent Successfully!/)).toBeVisible();
  });

test('a recipe is written line by line, kept over a reload, saved, and changed @full', async ({
  page,
  shopper: _shopper,
}) => {
  await page.goto('/add-recipe');
  await page.getByLabel('Title').fill('Tomato rice');
  await page.getByLabel('Description').fill('For two.');
  await page.getByLabel('Preparation time (minutes)').fill('5');
  await page.getByLabel('Cooking time (minutes)').fill('20');
  await page
    .getByLabel('Or write them, one a line')
    .fill('200 g basmati rice\n2 T. olive oil\nTo serve:\n1 can Ro-Tel');
  await page.getByRole('textbox', { name: 'Steps' }).fill('Cook the rice for 20 minutes.');
  const lines = page.getByRole('list', { name: 'Lines', exact: true });
  await expect(lines).toContainText('basmati rice');
  await expect(page.getByText('Is T. a tablespoon?')).toBeVisible();
  await inspectThemes(page, 'the form with lines');
  await page.getByRole('button', { name: '2 tsp' }).click();
  await page.reload();
  await expect(page.getByRole('list', { name: 'Lines by state' })).toHaveText(
    '2 understood0 to check1 kept as text',
  );
  await page.getByRole('button', { name: 'Add Recipe' }).click();
  await expect(page).toHaveURL('/saved-recipes');
  await page.getByRole('button', { name: /^View Recipe.*Tomato rice/ }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Open' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tomato rice');
  await expect(page.getByRole('region', { name: 'Ingredients' })).toContainText('2 tsp');
  await page.getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByLabel('Or write them, one a line')).toHaveValue(
    '200 g basmati rice\n2 T. olive oil\nTo serve:\n1 can Ro-Tel',
  );
  await page.getByLabel('Title').fill('Tomato rice for two');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page).toHaveURL('/saved-recipes');
  await expect(page.getByRole('heading', { name: 'Tomato rice for two' })).toBeVisible();
});
