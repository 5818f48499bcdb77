import { cents } from '@larder/shared/basics/money';
import type { FoodGuess, RowIs, RowMatch, ShelfCells } from '@larder/shared/stores/shelfFile.calls';

import { ingredient } from '#testing/catalogue.ts';
import { type Answer, answerKey, type SeenRow } from '#vendor/shelf/rules/shelfAnswers.ts';

/** The `n`th food of the catalogue as a guess. */
export function guess(n: number, name: string, confidence: number): FoodGuess {
  return { ingredient_id: ingredient(n, name).ingredient_id, name, category: 'Dairy', confidence };
}

export const PACK = { unit_quantity: 1890, unit: 'ml' };

export function queued(
  foods: FoodGuess[],
  more: Partial<Extract<RowIs, { kind: 'queue' }>> = {},
): RowIs {
  return { kind: 'queue', foods, brand: null, pack: PACK, words: 'whole milk', why: null, ...more };
}

export function known(n: number, name: string, by: 'gtin' | 'sku' | 'name' = 'gtin'): RowIs {
  const { ingredient_id, unit_quantity, unit } = ingredient(n, name);
  return {
    kind: 'known',
    by,
    ingredient_id,
    name,
    brand: null,
    unit_quantity,
    unit,
    is_own: false,
  };
}

/** A row of a file: new, $5.49, 14 in stock, without numbers. */
export function seenRow(
  row: number,
  {
    is,
    name = `ROW ${row}`,
    answer,
    cells = {},
    match = {},
  }: {
    is: RowIs;
    name?: string;
    answer?: Answer | undefined;
    cells?: Partial<ShelfCells>;
    match?: Partial<RowMatch>;
  },
): SeenRow {
  const all = { row, name, ...cells };
  return {
    key: answerKey(all),
    cells: all,
    match: {
      row,
      is,
      price: cents(549),
      quantity: 14,
      gtin: null,
      sku: null,
      change: 'new',
      before: null,
      ...match,
    },
    answer,
  };
}
