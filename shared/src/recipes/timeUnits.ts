import { isHyphen, type Token } from '#basics/lineTokens';
import { keyOf } from '#basics/numberWords';

/**
 * A unit of time.
 *
 * Units   seconds.
 * Shape   `isShort`: an abbreviation, which may have a full stop; `isNamed`: a time by itself, as the "Viertelstunde" is.
 */
export type TimeUnit = {
  readonly seconds: number;
  readonly isShort: boolean;
  readonly isNamed: boolean;
};

/** The unit at a token. */
export type TimeUnitAt = (tokens: readonly Token[], at: number) => TimeUnit | undefined;

export const MINUTE = 60;
export const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Words without accents, in six languages and Swedish: short ones, then whole ones. */
const UNITS: readonly (readonly [number, string, string])[] = [
  [
    1,
    's sec secs sek seg',
    'second seconds sekunde sekunden seconde secondes segundo segundos secondo secondi seconden',
  ],
  [
    MINUTE,
    'm min mins mn',
    'minute minutes minuten minuto minutos minuti minuut minuutje minuutjes',
  ],
  [
    HOUR,
    'h hr hrs std',
    'hour hours stunde stunden heure heures hora horas ora ore uur uren uurtje',
  ],
];
const NAMED: readonly (readonly [number, string])[] = [
  [MINUTE * 15, 'viertelstunde viertelstunden kwartier kwartiertje'],
  [MINUTE * 30, 'halfuur halfuurtje mezzora mezzoretta halvtimme'],
  [MINUTE * 45, 'dreiviertelstunde dreiviertelstunden'],
];
/** The units of times that only stand alone, in the languages that recipes come in; the longest beginning wins. */
const BEGINNINGS: readonly (readonly [RegExp, number])[] = [
  [/^(?:weeks?|woche|semaine|semana|settiman|weken|week|veck|uge|uke|hét|tydz|нед)/, 7 * DAY],
  [/^(?:days?|tage?n?|jours?|d[ií]as?|giorn[io]|dagar?|dager?|dni|dzień|nap|дн|日|天|일)/, DAY],
  [
    /^(?:h(?:ours?|rs?|eures?|oras?)?(?![\p{L}])|hod|st(?:d|unden?)|[oó]r[ae]|uur|uren|[ut](?![\p{L}])|godz|timm|timer?|tim(?![\p{L}])|tunti|час|ч(?![\p{L}])|saat|sa(?![\p{L}])|時間|小时|小時|시간)/u,
    HOUR,
  ],
  [/^(?:m(?:in|n)?(?![\p{L}])|min|мин|dk|dakika|λεπτ|perc|分|분)/u, MINUTE],
  [/^(?:s(?:ec|ek)?(?![\p{L}])|sec|sek|сек|秒|초)/u, 1],
];

const WORDS: ReadonlyMap<string, TimeUnit> = new Map([
  ...UNITS.flatMap(([seconds, short, long]) => [
    ...entries(short, { seconds, isShort: true, isNamed: false }),
    ...entries(long, { seconds, isShort: false, isNamed: false }),
  ]),
  ...NAMED.flatMap(([seconds, words]) =>
    entries(words, { seconds, isShort: false, isNamed: true }),
  ),
]);

function entries(words: string, unit: TimeUnit): (readonly [string, TimeUnit])[] {
  return words.split(' ').map((word) => [word, unit] as const);
}

/** "20'" and "20′": minutes to most of Europe, feet to an American. */
const PRIMES: ReadonlySet<string> = new Set("' ’ ′ ´".split(' '));
const SECOND_PRIMES: ReadonlySet<string> = new Set(['"', '”', '″']);
const PRIME_MINUTES: TimeUnit = { seconds: MINUTE, isShort: false, isNamed: false };
const PRIME_SECONDS: TimeUnit = { seconds: 1, isShort: false, isNamed: false };
/** No foot has so many inches, so they are seconds: "1' 30''". */
const INCHES_OF_FOOT = 12;
/** What is measured in feet, and what is said of it. */
const OF_FEET: ReadonlySet<string> = new Set(
  `of long wide tall high thick deep across by x × square length lengths piece pieces string twine rope log logs strip
   strips sheet sheets roll rolls foil paper parchment table tables counter pan tray skewer skewers casing casings
   ribbon board cord cloth cheesecloth`.split(/\s+/),
);
/** Before a number of feet, and of a year: "3 x 6'". */
const SIDES: ReadonlySet<string> = new Set('x × by ° º degrees'.split(' '));

/** Whether a token is a sign that minutes are written with. */
export function isPrime(token: Token | undefined): boolean {
  return token !== undefined && PRIMES.has(token.text) && token.isTight;
}

/** Whether a word is a unit of time in one of six languages. */
export function isTimeWord(lower: string): boolean {
  return lower.length > 1 && WORDS.has(keyOf(lower));
}

/**
 * The unit at a token of a sentence: "m" and "s" only where they touch their number, or after a larger unit; "'" where it
 * can be no foot.
 */
export function timeUnitAt(tokens: readonly Token[], at: number): TimeUnit | undefined {
  const token = tokens[at];
  if (token?.kind === 'sign') return primeUnitAt(tokens, at);
  const unit = token?.kind === 'word' ? WORDS.get(keyOf(token.lower)) : undefined;
  const isLetter = token?.lower === 'm' || token?.lower === 's';
  const isMeant =
    !isLetter ||
    token.isTight ||
    (unit !== undefined && (isAfterLarger(tokens, at, unit) || isBeforeSeconds(tokens, at)));
  return isMeant ? unit : undefined;
}

/** "20'", "10-15'", the seconds of "1' 30''"; not "5' 6\"", "a 2' piece", "the '70's". */
function primeUnitAt(tokens: readonly Token[], at: number): TimeUnit | undefined {
  const unit = signAt(tokens, at);
  if (!unit || unit.seconds === 1) return unit;
  const [after, second] = [tokens[at + 1], tokens[at + 2]];
  const inches = after?.kind === 'number' && isSecondPrime(tokens, at + 2) ? after.text : '';
  const isFeet = inches !== '' && Number(inches) < INCHES_OF_FOOT;
  const isGlued = after?.isTight === true && after.kind !== 'sign' && inches === '';
  const isJoined = isHyphen(after) && after?.isTight === true && second?.kind === 'word';
  const isSide = SIDES.has(tokens[at - 2]?.lower ?? '') || PRIMES.has(tokens[at - 2]?.text ?? '');
  const isOfFeet = OF_FEET.has(after?.lower ?? '');
  return isGlued || isJoined || isFeet || isSide || isOfFeet ? undefined : unit;
}

/** The unit that a sign behind a number is, whatever stands around them. */
function signAt(tokens: readonly Token[], at: number): TimeUnit | undefined {
  const before = tokens[at - 1];
  const isNumber = before?.kind === 'number' || /^\p{No}$/u.test(before?.text ?? '');
  if (!isNumber) return undefined;
  const isSeconds = isPrime(tokens[at - 2]) && isSecondPrime(tokens, at);
  if (isSeconds) return Number(before?.text) < INCHES_OF_FOOT ? undefined : PRIME_SECONDS;
  return isPrime(tokens[at]) && !isPrime(tokens[at + 1]) ? PRIME_MINUTES : undefined;
}

/** "''" or "″" behind a number. */
function isSecondPrime(tokens: readonly Token[], at: number): boolean {
  const [first, second] = [tokens[at], tokens[at + 1]];
  if (first?.isTight !== true) return false;
  return SECOND_PRIMES.has(first.text) || (isPrime(first) && isPrime(second));
}

/** "1 m 30 s" */
function isBeforeSeconds(tokens: readonly Token[], at: number): boolean {
  const after = WORDS.get(keyOf(tokens[at + 2]?.lower ?? ''));
  return tokens[at + 1]?.kind === 'number' && after?.seconds === 1;
}

/** "1 h 30 m", "1 min. 30 s" */
function isAfterLarger(tokens: readonly Token[], at: number, { seconds }: TimeUnit): boolean {
  const before = tokens[at - 2]?.text === '.' ? at - 3 : at - 2;
  const larger = WORDS.get(keyOf(tokens[before]?.lower ?? ''));
  return larger !== undefined && larger.seconds > seconds;
}

/** The unit at a token of a text that is nothing but a time, also days, weeks and units of other languages. */
export function anyTimeUnitAt(tokens: readonly Token[], at: number): TimeUnit | undefined {
  const token = tokens[at];
  if (token?.kind === 'sign') return signAt(tokens, at);
  if (token?.kind !== 'word') return undefined;
  const known = WORDS.get(keyOf(token.lower));
  const seconds = known
    ? undefined
    : BEGINNINGS.find(([beginning]) => beginning.test(token.lower))?.[1];
  return known ?? (seconds === undefined ? undefined : { seconds, isShort: true, isNamed: false });
}
