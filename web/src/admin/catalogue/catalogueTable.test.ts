import type { AdminIngredient } from '@larder/shared/food/adminIngredients.calls';
import { ALLERGENS } from '@larder/shared/food/allergens';
import { CATEGORIES } from '@larder/shared/food/categories';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { readCsv } from '#parts/tables/readCsv.ts';
import { writeCsv } from '#platform/page/csvCells.ts';

import {
  type CATALOGUE_COLUMNS,
  catalogueTable,
  countCatalogueColumns,
  readCatalogue,
} from './catalogueTable.ts';

const ID = '01890000-0000-7000-8000-000000010001';
const facts = {
  ingredient_id: ID,
  name: '=Garlic',
  unit_quantity: 0.5,
  unit: 'kg',
  category: 'Produce' as const,
  aliases: ['ajo', 'garlic bulb'],
  measures: [
    { unit: 'clove', grams: 3, source: 'USDA SR, 11215' },
    { unit: 'head', grams: 36, source: 'admin' },
  ],
  kcal_per_100g: 149,
  density_g_per_ml: null,
  grams_per_piece: 36.5,
  contains: [],
  image: '/images/ingredients/garlic.webp',
};
const garlic: AdminIngredient = {
  ...facts,
  archived_at: null,
  merged_into: null,
};

/** The only row of a file with these columns. */
function read(cells: Partial<Record<(typeof CATALOGUE_COLUMNS)[number], string>>) {
  const all = { name: 'Rice', unit_quantity: '500', unit: 'gm', ...cells };
  const table = readCatalogue([Object.keys(all), Object.values(all)]);
  return 'rows' in table ? table.rows[0] : table;
}

test('what is exported is read as it was, formulas and lists too', () => {
  expect(readCatalogue(catalogueTable([garlic]))).toEqual({ rows: [{ row: 2, wanted: facts }] });
  const unknown = { ...garlic, contains: null, aliases: [], measures: [] };
  expect(readCatalogue(catalogueTable([unknown]))).toMatchObject({
    rows: [{ wanted: { contains: null, aliases: [], measures: [] } }],
  });
});

const word = fc.string({
  unit: fc.constantFrom('a', 'é', ' ', ',', '|', '\\', '(', ')', '=', '"', '7'),
});
const line = (longest: number) => word.map((text) => `x${text}`.slice(0, longest).trim());
const figure = fc.oneof(
  fc.integer({ min: 1, max: 900 }),
  fc.double({ min: 1e-9, max: 20, noNaN: true }),
);
const ingredient: fc.Arbitrary<AdminIngredient> = fc.record({
  ingredient_id: fc.uuid({ version: 7 }),
  name: line(60),
  unit_quantity: fc.integer({ min: 1, max: 5_000_000 }).map((thousandths) => thousandths / 1000),
  unit: fc.constantFrom('gm', 'ml', 'kg'),
  category: fc.constantFrom(...CATEGORIES),
  image: fc.constantFrom(null, '/images/ingredients/garlic.webp'),
  aliases: fc.uniqueArray(
    line(60).map((text) => text.toLowerCase()),
    { maxLength: 5 },
  ),
  measures: fc.uniqueArray(
    fc.record({
      unit: fc.constantFrom('clove', 'cup', 'can drained', 'large'),
      grams: figure,
      source: line(60),
    }),
    { selector: ({ unit }) => unit, maxLength: 4 },
  ),
  kcal_per_100g: fc.option(figure),
  density_g_per_ml: fc.option(fc.double({ min: 1e-9, max: 5, noNaN: true })),
  grams_per_piece: fc.option(figure),
  contains: fc.option(fc.subarray([...ALLERGENS])),
  archived_at: fc.constant(null),
  merged_into: fc.constant(null),
});

test('export and import are each other’s inverse, whatever a catalogue says', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(ingredient, { minLength: 1, maxLength: 5 }),
      fc.constantFrom(',', ';', '\t'),
      async (catalogue, delimiter) => {
        const wanted = catalogue.map(({ archived_at: _, merged_into: __, ...row }) => row);
        const file = new File([writeCsv(catalogueTable(catalogue), delimiter)], 'catalogue.csv');
        const found = await readCsv(file, countCatalogueColumns);
        const read = 'cells' in found ? readCatalogue(found.cells) : found;
        expect('rows' in read ? read.rows : read).toEqual(
          wanted.map((one, index) => ({ row: index + 2, wanted: one })),
        );
      },
    ),
  );
});

describe('a file', () => {
  test('may have columns in any order, others too, and empty rows', () => {
    expect(
      readCatalogue([
        ['Unit', 'note', 'Unit Quantity', 'NAME'],
        ['', '', '', ''],
        ['gm', 'x', '500', 'Rice'],
      ]),
    ).toEqual({ rows: [{ row: 3, wanted: { name: 'Rice', unit_quantity: 500, unit: 'gm' } }] });
  });

  test.for([
    [
      'lacks a column',
      [
        ['name', 'unit'],
        ['Rice', 'gm'],
      ],
      'The column “unit_quantity” is missing.',
    ],
    [
      'has a column twice',
      [
        ['name', 'unit_quantity', 'unit', 'Name'],
        ['Rice', '1', 'kg', 'Rice'],
      ],
      'The column “name” appears twice.',
    ],
    [
      'has no rows',
      [
        ['name', 'unit_quantity', 'unit'],
        ['', ' ', ''],
      ],
      'This file has headings, but no rows below them.',
    ],
    [
      'has too many rows',
      [['name', 'unit_quantity', 'unit'], ...Array.from({ length: 5_001 }, () => ['a', '1', 'kg'])],
      'This file has 5,001 rows. At most 5,000 can be imported at once.',
    ],
  ])('that %s is refused', ([, cells, problem]) => {
    expect(readCatalogue(cells as string[][])).toEqual({ problem });
  });
});

test.for([
  ['an unknown category', { category: 'Toys' }, /^Category: “Toys” is none of Produce/],
  ['an unknown allergen', { contains: 'milk, dust' }, /^Contains: “dust” is none of/],
  ['an id that is none', { ingredient_id: '7' }, /^“7” is not an ingredient_id\.$/],
  ['a measure that is none', { measures: 'clove 3 | heap' }, /^Measures: “heap” is no measure/],
  ['a picture that is none', { image: '../x' }, /^Image: “..\/x” is not the name of a picture/],
  ['no name', { name: ' ' }, /^Please enter the ingredient name\.$/],
  ['a pack of nothing', { unit_quantity: '0' }, /valid unit quantity and unit/],
] as const)('a row with %s is refused', ([, cells, words]) => {
  expect(read(cells)).toEqual({ row: 2, problem: expect.stringMatching(words) });
});

test('an empty cell clears a fact; a missing column leaves it', () => {
  expect(read({ kcal_per_100g: '', aliases: '' })).toEqual({
    row: 2,
    wanted: { name: 'Rice', unit_quantity: 500, unit: 'gm', kcal_per_100g: null, aliases: [] },
  });
});
