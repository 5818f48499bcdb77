import { STORED_KEYS } from '@larder/e2e/resilience/badValues.ts';
import { expect, type Locator, type Page } from '@playwright/test';
import { z } from 'zod';

const StoredUser = z.object({ id: z.string() });

/** The browser's storage, by key; a person's keys without their owner. */
export type Kept = { local: Record<string, string>; session: Record<string, string> };

const ID = '0198c2f0-0000-7000-8000-000000000001';

/** Keys of vendors, admins, guests and rare actions; a shopper's walk sets none of them. */
const othersOf = (user_id: string): Kept => ({
  local: {
    keptFor: JSON.stringify([{ id: ID, name: 'Ada', role: 'user', at: Date.now() }]),
    role: 'admin',
    token: 'a.b.c',
    vendorShortcuts: 'true',
    newOrderSound: 'true',
    units: 'metric',
    clearedList: JSON.stringify({ household_id: ID, seq: 3, isOwn: true }),
    inStore: JSON.stringify({ isOn: false, hasPictures: true, notThere: [ID] }),
    aislesOf: JSON.stringify({ store_id: ID, storeName: 'Near Market' }),
    cookPlaces: JSON.stringify([{ recipe: ID, step: 2 }]),
    cookTimers: JSON.stringify([
      {
        id: 'a',
        recipe: ID,
        title: 'Soup',
        step: 1,
        what: 'Boil',
        seconds: 60,
        endsAt: null,
        left: 60,
      },
    ]),
    cookedWaiting: JSON.stringify([
      { key: ID, user_id, title: 'Soup', body: { recipe: ID, cooked_on: '2026-03-04' } },
    ]),
    droppedLines: JSON.stringify([{ order_id: ID, names: ['Garlic'] }]),
    guestList: JSON.stringify({ token: 'a', device: ID, ticks: [] }),
    shelfDrafts: JSON.stringify([
      { store_id: ID, fileName: 'square.csv', rows: 3, at: Date.now() },
    ]),
    tripCosts: JSON.stringify({
      centsPerMile: 70,
      centsPerStop: 400,
      maxStops: 2,
      worthCents: 300,
    }),
    tripCostsUnsent: user_id,
    // The chosen recipes decide whether the best store has its orders picked up.
    tripSheets: JSON.stringify([
      { id: ID, store_id: ID, storeName: 'Near Market', items: [], marks: {}, isDone: false },
    ]),
    waitingOrderChanges: JSON.stringify([
      { id: 'a', user_id, order_ids: [ID], to: 'Accepted', due: 0, sent: false },
    ]),
  },
  session: {
    recipeAttempt: JSON.stringify({ fingerprint: '{}', key: ID }),
    recipeImports: JSON.stringify([ID]),
    reloadedFor: 'an older build',
  },
});

/** Shops as a shopper so that each key is set. Errors  for an unknown key, which would not be tested. */
export async function useEverything(page: Page): Promise<Kept> {
  await page.goto('/');
  await page
    .getByRole('button', { name: /dark|theme/i })
    .first()
    .click();
  const select = page.getByRole('button', { name: /^Select/ });
  await select.first().click();
  await page.getByRole('button', { name: /1 recipe selected/i }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Generate Shopping List' }).click();
  await expect(page).toHaveURL('/shopping-list');
  await page.goto('/');
  await select.nth(3).click();
  await page.goto('/shopping-list');
  await page.getByRole('button', { name: 'Shop Now' }).first().click();
  await expect(page).toHaveURL('/shopping');
  await page.getByRole('button', { name: /^Ingredients \d+ of/, pressed: false }).click();
  await page.getByRole('region', { name: 'Ingredients' }).getByRole('checkbox').first().click();
  const store = await openFirst(page);
  await store.getByRole('button', { name: 'Add to Cart' }).click();
  await checkOut(page);
  await hasKept(page, 'local', 'placedOrders');
  // One store may have had everything: then there would be nothing left to buy.
  await page.goto('/shopping-list');
  for (const name of ['Garlic', 'Whole milk', 'Table salt', 'Lemon', 'Spaghetti']) {
    await page.getByLabel('Add an item').fill(name);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByLabel('Add an item')).toHaveValue('');
  }
  await page.getByRole('button', { name: 'Shop Now' }).first().click();
  await expect(page).toHaveURL('/shopping');
  const again = await openFirst(page);
  // Ordered items are not selected again automatically.
  await again
    .getByRole('button', { name: /^Increase/ })
    .first()
    .click();
  await again.getByRole('button', { name: 'Add to Cart' }).click();
  await page.route('**/api/user/orders', (route) => route.abort('connectionreset'));
  await checkOut(page);
  await hasKept(page, 'local', 'sentOrders');
  await page.goto('/add-recipe');
  await page.getByLabel('Title').first().fill('A dish of my own');
  await hasKept(page, 'session', 'recipeDraft');
  await page.goto('/add-recipe?way=paste');
  await page.getByLabel('Text of the recipe').fill('Soup\nIngredients\n2 onions\nSteps\nBoil.');
  await page.getByRole('button', { name: 'Read the Recipe' }).click();
  await hasKept(page, 'session', 'recipeReview');

  const seen = await page.evaluate(() => {
    const named = (storage: Storage): Record<string, string> =>
      Object.fromEntries(
        Object.entries(storage).map(([key, text]) => [key.replace(/^@[^/]*\//, ''), String(text)]),
      );
    return { local: named(localStorage), session: named(sessionStorage) };
  });
  const others = othersOf(StoredUser.parse(JSON.parse(seen.local['user'] ?? '{}')).id);
  const kept: Kept = {
    local: { ...others.local, ...seen.local },
    session: { ...others.session, ...seen.session },
  };
  for (const area of ['local', 'session'] as const)
    expect(Object.keys(kept[area]).toSorted()).toEqual(
      [...STORED_KEYS.device[area], ...STORED_KEYS.person[area]].toSorted(),
    );
  return kept;
}

/** Waits until the signed-in person has this key. */
async function hasKept(page: Page, area: 'local' | 'session', name: string): Promise<void> {
  await page.waitForFunction(
    ([of, end]) =>
      Object.keys(of === 'local' ? localStorage : sessionStorage).some((key) => key.endsWith(end)),
    [area, `/${name}`] as const,
  );
}

async function checkOut(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: /^Checkout at/ })
    .first()
    .click();
  await page.getByText(/^Prices checked at/).waitFor();
  await page.getByRole('button', { name: /^Place 1 order/ }).click();
}

/** Opens the details of the first store, if they are closed; a plan that is made meanwhile moves the rows. */
async function openFirst(page: Page): Promise<Locator> {
  const first = page.getByRole('button', { name: /^Details of/ }).first();
  const labelOf = async (): Promise<string> => (await first.getAttribute('aria-label')) ?? '';
  await expect(async () => {
    const before = await labelOf();
    await page.waitForTimeout(1_500);
    expect(await labelOf()).toBe(before);
  }).toPass({ timeout: 60_000 });
  const name = (await labelOf()).replace(/^Details of /, '');
  if ((await first.getAttribute('aria-expanded')) === 'false') await first.click();
  return page.getByRole('region', { name: 'Stores' }).getByRole('article', { name, exact: true });
}
