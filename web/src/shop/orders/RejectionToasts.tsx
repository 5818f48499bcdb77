import type { LineChange, Order } from '@larder/shared/orders/orders.calls';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { useOrderNews } from '#parts/queries/orderNews.ts';
import { toast } from '#platform/page/toast.ts';
import { useAuth } from '#platform/session/session.ts';
import { useOwnOrders } from '#shop/carts/state/placedOrders.ts';
import { orderQueries } from '#shop/orders/queries/orders.ts';
import { isRefused } from '#shop/orders/rules/rejection.ts';

import { changeText } from './changeText.ts';
import { rejectionText } from './rejectionText.ts';
import { questionWords, weightNews, weightQuestions } from './weightNews.ts';

/** Polling, in case the stream is lost or refused. */
const REFRESH_MS = 60_000;

/** Toasts for rejected and changed orders, on every page of the shop but the orders' own. */
export function RejectionToasts() {
  const { isAuthenticated } = useAuth();
  const { pathname } = useLocation();
  // Only for recent buyers: a stream per visitor would be too many.
  const hasPlaced = useOwnOrders().length > 0;
  // State: reading a rejected order removes it from the placed orders before the toast.
  const [isBuyer, setIsBuyer] = useState(hasPlaced);
  if (hasPlaced && !isBuyer) setIsBuyer(true);
  if (!isAuthenticated || !isBuyer || pathname === '/orders') return null;
  return <Listening />;
}

function Listening() {
  const { user } = useAuth();
  const navigate = useNavigate();
  const { data } = useQuery({ ...orderQueries.mine(), refetchInterval: REFRESH_MS });
  const known = useRef<readonly Order[]>(undefined);
  useOrderNews(data?.some(mayBeRejected) ? user?.token : undefined);

  const tell = useEffectEvent((order: Order, words: string): void =>
    toast.warning(words, {
      title: 'See order',
      act: () => void navigate(`/orders?order=${order.order_id}`),
    }),
  );
  useEffect(() => {
    const before = known.current;
    known.current = data;
    if (!before || !data) return;
    const told = new Set(before.filter(isRejected).map(({ order_id }) => order_id));
    const knownChanges = new Set(before.flatMap(({ changes }) => changes.map(keyOf)));
    const knownWeights = new Set(before.flatMap(weightKeys));
    for (const order of data) {
      const isNews = (change: LineChange) => isOfStore(change) && !knownChanges.has(keyOf(change));
      if (isRefused(order)) {
        if (!told.has(order.order_id)) tell(order, rejectionText(order));
      } else if (!isRejected(order) && order.changes.some(isNews)) tell(order, changeText(order));
      if (weightKeys(order).some((key) => !knownWeights.has(key))) tell(order, weightNews(order));
    }
  }, [data]);
  return null;
}

/** The questions about weights. */
function weightKeys(order: Order): string[] {
  return weightQuestions(order).map((item) => `${order.order_id} ${questionWords(item)}`);
}

function keyOf({ change_id }: LineChange): string {
  return change_id;
}

/** Not the shopper's own answer. */
function isOfStore({ state }: LineChange): boolean {
  return state === 'short' || state === 'proposed' || state === 'replaced';
}

function isRejected({ order_status }: Order): boolean {
  return order_status === 'Rejected';
}

function mayBeRejected({ order_status }: Order): boolean {
  return order_status === 'pending' || order_status === 'Accepted';
}
