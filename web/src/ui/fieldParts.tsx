import clsx from 'clsx';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';

/** What every kind of form field takes besides the attributes of its native control. */
export type FieldOwnProps = {
  label: string;
  /** The label is read out but not seen; use it where the place of the control says enough. */
  hideLabel?: boolean | undefined;
  hint?: ReactNode;
  /** What is wrong, shown below and tied to the control; `undefined` when all is well. */
  error?: string | undefined;
  /** Shown at the end of the label's line, for example a link. */
  aside?: ReactNode;
};

const SHAPES = {
  line: 'min-h-11 rounded-sm text-base',
  pill: 'min-h-11 rounded-full text-sm',
  area: 'field-sizing-content min-h-28 rounded-sm text-base',
};

/** The classes of an input, select or text area. */
export function controlClass(invalid: boolean, shape: keyof typeof SHAPES = 'line'): string {
  return clsx(
    'block w-full border-[1.5px] bg-surface px-3.5 py-2 text-ink disabled:opacity-60',
    invalid ? 'border-danger' : 'border-line-strong',
    SHAPES[shape],
  );
}

/** The ids and aria attributes that tie a control to its label, hint and error. */
export function useFieldIds({
  hint,
  error,
  id,
}: {
  hint?: ReactNode;
  error?: string | undefined;
  id?: string | undefined;
}) {
  const own = useId();
  const control = id ?? own;
  const describedBy = clsx(hint && `${control}-hint`, error && `${control}-error`);
  return {
    control,
    aria: {
      id: control,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': describedBy || undefined,
    } as const,
  };
}

/** Label above, hint and error below a control whose id is `control`. */
export function FieldFrame({
  control,
  label,
  hideLabel,
  hint,
  error,
  aside,
  className,
  children,
}: FieldOwnProps & { control: string; className?: string | undefined; children: ReactNode }) {
  return (
    <div className={className}>
      <div
        className={clsx(
          'flex items-baseline justify-between gap-3',
          hideLabel && !aside && 'sr-only',
        )}
      >
        <label htmlFor={control} className={clsx('text-sm font-semibold', hideLabel && 'sr-only')}>
          {label}
        </label>
        {aside}
      </div>
      <div className={clsx('relative', !hideLabel && 'mt-1.5')}>{children}</div>
      {hint && (
        <p id={`${control}-hint`} className="mt-1.5 text-sm text-ink-2">
          {hint}
        </p>
      )}
      {error && (
        <p
          id={`${control}-error`}
          className="mt-1.5 flex items-start gap-1.5 text-sm font-medium text-danger"
        >
          <CircleAlert aria-hidden="true" size={16} className="mt-0.75 flex-none" />
          {error}
        </p>
      )}
    </div>
  );
}
