import { type Token, tokensOf } from '@larder/shared/basics/lineTokens';
import { LIMITS } from '@larder/shared/basics/validation';
import { anyTimeUnitAt, MINUTE } from '@larder/shared/recipes/timeUnits';
import { timeAt, type WrittenTime } from '@larder/shared/recipes/writtenTime';

const MAX_LENGTH = 100;
const NUMBER = String.raw`(\d{1,6}(?:[.,]\d{1,4})?)`;
/** Of ISO 8601, and what is written instead: "PT1H30", "P30M", "1H 5M". */
const ISO = /^P(?=[T\d])[\dYMWDTHS.,]+$/i;
const BARE_ISO = /^T?(?:\d{1,6}(?:[.,]\d{1,4})?[DHMS]){1,4}\d{0,3}$/i;
const ISO_PART = new RegExp(`${NUMBER}([YMWDHS]?)`, 'gi');
/** "PT15M-PT20M", "PT15M/PT20M" */
const ISO_RANGE = /^(P[^-–/]{1,40})[-–/](P[^-–/]{1,40})$/i;
/** An end before its beginning: somebody's clocks were wrong. */
const ISO_NEGATIVE = /^(?:[-−]P|PT?[-−])/i;
const DAY_MINUTES = 24 * 60;
const ISO_MINUTES: ReadonlyMap<string, number> = new Map([
  ['Y', 365 * DAY_MINUTES],
  ['W', 7 * DAY_MINUTES],
  ['D', DAY_MINUTES],
  ['H', 60],
  ['S', 1 / 60],
]);
const CLOCK = /^(\d{1,2}):(\d{2})(?::\d{2})?(?: ?h(?:ours?|rs?)?)?$/i;
/** Between two ways to do it: "8 hours on low or 4 hours on high". */
const OR: ReadonlySet<string> = new Set('or oder ou o of'.split(' '));

/**
 * The minutes of a duration: "PT1H20M", "1 hr 20 min", "1½ Stunden", "00:45", 80.
 *
 * Shape   undefined for none, 0, less than nothing, or more than 100,000. Of a range and of two ways the larger; what is apart
 *         adds up, but not its parts in brackets: "45 min (30 min rest, 15 min bake)". "Overnight" is none.
 */
export function readMinutes(written: string | number): number | undefined {
  const text = String(written).trim().slice(0, MAX_LENGTH);
  const minutes = plainMinutes(text) ?? isoMinutes(text) ?? wordMinutes(text);
  const rounded = minutes === undefined ? 0 : Math.round(minutes);
  return rounded > 0 && rounded <= LIMITS.recipeNumber ? rounded : undefined;
}

function plainMinutes(text: string): number | undefined {
  if (/^\d{1,6}(?:\.\d{1,4})?$/.test(text)) return Number(text);
  const [, hours, minutes] = CLOCK.exec(text) ?? [];
  return hours === undefined ? undefined : 60 * Number(hours) + Number(minutes);
}

function isoMinutes(text: string): number | undefined {
  const tight = text.replaceAll(/\s/g, '');
  if (ISO_NEGATIVE.test(tight)) return 0;
  const [, first = '', second = ''] = ISO_RANGE.exec(tight) ?? [];
  const ends = [first, second].map((end) => oneIso(end)).filter((end) => end !== undefined);
  return ends.length === 2 ? Math.max(...ends) : oneIso(tight);
}

function oneIso(tight: string): number | undefined {
  if (!ISO.test(tight) && !BARE_ISO.test(tight)) return undefined;
  const [before = '', after] = tight.toUpperCase().replace(/^P/, '').split('T');
  // "P30M" and "1H30M" mean minutes: no dish takes months.
  const [date, time] = after === undefined ? ['', before] : [before, after];
  const days = partsOf(date).reduce((sum, { number, unit }) => {
    const inMinutes = unit === 'M' ? 30 * DAY_MINUTES : (ISO_MINUTES.get(unit) ?? 0);
    return sum + number * inMinutes;
  }, 0);
  return partsOf(time).reduce(
    (sum, { number, unit }) => sum + number * (ISO_MINUTES.get(unit) ?? 1),
    days,
  );
}

function partsOf(text: string): { number: number; unit: string }[] {
  return [...text.matchAll(ISO_PART)].map(([, number = '', unit = '']) => ({
    number: Number(number.replace(',', '.')),
    unit,
  }));
}

function wordMinutes(text: string): number | undefined {
  const { tokens } = tokensOf(text);
  const times = timesIn(tokens);
  if (times.length === 0) return undefined;
  let [sum, most] = [0, 0];
  for (const [at, { high, from }] of times.entries()) {
    const before = tokens.slice(times[at - 1]?.next ?? 0, from);
    if (at > 0 && before.some(({ lower }) => OR.has(lower))) sum = 0;
    sum += high;
    most = Math.max(most, sum);
  }
  const inside = times.filter(({ from }) => isInBrackets(tokens, from));
  const outside = most - total(inside);
  // What brackets say again.
  return (inside.length > 0 && outside === total(inside) ? outside : most) / MINUTE;
}

function timesIn(tokens: readonly Token[]): WrittenTime[] {
  const found: WrittenTime[] = [];
  let at = 0;
  while (at < tokens.length) {
    const time = timeAt(tokens, at, anyTimeUnitAt);
    if (time) found.push(time);
    at = time?.next ?? at + 1;
  }
  return found;
}

function isInBrackets(tokens: readonly Token[], at: number): boolean {
  const signs = tokens.slice(0, at).map(({ text }) => text);
  return signs.lastIndexOf('(') > signs.lastIndexOf(')');
}

function total(times: readonly WrittenTime[]): number {
  return times.reduce((sum, { high }) => sum + high, 0);
}
