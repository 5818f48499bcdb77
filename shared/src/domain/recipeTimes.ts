import { LIMITS } from './validation.ts';

const MAX_LENGTH = 100;
const NUMBER = String.raw`(\d{1,6}(?:[.,]\d{1,4})?)`;
/** Of ISO 8601, and what is written instead: "PT1H30", "P30M", "1H 5M". */
const ISO = /^P?(?=[T\d])[\dYMWDTHS.,]+$/i;
const ISO_PART = new RegExp(`${NUMBER}([YMWDHS]?)`, 'gi');
const CLOCK = /^(\d{1,2}):(\d{2})(?::\d{2})?(?: ?h(?:ours?|rs?)?)?$/i;
/** "1½ h" and "1 1/2 h" are one number, "½ h" too. */
const FRACTION = /(?:(\d{1,3}) )?(\d{1,2})[/⁄](\d{1,2})/g;
/** The words for units in the languages that recipes come in; the longest beginning wins. */
const WORDS: readonly (readonly [RegExp, number])[] = [
  [/^(?:days?|tage?n?|jours?|d[ií]as?|giorn[io]|dagar?|dager?|dni|dzień|дн|日|天|일)/, 24 * 60],
  [
    /^(?:h(?:ours?|rs?|eures?|oras?)?(?![\p{L}])|hod|st(?:d|unden?)|or[ae]|uur|uren|uren|godz|timm|timer?|tim(?![\p{L}])|tunti|час|ч(?![\p{L}])|saat|sa(?![\p{L}])|時間|小时|小時|시간)/u,
    60,
  ],
  [/^(?:m(?:in|n)?(?![\p{L}])|min|мин|dk|dakika|λεπτ|perc|分|분)/u, 1],
  [/^(?:s(?:ec|ek)?(?![\p{L}])|sec|sek|сек|秒|초)/u, 1 / 60],
];
const PART = new RegExp(
  `${NUMBER}(?:\\s{0,2}(?:-|–|—|to|bis|à|a|tot|до)\\s{0,2}${NUMBER})?[\\s-]{0,2}([\\p{L}]{1,12})`,
  'gu',
);

/** Between two ends that each have a unit: "30 mins to 1 hour". */
const BETWEEN = /(?<=\p{L}\.?) (?:to|bis|à|tot|до) (?=\d)/u;

/**
 * The minutes of a duration: "PT1H20M", "1 hr 20 min", "1½ Stunden", "00:45", 80.
 *
 * Shape   undefined for none, 0, or more than 100,000. Of a range the larger end; "overnight" is none.
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
  if (!ISO.test(tight)) return undefined;
  const [before = '', after] = tight.toUpperCase().replace(/^P/, '').split('T');
  // "P30M" and "1H30M" mean minutes: no dish takes months.
  const [date, time] = after === undefined ? ['', before] : [before, after];
  const days = partsOf(date).reduce((sum, { number, unit }) => {
    const inDays = { D: 1, W: 7, M: 30, Y: 365 }[unit] ?? 0;
    return sum + number * inDays;
  }, 0);
  const parts = partsOf(time).map(({ number, unit }) => {
    const inMinutes = { D: 24 * 60, H: 60, S: 1 / 60 }[unit] ?? 1;
    return number * inMinutes;
  });
  return days * 24 * 60 + parts.reduce((sum, part) => sum + part, 0);
}

function partsOf(text: string): { number: number; unit: string }[] {
  return [...text.matchAll(ISO_PART)].map(([, number = '', unit = '']) => ({
    number: numberOf(number),
    unit,
  }));
}

function wordMinutes(text: string): number | undefined {
  const plain = text
    .toLowerCase()
    .replaceAll(/[½¼¾⅓⅔⅛]/g, (sign) => ` ${sign.normalize('NFKC')}`)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(FRACTION, inDecimals)
    .replaceAll(/\bhalf an? (?=h)/g, '0.5 ')
    .replaceAll(/\b(?:an?|one|une?|una|eine?) (?=h|st|or|min)/g, '1 ');
  const ends = plain.split(BETWEEN).flatMap((end) => sumOf(end) ?? []);
  return ends.length > 0 ? Math.max(...ends) : undefined;
}

/** "1 hour 20 min" -> 80 */
function sumOf(plain: string): number | undefined {
  let sum: number | undefined;
  for (const [, low = '', high = low, word = ''] of plain.matchAll(PART)) {
    const unit = WORDS.find(([pattern]) => pattern.test(word))?.[1];
    if (unit !== undefined) sum = (sum ?? 0) + numberOf(high) * unit;
  }
  // "1h20", "1 heure 15"
  const rest = /\d\s?(?:h|heures?)\s?(\d{1,2})$/.exec(plain)?.[1];
  return sum !== undefined && rest !== undefined ? sum + Number(rest) : sum;
}

/** "1 1/2" -> "1.5000" */
function inDecimals(fraction: string): string {
  const [bottom = 1, top = 0, whole = 0] = fraction.split(/[ /⁄]/).map(Number).toReversed();
  return (whole + top / (bottom || 1)).toFixed(4);
}

function numberOf(text: string): number {
  return Number(text.replace(',', '.'));
}
