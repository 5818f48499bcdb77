import { inspectThemes } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { listAndShop, openStore, setGarlic } from './shopping.ts';

const MONTHS_MS = 90 * 24 * 60 * 60 * 1000;

test('a store’s details say what an item has cost before @full', async ({
  page,
  near,
  request,
  shopper: _signedIn,
}) => {
  test.setTimeout(120_000);
  await setGarlic(request, near, { price: 2.2 });
  const answered = page.waitForResponse((response) =>
    ['/user/items/prices?', near.store_id].every((part) => response.url().includes(part)),
  );
  await listAndShop(page, 'Garlic');
  const card = await openStore(page, 'Near Market');
  const { value } = await (await answered).json();
  expect(value[0]).toMatchObject({ week_ago: null, lowest_30_days: 2 });
  expect(value[0].steps.at(-1)).toMatchObject({ price: 2.2 });
  // What came onto the shelf today was no cheaper last week.
  await expect(card.getByText(/Cheaper last week/)).toBeHidden();

  // As if the garlic had been there for months.
  await page.route('**/user/items/prices?*', async (route) => {
    const response = await route.fetch();
    const told = await response.json();
    const [garlic] = told.value;
    const [first, ...later] = garlic.steps;
    const at = new Date(Date.parse(told.at) - MONTHS_MS).toISOString();
    const steps = [{ ...first, at }, ...later];
    await route.fulfill({
      response,
      json: { ...told, value: [{ ...garlic, steps, week_ago: first.price }] },
    });
  });
  await page.reload();
  await openStore(page, 'Near Market');
  await expect(card.getByText('Cheaper last week: $2.00')).toBeVisible();
  await expect(
    card.getByText('Price of the last 90 days: $2.00 to $2.20, now $2.20'),
  ).toBeVisible();
  await inspectThemes(page, '/shopping, with prices of before');
});
