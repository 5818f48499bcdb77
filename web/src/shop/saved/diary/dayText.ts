import { dateFormat } from '#platform/page/dates.ts';

const sameYear = dateFormat({ month: 'short', day: 'numeric', timeZone: 'UTC' });
const otherYear = dateFormat({ month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' });

/** "Nov 3"; with the year when it is not this one. */
export function dayText(day: string, now = new Date()): string {
  const isThisYear = day.startsWith(`${now.getFullYear()}-`);
  return (isThisYear ? sameYear : otherYear)().format(new Date(`${day}T00:00:00Z`));
}
