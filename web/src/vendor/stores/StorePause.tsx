import { dayWords } from '@larder/shared/basics/calendar';
import type { Store } from '@larder/shared/stores/storeParts.model';
import { useQueryClient } from '@tanstack/react-query';
import { CirclePause, CirclePlay } from 'lucide-react';
import { useState } from 'react';

import { useSubmit } from '#platform/forms/useSubmit.ts';
import { lazyPart } from '#platform/page/lazyPart.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { changeStoreMutation } from '#vendor/stores/queries/stores.ts';

const PauseDialog = lazyPart(async () => (await import('./PauseDialog.tsx')).PauseDialog);

/** Whether the store is paused, with a button to pause it or to end that. */
export function StorePause({ store }: { store: Store }) {
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const { store_id, name, back_on } = store;
  const { submit, isSending } = useSubmit(changeStoreMutation(client), {
    success: `${name} takes orders again.`,
    failed: 'Failed to update store.',
    alwaysToast: true,
  });
  return (
    <>
      {back_on && (
        <Notice tone="warning" icon={CirclePause} className="mt-4 items-center!">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <p className="min-w-0 flex-1 basis-56">
              Paused: back on {dayWords(back_on)}. Until then it takes no orders and is compared
              with none; open orders stay.
            </p>
            <Button
              variant="outline"
              icon={CirclePlay}
              busy={isSending}
              onClick={() => void submit({ storeId: store_id, back_on: null })}
            >
              End Pause
            </Button>
          </div>
        </Notice>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line pt-4">
        <p className="mr-auto text-sm text-ink-2">
          {back_on ? 'Away for longer, or back earlier?' : 'Away for a while? Pause the store.'}
        </p>
        <Button
          variant="outline"
          icon={CirclePause}
          {...PauseDialog.preloadProps}
          onClick={() => setAsking(true)}
        >
          {back_on ? 'Change Pause' : 'Pause Store'}
        </Button>
      </div>
      {asking && <PauseDialog store={store} onClose={() => setAsking(false)} />}
    </>
  );
}
