import { cents } from '@larder/shared/basics/money';
import { expect, test } from 'vitest';

import { readSaleCells } from './saleCells.rules.ts';

const FACTS = { decimal: undefined, currency: undefined, sale_zone: 'America/New_York' };
const [FROM, UNTIL] = [new Date('2026-12-01T05:00:00Z'), new Date('2026-12-05T05:00:00Z')];
const OPEN = { price: 299, from: null, until: null };

test.for([
  [{}, 429, null, 'no sale'],
  [{ sale_price: '2.99' }, 429, OPEN, 'until it is ended'],
  [
    { sale_price: '$2.99', sale_from: '2026-12-01', sale_until: '2026-12-04' },
    429,
    { price: 299, from: FROM, until: UNTIL },
    'from and until a day, both included',
  ],
  [
    { sale_price: '2.99', sale_from: '2026-12-01 00:00:00', sale_until: '2026-12-04 23:59:59' },
    429,
    { price: 299, from: FROM, until: UNTIL },
    'days with a time',
  ],
  [{ sale_price: '2.99', sale_until: '2026-12-04' }, 429, { ...OPEN, until: UNTIL }, 'an end'],
  [{ sale_price: '4.29' }, 429, null, 'not below the price'],
  [{ compare_price: '5.00' }, 500, { ...OPEN, price: 429 }, 'the price before the sale'],
  [{ compare_price: '4.29' }, 429, null, 'as much as before'],
  [{ compare_price: '4.00' }, 429, null, 'less before'],
  [{ compare_price: '5.00', sale_price: '3' }, 500, { ...OPEN, price: 300 }, 'both'],
] as const)('%o: %d and %o: %s', ([cells, price, sale]) => {
  const read = readSaleCells({ row: 2, name: 'Rice', ...cells }, cents(429), FACTS);
  expect(read).toEqual({ price, sale, faults: [] });
});

test('without a price in the file the sale is read, the shelf has the price', () => {
  const read = readSaleCells({ row: 2, name: 'Rice', sale_price: '2.99' }, null, FACTS);
  expect(read).toEqual({ price: null, sale: OPEN, faults: [] });
});

test('a file without such columns says nothing of sales', () => {
  const facts = { ...FACTS, sale_zone: undefined };
  const read = readSaleCells({ row: 2, name: 'Rice', sale_price: '2.99' }, cents(429), facts);
  expect(read).toEqual({ price: 429, sale: undefined, faults: [] });
});

test.for([
  [{ sale_price: 'half' }, 'sale_price', 'not_a_number'],
  [{ compare_price: '-1' }, 'compare_price', 'negative'],
  [{ sale_from: '12/1/2026' }, 'sale_from', 'not_a_day'],
  [{ sale_until: '2026-02-30' }, 'sale_until', 'not_a_day'],
  [{ sale_until: '2026-12-04 at noon' }, 'sale_until', 'not_a_day'],
  [{ sale_from: '2026-12-04', sale_until: '2026-12-03' }, 'sale_until', 'before_start'],
] as const)('%o is at fault at %s: %s', ([cells, field, reason]) => {
  const { faults } = readSaleCells({ row: 2, name: 'Rice', ...cells }, cents(429), FACTS);
  expect(faults).toEqual([{ field, reason }]);
});
