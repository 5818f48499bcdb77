import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { Instant } from '#basics/leaves.model';
import { cents } from '#basics/money';

import { daysOfSale, momentsOfSale, saleState } from './sales.ts';

const instant = (time: string) => z.decode(Instant, `${time}Z`);
const at = (time: string) => instant(`2026-12-${time}`);
const SALE = { price: cents(299), from: at('01T05:00:00.000'), until: at('05T05:00:00.000') };

test.for([
  ['01T04:59:59.999', 'planned', 'the last moment before it begins'],
  ['01T05:00:00.000', 'on', 'the moment at which it begins'],
  ['05T04:59:59.999', 'on', 'the last moment of it'],
  ['05T05:00:00.000', 'over', 'the moment at which it ends'],
] as const)('at %s a sale is %s: %s', ([now, state]) => {
  expect(saleState(SALE, at(now).getTime())).toBe(state);
});

test('one without an end holds until it is ended', () => {
  expect(saleState({ ...SALE, until: null }, instant('2099-01-01T00:00:00').getTime())).toBe('on');
});

test.for([
  [
    'America/New_York',
    '2026-12-01',
    '2026-12-04',
    '2026-12-01T05:00',
    '2026-12-05T05:00',
    'winter',
  ],
  ['America/New_York', '2026-10-31', '2026-11-01', '2026-10-31T04:00', '2026-11-02T05:00', 'fall'],
  ['Asia/Kolkata', '2026-12-04', '2026-12-04', '2026-12-03T18:30', '2026-12-04T18:30', 'one day'],
  [
    'America/Havana',
    '2026-03-08',
    '2026-03-08',
    '2026-03-08T05:00',
    '2026-03-09T04:00',
    'no midnight',
  ],
] as const)('in %s from %s to %s is from %s to %s: %s', ([zone, from, until, begins, ends]) => {
  const moments = momentsOfSale({ from, until }, zone);
  expect(moments).toEqual({ from: instant(`${begins}:00`), until: instant(`${ends}:00`) });
  expect(daysOfSale({ price: cents(1), ...moments }, zone)).toEqual({ from, until });
});

test('without a last day it has no end', () => {
  const moments = momentsOfSale({ from: '2026-12-01', until: null }, 'UTC');
  expect(moments).toEqual({ from: at('01T00:00:00.000'), until: null });
  expect(daysOfSale({ price: cents(1), ...moments }, 'UTC').until).toBeNull();
});

test('the days of a sale that begins and ends within a day have that day', () => {
  const sale = { price: cents(1), from: at('01T12:00:00.000'), until: at('02T12:00:00.000') };
  expect(daysOfSale(sale, 'UTC')).toEqual({ from: '2026-12-01', until: '2026-12-02' });
});
