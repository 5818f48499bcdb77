import { createHash } from 'node:crypto';

import type { Allergen } from '@larder/shared/food/allergens';
import type { Category } from '@larder/shared/food/categories';

import { ingredientId } from '#ids';
import { ingredientImage, picturesText } from '#images';

import { ALIASES } from './aliases.ts';
import { catalogueFile } from './csv.ts';
import { kcalAsBought } from './edible.ts';
import { type IngredientFacts, readFacts } from './facts.ts';
import { readMeasures } from './measures.ts';
import { readPacks } from './packs.ts';

/**
 * A row of the catalogue as it comes with the program.
 *
 * Units   `measures` in grams, by unit.
 */
export type Good = {
  readonly ingredient_id: string;
  readonly name: string;
  readonly unit_quantity: number;
  readonly unit: string;
  readonly category: Category;
  readonly image: string | null;
  readonly kcal_per_100g: number | null;
  readonly density_g_per_ml: number | null;
  readonly grams_per_piece: number | null;
  readonly contains: readonly Allergen[] | null;
  readonly aliases: readonly string[];
  readonly measures: Readonly<Record<string, { readonly grams: number; readonly source: string }>>;
};

/** Every food in its usual pack, then the larger packs, which have their food's name and measures. */
export function readGoods(): Good[] {
  const measures = measuresByName();
  const rowOf = (
    facts: IngredientFacts,
    { slug, pack_size }: Pick<IngredientFacts, 'slug' | 'pack_size'>,
  ): Good => ({
    ingredient_id: ingredientId(slug),
    name: facts.name,
    unit_quantity: pack_size,
    unit: facts.base_unit,
    category: facts.category,
    image: ingredientImage(facts.slug),
    kcal_per_100g: kcalAsBought(facts),
    density_g_per_ml: facts.density_g_per_ml,
    grams_per_piece: facts.grams_per_piece,
    contains: facts.contains,
    aliases: ALIASES[slug] ?? [],
    measures: measures.get(facts.name.toLowerCase()) ?? {},
  });
  return [
    ...readFacts().map((facts) => rowOf(facts, facts)),
    ...readPacks().map((pack) => rowOf(pack.food, pack)),
  ];
}

function measuresByName(): ReadonlyMap<string, Good['measures']> {
  const byName = new Map<string, Record<string, { grams: number; source: string }>>();
  for (const { name, unit, grams, source } of readMeasures()) {
    const key = name.toLowerCase();
    byName.set(key, { ...byName.get(key), [unit]: { grams, source } });
  }
  return byName;
}

/** Increase it when goods are made of the files in another way. */
const FORM = 1;
const FILES = ['ingredients.csv', 'packs.csv', 'aliases.csv', 'measures.csv', 'edible.csv'];

/** Tells whether goods have changed, without reading them. Shape: SHA-256 in hex. */
export function goodsFingerprint(): string {
  const hash = createHash('sha256').update(String(FORM));
  for (const file of FILES) hash.update(catalogueFile(file));
  return hash.update(picturesText()).digest('hex');
}
