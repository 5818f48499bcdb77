import type { Amount } from '@larder/shared/domain/groceryAmounts';
import { AMOUNT_RULE, readNumber } from '@larder/shared/domain/numberInput';
import { FRACTIONS } from '@larder/shared/domain/recipes';
import { dimensionOf, normaliseUnit } from '@larder/shared/domain/units';

/** Units people write that stores do not compare by. */
const LOOSE_UNITS: ReadonlySet<string> = new Set([
  'bag',
  'bottle',
  'box',
  'bunch',
  'can',
  'clove',
  'head',
  'jar',
  'pack',
  'slice',
  'stick',
]);
const SIGNS: ReadonlyMap<string, number> = new Map(FRACTIONS.map(([value, sign]) => [sign, value]));
const SIGN = `[${[...SIGNS.keys()].join('')}]`;
const GROUPED = String.raw`[1-9]\d{0,2}(?:,\d{3})+(?!\d)`;
const PLAIN = String.raw`\d+(?:[.,]\d+)?`;
const NUMBER = String.raw`(?:\d+ \d+/\d+|\d+/\d+|${GROUPED}|(?:${PLAIN} ?)?${SIGN}|${PLAIN})`;
const AMOUNT = new RegExp(String.raw`^(?:${NUMBER} ?(?:[-–]|to ) ?)?(${NUMBER}) ?(?=\p{L})`, 'u');

/**
 * Parses a written item: "2 lb carrots" -> 2, lb, carrots; "1 1/2 cups of rice" -> 1.5, cup, rice;
 * "6 eggs" -> 6, "", eggs; "1-2 lb chicken" -> 2, lb, chicken; "Garlic" -> 1, "", Garlic.
 *
 * Shape   undefined without a word. No amount means one piece; of a range the larger end counts. A comma
 *         before three digits groups them, as in the United States; any other is a decimal comma.
 */
export function parseItem(text: string): (Amount & { name: string }) | undefined {
  const words = text.trim().replaceAll(/\s+/g, ' ');
  if (!/\p{L}/u.test(words)) return undefined;
  const found = AMOUNT.exec(words);
  const amount = numberOf(found?.[1] ?? '');
  if (!found || amount === undefined) return { name: words, amount: 1, unit: '' };

  const rest = words.slice(found[0].length);
  const { unit, name } = unitBefore(rest, 2) ?? unitBefore(rest, 1) ?? { unit: '', name: rest };
  return { name: name.replace(/^of /i, ''), amount, unit };
}

/** Takes a unit of `words` words ("fl oz" has two) from the start; undefined when there is none. */
function unitBefore(text: string, words: number): { unit: string; name: string } | undefined {
  const parts = text.split(' ');
  const unit = normaliseUnit(parts.slice(0, words).join(' '));
  const isUnit = dimensionOf(unit) !== 'other' || LOOSE_UNITS.has(unit);
  return isUnit && parts.length > words ? { unit, name: parts.slice(words).join(' ') } : undefined;
}

/** undefined when the text is no number or divides by 0. */
function numberOf(text: string): number | undefined {
  const sign = SIGNS.get(text.at(-1) ?? '');
  const parts = (sign === undefined ? text : text.slice(0, -1)).trim().split(' ');
  const number = parts.reduce((sum, part) => sum + partOf(part), sign ?? 0);
  return Number.isFinite(number) && number > 0 ? number : undefined;
}

function partOf(text: string): number {
  const [over = '', under = '1'] = text.split('/');
  return (readNumber(over, AMOUNT_RULE, '.').value ?? 0) / Number(under);
}
