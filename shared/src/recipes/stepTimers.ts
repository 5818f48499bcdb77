import { type Token, tokensOf } from '#basics/lineTokens';

import { timeUnitAt } from './timeUnits.ts';
import { timeAt } from './writtenTime.ts';

/**
 * A time that a step asks for.
 *
 * Units   seconds; `high` is more than `low` in "20 to 25 minutes". `from` and `to` are its place in the text.
 * Shape   `what`: what is done meanwhile, the nearest verb before it in its sentence: "Simmer"; else "".
 */
export type StepTimer = {
  readonly low: number;
  readonly high: number;
  readonly what: string;
  readonly from: number;
  readonly to: number;
};

/** Max duration; nobody watches a pot for longer. Units: seconds. */
export const MAX_TIMER = 24 * 60 * 60;
/** Max characters of a step that are read. */
const MAX_TEXT = 5000;
/** Max timers of a step. */
const MAX_TIMERS = 8;
/** Max characters before a time among which its verb is looked for. */
const MAX_SENTENCE = 500;
/** Max tokens from the beginning of a number to its unit: "between one and a half and two and three-quarters of an hour". */
const MAX_WORDS = 16;

/** "Stir every 5 minutes" asks for no timer, in six languages. */
const NOT_BEFORE =
  /(?<!\p{L})(?:every|each|within|alle|jede|jeden|jeder|toutes les|tous les|chaque|cada|ogni|elke|iedere|om de)\s{1,3}(?:about |other |ca\. |etwa |circa )?$/iu;
/** "2 tsp per 5 minutes", but Italian "per 5 minuti" and "per 5'" are for them. */
const PER = /(?<!\p{L})per $/iu;
const ITALIAN = /minut[io]|second[io]|\bor[ae]\b|mezz|['’′]$/iu;
/** "In the 80s", "in the '80s" */
const DECADE = /\bthe ['’]?$/i;
const NOT_AFTER =
  /^\s?(?:ago|ahead|in advance|or so ahead|vorher|zuvor|im voraus|à l['’]avance|auparavant|antes(?! de)|prima(?! di)|vooraf|van tevoren|(?:per |\/)(?:pound|lb|kilo|kg|inch))(?!\p{L})/iu;
/** "Take it out 10 minutes before serving" is a moment, "Wait 10 minutes before serving" a time. */
const BEFORE = /^\s?(?:before|vor|bevor|avant|antes|prima|voor|voordat)(?!\p{L})/iu;
const WAIT =
  /(?<!\p{L})(?:for|wait|least|für|pendant|durante|reposer|reposar|riposare|rusten|refroidir|enfriar|raffreddare)(?: about)? $/iu;
/** "A second pan" is no time. */
const ORDINAL = /^(?:an?|one|un|uno|una|ein|eine|een) (?:second|seconde|sekunde|segundo|secondo)$/i;

const VERBS: ReadonlySet<string> = new Set(
  (
    'bake beat blanch boil braise bring broil brown char chill cook cool cover deep-fry drain dry ' +
    'fry freeze grill heat infuse knead let macerate marinate melt microwave mix poach proof prove ' +
    'reduce refrigerate rest rise roast sauté saute sear simmer sit soak soften stand steam steep ' +
    'stew stir stir-fry sweat toast warm whip whisk'
  ).split(' '),
);
/** "Let it rest" is about resting; "leave to stand", "bring to a boil and cook". */
const HELPERS: ReadonlySet<string> = new Set(['let', 'bring', 'cover', 'stir', 'heat']);

/**
 * The times of a step: "Simmer 20 to 25 minutes" -> 1200 to 1500 s, "Simmer".
 *
 * Shape   in the order of the text, at most 8 of its first 5,000 characters; a time over 24 hours is none. Numbers and units in
 *         English, German, French, Spanish, Italian and Dutch; verbs in English.
 */
export function timersOf(step: string): StepTimer[] {
  const text = step.slice(0, MAX_TEXT);
  const { tokens } = tokensOf(text);
  const mayBegin = nearUnits(tokens);
  const found: StepTimer[] = [];
  let at = 0;
  while (at < tokens.length && found.length < MAX_TIMERS) {
    const isTime = mayBegin[at] === true && !isInWord(tokens, at);
    const time = isTime ? timeAt(tokens, at, timeUnitAt) : undefined;
    if (!time) {
      at += 1;
      continue;
    }
    at = time.next;
    const [from, to] = [tokens[time.from]?.start ?? 0, tokens[time.next - 1]?.end ?? 0];
    const before = text.slice(Math.max(0, from - MAX_SENTENCE), from);
    const what = verbBefore(before);
    const around = { before: before.slice(-40), after: text.slice(to, to + 20) };
    const [low, high] = [Math.round(time.low), Math.round(time.high)];
    if (low < 1 || high > MAX_TIMER || !isWaitedFor(text.slice(from, to), around, what)) continue;
    found.push({ low, high, what, from, to });
  }
  return found;
}

/** Which tokens have a unit of time at most so far ahead of them: most numbers are no times. */
function nearUnits(tokens: readonly Token[]): boolean[] {
  let unit = Infinity;
  return tokens
    .map((_, at) => tokens.length - 1 - at)
    .map((at) => {
      if (timeUnitAt(tokens, at)) unit = at;
      return unit - at <= MAX_WORDS;
    })
    .toReversed();
}

/** Whether a number touches the word before it: "B12". */
function isInWord(tokens: readonly Token[], at: number): boolean {
  return (
    tokens[at]?.isTight === true && tokens[at]?.kind === 'number' && tokens[at - 1]?.kind === 'word'
  );
}

function isWaitedFor(
  written: string,
  { before, after }: { before: string; after: string },
  what: string,
): boolean {
  if (ORDINAL.test(written) || NOT_BEFORE.test(before) || NOT_AFTER.test(after)) return false;
  if (PER.test(before) && !ITALIAN.test(written)) return false;
  if (DECADE.test(before) && /\ds$/.test(written)) return false;
  return !BEFORE.test(after) || what !== '' || WAIT.test(before);
}

/** The nearest cooking verb of the sentence before a time, as a word of its own: "Simmer". */
function verbBefore(before: string): string {
  const sentence = before.split(/[;!?]|\.(?!\d)/).at(-1) ?? '';
  const verbs = (sentence.toLowerCase().match(/[\p{L}-]+/gu) ?? []).filter((word) =>
    VERBS.has(word),
  );
  const last = verbs.findLast((word) => !HELPERS.has(word)) ?? verbs.at(-1) ?? '';
  return last.charAt(0).toUpperCase() + last.slice(1);
}

/**
 * A time as a clock shows it: "20:00", "1:05:00".
 *
 * Units   seconds, rounded up: a running timer shows 0:00 only when it is over.
 */
export function clockOf(seconds: number): string {
  const all = Math.max(0, Math.ceil(seconds));
  const [hours, minutes, rest] = [
    Math.floor(all / 3600),
    Math.floor((all % 3600) / 60),
    all % 60,
  ] as const;
  const two = (number: number): string => String(number).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** A time in words: "20 min", "20–25 min", "8½–9½ min", "1 h 30 min", "45 s". Units: seconds. */
export function durationWords({ low, high }: { low: number; high: number }): string {
  if (low === high) return durationOf(low);
  const isIn = (size: number): boolean => low % size === 0 && high % size === 0;
  if (isIn(3600)) return `${low / 3600}–${high / 3600} h`;
  return isIn(60) || (isIn(30) && low > 60)
    ? `${inHalves(low / 60)}–${inHalves(high / 60)} min`
    : `${low}–${high} s`;
}

/** 8.5 is "8½". */
function inHalves(number: number): string {
  return Number.isInteger(number) ? String(number) : `${Math.floor(number)}½`;
}

function durationOf(seconds: number): string {
  const [hours, minutes, rest] = [
    Math.floor(seconds / 3600),
    Math.floor((seconds % 3600) / 60),
    seconds % 60,
  ] as const;
  return [
    hours > 0 ? `${hours} h` : '',
    minutes > 0 ? `${minutes} min` : '',
    rest > 0 ? `${rest} s` : '',
  ]
    .filter((part) => part !== '')
    .join(' ');
}
