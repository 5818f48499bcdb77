import { lazy } from '@larder/shared/domain/lazy';

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

/** "5:42 PM". Local time. */
export function timeOfDay(date: Date): string {
  return time().format(date);
}
