import clsx from 'clsx';

import type { ShownRow } from './reviewLines.ts';

const KINDS = [
  { state: 'understood', words: 'understood', mark: 'border-line-strong bg-surface' },
  { state: 'check', words: 'to check', mark: 'border-honey bg-honey' },
  { state: 'text', words: 'kept as text', mark: 'border-ink-3 bg-ink-3' },
] as const;

/** How many lines are understood, to check, kept as text. */
export function ReviewCounts({ rows }: { rows: readonly ShownRow[] }) {
  return (
    <ul aria-label="Lines by state" className="num flex flex-wrap gap-x-4 gap-y-1 text-[0.9375rem]">
      {KINDS.map(({ state, words, mark }) => (
        <li key={state} className="flex items-center gap-2">
          <span aria-hidden="true" className={clsx('size-3 rounded-[4px] border-[1.5px]', mark)} />
          <span>
            <strong>{rows.filter((row) => row.state === state).length}</strong> {words}
          </span>
        </li>
      ))}
    </ul>
  );
}
