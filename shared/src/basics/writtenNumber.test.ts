import fc from 'fast-check';
import { expect, test } from 'vitest';

import { tokensOf } from './lineTokens.ts';
import { rangeAt } from './writtenNumber.ts';

const UNITS = new Set(['cup', 'hour', 'stunde', 'tasse', 'hora', 'ora', 'uur']);

/** The ends of the number that a text is; undefined unless it is nothing else. */
function read(text: string): readonly [number, number] | undefined {
  const { tokens } = tokensOf(text);
  const found = rangeAt(tokens, 0, (all, at) => UNITS.has(all[at]?.lower ?? ''));
  const isAll =
    found && (found.next === tokens.length || UNITS.has(tokens[found.next]?.lower ?? ''));
  return isAll ? [found.low, found.high] : undefined;
}

test.for([
  ['2', 2],
  ['.5', 0.5],
  ['1,5', 1.5],
  ['1,000', 1000],
  ['1 000', 1000],
  ['1 000 000', undefined],
  ['1’000', 1000],
  ['½', 0.5],
  ['1½', 1.5],
  ['1 ½', 1.5],
  ['1⁄2', 0.5],
  ['1∕2', 0.5],
  ['1 1/2', 1.5],
  ['1-1/2', 1.5],
  ['1 & 1/2', 1.5],
  ['3/4ths', 0.75],
  ['1/0', undefined],
  ['3/7', undefined],
  ['one', 1],
  ['nineteen', 19],
  ['forty-two', 42],
  ['ninety nine', 99],
  ['one and one-half', 1.5],
  ['two-and-a-half', 2.5],
  ['three-quarters cup', 0.75],
  ['half an hour', 0.5],
  ['a half-hour', 0.5],
  ['half and', undefined],
  ['a couple of', 2],
  ['a quart', undefined],
  ['six quarts of', undefined],
  ['2 dozen', 24],
  ['half a dozen', 6],
  ['a dozen and a half', 18],
  ['1 half dozen', 6],
  ['zwölf', 12],
  ['fuenf', 5],
  ['einundzwanzig', 21],
  ['achtundneunzig', 98],
  ['zweieinhalb', 2.5],
  ['eine halbe Stunde', 0.5],
  ['ein Dutzend', 12],
  ['dix-sept', 17],
  ['vingt et un', 21],
  ['vingt-et-un', 21],
  ['soixante-dix', 70],
  ['soixante et onze', 71],
  ['quatre-vingts', 80],
  ['quatre-vingt-dix-neuf', 99],
  ['un quart de tasse', 0.25],
  ['deux et demi', 2.5],
  ['demi-douzaine', 6],
  ['veintidós', 22],
  ['treinta y cinco', 35],
  ['noventa y nueve', 99],
  ['una y media', 1.5],
  ['tres cuartos de hora', 0.75],
  ['ventuno', 21],
  ['ventotto', 28],
  ['novantanove', 99],
  ['due e mezzo', 2.5],
  ["mezz'ora", 0.5],
  ['tweeëntwintig', 22],
  ['negenennegentig', 99],
  ['anderhalf', 1.5],
  ['drieënhalf', 3.5],
] as const)('"%s" is %s', ([text, number]) => {
  expect(read(text)?.[1]).toBe(number);
});

test.for([
  ['2-3', 2, 3],
  ['2 – 3', 2, 3],
  ['2 to about 3', 2, 3],
  ['3 or 2', 2, 3],
  ['between 10 and 15', 10, 15],
  ['zwischen 10 und 15', 10, 15],
  ['entre 5 et 7', 5, 7],
  ['tra 2 e 3', 2, 3],
  ['10 bis 12', 10, 12],
  ['10 à 12', 10, 12],
  ['10 a 12', 10, 12],
  ['een of twee', 1, 2],
  ['1 to 1 1/2', 1, 1.5],
  ['2-3 dozen', 24, 36],
  ['one or two', 1, 2],
] as const)('"%s" is %d to %d', ([text, low, high]) => {
  expect(read(text)).toEqual([low, high]);
});

test('any figure is read as written, whole, with decimals and mixed', () => {
  const whole = fc.integer({ min: 1, max: 999 });
  const under = fc.constantFrom(2, 3, 4, 8);
  fc.assert(
    fc.property(whole, fc.integer({ min: 1, max: 99 }), under, (number, part, of) => {
      expect(read(`${number}.${part}`)?.[0]).toBe(Number(`${number}.${part}`));
      expect(read(`${number} 1/${of}`)?.[0]).toBeCloseTo(number + 1 / of, 9);
      expect(read(`${number}-1/${of}`)).toEqual(read(`${number} 1⁄${of}`));
    }),
  );
});

test('whatever is written, a number ends after it begins, and its ends are in order', () => {
  const words = fc.constantFrom(
    ...'1 2 000 ½ 1/2 - to or and a half one dozen vingt quatre et y demi of . , / ( between'.split(
      ' ',
    ),
  );
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(words, { maxLength: 12 }).map((all) => all.join(' ')),
    fc.array(words, { maxLength: 12 }).map((all) => all.join('')),
  );
  fc.assert(
    fc.property(text, (written) => {
      const { tokens } = tokensOf(written);
      for (const at of tokens.keys()) {
        const found = rangeAt(tokens, at, () => true);
        if (!found) continue;
        expect(found.next).toBeGreaterThan(at);
        expect(found.low).toBeLessThanOrEqual(found.high);
      }
    }),
  );
});
