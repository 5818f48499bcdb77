/**
 * A timer that somebody started while cooking.
 *
 * Units   `seconds`: what it was set to. `endsAt`: ms since 1970, null while it is held; then `left` says
 *         the ms that remain.
 */
export type CookTimer = {
  readonly id: string;
  /** The recipe's address: "/recipe/7". */
  readonly recipe: string;
  readonly title: string;
  /** Counted from 1. */
  readonly step: number;
  /** "Simmer"; "" when the text does not say. */
  readonly what: string;
  readonly seconds: number;
  readonly endsAt: number | null;
  readonly left: number;
};

/** Max timers: a kitchen has no more pots. */
export const MAX_COOK_TIMERS = 12;
/** How long an unanswered timer rings. Units: ms. */
export const RINGS_MS = 60_000;

/** Units: ms, negative once it is over. */
export function msLeft({ endsAt, left }: CookTimer, now: number): number {
  return endsAt === null ? left : endsAt - now;
}

export function isOver(timer: CookTimer, now: number): boolean {
  return timer.endsAt !== null && timer.endsAt <= now;
}

/** Whether it is over and still makes itself heard. */
export function isRinging(timer: CookTimer, now: number): boolean {
  return isOver(timer, now) && msLeft(timer, now) > -RINGS_MS;
}

/** Pauses a running timer, resumes a paused one; one that is over stays. */
export function holdOrRun(timer: CookTimer, now: number): CookTimer {
  if (isOver(timer, now)) return timer;
  return timer.endsAt === null
    ? { ...timer, endsAt: now + timer.left }
    : { ...timer, endsAt: null, left: timer.endsAt - now };
}

/** Adds a minute; a timer that is over starts anew with it. */
export function addMinute(timer: CookTimer, now: number): CookTimer {
  const more = 60_000;
  const seconds = timer.seconds + 60;
  if (timer.endsAt === null) return { ...timer, seconds, left: timer.left + more };
  return { ...timer, seconds, endsAt: Math.max(timer.endsAt, now) + more };
}

/** When the next one ends; undefined when none runs. Units: ms since 1970. */
export function nextEnd(timers: readonly CookTimer[], now: number): number | undefined {
  const ends = timers.flatMap(({ endsAt }) => (endsAt !== null && endsAt > now ? [endsAt] : []));
  return ends.length > 0 ? Math.min(...ends) : undefined;
}

/** "Simmer" or, when nothing is said, "Step 3". */
export function timerName({ what, step }: Pick<CookTimer, 'what' | 'step'>): string {
  return what === '' ? `Step ${step}` : what;
}
