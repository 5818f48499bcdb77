import { isHyphen, isJoint, type Token } from '#basics/lineTokens';
import { ANDS, OFS } from '#basics/numberWords';
import { type Counted, partAfterAnd } from '#basics/writtenNumber';
import { containerAt, type LineUnit, unitAt } from '#food/lineUnits';
import { dimensionOf, exactBaseQuantity, US_VOLUMES, US_WEIGHTS } from '#food/units';

import { countAt } from './lineNumbers.ts';

type Tokens = readonly Token[];

/** A number with its unit: `next` is the token after the unit. */
export type Measure = Counted & { readonly unit: string; readonly kind: LineUnit['kind'] };

const HEDGES: ReadonlySet<string> = new Set(
  'about approximately approx around roughly just nearly scant ~ ≈ circa ca'.split(' '),
);
/** Hedges only where a number follows: "good 2 tbsp", "a little over 1 cup", but "good olive oil". */
const NUMBER_HEDGES: ReadonlySet<string> = new Set(
  `heaping heaped level rounded generous good full scant just over under little bit slightly more less than almost
   nearly about around gut knapp rund etwa ungefähr reichlich environ bien unos unas aprox ongeveer ruim`.split(
    /\s+/,
  ),
);
const MAX_HEDGES = 5;
/** A count and a size that touch are no range when they are so far apart: "1-14 oz can". */
const NOT_A_RANGE = 4;
/** Max share by which the same amount differs in two systems: "1 lb 450 g". */
const SAME = 0.15;
/** Measures that one amount adds up. */
const MAX_MEASURES = 3;

/** What joins two measures. */
type Link = 'range' | 'sum' | 'difference';

/**
 * Adds what follows a measure: "plus 2 tbsp", ", plus 1 tbsp", "and a half", "2 oz" after pounds, "-250g", "to 1 tbsp",
 * "minus 1 tbsp".
 */
export function addUp(tokens: Tokens, first: Measure): Measure {
  let sum = withHalf(tokens, first);
  let last = first.unit;
  for (let turn = 0; turn < MAX_MEASURES; turn += 1) {
    const from = tokens[sum.next]?.text === ',' ? sum.next + 1 : sum.next;
    const link = linkAt(tokens, from);
    const more = measureAt(tokens, link ? from + 1 : from);
    if (more?.kind !== 'measured' || dimensionOf(more.unit) !== dimensionOf(sum.unit)) return sum;
    if (link === 'range' && from > sum.next) return sum;
    if (!link && !isRestOf(more, last)) return sum;
    const joined = joinedBy(link ?? 'sum', sum, more);
    if (!joined) return sum;
    sum = joined;
    last = more.unit;
  }
  return sum;
}

function linkAt(tokens: Tokens, at: number): Link | undefined {
  const word = tokens[at]?.lower ?? '';
  if (isHyphen(tokens[at]) || word === 'to') return 'range';
  if (word === 'minus' || word === 'less') return 'difference';
  return word === 'plus' || word === '+' || ANDS.has(word) ? 'sum' : undefined;
}

/** Whether a measure without a link goes on with one in that unit: ounces after pounds, but not the same in grams. */
function isRestOf({ high, unit }: Measure, last: string): boolean {
  return isUs(unit) === isUs(last) && inUnit(high, unit, last) < 1;
}

function isUs(unit: string): boolean {
  return US_VOLUMES.includes(unit) || US_WEIGHTS.includes(unit);
}

/** undefined where nothing would be left. */
function joinedBy(link: Link, sum: Measure, more: Measure): Measure | undefined {
  const { next } = more;
  const [low, high] = [
    inUnit(more.low, more.unit, sum.unit),
    inUnit(more.high, more.unit, sum.unit),
  ];
  if (link === 'range')
    return { ...sum, low: Math.min(sum.low, low), high: Math.max(sum.high, high), next };
  if (link === 'sum') return { ...sum, low: sum.low + low, high: sum.high + high, next };
  return sum.low > high ? { ...sum, low: sum.low - high, high: sum.high - low, next } : undefined;
}

/** "1 cup and a half", "1 taza y media", but not "1 cup and half a teaspoon". */
function withHalf(tokens: Tokens, first: Measure): Measure {
  const part = ANDS.has(tokens[first.next]?.lower ?? '')
    ? partAfterAnd(tokens, first.next + 1, [])
    : undefined;
  const after = part && tokens[part.next];
  if (!part || after?.lower === 'a' || after?.lower === 'an' || unitAt(tokens, part.next))
    return first;
  return {
    ...first,
    low: first.low + part.value,
    high: first.high + part.value,
    next: part.next,
  };
}

function inUnit(amount: number, unit: string, wanted: string): number {
  if (unit === wanted) return amount;
  return exactBaseQuantity(amount, unit).amount / exactBaseQuantity(1, wanted).amount;
}

/** The token after a second measure: "/4oz", "/5fl oz/¼ pint", "(4oz)", "450 g" after a pound. */
export function skipSecond(tokens: Tokens, first: Measure): number {
  let { next } = first;
  for (let turn = 0; turn < MAX_MEASURES; turn += 1) {
    const isDual = tokens[next]?.text === '/' || tokens[next]?.text === '|';
    const second = isDual ? measureAt(tokens, next + 1) : undefined;
    if (!second) break;
    next = addUp(tokens, second).next;
  }
  const again = next === first.next ? measureAt(tokens, next) : undefined;
  if (again && isSameAmount(first, again) && tokens[again.next]) return again.next;
  return asideMeasure(tokens, next)?.next ?? next;
}

/** Whether a measure says the same in the other system. */
function isSameAmount(first: Measure, second: Measure): boolean {
  const isBoth = first.kind === 'measured' && second.kind === 'measured';
  if (!isBoth || dimensionOf(first.unit) !== dimensionOf(second.unit)) return false;
  if (isUs(first.unit) === isUs(second.unit)) return false;
  const share = inUnit(second.high, second.unit, first.unit) / first.high;
  return Math.abs(share - 1) <= SAME;
}

/** A number and its unit: "14 oz", "14-oz", "1-inch". */
export function measureAt(tokens: Tokens, at: number): Measure | undefined {
  const count = countAt(tokens, skipHedges(tokens, at));
  if (!count) return undefined;
  const unit = unitAt(tokens, skipJoint(tokens, count.next));
  if (!unit || unit.kind === 'loose') return undefined;
  return { ...count, unit: unit.unit, kind: unit.kind, next: unit.next };
}

/** A measure alone in parentheses: "(14-oz)", "(about 2 lb each)", "(15 oz / 425 g)", "(1 stick)". */
export function asideMeasure(tokens: Tokens, at: number): Measure | undefined {
  if (tokens[at]?.text !== '(') return undefined;
  const first = measureAt(tokens, at + 1);
  if (!first) return undefined;
  const sum = addUp(tokens, first);
  let next = skipSecond(tokens, sum);
  const isEnd = (token: Token | undefined) => /^(?:each|total|apiece)$/.test(token?.lower ?? '');
  if (tokens[next]?.text === ',' && isEnd(tokens[next + 1])) next += 2;
  else if (isEnd(tokens[next])) next += 1;
  if (tokens[next]?.text === ')') return { ...sum, next: next + 1 };
  // "2 (14 oz cans beans": nobody closed it.
  const isOpen = tokens[next]?.kind === 'word' && !tokens.some(({ text }) => text === ')');
  return isOpen ? { ...sum, next } : undefined;
}

/** The number of a length is no count: "1-inch piece" is one piece. */
export function lengthOf(tokens: Tokens, count: Counted): Measure | undefined {
  const unit = unitAt(tokens, skipJoint(tokens, count.next));
  return unit?.kind === 'length'
    ? { ...count, unit: unit.unit, kind: 'length', next: unit.next }
    : undefined;
}

/** "1-14 oz can" is one can. */
export function farRange(tokens: Tokens, { low, high, next }: Counted): Measure | undefined {
  const unit = unitAt(tokens, skipJoint(tokens, next));
  const isFar = high / low >= NOT_A_RANGE && Number.isInteger(low);
  return isFar && unit?.kind === 'measured' && containerAt(tokens, unit.next, unit.unit)
    ? { low: high, high, from: next - 1, unit: unit.unit, kind: 'measured', next: unit.next }
    : undefined;
}

/** "2 1/4-ounce packages" are two of a quarter: of one of 2¼ there would be one package. */
export function splitSize(
  tokens: Tokens,
  count: Counted,
): { count: number; each: Measure } | undefined {
  const [whole, part] = [tokens[count.from], tokens[count.from + 1]];
  const isSpaced = whole?.kind === 'number' && part?.isTight === false && !isHyphen(part);
  const number = Math.floor(count.high);
  if (!isSpaced || count.low < count.high || number < 2) return undefined;
  const each = measureAt(tokens, count.from + 1);
  const container = each && containerAt(tokens, each.next, each.unit);
  if (!container || each.high >= 1) return undefined;
  const isStop = tokens[container.next - 1]?.text === '.';
  const last = tokens[container.next - (isStop ? 2 : 1)];
  return last?.lower.endsWith('s') === true ? { count: number, each } : undefined;
}

export function skipJoint(tokens: Tokens, at: number): number {
  return isJoint(tokens, at) ? at + 1 : at;
}

/** The token after "about", "up to", "a generous" before a number. */
export function skipHedges(tokens: Tokens, at: number): number {
  let next = at;
  while (HEDGES.has(tokens[next]?.lower ?? '')) next += tokens[next + 1]?.text === '.' ? 2 : 1;
  const [first, second] = [tokens[next]?.lower, tokens[next + 1]?.lower];
  const isPhrase = (first === 'up' && second === 'to') || (first === 'at' && second === 'least');
  return isPhrase ? next + 2 : numberAfterHedges(tokens, next);
}

function numberAfterHedges(tokens: Tokens, at: number): number {
  const first = tokens[at]?.lower === 'a' ? at + 1 : at;
  let next = first;
  while (next < first + MAX_HEDGES && NUMBER_HEDGES.has(tokens[next]?.lower ?? '')) next += 1;
  const isArticle = tokens[next]?.lower === 'a' || tokens[next]?.lower === 'an';
  return next > first && !isArticle && countAt(tokens, next) ? next : at;
}

/** Whether a word between a unit and the name says no more than "of". */
export function isOf(token: Token | undefined): boolean {
  return token?.lower === 'of' || OFS.has(token?.text ?? '');
}
