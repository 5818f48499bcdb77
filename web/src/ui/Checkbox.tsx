import clsx from 'clsx';
import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: string;
  /** Visually hides the label, for a row that shows the text itself. */
  hideLabel?: boolean;
};

/**
 * A native checkbox with its label; both are clickable, 44 px high.
 *
 * `<Checkbox label="Roma tomatoes" hideLabel checked={chosen} onChange={…} />`
 */
export function Checkbox({ label, hideLabel = false, className, ...input }: CheckboxProps) {
  return (
    <label
      className={clsx('inline-flex min-h-11 cursor-pointer items-center gap-3 py-1.5', className)}
    >
      <span className="relative inline-grid size-6 flex-none">
        <input
          {...input}
          type="checkbox"
          className="peer size-6 cursor-[inherit] appearance-none rounded-[8px] border-2 border-line-strong bg-surface transition-colors duration-120 checked:border-brand checked:bg-brand disabled:opacity-50"
        />
        <Check
          aria-hidden="true"
          size={16}
          strokeWidth={3.25}
          className="pointer-events-none absolute inset-0 m-auto scale-0 text-on-brand transition-transform duration-200 ease-pop peer-checked:scale-100"
        />
      </span>
      <span className={hideLabel ? 'sr-only' : 'min-w-0 leading-snug break-words'}>{label}</span>
    </label>
  );
}
