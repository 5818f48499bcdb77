import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';

import { controlClass, FieldFrame, type FieldOwnProps, useField } from './fieldParts.tsx';

type SelectFieldProps = FieldOwnProps &
  ComponentProps<'select'> & {
    /** pill is for filters and sorting above a list. */
    shape?: 'line' | 'pill';
  };

/**
 * As `Field`, for a native select with `<option>` children.
 *
 * `<SelectField label="Sort" hideLabel shape="pill" value={sort} onChange={…}><option …/></SelectField>`
 */
export function SelectField({ shape = 'line', children, ...props }: SelectFieldProps) {
  const { frame, control, isInvalid } = useField(props);
  return (
    <FieldFrame {...frame}>
      <select
        {...control}
        className={clsx(controlClass(isInvalid, shape), 'appearance-none truncate pr-10')}
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
