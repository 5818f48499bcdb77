import { isHyphen, isJoint, type Token } from '#basics/lineTokens';
import { ANDS, BETWEEN, OFS, RANGE_WORDS, VAGUE_NUMBERS } from '#basics/numberWords';
import { twoFigures } from '#basics/writtenFigure';
import { partAfterAnd, rangeAt, rangeLink } from '#basics/writtenNumber';

import { HOUR, MINUTE, type TimeUnit, type TimeUnitAt } from './timeUnits.ts';

type Tokens = readonly Token[];

/**
 * A time as it is written.
 *
 * Units   seconds; `high` is more than `low` in a range. Tokens from `from` up to `next`, without the full stop of an
 *         abbreviation.
 */
export type WrittenTime = {
  readonly low: number;
  readonly high: number;
  readonly from: number;
  readonly next: number;
};
type Span = WrittenTime & { readonly unit: TimeUnit };

/** Words between a number and its unit: "5 more minutes", "10 or so minutes", "½ of an hour". */
const BETWEEN_WORDS: ReadonlySet<string> = new Set(
  `more additional extra further full whole solid good long or so weitere weiteren volle vollen otros más altri
   autres bonne bonnes petites gute guten`.split(/\s+/),
);
const MAX_BETWEEN = 2;
const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'the']);
/** "And" of the languages that say "a half" after it. */
const GERMANIC_ANDS: ReadonlySet<string> = new Set(['and', '&', 'und', 'en']);
/** Parts of an hour that are written with a stroke; others are ranges: "10/15 minuti". */
const HOUR_PARTS: ReadonlySet<string> = new Set(['2/3', '3/4']);
/** Signs within a number or beside a part of one. */
const WITHIN_NUMBERS: ReadonlySet<string> = new Set(['/', '.', ':', '⁄']);
/** Units of one time: days, hours, minutes, seconds. */
const MAX_PARTS = 3;
/** Words for the second end of "a minute or two". */
const TWO = 2;

/**
 * The time at a token: "20 minutes", "1 h 30", "1:30 minutes", "an hour and a half", "45 seconds to 1 minute", "between 10 and
 * 15 minutes".
 *
 * Shape   undefined where none begins. `unitAt` says which words are units there.
 */
export function timeAt(tokens: Tokens, at: number, unitAt: TimeUnitAt): WrittenTime | undefined {
  if (isWithinNumber(tokens, at)) return undefined;
  const first = spanAt(tokens, at, unitAt);
  if (!first) return betweenAt(tokens, at, unitAt);
  if (first.low < first.high) return first;
  return rangeOf(tokens, first, unitAt) ?? orTwo(tokens, first, unitAt) ?? first;
}

/** Whether a token goes on with a number: "v1.5", "5:30", "1/0". */
function isWithinNumber(tokens: Tokens, at: number): boolean {
  const before = tokens[at - 1];
  const isPart = before?.kind === 'number' || WITHIN_NUMBERS.has(before?.text ?? '');
  return isPart && tokens[at]?.kind === 'number' && tokens[at]?.isTight === true;
}

/** "30 minutes - 1 hour", "1 hour to 1 hour 15 minutes" */
function rangeOf(tokens: Tokens, first: Span, unitAt: TimeUnitAt): WrittenTime | undefined {
  const from = afterStop(tokens, first);
  const link = rangeLink(tokens, from);
  // "1 hora a 1 hora y media"
  const isTo = tokens[from]?.lower === 'a' && tokens[from + 1]?.kind === 'number';
  const end = link === from && isTo ? from + 1 : link;
  const second = end > from ? spanAt(tokens, end, unitAt) : undefined;
  return second && joined(first, second);
}

function joined(first: Span, second: Span): WrittenTime {
  const { from } = first;
  const [low, high] = [Math.min(first.low, second.low), Math.max(first.high, second.high)];
  return { low, high, from, next: second.next };
}

/** "between 45 minutes and 1 hour" */
function betweenAt(tokens: Tokens, at: number, unitAt: TimeUnitAt): WrittenTime | undefined {
  if (!BETWEEN.has(tokens[at]?.lower ?? '')) return undefined;
  const first = spanAt(tokens, at + 1, unitAt);
  const and = first && afterStop(tokens, first);
  const isAnd = and !== undefined && ANDS.has(tokens[and]?.lower ?? '');
  const second = isAnd ? spanAt(tokens, and + 1, unitAt) : undefined;
  return first && second && { ...joined(first, second), from: at };
}

/** "a minute or two" */
function orTwo(tokens: Tokens, first: Span, unitAt: TimeUnitAt): WrittenTime | undefined {
  const isOne = first.low === first.unit.seconds && tokens[first.from]?.kind === 'word';
  const isOr = isOne && RANGE_WORDS.has(tokens[first.next]?.lower ?? '');
  const number = isOr ? rangeAt(tokens, first.next + 1, isUnitBy(unitAt)) : undefined;
  return number?.low === TWO && number.high === TWO
    ? { ...first, high: TWO * first.unit.seconds, next: number.next }
    : undefined;
}

/** A time of one or more units without a range across units. */
function spanAt(tokens: Tokens, at: number, unitAt: TimeUnitAt): Span | undefined {
  let span = clockAt(tokens, at, unitAt) ?? partAt(tokens, at, unitAt);
  for (let parts = 1; span && parts < MAX_PARTS; parts += 1) {
    const more = moreOf(tokens, span, unitAt);
    if (!more) break;
    span = {
      ...more,
      low: span.low + more.low,
      high: span.high + more.high,
      from: span.from,
    };
  }
  return span;
}

/** "1:30 minutes", "1:15 h" */
function clockAt(tokens: Tokens, at: number, unitAt: TimeUnitAt): Span | undefined {
  const [whole, colon, part] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  const isClock = colon?.text === ':' && colon.isTight && part?.isTight === true;
  if (!isClock || !/^\d{1,2}$/.test(whole?.text ?? '') || !/^[0-5]\d$/.test(part.text))
    return undefined;
  const place = skipJoint(tokens, at + 3);
  const unit = unitAt(tokens, place);
  if (unit?.seconds !== MINUTE && unit?.seconds !== HOUR) return undefined;
  const low = Number(whole?.text) * unit.seconds + (Number(part.text) * unit.seconds) / 60;
  return { low, high: low, from: at, next: place + 1, unit };
}

/** A number and one unit: "20 to 25 minutes", "1½ hours", "an hour and a half", "10/15 minuti", "Viertelstunde". */
function partAt(tokens: Tokens, at: number, unitAt: TimeUnitAt): Span | undefined {
  // "a few minutes"
  const isVague = [tokens[at], tokens[at + 1]].some((token) =>
    VAGUE_NUMBERS.has(token?.lower ?? ''),
  );
  const number = isVague
    ? undefined
    : (eitherAt(tokens, at, unitAt) ?? rangeAt(tokens, at, isUnitBy(unitAt)));
  const place = number && unitPlace(tokens, number, unitAt);
  const unit = place === undefined ? undefined : unitAt(tokens, place);
  if (number && unit && place !== undefined) {
    const [low, high] = [number.low * unit.seconds, number.high * unit.seconds];
    return withHalf(tokens, { low, high, from: at, next: place + 1, unit }, unitAt);
  }
  const named = unitAt(tokens, at);
  if (!named) return undefined;
  const { seconds } = named;
  const alone = { low: seconds, high: seconds, from: at, next: at + 1, unit: named };
  if (named.isNamed) return alone;
  // "hora y media"
  const half = tokens[at]?.lower === 'hora' ? withHalf(tokens, alone, unitAt) : alone;
  return half.next > alone.next ? half : undefined;
}

/** The token of a number's unit: past a hyphen, "more", "of an". */
function unitPlace(
  tokens: Tokens,
  { high, next }: { high: number; next: number },
  unitAt: TimeUnitAt,
): number | undefined {
  let place = skipJoint(tokens, next);
  for (let words = 0; words < MAX_BETWEEN; words += 1)
    if (BETWEEN_WORDS.has(tokens[place]?.lower ?? '')) place += 1;
  if (high < 1 && OFS.has(tokens[place]?.lower ?? '')) place += 1;
  if (high < 1 && ARTICLES.has(tokens[place]?.lower ?? '')) place += 1;
  return unitAt(tokens, place) ? place : undefined;
}

/** Two numbers with a stroke that are a range: "10/15 minuti", "2/3 minutes", but not "3/4 hour". */
function eitherAt(
  tokens: Tokens,
  at: number,
  unitAt: TimeUnitAt,
): { low: number; high: number; next: number } | undefined {
  const two = twoFigures(tokens, at);
  if (!two || !(two.first > 1 && two.first < two.second)) return undefined;
  const unit = unitAt(tokens, skipJoint(tokens, two.next));
  const isPart = unit && unit.seconds >= HOUR && HOUR_PARTS.has(`${two.first}/${two.second}`);
  return unit && !isPart ? { low: two.first, high: two.second, next: two.next } : undefined;
}

/** "an hour and a half", "1 heure et demie", "un'ora e mezza", "due ore e un quarto" */
function withHalf(tokens: Tokens, span: Span, unitAt: TimeUnitAt): Span {
  const { unit, next } = span;
  const part = ANDS.has(tokens[next]?.lower ?? '') ? partAfterAnd(tokens, next + 1, []) : undefined;
  // "5 minutes and quarter them"
  const isBare = part?.next === next + 2 && GERMANIC_ANDS.has(tokens[next]?.lower ?? '');
  // "1 hour and half a minute"
  const isOther =
    part && (unitAt(tokens, part.next) ?? ARTICLES.has(tokens[part.next]?.lower ?? ''));
  if (!part || isBare || isOther) return span;
  const more = part.value * unit.seconds;
  return { ...span, low: span.low + more, high: span.high + more, next: part.next };
}

/** What adds to a time: "30 min" after hours, with "and" or a comma, "30" in "1h30" and "1 hour 30". */
function moreOf(tokens: Tokens, span: Span, unitAt: TimeUnitAt): Span | undefined {
  const from = afterStop(tokens, span);
  let next = tokens[from]?.text === ',' || tokens[from]?.text === ':' ? from + 1 : from;
  const isLinked = isAdded(tokens[next]);
  if (isLinked) next += 1;
  const part = partAt(tokens, next, unitAt);
  const isSmaller = part && part.unit.seconds < span.unit.seconds && part.high < span.unit.seconds;
  if (isSmaller) return part;
  // "1 ora e 30"
  const isBare = next === from || (isLinked && endsAfter(tokens, next));
  return isBare ? minutesAt(tokens, next, span) : undefined;
}

function isAdded(token: Token | undefined): boolean {
  return token?.lower === 'plus' || token?.text === '+' || ANDS.has(token?.lower ?? '');
}

/** The minutes without a unit of "1h30" and "1 hour 30". */
function minutesAt(tokens: Tokens, at: number, { unit }: Span): Span | undefined {
  const [token, after] = [tokens[at], tokens[at + 1]];
  const isMinutes = unit.seconds === HOUR && /^[0-5]?\d$/.test(token?.text ?? '');
  if (!token || !isMinutes || !(endsAfter(tokens, at) || (unit.isShort && isFree(token, after))))
    return undefined;
  const low = Number(token.text) * MINUTE;
  return { low, high: low, from: at, next: at + 1, unit: { ...unit, seconds: MINUTE } };
}

/** "1h30" and "1 h 30 à feu doux", but not "1 hour 2 eggs". */
function isFree(token: Token, after: Token | undefined): boolean {
  const isOther = after?.isTight === true && !isHyphen(after) && !/^[,.;:)!?]$/.test(after.text);
  return (token.isTight || token.text.length === 2) && !isOther;
}

/** Whether nothing that is counted follows: "1 hour 15.", "1 hour 15 to 1 hour 30". */
function endsAfter(tokens: Tokens, at: number): boolean {
  const after = tokens[at + 1];
  return after === undefined || /^[,.;:)!?]$/.test(after.text) || RANGE_WORDS.has(after.lower);
}

/** The token after a time and the full stop of its abbreviation. */
function afterStop(tokens: Tokens, { next, unit }: Span): number {
  const stop = tokens[next];
  return unit.isShort && stop?.text === '.' && stop.isTight ? next + 1 : next;
}

function isUnitBy(unitAt: TimeUnitAt): (tokens: Tokens, at: number) => boolean {
  return (tokens, at) => unitAt(tokens, at) !== undefined;
}

function skipJoint(tokens: Tokens, at: number): number {
  return isJoint(tokens, at) ? at + 1 : at;
}
