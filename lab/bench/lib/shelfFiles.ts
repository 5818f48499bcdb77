import type { ShelfReading } from '@larder/shared/stores/shelfRow';

import { pick, random } from '#reliability/harness/random';

import { type Dialect, readShelfNames, type ShelfName } from './shelfNames.ts';

/** A file as a shop would send it, with what each row below the headings is. */
export type ShelfFile = { readonly cells: string[][]; readonly truth: readonly ShelfName[] };

type Goods = { name: ShelfName; price: string; stock: string; gtin: string; sku: string };
type Form = { headings: readonly string[]; row: (goods: Goods) => string[] };

const DESCRIBED: Form = {
  headings: ['Description', 'Retail price', 'Qty', 'Barcode', 'Item no'],
  row: ({ name, price, stock, gtin, sku }) => [name.text, `£${price}`, stock, gtin, sku],
};

/** In which program's form each dialect comes. */
const FORMS: Readonly<Record<Dialect, Form>> = {
  till: {
    headings: ['System ID', 'UPC', 'EAN', 'Custom SKU', 'Item', 'Qty.', 'Price', 'Default Cost'],
    row: ({ name, price, stock, gtin, sku }) => [
      sku,
      gtin,
      '',
      '',
      name.text,
      stock,
      price,
      '1.00',
    ],
  },
  readable: {
    headings: [
      'Token',
      'Item Name',
      'Variation Name',
      'SKU',
      'GTIN',
      'Price',
      'Current Quantity Main Street',
    ],
    row: ({ name, price, stock, gtin, sku }) => [
      `T${sku}`,
      name.text,
      'Regular',
      sku,
      gtin,
      price,
      stock,
    ],
  },
  shop: {
    headings: [
      'Handle',
      'Title',
      'Body (HTML)',
      'Vendor',
      'Type',
      'Option1 Name',
      'Option1 Value',
      'Variant SKU',
      'Variant Inventory Qty',
      'Variant Price',
      'Variant Barcode',
    ],
    row: ({ name, price, stock, gtin, sku }) => {
      const [title = '', ...size] = name.text.split(' - ');
      return [
        `h-${sku}`,
        title,
        '<p>Good</p>',
        name.brand,
        '',
        'Size',
        size.join(' - '),
        sku,
        stock,
        price,
        `'${gtin}`,
      ];
    },
  },
  metric: DESCRIBED,
  british: DESCRIBED,
};

/** Draws a file of a dialect: the same for the same seed. */
export function drawShelfFile(
  dialect: Dialect,
  { rows, seed }: { rows: number; seed: number },
): ShelfFile {
  const chance = random(seed);
  const whole = (least: number, most: number) => least + Math.floor(chance() * (most - least + 1));
  const names = readShelfNames(dialect);
  const { headings, row } = FORMS[dialect];
  const truth = Array.from({ length: rows }, () => pick(chance, names));
  const lines = truth.map((name, n) =>
    row({
      name,
      price: (whole(49, 2999) / 100).toFixed(2),
      stock: String(whole(0, 60)),
      gtin: withCheckDigit(String(40_000_000_000 + seed * 100_000 + n)),
      sku: String(100_000 + n),
    }),
  );
  return { cells: [[...headings], ...lines], truth };
}

/**
 * A file of which each row is another product: foods of the catalogue in pack after pack. In the drawn ones above most rows
 * repeat a name, and a shelf takes each once.
 */
export function differentProducts(foods: readonly string[], rows: number): string[][] {
  const { headings, row } = DESCRIBED;
  const lines = Array.from({ length: rows }, (_, n) => {
    const grams = 100 + 50 * Math.floor(n / foods.length);
    return row({
      name: { text: `${foods[n % foods.length]} ${grams} g`, brand: '', foods: [], packs: [] },
      price: (1 + (n % 900) / 100).toFixed(2),
      stock: String(n % 60),
      gtin: withCheckDigit(String(50_000_000_000 + n)),
      sku: `D${n}`,
    });
  });
  return [[...headings], ...lines];
}

/** Source: GS1 General Specifications, 7.9. */
function withCheckDigit(digits: string): string {
  const sum = Array.from(digits.padStart(13, '0'), Number).reduce(
    (total, digit, place) => total + digit * (place % 2 === 0 ? 3 : 1),
    0,
  );
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

export type Verdict = 'right' | 'asked' | 'wrong food' | 'wrong pack';

/** What became of a row; a pack is wrong when it is more than 2 % off. `foodName` is the name that was read. */
export function judgeRow(
  { foods, packs }: ShelfName,
  { kind, pack, foodName }: Pick<ShelfReading, 'kind' | 'pack'> & { foodName: string },
): Verdict {
  if (kind === 'queue') return 'asked';
  if (!foods.includes(kind === 'nonfood' ? '-' : foodName)) return 'wrong food';
  const isRight = packs.some(
    ({ amount, unit }) =>
      pack?.unit === unit && Math.abs(pack.unit_quantity - amount) <= 0.02 * amount,
  );
  return isRight ? 'right' : 'wrong pack';
}
