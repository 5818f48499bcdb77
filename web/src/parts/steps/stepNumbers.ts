import { isHyphen, isJoint, type Token } from '@larder/shared/basics/lineTokens';
import type { Counted } from '@larder/shared/basics/writtenNumber';
import { unitAt } from '@larder/shared/food/lineUnits';
import { countAt, isTimes } from '@larder/shared/recipes/lineNumbers';
import { isPrime, isTimeWord } from '@larder/shared/recipes/timeUnits';

type Tokens = readonly Token[];

/**
 * The unit of a number: "cups".
 *
 * Shape   `at` is the token of its last word, which says one or many; `next` the token after it.
 */
type StepUnit = {
  readonly unit: string;
  readonly kind: 'measured' | 'length' | 'loose';
  readonly at: number;
  readonly next: number;
  /** "3-quart": what follows has that size. */
  readonly isHyphened: boolean;
};

/** A number with its unit; `next` of it is the token after the number. */
export type StepMember = Counted & { readonly unit: StepUnit | undefined };

/**
 * An amount as a step says it: "2 eggs", "1 cup plus 3 tablespoons (280 ml)", "2 400 g cans".
 *
 * Shape   `members` say the same, or add up; tokens from `from` up to `next`. `size` is the token after the size
 *         of each: the first member counts pieces of that size. `isImplied`: "the last teaspoon" has no number.
 */
export type StepAmount = {
  readonly members: readonly [StepMember, ...StepMember[]];
  readonly from: number;
  readonly next: number;
  readonly size: number | undefined;
  readonly isImplied: boolean;
};

/** What a number after these says is a name. */
const NAMES = words('step steps gas mark no number level setting stage page part');
/** What is counted in these, and in units of time, does not grow with the food. */
const NO_FOOD = words(`
  h day days week weeks night nights month months
  degree degrees percent time times batch batches layer layers change changes part parts halves
`);
const QUALIFIERS = words('heaped heaping level rounded scant good generous full more');
/** Before the first number in brackets: "(about 240 ml)", "(scant 1 cup)". */
const HEDGES = words('about scant or roughly generous around heaped');
const LINKS = words('plus and or to + / - – —');
/** Before a unit without a number: "the last teaspoon". */
const IMPLIED = words('last other another remaining second first final extra');
/** Degrees from here on; fewer are cups. */
const MIN_DEGREES = 30;

/** The amounts of a step in their order. Numbers of times, temperatures and lengths are none. */
export function amountsIn(tokens: Tokens): StepAmount[] {
  const found: StepAmount[] = [];
  let at = 0;
  while (at < tokens.length) {
    const read = impliedAt(tokens, at) ?? readAt(tokens, at);
    if (typeof read === 'number') {
      at = read;
    } else {
      found.push(read);
      at = read.next;
    }
  }
  return found;
}

/** The amount at a token, or the token to go on at. */
function readAt(tokens: Tokens, at: number): StepAmount | number {
  const count = countAt(tokens, at);
  if (!count) return at + 1;
  if (isNumberOfName(tokens, at)) return count.next;
  const sides = pastSides(tokens, count);
  if (sides !== undefined) return sides;
  const size = sizeAt(tokens, count);
  if (size !== undefined)
    return {
      members: [{ ...count, unit: undefined }],
      from: at,
      next: size,
      size,
      isImplied: false,
    };
  const first = memberAt(tokens, at);
  // An article before a size that nobody counts: "a 9 by 13 inch dish".
  if (!first) return isArticle(tokens[at]) ? at + 1 : pastUnit(tokens, count);
  const { members, next } = withMore(tokens, first);
  return { members, from: at, next, size: undefined, isImplied: false };
}

/** "the last teaspoon of the salt". */
function impliedAt(tokens: Tokens, at: number): StepAmount | undefined {
  const before = tokens[at - 1]?.lower ?? '';
  if (!IMPLIED.has(before)) return undefined;
  const unit = unitHere(tokens, at);
  const isOne = unit?.kind === 'measured' && !tokens[unit.at]?.lower.endsWith('s');
  // "another 1 cup" has its number.
  if (!isOne || (tokens[unit.at]?.lower.length ?? 0) < 3) return undefined;
  const member = { low: 1, high: 1, from: at, next: at, unit };
  return { members: [member], from: at, next: unit.next, size: undefined, isImplied: true };
}

/** "Gas 6", "step 2", "10:30", the rest of "24/7". */
function isNumberOfName(tokens: Tokens, at: number): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]];
  if (before === undefined) return false;
  return (
    NAMES.has(before.lower) || (token?.isTight === true && ['/', ':', '°'].includes(before.text))
  );
}

/** After "30 x 20 cm" and "9-by-13-inch"; undefined when the number is no side. */
function pastSides(tokens: Tokens, count: Counted): number | undefined {
  let next = count.next;
  for (let sides = 0; sides < 3; sides += 1) {
    const by = isHyphen(tokens[next]) ? next + 1 : next;
    const isBy = tokens[by]?.lower === 'by' || isTimes(tokens, by) || tokens[by]?.lower === 'x';
    const from = isHyphen(tokens[by + 1]) ? by + 2 : by + 1;
    const side = isBy ? countAt(tokens, from) : undefined;
    if (!side) break;
    const unit = unitHere(tokens, side.next);
    // "2 x 400 g cans"
    if (unit?.kind === 'measured') return undefined;
    next = unit?.kind === 'length' ? unit.next : side.next;
  }
  return next > count.next ? next : undefined;
}

/** The token after the size of what is counted: "a [400 g] can", "2 x [400 g] cans", "1 [(14.5 oz)] can". */
function sizeAt(tokens: Tokens, count: Counted): number | undefined {
  const times = isTimes(tokens, count.next) ? count.next + 1 : count.next;
  const isBracketed = tokens[times]?.text === '(';
  const from = isBracketed ? times + 1 : times;
  const size = isArticle(tokens[from]) ? undefined : countAt(tokens, from);
  const unit = size && unitHere(tokens, size.next);
  if (!unit || unit.kind === 'loose') return undefined;
  if (!isBracketed) return isJoint(tokens, unit.next) ? unit.next + 1 : unit.next;
  return tokens[unit.next]?.text === ')' ? unit.next + 1 : undefined;
}

/** A number with its unit; undefined for what is measured otherwise. */
function memberAt(tokens: Tokens, at: number): StepMember | undefined {
  const count = countAt(tokens, at);
  if (!count) return undefined;
  const word = isJoint(tokens, count.next) ? count.next + 1 : count.next;
  const lower = tokens[word]?.lower ?? '';
  const isTime = isTimeWord(lower) || isPrime(tokens[word]);
  if (NO_FOOD.has(lower) || isTime || lower === '%') return undefined;
  const unit = unitHere(tokens, count.next);
  if (unit?.kind === 'length') return undefined;
  const isDegrees = tokens[unit?.at ?? -1]?.lower === 'c' && count.high >= MIN_DEGREES;
  return isDegrees ? undefined : { ...count, unit };
}

/** After a number that is no amount, and its unit. */
function pastUnit(tokens: Tokens, count: Counted): number {
  return unitHere(tokens, count.next)?.next ?? count.next;
}

function unitHere(tokens: Tokens, at: number): StepUnit | undefined {
  const isHyphened = isJoint(tokens, at);
  let from = isHyphened ? at + 1 : at;
  if (!isHyphened && QUALIFIERS.has(tokens[from]?.lower ?? '')) from += 1;
  const found = unitAt(tokens, from);
  if (!found) return undefined;
  // Without the full stop of an abbreviation, which may end the sentence.
  const last = tokens[found.next - 1]?.text === '.' ? found.next - 2 : found.next - 1;
  return { unit: found.unit, kind: found.kind, at: last, next: last + 1, isHyphened };
}

/** With what is added to it, and the same in brackets: "1 lb 2 oz", "1 cup plus 3 tablespoons (280 ml)". */
function withMore(
  tokens: Tokens,
  first: StepMember,
): { members: [StepMember, ...StepMember[]]; next: number } {
  const members: [StepMember, ...StepMember[]] = [first];
  let next = first.unit?.next ?? first.next;
  if (first.unit?.kind !== 'measured') return { members, next };
  const add = (from: number): boolean => {
    const more = isArticle(tokens[from]) ? undefined : memberAt(tokens, from);
    if (more?.unit?.kind !== 'measured') return false;
    members.push(more);
    next = more.unit.next;
    return true;
  };
  while (add(LINKS.has(tokens[next]?.lower ?? '') ? next + 1 : next)) continue;
  if (tokens[next]?.text !== '(') return { members, next };
  const outside = { count: members.length, next };
  let inside = next + 1;
  for (let hedges = 0; hedges < 2 && HEDGES.has(tokens[inside]?.lower ?? ''); hedges += 1)
    inside += 1;
  if (add(inside)) while (add(LINKS.has(tokens[next]?.lower ?? '') ? next + 1 : next)) continue;
  if (members.length > outside.count && tokens[next]?.text === ')')
    return { members, next: next + 1 };
  members.length = outside.count;
  return { members, next: outside.next };
}

function isArticle(token: Token | undefined): boolean {
  return token?.lower === 'a' || token?.lower === 'an';
}

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}
