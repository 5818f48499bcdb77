import { ArrowLeft, FileSpreadsheet, Upload } from 'lucide-react';

import { countOf } from '#parts/tables/csvWords.ts';
import { Button } from '#ui/Button.tsx';
import { Chip, type ChipTone } from '#ui/Chip.tsx';
import { CsvPicker } from '#ui/fields/CsvPicker.tsx';
import { RowPages } from '#ui/lists/RowPages.tsx';
import { Notice } from '#ui/Notice.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';

import { CATALOGUE_COLUMNS } from './catalogueTable.ts';
import { type Preview, type PreviewedRow, useCatalogueImport } from './useCatalogueImport.ts';

/** Imports a catalogue file, or its good rows alone, after a look at each row. */
export function CatalogueImport({ onDone }: { onDone: () => void }) {
  const job = useCatalogueImport(onDone);
  return (
    <section aria-label="Import CSV">
      <PageHeader title="Import CSV into the catalogue">
        <Button variant="outline" icon={ArrowLeft} onClick={onDone}>
          Back to Ingredients
        </Button>
      </PageHeader>
      {job.failure && (
        <Notice tone="danger" className="mb-4">
          {job.failure}
        </Notice>
      )}
      <div className="card mb-5 p-5 md:p-6">
        <CsvPicker busy={job.isReading} onFile={(file) => void job.choose(file)} />
        <ul className="mt-5 list-disc space-y-1.5 pl-5 text-sm wrap-anywhere text-ink-2">
          <li>
            The columns are <code>{CATALOGUE_COLUMNS.join(', ')}</code>. What has no column stays as
            it is.
          </li>
          <li>
            Other names have commas between them, measures <code>|</code>; a picture is its name,
            like <code>garlic</code>: as Export writes them.
          </li>
          <li>
            With an <code>ingredient_id</code> that is known here a row changes that ingredient,
            else the one of its name and pack; without any it is new. At most 5,000 rows at once.
          </li>
        </ul>
      </div>
      {job.preview && (
        <Rows preview={job.preview} isImporting={job.isImporting} onImport={job.start} />
      )}
    </section>
  );
}

type RowsProps = { preview: Preview; isImporting: boolean; onImport: () => void };

function Rows({ preview: { fileName, rows, sent }, isImporting, onImport }: RowsProps) {
  const shown = rows.filter(({ fate }) => fate !== 'unchanged');
  const refused = rows.filter(({ fate }) => fate === 'refused').length;
  const changes = shown.length - refused;
  const isReady = sent !== undefined && changes > 0;
  return (
    <>
      <div className="card mb-5 flex flex-wrap items-center gap-x-5 gap-y-3 px-5 py-4">
        <p className="min-w-0 flex-1 basis-64">
          <span className="flex items-center gap-2 font-semibold break-all">
            <FileSpreadsheet aria-hidden="true" size={20} className="flex-none text-brand" />
            {fileName}
          </span>
          <output className="mt-1 block">{verdictOf({ refused, changes })}</output>
        </p>
        <Button
          icon={Upload}
          busy={isImporting}
          aria-disabled={!isReady}
          onClick={() => isReady && onImport()}
        >
          {isReady ? buttonWords({ refused, changes }) : 'Import'}
        </Button>
      </div>
      <RowPages rows={shown} unit="rows" of={fileName}>
        {(page) => (
          <ul aria-label="Rows" className="card divide-y divide-line overflow-hidden">
            {page.map((row) => (
              <PreviewRow key={row.row} row={row} />
            ))}
          </ul>
        )}
      </RowPages>
    </>
  );
}

const FATES: Readonly<Record<PreviewedRow['fate'], { title: string; tone: ChipTone }>> = {
  new: { title: 'New', tone: 'brand' },
  changed: { title: 'Changed', tone: 'honey' },
  unchanged: { title: 'Unchanged', tone: 'plain' },
  refused: { title: 'Error', tone: 'danger' },
};

function PreviewRow({ row: { row, name, fate, words } }: { row: PreviewedRow }) {
  const { title, tone } = FATES[fate];
  return (
    <li
      data-row={row}
      tabIndex={-1}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5 text-sm -outline-offset-3"
    >
      <span className="num text-ink-2">Row {row}</span>
      {name !== '' && <strong className="font-semibold wrap-anywhere">{name}</strong>}
      <Chip tone={tone}>{title}</Chip>
      <span className="min-w-0 wrap-anywhere">{words}</span>
    </li>
  );
}

type Counts = { refused: number; changes: number };

function verdictOf({ refused, changes }: Counts): string {
  if (refused > 0) {
    const wrong = countOf(refused, 'row has an error', 'rows have errors');
    return changes === 0
      ? `${wrong}. Correct the file and choose it again; there is nothing else to import.`
      : `${wrong}. Correct the file and choose it again, or import the good rows alone.`;
  }
  return changes === 0
    ? 'There is nothing to import: the catalogue already is what the file says.'
    : 'This is what will change. Nothing has been imported yet.';
}

function buttonWords({ refused, changes }: Counts): string {
  const words = countOf(changes, 'change');
  return refused === 0 ? `Import ${words}` : `Import good rows (${words})`;
}
