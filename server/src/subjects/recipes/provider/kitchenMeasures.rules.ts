import type { IngredientFacts } from '@larder/data/catalogue/facts';
import type { RecipeIngredient } from '@larder/data/recipes/format';
import { exactBaseQuantity } from '@larder/shared/food/units';

export type Measure = {
  readonly amount: number;
  readonly unitShort: string;
  readonly unitLong: string;
};

/** In ml, in g: by the factors of the grocery list. */
const one = (unit: string): number => exactBaseQuantity(1, unit).amount;
const ML = { tsp: one('tsp'), tbsp: one('tbsp'), cup: one('cup') } as const;
/** The share by which a shown weight may be less than the real one: as much as nobody buys another pack for. */
const MAX_LESS = 0.02;
const GRAMS = { oz: one('oz'), lb: one('lb') } as const;

/** Max error of a rounded measure, as a share; a handful of leaves may be off further. */
const MAX_OFF = 0.15;

const LONG: Readonly<Record<string, string>> = {
  g: 'gram',
  ml: 'milliliter',
  tsp: 'teaspoon',
  tbsp: 'tablespoon',
  oz: 'ounce',
  lb: 'pound',
};

/** The word for one piece, where the food's name lacks it. */
const PIECES: Readonly<Record<string, string>> = {
  Bacon: 'slice',
  'Bok choy': 'head',
  Celery: 'stalk',
  'Corn on the cob': 'ear',
  'Deli ham': 'slice',
  Garlic: 'clove',
  'Napa cabbage': 'head',
  'Phyllo dough (frozen)': 'sheet',
  'Puff pastry (frozen)': 'sheet',
  'Ramen noodles': 'cake',
  'Romaine lettuce': 'head',
  'White bread': 'slice',
  'Whole wheat bread': 'slice',
};

/** Weighed, unlike other dry foods. */
const WEIGHED = new Set(['Egg noodles', 'Graham crackers']);

/** The word for one piece; "" for foods counted by name: "2 eggs". */
export function pieceWord(name: string): string {
  return PIECES[name] ?? '';
}

/**
 * The metric amount, in the unit the catalogue sells it by.
 *
 * Units   whole grams or millilitres, at least 1.
 */
export function metricMeasure({
  baseAmount,
  baseUnit,
}: Pick<RecipeIngredient, 'baseAmount' | 'baseUnit'>): Measure {
  return measure(Math.max(1, Math.round(baseAmount)), baseUnit === 'ml' ? 'ml' : 'g');
}

/**
 * The US amount: spoons and cups for what pours, ounces and pounds for what is weighed, pieces for what is
 * counted.
 *
 * Shape   spoons, cups and pieces stay as written; the rest is rounded to common fractions, at most 15 % off
 *         from half an ounce up.
 */
export function usMeasure(ingredient: RecipeIngredient, fact: IngredientFacts): Measure {
  const { amount, unit, grams, name } = ingredient;
  if (unit === 'pc') return measure(amount, pieceWord(name));
  if (unit === 'ml') return byVolume(amount, MAX_OFF);
  if (unit !== 'g') return measure(amount, unit);
  // A can is known by the ounces on its label, of which a cup of drained beans says nothing.
  if (fact.edible.drained !== null) return inOunces(grams);
  return pours(ingredient, fact) && fact.g_per_cup !== null
    ? byVolume((grams / fact.g_per_cup) * ML.cup, grams < GRAMS.oz / 2 ? 1 : MAX_OFF)
    : byWeight(grams);
}

/** Dry goods pour, and so do small amounts of anything, like chopped herbs. */
function pours({ name, grams }: RecipeIngredient, fact: IngredientFacts): boolean {
  if (WEIGHED.has(name)) return false;
  const solid = fact.category === 'Produce' || fact.category === 'Meat & Seafood';
  return grams < GRAMS.oz || (fact.density_g_per_ml !== null && !solid);
}

/** `maxError`: above this error in cups, counts tablespoons. */
function byVolume(ml: number, maxError: number): Measure {
  if (ml < ML.tbsp * 0.9) {
    const spoons = ml / ML.tsp;
    return measure(nearest(spoons, spoons < 0.75 ? [8] : [4]), 'tsp');
  }
  if (ml < ML.cup * 0.23) {
    const spoons = ml / ML.tbsp;
    return measure(nearest(spoons, spoons < 2 ? [4] : [2]), 'tbsp');
  }
  const cups = nearest(ml / ML.cup, [3, 4]);
  // There is no cup between a third and a half.
  const off = Math.abs((cups * ML.cup) / ml - 1);
  return off > maxError ? measure(nearest(ml / ML.tbsp, [1]), 'tbsp') : measure(cups, 'cup');
}

/** 500 g are "1.1 lb": "1 lb" would be a pack of a pound, which is too little. */
function byWeight(grams: number): Measure {
  const pounds = grams / GRAMS.lb;
  if (pounds < 0.97) return inOunces(grams);
  const quarters = nearest(pounds, [4]);
  if (!isLess(quarters, pounds)) return measure(quarters, 'lb');
  const tenths = Math.round(pounds * 10);
  return measure((isLess(tenths / 10, pounds) ? tenths + 1 : tenths) / 10, 'lb');
}

function inOunces(grams: number): Measure {
  const ounces = grams / GRAMS.oz;
  if (ounces < 1) return measure(nearest(ounces, [8]), 'oz');
  if (ounces < 4) return measure(nearest(ounces, [4]), 'oz');
  // From here on there are packs of whole ounces.
  const halves = nearest(ounces, [2]);
  return measure(isLess(halves, ounces) ? Math.ceil(ounces * 2) / 2 : halves, 'oz');
}

/** Whether an amount looks like a pack that would be too little. */
function isLess(shown: number, amount: number): boolean {
  return shown < amount * (1 - MAX_LESS);
}

/** The nearest multiple of one of the fractions (8 for eighths), never 0. */
function nearest(amount: number, parts: readonly number[]): number {
  const candidates = parts.map((part) => Math.max(1, Math.round(amount * part)) / part);
  const [first = amount] = candidates.toSorted(
    (a, b) => Math.abs(a - amount) - Math.abs(b - amount),
  );
  return Math.round(first * 1000) / 1000;
}

function measure(amount: number, unit: string): Measure {
  const long = LONG[unit] ?? unit;
  const many = amount > 1 && long !== '' ? `${long}s` : long;
  return { amount, unitShort: unit in LONG ? unit : many, unitLong: many };
}
