import { lazy } from '#basics/lazy';
import { formatMeasure, formatQuantity, inLarger, plural, rangeWords } from '#food/amountText';
import { knownGrams, measure, SHOP_UNITS, type Weights } from '#food/measures';
import { counted, UNCOUNTED } from '#food/nouns';
import type { Pack, PackSize } from '#food/packs.model';
import {
  type BaseQuantity,
  type BaseUnit,
  dimensionOf,
  exactBaseQuantity,
  isMeasured,
  normaliseUnit,
  type UnitSystem,
} from '#food/units';

import {
  assumedUnit,
  exactQuantities,
  lineAmounts,
  type ListAmount,
  type Measured,
} from './groceryAmounts.ts';
import type { Amount } from './groceryList.model.ts';

/**
 * An amount of the list.
 *
 * Shape   `quantity` as cooks write it: "14 cloves"; `beside` what that is: "1 to 2 heads · 42 g". `notes` are
 *         amounts that could not be added. `assumed` is the unit whose weight is only assumed.
 */
export type ShownAmount = {
  readonly quantity: string;
  readonly beside: string;
  readonly notes: readonly string[];
  readonly assumed: string | undefined;
};

/** Max relative distance from a whole number. */
const NEAR = 0.05;
/** Max absolute distance from a whole number, in pieces. */
const MAX_OFF = 0.2;
/** Max pieces of a pack that are counted; larger packs are weighed. */
const MAX_COUNTED = 24;
/** Grams from which a piece is bought by number. */
const MIN_PIECE = 30;
/** Units: grams. */
const MIN_STICK = 50;
/** Units   ml. Source: NIST Handbook 44, appendix C. */
const FL_OZ = 29.5735;
/** The share by which an amount may be shown as less than it is: as much as nobody buys another pack for. */
const MAX_LESS = 0.02;
/** A shopping hint beyond this many is no help. */
const MAX_HINT = 20;

/** Made once: creating a formatter takes longer than using it for a screen's hundred packs. */
const size = lazy(() => new Intl.NumberFormat('en-US'));

/** The amount of a line with this name. */
export function shownAmount(line: Measured & { name: string }, system: UnitSystem): ShownAmount {
  const [first, ...others] = lineAmounts(line, system);
  if (!first || first.amount === 0) {
    return { quantity: '', beside: '', notes: [], assumed: undefined };
  }
  const notes = others.flatMap(({ note }) => (note === undefined ? [] : [note]));
  const assumed = assumedUnit(line);
  const base = exactQuantities(line);
  const only = base.length === 1 ? base[0] : undefined;
  const total = only ? metricWords(only) : '';
  if (assumed !== undefined) {
    const beside = total === '' ? '' : `about ${total}`;
    return { quantity: amountWords(first, line), beside, notes, assumed };
  }
  const shop = only && shopHint(only, line);
  const isJoined = isJoinedMass(first, line, system);
  const quantity = isJoined
    ? (shop?.words ?? wordsOf(usMass(first.amount)))
    : amountWords(first, line);
  const isHint = shop && !isJoined && !isShopUnit(first.unit, shop.unit);
  const hint = isHint && shop.words !== quantity ? [shop.words] : [];
  const beside = [...hint, ...(total === '' || total === quantity ? [] : [total])].join(' · ');
  return { quantity, beside, notes, assumed };
}

/**
 * What to buy of a line, as people buy it: "1 bunch" of 7 tbsp, "1 to 2 heads" of 14 cloves; what is weighed stays so.
 *
 * Shape   "" without an amount, and where the amounts could not be added to one.
 */
export function buyWords(line: Measured & { name: string }, system: UnitSystem): string {
  const { quantity, notes, assumed } = shownAmount(line, system);
  if (notes.length > 0 || quantity === '') return '';
  const [first] = lineAmounts(line, system);
  const [base] = exactQuantities(line);
  const isWeighed = first !== undefined && dimensionOf(first.unit) === 'mass';
  if (!base || isWeighed || assumed !== undefined) return quantity;
  return shopHint(base, line)?.words ?? quantity;
}

/**
 * The amount to edit, in the unit that `shownAmount` shows: 1.5 heads of garlic where cloves and heads are 54 g
 * together.
 */
export function amountToEdit(line: Measured & { name: string }, system: UnitSystem): Amount {
  const [first = { amount: 0, unit: '' }] = lineAmounts(line, system);
  const { amount, unit } = first;
  if (!isJoinedMass(first, line, system) || assumedUnit(line) !== undefined)
    return inLarger({ amount, unit });
  const shop = shopHint({ amount, unit: 'gm' }, line);
  if (shop) return { amount: shop.number, unit: shop.unit === 'piece' ? '' : shop.unit };
  const pounds = amount / exactBaseQuantity(1, 'lb').amount;
  return pounds >= 1 - NEAR
    ? { amount: pounds, unit: 'lb' }
    : { amount: amount / exactBaseQuantity(1, 'oz').amount, unit: 'oz' };
}

/** Several units that only grams join, which nobody has written. */
function isJoinedMass({ unit }: ListAmount, line: Measured, system: UnitSystem): boolean {
  return unit === 'g' && !isMetricMass(line) && system === 'us';
}

/**
 * A pack in words: "12 eggs (600 g)", "1 head (588 g)", "5 lb (2.27 kg)"; metric without pounds.
 *
 * Shape   as `packSize` where nothing else is known ("500 g"), or where it is less than a quarter ounce.
 */
export function packWords(
  pack: Pick<Pack, 'name' | 'unit_quantity' | 'unit'>,
  known: Weights,
  system: UnitSystem,
): string {
  const specified = packSize(pack);
  if (!isMeasured(pack.unit)) return specified;
  const base = exactBaseQuantity(pack.unit_quantity, pack.unit);
  const counted = countedPack(base, { ...known, name: pack.name });
  if (counted !== undefined) return `${counted} (${specified})`;
  const ounce = base.unit === 'gm' ? exactBaseQuantity(1, 'oz').amount : FL_OZ;
  if (system === 'metric' || base.amount < (ounce / 4) * (1 - NEAR)) return specified;
  return `${wordsOf(base.unit === 'gm' ? usMass(base.amount) : usVolume(base.amount))} (${specified})`;
}

/** The size of a pack as shoppers read it: "500 g", "2.27 kg"; the catalogue's "gm" is no word of a kitchen. */
export function packSize(pack: PackSize): string {
  return isMeasured(pack.unit)
    ? formatQuantity(pack.unit_quantity, pack.unit)
    : `${size().format(pack.unit_quantity)} ${pack.unit}`;
}

/** Measures of a needed volume, the largest first, by the table that needs are computed with. */
const NEED_VOLUMES = ['gallon', 'quart', 'cup', 'tbsp', 'tsp'] as const;
/** Cups from which quarts and gallons are written where they are whole quarters. */
const MIN_CUP = 1 / 4;

/**
 * What stores are asked for, what is at home or left over, as the chosen units write it: "1 gallon", "2 lb", "250 g".
 *
 * Units   `need` in gm or ml.
 * Shape   volumes in the largest measure of which they are quarters, else in cups, or spoons below a quarter cup;
 *         less than a quarter ounce in g, less than a teaspoon in ml: there is no US measure of so little.
 */
export function needWords(need: BaseQuantity, system: UnitSystem): string {
  return wordsOf(needAmount(need, system));
}

/** The amount that `needWords` writes. */
export function needAmount({ amount, unit }: BaseQuantity, system: UnitSystem): Amount {
  const least =
    unit === 'gm' ? exactBaseQuantity(1, 'oz').amount / 4 : exactBaseQuantity(1, 'tsp').amount;
  if (system === 'metric' || amount < least * (1 - NEAR))
    return inLarger({ amount, unit: unit === 'gm' ? 'g' : 'ml' });
  if (unit === 'gm') return usMass(amount);
  for (const name of NEED_VOLUMES) {
    const number = amount / exactBaseQuantity(1, name).amount;
    const least = name === 'cup' ? MIN_CUP : 1 - NEAR;
    const quarter = number >= least * (1 - NEAR) ? nearQuarter(number) : undefined;
    if (quarter !== undefined) return { amount: quarter, unit: name };
    if (name === 'cup' && number > MIN_CUP) return { amount: number, unit: name };
  }
  return { amount: amount / exactBaseQuantity(1, 'tsp').amount, unit: 'tsp' };
}

/** What packs lack of a need: "46 g short"; small, so in metric for all. Units: base units. */
export function shortWords(short: number, { unit }: { readonly unit: BaseUnit }): string {
  return `${metricWords({ amount: Math.max(1, Math.round(short)), unit })} short`;
}

function countedPack(base: BaseQuantity, known: Weights & { name: string }): string | undefined {
  const shop = shopUnit(known);
  const grams = gramsOf(base, known);
  if (!shop || grams === undefined) return undefined;
  const number = nearWhole(grams / shop.grams);
  return number === undefined || number > MAX_COUNTED
    ? undefined
    : `${number} ${shopNoun(shop.unit, number, known.name)}`;
}

/** How much of it to buy: { unit: head, number: 1.5, words: "1 to 2 heads" }; undefined where nobody counts it. */
function shopHint(
  base: BaseQuantity,
  known: Measured & { name: string },
): { unit: string; number: number; words: string } | undefined {
  const shop = shopUnit(known);
  const grams = gramsOf(base, known);
  if (!shop || grams === undefined) return undefined;
  const number = grams / shop.grams;
  if (number > MAX_HINT) return undefined;
  const max = Math.max(1, nearWhole(number) ?? Math.ceil(number));
  const min = nearWhole(number) ?? Math.max(1, Math.floor(number));
  const noun = shopNoun(shop.unit, max, known.name);
  return {
    unit: shop.unit,
    number,
    words: `${min === max ? '' : `${min} to `}${max} ${noun}`,
  };
}

/** The unit that people buy it by. */
function shopUnit(known: Weights): { unit: string; grams: number } | undefined {
  const piece = knownGrams('piece', known);
  const isLarge = piece !== undefined && piece >= MIN_PIECE;
  for (const unit of SHOP_UNITS) {
    if (unit === 'piece' && !isLarge) continue;
    const grams = known.grams && Object.hasOwn(known.grams, unit) ? known.grams[unit] : undefined;
    // A stick of butter is bought, one of carrot is cut.
    const least = unit === 'stick' ? MIN_STICK : 0;
    if (grams !== undefined && grams > least) return { unit, grams };
  }
  return undefined;
}

function isShopUnit(unit: string, shop: string): boolean {
  return unit === shop || (shop === 'piece' && dimensionOf(unit) === 'count');
}

function shopNoun(unit: string, number: number, name: string): string {
  return unit === 'piece' ? pieceNoun(name, number) : plural(unit, number);
}

function gramsOf({ amount, unit }: BaseQuantity, known: Weights): number | undefined {
  const weighed = measure({ low: amount, high: amount, unit }, known, 'gm');
  return weighed.unit === 'gm' ? weighed.high : undefined;
}

/** The whole number from 1 on that this nearly is. */
function nearWhole(number: number): number | undefined {
  const whole = Math.round(number);
  const off = Math.abs(number - whole);
  return whole >= 1 && off <= NEAR * whole && off <= MAX_OFF ? whole : undefined;
}

const METRIC_MASSES: ReadonlySet<string> = new Set(['g', 'kg', 'mg']);

/** Whether all of it was written in grams, kilograms or milligrams. */
function isMetricMass({ contributions, edited }: Measured): boolean {
  return [...contributions, ...(edited ? [edited] : [])].every(({ unit }) =>
    METRIC_MASSES.has(normaliseUnit(unit)),
  );
}

function amountWords({ amount, low, unit }: ListAmount, line: Measured & { name: string }): string {
  const isCount = dimensionOf(unit) === 'count' && knownGrams('piece', line) !== undefined;
  const words = isCount
    ? `${formatMeasure(amount, '')} ${pieceNoun(line.name, amount)}`
    : formatQuantity(amount, unit);
  return rangeWords({ low: low ?? amount, high: amount, unit }, words);
}

function wordsOf({ amount, unit }: Amount): string {
  return formatQuantity(amount, unit);
}

function metricWords({ amount, unit }: BaseQuantity): string {
  return formatQuantity(amount, unit === 'gm' ? 'g' : 'ml');
}

/** "5 lb", "1½ lb", "19 oz", "¾ oz". */
function usMass(grams: number): Amount {
  const pounds = grams / exactBaseQuantity(1, 'lb').amount;
  const quarter = nearQuarter(pounds);
  if (pounds >= 1 - NEAR && (quarter !== undefined || pounds >= 2)) {
    return { amount: quarter ?? Math.round(pounds * 10) / 10, unit: 'lb' };
  }
  return ounces(grams / exactBaseQuantity(1, 'oz').amount, 'oz');
}

function usVolume(millilitres: number): Amount {
  return ounces(millilitres / FL_OZ, 'fl oz');
}

/** 125 g are "4½ oz": a pack of 4 oz is not enough. */
function ounces(amount: number, unit: string): Amount {
  const parts = amount < 4 ? 4 : 1;
  const near = Math.max(1, Math.round(amount * parts)) / parts;
  const isLess = near < amount * (1 - MAX_LESS);
  return { amount: isLess ? Math.ceil(amount * 2 * parts) / (2 * parts) : near, unit };
}

/** The quarter that this nearly is, within 2 %. */
function nearQuarter(number: number): number | undefined {
  const quarter = Math.round(number * 4) / 4;
  return Math.abs(number - quarter) <= 0.02 * quarter ? quarter : undefined;
}

/** "8 eggs", "1 onion", "2 chicken breasts": the last word of the name without what is in brackets. */
function pieceNoun(name: string, number: number): string {
  const [head = ''] = name.toLowerCase().split(/[(,]/);
  const word = head.trim().split(/\P{L}/u).at(-1) ?? '';
  if (word === '' || UNCOUNTED.has(word)) return plural('piece', number);
  return counted(word, number);
}
