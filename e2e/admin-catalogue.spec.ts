import type { APIRequestContext, TestInfo } from '@playwright/test';

import { inspectThemes } from './axe.ts';
import { type Account, ask, expect, standAt, test } from './fixtures.ts';
import { addToList, openStore } from './shopping.ts';

// axe checks several states of each page in both themes.
test.setTimeout(180_000);

/** A word of letters, unique to the try of the test. */
function word({ testId, retry }: TestInfo): string {
  const letters = Array.from(
    `${testId.slice(-9)}${retry}`,
    (sign) => 'bcdfghjklmnpqrst'[Number.parseInt(sign, 16) % 16],
  );
  return `q${letters.join('')}`.slice(0, 14);
}

type New = { name: string; unit_quantity: number; unit: string };

async function addIngredient(
  request: APIRequestContext,
  admin: Account,
  ingredient: New,
): Promise<string> {
  const data = { ingredients: [ingredient] };
  const answer = await ask(request, admin, { method: 'POST', path: '/admin/ingredients', data });
  return answer.ingredients[0].ingredient_id;
}

test('the admin merges two ingredients that stores and recipes use @full', async ({
  page,
  request,
  market,
  customer,
  admin,
  signIn,
}, info) => {
  const own = word(info);
  const [stays, goes] = [`Black ${own}`, `Fermented ${own}`];
  const pack = { unit_quantity: 250, unit: 'gm' };
  const [kept, twin] = [
    await addIngredient(request, admin, { name: stays, ...pack }),
    await addIngredient(request, admin, { name: goes, ...pack }),
  ];
  const [near, far] = market.stores;
  for (const [store, items] of [
    [near, [{ ingredient_id: twin, price: 3, quantity: 4 }]],
    [
      far,
      [
        { ingredient_id: kept, price: 5, quantity: 2 },
        { ingredient_id: twin, price: 9, quantity: 3 },
      ],
    ],
  ] as const)
    await ask(request, store.vendor, {
      method: 'PUT',
      path: '/vendor/stores',
      data: { stores: [{ store_id: store.store_id, items }] },
    });
  const recipe = {
    title: 'Toast',
    description: 'Toast it.',
    preparation_time: 5,
    serving_size: 1,
    items: [{ ingredient_id: twin, name: goes, price: 3, ...pack, quantity: 1 }],
  };
  await ask(request, customer, {
    method: 'POST',
    path: '/user/recipes',
    data: { recipes: [recipe] },
  });

  await signIn(admin);
  await page.goto(`/admin/ingredients?q=${own}`);
  await page.getByRole('button', { name: `Merge ${goes}` }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Merge duplicates' });
  await expect(dialog.getByLabel('Ingredient that stays')).toBeFocused();
  await page.keyboard.type(stays);
  const option = dialog.getByRole('option', { name: stays });
  await expect(option).toBeVisible();
  // Retry: the list may still change after typing.
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(option).toHaveAttribute('aria-selected', 'true', { timeout: 500 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(`2 stores will sell ${stays} instead.`)).toBeVisible();
  await expect(dialog.getByText(`1 store sells both:`)).toBeVisible();
  await expect(dialog.getByText(`1 saved recipe will have ${stays}.`)).toBeVisible();
  await inspectThemes(page, 'merge dialog');
  await dialog.getByRole('button', { name: 'Merge', exact: true }).press('Enter');
  await expect(page.getByText(`${goes} merged into ${stays}`)).toBeVisible();
  await expect(page.getByRole('button', { name: `Merge ${goes}` })).toHaveCount(0);
  await page.getByRole('button', { name: 'Deleted', exact: true }).click();
  await expect(page.getByText(`Merged into ${stays}`, { exact: true })).toBeVisible();

  await signIn(customer);
  await standAt(page, market.place);
  await page.goto('/shopping-list');
  await addToList(page, goes);
  await page.getByRole('button', { name: 'Shop Now' }).click();
  const nearby = await openStore(page, near.name);
  await expect(nearby.getByText(stays).first()).toBeVisible();
  await expect(nearby.getByText('$3.00').filter({ visible: true }).first()).toBeVisible();
  const away = await openStore(page, far.name);
  await expect(away.getByText('$5.00').filter({ visible: true }).first()).toBeVisible();
});

test('an alias made from the queue is found by the next compare @full', async ({
  page,
  request,
  near,
  shopper,
  admin,
  signIn,
}, info) => {
  const own = word(info);
  const name = `Pickled ${own}`;
  await addIngredient(request, admin, { name, unit_quantity: 250, unit: 'gm' });
  const ingredient_id = (await ask(request, admin, { path: `/admin/ingredients?q=${own}` }))
    .ingredients[0].ingredient_id;
  const items = [{ ingredient_id, price: 3, quantity: 4 }];
  const data = { stores: [{ store_id: near.store_id, items }] };
  await ask(request, near.vendor, { method: 'PUT', path: '/vendor/stores', data });

  const unknown = `${own}lings`;
  await page.goto('/shopping-list');
  await addToList(page, 'Garlic');
  await addToList(page, unknown);
  await page.getByRole('button', { name: 'Shop Now' }).click();
  await openStore(page, near.name);
  await expect
    .poll(async () => {
      const { names } = await ask(request, admin, { path: '/admin/unmatched?limit=500' });
      return names.some((row: { name: string }) => row.name.startsWith(own));
    })
    .toBe(true);

  await signIn(admin);
  await page.goto('/admin/ingredients');
  await page.getByRole('link', { name: 'Unmatched names' }).first().click();
  const row = page.getByRole('listitem').filter({ hasText: own });
  await expect(row.getByText('Asked for fewer than 5 times')).toBeVisible();
  await inspectThemes(page, 'unmatched names');
  await row.getByRole('button', { name: new RegExp(`another name of ${name}`) }).press('Enter');
  await expect(page.getByText(`now finds ${name}`)).toBeVisible();
  await expect(row).toHaveCount(0);

  await signIn(shopper);
  await page.goto('/shopping-list');
  await page.getByRole('button', { name: 'Shop Now' }).click();
  const card = await openStore(page, near.name);
  await expect(card.getByText(name).first()).toBeVisible();
});

test('an ingredient is added with all its fields, edited and deleted by keyboard @full', async ({
  page,
  admin,
  signIn,
}, info) => {
  const own = word(info);
  await signIn(admin);
  await page.goto(`/admin/ingredients?new=${own}`);
  await expect(page.getByLabel('Unit Quantity')).toBeFocused();
  await page.keyboard.type('250');
  await page.keyboard.press('Tab');
  await page.keyboard.type('gm');
  const form = page.getByRole('form', { name: 'Add ingredient' });
  await form.getByLabel('Picture').focus();
  await page.keyboard.type('garlic');
  await expect(form.getByRole('listbox', { name: 'Suggestions' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('button', { name: 'No picture' })).toBeVisible();
  await form.getByLabel('Calories').focus();
  await page.keyboard.type('901');
  await page.keyboard.press('Enter');
  await expect(form.getByText('Calories must be a number from 0 to 900.')).toBeVisible();
  await expect(form.getByLabel('Calories')).toBeFocused();
  await inspectThemes(page, 'add form');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('149');
  await page.keyboard.press('Enter');
  const name = `${own.charAt(0).toUpperCase()}${own.slice(1)}`;
  await expect(page.getByText(`${name} added`)).toBeVisible();

  await page.goto(`/admin/ingredients?q=${own}`);
  await page.getByRole('button', { name: `Edit ${name}` }).press('Enter');
  const table = page.getByRole('table', { name: 'Ingredients' });
  await expect(table.getByLabel('Name', { exact: true })).toBeFocused();
  await expect(table.getByLabel('Calories')).toHaveValue('149');
  await table.getByLabel('Other names').fill(`${own}ette`);
  await inspectThemes(page, 'edited row');
  await table.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page.getByText(`${name} updated`)).toBeVisible();
  await expect(table.getByText(`Other · ${own}ette`)).toBeVisible();

  await page.getByRole('button', { name: `Delete ${name}` }).press('Enter');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText('No store sells it.')).toBeVisible();
  await inspectThemes(page, 'delete dialog');
  await dialog.getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(page.getByText(`${name} deleted`)).toBeVisible();
  await expect(page.getByText(`Nothing matches “${own}”.`)).toBeVisible();
});

test('a renamed ingredient is found under its new name by vendor and shopper, not under the old @full', async ({
  page,
  request,
  near,
  shopper,
  admin,
  signIn,
}, info) => {
  const own = word(info);
  const [old, renamed] = [`Smoked ${own}`, `Candied ${Array.from(own).toReversed().join('')}`];
  const pack = { unit_quantity: 250, unit: 'gm' };
  const ingredient_id = await addIngredient(request, admin, { name: old, ...pack });
  const items = [{ ingredient_id, price: 3, quantity: 4 }];
  const data = { stores: [{ store_id: near.store_id, items }] };
  await ask(request, near.vendor, { method: 'PUT', path: '/vendor/stores', data });

  await signIn(admin);
  await page.goto('/admin/ingredients');
  await page.getByLabel('Search ingredients').fill(old);
  await page.getByRole('button', { name: `Edit ${old}` }).click();
  const table = page.getByRole('table', { name: 'Ingredients' });
  await table.getByLabel('Name', { exact: true }).fill(renamed);
  await table.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`${renamed} updated`)).toBeVisible();

  await signIn(near.vendor);
  await page.goto('/vendor/add-inventory');
  const search = page.getByLabel('Search ingredients');
  await search.fill(renamed);
  await expect(page.getByRole('row').filter({ hasText: renamed })).toBeVisible();
  await search.fill(old);
  await expect(page.getByText('No ingredients found')).toBeVisible();

  await signIn(shopper);
  await page.goto('/shopping-list');
  for (const name of [renamed, old]) await addToList(page, name);
  await page.getByRole('button', { name: 'Shop Now' }).click();
  const card = await openStore(page, near.name);
  await expect(card.getByText(renamed, { exact: true }).first()).toBeVisible();
  await expect(card.getByText(`Not here: ${old}`)).toBeVisible();
});
