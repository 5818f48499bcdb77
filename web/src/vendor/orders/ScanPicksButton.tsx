import { ScanBarcode } from 'lucide-react';
import { useState } from 'react';

import { lazyPart } from '#platform/page/lazyPart.ts';
import { Button } from '#ui/Button.tsx';
import type { PickLine, StorePicks } from '#vendor/orders/rules/ordersPicking.ts';

const ScanPicks = lazyPart(async () => (await import('./ScanPicks.tsx')).ScanPicks);

type ScanPicksButtonProps = {
  lists: readonly StorePicks<unknown>[];
  onTake: (line: PickLine) => void;
};

export function ScanPicksButton(props: ScanPicksButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        icon={ScanBarcode}
        {...ScanPicks.preloadProps}
        onClick={() => setOpen(true)}
      >
        Scan
      </Button>
      {isOpen && <ScanPicks {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
