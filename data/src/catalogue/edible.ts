import { lazy } from '@larder/shared/basics/lazy';
import type { Edible } from '@larder/shared/food/edible';

import { catalogueFile, parseCsv } from './csv.ts';

/** Of most foods everything is eaten, or their weight is already without peel. */
export const WHOLE: Edible = { share: 1, drained: null, figures: 'all', peeled: null };

/**
 * The energy of a food as it is bought, with bones and shells, which whoever counts packs and pieces needs.
 *
 * Units   kcal in 100 g, to tenths: of chicken with 215, of which 68 % is eaten, 146.2. A can counts whole: what of it
 *         is drained depends on the recipe.
 */
export function kcalAsBought({
  kcal_per_100,
  edible,
}: {
  readonly kcal_per_100: number;
  readonly edible: Pick<Edible, 'share'>;
}): number {
  return Math.round(kcal_per_100 * edible.share * 10) / 10;
}

/**
 * The edible shares by the catalogue's names.
 *
 * Errors  As parseEdible.
 * Source  data/catalogue/edible.csv, which names the source of each row.
 */
export const readEdible = lazy(() => parseEdible(catalogueFile('edible.csv')));

/**
 * Reads and checks the text of the file.
 *
 * Errors  Error naming the food whose share is not between 0 and 1, whose `figures` is an unknown word, or that
 *         came before.
 */
export function parseEdible(text: string): ReadonlyMap<string, Edible> {
  const read = new Map<string, Edible>();
  for (const { name = '', edible = '', figures = '', ...row } of parseCsv(text)) {
    if (read.has(name)) throw new Error(`${name} came before`);
    if (figures !== 'all' && figures !== 'drained') throw new Error(`${name}: "${figures}"`);
    read.set(name, {
      share: shareOf(name, edible),
      drained: maybeShareOf(name, row['drained']),
      figures,
      peeled: maybeShareOf(name, row['peeled']),
    });
  }
  return read;
}

function maybeShareOf(name: string, text = ''): number | null {
  return text === '' ? null : shareOf(name, text);
}

function shareOf(name: string, text: string): number {
  const share = Number(text);
  if (text === '' || !(share > 0 && share <= 1)) throw new Error(`${name}: "${text}" is no share`);
  return share;
}
