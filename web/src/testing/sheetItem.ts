import { cents } from '@larder/shared/basics/money';

import type { SheetItem } from '#shop/trip/rules/tripSheet.ts';

/** A thing of a trip sheet: 100 gm of produce for $4.00. */
export const sheetItem = (ingredient_id: string, more: Partial<SheetItem> = {}): SheetItem => ({
  ingredient_id,
  name: ingredient_id,
  unit: 'gm',
  unit_quantity: 100,
  price: cents(400),
  quantity: 1,
  category: 'Produce',
  recipes: [],
  offers: [],
  ...more,
});
