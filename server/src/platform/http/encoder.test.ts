import { cents } from '@larder/shared/basics/money';
import { Order } from '@larder/shared/orders/orders.calls';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { encoderFor } from './encoder.ts';

const Day = z.codec(z.string(), z.date(), {
  decode: (text) => new Date(text),
  encode: (date) => date.toISOString(),
});
const AsText = z.codec(z.string(), z.array(z.object({ day: Day })), {
  decode: (text) => JSON.parse(text) as { day: string }[],
  encode: (days) => JSON.stringify(days),
});
const Everything = z.object({
  text: z.string(),
  amount: z.number(),
  flag: z.boolean(),
  word: z.enum(['a', 'b']),
  kind: z.literal('bearer'),
  perhaps: z.optional(z.string()),
  usual: z._default(z.string(), 'usual'),
  nothing: z.nullable(z.object({ day: Day })),
  days: z.array(Day),
  inText: AsText,
  either: z.union([z.string(), z.array(Day)]),
  notes: z.record(z.string(), z.unknown()),
  pair: z.tuple([z.number(), z.number()]),
});

test('writes what zod writes, for every kind of schema', () => {
  const encode = encoderFor(Everything);
  const date = fc.date({ noInvalidDate: true });
  const amount = fc.double({ noNaN: true, noDefaultInfinity: true });
  const value = fc.record(
    {
      text: fc.string(),
      amount,
      flag: fc.boolean(),
      word: fc.constantFrom('a' as const, 'b' as const),
      kind: fc.constant('bearer' as const),
      perhaps: fc.string(),
      usual: fc.string(),
      nothing: fc.option(fc.record({ day: date })),
      days: fc.array(date),
      inText: fc.array(fc.record({ day: date })),
      either: fc.oneof(fc.string(), fc.array(date)),
      notes: fc.dictionary(fc.string(), fc.jsonValue()),
      pair: fc.tuple(amount, amount),
      notNamed: fc.string(),
    },
    {
      requiredKeys: [
        'text',
        'amount',
        'flag',
        'word',
        'kind',
        'usual',
        'nothing',
        'days',
        'inText',
        'either',
        'notes',
        'pair',
      ],
    },
  );
  fc.assert(
    fc.property(value, (made) => {
      expect(encode(made)).toEqual(z.encode(Everything, made));
      expect(encode(made)).not.toHaveProperty('notNamed');
    }),
  );
});

test('an order is written as zod writes it', () => {
  const id = '01890000-0000-7000-8000-00000000000a';
  const line = { ingredient_id: id, name: 'Rice', unit_quantity: 500, unit: 'gm', image: null };
  const order: z.output<typeof Order> & { password_hash: string } = {
    order_id: id,
    user_id: null,
    store_id: id,
    vendor_id: id,
    store_name: 'S',
    delivery_method: null,
    order_status: 'pending',
    payment_status: 'paid',
    delivery_fee: cents(0),
    total_price: cents(698),
    created_at: new Date(0),
    updated_at: new Date(1),
    rejected_by: null,
    reject_reason: null,
    customer_name: 'Ada',
    delivery_address: '1 Main St',
    changes: [],
    items: [{ ...line, price: cents(349), quantity: 2 }],
    password_hash: 'x',
  };
  expect(encoderFor(Order)(order)).toEqual(z.encode(Order, order));
});

test.for([
  ['a text for a number', z.object({ n: z.number() }), { n: '1' }],
  ['a missing member', z.object({ n: z.number() }), {}],
  ['null for an object', z.object({}), null],
  ['one thing for a list', z.array(z.string()), 'a'],
  ['an unknown word', z.enum(['a']), 'b'],
  ['a text for a date', Day, '2026-01-01'],
] as const)('%s is a fault', ([, schema, value]) => {
  const encode = encoderFor(schema) as (value: unknown) => unknown;
  expect(() => encode(value)).toThrow(TypeError);
});
