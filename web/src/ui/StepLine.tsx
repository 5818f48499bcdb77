import clsx from 'clsx';
import { Check } from 'lucide-react';

type StepLineProps = {
  /** "Steps of the import". */
  label: string;
  steps: readonly string[];
  /** The place of the current one in `steps`. */
  current: number;
};

/** How far one is on a way of several screens; on phones only the current step is named. */
export function StepLine({ label, steps, current }: StepLineProps) {
  return (
    <ol aria-label={label} className="flex items-center gap-1.5 text-sm font-semibold md:gap-2">
      {steps.map((step, at) => (
        <li
          key={step}
          aria-current={at === current ? 'step' : undefined}
          className={clsx(
            'flex items-center gap-2',
            at === current ? 'text-ink' : 'text-ink-2',
            at > 0 &&
              'before:h-[1.5px] before:w-2.5 before:bg-line-strong before:opacity-60 md:before:w-5.5',
          )}
        >
          <StepMark number={at + 1} state={stateOf(at, current)} />
          <span className={clsx(at !== current && 'max-md:sr-only')}>{step}</span>
        </li>
      ))}
    </ol>
  );
}

type State = 'done' | 'current' | 'next';

const LOOKS: Readonly<Record<State, string>> = {
  done: 'border-transparent bg-brand-soft text-on-brand-soft',
  current: 'border-brand bg-brand text-on-brand',
  next: 'border-line-strong bg-surface text-ink-2',
};

function stateOf(at: number, current: number): State {
  if (at === current) return 'current';
  return at < current ? 'done' : 'next';
}

function StepMark({ number, state }: { number: number; state: State }) {
  return (
    <span
      className={clsx(
        'num grid size-6.5 flex-none place-items-center rounded-full border-[1.5px] text-xs leading-none font-bold',
        LOOKS[state],
      )}
    >
      {state === 'done' ? (
        <>
          <Check aria-hidden="true" size={14} strokeWidth={3} />
          <span className="sr-only">Done:</span>
        </>
      ) : (
        number
      )}
    </span>
  );
}
