import { Link } from 'react-router';

import { dateTime } from '#platform/page/dates.ts';
import { useAuth } from '#platform/session/session.ts';
import { useUnanswered } from '#shop/checkout/state/sentOrders.ts';
import { Notice } from '#ui/Notice.tsx';

import type { FoundOrders } from './usePlaceOrders.ts';

/** An order that was sent before: found by now, or still without an answer. */
export function EarlierOrder({ found }: { found: FoundOrders | undefined }) {
  const { user } = useAuth();
  const unanswered = useUnanswered(user?.id);
  if (found) return <Found found={found} />;
  if (!unanswered) return null;
  return (
    <Notice tone="warning" className="mt-2">
      No answer came to the order you sent ({dateTime(new Date(unanswered.at))}). It may have gone
      through: the button below finds out first and never orders twice.
    </Notice>
  );
}

function Found({ found: { order_ids, at } }: { found: FoundOrders }) {
  const [only] = order_ids;
  const to = order_ids.length === 1 && only ? `/orders?order=${only}` : '/orders';
  return (
    <Notice tone="warning" className="mt-2">
      {order_ids.length > 1 ? `The ${order_ids.length} orders` : 'The order'} you sent before
      {at && ` (${dateTime(at)})`} had gone through, so nothing was ordered now. What was ordered is
      no longer in your carts; what you see here is not ordered yet.{' '}
      <Link to={to} className="font-semibold underline">
        See {order_ids.length > 1 ? 'your orders' : 'the order'}
      </Link>
    </Notice>
  );
}
