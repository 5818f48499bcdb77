import type { PackSize } from './packs.model.ts';
import { PEELED_GRAM } from './peeledWeight.ts';
import { type BaseUnit, dimensionOf, exactBaseQuantity, normaliseUnit } from './units.ts';

/**
 * How an amount became gm or ml.
 *
 * Shape   A: metric. B: another unit of the same dimension. C: by a density or a measure. D: assumed by the
 *         specified table.
 */
export type Grade = 'A' | 'B' | 'C' | 'D';

/** Grams of one unit, by its normal spelling: { piece: 3, clove: 3, head: 36 }. */
export type UnitGrams = Readonly<Record<string, number>>;

/**
 * What is known of an ingredient.
 *
 * Units   `density` in g per ml; `pack` is one retail pack.
 */
export type Weights = {
  readonly density?: number | null | undefined;
  readonly grams?: UnitGrams | null | undefined;
  readonly pack?: PackSize | undefined;
};

/** An amount as a cook writes it; a range has two ends. */
export type Written = { readonly low: number; readonly high: number; readonly unit: string };

export type InBase = {
  readonly low: number;
  readonly high: number;
  readonly unit: BaseUnit;
  readonly grade: Grade;
};

type One = { readonly amount: number; readonly unit: BaseUnit; readonly grade: Grade };

/** Units that mean one of it. */
const PIECES: ReadonlySet<string> = new Set(
  'count piece pieces pcs unit units whole each small medium large'.split(' '),
);

/** Parts that are one piece where the ingredient names no other weight: an ear of corn, a head of lettuce. */
const WHOLES: ReadonlySet<string> = new Set(
  'head bulb ear fillet link breast thigh drumstick wing chop steak bun'.split(' '),
);

/** Other words for a unit, tried in this order. */
const SAME: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    tin: 'can',
    bulb: 'head',
    head: 'bulb',
    rib: 'stalk',
    stalk: 'rib stem',
    stem: 'stalk sprig',
    spear: 'stalk',
    strip: 'slice',
    rasher: 'slice',
    segment: 'wedge',
    packet: 'package bag',
    pkg: 'package bag box',
    pack: 'package bag box',
    package: 'bag box',
    bag: 'package',
    box: 'package',
    jar: 'can',
    bottle: 'jar',
    tub: 'container',
    container: 'tub carton',
    carton: 'container',
    block: 'package',
  }).map(([unit, others]) => [unit, others.split(' ')]),
);

/** Containers; one without a known content is a retail pack. */
const CONTAINERS: ReadonlySet<string> = new Set(
  'bag block bottle box can carton container jar pack package packet pkg pouch sachet tin tub tube'.split(
    ' ',
  ),
);

/**
 * Measures of any food.
 *
 * Source  spoons sold in sets: a dash is 1/8 tsp, a pinch 1/16, a smidgen 1/32, a drop 1/64 of the specified
 *         5 ml. A handful is the 30 g that 21 CFR
 *         101.12 serves of nuts; the rest are estimates.
 */
const ANY_FOOD: ReadonlyMap<string, { amount: number; unit: BaseUnit }> = new Map([
  ['dash', { amount: 5 / 8, unit: 'ml' }],
  ['pinch', { amount: 5 / 16, unit: 'ml' }],
  ['smidgen', { amount: 5 / 32, unit: 'ml' }],
  ['drop', { amount: 5 / 64, unit: 'ml' }],
  ['splash', { amount: 5, unit: 'ml' }],
  ['sprinkle', { amount: 1, unit: 'ml' }],
  ['drizzle', { amount: 10, unit: 'ml' }],
  ['glug', { amount: 15, unit: 'ml' }],
  ['dollop', { amount: 30, unit: 'ml' }],
  ['handful', { amount: 30, unit: 'gm' }],
  ['knob', { amount: 15, unit: 'gm' }],
  ['thumb', { amount: 15, unit: 'gm' }],
]);

const METRIC: ReadonlySet<string> = new Set(['mg', 'g', 'kg', 'ml', 'cl', 'dl', 'l']);

/** No amount is meant. */
const UNMEASURED =
  /^(?:to taste|as needed|as required|as desired|for (?:serving|garnish|greasing))$/;

/** Words before a unit that do not change it much. */
const QUALIFIER =
  /^(?:(?:extra|very|small|medium|large|big|jumbo|whole|fresh|heaping|heaped|rounded|level|scant|generous|good) )+/;

/** "14-oz can", "400 g tin". */
const SIZED = /^(\d+(?:\.\d+)?)[ -]?([a-z]+(?: oz)?)[ -](?:[a-z]+)$/;

const DRAINED = / drained$/;

/**
 * An amount in gm or ml, by what is known of the ingredient, else by the specified table.
 *
 * Units   not rounded.
 * Shape   with `into`, in that unit where a density or a cup's weight tells how. A volume stays a volume
 *         without it. "to taste" is 0.
 * Errors  RangeError for an end that is negative or not finite.
 * Source  product specification section 5 for the factors, and for what is unknown.
 */
export function measure({ low, high, unit }: Written, known: Weights, into?: BaseUnit): InBase {
  if (!(low >= 0 && high >= low && Number.isFinite(high))) {
    throw new RangeError(`cannot measure ${low} to ${high} ${unit}`);
  }
  const { amount, ...one } = convert(oneOf(unit, known), known, into);
  return { ...one, low: low * amount, high: high * amount };
}

/** The worse of two grades. */
export function worse(a: Grade, b: Grade): Grade {
  return a > b ? a : b;
}

/** Grams of a ml: the density, else that of a cup's weight; undefined when neither is known. */
export function gramsPerMl({ density, grams }: Weights): number | undefined {
  if (density && density > 0) return density;
  const cup = own(grams, 'cup');
  return cup === undefined ? undefined : cup / exactBaseQuantity(1, 'cup').amount;
}

/** Grams of one piece, clove, bunch…; undefined when not known. */
export function knownGrams(unit: string, { grams }: Weights): number | undefined {
  const normal = normaliseUnit(unit);
  for (const name of [normal, ...(SAME.get(normal) ?? [])]) {
    const known = own(grams, name);
    if (known !== undefined) return known;
  }
  return PIECES.has(normal) || WHOLES.has(normal) ? own(grams, 'piece') : undefined;
}

/** Units that people buy by, preferred first. */
export const SHOP_UNITS = ['can', 'head', 'loaf', 'stick', 'piece', 'bunch'] as const;

/**
 * Those of an ingredient's weights that a recipe's line needs: of its own units, of those one shops by, a
 * cup's where no density is known, and what is bought for a gram without peel.
 */
export function gramsForUnits({ density, grams }: Weights, units: readonly string[]): UnitGrams {
  const normal = units.map(normaliseUnit);
  const wanted = new Set<string>([
    ...SHOP_UNITS,
    ...(density ? [] : ['cup']),
    PEELED_GRAM,
    ...normal.flatMap((unit) => [unit, ...(SAME.get(unit) ?? []), ...unit.split(' ')]),
  ]);
  return Object.fromEntries(Object.entries(grams ?? {}).filter(([unit]) => wanted.has(unit)));
}

/** Whether the unit counts pieces: "", "count", "whole", "large". */
export function isPieceUnit(unit: string): boolean {
  return PIECES.has(normaliseUnit(unit));
}

function oneOf(unit: string, known: Weights): One {
  const text = unit.trim().toLowerCase();
  if (UNMEASURED.test(text)) return { amount: 0, unit: 'gm', grade: 'C' };
  if (DRAINED.test(text)) return ofDrained(unit.trim().replace(/ drained$/i, ''), known);
  return (
    ofUnit(unit, known) ??
    ofUnit(text.replace(QUALIFIER, ''), known) ??
    ofSized(text) ?? { ...toOne(unit), grade: 'D' }
  );
}

/** undefined for a unit of which nothing is known. */
function ofUnit(unit: string, known: Weights): One | undefined {
  const normal = normaliseUnit(unit);
  const dimension = dimensionOf(normal);
  if (dimension === 'mass' || dimension === 'volume') {
    return { ...toOne(normal), grade: METRIC.has(normal) ? 'A' : 'B' };
  }
  const grams = knownGrams(normal, known);
  if (grams !== undefined) return { amount: grams, unit: 'gm', grade: 'C' };
  if (normal === 'dozen') return timesTwelve(oneOf('', known));
  const { pack } = known;
  if (pack && CONTAINERS.has(normal)) {
    const one = oneOf(pack.unit, known);
    return { ...one, amount: one.amount * pack.unit_quantity, grade: worse('C', one.grade) };
  }
  const any = ANY_FOOD.get(normal);
  return any && { ...any, grade: 'C' };
}

/** What has to be bought for an amount that is weighed without its liquid. */
function ofDrained(unit: string, known: Weights): One {
  const one = oneOf(unit, known);
  if (CONTAINERS.has(normaliseUnit(unit))) return one;
  const [can, drained] = [own(known.grams, 'can'), own(known.grams, 'can drained')];
  if (can === undefined || drained === undefined) return one;
  return { ...one, amount: (one.amount * can) / drained, grade: worse('C', one.grade) };
}

function ofSized(text: string): One | undefined {
  const [, number = '', unit = ''] = SIZED.exec(text) ?? [];
  const dimension = dimensionOf(unit);
  if (dimension !== 'mass' && dimension !== 'volume') return undefined;
  const one = toOne(unit);
  return { ...one, amount: one.amount * Number(number), grade: 'B' };
}

function toOne(unit: string): Omit<One, 'grade'> {
  return exactBaseQuantity(1, unit);
}

function timesTwelve(one: One): One {
  return { ...one, amount: 12 * one.amount };
}

function convert(one: One, known: Weights, into: BaseUnit | undefined): One {
  if (into === undefined || into === one.unit) return one;
  const density = gramsPerMl(known);
  if (density === undefined) return one;
  const amount = into === 'gm' ? one.amount * density : one.amount / density;
  return { amount, unit: into, grade: worse('C', one.grade) };
}

/** Keys come from the wire: "constructor" is no measure. */
function own(grams: UnitGrams | null | undefined, unit: string): number | undefined {
  if (!grams || !Object.hasOwn(grams, unit)) return undefined;
  const known = grams[unit];
  return known !== undefined && known > 0 && Number.isFinite(known) ? known : undefined;
}
