import { FRACTIONS } from '#basics/fractions';
import { isPositive } from '#basics/numbers';

import { pluralOf } from './nounForms.ts';
import { dimensionOf, normaliseUnit, US_VOLUMES } from './units.ts';

/** What a measure may end with; 1 is the next whole one. */
const PARTS: readonly number[] = [...FRACTIONS.map(([of]) => of), 1];
/** The same without eighths, which are nothing beside a whole teaspoon. */
const COARSE_PARTS = PARTS.filter((of) => ![1 / 8, 3 / 8, 5 / 8, 7 / 8].includes(of));
/** Max difference from a fraction; nobody measures closer. */
const FRACTION_TOLERANCE = 0.02;
/** Max relative error of a cook's measure: ½ is the nearest to 0.44. */
const MEASURE_TOLERANCE = 0.15;
/** The same of less than a cup: beyond it spoons are nearer than any cup. */
const CUP_TOLERANCE = 0.1;
/** Units   cups. */
const MIN_CUP = 0.25;
const SPOONS_OF_CUP = 16;
/** Written as decimals, not fractions. */
const METRIC_UNITS: ReadonlySet<string> = new Set(['mg', 'g', 'kg', 'ml', 'cl', 'dl', 'l']);
/** The unit that much of a unit is written in: `size` of it are one of `unit`, used `from` that many on. */
const LARGER: ReadonlyMap<string, { unit: string; size: number; from: number }> = new Map([
  ['g', { unit: 'kg', size: 1000, from: 1000 }],
  ['ml', { unit: 'l', size: 1000, from: 1000 }],
  // Nobody counts spoons beyond these: 16 tbsp are a cup.
  ['tsp', { unit: 'tbsp', size: 3, from: 12 }],
  ['tbsp', { unit: 'cup', size: 16, from: 16 }],
]);
/** Metric units without decimals from 10 up. */
const WHOLE_UNITS: ReadonlySet<string> = new Set(['mg', 'g', 'ml']);

/**
 * An amount as cooks write it: metric 250, 2.5 or 1.25; else ¼, 1½ or 3.
 *
 * Shape   whole g, mg and ml from 10 up, else at most 2 decimals where no fraction is near. Never "0" for
 *         something, "" for nothing ("to taste").
 */
export function formatAmount(amount: number, unit: string): string {
  if (!isPositive(amount)) return '';
  const canonical = normaliseUnit(unit);
  if (!METRIC_UNITS.has(canonical)) return fraction(amount) ?? decimal(amount, 2);
  return decimal(amount, WHOLE_UNITS.has(canonical) && amount >= 10 ? 0 : 2);
}

/**
 * Amount and unit as cooks write them: "1½ cups", "1.5 kg", "2 cloves", "3".
 *
 * Shape   in the unit of `inKitchenUnit`. Cups and spoons, and all that is computed and not metric, to the nearest
 *         fraction: "⅓ cup" for 0.31. Words are plural above 1, abbreviations never; a count has no unit.
 *         "" for nothing ("to taste").
 */
export function formatQuantity(amount: number, unit: string): string {
  const written = inKitchenUnit({ amount, unit });
  const measured = asMeasured(written.amount, normaliseUnit(written.unit));
  const word = amount > 0 ? unitWord(written.unit, measured) : '';
  return [amountFigure(written.amount, written.unit), word].filter((part) => part !== '').join(' ');
}

/** The same in the unit that so much is written in: kg and l from 1000 g and ml on, tbsp from 12 tsp, cups from 16 tbsp. */
export function inLarger<Amount extends { readonly amount: number; readonly unit: string }>(
  amount: Amount,
): Amount {
  const larger = LARGER.get(normaliseUnit(amount.unit));
  return larger && amount.amount >= larger.from
    ? inLarger({ ...amount, amount: amount.amount / larger.size, unit: larger.unit })
    : amount;
}

/** The same in the unit that a cook measures it with: as `inLarger`, and cups that no cup measures in spoons, 7 tbsp for 4/9 cup. */
export function inKitchenUnit<Amount extends { readonly amount: number; readonly unit: string }>(
  amount: Amount,
): Amount {
  const written = inLarger(amount);
  const spoons = spoonsOf(written.amount, written.unit);
  return spoons === undefined ? written : { ...written, amount: spoons, unit: 'tbsp' };
}

/** The tablespoons, to halves, of a part of a cup that is far from each fraction; undefined for other amounts. */
function spoonsOf(amount: number, unit: string): number | undefined {
  if (amount < MIN_CUP || amount >= 1 || normaliseUnit(unit) !== 'cup') return undefined;
  const isNear = Math.abs(asMeasured(amount, 'cup') - amount) <= CUP_TOLERANCE * amount;
  return isNear ? undefined : Math.round(amount * SPOONS_OF_CUP * 2) / 2;
}

/**
 * A written amount or range: "1–2 cups".
 *
 * Shape   as formatQuantity; "" without an amount.
 */
export function rangeText({
  low,
  high,
  unit,
}: {
  readonly low: number | null;
  readonly high: number | null;
  readonly unit: string | null;
}): string {
  if (high === null) return '';
  return rangeWords({ low: low ?? high, high, unit: unit ?? '' }, formatQuantity(high, unit ?? ''));
}

/** `words` are those of the high end; two ends that are written the same are one amount. */
export function rangeWords(
  { low, high, unit }: { low: number; high: number; unit: string },
  words: string,
): string {
  const larger = LARGER.get(normaliseUnit(unit));
  if (larger && high >= larger.from && low < high)
    return low < larger.from
      ? `${formatQuantity(low, unit)}–${words}`
      : rangeWords({ low: low / larger.size, high: high / larger.size, unit: larger.unit }, words);
  const spoons = low < high ? spoonsOf(high, unit) : undefined;
  if (spoons !== undefined)
    return rangeWords({ low: low * SPOONS_OF_CUP, high: spoons, unit: 'tbsp' }, words);
  const [from, until] = [formatMeasure(low, unit), formatMeasure(high, unit)];
  if (low >= high || from === until) return words;
  return `${from}–${words.replace(amountFigure(high, unit), until)}`;
}

/** Teaspoons that nobody has, as those that there are. */
const SPOONS: ReadonlyMap<string, string> = new Map([
  ['⅜', '¼ + ⅛'],
  ['⅝', '½ + ⅛'],
  ['⅞', '¾ + ⅛'],
]);

/** The number of `formatQuantity`, in this unit: "⅓" for 0.31 cup; "½ + ⅛" for 0.62 tsp. */
export function amountFigure(amount: number, unit: string): string {
  const figure = formatMeasure(amount, unit);
  if (normaliseUnit(unit) !== 'tsp') return figure;
  return figure.replace(/[⅜⅝⅞]$/, (part) => SPOONS.get(part) ?? part);
}

/** As `amountFigure` without spoons put together, for edit boxes and ends of ranges: 3½ for 3.521. */
export function formatMeasure(amount: number, unit: string): string {
  return formatAmount(asMeasured(amount, normaliseUnit(unit)), unit);
}

/** The measure of a kitchen that is nearest to an amount; the amount itself where none is near. */
function asMeasured(amount: number, unit: string): number {
  // 1.2 lb is what a scale shows, 3.44 oz is only computed.
  const isOdd = Math.abs(amount * 10 - Math.round(amount * 10)) > 1e-6;
  if (METRIC_UNITS.has(unit) || !(isOdd || US_VOLUMES.includes(unit))) return amount;
  const whole = Math.floor(amount);
  let nearest = whole;
  for (const part of unit === 'tsp' && whole > 0 ? COARSE_PARTS : PARTS)
    if (Math.abs(whole + part - amount) < Math.abs(nearest - amount)) nearest = whole + part;
  return nearest > 0 && Math.abs(nearest - amount) <= MEASURE_TOLERANCE * amount ? nearest : amount;
}

function unitWord(unit: string, amount: number): string {
  const canonical = normaliseUnit(unit);
  if (dimensionOf(canonical) === 'count') {
    return canonical.startsWith('p') ? plural('piece', amount) : '';
  }
  const isWord = canonical.length > 2 && !['tsp', 'tbsp', 'fl oz'].includes(canonical);
  return isWord ? plural(canonical, amount) : canonical;
}

/** A word for that many of it: one leaf, two leaves. */
export function plural(word: string, amount: number): string {
  // 1.01 cup is written as 1, as in `fraction`.
  if (amount > 0 && amount < 1 + FRACTION_TOLERANCE) return word;
  return pluralOf(word);
}

function fraction(amount: number): string | undefined {
  const whole = Math.floor(amount);
  const rest = amount - whole;
  if (rest < FRACTION_TOLERANCE && whole > 0) return `${whole}`;
  if (rest > 1 - FRACTION_TOLERANCE) return `${whole + 1}`;
  const near = FRACTIONS.find(([value]) => Math.abs(value - rest) < FRACTION_TOLERANCE);
  return near && `${whole > 0 ? whole : ''}${near[1]}`;
}

function decimal(amount: number, digits: number): string {
  const rounded = Number(amount.toFixed(digits));
  return `${rounded > 0 ? rounded : 10 ** -digits}`;
}
