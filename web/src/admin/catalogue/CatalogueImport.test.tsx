import { importCatalogue, previewCatalogue } from '@larder/shared/food/adminCatalogueFile.calls';
import { listAdminIngredients } from '@larder/shared/food/adminIngredients.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { openPage, someone } from '#testing/page.tsx';
import { mockServer } from '#testing/server.ts';

import { AdminIngredientsPage } from './AdminIngredientsPage.tsx';

const server = mockServer();

async function openImport() {
  server.answers(listAdminIngredients, { ingredients: [], first: 1, truncated: false, total: 0 });
  const opened = openPage(<AdminIngredientsPage />, {
    at: '/admin/ingredients',
    as: someone({ role: 'admin' }),
  });
  await opened.user.click(await screen.findByRole('button', { name: 'Import CSV' }));
  const picker = await screen.findByLabelText('Choose a CSV file');
  const choose = (text: string) =>
    opened.user.upload(picker, new File([text], 'food.csv', { type: 'text/csv' }));
  return { ...opened, choose };
}
const rows = () =>
  within(screen.getByRole('list', { name: 'Rows' }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);

test('previews each row, imports, and returns to the list', async () => {
  const seen = server.answers(previewCatalogue, {
    rows: [
      { fate: 'changed', changed: ['name', 'kcal_per_100g'], faults: [] },
      { fate: 'unchanged', changed: [], faults: [] },
      { fate: 'new', changed: [], faults: [] },
    ],
    version: 7,
  });
  const { user, choose } = await openImport();
  await choose('name;unit_quantity;unit\nRice;500;gm\nOats;500;gm\n\nBarley;1;kg\n');
  expect(
    await screen.findByText('This is what will change. Nothing has been imported yet.'),
  ).toBeVisible();
  expect(rows()).toEqual(['Row 2RiceChangedname, kcal per 100g', 'Row 5BarleyNew']);
  const sent = [
    { name: 'Rice', unit_quantity: 500, unit: 'gm' },
    { name: 'Oats', unit_quantity: 500, unit: 'gm' },
    { name: 'Barley', unit_quantity: 1, unit: 'kg' },
  ];
  expect(seen[0]?.body).toEqual({ rows: sent });

  const imported = server.answers(importCatalogue, {
    message: '',
    added: 1,
    changed: 1,
    unchanged: 1,
  });
  await user.click(screen.getByRole('button', { name: 'Import 2 changes' }));
  expect(
    await screen.findByText('Catalogue imported! 1 ingredient added, 1 changed.'),
  ).toBeVisible();
  expect(imported[0]?.body).toEqual({ rows: sent, version: 7 });
  expect(await screen.findByText('No ingredients yet')).toBeVisible();
});

test('good rows are imported alone; a refused one says why', async () => {
  server.answers(previewCatalogue, {
    rows: [
      { fate: 'refused', changed: [], faults: ['Another ingredient is Rice, 500 gm.'] },
      { fate: 'new', changed: [], faults: [] },
    ],
    version: 7,
  });
  const { user, choose } = await openImport();
  await choose(
    'name,unit_quantity,unit,category\nRice,500,gm,Pantry\nOats,1,kg,Toys\nBarley,1,kg,Pantry\n',
  );
  expect(
    await screen.findByText(
      '2 rows have errors. Correct the file and choose it again, or import the good rows alone.',
    ),
  ).toBeVisible();
  expect(rows()).toEqual([
    'Row 2RiceErrorAnother ingredient is Rice, 500 gm.',
    expect.stringMatching(/^Row 3ErrorCategory: “Toys” is none of/),
    'Row 4BarleyNew',
  ]);
  const summary = { message: '', added: 1, changed: 0, unchanged: 0 };
  const imported = server.answers(importCatalogue, summary);
  await user.click(screen.getByRole('button', { name: 'Import good rows (1 change)' }));
  await screen.findByText('Catalogue imported! 1 ingredient added, 0 changed.');
  const barley = { name: 'Barley', unit_quantity: 1, unit: 'kg', category: 'Pantry' };
  expect(imported[0]?.body).toEqual({ rows: [barley], version: 7 });
});

test('a file without a good row is shown without asking the server, and not imported', async () => {
  const seen = server.refuses(previewCatalogue, 'unavailable');
  const imported = server.refuses(importCatalogue, 'unavailable');
  const { user, choose } = await openImport();
  await choose('name,unit_quantity,unit,category\nRice,500,gm,Toys\n');
  await screen.findByRole('list', { name: 'Rows' });
  expect(rows()).toEqual([expect.stringMatching(/^Row 2ErrorCategory: “Toys” is none of/)]);
  await user.click(screen.getByRole('button', { name: 'Import' }));
  expect([...seen, ...imported]).toEqual([]);
});

test('a file that cannot be used, and a changed catalogue, say so', async () => {
  const { user, choose } = await openImport();
  await choose('name,unit\nRice,gm\n');
  expect(await screen.findByText('The column “unit_quantity” is missing.')).toBeVisible();
  server.answers(previewCatalogue, {
    rows: [{ fate: 'new', changed: [], faults: [] }],
    version: 7,
  });
  await choose('name,unit_quantity,unit\nRice,500,gm\n');
  await screen.findByRole('list', { name: 'Rows' });
  server.refuses(importCatalogue, 'conflict', { message: 'The catalogue has changed.' });
  await user.click(screen.getByRole('button', { name: 'Import 1 change' }));
  expect(await screen.findByText('The catalogue has changed.')).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Rows' })).toBeNull();
});

test('exports the whole catalogue, however many pages', async () => {
  const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
  const pressed = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const page = (name: string) => ({
    ingredients: [
      {
        ingredient_id: '01890000-0000-7000-8000-000000010001',
        name,
        unit_quantity: 500,
        unit: 'gm',
        category: 'Pantry' as const,
        image: null,
        aliases: [],
        measures: [],
        kcal_per_100g: null,
        density_g_per_ml: null,
        grams_per_piece: null,
        contains: null,
        archived_at: null,
        merged_into: null,
      },
    ],
    first: 1,
    truncated: false,
    total: 2,
  });
  server.answers(listAdminIngredients, ({ query }) =>
    query['cursor'] === 'next' ? page('Rice') : { ...page('Oats'), next_cursor: 'next' },
  );
  const { user } = openPage(<AdminIngredientsPage />, {
    at: '/admin/ingredients',
    as: someone({ role: 'admin' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(made).toHaveBeenCalled());
  const [file] = made.mock.calls[0] ?? [];
  const lines = (await (file as Blob).text()).split('\r\n');
  expect(lines.slice(1, 3)).toEqual([
    expect.stringContaining(',Oats,500,gm,Pantry,'),
    expect.stringContaining(',Rice,500,gm,Pantry,'),
  ]);
  made.mockRestore();
  pressed.mockRestore();
});
