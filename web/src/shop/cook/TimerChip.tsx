import { clockOf } from '@larder/shared/recipes/stepTimers';
import clsx from 'clsx';
import { BellRing, Timer } from 'lucide-react';
import { Link } from 'react-router';

import { type CookTimer, isOver, msLeft, timerName } from '#shop/cook/rules/cookTimers.ts';

import { useNow } from './useNow.ts';

/** The timer that ends first, on every page but cook mode, which has them all; leads to its recipe there. */
export function TimerChip({ timers }: { timers: readonly CookTimer[] }) {
  const now = useNow(timers.some(({ endsAt }) => endsAt !== null));
  const [first, ...others] = timers.toSorted((a, b) => rank(a, now) - rank(b, now));
  if (!first) return null;
  const over = isOver(first, now);
  const held = first.endsAt === null;
  const Icon = over ? BellRing : Timer;
  return (
    <Link
      to={`${first.recipe}/cook`}
      className={clsx(
        'fixed bottom-22 left-4 z-30 inline-flex min-h-11 max-w-[min(16rem,60vw)] items-center gap-2 rounded-full border-[1.5px] px-4 text-sm font-semibold shadow-2 md:bottom-6 print:hidden',
        over
          ? 'border-honey bg-honey-soft text-on-honey-soft'
          : 'border-line-strong bg-surface text-ink',
      )}
    >
      <Icon aria-hidden="true" size={17} className="flex-none" />
      <span role="timer" className="num flex-none">
        {over ? 'Done' : clockOf(msLeft(first, now) / 1000)}
      </span>
      <span className="min-w-0 truncate font-medium text-ink-2">
        {timerName(first)}
        {held && ', held'}
        {others.length > 0 && ` +${others.length}`}
      </span>
      <span className="sr-only">open {first.title} in cook mode</span>
    </Link>
  );
}

/** Held ones come last. */
function rank(timer: CookTimer, now: number): number {
  return timer.endsAt === null ? Number.MAX_SAFE_INTEGER : msLeft(timer, now);
}
