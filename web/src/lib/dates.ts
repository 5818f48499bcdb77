const TIME = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });
const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });
const DAY_AND_YEAR = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
});

/** "Today, 5:42 PM", "Nov 12, 11:15 AM", and with the year when it is another one. Local time. */
export function dateTime(date: Date, now = new Date()): string {
  return `${dayOf(date, now)}, ${TIME.format(date)}`;
}

function dayOf(date: Date, now: Date): string {
  if (date.toDateString() === now.toDateString()) return 'Today';
  return (date.getFullYear() === now.getFullYear() ? DAY : DAY_AND_YEAR).format(date);
}

/** "5:42 PM". Local time. */
export function timeOfDay(date: Date): string {
  return TIME.format(date);
}
