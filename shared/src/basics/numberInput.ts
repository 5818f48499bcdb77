import { LIMITS } from './validation.ts';

/** Why a text is not a valid number. */
export type NumberFault =
  | 'not_a_number'
  | 'exponent'
  | 'ambiguous'
  | 'negative'
  | 'too_many_decimals'
  | 'not_whole'
  | 'too_large';

/** A number from 0 to `max` with at most `decimals` decimals. */
export type NumberRule = {
  readonly decimals: number;
  readonly max: number;
  /** Allows a dollar sign before or after. */
  readonly isDollars?: boolean;
};

/** US dollars. */
export const PRICE_RULE: NumberRule = { decimals: 2, max: LIMITS.price, isDollars: true };
/** Packs. */
export const QUANTITY_RULE: NumberRule = { decimals: 0, max: LIMITS.stockQuantity };
/** The size of a pack, in its own unit. */
export const PACK_RULE: NumberRule = { decimals: 3, max: LIMITS.unitQuantity };
/** Quantity, minutes or servings of a recipe. */
export const RECIPE_RULE: NumberRule = { decimals: Infinity, max: LIMITS.recipeNumber };
/** Amounts on the list, and facts of an ingredient. */
export const AMOUNT_RULE: NumberRule = { decimals: Infinity, max: Number.MAX_VALUE };

/** The decimal separator; the other sign groups thousands. */
export type DecimalSign = '.' | ',';

/**
 * Reads a number as people and spreadsheets write it: 3.49, 3,49, .99, $1,234.50, 1.234,50, 1 000.
 *
 * One sign before exactly three digits is ambiguous: 1,000 is 1 or 1000. It is refused unless `decimal`
 * decides. A point is the decimal sign where three decimals are allowed, because we write 1.125 like that.
 *
 * Shape   neither `value` nor `fault` for an empty text.
 */
export function readNumber(
  text: string,
  rule: NumberRule,
  decimal?: DecimalSign,
): { value?: number; fault?: NumberFault } {
  if (text.trim() === '') return {};
  const plain = plainText(text, rule);
  const parts = split(plain);
  if (!parts) return { fault: EXPONENT.test(plain) ? 'exponent' : 'not_a_number' };
  if (!parts.isAmbiguous) return measure(parts, rule);
  if (decimal !== undefined) return measure(decimal === parts.sign ? parts : grouped(parts), rule);
  return parts.sign === '.' && rule.decimals >= GROUP
    ? measure(parts, rule)
    : { fault: 'ambiguous' };
}

/** 0 for a text that is no number. Source: section 5. */
export function numberOrZero(text: string): number {
  return readNumber(text, RECIPE_RULE).value ?? 0;
}

/** The certain decimal sign: "." in 3.49 and in 1,000,000; none in 12 and 1,000. */
export function decimalSignOf(text: string, rule: NumberRule): DecimalSign | undefined {
  const parts = split(plainText(text, rule));
  if (!parts || parts.isAmbiguous) return undefined;
  if (parts.sign !== undefined) return parts.sign;
  if (parts.group === ',') return '.';
  return parts.group === '.' ? ',' : undefined;
}

/** Digits in a group of thousands. */
const GROUP = 3;
const EXPONENT = /^[+-]?[\d.,]+e[+-]?\d+$/i;
/** Signs that group thousands: point, comma, spaces, the Swiss apostrophe. */
const GROUPING = String.raw`[., \u00A0\u2009\u202F'’]`;
const SPELLING = new RegExp(
  String.raw`^(?<minus>[+\-−]?)(?:(?<plain>\d*)|(?<grouped>[1-9]\d{0,2}(?:(?<group>${GROUPING})\d{3})(?:\k<group>\d{3})*))(?:(?<sign>[.,])(?<fraction>\d+))?$`,
);

type Parts = {
  readonly isNegative: boolean;
  /** Digits without grouping. */
  readonly whole: string;
  readonly fraction: string;
  /** Before the fraction. */
  readonly sign: DecimalSign | undefined;
  readonly group: string | undefined;
  /** The fraction may be a group of thousands; not if it begins with 0. */
  readonly isAmbiguous: boolean;
};

function split(text: string): Parts | undefined {
  const found = SPELLING.exec(text)?.groups;
  if (!found) return undefined;
  const { minus = '', plain = '', grouped, group, sign, fraction = '' } = found;
  const whole = grouped?.replaceAll(/\D/g, '') ?? plain;
  if (whole + fraction === '' || (group !== undefined && group === sign)) return undefined;
  return {
    isNegative: minus === '-' || minus === '−',
    whole,
    fraction,
    sign: sign === '.' || sign === ',' ? sign : undefined,
    group,
    isAmbiguous: group === undefined && fraction.length === GROUP && /^[1-9]\d{0,2}$/.test(whole),
  };
}

function grouped({ whole, fraction, ...parts }: Parts): Parts {
  return { ...parts, whole: whole + fraction, fraction: '' };
}

function measure(
  { isNegative, whole, fraction }: Parts,
  { decimals, max }: NumberRule,
): { value?: number; fault?: NumberFault } {
  const exact = fraction.replace(/0+$/, '');
  const value = Number(`0${whole}.${exact}`);
  if (isNegative && value > 0) return { fault: 'negative' };
  if (exact.length > decimals) return { fault: decimals === 0 ? 'not_whole' : 'too_many_decimals' };
  return value > max ? { fault: 'too_large' } : { value };
}

/** Without a dollar sign. */
function plainText(text: string, { isDollars = false }: NumberRule): string {
  const clean = text.trim();
  if (!isDollars) return clean;
  return clean
    .replace(/^([+\-−]?)(?:US ?\$|\$|USD)\s*/i, '$1')
    .replace(/(?:US ?\$|\$|USD)$/i, '')
    .trimEnd();
}
