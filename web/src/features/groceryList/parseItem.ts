import type { Amount } from '@larder/shared/domain/groceryAmounts';
import { dimensionOf, normaliseUnit } from '@larder/shared/domain/units';

/** Units that measure nothing stores compare by, but that people write. */
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
const SIGNS: ReadonlyMap<string, number> = new Map([
  ['½', 1 / 2],
  ['⅓', 1 / 3],
  ['⅔', 2 / 3],
  ['¼', 1 / 4],
  ['¾', 3 / 4],
]);
const AMOUNT =
  /^(?:(\d+)\s+(\d+)\/(\d+)|(\d+)\/(\d+)|(\d+(?:[.,]\d+)?)?\s*([½⅓⅔¼¾])?)\s*(?=\p{L})/u;

/**
 * Reads what somebody writes on a list: "2 lb carrots" -> 2, lb, carrots; "1 1/2 cups of rice" -> 1.5,
 * cup, rice; "6 eggs" -> 6, "", eggs; "Garlic" -> 1, "", Garlic.
 *
 * Shape   undefined when there is no word in it. Without an amount it is one piece.
 */
export function parseItem(text: string): (Amount & { name: string }) | undefined {
  const words = text.trim().replaceAll(/\s+/g, ' ');
  if (!/\p{L}/u.test(words)) return undefined;
  const found = AMOUNT.exec(words);
  const amount = found ? amountOf(found) : undefined;
  if (amount === undefined) return one(words);

  const rest = words.slice(found?.[0].length ?? 0);
  const [first = '', ...others] = rest.split(' ');
  const unit = normaliseUnit(first);
  const isUnit = others.length > 0 && (dimensionOf(unit) !== 'other' || LOOSE_UNITS.has(unit));
  const name = (isUnit ? others.join(' ') : rest).replace(/^of /i, '');
  return { name, amount, unit: isUnit ? unit : '' };
}

function one(name: string) {
  return { name, amount: 1, unit: '' };
}

/** The number of a match, undefined when it has none or divides by 0. */
function amountOf([, whole, top, bottom, over, under, plain, sign]: RegExpExecArray) {
  if (plain === undefined && sign === undefined && top === undefined && over === undefined) return;
  const part = Number(top ?? over ?? 0) / Number(bottom ?? under ?? 1);
  const number =
    Number(whole ?? plain?.replace(',', '.') ?? 0) + part + (SIGNS.get(sign ?? '') ?? 0);
  return Number.isFinite(number) && number > 0 ? number : undefined;
}
