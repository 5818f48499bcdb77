import { isHyphen, isJoint, type Token, tokensOf } from '@larder/shared/basics/lineTokens';
import { ANDS, DOZENS, keyOf, OFS, VAGUE_NUMBERS } from '@larder/shared/basics/numberWords';
import { LIMITS } from '@larder/shared/basics/validation';
import { twoFigures } from '@larder/shared/basics/writtenFigure';
import { rangeAt } from '@larder/shared/basics/writtenNumber';
import { unitAt } from '@larder/shared/food/lineUnits';
import { isTimeWord } from '@larder/shared/recipes/timeUnits';

/** What a recipe makes. The same ends without a range. */
export type Yields = { readonly low: number; readonly high: number; readonly text: string };

type Tokens = readonly Token[];
/**
 * A number of a yield, from token `from` up to `next`.
 *
 * Shape   `kind`: it counts `people`, other `things`, or says how large one thing is (`size`).
 */
type Count = {
  readonly low: number;
  readonly high: number;
  readonly from: number;
  readonly next: number;
  readonly kind: 'people' | 'things' | 'size';
  readonly isInBrackets: boolean;
};

const MAX_LENGTH = 100;
/** The beginnings of words that count people; of several yields the one with such a word is meant. */
const PEOPLE =
  /^(?:serv|person(?!al)|people|portion|porz|porci|porç|porti|portsj|pax|pers$|comensal|raci[oó]n|gäste|guests?|kinder|children|adults?|erwachsene|annos|порц|人|인분)/i;
/** Words before a number of people. */
const SERVES: ReadonlySet<string> = new Set(
  `serves serve servings serving persons portions portionen portion personen personnes personas persone feeds für pour para per
   voor porzioni porciones porções porties raciones comensales`.split(/\s+/),
);
/** Between such a word and its number. */
const HEDGES: ReadonlySet<string> = new Set(
  ': about approximately approx . ca circa up to etwa environ ~ ≈'.split(' '),
);
const MAX_HEDGES = 3;
/** After the number of what each one gets: "24 cookies (2 per serving)". */
const EACH: ReadonlySet<string> = new Set('per pro par por je each a'.split(' '));
/** The beginnings of words for the parts of one thing: "1 pie (8 slices)". */
const PARTS =
  /^(?:slice|wedge|piece|square|bar|stück|tranche|parts?$|fett[ae]|rebanada|trozo|plak|stuks?$)/i;
/** What food is baked in; of such a size nobody knows how many it serves. */
const VESSELS: ReadonlySet<string> = new Set(
  `pan pans dish dishes tin tins skillet tray mold mould springform kastenform form moule plat molde stampo teglia
   tortiera bakvorm springvorm`.split(/\s+/),
);
/** Words from a size to the tin of that size. */
const MAX_WORDS = 3;
/** "1-9 inch pie" is one pie: its ends are too far apart for a range. */
const NOT_A_RANGE = 2.5;
const ARTICLES: ReadonlySet<string> = new Set(
  'a an the ein eine einen einem einer un une una uno een en ett'.split(' '),
);

/**
 * What a recipe makes: "Serves 4-6", "12 cookies", "2 dozen", 8.
 *
 * Shape   undefined without a number above 0, and for a measure: nobody knows how many 500 g or 3 cups serve. Of several numbers the
 *         one of people counts ("1 pie (8 servings)" is 8), else the first ("1 (9-inch) pie" is 1); a size alone is of one
 *         thing ("10-inch tart"). `text` is what is written, at most 100 characters.
 */
export function readYields(written: string | number): Yields | undefined {
  const text = String(written)
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, MAX_LENGTH);
  // Digits and signs of full width; "1½" is no 11/2.
  const plain = text.replaceAll(/[\uFF01-\uFF5E]/g, (sign) => sign.normalize('NFKC'));
  const { tokens } = tokensOf(plain);
  const found = meantOf(countsIn(tokens), tokens);
  if (!found) return undefined;
  const { low, high } = found;
  return low > 0 && high <= LIMITS.recipeNumber ? { low, high, text } : undefined;
}

/**
 * Of several ways to say it, the one that counts people, else the first; with its words, if another has the same
 * number and those. "8" beside "16 meatballs" is for eight.
 */
export function bestYields(written: readonly (string | number)[]): Yields | undefined {
  const read = written.flatMap((one) => readYields(one) ?? []);
  return (
    read.find(({ text }) => tokensOf(text).tokens.some(isPeople)) ??
    read.find(({ text, low }) => low === read[0]?.low && /\D/.test(text)) ??
    read[0]
  );
}

function meantOf(
  counts: readonly Count[],
  tokens: Tokens,
): { low: number; high: number } | undefined {
  const people = counts.filter(({ kind }) => kind === 'people');
  if (people.length > 0) return addedUp(people, tokens);
  const things = counts.filter(({ kind }) => kind === 'things');
  const first = things.find(({ isInBrackets }) => !isInBrackets);
  const parts = things.find(
    ({ isInBrackets, next }) => isInBrackets && PARTS.test(tokens[next]?.lower ?? ''),
  );
  if (first?.high === 1 && parts) return parts;
  return first ?? things[0] ?? counts.find(({ kind }) => kind === 'size');
}

/** "2 adults and 2 children" are four; of "4 servings, serves 4" the first counts. */
function addedUp(people: readonly Count[], tokens: Tokens): { low: number; high: number } {
  let [low, high] = [people[0]?.low ?? 0, people[0]?.high ?? 0];
  for (const more of people.slice(1)) {
    if (!ANDS.has(tokens[more.from - 1]?.lower ?? '')) break;
    [low, high] = [low + more.low, high + more.high];
  }
  return { low, high };
}

function countsIn(tokens: Tokens): Count[] {
  const found: Count[] = [];
  let depth = 0;
  let at = 0;
  while (at < tokens.length) {
    const sign = tokens[at]?.text;
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    const count = countAt(tokens, at);
    if (count?.kind !== undefined)
      found.push({ ...count, kind: count.kind, isInBrackets: depth > 0 });
    at = count?.next ?? at + 1;
  }
  return found;
}

type Span = Pick<Count, 'low' | 'high' | 'from' | 'next'>;
type Read = Span & { readonly kind?: Count['kind'] };

/** The number at a token; without a kind it counts nothing that a recipe makes. */
function countAt(tokens: Tokens, at: number): Read | undefined {
  if (tokens[at]?.isTight === true && /^[\d.,/⁄]+$/.test(tokens[at - 1]?.text ?? ''))
    return undefined;
  const number = eitherAt(tokens, at) ?? rangeAt(tokens, at, isMeasureAt);
  if (!number || isArticle(tokens, at, number.next)) return undefined;
  return { ...number, from: at, ...kindOf(tokens, { ...number, from: at }) };
}

/** "6/8 persons": from 6 to 8. */
function eitherAt(tokens: Tokens, at: number) {
  const two = twoFigures(tokens, at);
  if (!two || !(two.first > 1 && two.first < two.second) || !tokens.some(isPeople))
    return undefined;
  return { low: two.first, high: two.second, next: two.next };
}

/** "A crowd", "eine Form" and "a few" have no number; "a dozen" has. */
function isArticle(tokens: Tokens, at: number, next: number): boolean {
  const isVague =
    VAGUE_NUMBERS.has(tokens[at]?.lower ?? '') || VAGUE_NUMBERS.has(tokens[next - 1]?.lower ?? '');
  return isVague || (next === at + 1 && ARTICLES.has(keyOf(tokens[at]?.lower ?? '')));
}

/** What a number counts, and where its own words end. */
function kindOf(tokens: Tokens, count: Span): Partial<Count> {
  const size = sizeAfter(tokens, count);
  if (size) return size;
  const after = isJoint(tokens, count.next) ? count.next + 1 : count.next;
  const [word, second] = [tokens[after], tokens[after + 1]];
  const isEach = EACH.has(word?.lower ?? '') && second?.kind === 'word';
  const isOfOne = isEach || word?.lower === 'each' || isSizeBefore(tokens, count.from);
  if (
    isOfOne ||
    /^k?cal/.test(word?.lower ?? '') ||
    isTimeWord(word?.lower ?? '') ||
    isMeasureAt(tokens, after)
  )
    return {};
  const isNamed = isPeople(word) || (word?.kind === 'word' && isPeople(second));
  if (isNamed) return { kind: 'people' };
  if (isVesselAt(tokens, sizeEnd(tokens, after))) return {};
  if (!isServes(tokens, count.from)) return { kind: 'things' };
  return isVesselAt(tokens, after) ? {} : { kind: 'people' };
}

/** "Serving size: 1 cookie" */
function isSizeBefore(tokens: Tokens, at: number): boolean {
  return [tokens[at - 1], tokens[at - 2]].some((token) => token?.lower === 'size');
}

/**
 * A number that says how large one is: "9-inch", "20 cm", "9x13-inch", "12-cup".
 *
 * Shape   `kind` size where one thing of it is named after it; else none: "26 cm", "9x13 pan".
 */
function sizeAfter(tokens: Tokens, { low, high, from, next }: Span): Partial<Count> | undefined {
  const sides = sidesAfter(tokens, next);
  const place = isJoint(tokens, sides) ? sides + 1 : sides;
  const unit = unitAt(tokens, place);
  const isLength = unit?.kind === 'length';
  const isSize = isLength || (unit?.kind === 'measured' && place > sides);
  const end = isSize ? unit.next : sides;
  if (!isSize && !(sides > next && isVesselAt(tokens, sides))) return undefined;
  const first = Number(tokens[from]?.text);
  const isFirst = isLength
    ? isHyphen(tokens[from + 1]) && high / low >= NOT_A_RANGE
    : isApart(tokens, from);
  if (isFirst && Number.isInteger(first))
    return { low: first, high: first, kind: 'things', next: end };
  const thing = tokens[isJoint(tokens, end) ? end + 1 : end];
  const isOne = thing?.kind === 'word' && !OFS.has(thing.lower) && !isVesselAt(tokens, end);
  return isOne ? { low: 1, high: 1, kind: 'size', next: end } : { next: end };
}

/** "6 1/2-cup servings": six of half a cup. */
function isApart(tokens: Tokens, from: number): boolean {
  const [, part, stroke] = tokens.slice(from, from + 3);
  return part?.isTight === false && (/^\p{No}$/u.test(part.text) || stroke?.text === '/');
}

/** The token after a size: "8x8-inch", "(9-inch)"; -1 where none is. */
function sizeEnd(tokens: Tokens, at: number): number {
  const from = tokens[at]?.text === '(' ? at + 1 : at;
  const side = tokens[from]?.kind === 'number' ? rangeAt(tokens, from, isMeasureAt) : undefined;
  const end = side && sizeAfter(tokens, { ...side, from })?.next;
  if (end === undefined) return -1;
  return tokens[end]?.text === ')' ? end + 1 : end;
}

/** After the other sides of "9 x 13" and "9-by-13". */
function sidesAfter(tokens: Tokens, at: number): number {
  let next = at;
  for (let sides = 0; sides < 2; sides += 1) {
    const by = isJoint(tokens, next) ? next + 1 : next;
    const isBy = ['x', '×', 'by'].includes(tokens[by]?.lower ?? '');
    const side = isJoint(tokens, by + 1) ? by + 2 : by + 1;
    const isMeasured = unitAt(tokens, side + 1)?.kind === 'measured';
    if (!isBy || tokens[side]?.kind !== 'number' || isMeasured) break;
    next = side + 1;
  }
  return next;
}

/** Whether what is named at a token is a tin: "pan", "cake pans", "square baking dish". */
function isVesselAt(tokens: Tokens, at: number): boolean {
  for (let place = at; place >= 0 && place < at + MAX_WORDS; place += 1) {
    const token = tokens[place];
    if (VESSELS.has(token?.lower ?? '')) return true;
    if (token?.kind !== 'word') return false;
  }
  return false;
}

/** "Serves 8", "Servings: 8", "für 8". */
function isServes(tokens: Tokens, from: number): boolean {
  let before = from - 1;
  for (let hedges = 0; hedges < MAX_HEDGES; hedges += 1)
    if (HEDGES.has(tokens[before]?.lower ?? '')) before -= 1;
  return SERVES.has(tokens[before]?.lower ?? '');
}

function isPeople(token: Token | undefined): boolean {
  return token !== undefined && PEOPLE.test(token.lower);
}

/** Mass or volume, "dozen" aside. */
function isMeasureAt(tokens: Tokens, at: number): boolean {
  const isDozen = DOZENS.has(tokens[at]?.lower ?? '');
  return !isDozen && unitAt(tokens, at)?.kind === 'measured';
}
