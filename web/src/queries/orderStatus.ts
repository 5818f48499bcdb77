import type { Order } from '@larder/shared/contract/orders';
import { shortId } from '@larder/shared/domain/dashboard';
import type { OrderStatus } from '@larder/shared/domain/orders';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { ApiError, wordsFor } from '#lib/apiError';
import { toast } from '#lib/toast';

import { changeOrderStatusMutation } from './changeOrder.ts';

/** A second press within this time is ignored: Deliver is final. */
const SAME_PRESS_MS = 1000;

export type OrderChange = {
  /**
   * Changes an order's status and shows the result. True when it has moved, now or before; false when a
   * retry makes sense.
   */
  change: (order: Order, to: OrderStatus, reason?: string) => Promise<boolean>;
  changing: ReadonlyMap<string, OrderStatus>;
};

/** Accept, reject and deliver, with the messages of product specification sections 4 and 8. */
export function useOrderStatus(): OrderChange {
  const client = useQueryClient();
  const { mutateAsync } = useMutation(changeOrderStatusMutation(client));
  const [changing, setChanging] = useState<ReadonlyMap<string, OrderStatus>>(new Map());
  const changedAt = useRef(new Map<string, number>());

  async function change({ order_id }: Order, to: OrderStatus, reason = ''): Promise<boolean> {
    const since = Date.now() - (changedAt.current.get(order_id) ?? 0);
    if (changing.has(order_id) || since < SAME_PRESS_MS) return false;
    setChanging((map) => new Map(map).set(order_id, to));
    try {
      await mutateAsync({
        order_id,
        order_status: to,
        ...(reason !== '' && { reject_reason: reason }),
      });
      changedAt.current.set(order_id, Date.now());
      toast.success(`Order ${shortId(order_id, 8)}... has been marked as ${to}.`);
      return true;
    } catch (error) {
      toast.error(`Error updating order status: ${wordsFor(error)}`);
      return hasMovedOn(error);
    } finally {
      setChanging((map) => new Map([...map].filter(([id]) => id !== order_id)));
    }
  }
  return { change, changing };
}

/** Whether somebody else changed the order first, so that this step no longer applies. */
function hasMovedOn(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    (error.code === 'invalid_transition' || error.code === 'order_not_found')
  );
}
