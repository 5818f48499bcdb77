import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { headingsKey, mapColumns } from './shelfColumns.ts';

/** The fields of a file with these headings and rows, by heading. */
function fieldsOf(headings: readonly string[], ...rows: readonly (readonly string[])[]) {
  const { columns } = mapColumns([headings, ...rows]);
  return Object.fromEntries(
    columns.flatMap(({ heading, field }) => (field === null ? [] : [[heading, field]])),
  );
}

describe('files of programs', () => {
  test.for([
    [
      'Square',
      [
        'Token',
        'Item Name',
        'Variation Name',
        'SKU',
        'GTIN',
        'Description',
        'Categories',
        'Price',
        'Online Sale Price',
        'Default Unit Cost',
        'Unit and Precision',
        'Tax - Sales Tax (8.25%)',
        'Tax - Bottles',
        'Current Quantity Main Street',
        'New Quantity Main Street',
      ],
      {
        'Item Name': 'name',
        'Variation Name': 'variant',
        SKU: 'sku',
        GTIN: 'gtin',
        Categories: 'category',
        Price: 'price',
        'Online Sale Price': 'sale_price',
        'Default Unit Cost': 'cost',
        'Unit and Precision': 'by_weight',
        'Tax - Sales Tax (8.25%)': 'tax_class',
        'Tax - Bottles': 'tax_class',
        'Current Quantity Main Street': 'stock',
      },
    ],
    [
      'Shopify',
      [
        'Handle',
        'Title',
        'Body (HTML)',
        'Vendor',
        'Type',
        'Option1 Name',
        'Option1 Value',
        'Variant SKU',
        'Variant Grams',
        'Variant Inventory Qty',
        'Variant Price',
        'Variant Compare At Price',
        'Variant Taxable',
        'Variant Tax Code',
        'Cost per item',
        'Variant Barcode',
        'Image Src',
        'Status',
      ],
      {
        Handle: 'group',
        Title: 'name',
        Vendor: 'brand',
        Type: 'category',
        'Option1 Value': 'variant',
        'Variant SKU': 'sku',
        'Variant Inventory Qty': 'stock',
        'Variant Price': 'price',
        'Variant Compare At Price': 'compare_price',
        'Variant Tax Code': 'tax_class',
        'Cost per item': 'cost',
        'Variant Barcode': 'gtin',
      },
    ],
    [
      'Shopify inventory',
      [
        'Handle',
        'Title',
        'Option1 Name',
        'Option1 Value',
        'SKU',
        'Location',
        'Incoming',
        'Unavailable',
        'Committed',
        'Available',
        'On hand',
      ],
      {
        Handle: 'group',
        Title: 'name',
        'Option1 Value': 'variant',
        SKU: 'sku',
        Location: 'place',
        Available: 'stock',
      },
    ],
    [
      'Lightspeed X',
      [
        'id',
        'handle',
        'sku',
        'name',
        'variant_option_one_value',
        'supply_price',
        'retail_price',
        'brand_name',
        'outlet_tax_Main_Outlet',
        'inventory_Main_Outlet',
        'reorder_point_Main_Outlet',
      ],
      {
        handle: 'group',
        sku: 'sku',
        name: 'name',
        variant_option_one_value: 'variant',
        retail_price: 'price',
        supply_price: 'cost',
        outlet_tax_Main_Outlet: 'tax_class',
        brand_name: 'brand',
        inventory_Main_Outlet: 'stock',
      },
    ],
    [
      'Lightspeed R',
      [
        'System ID',
        'UPC',
        'EAN',
        'Custom SKU',
        'Manufact. SKU',
        'Item',
        'Qty.',
        'Price',
        'Brand',
        'Category',
        'Default Cost',
        'Tax Class',
      ],
      {
        UPC: 'gtin',
        EAN: 'gtin',
        'Custom SKU': 'sku',
        Item: 'name',
        'Qty.': 'stock',
        Price: 'price',
        Brand: 'brand',
        Category: 'category',
        'Default Cost': 'cost',
        'Tax Class': 'tax_class',
      },
    ],
    [
      'Clover',
      [
        'Clover ID',
        'Name',
        'Price',
        'Price Type',
        'Price Unit',
        'Tax Rates',
        'Cost',
        'Product Code',
        'SKU',
        'Quantity',
        'Hidden',
      ],
      {
        Name: 'name',
        Price: 'price',
        'Price Unit': 'by_weight',
        'Tax Rates': 'tax_class',
        Cost: 'cost',
        'Product Code': 'gtin',
        SKU: 'sku',
        Quantity: 'stock',
      },
    ],
    [
      'Loyverse',
      [
        'Handle',
        'SKU',
        'Name',
        'Category',
        'Option 1 name',
        'Option 1 value',
        'Default price',
        'Cost',
        'Sold by weight',
        'Barcode',
        'In stock [Main store]',
        'Low stock [Main store]',
        'Tax - "VAT"',
      ],
      {
        Handle: 'group',
        SKU: 'sku',
        Name: 'name',
        Category: 'category',
        'Option 1 value': 'variant',
        'Default price': 'price',
        Cost: 'cost',
        'Sold by weight': 'by_weight',
        'Tax - "VAT"': 'tax_class',
        Barcode: 'gtin',
        'In stock [Main store]': 'stock',
      },
    ],
    [
      'WooCommerce',
      [
        'ID',
        'Type',
        'SKU',
        'GTIN, UPC, EAN, or ISBN',
        'Name',
        'In stock?',
        'Stock',
        'Sale price',
        'Date sale price starts',
        'Date sale price ends',
        'Regular price',
        'Categories',
      ],
      {
        SKU: 'sku',
        'GTIN, UPC, EAN, or ISBN': 'gtin',
        Name: 'name',
        Stock: 'stock',
        'Sale price': 'sale_price',
        'Date sale price starts': 'sale_from',
        'Date sale price ends': 'sale_until',
        'Regular price': 'price',
        Categories: 'category',
      },
    ],
    [
      'Larder',
      ['name', 'unit_quantity', 'unit', 'price', 'quantity', 'expected_price', 'expected_quantity'],
      {
        name: 'name',
        unit_quantity: 'pack_amount',
        unit: 'pack_unit',
        price: 'price',
        quantity: 'stock',
      },
    ],
  ] as const)('%s', ([preset, headings, fields]) => {
    const file = mapColumns([headings]);
    expect(file.preset).toBe(preset);
    expect(fieldsOf(headings)).toEqual(fields);
    expect(file.columns.every(({ isSure, field }) => isSure || field === null)).toBe(true);
    // In any order and case.
    const turned = headings.toReversed().map((heading) => heading.toUpperCase());
    expect(mapColumns([turned]).preset).toBe(preset);
  });

  test('of several places the first stock is taken, and none is sure', () => {
    const { columns } = mapColumns([
      [
        'Token',
        'Item Name',
        'Variation Name',
        'Price',
        'Current Quantity East',
        'Current Quantity West',
      ],
    ]);
    expect(columns.slice(-2)).toMatchObject([
      { field: 'stock', isSure: false, place: 'east' },
      { field: null, isSure: false, place: 'west' },
    ]);
  });
});

describe('files of nobody', () => {
  test.for([
    ['Artikelbezeichnung', 'name'],
    ['Marke', 'brand'],
    ['VK-Preis', 'price'],
    ['Bestand', 'stock'],
    ['Strichcode', 'gtin'],
    ['Artikelnummer', 'sku'],
    ['Warengruppe', 'category'],
    ['Désignation', 'name'],
    ['Prix de vente', 'price'],
    ['Quantité', 'stock'],
    ['Code-barres', 'gtin'],
    ['Rayon', 'category'],
    ['Producto', 'name'],
    ['Precio', 'price'],
    ['Existencias', 'stock'],
    ['Código de barras', 'gtin'],
    ['Product name', 'name'],
    ['Retail Price', 'price'],
    ['On hand', 'stock'],
    ['EAN-13', 'gtin'],
    ['Pack size', 'pack'],
    ['Department', 'category'],
    ['Unit cost', 'cost'],
    ['Einkaufspreis', 'cost'],
    ['EK netto', 'cost'],
    ["Prix d'achat", 'cost'],
    ['Coût unitaire', 'cost'],
    ['Precio de compra', 'cost'],
    ['Total cost', null],
    ['Tax class', 'tax_class'],
    ['VAT code', 'tax_class'],
    ['MwSt', 'tax_class'],
    ['Steuersatz', 'tax_class'],
    ['Taux de TVA', 'tax_class'],
    ['Tipo de IVA', 'tax_class'],
    ['Price incl. VAT', null],
    ['VAT amount', null],
    ['Taxable', null],
    ['Sold by weight', 'by_weight'],
    ['Scale item', 'by_weight'],
    ['Unit type', 'by_weight'],
    ['Nach Gewicht', 'by_weight'],
    ['Vendu au poids', 'by_weight'],
    ['Venta por peso', 'by_weight'],
    ['Low stock', null],
    ['Wholesale price', null],
    ['Sale Price', 'sale_price'],
    ['Aktionspreis', 'sale_price'],
    ['Sale ends', 'sale_until'],
    ['Sale start date', 'sale_from'],
    ['Compare at price', 'compare_price'],
  ] as const)('%s is %s', ([heading, field]) => {
    const { columns } = mapColumns([[heading], ['Milk']]);
    expect(columns[0]?.field).toBe(field);
  });

  test('what headings do not say, values do', () => {
    const { columns } = mapColumns([
      ['A', 'B', 'C', 'D'],
      ['Whole milk', '4006381333931', '3.49', '12'],
      ['Salted butter', '5901234123457', '4.99', '3'],
    ]);
    expect(columns).toMatchObject([
      { field: 'name', isSure: false, samples: ['Whole milk', 'Salted butter'] },
      { field: 'gtin', isSure: false },
      { field: 'price', isSure: false },
      { field: 'stock', isSure: false },
    ]);
  });

  test('a column of numbers is no name, whatever it is called', () => {
    expect(fieldsOf(['Item', 'Description'], ['1001', 'Whole milk'])).toEqual({
      Description: 'name',
    });
  });

  test('the reasons of our own file of left out rows are no name', () => {
    expect(fieldsOf(['reason', 'What'], ['Price is not read.', 'Whole milk'])).toEqual({
      What: 'name',
    });
  });

  test('a first row of goods is no heading', () => {
    const { isHeaded, columns } = mapColumns([
      ['Whole milk', '4006381333931', '3.49'],
      ['Salted butter', '5901234123457', '4.99'],
    ]);
    expect(isHeaded).toBe(false);
    expect(columns.map(({ field }) => field)).toEqual(['name', 'gtin', 'price']);
  });

  test('an empty file and uneven rows are read', () => {
    expect(mapColumns([]).columns).toEqual([]);
    expect(mapColumns([['Name'], ['Milk', '3.49']]).columns).toHaveLength(2);
  });
});

test('headings are remembered whatever their case, but not in another order', () => {
  expect(headingsKey(['Name', 'Retail Price'])).toBe(headingsKey([' name', 'retail_price']));
  expect(headingsKey(['Name', 'Price'])).not.toBe(headingsKey(['Price', 'Name']));
  fc.assert(
    fc.property(fc.array(fc.string(), { maxLength: 30 }), (headings) => {
      expect(headingsKey(headings)).toMatch(/^\d+-[0-9a-f]{16}$/);
    }),
  );
});

describe('a program that somebody chooses', () => {
  const cells = [
    ['Clover ID', 'Name', 'Price', 'Product Code'],
    ['C1', 'Milk', '1.09', '742365264504'],
  ];
  const fields = (chosen?: Parameters<typeof mapColumns>[1]) =>
    mapColumns(cells, chosen).columns.map(({ field }) => field);

  test('is taken instead of the one that is found', () => {
    expect(fields()).toEqual([null, 'name', 'price', 'gtin']);
    expect(fields('Loyverse')).toEqual([null, 'name', null, null]);
    expect(mapColumns(cells, 'Loyverse').preset).toBe('Loyverse');
  });

  test('is none: the headings are read as words', () => {
    expect(fields(null)).toEqual([null, 'name', 'price', 'sku']);
    expect(mapColumns(cells, null).preset).toBeUndefined();
  });

  test('is one that calls the names as the file does', () => {
    expect(mapColumns(cells).presets).toEqual([
      'Lightspeed X',
      'Clover',
      'Loyverse',
      'WooCommerce',
      'Larder',
    ]);
    expect(
      mapColumns([
        ['Artikel', 'Preis'],
        ['Milch', '1,09'],
      ]).presets,
    ).toEqual([]);
    expect(
      mapColumns([
        ['Milk', '1.09'],
        ['Salt', '2.09'],
      ]).presets,
    ).toEqual([]);
  });
});
