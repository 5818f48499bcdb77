import { cents } from '@larder/shared/basics/money';
import type { Pack } from '@larder/shared/food/packs.model';
import {
  type OnShelf,
  INVENTORY_COLUMNS,
  MAX_INVENTORY_ROWS,
} from '@larder/shared/stores/inventory';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { inventoryTable, readInventory } from '#parts/tables/inventoryTable.ts';

import { editsOf, type ItemWish, planInventory, planWishes } from './inventoryPlan.ts';

const rice: Pack = { ingredient_id: 'rice', name: 'Rice', unit_quantity: 500, unit: 'gm' };
const bigRice: Pack = { ...rice, ingredient_id: 'rice-1', unit_quantity: 1000 };
const milk: Pack = { ingredient_id: 'milk', name: 'Whole milk', unit_quantity: 1000, unit: 'ml' };
const formula: Pack = { ingredient_id: 'x', name: '=1+1', unit_quantity: 1, unit: 'gm' };
const catalogue = [rice, bigRice, milk, formula];
const shelf = new Map<string, OnShelf>([['rice', { price: cents(349), quantity: 9 }]]);

function planOf(
  rows: readonly (readonly string[])[],
  headings: readonly string[] = [...INVENTORY_COLUMNS],
) {
  const read = readInventory([headings, ...rows]);
  expect(read.faults).toEqual([]);
  return planInventory(read.rows, { catalogue, shelf });
}

describe('the fate of a row', () => {
  test.for([
    [['Rice', '500', 'gm', '3.49', '9', '3.49', '9'], 'unchanged', undefined],
    [
      ['rice ', '500', 'GM', '3.99', '9', '3.49', '9'],
      'price',
      { price: 399, expected_price: 349 },
    ],
    [
      ['Rice', '500', 'gm', '$3,99', '9', '3.4900', '9'],
      'price',
      { price: 399, expected_price: 349 },
    ],
    [['Rice', '500', 'gm', '3.99', '', '', ''], 'price', { price: 399, expected_price: 349 }],
    [
      ['Rice', '500.0', 'gm', '3.49', '20', '3.49', '9'],
      'stock',
      { quantity: 20, expected_quantity: 9 },
    ],
    [['Rice', '500', 'gm', '3.49', '20', '', ''], 'stock', { quantity: 20, expected_quantity: 9 }],
    [
      ['Rice', '500', 'gm', '1', '0', '', '9'],
      'price_and_stock',
      { price: 100, expected_price: 349, quantity: 0, expected_quantity: 9 },
    ],
    [['Rice', '500', 'gm', '', '', '', ''], 'unchanged', undefined],
    // Of two packs, the one on the shelf.
    [['Rice', '', '', '3.99', '', '', ''], 'price', { price: 399, expected_price: 349 }],
    [
      ['Rice', '1000', 'gm', '6', '4', '', ''],
      'new',
      { price: 600, expected_price: 0, quantity: 4, expected_quantity: 0 },
    ],
    [
      ["'=1+1", '1', 'gm', '1', '1', '', ''],
      'new',
      { price: 100, expected_price: 0, quantity: 1, expected_quantity: 0 },
    ],
    [['Whole milk', '1000', 'ml', '', '', '', ''], 'unchanged', undefined],
    [
      ['Whole milk', '', '', '2', '5', '', ''],
      'new',
      { price: 200, expected_price: 0, quantity: 5, expected_quantity: 0 },
    ],
  ] as const)('%j: %s', ([cells, fate, edit]) => {
    const plan = planOf([cells]);
    expect(plan).toMatchObject([{ row: 2, fate, faults: [] }]);
    expect(editsOf(plan)).toEqual(
      edit === undefined ? [] : [{ ingredient_id: plan[0]?.ingredient_id, ...edit }],
    );
  });

  test('a price and a stock that are older than the shelf and were not edited are left alone, and said so', () => {
    const [plan] = planOf([['Rice', '500', 'gm', '3.29', '12', '3.29', '12']]);
    expect(plan).toMatchObject({ fate: 'unchanged', keepsPrice: true, keepsStock: true });
    const priced = planOf([['Rice', '500', 'gm', '3.99', '12', '3.49', '12']]);
    expect(priced).toMatchObject([{ fate: 'price', keepsStock: true, after: { quantity: 9 } }]);
    expect(editsOf(priced)).toEqual([{ ingredient_id: 'rice', price: 399, expected_price: 349 }]);
  });

  test('a stock alone sets no price', () => {
    const plan = planOf(
      [['Rice', '500', 'gm', '20']],
      ['name', 'unit_quantity', 'unit', 'quantity'],
    );
    expect(editsOf(plan)).toEqual([{ ingredient_id: 'rice', quantity: 20, expected_quantity: 9 }]);
  });

  test('a price that changes by more than half is marked; a new one is not', () => {
    const plan = planOf([
      ['Rice', '500', 'gm', '349', '9', '3.49', '9'],
      ['Whole milk', '1000', 'ml', '349', '9', '', ''],
    ]);
    expect(plan.map(({ isSteep }) => isSteep)).toEqual([true, false]);
  });
});

describe('what is wrong with a row, and where', () => {
  test.for([
    ['none', new Map<string, OnShelf>()],
    ['both', new Map([...shelf, ['rice-1', { price: cents(600), quantity: 1 }] as const])],
  ] as const)('a name of two packs is not enough where %s is on the shelf', ([, there]) => {
    const { rows } = readInventory([[...INVENTORY_COLUMNS], ['Rice', '', 'gm', '1', '1']]);
    expect(planInventory(rows, { catalogue, shelf: there })).toMatchObject([
      { faults: [{ column: 'unit_quantity', kind: 'wrong_pack', packs: [rice, bigRice] }] },
    ]);
  });

  test.for([
    [['', '500', 'gm', '1', '1'], { column: 'name', kind: 'empty_name' }],
    [
      ['Whole mlik', '1000', 'ml', '1', '1'],
      { column: 'name', kind: 'unknown_ingredient', closest: ['Whole milk'] },
    ],
    [
      ['Xylophone', '1', 'gm', '1', '1'],
      { column: 'name', kind: 'unknown_ingredient', closest: [] },
    ],
    [['Whole milk', '1000', 'gm', '1', '1'], { column: 'unit', kind: 'wrong_pack', packs: [milk] }],
    [
      ['Rice', '250', 'gm', '1', '1'],
      { column: 'unit_quantity', kind: 'wrong_pack', packs: [rice, bigRice] },
    ],
    [['Rice', '500', 'gm', 'cheap', '1'], { column: 'price', kind: 'not_a_number' }],
    [['Rice', 'some', 'gm', '1', '1'], { column: 'unit_quantity', kind: 'not_a_number' }],
    [['Rice', '500', 'gm', '-1', '1'], { column: 'price', kind: 'negative' }],
    [['Rice', '500', 'gm', '1.9990001', '1'], { column: 'price', kind: 'too_many_decimals' }],
    [['Rice', '500', 'gm', '100001', '1'], { column: 'price', kind: 'too_large' }],
    [['Rice', '500', 'gm', '1', '1.5'], { column: 'quantity', kind: 'not_whole' }],
    [['Rice', '500', 'gm', '2.500', '1'], { column: 'price', kind: 'ambiguous', cell: '2.500' }],
    [['Rice', '500', 'gm', '1', '1.000'], { column: 'quantity', kind: 'ambiguous' }],
    [['Rice', '500', 'gm', '1e3', '1'], { column: 'price', kind: 'exponent' }],
    [['Rice', '500', 'gm', '1', '1', '', '-4'], { column: 'expected_quantity', kind: 'negative' }],
    [['Whole milk', '1000', 'ml', '', '5'], { column: 'price', kind: 'price_missing' }],
    [['Whole milk', '1000', 'ml', '1', ''], { column: 'quantity', kind: 'quantity_missing' }],
    [
      ['Rice', '500', 'gm', '', '20', '', '12'],
      { column: 'quantity', kind: 'stock_changed', expected: 12, current: 9 },
    ],
    [
      ['Rice', '500', 'gm', '3.99', '', '3.29', ''],
      { column: 'price', kind: 'price_changed', expected: 329, current: 349 },
    ],
    [['Rice', '500', 'gm', '1', '1', '', '9', 'x'], { column: undefined, kind: 'too_many_cells' }],
  ] as const)('%j', ([cells, fault]) => {
    const plan = planOf([cells]);
    expect(plan).toMatchObject([{ row: 2, fate: 'error', faults: [fault] }]);
    expect(editsOf(plan)).toEqual([]);
  });

  test('an ingredient that is named twice is at fault in both rows', () => {
    const plan = planOf([
      ['Rice', '500', 'gm', '1', '1'],
      ['Whole milk', '1000', 'ml', '1', '1'],
      ['RICE', '500', 'gm', '2', '2'],
    ]);
    expect(plan.map(({ row, faults }) => [row, faults])).toEqual([
      [2, [{ column: undefined, kind: 'doubled_row', other: 4 }]],
      [3, []],
      [4, [{ column: undefined, kind: 'doubled_row', other: 2 }]],
    ]);
  });

  test('several faults of a row are all told', () => {
    const [row] = planOf([['', 'a', 'gm', 'b', 'c', 'd', 'e']]);
    expect(row?.faults.map(({ column }) => column)).toEqual([
      'name',
      'unit_quantity',
      'price',
      'quantity',
      'expected_price',
      'expected_quantity',
    ]);
  });
});

/** Texts that the catalogue may hold: no control characters, trimmed, in NFC. */
const text = fc
  .oneof(
    fc.string({
      minLength: 1,
      unit: fc.constantFrom('=', "'", '+', '-', '@', '"', ',', ';', 'a', 'B'),
    }),
    fc.string({ minLength: 1, unit: 'grapheme' }),
  )
  .map((raw) =>
    raw
      .normalize('NFC')
      .replaceAll(/\p{Cc}/gu, '')
      .trim(),
  )
  .filter((clean) => clean !== '' && clean.isWellFormed());
const stocked = fc
  .uniqueArray(
    fc.record({
      name: text,
      unit: fc.constantFrom('gm', 'ml', 'pcs'),
      unit_quantity: fc
        .integer({ min: 1, max: 1_000_000_000 })
        .map((thousandths) => thousandths / 1000),
      price: fc.integer({ min: 0, max: 10_000_000 }).map(cents),
      quantity: fc.integer({ min: 0, max: 1_000_000 }),
    }),
    {
      selector: ({ name, unit, unit_quantity }) => `${name.toLowerCase()} ${unit} ${unit_quantity}`,
      minLength: 1,
    },
  )
  .map((items) => items.map((item, index) => ({ ...item, ingredient_id: `id-${index}` })));
type Stocked = { ingredient_id: string } & OnShelf;
const asShelf = (items: readonly Stocked[]) =>
  new Map(items.map(({ ingredient_id, price, quantity }) => [ingredient_id, { price, quantity }]));

test('what was exported is imported without a change', () => {
  fc.assert(
    fc.property(stocked, (items) => {
      const { rows, faults } = readInventory(inventoryTable(items, 'UTC'));
      expect(faults).toEqual([]);
      const plan = planInventory(rows, { catalogue: items, shelf: asShelf(items) });
      expect(plan.map(({ fate, ingredient_id }) => [fate, ingredient_id])).toEqual(
        items.map(({ ingredient_id }) => ['unchanged', ingredient_id]),
      );
    }),
  );
});

test('what was exported fills another store with the same', () => {
  fc.assert(
    fc.property(stocked, (items) => {
      const { rows } = readInventory(inventoryTable(items, 'UTC'));
      const edits = editsOf(planInventory(rows, { catalogue: items, shelf: new Map() }));
      expect(edits).toEqual(
        items.map(({ ingredient_id, price, quantity }) => ({
          ingredient_id,
          price,
          expected_price: 0,
          quantity,
          expected_quantity: 0,
        })),
      );
    }),
  );
});

test('the order of the rows does not matter', () => {
  const cell = fc.constantFrom('', '1', '9', '12', '3.49', '-1', 'x');
  const line = fc.tuple(
    fc.constantFrom('Rice', 'rice', 'Whole milk', 'Whole mlik', ''),
    fc.constantFrom('500', '1000', 'x'),
    fc.constantFrom('gm', 'ml'),
    cell,
    cell,
    cell,
    cell,
  );
  const rows = fc.array(line, { minLength: 1, maxLength: 12 });
  const shuffled = rows.chain((all) =>
    fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
  );
  const outcome = (all: readonly (readonly string[])[]) =>
    planOf(all)
      .map(({ fate, name, wish, faults }) =>
        JSON.stringify([fate, name, wish, faults.map(({ kind }) => kind)]),
      )
      .toSorted();
  fc.assert(
    fc.property(shuffled, ([all, mixed]) => {
      expect(outcome(mixed)).toEqual(outcome(all));
    }),
  );
});

test('a file that nobody edited never changes a thing, whatever was sold and repriced since', () => {
  fc.assert(
    fc.property(stocked, fc.nat(1000), fc.nat(1000), (items, sold, dearer) => {
      const { rows } = readInventory(inventoryTable(items, 'UTC'));
      const left = items.map((item) => ({
        ...item,
        price: cents(item.price + dearer),
        quantity: Math.max(0, item.quantity - sold),
      }));
      expect(editsOf(planInventory(rows, { catalogue: items, shelf: asShelf(left) }))).toEqual([]);
    }),
  );
});

test('5,000 rows against 5,000 ingredients are planned at once', () => {
  const many = Array.from({ length: MAX_INVENTORY_ROWS }, (_, n) => ({
    ingredient_id: `id-${n}`,
    name: `Ingredient number ${n} of the market`,
    unit_quantity: 500,
    unit: 'gm',
    price: cents(n),
    quantity: n,
  }));
  const misspelled = many.map((item) => ({ ...item, name: item.name.replace('number', 'nmber') }));
  const { rows } = readInventory(
    inventoryTable(misspelled.slice(0, 200).concat(many.slice(200)), 'UTC'),
  );
  const plan = planInventory(rows, { catalogue: many, shelf: asShelf(many) });
  expect(plan.filter(({ fate }) => fate === 'error')).toHaveLength(200);
});

describe('wishes for items on the shelf', () => {
  const seen = { price: cents(349), quantity: 9 };
  const wishFor = (wanted: ItemWish['wanted'], more: Partial<ItemWish> = {}) =>
    planWishes([{ ingredient_id: 'rice', name: 'Rice', seen, wanted, ...more }], shelf);

  test.for([
    ['a price', { price: cents(399) }, 'price', { price: 399, expected_price: 349 }],
    ['a stock', { quantity: 0 }, 'stock', { quantity: 0, expected_quantity: 9 }],
    ['nothing new', { price: cents(349) }, 'unchanged', undefined],
  ] as const)('%s', ([, wanted, fate, edit]) => {
    const plan = wishFor(wanted);
    expect(plan).toMatchObject([{ row: 1, name: 'Rice', fate, faults: [] }]);
    expect(editsOf(plan)).toEqual(edit ? [{ ingredient_id: 'rice', ...edit }] : []);
  });

  test('a price by more than half is steep', () => {
    expect(wishFor({ price: cents(524) })).toMatchObject([{ isSteep: true }]);
    expect(wishFor({ price: cents(523) })).toMatchObject([{ isSteep: false }]);
  });

  test('a price as low as the sale ends it, one above does not, nor does stock', () => {
    const sale = { price: cents(299), from: new Date(0), until: null };
    const onSale = new Map([['rice', { price: cents(349), quantity: 9, sale }]]);
    const endedBy = (wanted: ItemWish['wanted']) =>
      planWishes([{ ingredient_id: 'rice', name: 'Rice', seen, wanted }], onSale)[0]?.endsSale;
    expect(endedBy({ price: cents(299) })).toBe(299);
    expect(endedBy({ price: cents(300) })).toBeUndefined();
    expect(endedBy({ quantity: 3 })).toBeUndefined();
    const read = readInventory([
      ['name', 'price'],
      ['Rice', '2.99'],
    ]);
    const [planned] = planInventory(read.rows, { catalogue: [rice], shelf: onSale });
    expect(planned?.endsSale).toBe(299);
  });

  test('what was changed after it was shown is a fault with both values, and is not sent', () => {
    const older = { seen: { price: cents(299), quantity: 12 } };
    const price = wishFor({ price: cents(314) }, older);
    expect(price).toMatchObject([
      {
        fate: 'error',
        faults: [{ column: 'price', kind: 'price_moved', expected: 299, current: 349 }],
      },
    ]);
    expect(editsOf(price)).toEqual([]);
    expect(wishFor({ quantity: 20 }, older)).toMatchObject([
      {
        fate: 'error',
        faults: [{ column: 'quantity', kind: 'stock_moved', expected: 12, current: 9 }],
      },
    ]);
    // Only the stock changed: an edited price does not conflict with it.
    const sold = { seen: { ...seen, quantity: 12 } };
    expect(wishFor({ price: cents(399) }, sold)).toMatchObject([{ fate: 'price', faults: [] }]);
  });

  test('an item that has left the shelf is left out', () => {
    expect(wishFor({ quantity: 1 }, { ingredient_id: 'milk' })).toEqual([]);
  });
});
