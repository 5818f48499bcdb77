import { dimensionOf, exactBaseQuantity, normaliseUnit } from '@larder/shared/food/units';

/** One pack, in gm, ml or pieces. */
export type KnownPack = { readonly unit_quantity: number; readonly unit: 'gm' | 'ml' | 'count' };

/** What a product says of its pack: in words ("6 x 330 ml"), and as a number with a unit, "g" or "ml". */
type PackTexts = {
  readonly written: string;
  readonly amount: string;
  readonly unit: string;
};

/** Max relative difference of two figures of one pack: a fluid ounce is 30 ml, or 29.57. */
const TOLERANCE = 0.02;
/** As of a pack of the catalogue. */
const MAX_AMOUNT = 1_000_000;

/** Units that packs are sold by; spoons and cups are servings. */
const UNITS = new Set('kg g oz lb l ml dl cl pint quart gallon'.split(' ')).add('fl oz');
/** The unit that a pack is labelled with when it has two. */
const METRIC = new Set('kg g l ml dl cl'.split(' '));
const PIECES = new Set('count piece pieces pcs unit units egg'.split(' '));

/** Max length of what is read. Units: characters. */
const MAX_WRITTEN = 100;
const NUMBER = String.raw`\d{1,3} \d{1,2}\/\d{1,2}|\d{1,2}\/\d{1,2}|\d{1,7}(?:[.,]\d{1,3})?`;
const AMOUNT = new RegExp(
  String.raw`(?<![\d.,\/])(?:(\d{1,3}) ?[x×*] ?)?(${NUMBER}) ?-? ?(fl\.? ?oz|\p{L}+)(?: ?[x×*] ?(\d{1,3})\b(?! ?\p{L}))?`,
  'giu',
);
const TIMES = /\d ?[x×*] ?(?=\d)/g;
const POUNDS_AND_OUNCES = /\d ?lbs?\.?,? ?\d{1,3}(?:\.\d{1,3})? ?oz/i;

/**
 * One pack of a product, when that is certain: undefined where what is written has no reading, or several that differ, or
 * the number beside it says another.
 */
export function packOf({ written, amount, unit }: PackTexts): KnownPack | undefined {
  const words = writtenPack(written);
  const figure = Number(amount);
  if (!(figure > 0)) return words;
  if (words && words.unit !== 'count') {
    const isOther = unit !== '' && baseOf(figure, unit)?.unit !== words.unit;
    return isOther || differ(baseOf(figure, unit)?.unit_quantity ?? figure, words.unit_quantity)
      ? undefined
      : words;
  }
  return words ?? baseOf(figure, unit);
}

type Part = { readonly amount: number; readonly unit: string };

function writtenPack(written: string): KnownPack | undefined {
  const text = written.slice(0, MAX_WRITTEN).replaceAll(/\s+/g, ' ');
  // "6 x 4 x 25 g", "1 lb 4 oz": each part says less than the whole.
  if ([...text.matchAll(TIMES)].length > 1 || POUNDS_AND_OUNCES.test(text)) return undefined;
  const parts = [...text.matchAll(AMOUNT)].map(
    ([, times = '1', number = '', unit = '', after = '1']) => ({
      amount: Number(times) * Number(after) * numberOf(number),
      unit: normaliseUnit(unit),
    }),
  );
  const measured = parts.filter(({ unit }) => UNITS.has(unit));
  const others = parts.filter(({ amount, unit }) => !UNITS.has(unit) && amount !== 1);
  if (others.length === 0) return agreedOf(measured);
  // "12 eggs (600 g)", "4 cans 12 oz": of each, or of all?
  const [only, another] = others;
  if (measured.length > 0 || another || !only || !PIECES.has(only.unit)) return undefined;
  return bounded({ unit_quantity: only.amount, unit: 'count' });
}

/** The pack that all amounts mean, as the metric one says it. */
function agreedOf(parts: readonly Part[]): KnownPack | undefined {
  const packs = parts.map(({ amount, unit }) => baseOf(amount, unit));
  const at = parts.findIndex(({ unit }) => METRIC.has(unit));
  const chosen = packs[Math.max(at, 0)];
  const isSame = (pack: KnownPack | undefined) =>
    pack?.unit === chosen?.unit && !differ(pack?.unit_quantity ?? 0, chosen?.unit_quantity ?? 0);
  return packs.every(isSame) ? chosen : undefined;
}

function baseOf(amount: number, unit: string): KnownPack | undefined {
  const isMeasured = ['mass', 'volume'].includes(dimensionOf(unit));
  if (!isMeasured || !Number.isFinite(amount) || amount < 0) return undefined;
  const base = exactBaseQuantity(amount, unit);
  return bounded({ unit_quantity: base.amount, unit: base.unit });
}

function bounded({ unit_quantity, unit }: KnownPack): KnownPack | undefined {
  const rounded = Math.round(unit_quantity * 1000) / 1000;
  return rounded > 0 && rounded <= MAX_AMOUNT ? { unit_quantity: rounded, unit } : undefined;
}

function differ(a: number, b: number): boolean {
  return Math.abs(a - b) > TOLERANCE * Math.max(a, b);
}

/** "1 1/2", "3/4", "1,5"; NaN for "1,000" and "1.000", which are a thousand or one. */
function numberOf(text: string): number {
  if (/[.,]\d{3}$/.test(text)) return Number.NaN;
  return text
    .split(' ')
    .map((part) => {
      const [over = '', under = '1'] = part.replace(',', '.').split('/');
      return Number(over) / Number(under);
    })
    .reduce((sum, part) => sum + part, 0);
}
