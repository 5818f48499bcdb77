import fc from 'fast-check';
import { expect, test } from 'vitest';

import { indexCatalogue } from '#food/catalogueMatch';

import { makeShelfReader, type ShelfText } from './shelfRow.ts';
import { TILL_PHRASES, TILL_WORDS } from './tillWords.ts';

const entry = (name: string, unit: 'gm' | 'ml', ...aliases: string[]) => ({
  ingredient_id: name,
  name,
  unit_quantity: 500,
  unit,
  aliases,
});
const read = makeShelfReader(
  indexCatalogue([
    entry('Whole milk', 'ml', 'milk'),
    entry('Reduced fat milk (2%)', 'ml', '2% milk'),
    entry('Unsalted butter', 'gm', 'butter'),
    entry('Salted butter', 'gm'),
    entry('Peanut butter', 'gm', 'creamy peanut butter'),
    entry('Ketchup', 'gm', 'tomato ketchup'),
    entry('Ground lamb', 'gm'),
    entry(
      'Chicken breast (boneless skinless)',
      'gm',
      'chicken breast',
      'boneless skinless chicken breast',
    ),
    entry('Greek yogurt', 'gm', 'plain greek yogurt'),
    entry('Canned black beans', 'gm', 'black bean', 'canned black bean'),
    entry('Black beans (dry)', 'gm', 'dried black bean'),
    entry('Frozen green peas', 'gm', 'pea', 'garden pea', 'frozen garden pea'),
    entry('Fresh parsley', 'gm', 'parsley'),
    entry('Dried parsley', 'gm'),
    entry('Spaghetti', 'gm'),
    entry('Beer', 'ml', 'lager'),
    entry('Sparkling water', 'ml', 'seltzer'),
    entry('Potato chips', 'gm', 'potato chip'),
    entry('Eggs', 'gm', 'egg', 'large egg'),
    entry('Agave nectar', 'ml'),
    entry('Lemon', 'gm'),
  ]),
);

/** As "read Whole milk | 1893 ml | Horizon". */
function said(text: ShelfText): string {
  const { kind, foods, pack, brand } = read(text);
  const food = kind === 'read' ? ` ${foods[0]?.ingredient_id}` : '';
  return `${kind}${food} | ${pack ? `${pack.unit_quantity} ${pack.unit}` : '-'} | ${brand ?? '-'}`;
}

test.for([
  ['ORG WHL MLK 1/2GL', 'read Whole milk | 1893 ml | -', 'as a till prints it'],
  ['Ground lamb, Horizon, 12 oz', 'read Ground lamb | 340 gm | Horizon', 'as people write it'],
  ['HNZ KTCHP 38OZ', 'read Ketchup | 1077 gm | Heinz', 'a maker shortened'],
  [
    'BNLS SKNLS CHKN BRST 3LB',
    'read Chicken breast (boneless skinless) | 1361 gm | -',
    'four short words',
  ],
  ['HRZN ORG 2% MLK 64OZ', 'read Reduced fat milk (2%) | 1893 ml | Horizon', 'which milk'],
  ['CHLNG UNSLTD BUTTER 1#', 'read Unsalted butter | 454 gm | Challenge', 'which butter'],
  ['BRLA SPGHTI 16OZ', 'read Spaghetti | 454 gm | Barilla', 'without vowels'],
  ['GOYA BLK BNS 15.5OZ', 'read Canned black beans | 439 gm | Goya', 'the size of a can'],
  ['GOYA BLK BNS DRY 1LB', 'read Black beans (dry) | 454 gm | Goya', 'says that they are dry'],
  ['BLK BNS 1LB', 'queue | 454 gm | -', 'a pound of either'],
  ['BE GARDEN PEAS 12OZ', 'read Frozen green peas | 340 gm | Birds Eye', 'a maker of frozen food'],
  ['SWT PEAS 15OZ', 'queue | 425 gm | -', 'canned peas, perhaps'],
  ['Parsley, bunch', 'read Fresh parsley | 1 piece | -', 'dried ones come in no bunch'],
  ['MCC PARSLEY 0.5OZ', 'queue | 14.17 gm | McCormick', 'fresh or dried'],
  ['LG EGGS GRD A 1DZ', 'read Eggs | 12 piece | -', 'a dozen'],
  ['MILK 1GAL', 'queue | 3785 ml | -', 'one word for several'],
  ['CHBNI GRK YGT STRWB 5.3Z', 'queue | 150 gm | Chobani', 'not plain'],
  ['AGAVE NECTAR 12OZ', 'queue | - | -', 'ounces of weight or volume'],
  ['HNZ KTCHP', 'queue | - | Heinz', 'no pack'],
  ['COKE CLSC 12PK 12OZ', 'nonfood | 4259 ml | Coca-Cola', 'drunk as it is'],
  ['LACROIX LIME 8PK 12OZ', 'read Sparkling water | 2839 ml | LaCroix', 'a maker of one thing'],
  ['BUD LT 12PK 12OZ CAN', 'read Beer | 4259 ml | Bud Light', 'another one'],
  ['TDY CAT LTTR 20LB', 'nonfood | 9072 gm | Tidy Cats', 'no food'],
  ['Lemon Dish Soap 25 fl oz', 'nonfood | 739 ml | -', 'not a lemon'],
  ['Honey Hand Cream 2.5 oz', 'nonfood | 70.87 gm | -', 'no cream'],
  ['Tate’s Chocolate Chip Cookies 7 oz', "nonfood | 198 gm | Tate's", 'eaten as it is'],
  ['Reynolds foil 75 sqft', 'nonfood | 1 piece | Reynolds', 'a thing without a pack'],
  ['Potato chips 8 oz', 'read Potato chips | 227 gm | -', 'a snack that the catalogue has'],
  ['Clif Bar Crunchy Peanut Butter 2.4 oz', 'queue | 68.04 gm | Clif', 'perhaps a food of it'],
  ['Unicorn dust 3 oz', 'queue | - | -', 'unknown'],
  ['', 'queue | - | -', 'nothing'],
] as const)('%s: %s (%s)', ([name, expected]) => {
  expect(said({ name })).toBe(expected);
});

test('a column of makers, of packs and of categories is read, too', () => {
  expect(said({ name: 'Whole Milk', brand: 'Straus', pack: '1 quart' })).toBe(
    'read Whole milk | 946 ml | Straus',
  );
  expect(said({ name: 'Whole Milk 1 gal', pack: '1 quart' })).toBe('queue | - | -');
  expect(said({ name: 'Lavender', category: 'Household & Cleaning' })).toBe(
    'nonfood | 1 piece | -',
  );
  expect(said({ name: 'Peas 12 oz', category: 'Frozen' })).toBe(
    'read Frozen green peas | 340 gm | -',
  );
});

test('what is asked about has at most three foods, the likeliest first', () => {
  const { foods, words } = read({ name: 'XYZ BUTTER 1LB' });
  expect(foods.length).toBeGreaterThan(1);
  expect(foods.length).toBeLessThanOrEqual(3);
  expect(foods.map(({ confidence }) => confidence)).toEqual(
    foods.map(({ confidence }) => confidence).toSorted((a, b) => b - a),
  );
  expect(words).toBe('xyz butter');
});

test('tills’ short words are many, and each says something else', () => {
  expect(TILL_WORDS.size).toBeGreaterThan(150);
  expect([...TILL_WORDS, ...TILL_PHRASES].filter(([, words]) => words === '')).toEqual([]);
  expect([...TILL_WORDS.keys()].filter((word) => /[^a-z']/.test(word))).toEqual([]);
});

test('any text is read, with a confidence from 0 to 1', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300, unit: 'binary' }), (name) => {
      const { foods, kind, pack } = read({ name });
      expect(foods.every(({ confidence }) => confidence >= 0 && confidence <= 1)).toBe(true);
      expect(kind !== 'read' || (foods.length > 0 && pack !== null)).toBe(true);
    }),
  );
});
