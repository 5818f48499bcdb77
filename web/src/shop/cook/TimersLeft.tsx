import { clockOf } from '@larder/shared/recipes/stepTimers';

import { type CookTimer, isOver, msLeft } from '#shop/cook/rules/cookTimers.ts';
import { useCookTimers } from '#shop/cook/state/keptTimers.ts';
import { Notice } from '#ui/Notice.tsx';

import { useNow } from './useNow.ts';

/** Tells before one leaves that timers of the recipe still run; nothing when none does. */
export function TimersLeft({ recipe }: { recipe: string }) {
  const timers = useCookTimers();
  const now = useNow(timers.length > 0);
  const left = runningOf(timers, recipe, now).map((timer) => msLeft(timer, now));
  if (left.length === 0) return null;
  const clock = clockOf(Math.min(...left) / 1000);
  return (
    <Notice tone="warning">
      {/* A clock that is read out each second drowns all else. */}
      <span role="timer" className="num">
        {left.length === 1
          ? `A timer is still running: ${clock} left`
          : `${left.length} timers are still running, the next one: ${clock} left`}
      </span>
      . Timers ring on any page.
    </Notice>
  );
}

/** The recipe's timers that run; held ones and those that are over do not. */
export function runningOf(timers: readonly CookTimer[], recipe: string, now: number): CookTimer[] {
  return timers.filter(
    (timer) => timer.recipe === recipe && timer.endsAt !== null && !isOver(timer, now),
  );
}
