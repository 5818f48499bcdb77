import type { OrderLine } from '@larder/shared/orders/orders.calls';
import { useState } from 'react';

import { Button } from '#ui/Button.tsx';

import { WeightDialog } from './WeightDialog.tsx';

/** Opens the question what a line of an order weighs. */
export function WeighButton({ order_id, item }: { order_id: string; item: OrderLine }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        aria-label={`Weigh: ${item.name}`}
        onClick={() => setOpen(true)}
      >
        Weigh
      </Button>
      {isOpen && <WeightDialog order_id={order_id} line={item} onClose={() => setOpen(false)} />}
    </>
  );
}
