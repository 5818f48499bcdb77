import type { Order } from '@larder/shared/orders/orders.calls';
import { ListChecks, Printer, RotateCcw } from 'lucide-react';
import { useState } from 'react';

import { lazyPart } from '#platform/page/lazyPart.ts';
import { useTripStops } from '#shop/trip/state/tripSheets.ts';
import { Button } from '#ui/Button.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Notice } from '#ui/Notice.tsx';

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
