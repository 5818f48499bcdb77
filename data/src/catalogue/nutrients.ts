import { lazy } from '@larder/shared/basics/lazy';

import { catalogueFile, parseCsv } from './csv.ts';

/** What a food's row in the catalogue does not say of 100 g of it. */
type FoodNutrients = {
  /** Grams; null where no source has a figure. */
  readonly saturated_g: number | null;
  /** Grams. */
  readonly alcohol_g: number;
  /** Why protein, fat, carbohydrate and alcohol do not add up to its energy; null where they do. */
  readonly energy_note: string | null;
};

/**
 * Saturated fat and alcohol by the catalogue's names.
 *
 * Errors  As parseNutrients.
 * Source  data/catalogue/nutrients.csv, which names the source of each row.
 */
export const readNutrients = lazy(() => parseNutrients(catalogueFile('nutrients.csv')));

/**
 * Reads and checks the text of the file.
 *
 * Errors  Error naming the food that came before, or with a figure that is not within 0 to 100.
 */
export function parseNutrients(text: string): ReadonlyMap<string, FoodNutrients> {
  const read = new Map<string, FoodNutrients>();
  for (const { name = '', ...row } of parseCsv(text)) {
    if (read.has(name)) throw new Error(`${name} came before`);
    read.set(name, {
      saturated_g: gramsOf(name, row['saturated_g_100']),
      alcohol_g: gramsOf(name, row['alcohol_g_100']) ?? 0,
      energy_note: row['energy_note'] || null,
    });
  }
  return read;
}

function gramsOf(name: string, text = ''): number | null {
  if (text === '') return null;
  if (!/^\d+(?:\.\d+)?$/.test(text) || Number(text) > 100) {
    throw new Error(`${name}: "${text}" is no share of 100 g`);
  }
  return Number(text);
}
