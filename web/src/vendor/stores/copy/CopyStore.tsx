import type { Store } from '@larder/shared/stores/storeParts.model';
import { Copy } from 'lucide-react';
import { useState } from 'react';

import { lazyPart } from '#platform/page/lazyPart.ts';
import { Button } from '#ui/Button.tsx';

const CopyDialog = lazyPart(async () => (await import('./CopyDialog.tsx')).CopyDialog);

/** A button that brings what a store has to the vendor's other ones. */
export function CopyStore({ store, others }: { store: Store; others: readonly Store[] }) {
  const [copying, setCopying] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        icon={Copy}
        {...CopyDialog.preloadProps}
        onClick={() => setCopying(true)}
      >
        Copy to other stores…
      </Button>
      {copying && <CopyDialog store={store} others={others} onClose={() => setCopying(false)} />}
    </>
  );
}
