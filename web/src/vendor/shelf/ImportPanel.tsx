import type { Store } from '@larder/shared/stores/storeParts.model';
import { ArrowLeft, FileDown, FileSpreadsheet } from 'lucide-react';

import { countOf } from '#parts/tables/csvWords.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { CsvPicker } from '#ui/fields/CsvPicker.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Loading, SkeletonRows } from '#ui/Skeleton.tsx';

import { downloadRefused, downloadTemplate } from './exportInventory.ts';
import { ImportReading } from './ImportReading.tsx';
import { ShelfPreview } from './ShelfPreview.tsx';
import { ShelfVerdict, type VerdictCounts } from './ShelfVerdict.tsx';
import { type ReadFile, useInventoryImport } from './useInventoryImport.ts';

export function ImportPanel({ store, onDone }: { store: Store; onDone: () => void }) {
  const job = useInventoryImport(store, onDone);
  const { catalogue, read } = job;

  return (
    <section aria-label="Import CSV">
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <h2 className="mr-auto text-xl">Import CSV into {store.name}</h2>
        {catalogue.data && (
          <Button
            variant="outline"
            icon={FileDown}
            onClick={() => downloadTemplate(store, catalogue.data)}
          >
            Download template
          </Button>
        )}
        <Button variant="outline" icon={ArrowLeft} onClick={onDone}>
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
      {catalogue.data && (
        // One row, so that the focus passes from one to the other.
        <div data-row="file">
          {read ? (
            <p className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
              <FileSpreadsheet aria-hidden="true" size={20} className="flex-none text-brand" />
              <strong className="min-w-0 font-semibold break-all">{read.fileName}</strong>
              <Button variant="ghost" onClick={job.forget}>
                Choose another file
              </Button>
            </p>
          ) : (
            <Start busy={job.isReading} onFile={(file) => void job.choose(file)} />
          )}
        </div>
      )}
      {read && <Chosen read={read} job={job} />}
    </section>
  );
}

function Chosen({
  read: { fileName, faults, content },
  job,
}: {
  read: ReadFile;
  job: ReturnType<typeof useInventoryImport>;
}) {
  const { plan } = job;
  if (faults.length > 0)
    return (
      <Notice tone="danger">
        <ul>
          {faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      </Notice>
    );
  if (!content || !plan) return null;
  return (
    <>
      <ImportReading content={content} onDecimal={job.readNumbersBy} />
      <ShelfVerdict plan={plan} words={wordsOf} isSending={job.isImporting} onSend={job.start}>
        <Button
          variant="outline"
          icon={FileDown}
          onClick={() => downloadRefused({ fileName, ...content }, plan)}
        >
          Download {countOf(plan.filter(({ fate }) => fate === 'error').length, 'row')} with reasons
        </Button>
      </ShelfVerdict>
      <ShelfPreview plan={plan} isFile />
    </>
  );
}

function Start({ busy, onFile }: { busy: boolean; onFile: (file: File) => void }) {
  return (
    <div className="card p-5 md:p-6">
      <CsvPicker busy={busy} onFile={onFile} />
      <ul className="mt-5 list-disc space-y-1.5 pl-5 text-sm text-ink-2">
        <li>
          The columns are <Columns />. A name and a price or a quantity are enough; other columns
          are not read.
        </li>
        <li>
          Export writes <code>expected_price</code> and <code>expected_quantity</code>: leave them
          as they are, and only what you edit is changed; what was sold or repriced meanwhile stays.
        </li>
        <li>A price or quantity that is left empty stays as it is. At most 5,000 rows at once.</li>
      </ul>
    </div>
  );
}

function Columns() {
  return <code>name, unit_quantity, unit, price, quantity, expected_price, expected_quantity</code>;
}

function wordsOf({ errors, changes }: VerdictCounts) {
  return { verdict: verdictWords({ errors, changes }), button: buttonWords({ errors, changes }) };
}

function verdictWords({ errors, changes }: VerdictCounts): string {
  const wrong = countOf(errors, 'row has an error', 'rows have errors');
  if (errors > 0)
    return changes === 0
      ? `${wrong}. Correct the file and choose it again; there is nothing else to import.`
      : `${wrong}. Correct the file and choose it again, or import the good rows alone.`;
  return changes === 0
    ? 'There is nothing to import: the shelf already is what the file says.'
    : 'This is what will change. Nothing has been imported yet.';
}

function buttonWords({ errors, changes }: VerdictCounts): string {
  if (changes === 0) return 'Import';
  const words = countOf(changes, 'change');
  return errors === 0 ? `Import ${words}` : `Import good rows (${words})`;
}
