import { dayIn, dayWords } from '@larder/shared/basics/calendar';

const HOUR_MS = 3_600_000;
const JUST_MS = 60_000;
const MINUTES_OF_DAY = 24 * 60;

type Read = { created_at: Date; read_at: Date | null };

/** "Made just now, not read yet", "Made Nov 2, read 3 hours ago". A link is noted to be read once an hour. */
export function linkWords({ created_at, read_at }: Read, now: number, zone: string): string {
  const day = (moment: Date) => dayWords(dayIn(zone, moment.getTime()));
  const isNew = now - created_at.getTime() < JUST_MS;
  return `Made ${isNew ? 'just now' : day(created_at)}, ${readWords()}`;

  function readWords(): string {
    if (read_at === null) return 'not read yet';
    const hours = Math.floor((now - read_at.getTime()) / HOUR_MS);
    if (hours < 1) return 'read within the hour';
    if (hours < 24) return hours === 1 ? 'read an hour ago' : `read ${hours} hours ago`;
    return `last read ${day(read_at)}`;
  }
}

/** "7:00 PM", of "19:00". */
export function clockWords(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const twelve = hour % 12 === 0 ? 12 : hour % 12;
  return `${twelve}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** So many minutes before a time of a day: "17:35". */
export function earlier(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const at = (hour * 60 + minute - minutes + MINUTES_OF_DAY) % MINUTES_OF_DAY;
  return [Math.floor(at / 60), at % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** Each quarter of an hour, and what is chosen. */
export function timesToChoose(chosen: string): string[] {
  const quarters = Array.from({ length: 96 }, (_, n) => earlier('00:00', -15 * n));
  return [...new Set([...quarters, chosen])].toSorted();
}

/** "New York", of "America/New_York"; "UTC". */
export function zoneWords(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
}
