/** How mails of a store's new orders come: none, each at once, all of a quarter of an hour together. */
export const MAIL_TIMINGS = ['off', 'now', 'digest'] as const;
export type MailTiming = (typeof MAIL_TIMINGS)[number];

/** What is told: the first two to those who run the store, the others to the shopper. */
export const NOTICE_KINDS = [
  'new',
  'cancelled',
  'accepted',
  'short',
  'question',
  'ready',
  'delivered',
  'returned',
  'rejected',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** Max devices of an account that show notices; the oldest is forgotten. */
export const MAX_DEVICES = 10;

/** Min time between two mails to one person, of whatever stores. Units: milliseconds. */
export const MAIL_GAP_MS = 60_000;

/** How long all lines of an order stay ticked before its shopper is told: a picker may tick the wrong one. */
export const READY_AFTER_MS = 120_000;

/** Hours without notices, by a clock: "22:00" to "07:00" is over midnight. The end is not among them. */
export type QuietHours = { readonly from: string; readonly to: string };

const MINUTE_MS = 60_000;
const DIGEST_MS = 15 * MINUTE_MS;
const DAY_MINUTES = 1_440;

type QuietSettings = { readonly quiet: QuietHours | null; readonly time_zone: string };

/**
 * When a notice of a moment is due: at once, or with a digest at the next quarter of an hour; never in quiet hours.
 *
 * Units   milliseconds since 1970.
 */
export function dueAt(
  at: number,
  timing: Exclude<MailTiming, 'off'>,
  settings: QuietSettings,
): number {
  const due = timing === 'digest' ? (Math.floor(at / DIGEST_MS) + 1) * DIGEST_MS : at;
  return afterQuiet(due, settings);
}

/**
 * The moment itself, or the end of the quiet hours that it is in.
 *
 * Units   milliseconds since 1970.
 * Shape   an end that the clock skips is the same time after it; of one that it shows twice the first counts.
 */
export function afterQuiet(at: number, { quiet, time_zone }: QuietSettings): number {
  if (!quiet) return at;
  const clock = clockIn(time_zone);
  if (!isWithin(quiet, clock(at))) return at;
  let end = Math.floor(at / MINUTE_MS) * MINUTE_MS;
  // Once more when the clock is set back meanwhile.
  while (isWithin(quiet, clock(end))) end += minutesFrom(clock(end), quiet.to) * MINUTE_MS;
  // Set forward meanwhile, it is past the end.
  const earlier = end - minutesFrom(quiet.to, clock(end)) * MINUTE_MS;
  return isWithin(quiet, clock(earlier)) ? end : earlier;
}

function isWithin({ from, to }: QuietHours, time: string): boolean {
  return from < to ? from <= time && time < to : from <= time || time < to;
}

/** Reads a moment as a clock shows it: "09:30". */
function clockIn(timeZone: string): (moment: number) => string {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, timeStyle: 'short' });
  return (moment) => format.format(moment);
}

/** From one time of the clock to the next other one, less than a day. */
function minutesFrom(from: string, to: string): number {
  return (minutesOf(to) - minutesOf(from) + DAY_MINUTES) % DAY_MINUTES;
}

function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}
