import { useState } from 'react';

import { weightWords } from '#parts/orders/weightWords.ts';
import { Button } from '#ui/Button.tsx';

import { WeightDialog, type WeighedLine } from './WeightDialog.tsx';

/** Opens the question what a line of an order weighs. */
export function WeighButton({ order_id, item }: { order_id: string; item: WeighedLine }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        className="print:hidden"
        aria-label={`Weigh: ${item.name}, ${weightWords(item)}`}
        onClick={() => setOpen(true)}
      >
        Weigh
      </Button>
      {isOpen && <WeightDialog order_id={order_id} line={item} onClose={() => setOpen(false)} />}
    </>
  );
}
