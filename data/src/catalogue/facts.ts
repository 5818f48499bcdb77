import { lazy } from '@larder/shared/basics/lazy';
import { type Allergen, ALLERGENS } from '@larder/shared/food/allergens';
import { CATEGORIES, type Category } from '@larder/shared/food/categories';
import type { Edible } from '@larder/shared/food/edible';

import { catalogueFile, parseCsv } from './csv.ts';
import { readEdible, WHOLE } from './edible.ts';
import { readNutrients } from './nutrients.ts';

/** Facts of an ingredient. */
export type IngredientFacts = {
  readonly name: string;
  /** Lower-case name with "-" for other characters; ids are made from it. */
  readonly slug: string;
  readonly category: Category;
  readonly base_unit: 'gm' | 'ml';
  /** One retail pack, in `base_unit`. */
  readonly pack_size: number;
  /** Kilocalories in 100 g, also for what is sold by the ml. */
  readonly kcal_per_100: number;
  readonly density_g_per_ml: number | null;
  readonly grams_per_piece: number | null;
  readonly g_per_cup: number | null;
  /** Dollars for one pack. */
  readonly price_usd: number;
  /** Grams in 100 g. */
  readonly protein_g: number;
  readonly fat_g: number;
  readonly carb_g: number;
  /** Grams in 100 g; null where no source has a figure. */
  readonly saturated_g: number | null;
  readonly fiber_g: number | null;
  readonly sugar_g: number | null;
  /** Milligrams in 100 g. */
  readonly sodium_mg: number;
  /** "noto:<icon>" or "tile:<shape>/<#rrggbb>". */
  readonly icon: string;
  /** Major allergens that it is made of; null where goods of this name differ. */
  readonly contains: readonly Allergen[] | null;
  /** Database row of the nutrition figures. */
  readonly source: string;
  /** What of it can be eaten. */
  readonly edible: Edible;
};

/**
 * The facts of every ingredient in the catalogue, in the order of the file.
 *
 * Errors  As parseFacts, readEdible and readNutrients.
 * Source  data/catalogue/ingredients.csv, which names the source of each figure, edible.csv and nutrients.csv beside it.
 */
export const readFacts = lazy((): readonly IngredientFacts[] => {
  const edible = readEdible();
  const nutrients = readNutrients();
  return parseFacts(catalogueFile('ingredients.csv')).map((fact) => ({
    ...fact,
    edible: edible.get(fact.name) ?? WHOLE,
    saturated_g: nutrients.get(fact.name)?.saturated_g ?? null,
  }));
});

/**
 * Reads and checks the text of the catalogue file. In other files are `edible`, here everything, and `saturated_g`,
 * here not known.
 *
 * Errors  Error naming the row (the heading is row 1) and the column of the first bad value: not a
 *         number, outside what food can be, an unknown word, or a name or slug that came before.
 */
export function parseFacts(text: string): readonly IngredientFacts[] {
  const read = parseCsv(text).map((row, index) => factsOf(new Row(row, index + 2)));
  const seen = new Set<string>();
  for (const [index, { name, slug }] of read.entries()) {
    if (seen.has(slug)) throw new Error(`row ${index + 2}, name: "${name}" came before`);
    seen.add(slug);
  }
  return read;
}

/** "Ground beef (80% lean)" -> "ground-beef-80-lean". */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

function factsOf(row: Row): IngredientFacts {
  const name = row.text('name', /^\S.*\S$/);
  return {
    name,
    slug: slugOf(name),
    category: row.oneOf('category', CATEGORIES),
    base_unit: row.oneOf('base_unit', ['gm', 'ml'] as const),
    pack_size: row.number('typical_pack_size', 0.1, 10_000),
    kcal_per_100: row.number('kcal_per_100', 0, 902),
    density_g_per_ml: row.maybeNumber('density_g_per_ml', 0.1, 1.5),
    grams_per_piece: row.maybeNumber('grams_per_piece', 0.1, 10_000),
    g_per_cup: row.maybeNumber('g_per_cup', 5, 500),
    price_usd: row.number('typical_us_price_usd_per_pack', 0.1, 100),
    protein_g: row.number('protein_g_100', 0, 100),
    fat_g: row.number('fat_g_100', 0, 100),
    saturated_g: null,
    carb_g: row.number('carb_g_100', 0, 100),
    fiber_g: row.maybeNumber('fiber_g_100', 0, 100),
    sugar_g: row.maybeNumber('sugar_g_100', 0, 100),
    sodium_mg: row.number('sodium_mg_100', 0, 40_000),
    icon: row.text('emoji_or_icon_name', /^(noto:[a-z-]+|tile:[a-z-]+\/#[0-9a-f]{6})$/),
    source: row.text('source', /\S/),
    edible: WHOLE,
    contains: row.allergens('contains'),
  };
}

/** A row of the file; readers throw an Error with row and column. */
class Row {
  private readonly fields: Readonly<Record<string, string>>;
  private readonly line: number;

  constructor(fields: Readonly<Record<string, string>>, line: number) {
    this.fields = fields;
    this.line = line;
  }

  text(column: string, pattern: RegExp): string {
    const value = this.fields[column];
    if (value === undefined || !pattern.test(value)) throw this.bad(column);
    return value;
  }

  oneOf<Word extends string>(column: string, words: readonly Word[]): Word {
    const word = words.find((candidate) => candidate === this.fields[column]);
    if (word === undefined) throw this.bad(column);
    return word;
  }

  number(column: string, min: number, max: number): number {
    const value = Number(this.text(column, /^\d+(\.\d+)?$/));
    if (value < min || value > max) throw this.bad(column);
    return value;
  }

  maybeNumber(column: string, min: number, max: number): number | null {
    return this.fields[column] === '' ? null : this.number(column, min, max);
  }

  /** "milk;wheat", "none", or nothing for what is not known. */
  allergens(column: string): readonly Allergen[] | null {
    const text = this.text(column, /^[a-z; ]*$/);
    if (text === '') return null;
    if (text === 'none') return [];
    const words = text.split(';');
    const found = ALLERGENS.filter((allergen) => words.includes(allergen));
    if (found.length !== words.length) throw this.bad(column);
    return found;
  }

  private bad(column: string): Error {
    return new Error(`row ${this.line}, ${column}: "${this.fields[column] ?? ''}" is not allowed`);
  }
}
