import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { compareItems } from '#stores/compare.calls';

import { addManual, EMPTY_LIST, toCompare } from './groceryList.ts';

test('whatever unit and amount a line has, its list can be sent', () => {
  const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), fc.constantFrom('cup', 'kg'));
  const amount = fc.oneof(fc.double({ min: 0, max: 1e12, noNaN: true }), fc.constant(1e300));
  fc.assert(
    fc.property(fc.array(fc.tuple(amount, text), { minLength: 1, maxLength: 4 }), (amounts) => {
      const list = amounts.reduce(
        (grown, [some, unit]) => addManual(grown, { name: 'Rice', amount: some, unit }),
        EMPTY_LIST,
      );
      const sent = z.safeEncode(compareItems.body, { compare: toCompare(list) });
      expect(sent.error?.issues ?? []).toEqual([]);
    }),
  );
});
