import { lazy } from '@larder/shared/basics/lazy';

import { catalogueFile, parseCsv } from './csv.ts';
import { type IngredientFacts, readFacts } from './facts.ts';

/** A food in a second, larger pack. It has the food's name: names are matched to the smallest pack. */
export type LargePack = {
  readonly food: IngredientFacts;
  /** "yellow-onion-2268": ids are made from it. Of a pack whose weight was changed since, it has the first one. */
  readonly slug: string;
  /** In the food's `base_unit`. */
  readonly pack_size: number;
  /** Dollars for one pack. */
  readonly price_usd: number;
};

/**
 * The larger packs of staples, in the order of the file.
 *
 * Errors  As parsePacks.
 * Source  data/catalogue/packs.csv.
 */
export const readPacks = lazy(() => parsePacks(catalogueFile('packs.csv'), readFacts()));

/**
 * Reads and checks the text of the file.
 *
 * Errors  Error naming the food that is unknown, or whose pack came before, is not larger than the food's own, or
 *         has no price.
 */
export function parsePacks(text: string, facts: readonly IngredientFacts[]): readonly LargePack[] {
  const foods = new Map(facts.map((fact) => [fact.name, fact]));
  const packs = parseCsv(text).map(({ name = '', pack_size, first_size = '', ...row }) => {
    const food = foods.get(name);
    if (!food) throw new Error(`no food is named "${name}"`);
    const [size, price_usd] = [Number(pack_size), Number(row['typical_us_price_usd_per_pack'])];
    if (!(size > food.pack_size && size <= 10_000)) {
      throw new Error(`${name}: "${pack_size}" is no larger pack`);
    }
    if (!(price_usd > 0)) throw new Error(`${name}: no price`);
    const slug = `${food.slug}-${first_size === '' ? size : first_size}`;
    return { food, slug, pack_size: size, price_usd };
  });
  const slugs = new Set<string>();
  for (const { slug, food } of packs) {
    if (slugs.has(slug)) throw new Error(`${food.name} came before`);
    slugs.add(slug);
  }
  return packs;
}
