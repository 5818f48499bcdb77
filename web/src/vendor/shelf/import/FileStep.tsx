import type { Store } from '@larder/shared/stores/storeParts.model';
import { FileSpreadsheet, Trash2 } from 'lucide-react';

import { countOf } from '#parts/tables/csvWords.ts';
import { dateTime } from '#platform/page/dates.ts';
import { Button } from '#ui/Button.tsx';
import { FilePicker } from '#ui/fields/FilePicker.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import { type DraftNote, useDraftNote } from '#vendor/shelf/state/shelfDraftNotes.ts';

type FileStepProps = {
  stores: readonly Store[];
  store: Store;
  onStore: (store_id: string) => void;
  isReading: boolean;
  /** Why the file that was chosen cannot be used. */
  problem: string | undefined;
  onFile: (file: File) => void;
  onResume: () => void;
  onDiscard: () => void;
};

/** Which file is brought to which store. */
export function FileStep(props: FileStepProps) {
  const { stores, store, onStore, isReading, problem, onFile, onResume, onDiscard } = props;
  const draft = useDraftNote(store.store_id);
  return (
    <>
      {draft && <Unfinished draft={draft} onResume={onResume} onDiscard={onDiscard} />}
      {problem !== undefined && (
        <Notice tone="danger" className="mb-4">
          {problem}
        </Notice>
      )}
      <div className="card p-5 md:p-6" data-row="file">
        {stores.length > 1 && (
          <SelectField
            label="Store"
            className="mb-4 max-w-sm"
            value={store.store_id}
            onChange={({ target }) => onStore(target.value)}
          >
            {stores.map(({ store_id, name }) => (
              <option key={store_id} value={store_id}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
        <FilePicker
          title="Choose a file"
          hint="or drop it here: CSV, TSV or XLSX, up to 32 MB and 50,000 rows. Nothing is changed yet."
          accept=".csv,.tsv,.txt,.xlsx,text/csv,text/tab-separated-values,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          busy={isReading}
          busyTitle="Reading the file…"
          onFiles={([file]) => file && onFile(file)}
        />
        <ul className="mt-5 list-disc space-y-1.5 pl-5 text-sm text-ink-2">
          <li>
            Exports of Square, Shopify, Lightspeed, Clover, Loyverse and WooCommerce are read as
            they are. Of any other table you say once what its columns are.
          </li>
          <li>A name and a price are enough. Brand, pack, barcode and SKU help.</li>
          <li>
            You see what will change before anything does, and can leave and go on for 7 days.
          </li>
        </ul>
      </div>
      <p className="mt-4">
        <LinkButton
          to={`/vendor/inventory?store=${store.store_id}&import=csv`}
          variant="ghost"
          icon={FileSpreadsheet}
        >
          Import a file that Larder exported
        </LinkButton>
      </p>
    </>
  );
}

function Unfinished({
  draft: { fileName, rows, at },
  onResume,
  onDiscard,
}: {
  draft: DraftNote;
  onResume: () => void;
  onDiscard: () => void;
}) {
  return (
    <section
      aria-label="Unfinished import"
      className="card mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-4"
    >
      <p className="num min-w-0 flex-1 basis-60 text-sm">
        <strong className="font-semibold break-all">{fileName}</strong>
        <span className="text-ink-2">
          {' '}
          · {countOf(rows, 'row')} · left {dateTime(new Date(at))}
        </span>
      </p>
      <Button variant="ghost" icon={Trash2} onClick={onDiscard}>
        Discard
      </Button>
      <Button variant="outline" onClick={onResume}>
        Go on
      </Button>
    </section>
  );
}
