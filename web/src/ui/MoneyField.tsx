import clsx from 'clsx';
import type { ComponentProps } from 'react';

import { controlClass, FieldFrame, type FieldOwnProps, useFieldIds } from './fieldParts.tsx';

/** As `NumberField`, for an amount of US dollars: with a $ before it. */
export function MoneyField({
  label,
  hideLabel,
  hint,
  error,
  aside,
  className,
  ...input
}: FieldOwnProps & Omit<ComponentProps<'input'>, 'type' | 'min' | 'step'>) {
  const { control, aria } = useFieldIds({ hint, error, id: input.id });
  return (
    <FieldFrame {...{ control, label, hideLabel, hint, error, aside, className }}>
      <span
        aria-hidden="true"
        className="pointer-events-none absolute top-2.5 left-3.5 text-base text-ink-2"
      >
        $
      </span>
      <input
        inputMode="decimal"
        autoComplete="off"
        {...input}
        {...aria}
        type="text"
        className={clsx(controlClass(Boolean(error)), 'num pl-7')}
      />
    </FieldFrame>
  );
}
