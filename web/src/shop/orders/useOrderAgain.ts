import { dayWords } from '@larder/shared/basics/calendar';
import type { CartStore } from '@larder/shared/kitchen/carts.model';
import type { Order } from '@larder/shared/orders/orders.calls';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { storeItemsQuery } from '#parts/queries/storeItems.ts';
import { useIsMounted } from '#platform/forms/isMounted.ts';
import { ApiError, wordsFor } from '#platform/http/apiError.ts';
import { toast } from '#platform/page/toast.ts';
import { refillCart } from '#shop/carts/state/carts.ts';
import type { Reordered } from '#shop/carts/state/reordered.ts';
import { chooseFor } from '#shop/carts/state/slotChoices.ts';

import { planReorder, type Reorder } from './reorder.ts';

type StoreTerms = Pick<CartStore, 'deliveryFee' | 'minimumOrder'>;

/**
 * Fills the store's cart with an order's items, as far as in stock, and opens the Shopping page.
 * Leaving the page before the store answers cancels it.
 *
 * Shape   `refused` says why the cart was not filled.
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
      // Bypasses the cache: only the current shelf counts.
      const shelf = await client.query({
        ...storeItemsQuery(vendor_id, store_id),
        staleTime: 0,
      });
      if (!isHere()) return;
      if (shelf.back_on) {
        setRefused(`${order.store_name} is paused until ${dayWords(shelf.back_on)}.`);
        return;
      }
      const { ids, delivery_fee: deliveryFee, minimum_order: minimumOrder, also_pickup } = shelf;
      const plan = planReorder(order, ids);
      if (plan.items.length > 0) fillAndGo(plan, { deliveryFee, minimumOrder }, also_pickup);
      else setRefused(`${order.store_name} has none of these items now.`);
    } catch (error) {
      const closed = error instanceof ApiError && error.code === 'store_not_found';
      setRefused(closed ? `${order.store_name} is closed.` : wordsFor(error));
    } finally {
      setBusy(false);
    }
  }

  function fillAndGo({ items, notes }: Reorder, terms: StoreTerms, also_pickup = false): void {
    const { store_id, vendor_id: vendorId, store_name: storeName } = order;
    const isPickup = order.delivery_method === 'Pickup';
    // A store with both methods has a delivery cart; pickup is a choice at the checkout.
    const storeType = isPickup && !also_pickup ? 'Pickup' : 'Delivery';
    if (also_pickup) chooseFor(store_id, { method: isPickup ? 'Pickup' : 'Deliver' });
    // Orders have no vendor name.
    refillCart({ store_id, vendorId, vendorName: '', storeName, storeType, ...terms }, items);
    if (notes.length === 0) toast.success(`Added to your cart at ${storeName}`);
    else toast.warning(`Added to your cart at ${storeName}, with changes`);
    const state: Reordered = { reordered: { store_id, store_name: storeName, notes: [...notes] } };
    void navigate('/shopping', { state });
  }

  return { busy, refused, orderAgain };
}
