import { cents } from '@larder/shared/basics/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { PRICE_FINISHES, type PriceChange, priceBy, type PriceFinish } from './priceRule.ts';

const { cent, five, ten, dollar, nine, fortyNine, ninetyFive, ninetyNine } = PRICE_FINISHES;

const by = (percent: number): PriceChange => ({ kind: 'percent', percent });
const plus = (amount: number): PriceChange => ({ kind: 'amount', amount: cents(amount) });
const to = (price: number): PriceChange => ({ kind: 'set', price: cents(price) });

describe('one price', () => {
  test.for([
    ['+5 % of 3.49 is 3.6645', by(500), cent, 349, 366],
    ['-10 % of 3.49 is 3.141', by(-1000), cent, 349, 314],
    ['half a cent goes up: +5 % of 0.10', by(500), cent, 10, 11],
    ['also downwards: -5 % of 0.10 is 0.095', by(-500), cent, 10, 10],
    ['just below half a cent goes down: +4.9 % of 0.10', by(490), cent, 10, 10],
    ['+12.5 % of 0.99 is 1.11375', by(1250), cent, 99, 111],
    ['nothing changes by 0 %', by(0), cent, 349, 349],
    ['+0.20', plus(20), cent, 349, 369],
    ['-0.20', plus(-20), cent, 349, 329],
    ['to 3.49', to(349), cent, 1299, 349],
    ['to the nearest 5 cents', by(500), five, 349, 365],
    ['halfway between goes up: to 5 cents', plus(0), { step: 5, ending: 0 }, 3, 5],
    ['to the nearest 10 cents', plus(0), ten, 345, 350],
    ['to whole dollars', plus(0), dollar, 349, 300],
    ['half a dollar goes up', plus(0), dollar, 350, 400],
    ['ends in 9, down', plus(0), nine, 353, 349],
    ['ends in 9, halfway goes up', plus(0), nine, 354, 359],
    ['ends in .99, up', by(500), ninetyNine, 349, 399],
    ['ends in .99, down', plus(0), ninetyNine, 348, 299],
    ['halfway between 2.99 and 3.99', plus(0), ninetyNine, 349, 399],
    ['ends in .49 or .99', by(500), fortyNine, 349, 349],
    ['ends in .95', by(-1000), ninetyFive, 1295, 1195],
    ['rounded once: 2.4749 is 2.47, and so nearer to 2.45 than to 2.50', by(-100), five, 250, 250],
    ['never below 1 cent', by(-9_999), cent, 349, 1],
    ['nor when more is taken than there is', plus(-500), cent, 349, 1],
    ['the least that ends in .99', plus(-500), ninetyNine, 349, 99],
    ['the least multiple of 5 cents', plus(-500), five, 349, 5],
    ['a free item costs a cent at least', by(500), cent, 0, 1],
    ['never above the limit', by(100_000), cent, 9_999_999, 10_000_000],
    ['nor by an ending', plus(0), ninetyNine, 10_000_000, 9_999_999],
    ['the limit itself is a whole dollar', plus(500), dollar, 10_000_000, 10_000_000],
  ] as const)('%s', ([, change, finish, price, expected]) => {
    expect(priceBy({ change, finish }, cents(price))).toBe(expected);
  });
});

const price = fc.integer({ min: 0, max: 10_000_000 }).map(cents);
const finish = fc.constantFrom<PriceFinish[]>(...Object.values(PRICE_FINISHES));
const change = fc.oneof(
  fc.integer({ min: -9_999, max: 100_000 }).map(by),
  fc.integer({ min: -10_000_000, max: 10_000_000 }).map(plus),
  fc.integer({ min: 0, max: 10_000_000 }).map(to),
);

describe('all prices', () => {
  test('are within the limits and end as the rule says', () => {
    fc.assert(
      fc.property(change, finish, price, (how, end, before) => {
        const after = priceBy({ change: how, finish: end }, before);
        expect(after).toBeGreaterThanOrEqual(1);
        expect(after).toBeLessThanOrEqual(10_000_000);
        expect(after % end.step).toBe(end.ending % end.step);
      }),
    );
  });

  test('stay when the ending is asked for again, and when a price is set again', () => {
    fc.assert(
      fc.property(change, finish, price, (how, end, before) => {
        const after = priceBy({ change: how, finish: end }, before);
        expect(priceBy({ change: plus(0), finish: end }, after)).toBe(after);
        expect(priceBy({ change: by(0), finish: end }, after)).toBe(after);
      }),
    );
    fc.assert(
      fc.property(price, finish, price, (wanted, end, before) => {
        const rule = { change: to(wanted), finish: end };
        expect(priceBy(rule, priceBy(rule, before))).toBe(priceBy(rule, before));
      }),
    );
  });

  test('are the nearest allowed ones to the exact value, the higher of two', () => {
    const percent = fc.integer({ min: -9_999, max: 50_000 });
    fc.assert(
      fc.property(percent, finish, price, (of, end, before) => {
        const exact = BigInt(before) * BigInt(10_000 + of);
        const after = BigInt(priceBy({ change: by(of), finish: end }, before)) * 10_000n;
        const wide = BigInt(end.step) * 10_000n;
        const away = (value: bigint) => (value > exact ? value - exact : exact - value);
        const isNearest =
          (after - wide < 10_000n || away(after) <= away(after - wide)) &&
          (after + wide > 100_000_000_000n || away(after) < away(after + wide));
        expect(isNearest).toBe(true);
      }),
    );
  });

  test('keep their order: what cost no less costs no less', () => {
    fc.assert(
      fc.property(fc.record({ change, finish }), price, price, (rule, one, other) => {
        const [low, high] = one <= other ? [one, other] : [other, one];
        expect(priceBy(rule, low)).toBeLessThanOrEqual(priceBy(rule, high));
      }),
    );
  });
});
