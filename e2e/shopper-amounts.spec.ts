import { expect, test } from './fixtures.ts';
import { shopNow } from './shopping.ts';

/** What is typed; the row's amount and what stands beside it; the ingredient and its packs. */
const TYPED = [
  ['2 bay leaves', 'Bay leaves, 2 leaves', '0.4 g', 'Bay leaves', 1],
  ['6 cloves garlic + 1 head garlic', 'Garlic, 1 to 2 heads', '54 g', 'Garlic', 1],
  ['3 eggplants', 'Eggplants, 3 eggplants', '1.64 kg', 'Eggplant', 3],
  ['4 salmon fillets', 'Salmon fillets, 4 fillets', '680 g', 'Salmon fillet', 2],
  ['1 stick butter', 'Butter, 1 stick', '113 g', 'Unsalted butter', 1],
  ['1 can chickpeas + 400 g chickpeas', 'Chickpeas, 2 cans', '825 g', 'Canned chickpeas', 2],
] as const;

type Compared = { name: string; packs_needed: number; is_assumed?: boolean };

test('asks the stores for what a cook would buy', async ({ page, shopper: _shopper }) => {
  await page.goto('/shopping-list');
  const box = page.getByRole('combobox', { name: 'Add an item' });
  for (const line of TYPED.flatMap(([typed]) => typed.split(' + '))) {
    await box.fill(line);
    await box.press('Enter');
    await expect(box).toHaveValue('');
  }
  for (const [, words, beside] of TYPED) {
    const row = page.getByRole('listitem').filter({
      has: page.getByRole('button', { name: `Edit ${words}`, exact: true }),
    });
    await expect(row.getByText(beside, { exact: true })).toBeVisible();
  }

  const answered = page.waitForResponse('**/user/items/compare');
  await shopNow(page);
  const answer = await answered;
  const { ids }: { ids: string } = await answer.json();
  const vendors: { stores: { items: Compared[] }[] }[] = JSON.parse(ids);
  const items = vendors.flatMap(({ stores }) => stores.flatMap((store) => store.items));
  const packs = new Map(items.map(({ name, packs_needed }) => [name, packs_needed]));
  for (const [, , , name, needed] of TYPED) expect([name, packs.get(name)]).toEqual([name, needed]);
  expect(items.filter(({ is_assumed }) => is_assumed)).toEqual([]);
});
