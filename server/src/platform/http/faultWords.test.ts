import { Id, Instant } from '@larder/shared/basics/leaves.model';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { faultWords } from './faultWords.ts';

test.for([
  ['a missing member', z.object({ a: z.string() }), {}, 'is missing'],
  ['a number for a text', z.string(), 1, 'must be a text'],
  ['a text for a number', z.number(), '1', 'must be a number'],
  ['not finite', z.number(), Number.NaN, 'must be a number'],
  ['half of a whole number', z.int(), 1.5, 'must be a whole number'],
  ['a text for a switch', z.boolean(), 'yes', 'must be true or false'],
  ['an object for a list', z.array(z.string()), {}, 'must be a list'],
  ['a list for an object', z.object({}), [], 'must be an object'],
  ['another value', z.literal('yes'), 'no', 'must be yes'],
  ['no choice', z.enum(['Pickup', 'Delivery']), 'Drone', 'must be one of Pickup, Delivery'],
  ['too large', z.number().check(z.maximum(9)), 10, 'must be at most 9'],
  ['not below', z.number().check(z.lt(9)), 9, 'must be below 9'],
  ['too small', z.number().check(z.minimum(2)), 1, 'must be at least 2'],
  ['not above', z.number().check(z.gt(2)), 2, 'must be above 2'],
  ['too long', z.string().check(z.maxLength(3)), 'abcd', 'must be at most 3 characters'],
  ['too short', z.string().check(z.minLength(3)), 'ab', 'must be at least 3 characters'],
  ['too many', z.array(z.int()).check(z.maxLength(1)), [1, 2], 'must be at most 1 entries'],
  ['no id', Id, 'corner', 'must be an id'],
  ['no time', Instant, 'noon', 'must be a time in UTC, like 2026-12-27T10:00:00.000Z'],
  ['no pattern', z.string().check(z.regex(/^a$/)), 'b', 'is malformed'],
  ['unknown members', z.strictObject({}), { b: 1, c: 2 }, 'has an unknown member: b, c'],
  ['none of two', z.union([z.string(), z.number()]), true, 'is not valid'],
  [
    'words of its own',
    z.string().check(z.minLength(1, 'must not be empty')),
    '',
    'must not be empty',
  ],
] as const)('%s', ([, schema, value, words]) => {
  const parsed = z.safeDecode(schema, value as never, { error: faultWords });
  expect(parsed.error?.issues.map(({ message }) => message)).toEqual([words]);
});
