import clsx from 'clsx';
import { Check, Minus } from 'lucide-react';
import type { ComponentProps } from 'react';

import { ignoreSecond } from '#platform/page/secondPress.ts';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: string;
  /** Indeterminate: some of several are on. Pressing it turns it on. */
  isMixed?: boolean;
  /** Visually hides the label, for a row that shows the text itself. */
  hideLabel?: boolean;
  isRound?: boolean;
  /** Ignores the second press of a double click, which would hit the row that moved up. */
  once?: boolean;
};

/**
 * A native checkbox with its label; both are clickable, 44 px high.
 *
 * `<Checkbox label="Roma tomatoes" hideLabel checked={chosen} onChange={…} />`
 */
export function Checkbox({
  label,
  hideLabel = false,
  once = false,
  className,
  ...input
}: CheckboxProps) {
  return (
    <label
      {...(once && { onClickCapture: ignoreSecond })}
      className={clsx('inline-flex min-h-11 cursor-pointer items-center gap-3 py-1.5', className)}
    >
      <TickBox {...input} />
      <span className={hideLabel ? 'sr-only' : 'min-w-0 leading-snug break-words'}>{label}</span>
    </label>
  );
}

type TickBoxProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  isLarge?: boolean;
  /** A circle: for what is got, where a square would say what is chosen. */
  isRound?: boolean;
  isMixed?: boolean;
};

/** The box alone, for rows that are a label themselves. */
export function TickBox({
  isLarge = false,
  isRound = false,
  isMixed = false,
  ref,
  ...input
}: TickBoxProps) {
  const box = isLarge ? 'size-7' : 'size-6';
  const Mark = isMixed ? Minus : Check;
  return (
    <span className={clsx('relative inline-grid flex-none', box)}>
      <input
        {...input}
        type="checkbox"
        ref={(element) => {
          // There is no attribute for it.
          if (element) element.indeterminate = isMixed;
          if (typeof ref === 'function') return ref(element);
          if (ref) ref.current = element;
          return undefined;
        }}
        className={clsx(
          'peer cursor-[inherit] appearance-none border-2 border-line-strong bg-surface transition-colors duration-120 checked:border-brand checked:bg-brand indeterminate:border-brand indeterminate:bg-brand disabled:opacity-50',
          isRound ? 'rounded-full' : 'rounded-[8px]',
          box,
        )}
      />
      <Mark
        aria-hidden="true"
        size={isLarge ? 18 : 16}
        strokeWidth={3.25}
        className="pointer-events-none absolute inset-0 m-auto scale-0 text-on-brand transition-transform duration-200 ease-pop peer-checked:scale-100 peer-indeterminate:scale-100"
      />
    </span>
  );
}
