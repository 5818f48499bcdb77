import type { ReactNode } from 'react';

import { SelectField } from './SelectField.tsx';

type FilterSelectProps = {
  label: string;
  className: string;
  value: string;
  onChoose: (value: string) => void;
  /** The options; '' selects all. */
  children: ReactNode;
};

/** A select above a list that says what is listed. */
export function FilterSelect({ onChoose, children, ...props }: FilterSelectProps) {
  return (
    <SelectField
      hideLabel
      shape="pill"
      onChange={(event) => onChoose(event.target.value)}
      {...props}
    >
      {children}
    </SelectField>
  );
}
