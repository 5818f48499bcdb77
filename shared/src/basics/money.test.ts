import fc from 'fast-check';
import { expect, test } from 'vitest';

import { cents, formatUsd, fromDollars, isExactDollars, orderTotal, toDollars } from './money.ts';

test.for([
  // dollars, cents, why this row exists
  [0, 0, 'free'],
  [3.49, 349, 'a usual price; 3.49 * 100 is 348.99999999999994 in floating point'],
  [0.1 + 0.2, 30, 'a sum with a floating point remainder'],
  [100_000, 10_000_000, 'the dearest item allowed'],
  [-0.5, -50, 'a saving may be negative'],
] as const)('%d dollars are %d cents: %s', ([dollars, expected]) => {
  expect(fromDollars(dollars)).toBe(expected);
});

test('every amount of cents survives the way to dollars and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (whole) => {
      expect(fromDollars(toDollars(cents(whole)))).toBe(whole);
      expect(isExactDollars(toDollars(cents(whole)))).toBe(true);
    }),
  );
});

test('every price from 0.00 to 99,999.99 becomes its cents, as its text says', () => {
  let wrong = 0;
  for (let whole = 0; whole < 10_000_000; whole += 1) {
    const dollars = whole / 100;
    if (fromDollars(dollars) !== whole || !isExactDollars(dollars)) wrong += 1;
  }
  expect(wrong).toBe(0);
  // What a person types is read as a decimal, which the division above need not be.
  for (let whole = 0; whole < 10_000_000; whole += 997)
    expect(
      fromDollars(Number(`${Math.floor(whole / 100)}.${String(whole % 100).padStart(2, '0')}`)),
    ).toBe(whole);
});

test('no price with a third decimal is exact', () => {
  let taken = 0;
  for (let thousandths = 1; thousandths < 10_000_000; thousandths += 7)
    if (thousandths % 10 !== 0 && isExactDollars(thousandths / 1000)) taken += 1;
  expect(taken).toBe(0);
});

test('a million baskets come to what whole numbers without limit say', () => {
  // The same on every commit: a linear congruence, drawn from by its upper bits.
  let state = 20_260_304;
  const draw = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  let wrong = 0;
  for (let basket = 0; basket < 1_000_000; basket += 1) {
    const lines = Array.from({ length: 1 + draw(4) }, () => ({
      price: fromDollars(draw(10_000_000) / 100),
      quantity: 1 + draw(999),
    }));
    const exact = lines.reduce((sum, line) => sum + BigInt(line.price) * BigInt(line.quantity), 0n);
    if (BigInt(orderTotal(lines)) !== exact) wrong += 1;
  }
  expect(wrong).toBe(0);
});

test.for([
  [[], 0, 'nothing costs nothing'],
  [[{ price: 349, quantity: 2 }], 698, 'price times quantity'],
  [
    [
      { price: 349, quantity: 2 },
      { price: 199, quantity: 1 },
    ],
    897,
    'lines add up',
  ],
  [[{ price: 0, quantity: 5 }], 0, 'free is a price'],
] as const)('the total of %j is %d: %s', ([lines, total]) => {
  expect(orderTotal(lines.map((line) => ({ ...line, price: cents(line.price) })))).toBe(total);
});

test.for([1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('%d is no amount', (value) => {
  expect(() => cents(value)).toThrow(RangeError);
});

test.for([
  [0, true, 'zero is a price'],
  [3.49, true, 'two decimals'],
  [3.5, true, 'one decimal'],
  [3.495, false, 'three decimals'],
  [1e-9, false, 'a tolerance would let this through as 0.00'],
  [Number.NaN, false, 'no number'],
  [Number.POSITIVE_INFINITY, false, 'not finite'],
] as const)('isExactDollars(%d) is %s: %s', ([dollars, exact]) => {
  expect(isExactDollars(dollars)).toBe(exact);
});

test.for([
  [0, '$0.00', 'nothing still has two decimals'],
  [5, '$0.05', 'single cents keep their zero'],
  [349, '$3.49', 'a usual price'],
  [99_999, '$999.99', 'last without a comma'],
  [123_450, '$1,234.50', 'thousands get a comma'],
  [100_000_000, '$1,000,000.00', 'twice'],
  [-50, '-$0.50', 'the sign goes before the $'],
] as const)('%d cents read %s: %s', ([amount, text]) => {
  expect(formatUsd(cents(amount))).toBe(text);
});
