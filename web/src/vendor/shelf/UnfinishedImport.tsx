import { FileSpreadsheet } from 'lucide-react';

import { countOf } from '#parts/tables/csvWords.ts';
import { dateTime } from '#platform/page/dates.ts';
import { useAuth } from '#platform/session/session.ts';
import { LinkButton } from '#ui/LinkButton.tsx';

import { useDraftNote } from './state/shelfDraftNotes.ts';

/** An import of the store that waits in this browser, with a link that goes on with it; nothing without one. */
export function UnfinishedImport({ store_id }: { store_id: string }) {
  const isPicker = useAuth().position === 'picker';
  const note = useDraftNote(store_id);
  if (!note || isPicker) return null;
  const { fileName, left, at } = note;
  const step = left === undefined ? 'columns' : 'rows';
  return (
    <section
      aria-label="Unfinished import"
      className="card mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3.5"
    >
      <FileSpreadsheet aria-hidden="true" size={18} className="flex-none text-ink-2" />
      <p className="num min-w-0 flex-1 basis-60 text-sm leading-snug">
        <strong className="font-semibold">
          {left ? `${countOf(left, 'row')} to look at` : 'An import is not finished'}
        </strong>
        <span className="text-ink-2">
          {' '}
          · <span className="break-all">{fileName}</span>, left {dateTime(new Date(at))}
        </span>
      </p>
      <LinkButton to={`/vendor/inventory/import?store=${store_id}&step=${step}`} variant="outline">
        Go on with the import
      </LinkButton>
    </section>
  );
}
