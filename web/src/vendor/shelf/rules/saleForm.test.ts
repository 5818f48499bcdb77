import { cents } from '@larder/shared/basics/money';
import { expect, test } from 'vitest';

import { readSale, saleBoxes } from './saleForm.ts';

const ZONE = 'America/New_York';
const SALE = {
  price: cents(299),
  from: new Date('2026-12-01T05:00:00Z'),
  until: new Date('2026-12-05T05:00:00Z'),
};
const BOXES = { sale_price: cents(299), sale_from: '2026-12-01', sale_until: '2026-12-04' };
const NONE = { sale_price: '', sale_from: '', sale_until: '' };
const SEEN = { ...BOXES, sale_price: '2.99' };
const read = (boxes: Partial<typeof BOXES>, { seen = NONE, today = '2026-11-30' } = {}) =>
  readSale({ ...BOXES, ...boxes }, { price: cents(429), zone: ZONE, today, seen });

test('days of the store become moments, and back', () => {
  expect(read({})).toEqual({ sale: SALE });
  expect(saleBoxes(SALE, ZONE)).toEqual(SEEN);
});

test('without a price there is no sale', () => {
  const none = { ...BOXES, sale_price: null };
  const at = { price: cents(429), zone: ZONE, today: '2026-11-30' };
  expect(readSale(none, { ...at, seen: SEEN })).toEqual({ sale: null });
  expect(readSale(none, { ...at, seen: NONE })).toEqual({});
  expect(saleBoxes(null, ZONE)).toEqual(NONE);
});

test('boxes that say what they held change nothing, also once it is over', () => {
  expect(read({}, { seen: SEEN })).toEqual({});
  expect(read({}, { seen: SEEN, today: '2026-12-05' })).toEqual({});
});

test.for([
  ['2026-12-04', undefined, 'today'],
  ['2026-12-05', 'sale_until', 'yesterday'],
] as const)('on %s the last day is at fault at %s: it is %s', ([today, field]) => {
  const answer = read({}, { today });
  expect('field' in answer ? answer.field : undefined).toBe(field);
});

test('a last day that is over is said as that, without a first one', () => {
  expect(read({ sale_from: '', sale_until: '2026-11-29' })).toEqual({
    field: 'sale_until',
    message: 'Choose today or a later day',
  });
});

test('it begins today and has no end where no day is given', () => {
  const from = new Date('2026-11-30T05:00:00Z');
  expect(read({ sale_from: '', sale_until: '' })).toEqual({ sale: { ...SALE, from, until: null } });
});

test.for([
  [{ sale_price: cents(428) }, undefined, 'a cent below the price'],
  [{ sale_price: cents(429) }, 'sale_price', 'as much as the price'],
  [{ sale_until: '2026-12-01' }, undefined, 'a sale of one day'],
  [{ sale_until: '2026-11-30' }, 'sale_until', 'ends before it begins'],
  [{ sale_from: '2026-02-30' }, 'sale_from', 'no day of the calendar'],
  [{ sale_from: '0002-12-01' }, 'sale_from', 'a year that is still typed'],
  [{ sale_until: '2099-12-30' }, undefined, 'the last day'],
  [{ sale_until: '2099-12-31' }, 'sale_until', 'a day too late'],
] as const)('%o is at fault at %s: %s', ([boxes, field]) => {
  const answer = read(boxes);
  expect('field' in answer ? answer.field : undefined).toBe(field);
});
