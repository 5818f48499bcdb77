import {
  addMinute,
  type CookTimer,
  holdOrRun,
  MAX_COOK_TIMERS,
} from '#shop/cook/rules/cookTimers.ts';

import { keptTimers } from './keptTimers.ts';

/** Starts a timer; the oldest is dropped when there are too many. */
export function startTimer(timer: Omit<CookTimer, 'id' | 'endsAt' | 'left'>): void {
  const endsAt = Date.now() + timer.seconds * 1000;
  const started = { ...timer, id: crypto.randomUUID(), endsAt, left: 0 };
  keptTimers.update((timers) => [...timers, started].slice(-MAX_COOK_TIMERS));
}

export function holdOrRunTimer(id: string): void {
  change(id, (timer) => holdOrRun(timer, Date.now()));
}

export function addTimerMinute(id: string): void {
  change(id, (timer) => addMinute(timer, Date.now()));
}

export function endTimer(id: string): void {
  keptTimers.update((timers) => timers.filter((timer) => timer.id !== id));
}

function change(id: string, to: (timer: CookTimer) => CookTimer): void {
  keptTimers.update((timers) => timers.map((timer) => (timer.id === id ? to(timer) : timer)));
}
