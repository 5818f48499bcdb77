import { useId } from 'react';

import { Checkbox } from '#ui/fields/Checkbox.tsx';

import type { useChosenNumbers } from './useChosenNumbers.ts';

/** Which of several numbers are the product; one alone needs no choice. */
export function NumbersField({ numbers, choose, problem }: ReturnType<typeof useChosenNumbers>) {
  const problemId = useId();
  if (numbers.length < 2) return null;
  return (
    <fieldset aria-describedby={problem === undefined ? undefined : problemId}>
      <legend className="text-sm text-ink-2">Its numbers</legend>
      <div className="mt-1 grid gap-x-4 sm:grid-cols-2">
        {numbers.map(({ gtin, isChosen }) => (
          <Checkbox
            key={gtin}
            label={gtin}
            className="num"
            checked={isChosen}
            onChange={({ target }) => choose(gtin, target.checked)}
          />
        ))}
      </div>
      {problem !== undefined && (
        <p id={problemId} role="alert" className="text-sm font-medium text-danger">
          {problem}
        </p>
      )}
    </fieldset>
  );
}
