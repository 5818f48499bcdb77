import { useRef } from 'react';

import { countOf } from '#parts/tables/csvWords.ts';
import { toast, toasts } from '#platform/page/toast.ts';
import {
  type Answer,
  groupOf,
  likelyAnswers,
  type SeenRow,
} from '#vendor/shelf/rules/shelfAnswers.ts';

/** Changes of answers by their keys; undefined forgets one. */
export type AnswerChanges = ReadonlyMap<string, Answer | undefined>;

/** Answers rows, those of the same text with them, each time with Undo; `undo` takes back the last one. */
export function useRowAnswers(rows: readonly SeenRow[], change: (changes: AnswerChanges) => void) {
  const last = useRef<{ undo: () => void; row: number | undefined }>(undefined);

  function settle(changes: AnswerChanges, words: string, row?: number): void {
    const before = new Map(
      rows.flatMap(({ key, answer }) => (changes.has(key) ? [[key, answer] as const] : [])),
    );
    const undo = (): void => {
      last.current = undefined;
      change(before);
    };
    change(changes);
    last.current = { undo, row };
    toast.undo(words, undo);
  }
  function answer(row: SeenRow, said: Answer | undefined): void {
    const same = rows.filter(({ key }) => key === row.key).length;
    const also = same > 1 ? `, as ${countOf(same - 1, 'other row')} of the same text` : '';
    const words = `${row.cells.name}: ${saidWords(said)}${also}`;
    settle(new Map([[row.key, said]]), words, row.match.row);
  }
  function acceptLikely(): void {
    const answers = likelyAnswers(rows);
    const left = rows.filter((row) => groupOf(row) === 'queue' && !answers.has(row.key)).length;
    settle(answers, `${countOf(answers.size, 'text')} accepted, ${countOf(left, 'row')} left`);
  }

  return {
    answer,
    acceptLikely,
    /** Returns the row that was answered last. */
    undo: (): number | undefined => {
      const { undo, row } = last.current ?? {};
      if (!undo) return undefined;
      toasts.dismissUndo();
      undo();
      return row;
    },
  };
}

function saidWords(said: Answer | undefined): string {
  switch (said?.kind) {
    case 'food':
      return said.food.name;
    case 'nonfood':
      return 'not a food';
    case 'out':
      return 'left out of the store';
    case undefined:
      return 'asked again';
  }
}
