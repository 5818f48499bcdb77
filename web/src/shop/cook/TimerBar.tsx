import { minutesText } from '@larder/shared/recipes/recipes';
import { clockOf } from '@larder/shared/recipes/stepTimers';
import clsx from 'clsx';
import { BellRing, Pause, Play, Plus, X } from 'lucide-react';

import { type CookTimer, isOver, msLeft, timerName } from '#shop/cook/rules/cookTimers.ts';
import { addTimerMinute, endTimer, holdOrRunTimer } from '#shop/cook/state/cookTimers.ts';
import { useCookTimers } from '#shop/cook/state/keptTimers.ts';
import { IconButton } from '#ui/IconButton.tsx';

import { useNow } from './useNow.ts';

/** All timers of this device; those of another recipe say of which. */
export function TimerBar({ recipe }: { recipe: string }) {
  const timers = useCookTimers();
  const now = useNow(timers.some(({ endsAt }) => endsAt !== null));
  if (timers.length === 0) return null;
  return (
    <section aria-label="Timers" className="mx-auto w-full min-w-0 max-w-[72rem] px-4 md:px-8">
      <ul className="no-scrollbar -mx-4 flex gap-2.5 overflow-x-auto px-4 py-1 md:mx-0 md:flex-wrap md:px-0">
        {timers.map((timer) => (
          <TimerRow key={timer.id} timer={timer} now={now} isOther={timer.recipe !== recipe} />
        ))}
      </ul>
    </section>
  );
}

function TimerRow({ timer, now, isOther }: { timer: CookTimer; now: number; isOther: boolean }) {
  const name = timerName(timer);
  const over = isOver(timer, now);
  const held = timer.endsAt === null;
  const ms = msLeft(timer, now);
  return (
    <li
      data-row={timer.id}
      className={clsx(
        'flex min-h-14 max-w-[85vw] flex-none items-center gap-1 rounded-full border-[1.5px] py-1 pr-1.5 pl-4',
        over ? 'border-honey bg-honey-soft text-on-honey-soft' : 'border-line bg-surface',
      )}
    >
      <p className="min-w-0 pr-1 leading-tight">
        <span className="block truncate text-[0.8125rem] font-medium">
          {name}
          {timer.what !== '' && !isOther && `, step ${timer.step}`}
          {isOther && ` · ${timer.title}`}
        </span>
        <span role="timer" className="num flex items-center gap-1.5 text-xl font-bold">
          {over && <BellRing aria-hidden="true" size={18} className="flex-none" />}
          {over ? doneText(-ms) : clockOf(ms / 1000)}
          {held && <span className="text-[0.8125rem] font-medium">held</span>}
        </span>
      </p>
      {!over && (
        <IconButton
          label={`${held ? 'Go on with' : 'Hold'} ${name}`}
          icon={held ? Play : Pause}
          onClick={() => holdOrRunTimer(timer.id)}
        />
      )}
      <IconButton
        label={`One minute more for ${name}`}
        icon={Plus}
        onClick={() => addTimerMinute(timer.id)}
      />
      <IconButton
        label={`End ${name}`}
        icon={X}
        data-action="end"
        onClick={() => endTimer(timer.id)}
      />
    </li>
  );
}

function doneText(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  return minutes === 0 ? 'Done' : `Done, ${minutesText(minutes)} ago`;
}
