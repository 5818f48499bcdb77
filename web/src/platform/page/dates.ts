import { lazy } from '@larder/shared/basics/lazy';

/** A date format, created on first use because that is slow. */
export function dateFormat(parts: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  return lazy(() => new Intl.DateTimeFormat('en-US', parts));
}

const time = dateFormat({ hour: 'numeric', minute: '2-digit' });
const day = dateFormat({ month: 'short', day: 'numeric' });
const dayAndYear = dateFormat({ month: 'short', day: 'numeric', year: 'numeric' });

/** "Today, 5:42 PM", "Nov 12, 11:15 AM"; with the year when it is not this one. Local time. */
export function dateTime(date: Date, now = new Date()): string {
  return `${dayOf(date, now)}, ${time().format(date)}`;
}

function dayOf(date: Date, now: Date): string {
  if (date.toDateString() === now.toDateString()) return 'Today';
  return (date.getFullYear() === now.getFullYear() ? day : dayAndYear)().format(date);
}

/** "Nov 12, 2026, 11:15 AM": on paper, which is read on other days. Local time. */
export function paperTime(date: Date): string {
  return `${dateText(date)}, ${timeOfDay(date)}`;
}

/** "Nov 12, 2026". Local time. */
export function dateText(date: Date): string {
  return dayAndYear().format(date);
}

/** The first moment of this day. Local time. Units: ms since 1970. */
export function startOfToday(): number {
  return new Date().setHours(0, 0, 0, 0);
}

/** The browser's time zone: "America/New_York". */
export function localZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** This day: "2026-12-27". Local time. Long lists ask for it in every row, so it makes no date format. */
export function today(): string {
  const now = new Date();
  const [month, date] = [now.getMonth() + 1, now.getDate()].map((n) => String(n).padStart(2, '0'));
  return `${now.getFullYear()}-${month}-${date}`;
}

/** "5:42 PM". Local time. */
export function timeOfDay(date: Date): string {
  return time().format(date);
}

/** The start of a local day "2026-05-06", plus `later` days; undefined for ''. */
export function dayStart(day: string, later = 0): Date | undefined {
  const [year, month, date] = day.split('-').map(Number);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || !year || !month || !date) return undefined;
  return new Date(year, month - 1, date + later);
}
