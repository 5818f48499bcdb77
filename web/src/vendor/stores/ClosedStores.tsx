import { useQuery, useQueryClient } from '@tanstack/react-query';
import { DoorOpen } from 'lucide-react';

import { useSubmit } from '#platform/forms/useSubmit.ts';
import { dateText } from '#platform/page/dates.ts';
import { Button } from '#ui/Button.tsx';
import { FailureNotice } from '#ui/FailureNotice.tsx';
import { Notice } from '#ui/Notice.tsx';
import { reopenStoreMutation, storeQueries } from '#vendor/stores/queries/stores.ts';

/** The closed stores that can be opened again; nothing when there are none. */
export function ClosedStores({ onOpened }: { onOpened: (store_id: string) => void }) {
  const client = useQueryClient();
  const closed = useQuery(storeQueries.closed());
  const { submit, isSending, error } = useSubmit(reopenStoreMutation(client), {
    success: 'Store opened again!',
    failed: 'Failed to open the store.',
    onDone: (_, store_id) => onOpened(store_id),
    onError: () => void closed.refetch(),
  });
  if (closed.isError && !closed.data)
    return (
      <Notice tone="warning" className="mt-8">
        Closed stores could not be loaded.{' '}
        <Button variant="ghost" size="sm" onClick={() => void closed.refetch()}>
          Try Again
        </Button>
      </Notice>
    );
  if (!closed.data || closed.data.length === 0) return null;
  return (
    <section aria-label="Closed stores" className="mt-10">
      <h2 className="text-xl">Closed stores</h2>
      <p className="mt-1 text-sm text-ink-2">
        A store can be opened again within 30 days, with its shelf as it was.
      </p>
      <FailureNotice title="The store was not opened." error={error} />
      <ul aria-label="Closed stores" className="card mt-3 divide-y divide-line">
        {closed.data.map(({ store_id, name, address, reopen_until }) => (
          <li
            key={store_id}
            data-row={store_id}
            tabIndex={-1}
            className="flex flex-wrap items-center gap-x-6 gap-y-2 px-5 py-3"
          >
            <div className="min-w-0 flex-1 basis-56">
              <p className="font-semibold break-words">{name}</p>
              <p className="text-sm break-words text-ink-2">
                {address} · until {dateText(reopen_until)}
              </p>
            </div>
            <Button
              variant="outline"
              icon={DoorOpen}
              busy={isSending}
              data-action="reopen"
              aria-label={`Open Again: ${name}`}
              onClick={() => void submit(store_id)}
            >
              Open Again
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
