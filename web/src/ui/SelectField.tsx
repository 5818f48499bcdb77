import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';

import { controlClass, FieldFrame, type FieldOwnProps, useFieldIds } from './fieldParts.tsx';

type SelectFieldProps = FieldOwnProps &
  ComponentProps<'select'> & {
    /** pill is the rounder shape for filters and sorting above a list. */
    shape?: 'line' | 'pill';
  };

/**
 * As `Field`, for a native select: pass `<option>`s as children.
 *
 * `<SelectField label="Sort" hideLabel shape="pill" value={sort} onChange={…}><option …/></SelectField>`
 */
export function SelectField({
  label,
  hideLabel,
  hint,
  error,
  aside,
  className,
  shape = 'line',
  children,
  ...select
}: SelectFieldProps) {
  const { control, aria } = useFieldIds({ hint, error, id: select.id });
  return (
    <FieldFrame {...{ control, label, hideLabel, hint, error, aside, className }}>
      <select
        {...select}
        {...aria}
        className={clsx(controlClass(Boolean(error), shape), 'appearance-none truncate pr-10')}
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden="true"
        size={18}
        className="pointer-events-none absolute top-3.25 right-3.5 text-ink-3"
      />
    </FieldFrame>
  );
}
