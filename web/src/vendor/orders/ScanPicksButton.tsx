import { shortId } from '@larder/shared/orders/dashboard';
import { isWeighed } from '@larder/shared/orders/weighing';
import { ScanBarcode } from 'lucide-react';
import { useState } from 'react';

import { lazyPart } from '#platform/page/lazyPart.ts';
import { Button } from '#ui/Button.tsx';
import type { OrderNumbers, PickLine, StorePicks } from '#vendor/orders/rules/ordersPicking.ts';

import { WeightDialog } from './WeightDialog.tsx';

const ScanPicks = lazyPart(async () => (await import('./ScanPicks.tsx')).ScanPicks);

type ScanPicksButtonProps = {
  lists: readonly StorePicks<unknown>[];
  numbers: OrderNumbers;
  onPick: (line: PickLine, picked: boolean) => void;
};

/** Ticks what is scanned; of what is sold by weight it asks that first. */
export function ScanPicksButton({ lists, numbers, onPick }: ScanPicksButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [weighing, setWeighing] = useState<PickLine>();
  const order_id = weighing?.of[0]?.order_id;
  function onTake(line: PickLine): void {
    if (isWeighed(line)) onPick(line, true);
    else setWeighing(line);
  }
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
      {isOpen && <ScanPicks lists={lists} onTake={onTake} onClose={() => setOpen(false)} />}
      {weighing && order_id !== undefined && (
        <WeightDialog
          order_id={order_id}
          order={`Order ${numbers.get(order_id)?.number ?? shortId(order_id, 8)}`}
          line={weighing}
          onClose={() => setWeighing(undefined)}
        />
      )}
    </>
  );
}
