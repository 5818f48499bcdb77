import type { Store } from '@larder/shared/stores/storeParts.model';
import { ScanBarcode } from 'lucide-react';
import { useState } from 'react';

import { lazyPart } from '#platform/page/lazyPart.ts';
import { Button } from '#ui/Button.tsx';

const ScanShelf = lazyPart(async () => (await import('./ScanShelf.tsx')).ScanShelf);

export function ScanShelfButton({ store }: { store: Store }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        icon={ScanBarcode}
        {...ScanShelf.preloadProps}
        onClick={() => setOpen(true)}
      >
        Scan
      </Button>
      {isOpen && <ScanShelf store={store} onClose={() => setOpen(false)} />}
    </>
  );
}
