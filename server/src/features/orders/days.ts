const DAY_MS = 86_400_000;

/**
 * The last days where somebody is, oldest first, today last.
 *
 * Shape  `day` is the date there, "2026-05-01"; `from` is the moment it begins, which is 23 or 25
 *        hours after the day before where clocks are put forward or back.
 */
export function lastDays(
  now: Date,
  count: number,
  timeZone: string,
): { day: string; from: Date }[] {
  const clock = clockOf(timeZone);
  const today = Math.floor(clock(now.getTime()) / DAY_MS) * DAY_MS;
  return Array.from({ length: count }, (_, index) => {
    const midnight = today - (count - 1 - index) * DAY_MS;
    return { day: new Date(midnight).toISOString().slice(0, 10), from: momentOf(midnight, clock) };
  });
}

/** What the clocks of a zone show at a moment. Units: milliseconds, both, the clock's as if it were UTC. */
function clockOf(timeZone: string): (moment: number) => number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  return (moment) => {
    const part = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]));
    const number = (type: Intl.DateTimeFormatPartTypes) => Number(part.get(type));
    return Date.UTC(
      number('year'),
      number('month') - 1,
      number('day'),
      number('hour'),
      number('minute'),
      number('second'),
    );
  };
}

/**
 * When clocks show a time, or the first later one where they are put forward over it. The second step
 * is for a change of the clocks between guess and answer.
 */
function momentOf(shown: number, clock: (moment: number) => number): Date {
  const guess = shown - (clock(shown) - shown);
  const moment = shown - (clock(guess) - guess);
  return new Date(clock(moment) < shown ? guess : moment);
}
