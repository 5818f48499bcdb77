import { everyCall } from '@larder/shared/calls';
import { expect, test } from 'vitest';

import { random } from '#reliability/harness/random';

import { FORERUNNERS, kindOf } from './kinds.ts';
import { makeIdPool } from './pool.ts';

const calls = everyCall().map(({ call }) => call);

test('every id in a path has a kind', () => {
  for (const call of calls.filter(({ path }) => path.includes('{')))
    expect(kindOf(call, random(1))).not.toBe('');
});

test('calls that others need are calls, and need others in the end no more', () => {
  const names = calls.map(({ method, path }) => `${method} ${path}`);
  const named = Object.entries(FORERUNNERS).flat();
  expect(named.filter((name) => !names.includes(name))).toEqual([]);
  for (const first of Object.keys(FORERUNNERS)) {
    let steps = 0;
    for (let at = FORERUNNERS[first]; at !== undefined && steps < 9; at = FORERUNNERS[at])
      steps += 1;
    expect(steps).toBeLessThan(5);
  }
});

test('ids are learned by the kind of their call, with their owner and what they belong to', () => {
  const pool = makeIdPool(random(1));
  const [member, order, change, vendor] = Array.from({ length: 4 }, () => crypto.randomUUID());
  pool.learn(
    { members: [{ user_id: 'ada' }, { user_id: member }], seq: 7 },
    { user_id: 'ada', kinds: { user_id: 'household member', seq: 'kitchen seq' } },
  );
  expect(pool.find('household member', 'ada')).toBe(member);
  expect(pool.latest('kitchen seq', 'ada')).toBe('7');
  pool.learn(
    {
      entries: [
        { audit_id: 3, has_rows: true },
        { audit_id: 4, has_rows: false },
      ],
    },
    { user_id: '' },
  );
  expect(pool.find('audit with rows', undefined)).toBe('3');
  const item = { ingredient_id: member, price: 1, quantity: 2 };
  const changes = [{ change_id: change, state: 'proposed' }];
  const sold = {
    order_id: order,
    store_id: 's',
    vendor_id: vendor,
    user_id: 'ada',
    order_status: 'Accepted',
  };
  pool.learn({ ...sold, items: [item], changes }, { user_id: String(vendor) });
  expect(pool.find('order to answer', 'ada')).toBe(order);
  expect(pool.within('change_id', String(order))).toBe(change);
  expect(pool.orders.line(String(vendor))).toMatchObject({ order_id: order, quantity: 2 });
});
