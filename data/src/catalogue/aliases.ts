import { catalogueFile, parseCsv } from './csv.ts';
import { slugOf } from './facts.ts';

/**
 * The other names recipes use for each ingredient of the catalogue, with "|" between.
 *
 * Shape   slug -> names in lower case, without accents, mostly in the singular. A name stands for one
 *         ingredient only, and is never the catalogue name of another.
 *         A name without a variety means the one most kitchens would take: "onion" is a yellow one,
 *         "basil" the fresh leaves, "chickpeas" the canned ones.
 * Source  data/catalogue/aliases.csv
 */
export const ALIASES: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  parseCsv(catalogueFile('aliases.csv')).map(({ name = '', aliases = '' }) => [
    slugOf(name),
    aliases.split('|'),
  ]),
);
