import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { cents } from '#basics/money';

import {
  allowedNext,
  canBecome,
  fillBasket,
  ORDER_SORTS,
  ORDER_STATUSES,
  priceClaims,
  readOrderStatus,
  sortOrders,
} from './orders.ts';

describe('order steps', () => {
  const allowed = new Set(['pending>Accepted', 'pending>Rejected', 'Accepted>Delivered']);
  const pairs = ORDER_STATUSES.flatMap((from) => ORDER_STATUSES.map((to) => [from, to] as const));

  test.for(pairs)('%s to %s', ([from, to]) => {
    expect(canBecome(from, to)).toBe(allowed.has(`${from}>${to}`));
    expect(allowedNext(from).includes(to)).toBe(canBecome(from, to));
  });

  test.for([
    ['pending', 'pending', 'as stored'],
    ['PENDING', 'pending', 'any letter case'],
    ['accepted', 'Accepted', 'the canonical spelling comes back'],
    ['DeLiVeReD', 'Delivered', 'mixed'],
    ['shipped', undefined, 'no such status'],
    ['', undefined, 'empty'],
    ['constructor', undefined, 'a name every object has is no status'],
  ] as const)('reads "%s" as %s: %s', ([text, status]) => {
    expect(readOrderStatus(text)).toBe(status);
  });
});

describe('fillBasket', () => {
  const shelf = [
    { ingredient_id: 'rice', name: 'Rice', quantity: 5 },
    { ingredient_id: 'milk', name: 'Milk', quantity: 0 },
  ];

  test.for([
    ['some of what there is', 'rice', 2, 'lines'],
    ['the very last of it', 'rice', 5, 'lines'],
    ['one too many', 'rice', 6, 'short'],
    ['an empty shelf', 'milk', 1, 'short'],
    ['what the store never had', 'salt', 1, 'missing'],
  ] as const)('%s', ([, ingredient_id, quantity, where]) => {
    expect(fillBasket(shelf, [{ ingredient_id, quantity }])).toEqual({
      lines: where === 'lines' ? [{ ingredient_id, name: 'Rice', quantity }] : [],
      short:
        where === 'short'
          ? [{ ingredient_id, wanted: quantity, available: ingredient_id === 'rice' ? 5 : 0 }]
          : [],
      missing: where === 'missing' ? [ingredient_id] : [],
    });
  });

  test('counts an ingredient wanted twice together', () => {
    const twice = (quantity: number) => [
      { ingredient_id: 'rice', quantity: 3 },
      { ingredient_id: 'rice', quantity },
    ];
    expect(fillBasket(shelf, twice(2)).lines).toEqual([
      { ingredient_id: 'rice', name: 'Rice', quantity: 5 },
    ]);
    expect(fillBasket(shelf, twice(3)).short).toEqual([
      { ingredient_id: 'rice', wanted: 6, available: 5 },
    ]);
  });

  test('every wanted ingredient is in exactly one of the three lists, and no line exceeds the shelf', () => {
    const ids = fc.constantFrom('a', 'b', 'c', 'd');
    const stock = fc.uniqueArray(
      fc.record({ ingredient_id: ids, quantity: fc.integer({ min: 0, max: 5 }) }),
      { selector: (item) => item.ingredient_id },
    );
    const wanted = fc.array(
      fc.record({ ingredient_id: ids, quantity: fc.integer({ min: 1, max: 5 }) }),
    );
    fc.assert(
      fc.property(stock, wanted, (onShelf, basket) => {
        const { lines, short, missing } = fillBasket(onShelf, basket);
        const told = [...lines, ...short].map((line) => line.ingredient_id).concat(missing);
        expect(told.toSorted()).toEqual(
          [...new Set(basket.map((line) => line.ingredient_id))].toSorted(),
        );
        for (const line of lines) {
          const item = onShelf.find((one) => one.ingredient_id === line.ingredient_id);
          expect(line.quantity).toBeLessThanOrEqual(item?.quantity ?? 0);
        }
      }),
    );
  });
});

test.for([
  [{ ingredient_id: 'rice', price: cents(349) }, [], 'the price stands'],
  [
    { ingredient_id: 'rice', price: cents(348) },
    [{ ingredient_id: 'rice', old: 348, new: 349 }],
    'one cent is a change',
  ],
  [{ ingredient_id: 'rice' }, [], 'no price, no claim'],
  [
    { ingredient_id: 'rice', price: cents(0) },
    [{ ingredient_id: 'rice', old: 0, new: 349 }],
    'zero is a claim',
  ],
  [{ ingredient_id: 'salt', price: cents(1) }, [], 'not on the order'],
] as const)('the claim %j changes %j: %s', ([claim, changed]) => {
  expect(priceClaims([{ ingredient_id: 'rice', price: cents(349) }], [claim])).toEqual(changed);
});

describe('sortOrders', () => {
  const order = (order_id: string, created_at: string, total: number) => ({
    order_id,
    created_at,
    total_price: cents(total),
  });
  const orders = [
    order('b', '2026-01-02T00:00:00.000Z', 500),
    order('a', '2026-01-02T00:00:00.000Z', 900),
    order('c', '2026-01-01T00:00:00.000Z', 500),
    order('d', '2026-01-03T00:00:00.000Z', 100),
  ];

  test.for([
    ['newest', 'dabc', 'a and b tie: by id'],
    ['oldest', 'cabd', 'the tie is still by id'],
    ['priceHigh', 'abcd', 'b and c tie'],
    ['priceLow', 'dbca', 'b and c tie'],
  ] as const)('%s first gives %s: %s', ([by, ids]) => {
    const sorted = sortOrders(orders, by);
    expect(sorted.map((one) => one.order_id).join('')).toBe(ids);
    const dated = orders.map((one) => ({
      ...one,
      created_at: { valueOf: () => Number(one.created_at.slice(8, 10)) }, // as a Date compares
    }));
    expect(sortOrders(dated, by).map((one) => one.order_id)).toEqual(
      sorted.map((one) => one.order_id),
    );
  });

  test('does not depend on the order it is given, and leaves that alone', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray(orders, { minLength: 4 }),
        fc.constantFrom(...ORDER_SORTS),
        (shuffled, by) => {
          const before = [...shuffled];
          expect(sortOrders(shuffled, by)).toEqual(sortOrders(orders, by));
          expect(shuffled).toEqual(before);
        },
      ),
    );
  });
});
