import { isHyphen, isJoint, type Token } from './lineTokens.ts';
import {
  ANDS,
  BETWEEN,
  DOZENS,
  keyOf,
  numbersOf,
  OFS,
  partOfWord,
  RANGE_WORDS,
  type WordNumber,
  type WordPart,
} from './numberWords.ts';
import { figureAt } from './writtenFigure.ts';

type Tokens = readonly Token[];

/** Whether a token is a unit of what is read: "half cup", "half hour"; "half-fat" is no number. */
export type IsUnit = (tokens: Tokens, at: number) => boolean;

/** A number, or two of a range, from a token up to `next`. */
export type Counted = {
  readonly low: number;
  readonly high: number;
  readonly from: number;
  readonly next: number;
};

/** Shape   `languages` are those of its first word; none of figures. */
export type WrittenRange = Counted & { readonly languages: readonly string[] };

type Found = {
  readonly value: number;
  readonly next: number;
  readonly languages: readonly string[];
  readonly isDozens?: boolean;
};

const DOZEN = 12;
/** What "a few" and "several" are read as. */
const FEW = 3;
const ENGLISH = ['en'];
const ROMANCE: ReadonlySet<string> = new Set(['fr', 'es', 'it']);
/** "Treinta y cinco", "vingt et un". */
const AND_OF_TENS: ReadonlyMap<string, string> = new Map([
  ['fr', 'et'],
  ['es', 'y'],
]);
const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'the']);
/** After "a": no amount at all. */
const VAGUE: ReadonlySet<string> = new Set(['little', 'bit', 'lot', 'touch']);
/** A word behind "2 of 3" that says that "of" is Dutch, where it is "or": "eieren", "wortels", "el"; not "children". */
const IS_DUTCH =
  /^(?:[et]l|dl|uur|min|rode)$|(?<!^(?:t|th|h|m|op|ov|wh)|e|ev|wom|childr|chick|kitch|doz|froz|gold|gard|wood|brok)en$|(?:app|lep|steng|wort)els$|jes$/;
/** Before the second number of a range: "20 to about 25". */
const HEDGES: ReadonlySet<string> = new Set('about around ca circa etwa environ'.split(' '));

/**
 * The number or range at a token: "2", "1½", "1-1/2", "2 to 3", "between 2 and 3", "half a", "a dozen", "anderthalb".
 *
 * Shape   digits, fractions and words up to ninety-nine in English, German, French, Spanish, Italian and Dutch. undefined
 *         where none is; what follows it is for the caller to judge.
 */
export function rangeAt(tokens: Tokens, at: number, isUnit: IsUnit): WrittenRange | undefined {
  const isBetween = BETWEEN.has(lowerAt(tokens, at));
  const first = numberAt(tokens, isBetween ? at + 1 : at, isUnit);
  if (!first) return undefined;
  const second = isBetween
    ? numberAfterAnd(tokens, first.next, isUnit)
    : rangeEnd(tokens, first, isUnit);
  if (isBetween && !second) return undefined;
  // "2-3 dozen"
  const isShared = second?.isDozens === true && first.isDozens !== true;
  const ends = [first.value * (isShared ? DOZEN : 1), second?.value ?? first.value];
  return {
    low: Math.min(...ends),
    high: Math.max(...ends),
    from: at,
    next: second?.next ?? first.next,
    languages: first.languages,
  };
}

function numberAfterAnd(tokens: Tokens, at: number, isUnit: IsUnit): Found | undefined {
  return ANDS.has(lowerAt(tokens, at)) ? numberAt(tokens, at + 1, isUnit) : undefined;
}

/** The second number of a range: "-3", "– 3", "to 3", "or 3", "- to 3", "a 3". */
function rangeEnd(tokens: Tokens, first: Found, isUnit: IsUnit): Found | undefined {
  const next = rangeLink(tokens, first.next);
  const from = next > first.next ? next : foreignLink(tokens, first);
  // "3 to a pan" is no range.
  return from === first.next || ARTICLES.has(lowerAt(tokens, from))
    ? undefined
    : numberAt(tokens, from, isUnit);
}

/** The token after a dash and a word that join the ends of a range; the same token where none do. */
export function rangeLink(tokens: Tokens, at: number): number {
  let next = at;
  if (isHyphen(tokens[next]) || tokens[next]?.text === '~') next += 1;
  if (RANGE_WORDS.has(lowerAt(tokens, next))) next += 1;
  return next > at && HEDGES.has(lowerAt(tokens, next)) ? next + 1 : next;
}

/** "10 a 15" in Spanish and Italian, "een of twee" and "2 of 3 eieren" in Dutch. */
function foreignLink(tokens: Tokens, first: Found): number {
  const { value, next, languages } = first;
  const word = lowerAt(tokens, next);
  const isTo = word === 'a' && Number.isInteger(value) && tokens[next + 1]?.kind === 'number';
  const isOr = word === 'of' && (languages.includes('nl') || isDutchOr(tokens, first));
  return isTo || isOr ? next + 1 : next;
}

/** Whether "of" stands between two figures of a Dutch text; "1 of 2 lemons" is English. */
function isDutchOr(tokens: Tokens, { value, next }: Found): boolean {
  const second = Number(tokens[next + 1]?.text);
  return (
    second > value && second <= 3 * value && value >= 1 && IS_DUTCH.test(lowerAt(tokens, next + 2))
  );
}

function numberAt(tokens: Tokens, at: number, isUnit: IsUnit): Found | undefined {
  const first = spelledNumber(tokens, at, isUnit) ?? plainFigure(tokens, at);
  if (!first) return undefined;
  const more = Number.isInteger(first.value) ? mixedPart(tokens, first) : undefined;
  // "A dozen and a half" are eighteen.
  const share = first.isDozens === true ? DOZEN : 1;
  const sum = more ? { ...first, value: first.value + share * more.value, next: more.next } : first;
  const place = skipJoint(tokens, sum.next);
  // "1 half dozen"
  const isHalf = isHalfAt(tokens, place) && DOZENS.has(keyAt(tokens, place + 1));
  if (isHalf) return { ...sum, value: (sum.value * DOZEN) / 2, next: place + 2, isDozens: true };
  const dozen = place;
  if (!DOZENS.has(keyAt(tokens, dozen))) return sum;
  const isShort = tokens[dozen]?.lower === 'doz' && tokens[dozen + 1]?.text === '.';
  return { ...sum, value: sum.value * DOZEN, next: dozen + (isShort ? 2 : 1), isDozens: true };
}

function plainFigure(tokens: Tokens, at: number): Found | undefined {
  const figure = figureAt(tokens, at);
  return figure && { value: figure.value, next: figure.next, languages: [] };
}

/** What makes a whole number mixed: "½", " 1/2", "-1/2", " - 1/2", "+1/2", " and a half", "-and-three-quarters". */
function mixedPart(
  tokens: Tokens,
  { next, languages }: Found,
): { value: number; next: number } | undefined {
  let from = isHyphen(tokens[next]) || tokens[next]?.text === '+' ? next + 1 : next;
  const isAnd = ANDS.has(lowerAt(tokens, from));
  if (isAnd) from = skipJoint(tokens, from + 1);
  // "One 1/2-inch piece" is one of half an inch.
  const figure = isAnd || languages.length === 0 ? figureAt(tokens, from) : undefined;
  if (figure?.isFraction) return figure.value > 0 && figure.value < 1 ? figure : undefined;
  return isAnd ? partAfterAnd(tokens, from, languages) : undefined;
}

/**
 * The part that "and" adds: "a half", "one-half", "three quarters", "media", "1/2".
 *
 * Shape   `languages` are those of what it is added to; any without.
 */
export function partAfterAnd(
  tokens: Tokens,
  at: number,
  languages: readonly string[],
): { value: number; next: number } | undefined {
  const figure = figureAt(tokens, at);
  if (figure?.isFraction) return figure.value < 1 ? figure : undefined;
  const isArticle = lowerAt(tokens, at) === 'a';
  const count = isArticle ? undefined : cardinalAt(tokens, at);
  const place = skipJoint(tokens, count?.next ?? (isArticle ? at + 1 : at));
  const part = partOfWord(keyAt(tokens, place));
  const value = part && (count?.value ?? 1) / part.under;
  const isSame = languages.length === 0 || part?.languages.some((one) => languages.includes(one));
  return value !== undefined && value < 1 && isSame ? { value, next: place + 1 } : undefined;
}

/** "one", "a", "half a", "three quarters of a", "a couple of". */
function spelledNumber(tokens: Tokens, at: number, isUnit: IsUnit): Found | undefined {
  const word = lowerAt(tokens, at);
  if (word !== 'a' && word !== 'an')
    return spelledGroup(tokens, at, isUnit) ?? cardinalParts(tokens, at, isUnit);
  const figure = figureAt(tokens, at + 1);
  // "a 1/2 cup"
  if (figure?.isFraction) return { value: figure.value, next: figure.next, languages: ENGLISH };
  const group = isForeignPart(tokens, at + 1) ? undefined : spelledGroup(tokens, at + 1, isUnit);
  if (group) return group;
  if (isHalfOf(tokens, at + 1)) return { value: 1 / 2, next: at + 2, languages: ENGLISH };
  const isNoun = tokens[at + 1]?.isTight === false && !VAGUE.has(lowerAt(tokens, at + 1));
  return isNoun ? { value: 1, next: at + 1, languages: ENGLISH } : undefined;
}

/** "A quart" is no French quarter. */
function isForeignPart(tokens: Tokens, at: number): boolean {
  return partOfWord(keyAt(tokens, at))?.languages.includes('en') === false;
}

/** "half a", "quarter", "dozen", "couple of", "few". */
function spelledGroup(tokens: Tokens, at: number, isUnit: IsUnit): Found | undefined {
  const word = keyAt(tokens, at);
  if (DOZENS.has(word) && !/s$|^doz$/.test(word))
    return { value: DOZEN, next: at + 1, languages: [], isDozens: true };
  if (word === 'few' || word === 'several') return { value: FEW, next: at + 1, languages: ENGLISH };
  if (word === 'couple')
    return {
      value: 2,
      next: lowerAt(tokens, at + 1) === 'of' ? at + 2 : at + 1,
      languages: ENGLISH,
    };
  const part = partOfWord(word);
  if (!part) return undefined;
  // "Quart de tasse", "cuarto de hora": alone the same words are other things.
  const isNoun = part.under > 2 && part.languages.some((one) => ROMANCE.has(one));
  const isMeant = !isNoun || OFS.has(lowerAt(tokens, at + 1));
  return isMeant ? partOf(tokens, { at: at + 1, value: 1 / part.under, part }, isUnit) : undefined;
}

/** "two", "three-quarters", "one third", "twenty-five", "vingt et un". */
function cardinalParts(tokens: Tokens, at: number, isUnit: IsUnit): Found | undefined {
  const count = cardinalAt(tokens, at);
  if (!count) return undefined;
  const place = skipJoint(tokens, count.next);
  const part = partOfWord(keyAt(tokens, place));
  if (!part?.languages.some((one) => count.languages.includes(one))) return count;
  const value = count.value / part.under;
  const found = partOf(tokens, { at: place + 1, value, part }, isUnit);
  if (found) return { ...found, languages: count.languages };
  return count.value === 1 && isHalfOf(tokens, place)
    ? { value, next: place + 1, languages: count.languages }
    : count;
}

function isHalfAt(tokens: Tokens, at: number): boolean {
  return partOfWord(keyAt(tokens, at))?.under === 2;
}

/** "Half" and a word: "a half onion", "eine halbe Zwiebel"; "half and half" is cream. */
function isHalfOf(tokens: Tokens, at: number): boolean {
  const after = tokens[at + 1];
  return isHalfAt(tokens, at) && after?.kind === 'word' && !after.isTight && !ANDS.has(after.lower);
}

/** What a part is of: a unit, "a", "of a", "d'", "dozen". "Half and half" and "half-fat" are no numbers. */
function partOf(
  tokens: Tokens,
  { at, value, part }: { at: number; value: number; part: WordPart },
  isUnit: IsUnit,
): Found | undefined {
  const isThing = (place: number): boolean =>
    DOZENS.has(keyAt(tokens, place)) || isUnit(tokens, place);
  const from = isJoint(tokens, at) && isThing(at + 1) ? at + 1 : at;
  const isEnglish = part.languages.includes('en');
  const word = lowerAt(tokens, from);
  const next = word === 'of' ? from + (isEnglish ? 1 : 0) : from + (OFS.has(word) ? 1 : 0);
  const article = ARTICLES.has(lowerAt(tokens, next)) ? next + 1 : next;
  const isOf = article > from || isThing(from);
  return isOf && tokens[article] ? { value, next: article, languages: part.languages } : undefined;
}

/** A whole number in words; of several languages the longest counts. */
function cardinalAt(tokens: Tokens, at: number): Found | undefined {
  let best: Found | undefined;
  for (const word of numbersOf(keyAt(tokens, at))) {
    const found = composed(tokens, at, word);
    const languages = [word.language];
    if (!best || found.next > best.next) best = { ...found, languages };
    else if (found.next === best.next)
      best = { ...best, languages: [...best.languages, word.language] };
  }
  return best;
}

/** With the words that belong to it: "forty-five", "treinta y cinco", "quatre-vingt-dix-sept". */
function composed(
  tokens: Tokens,
  at: number,
  { value, language }: WordNumber,
): { value: number; next: number } {
  const isFrench = language === 'fr';
  const eighty = skipJoint(tokens, at + 1);
  const isEighty = isFrench && value === 4 && /^vingts?$/.test(lowerAt(tokens, eighty));
  const first = isEighty ? { value: 80, next: eighty + 1 } : { value, next: at + 1 };
  if (isFrench && value === 10) return isJoint(tokens, at + 1) ? withTeen(tokens, first) : first;
  if (first.value < 20 || first.value % 10 !== 0) return first;
  const max = isFrench && (first.value === 60 || first.value === 80) ? 19 : 9;
  const joint = skipJoint(tokens, first.next);
  const isAnd = lowerAt(tokens, joint) === AND_OF_TENS.get(language);
  const place = isAnd ? skipJoint(tokens, joint + 1) : joint;
  const one = oneAt(tokens, place, language);
  if (one === undefined || one > max) return first;
  const sum = { value: first.value + one, next: place + 1 };
  return one === 10 && isJoint(tokens, sum.next) ? withTeen(tokens, sum) : sum;
}

/** "Dix-sept" to "dix-neuf". */
function withTeen(
  tokens: Tokens,
  ten: { value: number; next: number },
): { value: number; next: number } {
  const one = oneAt(tokens, ten.next + 1, 'fr') ?? 0;
  return one >= 7 && one <= 9 ? { value: ten.value + one, next: ten.next + 2 } : ten;
}

function oneAt(tokens: Tokens, at: number, language: string): number | undefined {
  return numbersOf(keyAt(tokens, at)).find(
    (word) => word.language === language && word.value < 20 && Number.isInteger(word.value),
  )?.value;
}

function skipJoint(tokens: Tokens, at: number): number {
  return isJoint(tokens, at) ? at + 1 : at;
}

function lowerAt(tokens: Tokens, at: number): string {
  return tokens[at]?.lower ?? '';
}

function keyAt(tokens: Tokens, at: number): string {
  return keyOf(lowerAt(tokens, at));
}
