import { Id, Instant } from '@larder/shared/basics/leaves.model';
import { cents } from '@larder/shared/basics/money';
import { UsdOrNone } from '@larder/shared/basics/money.model';
import { OrderLine } from '@larder/shared/orders/orders.calls';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { rowOf } from './rowOf.ts';

const Placed = z.object({
  order_id: Id,
  at: Instant,
  closed_at: z.nullable(Instant),
  fee: UsdOrNone,
  orders: z.int().check(z.maximum(3)),
  miles: z.number(),
  kind: z.enum(['Deliver', 'Pickup']),
  items: z.readonly(z.array(OrderLine)),
  note: z.optional(z.nullable(z.string())),
});
const AT = new Date('2026-05-01T10:00:00.000Z');
const RICE = {
  ingredient_id: 'rice',
  name: 'Rice',
  unit_quantity: 500,
  unit: 'gm',
  price: cents(349),
  quantity: 2,
  image: null,
};
const ROW = {
  order_id: 'any text',
  at: AT,
  closed_at: null,
  fee: 399,
  orders: 7,
  miles: 1.5,
  kind: 'Pickup',
  items: [RICE],
  note: null,
};

test('a row has values of the program, whatever the wire makes of them and input may be', () => {
  expect(rowOf(Placed).parse({ ...ROW, more: 1 })).toEqual(ROW);
});

test('a column without a value leaves an optional member out', () => {
  const Named = rowOf(z.object({ name: z.optional(z.string()) }));
  expect([{ name: 'Rice' }, { name: null }, {}].map((row) => Named.parse(row))).toEqual([
    { name: 'Rice' },
    {},
    {},
  ]);
  expect(Named.safeParse({ name: 1 }).success).toBe(false);
});

test('a time of JSON becomes a Date', () => {
  expect(rowOf(Placed).parse({ ...ROW, closed_at: '2026-05-01T12:00:00+02:00' }).closed_at).toEqual(
    AT,
  );
});

test.for([
  ['at', null, 'null, where there must be a time: not 1970'],
  ['at', 'soon', 'a text that is no time'],
  ['fee', 3.99, 'dollars'],
  ['fee', undefined, 'a fee that no column has: its default is for answers that were kept'],
  ['orders', 1.5, 'a part of an order'],
  ['kind', 'Post', 'a word that is none of these'],
  ['items', [{ ...RICE, price: '349' }], 'a text for cents in a list'],
  ['note', 1, 'a number for a text'],
] as const)('%s: %j is refused: %s', ([name, value]) => {
  const { error } = rowOf(Placed).safeParse({ ...ROW, [name]: value });
  expect(error?.issues[0]?.path[0]).toBe(name);
});

test('a kind that no row has is refused when the program starts', () => {
  expect(() => rowOf(z.object({ any: z.unknown() }))).toThrow(
    'no row has values of the kind "unknown"',
  );
});
