import { isSpacedDash, type Line, textBetween, tokensOf } from '#basics/lineTokens';
import { keyOf, partOfWord } from '#basics/numberWords';
import { MAX_MARKS } from '#basics/text';
import { LIMITS } from '#basics/validation';
import { unitAt } from '#food/lineUnits';
import { saltAndPepper } from '#food/saltAndPepper';

import { withKind } from './lineKinds.ts';
import { asideMeasure } from './lineMeasures.ts';
import { describe, type Described } from './lineName.ts';
import { countAt } from './lineNumbers.ts';
import { quantityAt } from './lineQuantity.ts';

/**
 * An ingredient as a recipe or a shopper writes it.
 *
 * Units   `low` to `high` count `unit`; both are 0 without a number. "" counts pieces.
 * Shape   `size`: words about one ("large", "14-oz"), `each` its measure. `prep`: "finely chopped"; `note`:
 *         asides, second measures, purposes. `optional`: also "to taste" and "for serving". `alternatives`
 *         follow "or". `kind`: the words of the name that stood behind it and tell which food it is: "coconut" of
 *         "milk, coconut".
 */
export type IngredientLine = Omit<Described, 'asides'> & {
  readonly kind: string;
  readonly low: number;
  readonly high: number;
  readonly unit: string;
  readonly size: string;
  readonly each?: { readonly amount: number; readonly unit: string } | undefined;
  readonly optional: boolean;
};

/** Characters of a line that are read; the rest is kept as note. */
export const MAX_LINE_LENGTH = 500;

/** Controls, direction marks and other invisible characters. */
const INVISIBLE = /[\p{Cc}\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu;
/** Digits of Arabic, Persian, Devanagari, Bengali, Thai and of full width, each script's from 0 to 9. */
const OTHER_DIGIT =
  /[\u0660-\u0669\u06F0-\u06F9\u0966-\u096F\u09E6-\u09EF\u0E50-\u0E59\uFF10-\uFF19]/gu;
/** "- 2 onions", "-2 onions", "[x] eggs", "3. milk", ") 1 egg". */
const BULLET = /^(?:[-*+–—·‣▪◦□☐☑✓✔] |[-–—−)\]] ?(?=[\d\p{No}])|•|\[[ xX]?\] |\d{1,3}[.)] )/u;
/** Scripts whose 0 is the seventh of sixteen codes. */
const SIX_ON = /[\u0966-\u096F\u09E6-\u09EF]/u;
/** "clove(s)", "Zehe/n", "oignon(s)", "poireau(x)". */
const PLURAL =
  /(?<=\p{Ll})(?:\((?:e?s|x|e[nr]?|n|eren|tjes)\)|\/(?:e?s|e[nr]?|n)(?![\p{L}\p{M}\d]))/gu;
/** "(2 tbsp butter)", "[1 egg": an amount with all that follows in a bracket, closed or not. */
const BRACKETED = /^[([] ?(?=[\d\p{No}])([^()[\]]{1,500})[)\]]?$/u;
const MAX_BULLETS = 3;
const OPTIONAL = /\b(?:optional|to taste|to serve|to garnish|for serving|for garnish|if desired)/i;
const MORE = /\b(?:plus|more)\b/i;
/** Parts that are named alone; without "of" a number in words follows: "Saft einer Zitrone". */
const FOREIGN_PARTS: ReadonlySet<string> = new Set(
  'saft schale abrieb zeste zesten jus zumo jugo ralladura cascara succo scorza buccia sap rasp schil'.split(
    ' ',
  ),
);
/** "zest and juice of 1 lemon", "Saft und Abrieb einer Zitrone", "le jus d'un citron" */
const FRUIT_PARTS: ReadonlySet<string> = new Set([
  ...FOREIGN_PARTS,
  ...`juice zest rind and & grated finely the fresh freshly squeezed und abgeriebene geriebene fein der die et le la les
   finement rape rapee y el e il grattugiata en het geraspte`.split(/\s+/),
]);
const FOREIGN_OF = /^(?:von|aus|de|d'|du|di|van)$/;
const MAX_FRUIT_PARTS = 6;
/** Separators after which an amount is looked for. */
const MAX_SEPARATORS = 4;
/** Units that may follow the name. "Bay leaves" and "cinnamon sticks" are names. */
const ENDING_UNITS: ReadonlyMap<string, string> = new Map([
  ['sprig', ''],
  ['slice', ''],
  ['wedge', ''],
  ['bulb', ''],
  ['head', ''],
  ['ear', ''],
  ['clove', 'garlic'],
  ['stalk', 'celery'],
  ['stick', 'celery'],
  ['rib', 'celery'],
]);
const NO_QUANTITY = { low: 0, high: 0, unit: '', size: '', aside: '' };
const NO_WORDS = {
  low: 0,
  high: 0,
  unit: '',
  size: '',
  prep: '',
  note: '',
  kind: '',
  alternatives: [],
};

/**
 * Reads a line: "2 (14-oz) cans chickpeas, drained" -> 2 cans of 14 oz, "chickpeas", prep "drained".
 *
 * Shape   none for a heading ("For the sauce:") or a line without a letter; two for salt and pepper; else one.
 *         The name is never empty. What makes no sense as a number stays in the name: "1/0 cup", "∞ eggs".
 * Units   linear time; the first 500 characters are read.
 */
export function readIngredientLine(text: string): IngredientLine[] {
  const [head, tail] = cut(text.trim(), MAX_LINE_LENGTH);
  const words = withoutBullets(cleaned(head)).replaceAll(PLURAL, '');
  if (!/\p{L}/u.test(words) || (tail === '' && words.endsWith(':'))) return [];
  const read = readWords(packsFirst(words));
  const [name, surplus] = cut(read.name, LIMITS.name);
  const said = `${read.prep} ${read.note}`;
  // "Plus more to serve" is about more of it.
  const optional = OPTIONAL.test(said) && !MORE.test(said);
  const note = joined([read.note, surplus, cleaned(tail)], ', ');
  const found = { ...read, name, note, optional };
  return saltAndPepper(name)?.map((each) => ({ ...found, name: each })) ?? [found];
}

function readWords(words: string): Omit<IngredientLine, 'optional'> {
  const line = tokensOf(words);
  const aside = leadingAside(line);
  const { part, from } = fruitPart(line, aside);
  const found = quantityAt(line, from);
  const turned = found ? undefined : amountFirst(line);
  if (turned !== undefined) return readWords(turned);
  const { next, aside: second, ...quantity } = found ?? { ...NO_QUANTITY, next: from };
  const described = describe(line, next);
  const ended = described.name.endsWith('.') ? described.name.slice(0, -1).trim() : described.name;
  if (!/\p{L}/u.test(ended)) return { ...NO_WORDS, name: words };
  const { unit, name } = endingUnit(quantity, ended);
  const asides = [textBetween(line, 0, aside), second, ...described.asides];
  const said = withKind({ ...described, name, asides }, unit);
  return {
    ...quantity,
    unit,
    name: said.name,
    prep: joined([part, said.prep], ', '),
    note: joined([...said.asides, described.note], ', '),
    kind: said.kind,
    alternatives: said.alternatives,
  };
}

/** "x6", "(x6)", "6x" and "× 6". */
const PACKS_LAST = /^\(?(?:[x×]\s?(?<after>\d{1,3})|(?<before>\d{1,3})\s?[x×])\)?$/iu;
/** "6 x 330": packs of a size. */
const PACKS_OF = /^\d{1,3}\s?[x×]\s?\d/iu;

/** A line that ends with a number of packs, turned round: "yogurt x6" is "6 x yogurt", "beer 6 x 330 ml" is "6 x 330 ml beer". */
function packsFirst(line: string): string {
  const words = line.split(' ');
  for (const last of [1, 2]) {
    const found = PACKS_LAST.exec(words.slice(-last).join(' '))?.groups;
    const name = words.slice(0, -last).join(' ');
    const packs = found?.['after'] ?? found?.['before'];
    if (packs !== undefined && isPlainName(name)) return `${packs} x ${name}`;
  }
  const at = words.findIndex((_, from) => PACKS_OF.test(words.slice(from, from + 3).join(' ')));
  return at > 0 && isPlainName(words.slice(0, at).join(' '))
    ? [...words.slice(at), ...words.slice(0, at)].join(' ')
    : line;
}

/** Whether a text is words alone, without a number or a separator: what they count is unknown then. */
function isPlainName(text: string): boolean {
  return text.split(' ').every((word) => /^\p{L}[\p{L}'’&.-]*$/u.test(word));
}

/**
 * A line whose amount comes after the name or in brackets, turned round: "Butter: 50g", "Eggs (2)", "(1 cup) milk".
 *
 * Shape   undefined unless nothing but an amount is between one of the first separators and the next. Without a
 *         separator the amount has a unit: "milk 300 ml", but "Heinz 57".
 */
function amountFirst(line: Line): string | undefined {
  const { tokens } = line;
  const inBrackets = bracketFirst(line);
  if (inBrackets !== undefined) return inBrackets;
  const ends = tokens.flatMap((_, at) => (at > 0 && isSeparator(line, at) ? [at] : []));
  const number = tokens.findIndex((_, at) => at > 0 && countAt(tokens, at) !== undefined);
  const places = ends.slice(0, MAX_SEPARATORS).map((at) => ({ at, from: at + 1 }));
  if (number > 0 && number < (ends[0] ?? tokens.length)) places.push({ at: number, from: number });
  for (const { at, from } of places) {
    const end = tokens.findIndex((_, place) => place > from && isSeparator(line, place));
    const next = end === -1 ? tokens.length : end;
    const [amount, name] = [textBetween(line, from, next), textBetween(line, 0, at)];
    const turned = tokensOf(`${amount} ${name}`);
    const found = quantityAt(turned, 0);
    const isAll =
      /\p{L}/u.test(name) && found && turned.tokens[found.next]?.start === amount.length + 1;
    if (isAll && found.low > 0 && (from > at || found.unit !== '')) {
      const rest = textBetween(line, tokens[next]?.text === ')' ? next + 1 : next, tokens.length);
      return `${turned.text} ${rest}`.trim();
    }
  }
  return undefined;
}

/** "(1 cup) milk" turned round; of "(15 oz) cans beans" and "(1 lb each) chickens" nobody knows how many. */
function bracketFirst(line: Line): string | undefined {
  const { tokens } = line;
  const measure = asideMeasure(tokens, 0);
  const next = measure?.next ?? tokens.length;
  const amount = textBetween(line, 1, next - 1);
  const isAll = tokens[next] !== undefined && tokens[next - 1]?.text === ')';
  const isOfOne = /(?:each|apiece)$/i.test(amount) || unitAt(tokens, next)?.kind === 'loose';
  return isAll && measure?.kind === 'measured' && !isOfOne
    ? `${amount} ${textBetween(line, next, tokens.length)}`
    : undefined;
}

function isSeparator({ tokens }: Line, at: number): boolean {
  return /^[,;:()]$/.test(tokens[at]?.text ?? '') || isSpacedDash(tokens, at);
}

/** The token after an aside at the beginning: "(optional) 2 eggs". */
function leadingAside({ tokens }: Line): number {
  if (tokens[0]?.text !== '(') return 0;
  const close = tokens.findIndex(({ text }) => text === ')');
  return close + 1 < tokens.length ? close + 1 : 0;
}

/** The part before a number: "juice of", "finely grated zest of", "zest" before "1 lemon". */
function fruitPart(line: Line, at: number): { part: string; from: number } {
  const { tokens } = line;
  let of = at;
  const keyAt = (place: number) => keyOf(tokens[place]?.lower ?? '');
  while (of < at + MAX_FRUIT_PARTS && FRUIT_PARTS.has(keyAt(of))) of += 1;
  const part = textBetween(line, at, of);
  const isForeign = tokens.slice(at, of).some((_, place) => FOREIGN_PARTS.has(keyAt(at + place)));
  const isOf = of > at && (isForeign ? FOREIGN_OF : /^(?:of|from)$/).test(keyAt(of));
  const from = isOf ? of + 1 : of;
  const isGenitive = isForeign && tokens[from]?.kind === 'word';
  const count = countAt(tokens, from);
  // "Jus d'un demi-citron" is of no whole one.
  const isWhole = count !== undefined && partOfWord(keyAt(count.next)) === undefined;
  return (isOf || isGenitive || /juice|zest|rind/i.test(part)) && isWhole
    ? { part, from }
    : { part: '', from: at };
}

/** "3 garlic cloves" -> 3 cloves of garlic. */
function endingUnit(
  { high, unit, each }: Pick<IngredientLine, 'high' | 'unit' | 'each'>,
  name: string,
): { unit: string; name: string } {
  const words = name.split(' ');
  const last = tokensOf(words.at(-1) ?? '').tokens;
  const found = last.length === 1 ? unitAt(last, 0) : undefined;
  const owner = found && ENDING_UNITS.get(found.unit);
  const before = words.slice(0, -1).join(' ');
  const isUnit = high > 0 && unit === '' && !each && owner !== undefined && before !== '';
  return isUnit && before.toLowerCase().endsWith(owner)
    ? { unit: found?.unit ?? '', name: before }
    : { unit, name };
}

function withoutBullets(text: string): string {
  let words = text;
  for (let turn = 0; turn < MAX_BULLETS && BULLET.test(words); turn += 1) {
    words = words.replace(BULLET, '').trimStart();
  }
  return BRACKETED.exec(words)?.[1]?.trim() ?? words;
}

/** On one line, without invisible characters. */
function cleaned(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(INVISIBLE, '')
    .replaceAll(OTHER_DIGIT, latinDigit)
    .replaceAll(/\p{M}+/gu, (marks) => marks.slice(0, MAX_MARKS))
    .trim();
}

/** "٣" is 3. The codes of a script's digits end in 0 to 9 or 6 to F. */
function latinDigit(digit: string): string {
  const place = (digit.codePointAt(0) ?? 0) % 16;
  return String(SIX_ON.test(digit) ? place - 6 : place);
}

/** A text in two, at a space where there is one; never within a character. */
function cut(text: string, max: number): [string, string] {
  if (text.length <= max) return [text, ''];
  const space = text.lastIndexOf(' ', max);
  const isPair = /[\uD800-\uDBFF]$/.test(text.slice(0, max));
  const at = space > 0 ? space : max - (isPair ? 1 : 0);
  return [text.slice(0, at), text.slice(at).trim()];
}

function joined(parts: readonly string[], by: string): string {
  return parts.filter((part) => part !== '').join(by);
}
