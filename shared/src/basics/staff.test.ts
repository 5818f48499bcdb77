import { expect, test } from 'vitest';

import { POSITIONS, positionOf, roleOf } from './staff.ts';

test.for([
  [{ role: 'vendor' }, 'owner', 'a vendor of before has no staff role'],
  [{ role: 'vendor', staff_role: null }, 'owner', 'a vendor works for nobody'],
  [{ role: 'vendor', staff_role: 'manager' }, 'manager', 'staff'],
  [{ role: 'vendor', staff_role: 'picker' }, 'picker', 'staff'],
  [{ role: 'user' }, 'user', 'a shopper'],
  [{ role: 'user', staff_role: 'manager' }, 'user', 'a staff role alone gives nothing'],
  [{ role: 'admin', staff_role: 'picker' }, 'admin', 'administrators run no stores'],
] as const)('%o is %s: %s', ([person, position]) => {
  expect(positionOf(person)).toBe(position);
});

test('every position but a shopper’s and an administrator’s is a vendor’s', () => {
  expect(POSITIONS.map(roleOf)).toEqual(['user', 'vendor', 'vendor', 'vendor', 'admin']);
});
