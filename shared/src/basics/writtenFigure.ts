import { FRACTIONS } from './fractions.ts';
import type { Token } from './lineTokens.ts';
import { type DecimalSign, readNumber, RECIPE_RULE } from './numberInput.ts';
import { OFS, RANGE_WORDS } from './numberWords.ts';

type Tokens = readonly Token[];

/** Shape   `isFraction`: a sign or two numbers with a stroke; `next` is the token after it. */
type Figure = {
  readonly value: number;
  readonly next: number;
  readonly isFraction: boolean;
};

const SIGNS: ReadonlyMap<string, number> = new Map([
  ...FRACTIONS.map(([value, sign]) => [sign, value] as const),
  ['⅙', 1 / 6],
  ['⅚', 5 / 6],
  ['⅕', 1 / 5],
  ['⅖', 2 / 5],
  ['⅗', 3 / 5],
  ['⅘', 4 / 5],
  ['⅐', 1 / 7],
  ['⅑', 1 / 9],
  ['⅒', 1 / 10],
]);
const STROKES: ReadonlySet<string> = new Set(['/', '⁄', '∕', '／']);
/** Of fractions that people cook by. "80/20" is none. */
const DENOMINATORS: ReadonlySet<number> = new Set([2, 3, 4, 5, 6, 8, 10, 12, 16]);
/** What writers put behind a fraction: "1/3rd". */
const ORDINALS: ReadonlySet<string> = new Set('st nd rd rds th ths'.split(' '));
/** Nobody writes three decimals of these, so the sign before them groups: "1.000 g". */
const SMALL_UNITS: ReadonlySet<string> = new Set(
  `g gr gm gram grams gramm gramme grammes gramo gramos grammo grammi mg ml milliliter milliliters millilitre
   millilitres mililitros millilitri`.split(/\s+/),
);
/** Nobody takes thousands of these, so the sign before three digits is the decimal one: "1,500 kg", "1.125 cups". */
const LARGE_UNITS: ReadonlySet<string> = new Set(
  `kg kilo kilos kilogram kilograms kilogramm l liter liters litre litres litro litros litri cup cups tbsp tablespoon
   tablespoons tsp teaspoon teaspoons`.split(/\s+/),
);
/** Tokens after a number among which its unit is looked for: "1.000 - 1.500 g". */
const MAX_AHEAD = 4;
/** Most groups of three digits; more are no amount. */
const MAX_GROUPS = 2;

/**
 * The figures at a token: "2", "1.5", "1,5", "½", "1/2", "1⁄2", "1/3rd", "1,000", "1 000", "1'000".
 *
 * Shape   undefined for other tokens, and for parts that nobody cooks by: "1/0", "3/7", "24/7".
 */
export function figureAt(tokens: Tokens, at: number): Figure | undefined {
  const token = tokens[at];
  const sign = SIGNS.get(token?.text ?? '');
  if (sign !== undefined) return { value: sign, next: at + 1, isFraction: true };
  if (token?.kind !== 'number') return undefined;
  const two = twoFigures(tokens, at);
  if (!two) return wholeAt(tokens, at);
  const isPart = DENOMINATORS.has(two.second) && Number.isInteger(two.first);
  const end = tokens[two.next];
  const isOrdinal = end?.isTight === true && ORDINALS.has(end.lower);
  return isPart
    ? { value: two.first / two.second, next: two.next + (isOrdinal ? 1 : 0), isFraction: true }
    : undefined;
}

/** Two numbers with a stroke between them, whatever it means: "1/2", "10/15". */
export function twoFigures(
  tokens: Tokens,
  at: number,
): { first: number; second: number; next: number } | undefined {
  const [over, stroke, under] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  const isStroke = STROKES.has(stroke?.text ?? '') && stroke?.isTight === true;
  if (over?.kind !== 'number' || !isStroke || under?.kind !== 'number') return undefined;
  const first = readNumber(over.text, RECIPE_RULE, '.').value ?? Number.NaN;
  return { first, second: Number(under.text), next: at + 3 };
}

function wholeAt(tokens: Tokens, at: number): Figure | undefined {
  const { text, next } = groupsAt(tokens, at);
  const { value } = readNumber(text, RECIPE_RULE, decimalOf(text, wordAhead(tokens, next)));
  return value === undefined ? undefined : { value, next, isFraction: false };
}

/** The sign that is the decimal one where three digits follow it, by the unit. */
function decimalOf(text: string, unit: string): DecimalSign {
  const sign = text.includes(',') ? ',' : '.';
  if (LARGE_UNITS.has(unit)) return sign;
  // "1.125 g" of a recipe are thousands, "2.834 g" were computed.
  return SMALL_UNITS.has(unit) && sign === '.' && /[05]$/.test(text) ? ',' : '.';
}

/** Digits in groups: "1 000", "1'000". "2 400 g tins" are two. */
function groupsAt(tokens: Tokens, at: number): { text: string; next: number } {
  let text = tokens[at]?.text ?? '';
  let next = at + 1;
  if (!/^[1-9]\d{0,2}$/.test(text)) return { text, next };
  for (let groups = 0; groups < MAX_GROUPS; groups += 1) {
    const isQuoted = /^['’]$/.test(tokens[next]?.text ?? '') && tokens[next]?.isTight === true;
    const digits = tokens[isQuoted ? next + 1 : next];
    const isGroup = digits?.isTight === isQuoted && /^\d{3}$/.test(digits.text);
    if (!isGroup || !(isQuoted || isThousands(tokens, next))) break;
    text += (isQuoted ? "'" : ' ') + digits.text;
    next += isQuoted ? 2 : 1;
  }
  return { text, next };
}

/** Whether three digits behind a space go on with the number: "1 000", "1 500 g de"; no pack is of "050 g". */
function isThousands(tokens: Tokens, at: number): boolean {
  const [digits, unit, of] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  const isSmall =
    SMALL_UNITS.has(unit?.lower ?? '') && of?.lower !== 'of' && OFS.has(of?.lower ?? '');
  return digits?.text.startsWith('0') === true || isSmall;
}

/** The first word after a number, and after the other end of its range. */
function wordAhead(tokens: Tokens, at: number): string {
  for (const token of tokens.slice(at, at + MAX_AHEAD)) {
    const isBetween = token.kind !== 'word' || RANGE_WORDS.has(token.lower);
    if (!isBetween) return token.lower;
    if (token.text === '.' || token.text === ',' || token.text === '(') return '';
  }
  return '';
}
