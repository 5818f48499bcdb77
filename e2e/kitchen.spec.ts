import type { Browser, Page } from '@playwright/test';

import { type Account, ask, expect, standAt, test as base } from './fixtures.ts';
import { underWorker } from './offline.ts';
import { checkOutAt, clearList, fillCartAt, listAndShop, pressTool, shopNow } from './shopping.ts';

/* A household's list in two browsers, and a guest's. */

/** Another browser, signed in as this person or as nobody. */
async function browserOf(browser: Browser, who?: Account): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto('/help-support');
  if (who)
    await page.evaluate((user) => localStorage.setItem('user', JSON.stringify(user)), who.stored);
  return page;
}

const test = base.extend<{ sam: Page; maya: Page }>({
  sam: async ({ page, account, signIn }, use) => {
    await signIn(await account('user', 'Sam Rivera'));
    await use(page);
  },
  /** In a browser of her own. */
  maya: async ({ browser, account }, use) => {
    await use(await browserOf(browser, await account('user', 'Maya Oduya')));
  },
});

async function add(page: Page, ...items: string[]): Promise<void> {
  const box = page.getByRole('combobox', { name: 'Add an item' });
  for (const item of items) {
    await box.fill(item);
    await box.press('Enter');
    await expect(box).toHaveValue('');
  }
}

const line = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: `Got it: ${name}`, exact: true });

/** Sam's list, with Maya in the household. */
async function together(sam: Page, maya: Page): Promise<void> {
  await sam.goto('/shopping-list');
  await pressTool(sam, 'Invite someone');
  await sam.getByRole('button', { name: 'Make an invitation link' }).click();
  const link = await sam.getByRole('textbox', { name: 'Invitation link' }).inputValue();
  await maya.goto(link);
  await maya.getByRole('button', { name: /^Join / }).click();
  await expect(maya).toHaveURL('/shopping-list');
  await sam.goto('/shopping-list');
}

test('two browsers share a list: add, tick, remove, undo and clear, one of them offline', async ({
  sam,
  maya,
}) => {
  await sam.goto('/shopping-list');
  await add(sam, 'milk', 'eggs', 'bread');
  await together(sam, maya);

  await expect(line(maya, 'Bread')).toBeVisible();
  await expect(maya.getByText('Sam added it').first()).toBeVisible();
  await line(maya, 'Eggs').click();
  await expect(sam.getByRole('button', { name: /^Got it 1 ?Eggs · Maya/ })).toBeVisible();

  // Offline: a tick and an addition here, a removal of the same there.
  await underWorker(maya);
  await maya.context().setOffline(true);
  await line(maya, 'Milk').click();
  await add(maya, 'tea');
  await expect(maya.getByText('Offline · 2 changes wait')).toBeVisible();
  await sam.getByRole('button', { name: 'Remove Milk' }).click();
  await sam.getByRole('button', { name: 'Remove Bread' }).click();
  await expect(line(sam, 'Bread')).toBeHidden();
  await maya.context().setOffline(false);
  await expect(line(sam, 'Tea')).toBeVisible();
  await expect(line(maya, 'Bread')).toBeHidden();
  for (const page of [sam, maya])
    await expect(page.getByRole('button', { name: /^Got it 2/ })).toBeVisible();
  await expect(maya.getByText(/changes wait/)).toHaveCount(0);

  await sam.getByRole('button', { name: 'Remove Tea' }).click();
  await sam.getByRole('button', { name: 'Undo' }).click();
  await expect(line(sam, 'Tea')).toBeVisible();
  await expect(line(maya, 'Tea')).toBeVisible();

  // Clear removes what the clearer had seen.
  await maya.context().setOffline(true);
  await add(maya, 'jam');
  await clearList(sam);
  await expect(sam.getByText('Your grocery list is empty')).toBeVisible();
  await maya.context().setOffline(false);
  for (const page of [sam, maya]) {
    await expect(line(page, 'Jam')).toBeVisible();
    await expect(line(page, 'Tea')).toBeHidden();
  }

  // Who did not press is told, and brings back what went.
  const notice = maya.getByRole('status').filter({ hasText: /^Sam cleared the list \(/ });
  await expect(notice).toBeVisible();
  await expect(sam.getByText(/cleared the list/)).toHaveCount(0);
  await notice.getByRole('button', { name: 'Undo' }).click();
  for (const page of [sam, maya]) await expect(line(page, 'Tea')).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('who leaves takes a copy, and hears no more of the others @full', async ({ sam, maya }) => {
  await sam.goto('/shopping-list');
  await add(sam, 'milk');
  await together(sam, maya);
  await expect(line(maya, 'Milk')).toBeVisible();
  await maya.goto('/household');
  await maya.getByRole('button', { name: 'Leave the household' }).click();
  await maya.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(maya.getByText(/^You have left /)).toBeVisible();
  await add(sam, 'bread');
  await maya.goto('/shopping-list');
  await expect(line(maya, 'Milk')).toBeVisible();
  await expect(line(maya, 'Bread')).toBeHidden();
  await sam.goto('/household');
  await expect(sam.getByText('Maya Oduya')).toHaveCount(0);
});

test('the owner removes a member, who keeps a copy; neither hears more of the other @full', async ({
  sam,
  maya,
}) => {
  await sam.goto('/shopping-list');
  await add(sam, 'milk');
  await together(sam, maya);
  await expect(line(maya, 'Milk')).toBeVisible();

  await sam.goto('/household');
  await sam.getByRole('button', { name: 'Make a shopping link' }).click();
  await expect(sam.getByRole('textbox', { name: 'Shopping link' })).toBeVisible();
  await sam.getByRole('button', { name: 'Remove Maya Oduya' }).click();
  const question = sam.getByRole('alertdialog', { name: 'Remove Maya Oduya?' });
  await question.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(sam.getByText('Maya Oduya removed')).toBeVisible();
  await expect(sam.getByRole('button', { name: 'Remove Maya Oduya' })).toHaveCount(0);
  // She may have the link.
  await expect(sam.getByRole('textbox', { name: 'Shopping link' })).toHaveCount(0);

  await expect(
    maya.getByText(/^You are not in .+ any more\. You have a list of your own now\.$/),
  ).toBeVisible();
  await expect(line(maya, 'Milk')).toBeVisible();
  const sent = maya.waitForResponse((answer) => answer.url().endsWith('/api/kitchen/ops'));
  await add(maya, 'tea');
  expect((await sent).status()).toBe(200);
  await sam.goto('/shopping-list');
  await add(sam, 'bread');
  await expect(line(sam, 'Milk')).toBeVisible();
  await expect(line(sam, 'Tea')).toHaveCount(0);
  await maya.goto('/household');
  await expect(maya.getByText('Sam Rivera')).toHaveCount(0);
  await maya.goto('/shopping-list');
  await expect(line(maya, 'Milk')).toBeVisible();
  await expect(line(maya, 'Tea')).toBeVisible();
  await expect(line(maya, 'Bread')).toHaveCount(0);
});

test('what one orders the other does not buy again, until its store rejects it @full', async ({
  sam,
  maya,
  request,
  market: {
    place,
    stores: [near],
  },
}) => {
  for (const page of [sam, maya]) await standAt(page, place);
  await together(sam, maya);
  await listAndShop(sam, 'Garlic', 'Celery');
  await expect(line(maya, 'Celery')).toBeVisible();
  await shopNow(maya);
  const plans = (page: Page) => page.getByRole('region', { name: 'Plans' });
  await expect(plans(maya)).toBeVisible();

  await fillCartAt(sam, 'Near Market');
  await checkOutAt(sam, 'Near Market');
  await expect(sam.getByRole('heading', { name: '1 order placed' })).toBeVisible();
  await expect(plans(maya)).toHaveCount(0);
  await expect(maya.getByRole('heading', { name: 'Nothing left to buy' })).toBeVisible();
  await maya.reload();
  await expect(maya.getByRole('heading', { name: 'Nothing left to buy' })).toBeVisible();

  const { value } = await ask(request, near.vendor, { path: '/vendor/orders' });
  const data = { order_id: value[0].order_id, order_status: 'Rejected', reject_reason: 'Closed' };
  await ask(request, near.vendor, { method: 'PUT', path: '/vendor/userorder/accept', data });
  await expect(sam.getByText('Near Market rejected your order.')).toBeVisible();
  await expect(plans(maya)).toBeVisible();
  await sam.goto('/shopping');
  await expect(plans(sam)).toBeVisible();
  await sam.goto('/shopping-list');
  await expect(sam.getByText('Near Market rejected the order').first()).toBeVisible();
});

test('two who fill and place at once order it once @full', async ({
  sam,
  maya,
  request,
  market: {
    place,
    stores: [near],
  },
}) => {
  for (const page of [sam, maya]) await standAt(page, place);
  await together(sam, maya);
  await listAndShop(sam, 'Garlic', 'Celery');
  await expect(line(maya, 'Celery')).toBeVisible();
  await shopNow(maya);
  const both = [sam, maya];
  // Whoever is later by a moment finds the cart filled.
  await Promise.all(
    both.map((page) => page.getByRole('button', { name: /^(Fill|Check out) 1 cart/ }).click()),
  );
  // Both carts are one: each has what the other has filled.
  for (const page of both) {
    await expect(page).toHaveURL('/checkout');
    await expect(page.getByRole('heading', { name: '1 order, 2 things' })).toBeVisible();
    await expect(page.getByText(/^Prices checked at/)).toBeVisible();
  }
  await Promise.all(
    both.map((page) => page.getByRole('button', { name: 'Place 1 order' }).click()),
  );
  const placed = (page: Page) => page.getByRole('heading', { name: '1 order placed' }).count();
  await expect.poll(async () => (await placed(sam)) + (await placed(maya))).toBeGreaterThan(0);
  for (const page of both) {
    await page.goto('/shopping-list');
    await expect(
      page.getByRole('button', { name: 'Ordered · 2 things at Near Market' }),
    ).toBeVisible();
  }
  const { value } = await ask(request, near.vendor, { path: '/vendor/orders' });
  expect(value).toHaveLength(1);
});

test('a guest with a shopping link reads and ticks without an account @full', async ({
  sam,
  browser,
}) => {
  await sam.goto('/shopping-list');
  await add(sam, 'milk', '2 lb carrots');
  await sam.goto('/household');
  await sam.getByRole('button', { name: 'Make a shopping link' }).click();
  const link = await sam.getByRole('textbox', { name: 'Shopping link' }).inputValue();
  await sam.goto('/shopping-list');

  const guest = await browserOf(browser);
  await guest.setViewportSize({ width: 390, height: 844 });
  await guest.goto(link);
  await guest.getByRole('button', { name: /milk/i }).click();
  await expect(guest.getByText(/^1 of 2 things to get/)).toBeVisible();
  await expect(sam.getByRole('button', { name: /^Got it 1 ?Milk · A guest/ })).toBeVisible();

  await sam.goto('/household');
  await sam.getByRole('button', { name: 'End it' }).click();
  await expect(sam.getByText('The shopping link has ended')).toBeVisible();
  await guest.reload();
  await expect(guest.getByText(/no longer valid/)).toBeVisible();
});
