import clsx from 'clsx';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';

/** Props of all form fields besides those of the native control. */
export type FieldOwnProps = {
  label: string;
  /** Visually hides the label; only where the context is clear. */
  hideLabel?: boolean | undefined;
  hint?: ReactNode;
  /** The error, shown below and tied to the control; `undefined` for none. */
  error?: string | undefined;
  /** Shown at the end of the label's line, for example a link. */
  aside?: ReactNode;
};

const SHAPES = {
  line: 'min-h-11 rounded-sm text-base',
  pill: 'min-h-11 rounded-full text-sm',
  area: 'field-sizing-content min-h-28 rounded-sm text-base',
};

/** Classes of an input, select or text area. */
export function controlClass(invalid: boolean, shape: keyof typeof SHAPES = 'line'): string {
  return clsx(
    'block w-full border-[1.5px] bg-surface px-3.5 py-2 text-ink disabled:opacity-60',
    invalid ? 'border-danger' : 'border-line-strong',
    SHAPES[shape],
  );
}

/**
 * Splits a field's props into those of the frame and those of the control, with the ids and aria
 * attributes that tie the two.
 */
export function useField<
  P extends FieldOwnProps & { id?: string | undefined; className?: string | undefined },
>(props: P) {
  const { label, hideLabel, hint, error, aside, className, ...native } = props;
  const own = useId();
  const id = props.id ?? own;
  const describedBy = clsx(hint && `${id}-hint`, error && `${id}-error`);
  return {
    frame: { control: id, label, hideLabel, hint, error, aside, className },
    control: {
      ...native,
      id,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': describedBy || undefined,
    },
    isInvalid: Boolean(error),
  };
}

/** Label above, hint and error below the control with id `control`. */
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
