import type { Store } from '@larder/shared/stores/storeParts.model';
import { DoorClosed } from 'lucide-react';
import { useState } from 'react';

import { lazyPart } from '#platform/page/lazyPart.ts';
import { Button } from '#ui/Button.tsx';

const CloseStoreDialog = lazyPart(
  async () => (await import('./CloseStoreDialog.tsx')).CloseStoreDialog,
);

export function CloseStore({ store }: { store: Store }) {
  const [asking, setAsking] = useState(false);
  return (
    <section
      aria-label="Close store"
      className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line pt-5"
    >
      <p className="min-w-0 flex-1 basis-64 text-sm text-ink-2">
        A closed store leaves the comparison and takes no more orders. Within 30 days you can open
        it again.
      </p>
      <Button
        variant="danger"
        icon={DoorClosed}
        {...CloseStoreDialog.preloadProps}
        onClick={() => setAsking(true)}
      >
        Close Store
      </Button>
      {asking && <CloseStoreDialog store={store} onEnd={() => setAsking(false)} />}
    </section>
  );
}
