import { FRACTIONS } from './amountText.ts';
import { isHyphen, isJoint, type Token } from './lineTokens.ts';
import { unitAt } from './lineUnits.ts';
import { readNumber, RECIPE_RULE } from './numberInput.ts';

/** A number, or two of a range, from a token up to `next`. */
export type Counted = {
  readonly low: number;
  readonly high: number;
  readonly from: number;
  readonly next: number;
};

type Found = { readonly value: number; readonly next: number };
type Tokens = readonly Token[];

const SIGNS: ReadonlyMap<string, number> = new Map([
  ...FRACTIONS.map(([value, sign]) => [sign, value] as const),
  ['⅙', 1 / 6],
  ['⅚', 5 / 6],
  ['⅕', 1 / 5],
  ['⅖', 2 / 5],
  ['⅗', 3 / 5],
  ['⅘', 4 / 5],
]);
/** Of fractions that people cook by. "80/20" is none. */
const DENOMINATORS: ReadonlySet<number> = new Set([2, 3, 4, 5, 6, 8, 10, 12, 16]);
const CARDINALS: ReadonlyMap<string, number> = new Map(
  'one two three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .map((word, index) => [word, index + 1] as const),
);
const PARTS: ReadonlyMap<string, number> = new Map([
  ['half', 2],
  ['halves', 2],
  ['third', 3],
  ['thirds', 3],
  ['quarter', 4],
  ['quarters', 4],
  ['fourth', 4],
  ['fourths', 4],
  ['eighth', 8],
]);
const DOZEN = 12;
/** What "a few" and "several" are read as. */
const FEW = 3;
const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'the']);
/** After "a": no amount at all. */
const VAGUE: ReadonlySet<string> = new Set(['little', 'bit', 'lot', 'touch']);
const AND: ReadonlySet<string> = new Set(['and', '&']);
/** Signs that may touch a number; others make it another thing: "2%", "24/7", "7:00". */
const MAY_TOUCH: ReadonlySet<string> = new Set(['(', '+', '"', '″', '”', '#', ',', ';', '×', '*']);

/**
 * The number or range at a token: "2", "1½", "1-1/2", "2 to 3", "half a", "a dozen".
 *
 * Shape   undefined when it is no number, or part of another thing: "7-Up", "2% milk", "1/0".
 */
export function countAt(tokens: Tokens, at: number): Counted | undefined {
  const first = numberAt(tokens, at);
  if (!first) return undefined;
  const second = rangeEnd(tokens, first.next);
  const found = {
    low: Math.min(first.value, second?.value ?? first.value),
    high: Math.max(first.value, second?.value ?? first.value),
    from: at,
    next: second?.next ?? first.next,
  };
  const isCount = found.low > 0 && found.high <= RECIPE_RULE.max;
  return isCount && endsHere(tokens, found.next) ? found : undefined;
}

/** The second number of a range: "-3", "– 3", "to 3", "or 3", "- to 3". */
function rangeEnd(tokens: Tokens, at: number): Found | undefined {
  let next = at;
  if (isHyphen(tokens[next])) next += 1;
  if (tokens[next]?.lower === 'to' || tokens[next]?.lower === 'or') next += 1;
  // "3 to a pan" is no range.
  return next === at || ARTICLES.has(tokens[next]?.lower ?? '')
    ? undefined
    : numberAt(tokens, next);
}

/** Whether a number ends before this token, and is not the beginning of a word or another number. */
function endsHere(tokens: Tokens, at: number): boolean {
  const token = tokens[at];
  if (token?.isTight !== true) return true;
  if (token.kind === 'word') return isTimes(tokens, at) || unitAt(tokens, at) !== undefined;
  if (!isHyphen(token)) return MAY_TOUCH.has(token.text);
  const after = tokens[at + 1];
  if (!isJoint(tokens, at) || after?.lower === 'to') return true;
  const unit = unitAt(tokens, at + 1);
  return unit !== undefined && unit.kind !== 'loose';
}

/** The sign of "2 x 400g". */
export function isTimes(tokens: Tokens, at: number): boolean {
  const token = tokens[at];
  return token?.text === '×' || (token?.lower === 'x' && tokens[at + 1]?.kind !== 'sign');
}

function numberAt(tokens: Tokens, at: number): Found | undefined {
  const first = spelledNumber(tokens, at) ?? figureAt(tokens, at);
  if (!first) return undefined;
  const more = Number.isInteger(first.value) ? mixedPart(tokens, first.next) : undefined;
  const sum = more ? { value: first.value + more.value, next: more.next } : first;
  return tokens[sum.next]?.lower === 'dozen'
    ? { value: sum.value * DOZEN, next: sum.next + 1 }
    : sum;
}

/** Digits, a fraction or a sign. */
function figureAt(tokens: Tokens, at: number): Found | undefined {
  const [token, slash, under] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  const sign = SIGNS.get(token?.text ?? '');
  if (sign !== undefined) return { value: sign, next: at + 1 };
  if (token?.kind !== 'number') return undefined;
  const { value } = readNumber(token.text, RECIPE_RULE, '.');
  if (value === undefined) return undefined;
  const isFraction = (slash?.text === '/' || slash?.text === '⁄') && under?.kind === 'number';
  if (!isFraction || !slash.isTight) return { value, next: at + 1 };
  const parts = DENOMINATORS.has(Number(under.text)) && Number.isInteger(value);
  return parts ? { value: value / Number(under.text), next: at + 3 } : undefined;
}

/** What makes a whole number mixed: "½", " 1/2", "-1/2", " and a half". */
function mixedPart(tokens: Tokens, at: number): Found | undefined {
  const isAnd = AND.has(tokens[at]?.lower ?? '');
  const from = isAnd || isJoint(tokens, at) ? at + 1 : at;
  const found = figureAt(tokens, from);
  if (found && found.value < 1 && !tokens[from]?.text.startsWith('.')) return found;
  const part = from + (tokens[from]?.lower === 'a' ? 1 : 0);
  const under = isAnd ? PARTS.get(tokens[part]?.lower ?? '') : undefined;
  return under === undefined ? undefined : { value: 1 / under, next: part + 1 };
}

/** "one", "a", "half a", "three quarters of a", "a couple of". */
function spelledNumber(tokens: Tokens, at: number): Found | undefined {
  const [word, second] = [tokens[at]?.lower ?? '', tokens[at + 1]?.lower ?? ''];
  if (word === 'a' || word === 'an') {
    const isNoun = tokens[at + 1]?.isTight === false && !VAGUE.has(second);
    return spelledGroup(tokens, at + 1) ?? (isNoun ? { value: 1, next: at + 1 } : undefined);
  }
  return spelledGroup(tokens, at) ?? cardinal(tokens, at);
}

/** "half a", "quarter", "dozen", "couple of", "few". */
function spelledGroup(tokens: Tokens, at: number): Found | undefined {
  const word = tokens[at]?.lower ?? '';
  if (word === 'dozen') return { value: DOZEN, next: at + 1 };
  if (word === 'few' || word === 'several') return { value: FEW, next: at + 1 };
  if (word === 'couple') return { value: 2, next: skipOf(tokens, at + 1) };
  const under = PARTS.get(word);
  return under === undefined ? undefined : partOf(tokens, at + 1, 1 / under);
}

/** "two", "three-quarters", "one third". */
function cardinal(tokens: Tokens, at: number): Found | undefined {
  const value = CARDINALS.get(tokens[at]?.lower ?? '');
  if (value === undefined) return undefined;
  const part = isJoint(tokens, at + 1) ? at + 2 : at + 1;
  const under = PARTS.get(tokens[part]?.lower ?? '');
  const found = under === undefined ? undefined : partOf(tokens, part + 1, value / under);
  return found ?? { value, next: at + 1 };
}

/** What a part is of: a unit, "a", "of a", "dozen". "Half and half" and "half-fat" are no numbers. */
function partOf(tokens: Tokens, at: number, value: number): Found | undefined {
  const next = skipOf(tokens, at);
  const article = ARTICLES.has(tokens[next]?.lower ?? '') ? next + 1 : next;
  const isOf =
    article > at || tokens[at]?.lower === 'dozen' || unitAt(tokens, at)?.kind !== undefined;
  return isOf && tokens[article] ? { value, next: article } : undefined;
}

function skipOf(tokens: Tokens, at: number): number {
  return tokens[at]?.lower === 'of' ? at + 1 : at;
}
