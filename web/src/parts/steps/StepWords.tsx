import clsx from 'clsx';
import type { ReactNode } from 'react';

import type { StepPart } from './stepAmounts.ts';

type StepWordsProps = {
  parts: readonly StepPart[];
  /** The recipe's own servings, and those that are shown. */
  from: number;
  to: number;
  /** How the words between amounts are shown; `start` is their place in the step. */
  plain?: (text: string, start: number) => ReactNode;
};

/** A step with its amounts: scaled ones stand out at other servings, and others say what they are for. */
export function StepWords({ parts, from, to, plain = (text) => text }: StepWordsProps) {
  const starts = startsOf(parts);
  return parts.map(({ kind, text }, index) => {
    const start = starts[index] ?? 0;
    if (kind === 'plain') return <span key={start}>{plain(text, start)}</span>;
    const isOther = from !== to;
    return (
      <span key={start}>
        <span className={clsx(isOther && kind === 'scaled' && 'font-bold text-ink')}>{text}</span>
        {isOther && kind === 'kept' && (
          <span className="text-[0.75em] whitespace-nowrap text-ink-2"> (for {from})</span>
        )}
      </span>
    );
  });
}

function startsOf(parts: readonly StepPart[]): number[] {
  let start = 0;
  return parts.map(({ text }) => {
    start += text.length;
    return start - text.length;
  });
}
