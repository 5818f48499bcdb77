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

const SIGNS: ReadonlyMap<string, number> = new Map([
  ['½', 1 / 2],
  ['¼', 1 / 4],
  ['¾', 3 / 4],
  ['⅓', 1 / 3],
  ['⅔', 2 / 3],
]);
const WORDS: ReadonlyMap<string, number> = new Map([
  ['a', 1],
  ['an', 1],
  ['one', 1],
  ['two', 2],
  ['three', 3],
  ['four', 4],
  ['five', 5],
  ['six', 6],
  ['seven', 7],
  ['eight', 8],
  ['nine', 9],
  ['ten', 10],
  ['twelve', 12],
  ['fifteen', 15],
  ['twenty', 20],
  ['twenty-five', 25],
  ['thirty', 30],
  ['forty', 40],
  ['forty-five', 45],
  ['fifty', 50],
  ['sixty', 60],
  ['ninety', 90],
]);
/** Seconds of a unit, by its first letter. */
const SECONDS: ReadonlyMap<string, number> = new Map([
  ['s', 1],
  ['m', 60],
  ['h', 60 * 60],
]);

const WORD = [...WORDS.keys()].toSorted((a, b) => b.length - a.length).join('|');
const SIGN = [...SIGNS.keys()].join('');
/** "20", "1.5", "1 1/2", "1½", "½", "twenty". */
const NUMBER = `(?:\\d{1,4}(?:[ -]\\d/\\d|/\\d|\\.\\d{1,2}| ?[${SIGN}])?|[${SIGN}]|(?:${WORD})\\b)`;
const UNIT = '(?:seconds?|secs?|minutes?|mins?|hours?|hrs?|h)\\b';
const RANGE = ' {0,2}(?:-|–|—|to|or) {0,2}(?:about )?';
/** "half an hour", "an hour and a half", "two and a half hours", "a quarter of an hour", "1 hr 30 mins". */
const TIME = new RegExp(
  [
    `(?<![\\w./])(?<half>half an hour|half a minute)\\b`,
    `(?<![\\w./])(?<quarter>(?:(?:a|three) )?quarters? of an hour)\\b`,
    `(?<![\\w./])(?<low>${NUMBER})(?: (?<unitLow>${UNIT}))?(?:${RANGE}(?<high>${NUMBER}))?` +
      `(?<mixed> and a half)?[ -]{0,2}(?<unit>${UNIT})(?<more> and a half)?` +
      `(?:,? (?:and )?(?<second>${NUMBER}) ?(?<unit2>(?:seconds?|secs?|minutes?|mins?)\\b))?`,
  ].join('|'),
  'giu',
);
/** "Stir every 5 minutes" asks for no timer. */
const NOT_BEFORE = /\b(?:every|each|within|per)\s+(?:about |other )?$/i;
const NOT_AFTER = /^\s*(?:ago|ahead|in advance|or so ahead)\b/i;
/** "Take it out 10 minutes before serving" is a moment, "Wait 10 minutes before serving" a time. */
const BEFORE = /^\s*before\b/i;
const WAIT = /\b(?:for|wait|least)(?: about)? $/i;
/** "A second pan" is no time. */
const ORDINAL = /^(?:a|one) second$/i;

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
 * Shape   in the order of the text, at most 8 of its first 5,000 characters; a time over 24 hours is none.
 */
export function timersOf(step: string): StepTimer[] {
  const text = step.slice(0, MAX_TEXT);
  const found: StepTimer[] = [];
  for (const match of text.matchAll(TIME)) {
    const { index: from, 0: written } = match;
    const before = text.slice(0, from);
    const to = from + written.length;
    const what = verbBefore(before);
    const around = { before: before.slice(-40), after: text.slice(to, to + 20) };
    if (!isWaitedFor(written, around, what)) continue;
    const { low, high } = secondsOf(match.groups ?? {});
    if (low < 1 || high > MAX_TIMER) continue;
    found.push({ low, high, what, from, to });
    if (found.length === MAX_TIMERS) break;
  }
  return found;
}

function isWaitedFor(
  written: string,
  { before, after }: { before: string; after: string },
  what: string,
): boolean {
  if (ORDINAL.test(written) || NOT_BEFORE.test(before) || NOT_AFTER.test(after)) return false;
  return !BEFORE.test(after) || what !== '' || WAIT.test(before);
}

function secondsOf(parts: Record<string, string | undefined>): { low: number; high: number } {
  const { half, quarter, low = '', high, unit = '', unitLow = unit, second, unit2 = '' } = parts;
  if (half !== undefined) return same(unitSeconds(half.endsWith('hour') ? 'h' : 'm') / 2);
  if (quarter !== undefined) return same(/^three/i.test(quarter) ? 45 * 60 : 15 * 60);
  const extra = parts['mixed'] !== undefined || parts['more'] !== undefined ? 0.5 : 0;
  const more = second === undefined ? 0 : numberOf(second) * unitSeconds(unit2);
  const from = (numberOf(low) + (high === undefined ? extra : 0)) * unitSeconds(unitLow) + more;
  if (high === undefined) return same(from);
  const until = (numberOf(high) + extra) * unitSeconds(unit) + more;
  // "2 or 1 minutes"
  return { low: Math.round(Math.min(from, until)), high: Math.round(Math.max(from, until)) };
}

function same(seconds: number): { low: number; high: number } {
  return { low: Math.round(seconds), high: Math.round(seconds) };
}

function unitSeconds(unit: string): number {
  return SECONDS.get(unit.charAt(0).toLowerCase()) ?? 0;
}

function numberOf(text: string): number {
  const word = WORDS.get(text.toLowerCase());
  if (word !== undefined) return word;
  const whole = /^\d+(?:\.\d+)?(?!\d*\/)/.exec(text)?.[0];
  const sign = SIGNS.get(text.at(-1) ?? '') ?? 0;
  const fraction = /(\d)\/(\d)$/.exec(text);
  const part = fraction ? Number(fraction[1]) / (Number(fraction[2]) || 1) : sign;
  return Number(whole ?? 0) + part;
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

/** A time in words: "20 min", "20–25 min", "1 h 30 min", "45 s". Units: seconds. */
export function durationWords({ low, high }: { low: number; high: number }): string {
  if (low === high) return durationOf(low);
  const unit = [3600, 60, 1].find((size) => low % size === 0 && high % size === 0) ?? 1;
  const name = unit === 3600 ? 'h' : unit === 60 ? 'min' : 's';
  return `${low / unit}–${high / unit} ${name}`;
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
