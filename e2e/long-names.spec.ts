import type { Page } from '@playwright/test';

import { ask, expect, test } from './fixtures.ts';
import { orderGarlic } from './shopping.ts';

const LONG = 'W'.repeat(200);
const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** What of the page's lists and tables reaches over the right edge. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const edge = document.documentElement.clientWidth;
    const parts = document.querySelectorAll('main :is(td, li, h2), [role=dialog] :is(dd, p)');
    return [...parts].flatMap((part) =>
      part.getBoundingClientRect().right > edge ? part.outerHTML.slice(0, 100) : [],
    );
  });
}

test('a name and an address without a space hide nothing of the screens of others @full', async ({
  page,
  account,
  shop,
  admin,
  signIn,
  request,
}) => {
  const shopper = await account('user', LONG);
  const profile = { name: LONG, address: LONG };
  await ask(request, shopper, { method: 'PUT', path: '/user', data: profile });
  const order = await orderGarlic(request, shopper, shop);
  const accept = { order_id: order, order_status: 'Accepted' };
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.goto('/vendor/orders');
    await expect(page.getByText(LONG).first()).toBeVisible();
    expect(await cutOff(page)).toEqual([]);
    await page.getByRole('button', { name: /view details/i }).click();
    await expect(page.getByText('Customer ID')).toBeVisible();
    expect(await cutOff(page)).toEqual([]);
  }
  await ask(request, shop.vendor, {
    method: 'PUT',
    path: '/vendor/userorder/accept',
    data: accept,
  });
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.goto('/vendor/orders?pick=all');
    await page.getByText('Packing slips').click();
    await expect(page.getByRole('heading', { name: LONG })).toBeVisible();
    expect(await cutOff(page)).toEqual([]);
  }
  await signIn(admin);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const path of ['/admin/users', `/admin/orders?q=${order}`]) {
      await page.goto(path);
      await expect(page.getByText(LONG).first()).toBeVisible();
      expect(await cutOff(page)).toEqual([]);
    }
  }
});
