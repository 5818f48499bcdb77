import { lazy } from '@larder/shared/basics/lazy';

import { catalogueFile, parseCsv } from './csv.ts';

/** The weight of one unit of an ingredient: a clove of garlic has 3 grams. */
export type IngredientMeasure = {
  /** The catalogue's name. */
  readonly name: string;
  /** In the normal spelling of `normaliseUnit`. */
  readonly unit: string;
  readonly grams: number;
  readonly source: string;
};

/**
 * The measures of the catalogue, in the order of the file.
 *
 * Errors  as parseMeasures.
 * Source  data/catalogue/measures.csv, which names the source of each figure.
 */
export const readMeasures = lazy(() => parseMeasures(catalogueFile('measures.csv')));

/** Errors  Error with the row (the heading is row 1) that is no measure or came before. */
export function parseMeasures(text: string): readonly IngredientMeasure[] {
  const seen = new Set<string>();
  return parseCsv(text).map(({ name = '', unit = '', grams = '', source = '' }, index) => {
    const bad = (why: string) => new Error(`row ${index + 2}: "${name}, ${unit}" ${why}`);
    if (name === '' || unit === '' || source === '') throw bad('lacks a word');
    if (!/^\d+(\.\d+)?$/.test(grams) || Number(grams) <= 0) throw bad('has no weight');
    if (seen.has(`${name}\n${unit}`)) throw bad('came before');
    seen.add(`${name}\n${unit}`);
    return { name, unit, grams: Number(grams), source };
  });
}
