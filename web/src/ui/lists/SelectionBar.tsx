import { X } from 'lucide-react';
import type { ReactNode } from 'react';

import { numberText } from '#platform/page/counts.ts';
import { IconButton } from '#ui/IconButton.tsx';

/** The classes of an outlined button in the bar. */
export const ON_INVERSE =
  'border-on-inverse/50! bg-transparent! text-on-inverse! hover:bg-paper/15!';

type SelectionBarProps = {
  /** "Selected orders". */
  label: string;
  count: number;
  /** After the count: what they are worth. */
  note?: ReactNode;
  onClear: () => void;
  /** Buttons that act on the selected rows. */
  children: ReactNode;
};

/** Stays below a list with what can be done with its selected rows; nothing when none is. */
export function SelectionBar({ label, count, note, onClear, children }: SelectionBarProps) {
  if (count === 0) return null;
  return (
    <section
      aria-label={label}
      className="sticky bottom-3 z-20 mt-4 flex flex-wrap items-center gap-2 rounded-[1.75rem] bg-inverse px-4 py-2.5 text-on-inverse shadow-3 forced-colors:border"
    >
      <IconButton
        icon={X}
        label="Clear the selection"
        className="-ml-2 text-on-inverse! hover:bg-paper/15!"
        onClick={onClear}
      />
      <p className="num mr-auto text-sm" aria-live="polite">
        <strong>{numberText(count)} selected</strong>
        {note !== undefined && <> · {note}</>}
      </p>
      {children}
    </section>
  );
}
