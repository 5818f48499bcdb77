import type { Order } from '@larder/shared/contract/orders';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { ApiError, wordsFor } from '#lib/apiError';
import { useIsMounted } from '#lib/isMounted';
import { toast } from '#lib/toast';
import { storeQueries } from '#queries/stores';
import { refillCart } from '#state/carts';
import type { Reordered } from '#state/reordered';

import { planReorder, type Reorder } from './reorder.ts';

/**
 * Puts what an order had into the store's cart once more, as far as the store still has it, and goes
 * to the Shopping page; whoever left the orders before the store answered has called it off.
 *
 * Shape   `refused` says why nothing was put into the cart.
 */
export function useOrderAgain(order: Order) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const isHere = useIsMounted();
  const [refused, setRefused] = useState<string>();

  async function orderAgain(): Promise<void> {
    setBusy(true);
    setRefused(undefined);
    try {
      const { vendor_id, store_id } = order;
      // What was seen before does not count: the shelf of this moment decides.
      const shelf = await client.query({
        ...storeQueries.items(vendor_id, store_id),
        staleTime: 0,
      });
      if (!isHere()) return;
      const plan = planReorder(order, shelf);
      if (plan.items.length > 0) fillAndGo(plan);
      else setRefused(`${order.store_name} has none of these items now.`);
    } catch (error) {
      const closed = error instanceof ApiError && error.code === 'store_not_found';
      setRefused(closed ? `${order.store_name} is closed.` : wordsFor(error));
    } finally {
      setBusy(false);
    }
  }

  function fillAndGo({ items, notes }: Reorder): void {
    const { store_id, vendor_id: vendorId, store_name: storeName } = order;
    const storeType = order.delivery_method === 'Pickup' ? 'Pickup' : 'Delivery';
    // An order does not say what its vendor is called.
    refillCart({ store_id, vendorId, vendorName: '', storeName, storeType }, items);
    if (notes.length === 0) toast.success(`Added to your cart at ${storeName}`);
    else toast.warning(`Added to your cart at ${storeName}, with changes`);
    const state: Reordered = { reordered: { store_id, store_name: storeName, notes: [...notes] } };
    void navigate('/shopping', { state });
  }

  return { busy, refused, orderAgain };
}
