import clsx from 'clsx';
import { Minus, Plus } from 'lucide-react';

import { liveInside } from '#platform/page/focus.ts';

type StepperProps = {
  /** The name of the group and its buttons: "Servings of Miso Ramen". */
  label: string;
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  /** Heights: sm 36 px for dense rows on desktop, md 44 px. */
  size?: 'sm' | 'md';
  /** Shown after the number: "servings". */
  unit?: string;
};

const COUNT = liveInside('count');

/**
 * A count with a minus and a plus button, one step per press. Changes are announced unless they come from
 * elsewhere on the page.
 */
export function Stepper({
  label,
  value,
  onChange,
  min = 0,
  max = 999,
  size = 'md',
  unit,
}: StepperProps) {
  const button = clsx(
    'grid flex-none place-items-center rounded-full text-ink-2 hover:bg-line hover:text-ink aria-disabled:opacity-40 aria-disabled:hover:bg-transparent',
    size === 'sm' ? 'size-9' : 'size-11',
  );
  // No `disabled` at the limit: the button would lose the focus.
  function step(by: -1 | 1): void {
    const next = value + by;
    if (next >= min && next <= max) onChange(next);
  }

  return (
    <fieldset
      {...COUNT.around}
      aria-label={label}
      className="inline-flex flex-none items-center rounded-full bg-sunken"
    >
      <button
        type="button"
        aria-label={`Decrease ${label}`}
        aria-disabled={value <= min}
        onClick={() => step(-1)}
        className={button}
      >
        <Minus aria-hidden="true" size={16} strokeWidth={2.5} />
      </button>
      <output {...COUNT.part} className="num min-w-6 text-center text-sm font-bold">
        {value}
        {unit && <span className="font-medium text-ink-2"> {unit}</span>}
      </output>
      <button
        type="button"
        aria-label={`Increase ${label}`}
        aria-disabled={value >= max}
        onClick={() => step(1)}
        className={button}
      >
        <Plus aria-hidden="true" size={16} strokeWidth={2.5} />
      </button>
    </fieldset>
  );
}
