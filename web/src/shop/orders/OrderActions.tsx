import type { Order } from '@larder/shared/contract/orders';
import { ListChecks, Printer, RotateCcw } from 'lucide-react';
import { useState } from 'react';

import { lazyPart } from '#lib/lazyPart';
import { useTripStops } from '#state/tripSheets';
import { Button } from '#ui/Button';
import { LinkButton } from '#ui/LinkButton';
import { Notice } from '#ui/Notice';

import { useOrderAgain } from './useOrderAgain.ts';

const CancelQuestion = lazyPart(async () => (await import('./CancelQuestion.tsx')).CancelQuestion);

export function OrderActions({ order, onPrint }: { order: Order; onPrint: () => void }) {
  const { busy, refused, orderAgain } = useOrderAgain(order);
  const [asking, setAsking] = useState(false);
  const stop = useTripStops().find((one) => one.id === order.order_id);
  return (
    <>
      {refused !== undefined && (
        <Notice tone="danger" className="mt-4">
          {refused}
        </Notice>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button variant="soft" icon={RotateCcw} busy={busy} onClick={() => void orderAgain()}>
          Order again
        </Button>
        <Button variant="outline" icon={Printer} onClick={onPrint}>
          Print
        </Button>
        {stop && (
          <LinkButton
            to={`/trip?stop=${encodeURIComponent(stop.id)}`}
            variant="outline"
            icon={ListChecks}
          >
            Trip sheet
          </LinkButton>
        )}
        {order.order_status === 'pending' && (
          <Button
            variant="danger"
            className="ml-auto"
            {...CancelQuestion.preloadProps}
            onClick={() => setAsking(true)}
          >
            Cancel order
          </Button>
        )}
      </div>
      {asking && <CancelQuestion order={order} onEnd={() => setAsking(false)} />}
    </>
  );
}
