import clsx from 'clsx';

import { numberText } from '#platform/page/counts.ts';

type SegmentedProps<Value extends string> = {
  /** The group's name: "Status". */
  label: string;
  options: readonly { value: Value; title: string; count?: number }[];
  value: Value;
  onChange: (value: Value) => void;
};

/** A choice of a few buttons in one track, each with an optional count. */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  onChange,
}: SegmentedProps<Value>) {
  return (
    <fieldset
      aria-label={label}
      className="no-scrollbar flex max-w-full min-w-0 overflow-x-auto rounded-full bg-sunken p-1"
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
          className={clsx(
            'flex min-h-10 flex-none items-center gap-1.5 rounded-full px-4 text-sm font-semibold outline-offset-[-3px] transition-colors duration-120',
            option.value === value ? 'bg-surface text-ink shadow-1' : 'text-ink-2 hover:text-ink',
          )}
        >
          {option.title}
          {option.count !== undefined && (
            <span className="num text-xs font-medium text-ink-2">{numberText(option.count)}</span>
          )}
        </button>
      ))}
    </fieldset>
  );
}
