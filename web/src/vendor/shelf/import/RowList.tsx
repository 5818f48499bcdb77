import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { useShortcuts } from '#platform/page/shortcuts.ts';
import { RowPages } from '#ui/lists/RowPages.tsx';
import { shortcutsOn } from '#vendor/orders/state/shortcutsOn.ts';
import type { Answer, RowGroup, SeenRow } from '#vendor/shelf/rules/shelfAnswers.ts';

import { ClosedRow } from './ClosedRow.tsx';
import { OpenRow } from './OpenRow.tsx';
import type { OpenFor } from './useRowChoice.ts';

type RowListProps = {
  group: RowGroup;
  /** Those of the group. */
  rows: readonly SeenRow[];
  imageOf: (ingredient_id: string) => string | null | undefined;
  onAnswer: (row: SeenRow, answer: Answer) => void;
  onAskAgain: (row: SeenRow) => void;
  /** Takes the last answer back, and returns its row. */
  onUndo: () => number | undefined;
};

const ROWS_AT_ONCE = 25;

/** The rows of a group; of those to look at one is open, the others follow it. */
export function RowList({ group, rows, imageOf, onAnswer, onAskAgain, onUndo }: RowListProps) {
  const list = useRef<HTMLUListElement>(null);
  const [skipped, setSkipped] = useState<ReadonlySet<number>>(new Set());
  const [open, setOpen] = useState<{ row: number; for: OpenFor }>();
  const ordered = [
    ...rows.filter(({ match }) => !skipped.has(match.row)),
    ...rows.filter(({ match }) => skipped.has(match.row)),
  ];
  const current = ordered.find(({ match }) => match.row === open?.row) ?? firstOf(group, ordered);

  function show(row: SeenRow | undefined, openFor: OpenFor = 'choice'): void {
    if (!row) return;
    flushSync(() => setOpen({ row: row.match.row, for: openFor }));
    const element = list.current?.querySelector<HTMLElement>(`[data-row="${row.match.row}"]`);
    // The search and the pack have boxes that take the focus.
    if (openFor === 'choice') element?.focus();
  }
  function step(by: 1 | -1): void {
    const at = current ? ordered.indexOf(current) : -1;
    if (group !== 'known' && group !== 'out') show(ordered[at + by]);
  }
  /** Opens the next of another text: an answer settles those of the same. */
  function goOn(row: SeenRow): void {
    if (row !== current) return;
    const next = ordered.slice(ordered.indexOf(row) + 1).find(({ key }) => key !== row.key);
    setOpen(next && group === 'queue' ? { row: next.match.row, for: 'choice' } : undefined);
  }
  function skip(row: SeenRow): void {
    goOn(row);
    setSkipped((before) => new Set(before).add(row.match.row));
  }
  function answer(row: SeenRow, said: Answer): void {
    goOn(row);
    onAnswer(row, said);
  }
  function undo(): void {
    const row = onUndo();
    if (row !== undefined) setOpen({ row, for: 'choice' });
  }
  useShortcuts({ j: () => step(1), k: () => step(-1), z: undo }, shortcutsOn.use());

  return (
    <RowPages rows={ordered} unit="rows" perPage={ROWS_AT_ONCE} of={group}>
      {(shown) => (
        <ul ref={list} aria-label="Rows" className="card divide-y divide-line">
          {shown.map((row) => (
            <li
              key={row.match.row}
              data-row={row.match.row}
              tabIndex={-1}
              aria-current={row === current ? 'true' : undefined}
              className="first:rounded-t-lg last:rounded-b-lg focus-visible:-outline-offset-3"
            >
              {row === current ? (
                <OpenRow
                  // Opened for something else it begins anew.
                  key={open?.for}
                  row={row}
                  openFor={open?.row === row.match.row ? open.for : 'choice'}
                  imageOf={imageOf}
                  onAnswer={answer}
                  onSkip={skip}
                />
              ) : (
                <ClosedRow
                  row={row}
                  imageOf={imageOf}
                  onOpen={show}
                  onAnswer={answer}
                  onSkip={skip}
                  onAskAgain={onAskAgain}
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </RowPages>
  );
}

/** Only what is to be answered opens by itself. */
function firstOf(group: RowGroup, rows: readonly SeenRow[]): SeenRow | undefined {
  return group === 'queue' ? rows[0] : undefined;
}
