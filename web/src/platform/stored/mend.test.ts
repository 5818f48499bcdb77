import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { goodOnes, mendMember, mendMembers } from './mend.ts';

const Numbers = z.object({ of: z.array(z.number()) });

test.for([
  [
    [1, 'x', null, 2],
    [1, 2],
  ],
  [[], []],
  ['text', 'text'],
  [null, null],
] as const)('of %j stays %j', ([value, left]) => {
  expect(goodOnes(z.number())(value)).toEqual(left);
});

test('a member is mended, the others stay', () => {
  const mend = mendMember('of', goodOnes(z.number()));
  expect(mend({ of: [1, 'x'], name: 'a' })).toEqual({ of: [1], name: 'a' });
  expect(mend(5)).toBe(5);
});

test('members are mended, and those that stay bad are left out', () => {
  const mend = mendMembers(Numbers, mendMember('of', goodOnes(z.number())));
  expect(mend({ a: { of: [1, 'x'] }, b: { of: 'x' }, c: null })).toEqual({ a: { of: [1] } });
  expect(mend(undefined)).toBeUndefined();
});
