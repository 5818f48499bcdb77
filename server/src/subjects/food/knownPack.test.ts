import { expect, test } from 'vitest';

import { packOf } from './knownPack.rules.ts';

test.for([
  ['500 g', '', '', [500, 'gm'], 'one amount'],
  ['1,5 L', '', '', [1500, 'ml'], 'a decimal comma'],
  ['12 oz (340 g)', '', '', [340, 'gm'], 'the metric one of two'],
  ['NET WT 16 OZ (1 LB) 454g', '', '', [454, 'gm'], 'of three'],
  ['12 fl. oz', '', '', [360, 'ml'], 'an abbreviation'],
  ['1/2 gal', '', '', [1920, 'ml'], 'a fraction'],
  ['1 1/2 lb', '', '', [680.388, 'gm'], 'a mixed number'],
  ['6 x 33 cl', '', '', [1980, 'ml'], 'several'],
  ['330 ml x 6', '', '', [1980, 'ml'], 'the other way around'],
  ['4x125g (500g)', '', '', [500, 'gm'], 'several and all'],
  ['33 cl 5,4 % vol', '', '', [330, 'ml'], 'a share beside it'],
  ['12 eggs', '', '', [12, 'count'], 'pieces'],
  ['24 ct', '', '', [24, 'count'], 'counted'],
  ['500 g', '500', 'g', [500, 'gm'], 'both say the same'],
  ['64 fl oz', '1892.7', 'ml', [1920, 'ml'], 'an ounce is 30 ml here, 29.57 there'],
  ['', '250', 'ml', [250, 'ml'], 'the number alone'],
  ['1 pot', '250', 'g', [250, 'gm'], 'words without a weight'],
] as const)('%s, %s %s is %j: %s', ([written, amount, unit, [unit_quantity, base]]) => {
  expect(packOf({ written, amount, unit })).toEqual({ unit_quantity, unit: base });
});

test.for([
  ['', '', '', 'nothing'],
  ['a bag', '', '', 'no amount'],
  ['', '250', '', 'a number of nothing'],
  ['1,000 g', '', '', 'a thousand, or one'],
  ['1.000 g', '', '', 'the same'],
  ['1.2345 kg', '', '', 'more decimals than a scale has'],
  ['6 x 4 x 25 g', '', '', 'packs of packs'],
  ['1 lb 4 oz', '', '', 'two parts of one'],
  ['4 cans 12 oz', '', '', 'of each, or of all'],
  ['12 eggs (600 g)', '', '', 'pieces and a weight'],
  ['500 g (400 g)', '', '', 'two that differ'],
  ['500 g 250 ml', '', '', 'a weight and a volume'],
  ['500 g', '450', 'g', 'the number says another'],
  ['500 g', '500', 'ml', 'of another kind'],
  ['9000000 g', '', '', 'more than a pack has'],
  ['0 g', '', '', 'empty'],
  ['2 tbsp', '', '', 'a serving'],
] as const)('%s, %s %s is not certain: %s', ([written, amount, unit]) => {
  expect(packOf({ written, amount, unit })).toBeUndefined();
});

test('a long text is not read to its end', () => {
  expect(
    packOf({ written: `${'x'.repeat(1_000_000)} 500 g`, amount: '', unit: '' }),
  ).toBeUndefined();
});
