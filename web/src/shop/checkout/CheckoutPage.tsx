import { LIMITS } from '@larder/shared/basics/validation';
import { firstOrder } from '@larder/shared/kitchen/carts';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

import { NoCarts } from '#parts/NoCarts.tsx';
import { useIsMounted } from '#platform/forms/isMounted.ts';
import { afterPaint } from '#platform/page/afterPaint.ts';
import { lazyPart } from '#platform/page/lazyPart.ts';
import { startAtTop } from '#platform/page/startAtTop.ts';
import { useCarts } from '#shop/carts/state/carts.ts';
import { useHousehold } from '#shop/kitchen/state/kitchenPeople.ts';
import { usePageTitle } from '#ui/PageTitle.tsx';

import { Checkout } from './Checkout.tsx';
import { OnlyPlaced } from './PlacedHead.tsx';
import { type PlacedState, readPlaced } from './placedState.ts';
import { usePlaceOrders } from './usePlaceOrders.ts';

const Placed = lazyPart(
  () =>
    import('./Placed.tsx').then(
      (file) => file.Placed,
      // The order is placed: a failed import must not look like a failed order.
      () => OnlyPlaced,
    ),
  OnlyPlaced,
);

/** The last look at carts before they are ordered; `?store=` chooses some of them. */
export function CheckoutPage() {
  usePageTitle('Checkout');
  useEffect(() => afterPaint(Placed.preload), []);
  const { key, state } = useLocation();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const carts = useCarts();
  const members = useHousehold()?.members.length ?? 1;
  const isHere = useIsMounted();
  /** Until the router's state has them. */
  const [justPlaced, setJustPlaced] = useState<{ at: string; order_ids: readonly string[] }>();
  const placing = usePlaceOrders((order_ids) => {
    setJustPlaced({ at: key, order_ids });
    if (!isHere()) return;
    // So that a reload shows the orders and Back does not return to the carts.
    const placed: PlacedState = { placed: order_ids };
    void navigate('/checkout', { replace: true, state: placed });
    startAtTop();
  });
  const placed = justPlaced?.at === key ? justPlaced.order_ids : readPlaced(state);
  const chosen = params.getAll('store');
  const own = carts.filter((cart) => chosen.length === 0 || chosen.includes(cart.store_id));
  // The server refuses more; the rest stays in the carts.
  const next = own.slice(0, LIMITS.ordersAtOnce).map(firstOrder);

  return (
    <div className="wrap pt-2 pb-16">
      {placed && <Placed order_ids={placed} />}
      {!placed && own.length > 0 && <Checkout carts={next} placing={placing} />}
      {!placed && own.length === 0 && <NoCarts members={members} />}
    </div>
  );
}
