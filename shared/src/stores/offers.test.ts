import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { cents } from '#basics/money';
import { measure } from '#food/measures';

import {
  amountOfNeeds,
  everythingAt,
  markBest,
  matchesSearch,
  OFFER_SORTS,
  packAmount,
  packsForNeeds,
  packsNeeded,
  type RankedOffer,
  sortOffers,
  unitPrice,
} from './offers.ts';

test.for([
  // need, pack, packs, why this row exists
  [500, 500, 1, 'exactly one'],
  [501, 500, 2, 'a gram more takes another'],
  [1, 500, 1, 'a little still takes one'],
  [0, 500, 1, 'never none'],
  [1500, 500, 3, 'exactly three'],
  [1.1, 0.1, 11, 'the division leaves 11.000000000000002'],
] as const)('%d of packs of %d takes %d: %s', ([need, pack, packs]) => {
  expect(packsNeeded(need, pack)).toBe(packs);
});

test.for([
  [1, 0],
  [1, -1],
  [1, Number.NaN],
  [Number.NaN, 1],
  [Number.POSITIVE_INFINITY, 1],
] as const)('no number of packs for %d of %d', ([need, pack]) => {
  expect(() => packsNeeded(need, pack)).toThrow(RangeError);
});

test('the packs cover the need and one less would not', () => {
  const amount = fc.integer({ min: 1, max: 1_000_000 });
  fc.assert(
    fc.property(amount, amount, (need, pack) => {
      const packs = packsNeeded(need, pack);
      expect(packs * pack).toBeGreaterThanOrEqual(need);
      expect((packs - 1) * pack).toBeLessThan(need);
    }),
  );
});

describe('several needs of one ingredient', () => {
  const flour = { unit_quantity: 1, unit: 'kg' };
  const of = (unit_quantity: number, unit: string) => ({ unit_quantity, unit });
  test.for([
    [[of(900, 'gm')], undefined, 1, 'less than a pack'],
    [[of(900, 'gm'), of(0.2, 'kg')], undefined, 2, 'together more than one'],
    [[of(4, 'cup')], 0.53, 1, '960 ml of 0.53 g each are 509 g'],
    [[of(9, 'cup')], 0.53, 2, 'and 1,145 g are more than a pack'],
    [[of(8, 'cup')], undefined, 1, 'without a density nobody knows'],
    [[of(8, 'cup')], null, 1, 'nor with an empty one'],
    [[], undefined, 1, 'nothing is bought as one'],
  ] as const)('%j with density %s takes %d: %s', ([needs, density, packs]) => {
    expect(packsForNeeds(flour, needs, { density }).packs).toBe(packs);
  });

  test.for([
    [850.5, 2, 'ounces on a label'],
    [867, 2, 'two cans and 2 %'],
    [868, 3, 'more than that is a third'],
  ] as const)('%d g in cans of 425 take %d: %s', ([grams, packs]) => {
    expect(packsForNeeds(of(425, 'gm'), [of(grams, 'g')], {}).packs).toBe(packs);
  });

  test('a pinch of what is sold by half a gram is one pack', () => {
    const half = { unit_quantity: 0.5, unit: 'gm' };
    expect(packsForNeeds(half, [of(1, 'pinch')], { grams: { pinch: 0.04 } }).packs).toBe(1);
  });

  test.for([
    [[of(300, 'g'), of(0.1, 'kg')], 'gm', {}, 392, 'gm', 'the sum but for 2 %'],
    [[of(1, 'cup')], 'gm', { density: 0.5 }, 117.6, 'gm', 'in the unit of the pack'],
    [[of(1, 'cup')], 'gm', {}, 235.2, 'ml', 'in its own where nothing converts it'],
    [[of(1, 'cup'), of(100, 'g')], 'gm', {}, 98, 'gm', 'what converts counts'],
    [[of(1, 'to taste')], 'gm', {}, 0, 'gm', 'no amount is meant'],
  ] as const)('packs for %j in %s must bring: %s', ([needs, into, known, amount, unit]) => {
    const told = amountOfNeeds(needs, { known, into });
    expect(told.amount).toBeCloseTo(amount, 9);
    expect(told.unit).toBe(unit);
  });

  test('a pack is told in the unit of the need, where something converts it', () => {
    expect(packAmount(of(1, 'l'), {})).toEqual({ amount: 1000, unit: 'ml' });
    expect(packAmount(of(1, 'l'), { density: 0.9 }, 'gm')).toEqual({ amount: 900, unit: 'gm' });
    expect(packAmount(of(1, 'l'), {}, 'gm')).toEqual({ amount: 1000, unit: 'ml' });
  });

  test('packs that bring the amount are as many as are asked for', () => {
    const size = fc.integer({ min: 1, max: 2_000 });
    fc.assert(
      fc.property(size, size, size, (pack, first, second) => {
        const needs = [of(first, 'g'), of(second, 'g')];
        const { packs } = packsForNeeds(of(pack, 'gm'), needs, {});
        const { amount } = amountOfNeeds(needs, { known: {}, into: 'gm' });
        expect(packsNeeded(amount, pack)).toBe(packs);
      }),
    );
  });

  test('a pack in pieces is weighed as well', () => {
    const dozen = { unit_quantity: 12, unit: 'piece' };
    expect(packsForNeeds(dozen, [of(700, 'g')], { grams: { piece: 50 } }).packs).toBe(2);
  });

  test('in grams of what is sold by volume', () => {
    // 530 g of 0.53 g per ml are 1,000 ml: two packs of half a litre.
    expect(packsForNeeds(of(500, 'ml'), [of(530, 'g')], { density: 0.53 }).packs).toBe(2);
  });

  test('more than one pack of something assumed says so', () => {
    const amount = fc.double({ min: 0, max: 1e6, noNaN: true });
    const unit = fc.constantFrom('', 'g', 'cup', 'clove', 'pinch', 'large bunch', '9 oz can');
    const known = fc.record({
      density: fc.option(fc.double({ min: 0.05, max: 2, noNaN: true })),
      grams: fc.dictionary(
        fc.constantFrom('piece', 'clove', 'bunch', 'cup', '__proto__'),
        fc.double({ min: 0.01, max: 2000, noNaN: true }),
      ),
    });
    fc.assert(
      fc.property(amount, unit, known, (one, wanted, about) => {
        const pack = of(500, 'gm');
        const { packs, isAssumed } = packsForNeeds(pack, [of(one, wanted)], about);
        const { grade } = measure({ low: one, high: one, unit: wanted }, { ...about, pack });
        expect(isAssumed).toBe(grade === 'D' && packs > 1);
      }),
    );
  });
});

test.for([
  [349, 500, 69.8, '349 cents for 500 gm'],
  [0, 500, 0, 'free'],
  [100, 1, 10_000, 'a pack of 1'],
] as const)('%d cents for %d cost %d per 100: %s', ([price, pack, expected]) => {
  expect(unitPrice(cents(price), pack)).toBeCloseTo(expected, 9);
});

test('nothing has no unit price', () => {
  expect(() => unitPrice(cents(100), 0)).toThrow(RangeError);
});

test.for([
  ['basket', true, 'part of the vendor name'],
  ['TOMATO', true, 'an item in any case'],
  ['jalapeno', true, 'accents need not be typed'],
  [' ', true, 'an empty search hides nothing'],
  ['rice', false, 'neither'],
] as const)('"%s" finds the store: %s (%s)', ([text, found]) => {
  const items = [{ name: 'Roma tomato' }, { name: 'Jalapeño pepper' }];
  expect(matchesSearch('Green Basket', items, text)).toBe(found);
});

describe('ranking', () => {
  const item = (wanted: string, price: number) => ({ wanted, price: cents(price) });
  const offer = (
    store_id: string,
    items: readonly ReturnType<typeof item>[],
    miles?: number,
  ): RankedOffer => ({
    store_id,
    items,
    miles,
    covered: items.length,
    total: cents(items.reduce((sum, one) => sum + one.price, 0)),
  });
  const full = offer('full', [item('rice', 400), item('milk', 300), item('eggs', 500)], 5);
  const dear = offer('dear', [item('rice', 600), item('milk', 600), item('eggs', 600)], 1);
  const near = offer('near', [item('rice', 300), item('milk', 200)], 0.5);
  const lone = offer('lone', [item('milk', 100)], 9);
  const lost = offer('lost', [item('rice', 300), item('milk', 200)]);
  const offers = [lone, lost, near, dear, full];

  test.for([
    ['best', ['full', 'dear', 'near', 'lost', 'lone'], 'coverage, total, then the way'],
    ['nearest', ['near', 'dear', 'full', 'lone', 'lost'], 'an unknown way comes last'],
    // What is missing costs 300, 100 and 500: lone 100 + 800, near and lost 500 + 500.
    ['cheapest', ['lone', 'near', 'lost', 'full', 'dear'], 'the rest at the cheapest others'],
  ] as const)('%s: %j (%s)', ([by, ids]) => {
    expect(sortOffers(offers, by).map((one) => one.store_id)).toEqual(ids);
  });

  test('is the same from every starting order', () => {
    const twin = { ...near, store_id: 'nearby' };
    fc.assert(
      fc.property(
        fc.shuffledSubarray([...offers, twin], { minLength: 6 }),
        fc.constantFrom(...OFFER_SORTS),
        (shuffled, by) => {
          expect(sortOffers(shuffled, by)).toEqual(sortOffers([...offers, twin], by));
        },
      ),
    );
  });

  test('more packs cost more', () => {
    const two = { ...full, items: [{ ...item('rice', 400), packs: 2 }], total: cents(800) };
    const one = { ...lone, items: [item('milk', 100)], total: cents(100) };
    // lone lacks rice at 2 x 400, full lacks milk at 100: a tie at 900, then coverage as given.
    expect(sortOffers([one, two], 'cheapest').map((each) => each.store_id)).toEqual([
      'full',
      'lone',
    ]);
  });

  test.for([
    [offers, 'near', 'lone', 'the lowest total for everything'],
    [[lost], undefined, 'lost', 'no distance, no nearest'],
    [[], undefined, undefined, 'no offers'],
  ] as const)('of %j nearest is %s, cheapest %s: %s', ([some, nearest, cheapest]) => {
    expect(markBest(some)).toEqual({ nearest, cheapest });
  });

  test('everything: its own total and the rest at the cheapest other store', () => {
    const by = everythingAt(offers);
    expect(by.get('full')).toEqual({ total: 1200, rest: 0, things: 0 });
    expect(by.get('near')).toEqual({ total: 1000, rest: 500, things: 1 });
    expect(by.get('lone')).toEqual({ total: 900, rest: 800, things: 2 });
    expect(everythingAt([lone])).toEqual(new Map([['lone', { total: 100, rest: 0, things: 0 }]]));
  });

  test('everything: what a store has too little of is bought elsewhere', () => {
    const few = offer('few', [item('milk', 100)]);
    const short = { ...few, items: [...few.items, { ...item('rice', 50), isShort: true }] };
    expect(everythingAt([short, full]).get('few')).toEqual({ total: 1000, rest: 900, things: 2 });
    expect(everythingAt([short]).get('few')).toEqual({ total: 100, rest: 0, things: 0 });
  });

  test('chip and sort name the same cheapest store, whose everything is lowest', () => {
    const stores = fc.uniqueArray(
      fc.record({
        store_id: fc.string(),
        items: fc.uniqueArray(
          fc.record({ wanted: fc.constantFrom('rice', 'milk', 'eggs'), price: fc.nat(900) }),
          { selector: (one) => one.wanted, minLength: 1 },
        ),
      }),
      { selector: (one) => one.store_id, minLength: 1 },
    );
    fc.assert(
      fc.property(stores, (some) => {
        const all = some.map(({ store_id, items }) =>
          offer(
            store_id,
            items.map(({ wanted, price }) => item(wanted, price)),
          ),
        );
        const { cheapest = '' } = markBest(all);
        const everything = everythingAt(all);
        expect(sortOffers(all, 'cheapest')[0]?.store_id).toBe(cheapest);
        expect(everything.get(cheapest)?.total).toBe(
          Math.min(...[...everything.values()].map(({ total }) => total)),
        );
      }),
    );
  });
});
