import type { PantryEntry } from '@larder/shared/kitchen/kitchenOps.model';
import { ScanBarcode } from 'lucide-react';
import { useState } from 'react';

import { lazyPart } from '#platform/page/lazyPart.ts';
import { pantryNow } from '#shop/kitchen/state/pantry.ts';
import { Button } from '#ui/Button.tsx';

const ScanPantry = lazyPart(async () => (await import('./ScanPantry.tsx')).ScanPantry);
const PantryDialog = lazyPart(async () => (await import('./PantryDialog.tsx')).PantryDialog);

/** Opens the scanner; a pack that does not say how much it holds is asked about. */
export function ScanButton() {
  const [isScanning, setScanning] = useState(false);
  const [asked, setAsked] = useState<PantryEntry>();

  function ask(entry: PantryEntry): void {
    setScanning(false);
    setAsked(entry);
  }

  return (
    <>
      <Button
        variant="outline"
        icon={ScanBarcode}
        {...ScanPantry.preloadProps}
        onClick={() => setScanning(true)}
      >
        Scan
      </Button>
      {isScanning && <ScanPantry onAsk={ask} onClose={() => setScanning(false)} />}
      {asked && (
        <PantryDialog title={titleOf(asked)} item={asked} onClose={() => setAsked(undefined)} />
      )}
    </>
  );
}

/** What is there already is not added to: what is saved takes its place. */
function titleOf({ key, name }: PantryEntry): string {
  const isThere = pantryNow().pantry.some((item) => item.key === key);
  return isThere ? `How much ${name} is at home?` : `Add ${name}`;
}
