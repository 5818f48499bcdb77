import {
  asidesOf,
  cutHead,
  isAmount,
  isDenial,
  isKnownState,
  isModifier,
  isSure,
  qualifiers,
  toldByAside,
  withoutDrying,
} from './foodName.ts';
import { foodTokens, MAX_NAME_LENGTH, readableName } from './foodTokens.ts';
import {
  ATTACHMENTS,
  CHANGERS,
  CONTAINERS,
  CONTAINER_STATES,
  DENIALS,
  FREE,
  GLUED,
  GROUPS,
  HEDGES,
  MIXED,
  PARTS,
  PIECES,
  REMOVALS,
  SHORT_UNITS,
  STATES,
  TRAILERS,
  UNITS,
} from './foodWords.ts';

type IsFood = (token: string) => boolean;
type Tokens = readonly string[];

/** No food has a longer name; more words are a sentence. */
const MAX_HEAD = 12;
const MAX_PARTS = 12;
const MAX_HEADS = 8;
/** Max words looked at for a unit that sticks to them. */
const MAX_SPLITS = 6;
/** Units that may stick to a word when a number is before them; the longest first. */
const STUCK = [...GLUED, ...UNITS].toSorted((a, b) => b.length - a.length);
/** Max makers looked for. */
const MAX_MAKERS = 4;

/**
 * What a name may say when it is read less strictly, for when the plain reading found nothing: without amounts,
 * containers and hedges in front and instructions behind, as its alternatives, with glued units apart. `isFood` knows
 * the words of ingredients.
 *
 * Shape   best first, at most 8 of at most 12 words.
 */
export function looserHeads(name: string, isFood: IsFood): readonly Tokens[] {
  const text = withoutShares(unglued(readableName(name).replace(/^or\s+/, ''), isFood))
    .replaceAll(/\s[-–—]\s([^,;:()]*)/g, ' ($1)')
    .replaceAll(/\bor,[^,]{0,40},/g, ' or ')
    .replaceAll(/(?<!\p{L})(\p{L}+)[ -]style\b/gu, (whole, word: string) => {
      const [token = ''] = foodTokens(word);
      return isFood(token) && !FREE.has(token) ? whole : word;
    })
    .replaceAll(/\band\s*\/\s*or\b/gi, ' or ')
    .replaceAll(/(?<=\p{L})\s?\/\s?(?=\p{L})/gu, ' or ')
    .replaceAll(/\be\.g\.?/gi, ' such as ')
    .replaceAll(/\bof\s+(?:your\s+|any\s+)?choice\b/gi, ' ')
    .replaceAll(/\b(cans?|tins?|jars?|bottles?)\s+of\b/gi, '$1');
  const written = asidesOf(text);
  const asides = written.map(foodTokens);
  const segments = text
    .replaceAll(/\([^)]*\)?/g, ' ')
    .split(/[,;:]/, MAX_PARTS)
    .map(foodTokens)
    .filter((tokens) => tokens.length > 0);
  const noun = Math.max(
    segments.findIndex((tokens) => stripped(tokens).some((token) => !isModifier(token))),
    0,
  );
  const later = segments
    .slice(noun + 1)
    .map(withoutDrying)
    .map(withoutEnd);
  const told = later.map((tokens) => kindOf(tokens, isFood));
  const isOther = (tokens: Tokens, nth: number) =>
    told[nth]?.length === 0 && !isSecond(tokens) && tokens.some(isTurning);
  if (later.some(isOther) || asides.some(isDenial)) return [];

  const first = segments.slice(0, noun + 1).flat();
  const kind = told.flat();
  const main = [
    ...written.flatMap(toldByAside),
    ...kind,
    ...(kind.length > 0 ? stripped(first) : first),
  ];
  // "Jointed" says what was done, "condensed" which milk: first with it, last without.
  const done = kind.filter((token) => !isSure(token) && /..ed$/.test(token));
  const undone = main.filter((token) => !done.includes(token));
  const seconds = [...later, ...asides].filter(isSecond);
  const heads = [
    ...readAlternatives(main, isFood, /\p{L}s\s+or\b/iu.test(text) && !/ss\s+or\b/i.test(text)),
    ...seconds.flatMap(([, ...rest]) => headsOf(rest)),
    ...[...later, ...asides].flatMap((tokens) => examples(tokens, headsOf(main)[0] ?? [])),
    ...explained(main, asides, isFood),
    ...(done.length > 0 ? headsOf(undone) : []),
  ];
  const short = heads.filter(({ length }) => length > 0 && length <= MAX_HEAD);
  return short.slice(0, MAX_HEADS);
}

/** "or whole milk", after a comma or in parentheses. */
function isSecond(tokens: Tokens): boolean {
  return tokens[0] === 'or';
}

/** A word that makes another thing of the food before it. */
function isTurning(token: string): boolean {
  return STATES.has(token) || denies(token);
}

function denies(token: string): boolean {
  return DENIALS.has(token);
}

/**
 * The heads of "A or B".
 *
 * Shape   A with the last word of B ("red or white wine vinegar"), A when it cannot be half a name (it has several
 *         words, is in the plural, or B has its own amount), then B.
 */
function readAlternatives(tokens: Tokens, isFood: IsFood, isPlural: boolean): Tokens[] {
  const or = tokens.indexOf('or');
  if (or <= 0) return [...headsOf(tokens), ...examples(tokens, headsOf(tokens)[0] ?? [])];
  // "Sardines in tomato or oil": the second is of what they are in.
  const before = tokens.slice(0, or);
  if (before.some((token, place) => place > 0 && ATTACHMENTS.has(token))) return headsOf(before);
  const next = tokens.indexOf('or', or + 1);
  const after = tokens.slice(or + 1, next === -1 ? undefined : next);
  const [first = [], second = []] = [headsOf(before)[0], headsOf(after)[0]];
  // "Dairy-free milk or cream": the denial is of both.
  if (first.length > 1 && second.length === 1 && first.some(denies)) return [first];
  const noun = second.at(-1);
  const isKnown = first.every((token) => isFood(token) || isModifier(token));
  const joined = isKnown && second.length > 1 && noun !== undefined ? [[...first, noun]] : [];
  const isWhole = first.length > 1 || isPlural || isAmount(after[0] ?? '') || second.length <= 1;
  return [...joined, ...(isWhole ? [first] : []), second];
}

/** What the tokens name, without what stands before and after it; the whole of a part ("juice of 2 limes"). */
function headsOf(tokens: Tokens): Tokens[] {
  const rest = stripped(tokens);
  const from = rest.findIndex((token) => token === 'of' || token === 'from');
  const isPart = (token: string) => PARTS.has(token) || isModifier(token);
  if (
    from > 0 &&
    rest.slice(0, from).every(isPart) &&
    rest.slice(0, from).some((t) => PARTS.has(t))
  )
    return headsOf(rest.slice(from + 1));
  return cutHead(withoutEnd(rest));
}

/** "such as cod" after "white fish": "cod fish"; "cod" itself if what is before it names only a group. */
function examples(tokens: Tokens, group: Tokens): Tokens[] {
  const such = tokens.findIndex((token, place) => token === 'such' && tokens[place + 1] === 'as');
  if (such === -1) return [];
  const example = headsOf(tokens.slice(such + 2))[0] ?? [];
  const noun = group.at(-1);
  if (noun === undefined || example.length === 0 || group.some(denies)) return [];
  return [[...example, noun], ...(GROUPS.has(noun) ? [example] : [])];
}

/** What a part after a comma says of the kind; of a word that nobody knows only when it stands alone. */
function kindOf(tokens: Tokens, isFood: IsFood): Tokens {
  const all = qualifiers(tokens, isFood);
  // "Skin scored" describes a part.
  const isDone = tokens.length > 1 && isModifierOrDone(tokens.at(-1) ?? '');
  const isIdle = (token: string) =>
    FREE.has(token) || token === 'hot' || (isDone && (PARTS.has(token) || isModifierOrDone(token)));
  const told = all.filter((token) => !isIdle(token));
  const isKnown = (token: string) => isFood(token) || isKnownState(token);
  return tokens.length === 1 || told.every(isKnown) ? told : [];
}

function isModifierOrDone(token: string): boolean {
  return !isSure(token) && (isModifier(token) || /..ed$/.test(token));
}

/** What explains a name, in several words: "jeera (ground cumin)". One may be of any kind: "yogurt (vanilla)". */
function explained(main: Tokens, asides: readonly Tokens[], isFood: IsFood): Tokens[] {
  const named = stripped(main).filter((token) => !isModifier(token));
  if (named.length === 0 || named.some((token) => denies(token) || CHANGERS.has(token))) return [];
  const isKnown = (token: string) => isFood(token) || isModifier(token);
  return asides.filter((tokens) => tokens.length > 1 && tokens.every(isKnown));
}

/**
 * Without amounts, units, containers and hedges in front, however many.
 *
 * Shape   a container that says in which form the food comes leaves that behind: a bunch is fresh, a stick whole.
 */
function stripped(tokens: Tokens): Tokens {
  const isBefore = (token: string) =>
    isAmount(token) ||
    UNITS.has(token) ||
    SHORT_UNITS.has(token) ||
    CONTAINERS.has(token) ||
    HEDGES.has(token);
  const isState = (token: string) => CONTAINER_STATES.has(token);
  const first = tokens.findIndex((token) => !isBefore(token) && !isModifier(token));
  // Modifiers at the end of the run belong to the food: "2 cups chopped onion".
  const end = first === -1 ? tokens.length : first;
  const last = tokens.slice(0, end).findLastIndex(isBefore);
  const front = tokens.slice(0, last + 1);
  const states = front.filter(isState).flatMap((token) => CONTAINER_STATES.get(token) ?? []);
  const kept = front.filter((token) => isModifier(token) && !isAmount(token) && !HEDGES.has(token));
  return [...states, ...kept, ...tokens.slice(last + 1)];
}

/** Without "stems removed", "mixed with water". */
function withoutEnd(tokens: Tokens): Tokens {
  const cut = tokens.findIndex((token, place) => place > 0 && isEnd(token, tokens[place + 1]));
  if (cut === -1) return tokens;
  if (!REMOVALS.has(tokens[cut] ?? '')) return tokens.slice(0, cut);
  const isLost = (token: string) => PIECES.has(token) || PARTS.has(token) || isModifier(token);
  return tokens.slice(0, tokens.slice(0, cut).findLastIndex((token) => !isLost(token)) + 1);
}

function isEnd(token: string, next: string | undefined): boolean {
  const isLast = next === undefined;
  return (
    TRAILERS.has(token) ||
    (REMOVALS.has(token) && isLast) ||
    (MIXED.has(token) && (isLast || next === 'with' || next === 'in' || next === 'into'))
  );
}

/** Without shares of fat and cocoa, where every share is one food: "0% fat yogurt", "72% cacao". */
function withoutShares(text: string): string {
  return /butter|chocolate|yogh?urt|cheese/.test(text)
    ? text.replaceAll(
        /\b\d{1,3}(?:\.\d{1,3})?\s?%(?:\s(?:milk|butter)?(?:fat|cacao|cocoa(?: solids)?)\b)?/g,
        ' ',
      )
    : text;
}

/** With units apart from the words they stick to: "teaspoonvanilla", "200gspaghetti". */
function unglued(text: string, isFood: IsFood): string {
  let splits = 0;
  return text.replaceAll(/(\p{N}\s*)?(\p{L}+)/gu, (whole, amount = '', word: string) => {
    const unit = splits < MAX_SPLITS ? unitStuckTo(word, amount === '' ? GLUED : STUCK) : undefined;
    if (unit === undefined) return amount === '' ? whole : `${amount} ${word}`;
    splits += 1;
    const isKnown = (part: string) => {
      const [token = ''] = foodTokens(part);
      return token.length > 2 && (isFood(token) || isModifier(token));
    };
    const rest = word.slice(unit.length);
    const food = [rest, rest.replace(/^s/i, '')].find(isKnown);
    return food === undefined || isKnown(word) ? `${amount} ${word}` : `${amount} ${unit} ${food}`;
  });
}

/** The longest unit that a word begins with, when a food may follow. */
function unitStuckTo(word: string, units: readonly string[]): string | undefined {
  const lower = word.toLowerCase();
  return units.find((unit) => lower.length >= unit.length + 3 && lower.startsWith(unit));
}

/** Words that name a maker and no food: capitals in the possessive, "Annie's". */
export function makersIn(name: string, isFood: IsFood): ReadonlySet<string> {
  const words = name.slice(0, MAX_NAME_LENGTH).split(/[^\p{L}'’]+/u);
  const found = words
    .filter((word) => /^\p{Lu}/u.test(word) && /['’]s$/.test(word))
    .slice(0, MAX_MAKERS)
    .flatMap((word) => foodTokens(word));
  return new Set(found.filter((token) => !isFood(token) && !CHANGERS.has(token)));
}
