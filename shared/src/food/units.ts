import { foldText } from '#basics/text';

/** Base units of comparison: grams ("gm") and millilitres ("ml"). */
export type BaseUnit = 'gm' | 'ml';
export type BaseQuantity = { readonly amount: number; readonly unit: BaseUnit };

/** US units, the smallest first. */
export const US_VOLUMES: readonly string[] = [
  'tsp',
  'tbsp',
  'fl oz',
  'cup',
  'pint',
  'quart',
  'gallon',
];
export const US_WEIGHTS: readonly string[] = ['oz', 'lb'];

export const UNIT_SYSTEMS = ['us', 'metric'] as const;
/** us: as recipes and shoppers write amounts. metric: their masses and volumes in g and ml. */
export type UnitSystem = (typeof UNIT_SYSTEMS)[number];

/** "other" (clove, bunch, pinch) adds up only with itself. */
export type Dimension = 'mass' | 'volume' | 'count' | 'other';

type Unit = { readonly dimension: Dimension; readonly base: BaseQuantity };

/**
 * Units   in their base unit.
 *
 * Source  product specification section 5, "Unit conversion for store comparison": "piece", "pieces" and
 *         "pcs", "unit" and "units" differ there and so here. The last block is not in that table and is
 *         derived from it (a pint is 2 cups, a fluid ounce 2 tbsp), or as its countries have it.
 */
const UNITS: ReadonlyMap<string, Unit> = new Map<string, Unit>([
  ['kg', mass(1000)],
  ['g', mass(1)],
  ['oz', mass(28.35)],
  ['lb', mass(453.592)],
  ['l', volume(1000)],
  ['ml', volume(1)],
  ['tbsp', volume(15)],
  ['tsp', volume(5)],
  ['cup', volume(240)],
  ['piece', count(50)],
  ['pieces', count(60)],
  ['pcs', count(30)],
  ['count', count(50)],
  ['unit', count(50)],
  ['units', count(10)],
  ['mg', mass(0.001)],
  ['dl', volume(100)],
  ['cl', volume(10)],
  ['fl oz', volume(2 * 15)],
  ['pint', volume(2 * 240)],
  ['quart', volume(4 * 240)],
  ['gallon', volume(16 * 240)],
  // The pound of a metric country is half a kilo; "etto" and "hekto" are 100 g.
  ['pfund', mass(500)],
  ['hg', mass(100)],
]);

/** Source: product specification section 5, "unknown units". */
const UNKNOWN: Unit = { dimension: 'other', base: { amount: 100, unit: 'gm' } };

/** Spellings of these units, folded, without full stops and plural s: of six languages, Swedish and Meal-Master. */
const SPELLINGS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    kg: 'kilo kilogram kilogramme kilogramm kilogramo chilo chilogrammo',
    g: 'gm gr gram gramme gramm gramo grammo grammi',
    mg: 'milligram',
    oz: 'ounce',
    lb: 'pound libra',
    pfund: 'pfunde pfd pond livre',
    hg: 'hekto etto etti',
    l: 'liter litre litro litri ltr',
    ml: 'milliliter millilitre mililitro millilitro millilitri cc',
    dl: 'deciliter decilitre',
    cl: 'centiliter centilitre',
    tbsp: `tb tbs tbl tblsp tbspn tablespoon tablespoonful el essl eßl essloffel eßloffel eetlepel cas cs cucharada
      cda cucchiaio cucchiai msk matsked spsk`,
    tsp: `ts tspn teasp teaspoon teaspoonful tl teel teeloffel theelepel cac cucharadita cdta cdita cucchiaino
      cucchiaini tsk tesked`,
    cup: 'c cupful tasse tass tassen taza tazza tazze kopje',
    'fl oz': 'floz fluid-ounce fluid-oz fl-ounce fl-oz',
    pint: 'pt',
    quart: 'qt',
    gallon: 'gal',
    piece: 'pc',
    count: 'ct ea stuck stucke stk stuk unidad unidade ud pezzo pezzi',
  }).flatMap(([unit, spellings]) =>
    spellings.split(/\s+/).map((spelling) => [spelling.replace('-', ' '), unit]),
  ),
);

/**
 * Normal spelling of a unit: "Tbsps." -> tbsp, "ounces" -> oz, "" -> count, "Cloves" -> clove.
 *
 * Shape   ignores case, full stops and surrounding space, but "T" is a tablespoon and "t" a teaspoon. An
 *         unknown unit is put into the singular.
 */
export function normaliseUnit(text: string): string {
  const trimmed = text.trim();
  if (trimmed === 'T') return 'tbsp';
  if (trimmed === 't') return 'tsp';
  // The point of "14.5-oz can" is none of an abbreviation.
  const unit = foldText(trimmed)
    .replaceAll(/\.(?!\d)|\s+/g, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
  if (unit === '') return 'count';
  const one = singular(unit);
  return known(unit) ?? known(one) ?? one;
}

function singular(unit: string): string {
  if (/(?:lea|loa|hal)ves$/.test(unit)) return `${unit.slice(0, -3)}f`;
  if (/(?:[cs]h|ss|[xz])es$/.test(unit)) return unit.slice(0, -2);
  return unit.replace(/(?<=\p{L}[^s\s])s$/u, '');
}

function known(unit: string): string | undefined {
  return UNITS.has(unit) ? unit : SPELLINGS.get(unit);
}

/** The dimension of a unit in any spelling; "other" for an unknown one. */
export function dimensionOf(unit: string): Dimension {
  return (UNITS.get(normaliseUnit(unit)) ?? UNKNOWN).dimension;
}

/** Whether amounts of a unit are weighed or poured, not counted. */
export function isMeasured(unit: string): boolean {
  return ['mass', 'volume'].includes(dimensionOf(unit));
}

/** A pack to be set beside others: in gm or ml where it is weighed or poured, else in its own unit. */
export function comparableAmount({
  unit_quantity,
  unit,
}: {
  readonly unit_quantity: number;
  readonly unit: string;
}): { amount: number; unit: string } {
  return isMeasured(unit)
    ? exactBaseQuantity(unit_quantity, unit)
    : { amount: unit_quantity, unit };
}

/**
 * An amount in its base unit, to be added up before `roundQuantity`.
 *
 * Shape   an unknown unit is 100 gm each, no unit counts as "count".
 * Errors  RangeError for an amount that is negative or not finite.
 */
export function exactBaseQuantity(amount: number, unit: string): BaseQuantity {
  if (!Number.isFinite(amount) || amount < 0) {
    throw new RangeError(`cannot convert ${amount} ${unit}`);
  }
  const { base } = UNITS.get(normaliseUnit(unit)) ?? UNKNOWN;
  return { amount: amount * base.amount, unit: base.unit };
}

/**
 * Rounds to whole gm or ml, at least 1, so that it is bought. Round after the conversion: a quarter cup would be 0.
 */
export function roundQuantity(quantity: BaseQuantity): BaseQuantity {
  return { amount: Math.max(1, Math.round(quantity.amount)), unit: quantity.unit };
}

function mass(grams: number): Unit {
  return { dimension: 'mass', base: { amount: grams, unit: 'gm' } };
}

function volume(millilitres: number): Unit {
  return { dimension: 'volume', base: { amount: millilitres, unit: 'ml' } };
}

function count(grams: number): Unit {
  return { dimension: 'count', base: { amount: grams, unit: 'gm' } };
}
