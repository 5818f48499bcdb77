import fc from 'fast-check';
import { expect, test } from 'vitest';

import { listOfText, textOfList } from './listText.ts';

test.for([
  [['ajo', 'garlic bulb'], 'ajo, garlic bulb'],
  [['butter, unsalted', 'ghee'], String.raw`butter\, unsalted, ghee`],
  [[String.raw`a\b`], String.raw`a\\b`],
  [[], ''],
] as const)('%j is "%s"', ([parts, text]) => {
  expect(textOfList(parts, ',')).toBe(text);
});

test.for([
  ['one,two;three', ['one', 'two;three']],
  ['one\ntwo,, three', ['one', 'two', ' three']],
  [String.raw`c:\food, salt`, [String.raw`c:\food`, ' salt']],
  [String.raw`salt\ `, [String.raw`salt\ `]],
  ['salt\\', ['salt\\']],
] as const)('"%s" is %j', ([text, parts]) => {
  expect(listOfText(text, ',')).toEqual(parts);
});

test('what is written is read again', () => {
  const part = fc
    .string({ unit: fc.constantFrom('a', ' ', ',', '|', '\\', 'é') })
    .map((text) => `x${text}x`);
  fc.assert(
    fc.property(fc.array(part), fc.constantFrom(',' as const, '|' as const), (parts, sign) => {
      const read = listOfText(textOfList(parts, sign), sign);
      expect(read.map((one) => one.trim())).toEqual(parts);
    }),
  );
});
