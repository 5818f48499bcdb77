import type { Store } from '@larder/shared/stores/storeParts.model';
import clsx from 'clsx';
import { Check, RefreshCw } from 'lucide-react';

import { Button } from '#ui/Button.tsx';

import { FirstDayAction } from './FirstDayAction.tsx';
import { type FirstDayStep, type Step, STEP_TITLES, type StepState } from './rules/firstDay.ts';

/** How long an open step takes, or that it can wait. */
const TAKES: Readonly<Record<FirstDayStep, string>> = {
  store: '2 min',
  hours: '1 min',
  slots: '1 min',
  shelf: '5 min',
  notices: '1 min',
  staff: 'can wait',
};

type FirstDayRowProps = {
  step: Step;
  number: number;
  /** The one to do now. */
  isNext: boolean;
  store: Store | undefined;
  onRetry: () => void;
};

export function FirstDayRow({ step, number, isNext, store, onRetry }: FirstDayRowProps) {
  const { name, state, words, mayDo } = step;
  return (
    <li
      aria-current={isNext ? 'step' : undefined}
      className={clsx(
        'flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-2.5',
        isNext && 'bg-honey-soft/45',
      )}
    >
      <Mark state={state} number={number} isNext={isNext} />
      <div className="min-w-0 flex-1 basis-44 leading-snug">
        <p className="font-semibold">
          {STEP_TITLES[name]}
          {state === 'done' && <span className="sr-only">, done</span>}
        </p>
        <p className="num text-sm break-words text-ink-2">{words}</p>
      </div>
      {state === 'unknown' && (
        <Button
          variant="outline"
          icon={RefreshCw}
          aria-label={`Retry ${STEP_TITLES[name]}`}
          onClick={onRetry}
        >
          Retry
        </Button>
      )}
      {state === 'open' && mayDo && <span className="text-sm text-ink-2">{TAKES[name]}</span>}
      {state === 'open' && !mayDo && (
        <span className="text-sm text-ink-2">The owner does this</span>
      )}
      <FirstDayAction step={step} store={store} isNext={isNext} />
    </li>
  );
}

function Mark({ state, number, isNext }: { state: StepState; number: number; isNext: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'num grid size-8 flex-none place-items-center rounded-full text-sm font-bold',
        state === 'done' && 'bg-brand-soft text-on-brand-soft',
        state !== 'done' && (isNext ? 'bg-honey text-on-honey' : 'border-2 border-line-strong'),
      )}
    >
      {state === 'done' ? <Check size={18} /> : state === 'unknown' ? '?' : number}
    </span>
  );
}
