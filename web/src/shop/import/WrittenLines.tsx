import type { PricedIngredient } from '@larder/shared/food/ingredients.calls';
import { lazy, Suspense, useRef, useState } from 'react';

import { announce } from '#platform/page/announce.ts';
import { goToNextOpen } from '#shop/import/review/nextOpen.ts';
import type { ReviewedLine } from '#shop/import/review/review.ts';
import { ReviewCounts } from '#shop/import/review/ReviewCounts.tsx';
import { ReviewLine } from '#shop/import/review/ReviewLine.tsx';
import { settledWords } from '#shop/import/review/settledWords.ts';
import { Notice } from '#ui/Notice.tsx';

import type { ShownLine } from './useWrittenLines.ts';

const LineDialog = lazy(async () => ({ default: (await import('./LineDialog.tsx')).LineDialog }));

type WrittenLinesProps = {
  lines: readonly ShownLine[];
  catalogue: readonly PricedIngredient[];
  /** The names could not be looked up. */
  isFailed: boolean;
  onSettle: (line: ReviewedLine) => void;
};

/** Lines of the form as they are understood, with what is not certain about them. */
export function WrittenLines({ lines, catalogue, isFailed, onSettle }: WrittenLinesProps) {
  const list = useRef<HTMLUListElement>(null);
  const [edited, setEdited] = useState<ReviewedLine>();
  const open = lines.flatMap(({ state, isAsked }, at) =>
    state === 'check' && !isAsked ? [at] : [],
  );
  const known = lines.filter(({ isAsked }) => !isAsked);
  if (lines.length === 0) return null;

  function answer(at: number, line: ReviewedLine): void {
    goToNextOpen(list.current, {
      open,
      without: at,
      otherwise: () => list.current?.querySelector(`[data-line="${at}"] button`) ?? null,
    });
    onSettle(line);
    announce(settledWords(line, open.filter((other) => other !== at).length));
  }

  return (
    <div className="mt-4">
      <ReviewCounts rows={known} />
      {isFailed && known.length < lines.length && (
        <Notice tone="warning" className="mt-3">
          Some lines could not be looked up. They are understood when the recipe is saved.
        </Notice>
      )}
      <ul
        ref={list}
        aria-label="Lines"
        className="mt-3 divide-y divide-line overflow-hidden rounded-md border border-line"
      >
        {lines.map((row, at) =>
          row.isAsked ? (
            <li key={at} className="border-l-[5px] border-l-transparent px-4 py-3 text-ink-2">
              {row.line.original}
            </li>
          ) : (
            <ReviewLine
              key={at}
              at={at}
              row={row}
              onSettle={(line) => answer(at, line)}
              onEdit={() => setEdited(row.line)}
            />
          ),
        )}
      </ul>
      <Suspense fallback={null}>
        {edited && (
          <LineDialog
            line={edited}
            catalogue={catalogue}
            onSave={(line) => {
              onSettle(line);
              setEdited(undefined);
            }}
            onClose={() => setEdited(undefined)}
          />
        )}
      </Suspense>
    </div>
  );
}
