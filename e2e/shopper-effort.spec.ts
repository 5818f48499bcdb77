import { ingredientId } from '@larder/data/ids';

import { ask, expect, test } from './fixtures.ts';
import { countPresses, pressesOf } from './presses.ts';
import { addToList, placeOrders, setGarlic, setItem } from './shopping.ts';

/**
 * What an order at two stores costs a shopper, from the list that is written: Shop Now, Fill 2 carts, Check out 2
 * carts, Place 2 orders. A change that adds a press must be intended.
 */
const PRESSES = 4;

test('from a list to two placed orders in four presses', async ({
  page,
  request,
  market: { stores },
  shopper,
}) => {
  const [near, far] = stores;
  // Neither store has all.
  await setGarlic(request, near, { quantity: 0 });
  await setItem(request, far, { ingredient_id: ingredientId('buttermilk'), quantity: 0 });
  await countPresses(page);
  await page.goto('/shopping-list');
  for (const name of ['Garlic', 'Buttermilk', 'Basil']) await addToList(page, name);
  await pressesOf(page);

  await page.getByRole('button', { name: 'Shop Now' }).click();
  await page.getByRole('button', { name: /^Fill 2 carts/ }).click();
  await page.getByRole('button', { name: /^Check out 2 carts/ }).click();
  await placeOrders(page, 2);
  await expect(page.getByText(/^Order Request Sent Successfully!/).first()).toBeVisible();

  expect(await pressesOf(page)).toBe(PRESSES);
  expect((await ask(request, shopper, { path: '/user/orders' })).value).toHaveLength(2);
});
