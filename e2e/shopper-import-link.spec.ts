import type { BrowserContext, Page } from '@playwright/test';

import { expect } from './fixtures.ts';
import { foreignSite, openForeignSite } from './foreignSite.ts';
import { withOwnServer } from './ownServer.ts';
import { fillCartAt, placeOrders, shopNow } from './shopping.ts';

/* A server to which soup.example is a public host: the site of foreignSite.ts. See exampleHosts.preload.ts. */
const test = withOwnServer(async () => ({
  SEED: 'demo',
  RECIPE_IMPORT: 'on',
  NODE_OPTIONS: '--import ./e2e/exampleHosts.preload.ts',
  EXAMPLE_SITE_PORT: String((await openForeignSite()).port),
}));

test.afterAll(() => {
  foreignSite.closeAllConnections();
  foreignSite.close();
});

test('from a link to an order, with two lines mended @full', async ({
  page,
  shopper: _shopper,
}) => {
  test.setTimeout(120_000);
  await page.goto('/add-recipe?way=link');
  await page.getByRole('textbox', { name: 'Link' }).fill('http://soup.example/written');
  await page.getByRole('button', { name: 'Read the Recipe' }).click();
  await expectLines(page);
  await page.getByRole('button', { name: '2 tbsp' }).click();
  await page.getByRole('button', { name: 'Choose for 1 can Ro-Tel' }).click();
  await page.getByRole('combobox', { name: 'Ingredient' }).fill('diced tomatoes');
  await page.getByRole('option').first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Save Recipe' }).first().click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Garlic celery soup');
  await expect(page.getByRole('link', { name: /soup\.example/ })).toHaveAttribute(
    'href',
    'http://soup.example/written',
  );
  await page.getByRole('button', { name: /^Select/ }).click();
  await page.getByRole('button', { name: /1 recipe selected/i }).click();
  await page.getByRole('button', { name: 'Generate Shopping List' }).click();
  await shopNow(page);
  await fillCartAt(page, 'Near Market');
  await page.goto('/checkout');
  await placeOrders(page, 1);
  await expect(page.getByText(/Order Request Sent Successfully!/)).toBeVisible();
});

for (const [from, shared] of [
  ['the text, after its title', { text: 'Garlic celery soup http://soup.example/written' }],
  ['its own field', { title: 'Garlic celery soup', url: 'http://soup.example/written' }],
  ['the title', { title: 'http://soup.example/written', text: 'Look at this' }],
] as const)
  test(`a phone shares a page: the address in ${from} @full`, async ({
    page,
    shopper: _shopper,
    request,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const { share_target } = await (await request.get('/manifest.webmanifest')).json();
    expect(share_target.method).toBe('GET');
    const params = new URLSearchParams();
    for (const [field, value] of Object.entries(shared))
      params.set(share_target.params[field], value);
    await page.goto(`${share_target.action}?${params}`);
    await expect(page.getByRole('textbox', { name: 'Link' })).toHaveValue(
      'http://soup.example/written',
    );
    // Taken out of the address once the page has read it.
    await expect(page).toHaveURL('/add-recipe?way=link');
    await page.getByRole('button', { name: 'Read the Recipe' }).click();
    await expectLines(page);
  });

test('of forty recipes of a page one is chosen @full', async ({ page, shopper: _shopper }) => {
  await page.goto('/add-recipe?way=link');
  await page.getByRole('textbox', { name: 'Link' }).fill('http://soup.example/forty');
  await page.getByRole('button', { name: 'Read the Recipe' }).click();
  await expect(page.getByText('There are 40 recipes. Which one?')).toBeVisible();
  await page.getByRole('button', { name: 'Read Soup 7', exact: true }).click();
  await expectLines(page);
  await expect(page.getByRole('list', { name: 'Lines', exact: true })).toContainText('7 onions');
});

test('a phone shares a text: it is there to be read @full', async ({ page, shopper: _shopper }) => {
  await page.goto('/add-recipe?share_title=Soup&share_text=Ingredients%0A4+cloves+garlic');
  await expect(page.getByLabel('Text of the recipe')).toHaveValue(
    'Soup\nIngredients\n4 cloves garlic',
  );
});

for (const [path, what] of [
  ['/drawn', 'a page that its script draws'],
  ['/strict', 'a page whose policy forbids all code but its own'],
] as const)
  test(`the bookmarklet brings ${what} @full`, async ({ page, context, shopper: _shopper }) => {
    const { address } = await openForeignSite();
    await page.goto('/add-recipe?way=link');
    await page.getByRole('textbox', { name: 'Link' }).fill(`http://soup.example${path}`);
    await page.getByRole('button', { name: 'Read the Recipe' }).click();
    await expect(page.getByText(/shows its recipe only in a browser/)).toBeVisible();
    // Beside the reason, without a press.
    const code = await page.getByRole('link', { name: 'Add to Larder' }).getAttribute('href');

    await page.goto(`${address}${path}`);
    await expect(page.getByText('2 T. olive oil')).toBeVisible();
    const opened = await pressBookmark({ page, context, code: code ?? '' });
    await expect(opened.getByText(/Your browser has read this page/)).toBeVisible();
    await expect(opened.getByRole('textbox', { name: 'Link' })).toHaveValue(`${address}${path}`);
    expect(new URL(opened.url()).hash).toBe('');
    await opened.getByRole('button', { name: 'Read the Recipe' }).click();
    await expectLines(opened);
  });

async function expectLines(page: Page): Promise<void> {
  const lines = page.getByRole('list', { name: 'Lines', exact: true });
  for (const line of ['4 cloves garlic', '1 bunch celery', '2 T. olive oil', '1 can Ro-Tel'])
    await expect(lines).toContainText(line);
}

/** As a press on a bookmark does: the browser itself opens the address. Shape: the page that it opened. */
async function pressBookmark({
  page,
  context,
  code,
}: {
  page: Page;
  context: BrowserContext;
  code: string;
}): Promise<Page> {
  const browser = await context.newCDPSession(page);
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    browser.send('Page.navigate', { url: code }).catch(() => undefined),
  ]);
  return opened;
}
