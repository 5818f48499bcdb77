import type { Store } from '@larder/shared/contract/stores';
import { editsOf, type PlannedRow } from '@larder/shared/domain/inventoryPlan';
import { ArrowLeft, FileDown, FileSpreadsheet, Upload } from 'lucide-react';
import { useRef } from 'react';

import { focusNext, focusWhenLost } from '#lib/focus';
import { Button } from '#ui/Button';
import { ErrorState } from '#ui/ErrorState';
import { Notice } from '#ui/Notice';
import { Loading, SkeletonRows } from '#ui/Skeleton';

import { downloadTemplate } from './exportInventory.ts';
import { FilePicker } from './FilePicker.tsx';
import { ImportPreview } from './ImportPreview.tsx';
import { countOf, fileWords } from './importWords.ts';
import { useInventoryImport } from './useInventoryImport.ts';

/** Sets prices and stock of a store from a CSV file, after showing what each row would do. */
export function ImportPanel({ store, onDone }: { store: Store; onDone: () => void }) {
  const job = useInventoryImport(store, onDone);
  const { catalogue, read, plan } = job;
  const panel = useRef<HTMLElement>(null);

  // What had the focus is gone, because the file and the way to choose one take turns.
  async function choose(file: File): Promise<void> {
    await job.choose(file);
    focusWhenLost(() => panel.current?.querySelector<HTMLElement>('[data-file] button'));
  }
  function chooseAnother(): void {
    job.forget();
    focusNext(() => panel.current?.querySelector('input'));
  }

  return (
    <section ref={panel} aria-label="Import CSV">
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <h2 className="mr-auto text-xl">Import CSV into {store.name}</h2>
        {catalogue.data && (
          <Button
            look="outline"
            icon={FileDown}
            onClick={() => downloadTemplate(store, catalogue.data)}
          >
            Download template
          </Button>
        )}
        <Button look="outline" icon={ArrowLeft} onClick={onDone}>
          Back to Inventory
        </Button>
      </div>
      {catalogue.isPending && (
        <Loading label="Loading ingredients">
          <SkeletonRows rows={4} />
        </Loading>
      )}
      {catalogue.isError && !catalogue.data && (
        <ErrorState
          title="Failed to load ingredients. Please try again."
          onRetry={() => void catalogue.refetch()}
        />
      )}
      {job.failure && (
        <Notice tone="danger" className="mb-4">
          {job.failure}
        </Notice>
      )}
      {catalogue.data && !read && (
        <Start busy={job.isReading} onFile={(file) => void choose(file)} />
      )}
      {read && (
        <>
          <p data-file className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
            <FileSpreadsheet aria-hidden="true" size={20} className="flex-none text-brand" />
            <strong className="min-w-0 font-semibold break-all">{read.fileName}</strong>
            <Button look="ghost" onClick={chooseAnother}>
              Choose another file
            </Button>
          </p>
          {read.faults.length > 0 && (
            <Notice tone="danger">
              <ul>
                {read.faults.map((fault) => (
                  <li key={fileWords(fault)}>{fileWords(fault)}</li>
                ))}
              </ul>
            </Notice>
          )}
          {plan && read.faults.length === 0 && (
            <>
              <Verdict
                plan={plan}
                isImporting={job.isImporting}
                onImport={() => void job.start()}
              />
              <ImportPreview plan={plan} />
            </>
          )}
        </>
      )}
    </section>
  );
}

function Start({ busy, onFile }: { busy: boolean; onFile: (file: File) => void }) {
  return (
    <div className="card p-5 md:p-6">
      <FilePicker busy={busy} onFile={onFile} />
      <ul className="mt-5 list-disc space-y-1.5 pl-5 text-sm text-ink-2">
        <li>
          The columns are <Columns />. The last one may be left out.
        </li>
        <li>
          Export writes <code>expected_quantity</code>: leave it as it is, and what was sold in the
          meantime stays sold.
        </li>
        <li>A price or quantity that is left empty stays as it is. At most 5,000 rows at once.</li>
      </ul>
    </div>
  );
}

function Columns() {
  return <code>name, unit_quantity, unit, price, quantity, expected_quantity</code>;
}

/** What the import would do as a whole, and the button that does it. */
function Verdict({
  plan,
  isImporting,
  onImport,
}: {
  plan: readonly PlannedRow[];
  isImporting: boolean;
  onImport: () => void;
}) {
  const errors = plan.filter(({ fate }) => fate === 'error').length;
  const changes = editsOf(plan).length;
  const isReady = errors === 0 && changes > 0;
  return (
    <div className="card flex flex-wrap items-center gap-x-5 gap-y-3 px-5 py-4">
      <output className="min-w-0 flex-1 basis-64 font-medium">
        {verdictWords({ errors, changes })}
      </output>
      <Button
        icon={Upload}
        busy={isImporting}
        aria-disabled={!isReady}
        onClick={() => isReady && onImport()}
      >
        {changes > 0 && errors === 0 ? `Import ${countOf(changes, 'change')}` : 'Import'}
      </Button>
    </div>
  );
}

function verdictWords({ errors, changes }: { errors: number; changes: number }): string {
  if (errors > 0)
    return `${countOf(errors, 'row has an error', 'rows have errors')}. Correct the file and choose it again: it is imported as a whole or not at all.`;
  return changes === 0
    ? 'There is nothing to import: the shelf already is what the file says.'
    : 'This is what will change. Nothing has been imported yet.';
}
