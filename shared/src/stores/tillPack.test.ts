import fc from 'fast-check';
import { expect, test } from 'vitest';

import { type Ounces, readTillPack, type Several } from './tillPack.ts';

test.for([
  ['ORG WHL MLK 1/2GL', 'fluid', 'other', '1893 ml', 'half a gallon'],
  ['Half & Half 1 1/2 qt', 'fluid', 'other', '1420 ml', 'a mixed number'],
  ['GV WHL MILK GAL', 'fluid', 'other', '3785 ml', 'a unit alone is one'],
  ['Ground lamb, Horizon, 12 oz', 'weight', 'other', '340 gm', 'ounces weigh'],
  ['HRZN 2% MLK 64OZ', 'fluid', 'other', '1893 ml', 'ounces of milk are measured'],
  ['CHBNI GRK YGT STRWB 5.3Z', 'weight', 'other', '150 gm', 'Z for ounces'],
  ['BST FDS MAYO 30 FZ', 'weight', 'other', '887 ml', 'fluid ounces say so'],
  ['Soy Sauce 10 fl. oz', 'weight', 'other', '296 ml', 'with a full stop'],
  ['AGAVE 12OZ', 'unsure', 'other', 'unsure', 'by weight or by volume'],
  ['AGAVE 12OZ (355ml)', 'unsure', 'other', '355 ml', 'the other measure says which'],
  ['Honey 12 oz (340 g)', 'weight', 'other', '340 gm', 'one pack, said twice'],
  ['Honey 12 oz 500 g', 'weight', 'other', 'unsure', 'two packs'],
  ['BNLS CHKN BRST 3LB', 'weight', 'other', '1361 gm', 'pounds'],
  ['GRND TRKY 93/7 1#', 'weight', 'other', '454 gm', 'a share of fat is no pack'],
  ['FRZN SHRMP RAW 31/40 2LB', 'weight', 'other', '907 gm', 'nor is a size of shrimp'],
  ['Raw Shrimp 16/20 ct, 1 lb', 'weight', 'other', '454 gm', 'with "ct" neither'],
  ['Bananas per lb', 'weight', 'other', '454 gm', 'sold by weight: priced by the pound'],
  ['Cravendale Milk 2 Litre', 'fluid', 'other', '2000 ml', 'in words'],
  ['Innocent Orange Juice 1.35L', 'fluid', 'drink', '1350 ml', 'decimals'],
  ['Lait entier 1,5L', 'fluid', 'other', '1500 ml', 'with a comma'],
  ['Coca Cola 6x330ml', 'fluid', 'drink', '1980 ml', 'times'],
  ['COKE CLSC 12PK 12OZ', 'fluid', 'drink', '4259 ml', 'no can holds an ounce'],
  ['Beer 4 pk 16 oz', 'fluid', 'drink', '1893 ml', 'four usual cans'],
  ['Cola 6 pack 2 L', 'fluid', 'drink', 'unsure', 'six large bottles, or six in two litres'],
  ['BB SLD WHT TNA 4PK 5OZ', 'weight', 'can', '567 gm', 'four cans of fish'],
  ['KRFT AMER SNGL 16CT 12OZ', 'weight', 'pieces', '340 gm', 'slices weigh that together'],
  ['YOGURT 4CT 5.3OZ', 'weight', 'other', 'unsure', 'four cups, or one of four'],
  ['Salmon Fillets 2 Pack 240g', 'weight', 'other', 'unsure', 'each, or both'],
  ['LG EGGS GRD A 1DZ', 'weight', 'pieces', '12 piece', 'a dozen'],
  ['EGGS LRG GR A DOZ', 'weight', 'pieces', '12 piece', 'without a number'],
  ['EGGLNDS BST LRG EGG 18CT', 'weight', 'pieces', '18 piece', 'counted'],
  ['Free Range Medium Eggs x12', 'weight', 'pieces', '12 piece', 'times, behind'],
  ['PG Tips Tea Bags 80s', 'weight', 'pieces', '80 piece', 'as British shops count'],
  ['AVOCADO HASS EA', 'weight', 'other', '1 piece', 'each'],
  ['Cilantro, bunch', 'weight', 'other', '1 piece', 'a bunch'],
  ['BLUEBRY PT', 'weight', 'other', 'unsure', 'a dry pint has no exact weight'],
  ['GLAD TRSH BAG 13GL 40CT', 'fluid', 'nonfood', '40 piece', 'bags are counted'],
  ['DAWN DISH SOAP 19.4OZ', 'fluid', 'nonfood', '574 ml', 'soap is measured'],
  ['Ketchup', 'weight', 'other', 'none', 'no pack'],
  ['Heinz 57', 'weight', 'other', 'none', 'a number without a unit'],
  ['Vitamin B12', 'weight', 'other', 'none', 'nor one within a word'],
  ['Flour 0 kg', 'weight', 'other', 'unsure', 'nothing'],
  ['Flour 99999 kg', 'weight', 'other', 'unsure', 'a slip'],
] as const satisfies readonly (readonly [string, Ounces, Several, string, string])[])(
  '%s (%s, %s) is %s: %s',
  ([text, ounces, several, expected]) => {
    const pack = readTillPack(text).pack({ ounces, several });
    const none = pack === null ? 'unsure' : 'none';
    expect(pack ? `${pack.unit_quantity} ${pack.unit}` : none).toBe(expected);
  },
);

test('what is left is the text without its pack', () => {
  expect(
    readTillPack('Ground lamb, Horizon, 12 oz')
      .rest.replaceAll(/[;,\s]+/g, ' ')
      .trim(),
  ).toBe('ground lamb horizon');
});

test('any text is read in time that grows with its length', () => {
  const costly = [
    '1 '.repeat(150),
    '1/2'.repeat(100),
    'x'.repeat(300),
    '12 x '.repeat(60),
    'fl '.repeat(100),
  ];
  for (const text of costly) {
    const begun = performance.now();
    readTillPack(text).pack({ ounces: 'weight', several: 'other' });
    expect(performance.now() - begun).toBeLessThan(50);
  }
});

test('a pack is positive, and known to the 2 % that it may be off', () => {
  const units = [
    ['g', 1],
    ['kg', 1000],
    ['oz', 28.3495],
    ['lb', 453.592],
  ] as const;
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 4000 }),
      fc.constantFrom(...units),
      (tenths, [unit, grams]) => {
        const pack = readTillPack(`Rice ${tenths / 10}${unit}`).pack({
          ounces: 'weight',
          several: 'other',
        });
        const amount = (tenths / 10) * grams;
        fc.pre(amount <= 50_000);
        expect(pack?.unit).toBe('gm');
        expect(Math.abs((pack?.unit_quantity ?? 0) - amount)).toBeLessThanOrEqual(0.02 * amount);
      },
    ),
  );
});
