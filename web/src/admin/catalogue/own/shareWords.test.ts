import type { OwnProduct } from '@larder/shared/stores/adminProducts.calls';
import { expect, test } from 'vitest';

import { shareWords } from './shareWords.ts';

const PACK = { unit_quantity: 1893, unit: 'ml' };
const of = (vendor_name: string, pack = PACK): OwnProduct => ({
  ingredient_id: vendor_name,
  name: 'Milk',
  brand: null,
  category: 'Dairy',
  image: null,
  food: null,
  sku: null,
  gtins: ['1'],
  vendor_id: vendor_name,
  vendor_name,
  stores: 1,
  ...pack,
});
const LAST = 'Placed orders keep what they say.';
const KEPT = 'Names, brands, SKUs, prices and stock stay as they are.';
const view = { product: of('Anna'), gtins: ['1'], alike: [], truncated: false, shared: [] };
const gtins = view.gtins;

test('a product alone', () => {
  expect(shareWords(view, { gtins, pack: PACK, kind: 'food', food: 'Whole milk' })).toEqual([
    `What Anna sells is Whole milk. ${KEPT}`,
    'Other shops’ files with 1 find it.',
    LAST,
  ]);
});

test('others in the same pack go along, those in another stay', () => {
  const litres = { unit_quantity: 1.9, unit: 'l' };
  const alike = [of('Ben', litres), of('Carl', { unit_quantity: 946, unit: 'ml' })];
  const both = { ...view, alike };
  expect(shareWords(both, { gtins, pack: PACK, kind: 'none', food: '' })).toEqual([
    `What Anna and Ben sell is not a food. ${KEPT}`,
    'What Carl sells is in another pack, and stays as it is.',
    'Other shops’ files with 1 find it.',
    LAST,
  ]);
  // The pack is as it is typed, not as the product has it.
  const [first] = shareWords(both, {
    gtins,
    pack: { unit_quantity: 946, unit: 'ml' },
    kind: 'food',
    food: 'Whole milk',
  });
  expect(first).toBe(`What Anna and Carl sell is Whole milk. ${KEPT}`);
});

test('a new food goes into the catalogue; without a number nobody else finds it', () => {
  const alone = { ...view, gtins: [] };
  const said = {
    gtins: [],
    pack: { unit_quantity: 80, unit: 'gm' },
    kind: 'new',
    food: 'Yuzu kosho',
  } as const;
  expect(shareWords(alone, said)).toEqual([
    `What Anna sells is Yuzu kosho. ${KEPT}`,
    'Yuzu kosho, 80 gm, goes into the catalogue: recipes, lists and all vendors find it.',
    LAST,
  ]);
});

test('of many vendors five are named, and it is said when there are more than are told', () => {
  const alike = Array.from({ length: 99 }, (_, n) => of(`V${n}`));
  const said = { gtins, pack: PACK, kind: 'food', food: 'Whole milk' } as const;
  expect(shareWords({ ...view, alike, truncated: true }, said)).toEqual([
    `What Anna, V0, V1, V2, V3 and 95 others sell is Whole milk. ${KEPT}`,
    'So it is with all other vendors who sell the number.',
    'Other shops’ files with 1 find it.',
    LAST,
  ]);
});

test('of several numbers those that are shared as something else are named; others who sell only them are not', () => {
  const milk = { name: 'Milk', brand: null, ...PACK, food: null };
  const soap = { ...milk, name: 'Soap', brand: 'Suds', unit_quantity: 250 };
  const ben = { ...of('Ben'), gtins: ['2'] };
  const several = {
    ...view,
    gtins: ['1', '2', '3'],
    alike: [ben],
    shared: [
      { gtin: '1', ...milk },
      { gtin: '2', ...soap },
      { gtin: '3', ...milk },
    ],
  };
  const said = { pack: PACK, kind: 'none', food: '' } as const;
  expect(shareWords(several, { gtins: ['1', '3'], ...said })).toEqual([
    `What Anna sells is not a food. ${KEPT}`,
    'Other shops’ files with 1 and 3 find it.',
    '2 is shared as Suds Soap, 250 ml, and stays so.',
    LAST,
  ]);
  expect(shareWords(several, { gtins: ['1', '2'], ...said })).toEqual([
    `What Anna and Ben sell is not a food. ${KEPT}`,
    'Other shops’ files with 1 and 2 find it.',
    '2 is shared as Suds Soap, 250 ml: that is replaced.',
    LAST,
  ]);
});
