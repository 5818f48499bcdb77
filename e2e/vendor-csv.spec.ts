import { inspectThemes } from './axe.ts';
import { ask, expect, test } from './fixtures.ts';
import { choose, exported, HEADINGS, MESSY, openImport, shelfOf } from './importing.ts';
import { garlicIn } from './shopping.ts';

const row = (name: string, ...cells: (string | number)[]) => [`"${name}"`, ...cells].join(',');

test('every kind of error is shown with its row and column, and nothing is imported @full', async ({
  page,
  shop,
  request,
}) => {
  const before = await shelfOf(request, shop);
  const [a, b, c, d, e, f] = before;
  if (!a || !b || !c || !d || !e || !f) throw new Error('the shelf is stocked');
  await openImport(page, shop);

  const files: [string | Buffer, string][] = [
    ['', 'This file is empty.'],
    [HEADINGS, 'This file has headings, but no rows below them.'],
    [Buffer.from([0x50, 0x4b, 0x03, 0x04, 0x00]), 'This file is not text.'],
    ['price,quantity\n1,1', 'The column “name” is missing.'],
    ['name,unit\nGarlic,gm', 'There is neither a column “price” nor a column “quantity”.'],
    [`${HEADINGS},unit\nGarlic`, 'The column “unit” appears twice.'],
    [`${HEADINGS}\n"Garlic,1,gm,1,1,,`, 'Row 2: a quotation mark is not closed'],
    [HEADINGS + '\nGarlic,1,gm,1,1,,'.repeat(5001), 'This file has 5,001 rows.'],
  ];
  for (const [text, words] of files) {
    await choose(page, text);
    await expect(page.getByRole('alert')).toContainText(words);
  }

  const of = (item: typeof a, ...cells: (string | number)[]) =>
    row(item.name, item.unit_quantity, item.unit, ...cells);
  const lines = [
    row('', 1, 'gm', 1, 1),
    row('Garlik', 1, 'gm', 1, 1),
    row(a.name, a.unit_quantity, 'barrel', 1, 1),
    of(b, 'cheap', 1),
    of(c, -1, 1),
    of(d, '1.9990001', 1),
    of(e, 100_001, 1.5),
    of(f, 1, 99, '', 12),
    of(f, 1, 99),
    of(b, 1, 1, '', '', 'more'),
  ];
  await choose(page, [HEADINGS, ...lines].join('\r\n'));
  const table = page.getByRole('table', { name: 'What becomes of each row' });
  for (const words of [
    'Row 2, name: The name is empty.',
    'Row 3, name: No ingredient is called “Garlik”. Did you mean Garlic',
    `Row 4, unit: ${a.name} comes in packs of ${a.unit_quantity} ${a.unit}.`,
    'Row 5, price: “cheap” is not a number. Write it like 3.49.',
    'Row 6, price: “-1” is below 0.',
    'Row 7, price: “1.9990001” has more than 2 decimals.',
    'Row 8, price: “100001” is more than 100,000.',
    'Row 8, quantity: “1.5” is not a whole number.',
    'Row 9: Row 10 is the same ingredient.',
    'Row 10: Row 9 is the same ingredient.',
    'Row 11: There are more cells than headings.',
  ])
    await expect(table).toContainText(words);
  await expect(page.getByText(/^10 rows have errors\./)).toBeVisible();
  // It is `aria-disabled`, not `disabled`: focusable, without effect.
  await page.getByRole('button', { name: 'Import', exact: true }).click({ force: true });
  expect(await shelfOf(request, shop)).toEqual(before);

  await choose(page, [HEADINGS, of(a, '', 25, '', 10), of(b, 2.5, '')].join('\r\n'));
  await page.getByRole('button', { name: 'Import 2 changes' }).click();
  await expect(
    page.getByText('Inventory imported! 0 items added, 1 price and 1 stock changed.'),
  ).toBeVisible();
  const [first, second, ...rest] = await shelfOf(request, shop);
  expect([first?.quantity, second?.price]).toEqual([25, 2.5]);
  expect(rest).toEqual(before.slice(2));
});

test('importing an unchanged export changes nothing, and later sales are kept @full', async ({
  page,
  shop,
  account,
  request,
}) => {
  const text = await exported(page, shop);
  const shelf = await shelfOf(request, shop);
  // What is specified comes first, then what a till's file may say, too.
  expect(text.slice(0, text.indexOf('\r\n'))).toMatch(new RegExp(`^\uFEFF${HEADINGS},`));
  expect(text.trimEnd().split('\r\n')).toHaveLength(shelf.length + 1);

  await page.getByRole('button', { name: 'Import CSV' }).click();
  await choose(page, text);
  await expect(page.getByText(/^There is nothing to import/)).toBeVisible();

  const garlic = shelf.find(({ name }) => name === 'Garlic');
  const items = [{ ingredient_id: garlic?.ingredient_id, quantity: 3 }];
  const orders = [{ store_id: shop.store_id, delivery_method: 'Deliver', items }];
  await ask(request, await account('user'), {
    method: 'POST',
    path: '/user/orders',
    data: { orders },
  });
  expect(await garlicIn(request, shop)).toBe(7);

  // Choosing a file reads the shelf again, so the page learns of the order.
  const [, line = ''] = /^(Garlic,.*)\r$/m.exec(text) ?? [];
  await choose(page, text.replace(line, line.replace(',10,2.00,10', ',25,2.00,10')));
  await expect(
    page.getByText('The stock has changed since the export: it was 10, it is 7 now.'),
  ).toBeVisible();
  await choose(page, text.replace(line, line.replace('2.00,10,', '2.49,10,')));
  await page.getByRole('button', { name: 'Import 1 change' }).click();
  await expect(page.getByText(/^Inventory imported!/)).toBeVisible();
  expect(await garlicIn(request, shop)).toBe(7);
});

for (const width of [1440, 390])
  test(`axe finds nothing on the import: ${width} px @full`, async ({ page, shop }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    await openImport(page, shop);
    await expect(page.getByLabel('Choose a CSV file')).toBeVisible();
    await inspectThemes(page, 'import');
    await choose(page, MESSY);
    await expect(page.getByText(/No ingredient is called/)).toBeVisible();
    await inspectThemes(page, 'faults');
    await page.getByRole('button', { name: /^More than half/ }).click();
    await page.getByRole('checkbox', { name: /more than half/ }).check();
    await inspectThemes(page, 'a steep price');
  });
