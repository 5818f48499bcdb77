import type { Store } from '@larder/shared/stores/storeParts.model';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';

import { countOf } from '#parts/tables/csvWords.ts';
import { reasonTable } from '#parts/tables/reasonTable.ts';
import { useSubmit } from '#platform/forms/useSubmit.ts';
import { wordsFor } from '#platform/http/apiError.ts';
import { newId } from '#platform/page/newId.ts';
import { Button } from '#ui/Button.tsx';
import { downloadReasons } from '#vendor/shelf/exportInventory.ts';
import { askAgainMutation, type ShelfSaved } from '#vendor/shelf/queries/shelfFile.ts';
import { groupOf, type SeenRow, seenRows } from '#vendor/shelf/rules/shelfAnswers.ts';
import { isMendable, whyOut } from '#vendor/shelf/rules/shelfOutcome.ts';
import { whyWords } from '#vendor/shelf/rules/shelfReasons.ts';
import { rowsOf } from '#vendor/shelf/rules/shelfWork.ts';
import { setRowsLeft } from '#vendor/shelf/state/shelfDraftNotes.ts';
import type { ShelfDraft, ShelfWork } from '#vendor/shelf/state/shelfDrafts.ts';
import { zoneOf } from '#vendor/stores/rules/storeZone.ts';

import { ChangesStep } from './ChangesStep.tsx';
import { DoneStep } from './DoneStep.tsx';
import { MatchProgress } from './MatchProgress.tsx';
import { RowsStep } from './RowsStep.tsx';
import { type Matching, useMatching } from './useMatching.ts';
import type { AnswerChanges } from './useRowAnswers.ts';
import { useShelfUndo } from './useShelfSave.ts';
import type { Step } from './useStep.ts';

type MatchedStepsProps = {
  store: Store;
  draft: ShelfDraft;
  step: Exclude<Step, 'file' | 'columns'>;
  onChange: (change: (work: ShelfWork) => ShelfWork) => void;
  onGo: (step: Step, options?: { replace?: boolean }) => void;
  onDiscard: () => void;
  /** Runs when nothing of the file is left to do. */
  onFinished: () => void;
  /** Runs when what was saved is taken back. */
  onUndone: () => void;
};

/** The steps after the columns: all of them are about the rows as the server reads them. */
export function MatchedSteps(props: MatchedStepsProps) {
  const { store, draft, step, onChange, onGo, onDiscard, onFinished, onUndone } = props;
  const { file, work } = draft;
  const [saved, setSaved] = useState<ShelfSaved>();
  const { asked, skipped } = useAsked(store, draft);
  const { rows, matching, refresh } = useMatching(asked);
  const seen = useMemo(() => seenRows(rows, work.answers), [rows, work.answers]);
  const askAgain = useAskAgain(refresh);
  const hasQueue = useRowsLeft(store, { rows: seen, matching }) > 0;
  const download = (): void => downloadReasons(file, leftTable(draft, { seen, saved }));

  function finish(answer: ShelfSaved): void {
    setSaved(answer);
    if (!hasQueue) onFinished();
    onGo('done', { replace: true });
  }
  const { undo, isUndoing } = useShelfUndo(store, () => {
    onUndone();
    setSaved(undefined);
    onGo('rows', { replace: true });
  });
  useWayBack(step === 'done' && !saved, () => onGo('rows', { replace: true }));

  if (step === 'done' && saved)
    return (
      <DoneStep
        store={store}
        rows={seen}
        saved={saved}
        onDownload={download}
        onLookAt={() => {
          refresh();
          onGo('rows');
        }}
        onAnother={() => {
          if (!hasQueue) onDiscard();
          onGo('file');
        }}
        onUndo={() => undo(saved)}
        isUndoing={isUndoing}
      />
    );
  // What a later part has would seem to have vanished.
  if (step === 'save' && matching.done < matching.all) return <MatchProgress matching={matching} />;
  if (step === 'save')
    return (
      <ChangesStep
        store={store}
        rows={seen}
        hasStock={work.fields.includes('stock')}
        onDownload={download}
        onBack={() => onGo('rows')}
        onSaved={finish}
        undo={undo}
        isUndoing={isUndoing}
      />
    );
  return (
    <>
      <HowRead skipped={skipped.length} onColumns={() => onGo('columns')} />
      <RowsStep
        rows={seen}
        matching={matching}
        onAnswers={(changes) => onChange((before) => withAnswers(before, changes))}
        onForget={({ cells, match }) =>
          void askAgain({ kind: 'ask', name: cells.name, gtin: match.gtin })
        }
        onBack={() => onGo('columns')}
        onNext={() => onGo('save')}
      />
    </>
  );
}

/** Has the server say anew what a row is. */
function useAskAgain(onDone: () => void) {
  const { submit } = useSubmit(askAgainMutation(), {
    failed: (_, error) => `The row is not asked again. ${wordsFor(error)}`,
    alwaysToast: true,
    onDone,
  });
  return submit;
}

/** How many rows still wait for an answer; kept for the next visit once all of them are read. */
function useRowsLeft(
  { store_id }: Store,
  { rows, matching }: { rows: readonly SeenRow[]; matching: Matching },
): number {
  const left = rows.filter((row) => groupOf(row) === 'queue').length;
  const isRead = !matching.isRunning && matching.done === matching.all;
  useEffect(() => {
    if (isRead) setRowsLeft(store_id, left);
  }, [isRead, store_id, left]);
  return left;
}

/** Leaves what a reload has lost: what was saved is known to the page alone. */
function useWayBack(isLost: boolean, onLost: () => void): void {
  const leave = useEffectEvent(onLost);
  useEffect(() => {
    if (isLost) leave();
  }, [isLost]);
}

/** The rows to ask about; another question once the columns are others. */
function useAsked(store: Store, { file, work }: ShelfDraft) {
  const { store_id } = store;
  const zone = zoneOf(store);
  const { fields, isHeaded, place, decimal } = work;
  return useMemo(() => {
    const { rows, skipped, facts } = rowsOf(file, { fields, isHeaded, place, decimal }, zone);
    return { asked: { id: newId(), store_id, rows, facts }, skipped };
  }, [store_id, zone, file, fields, isHeaded, place, decimal]);
}

function HowRead({ skipped, onColumns }: { skipped: number; onColumns: () => void }) {
  return (
    <p className="num -mt-2 mb-3 flex flex-wrap items-center gap-x-3 text-sm text-ink-2">
      {skipped > 0 &&
        `${countOf(skipped, 'row is', 'rows are')} of other stores, totals, or without a name. `}
      <Button variant="ghost" size="sm" className="-ml-3.5 text-brand" onClick={onColumns}>
        Change the columns
      </Button>
    </p>
  );
}

function withAnswers(work: ShelfWork, changes: AnswerChanges): ShelfWork {
  const answers = new Map(work.answers);
  for (const [key, answer] of changes) {
    if (answer) answers.set(key, answer);
    else answers.delete(key);
  }
  return { ...work, answers };
}

/** The rows that are left out, with their reasons. */
function leftTable(
  { file, work }: ShelfDraft,
  { seen, saved }: { seen: readonly SeenRow[]; saved: ShelfSaved | undefined },
): string[][] {
  const refused = [...reasonsOf(seen), ...refusedOf(seen, saved)];
  return reasonTable(file.cells, { refused, isHeaded: work.isHeaded });
}

function reasonsOf(rows: readonly SeenRow[]) {
  return rows
    .filter(isMendable)
    .map((row) => ({ row: row.match.row, reason: whyWords(whyOut(row), row.cells) }));
}

/** Rows that the server left out as it saved. */
function refusedOf(rows: readonly SeenRow[], saved: ShelfSaved | undefined) {
  const cells = new Map(rows.map((row) => [row.match.row, row.cells]));
  return (saved?.left_out ?? []).flatMap(({ row, ...fault }) => {
    const own = cells.get(row);
    return own ? [{ row, reason: whyWords([fault], own) }] : [];
  });
}
