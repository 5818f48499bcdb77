import { TZDate } from '@date-fns/tz';
import { addDays } from '@larder/shared/basics/calendar';
import { instantOf } from '@larder/shared/basics/instants';
import ical, {
  ICalAlarmType,
  type ICalCalendar,
  type ICalEventData,
  ICalEventTransparency,
} from 'ical-generator';

import { asUtc, changesOf, type Clocks, clocksOf } from './clocks.rules.ts';
import type { MealEvent } from './mealEvents.rules.ts';

const MINUTE_MS = 60_000;
const HOUR_SECONDS = 3_600;

/** The time zone, or null for times without one; and the days between which the events are. */
type Span = { zone: string | null; from: string; until: string };

/**
 * An iCalendar file. The same events give the same text, so that it has one ETag.
 *
 * Source  RFC 5545; RFC 7986 for REFRESH-INTERVAL and NAME.
 */
export function calendarFile(events: readonly MealEvent[], span: Span): string {
  const calendar = ical({
    prodId: { company: 'Larder', product: 'Week', language: 'EN' },
    name: 'Meals',
    ttl: HOUR_SECONDS,
  });
  const clocks = span.zone === null ? undefined : clocksOf(span.zone);
  // Without a name: with one, DTSTAMP and LAST-MODIFIED lose their Z, which RFC 5545 asks for.
  if (clocks) calendar.timezone({ name: null, generator: () => timeZoneOf(clocks, span) });
  for (const event of events) addEvent(calendar, event, timesOf(event, clocks, span.zone));
  return `${calendar.toString()}\r\n`;
}

type Times = Pick<ICalEventData, 'start' | 'end' | 'timezone' | 'floating'>;

function addEvent(calendar: ICalCalendar, event: MealEvent, times: Times): void {
  const made = calendar.createEvent({
    ...times,
    id: event.uid,
    sequence: event.sequence,
    stamp: event.changed_at,
    lastModified: event.changed_at,
    summary: event.title,
    description: event.words || null,
    url: event.url ?? null,
    // One may be asked to meet somebody at dinner.
    transparency: ICalEventTransparency.TRANSPARENT,
  });
  if (event.remind !== undefined)
    made.createAlarm({
      type: ICalAlarmType.display,
      triggerBefore: event.remind * 60,
      description: event.title,
    });
}

/** From the start of cooking until one eats, or for the hour from then. */
function timesOf(
  { day, at, cooking, lasts }: MealEvent,
  clocks: Clocks | undefined,
  zone: string | null,
): Times {
  const around = (moment: number) => ({
    start: moment - cooking * MINUTE_MS,
    end: moment + lasts * MINUTE_MS,
  });
  if (!clocks || zone === null) {
    const { start, end } = around(asUtc(day, at));
    return { start: instantOf(start), end: instantOf(end), floating: true };
  }
  const { start, end } = around(clocks.momentOf(day, at));
  // Of a time that clocks show twice RFC 5545 means the first; some programs take the second. In UTC it is shown once.
  if (isShownTwice(start, clocks) || isShownTwice(end, clocks))
    return { start: instantOf(start), end: instantOf(end) };
  return { start: new TZDate(start, zone), end: new TZDate(end, zone), timezone: zone };
}

/** Whether clocks go back around a moment, so that they show its time twice. */
function isShownTwice(moment: number, { offsetAt }: Clocks): boolean {
  const shown = moment + offsetAt(moment) * MINUTE_MS;
  const offsets = [-3, 3].map((hours) => offsetAt(moment + hours * 60 * MINUTE_MS));
  const moments = offsets
    .map((offset) => ({ offset, at: shown - offset * MINUTE_MS }))
    .filter(({ offset, at }) => offsetAt(at) === offset);
  return new Set(moments.map(({ at }) => at)).size > 1;
}

/** The VTIMEZONE of a zone, with what its clocks do between two days. */
function timeZoneOf(clocks: Clocks, { zone, from, until }: Span): string {
  const [first, last] = [asUtc(addDays(from, -2), '00:00'), asUtc(addDays(until, 2), '00:00')];
  const start = clocks.offsetAt(first);
  const year = [0, 90, 180, 270].map((days) => clocks.offsetAt(first + days * 24 * 60 * MINUTE_MS));
  const standard = Math.min(...year);
  const observed = (onset: string, change: { at: number; before: number; after: number }) => {
    const kind = change.after > standard ? 'DAYLIGHT' : 'STANDARD';
    return [
      `BEGIN:${kind}`,
      `DTSTART:${onset}`,
      `TZOFFSETFROM:${offsetWords(change.before)}`,
      `TZOFFSETTO:${offsetWords(change.after)}`,
      `TZNAME:${clocks.nameAt(change.at)}`,
      `END:${kind}`,
    ];
  };
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    ...observed('19700101T000000', { at: first, before: start, after: start }),
    ...changesOf(clocks, { from: first, until: last }).flatMap((change) =>
      observed(localText(change.at + change.before * MINUTE_MS), change),
    ),
    'END:VTIMEZONE',
  ].join('\r\n');
}

/** "20261101T020000", of a time as if it were one of Greenwich. */
function localText(moment: number): string {
  return instantOf(moment).toISOString().slice(0, 19).replaceAll(/[-:]/g, '');
}

/** "-0430". */
function offsetWords(minutes: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}${two(size % 60)}`;
}
