import { vanishedItems } from '@larder/shared/stores/shelfCells';
import type { ShelfItem, Store } from '@larder/shared/stores/storeParts.model';
import { FileDown, RefreshCw, Undo2, Upload } from 'lucide-react';
import { useMemo, useState } from 'react';

import { countOf } from '#parts/tables/csvWords.ts';
import { wordsFor } from '#platform/http/apiError.ts';
import { ActionBar } from '#ui/ActionBar.tsx';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { Field } from '#ui/fields/Field.tsx';
import { Notice } from '#ui/Notice.tsx';
import type { ShelfSave, ShelfSaved } from '#vendor/shelf/queries/shelfFile.ts';
import { decisionsOf, putOf, type SeenRow } from '#vendor/shelf/rules/shelfAnswers.ts';
import { readPacks } from '#vendor/shelf/rules/shelfInput.ts';
import { isMendable, isSteep, outcomeOf } from '#vendor/shelf/rules/shelfOutcome.ts';

import { ChangeList } from './ChangeList.tsx';
import { ProgressLine } from './ProgressLine.tsx';
import { useShelfSave } from './useShelfSave.ts';
import { type Fate, VanishedItems } from './VanishedItems.tsx';

type ChangesStepProps = {
  store: Store;
  rows: readonly SeenRow[];
  /** Whether a column of the file is the stock. */
  hasStock: boolean;
  onDownload: () => void;
  onBack: () => void;
  onSaved: (saved: ShelfSaved) => void;
  undo: (saved: ShelfSaved) => void;
  isUndoing: boolean;
};

/** What saving would do to the shelf, and the press that does it. */
export function ChangesStep(props: ChangesStepProps) {
  const { store, rows, hasStock, onDownload, onBack, onSaved, undo, isUndoing } = props;
  const [fates, setFates] = useState<ReadonlyMap<string, Fate>>(new Map());
  const [stockText, setStockText] = useState('0');
  const [isRight, setRight] = useState(false);
  const saving = useShelfSave(store, { undo, onDone: onSaved });
  // As first seen: each saved part changes the shelf, and a retry goes on with the same job.
  const [items] = useState(store.items);
  const vanished = useMemo(
    () =>
      vanishedItems(
        items,
        rows.map(({ match }) => match),
      ),
    [items, rows],
  );
  const missing = readPacks(stockText);
  const job = useSaveJob(rows, { store, vanished, fates, missing_stock: missing.value ?? 0 });
  const { steep, mendable, hasNew } = useMemo(
    () => ({
      steep: rows.filter(isSteep).length,
      mendable: rows.filter(isMendable).length,
      hasNew: rows.some((row) => outcomeOf(row) === 'new'),
    }),
    [rows],
  );
  const count = job.puts.length + job.toZero.length + job.toRemove.length;
  const needsStock = !hasStock && hasNew;
  const isBlocked = (steep > 0 && !isRight) || (needsStock && missing.problem !== undefined);

  return (
    <>
      <ChangeList rows={rows} />
      {mendable > 0 && (
        <p className="mt-4">
          <Button variant="outline" icon={FileDown} onClick={onDownload}>
            Download {countOf(mendable, 'row')} with reasons
          </Button>
        </p>
      )}
      {needsStock && (
        <Field
          className="mt-5 max-w-60"
          label="Packs of each new product"
          hint="The file has no stock."
          inputMode="numeric"
          value={stockText}
          onChange={({ target }) => setStockText(target.value)}
          error={missing.problem}
        />
      )}
      {vanished.length > 0 && (
        <VanishedItems
          items={vanished}
          fates={fates}
          onChange={(ids, fate) => setFates((all) => withFates(all, ids, fate))}
        />
      )}
      {steep > 0 && (
        <Checkbox
          className="mt-4"
          label={`${countOf(steep, 'price changes', 'prices change')} by more than half, and that is right.`}
          checked={isRight}
          onChange={({ target }) => setRight(target.checked)}
        />
      )}
      <SaveBar
        count={count}
        isReady={count > 0 && !isBlocked}
        saving={saving}
        isUndoing={isUndoing}
        onSave={() => void saving.save(job)}
        onBack={onBack}
      />
    </>
  );
}

type SaveBarProps = {
  count: number;
  isReady: boolean;
  saving: ReturnType<typeof useShelfSave>;
  isUndoing: boolean;
  onSave: () => void;
  onBack: () => void;
};

function SaveBar({
  count,
  isReady,
  saving: { isSaving, error, calls, takeBack },
  isUndoing,
  onSave,
  onBack,
}: SaveBarProps) {
  return (
    <>
      {error && !isSaving && (
        <Notice tone="warning" className="mt-4">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <p className="min-w-0 flex-1 basis-60">
              {`Not everything was saved. ${wordsFor(error)} Your answers are kept, and nothing is done twice.`}
            </p>
            {takeBack && (
              <Button variant="outline" icon={Undo2} busy={isUndoing} onClick={takeBack}>
                Undo what was saved
              </Button>
            )}
          </div>
        </Notice>
      )}
      {isSaving && calls.all > 0 && (
        <div className="mt-4">
          <ProgressLine label="Saving" done={calls.done} all={calls.all} unit="parts" />
        </div>
      )}
      <ActionBar
        actions={
          <>
            <Button variant="ghost" onClick={onBack}>
              Back
            </Button>
            <Button
              icon={error ? RefreshCw : Upload}
              busy={isSaving}
              aria-disabled={!isReady || isUndoing}
              onClick={() => isReady && !isUndoing && onSave()}
            >
              {error ? 'Retry' : `Save ${countOf(count, 'change')}`}
            </Button>
          </>
        }
      >
        <p className="leading-snug">
          {count === 0 ? 'The shelf already is what the file says.' : 'Nothing has been saved yet.'}
        </p>
      </ActionBar>
    </>
  );
}

type Wanted = {
  store: Store;
  vanished: readonly ShelfItem[];
  fates: ReadonlyMap<string, Fate>;
  missing_stock: number;
};

/** The same object until something of it changes: a retry goes on with it. */
function useSaveJob(
  rows: readonly SeenRow[],
  { store, vanished, fates, missing_stock }: Wanted,
): ShelfSave {
  const { store_id } = store;
  const [puts, decisions] = useMemo(
    () => [rows.flatMap((row) => putOf(row) ?? []), decisionsOf(rows)],
    [rows],
  );
  return useMemo(() => {
    const withFate = (fate: Fate): ShelfItem[] =>
      vanished.filter(({ ingredient_id }) => fates.get(ingredient_id) === fate);
    return {
      store_id,
      puts,
      decisions,
      missing_stock,
      toZero: withFate('zero'),
      toRemove: withFate('remove'),
    };
  }, [store_id, puts, decisions, missing_stock, vanished, fates]);
}

function withFates(
  all: ReadonlyMap<string, Fate>,
  ids: readonly string[],
  fate: Fate,
): ReadonlyMap<string, Fate> {
  return new Map([...all, ...ids.map((id) => [id, fate] as const)]);
}
