import type { Page } from '@playwright/test';

import { inspectThemes } from './axe.ts';
import { type Account, ask, expect, standAt, test } from './fixtures.ts';
import { fillCartAt, listAndShop } from './shopping.ts';

/* One browser, two people: what the first one made is never the second one's. */

const GATE = 'Ring twice, gate code 4711';
const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

async function logIn(page: Page, { email, password }: Account): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).not.toHaveURL(/login/);
}

async function add(page: Page, item: string): Promise<void> {
  const box = page.getByRole('combobox', { name: 'Add an item' });
  await box.fill(item);
  await box.press('Enter');
  await expect(box).toHaveValue('');
}

test.describe('a shared browser', () => {
  for (const viewport of SIZES) {
    test(`Ada's list, cart, note and unsent change stay hers when Ben signs in, at ${viewport.width} px`, async ({
      page,
      market,
      account,
      request,
    }) => {
      test.setTimeout(120_000);
      await page.setViewportSize(viewport);
      const [ada, ben] = [await account('user', 'Ada Lovelace'), await account('user', 'Ben Bell')];
      await logIn(page, ada);
      await standAt(page, market.place);
      await listAndShop(page, 'Garlic');
      await fillCartAt(page, 'Near Market');
      await page.goto('/checkout');
      await page.getByRole('button', { name: 'Add a note for Near Market' }).click();
      await page.getByRole('textbox', { name: /note/i }).fill(GATE);
      await page.goto('/shopping-list');

      // A change that the server never gets.
      await page.route('**/api/kitchen/ops', (route) => route.abort());
      await add(page, 'saffron');

      // Her session ends elsewhere; the browser hears of it by its next call.
      await ask(request, ada, { method: 'POST', path: '/user/sessions/end-others', data: {} });
      await page.unroute('**/api/kitchen/ops');
      await page.goto('/orders');
      await page.goto('/shopping-list');

      const has = async (who: Account) => {
        const { state } = await ask(request, who, { path: '/kitchen' });
        return {
          lines: state.lines.map(({ name }: { name: string }) => name),
          carts: state.carts.length,
        };
      };
      await logIn(page, ben);
      await page.goto('/shopping-list');
      await page.waitForTimeout(3000);
      console.log('BEN', JSON.stringify(await has(ben)), (await page.locator('main').innerText()).slice(0, 300));
      await page.goto('/checkout');
      await page.waitForTimeout(2000);
      console.log('CHECKOUT', (await page.locator('main').innerText()).slice(0, 600), await page.getByRole('textbox', { name: /note/i }).inputValue().catch(() => ''));
      expect(await has(ben)).toEqual({ lines: [], carts: 0 });
    });
  }
});
void inspectThemes;
