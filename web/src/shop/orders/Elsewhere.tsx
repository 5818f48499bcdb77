import { plural } from '@larder/shared/food/amountText';
import type { Order } from '@larder/shared/orders/orders.calls';
import { Link } from 'react-router';

import { listed } from '#parts/sentences.ts';
import { lazyPart } from '#platform/page/lazyPart.ts';
import { namesOf, type Rejection } from '#shop/orders/rules/rejection.ts';
import { takeBackThings } from '#shop/orders/state/dropped.ts';
import { Button } from '#ui/Button.tsx';

import type { OfferProps } from './Offer.tsx';
import { panelId } from './useRejections.ts';

const Offer = lazyPart(async () => (await import('./Offer.tsx')).Offer, OfferLoading);

/** What to do about a refused order: buy it elsewhere, or go without; later, what became of it. */
export function Elsewhere({ rejection, orders }: OfferProps) {
  return (
    <div className="mt-5 space-y-3">
      <Became rejection={rejection} />
      {rejection.open.length > 0 && <Offer rejection={rejection} orders={orders} />}
    </div>
  );
}

/** Placeholder of the offer, for the links of the news above. */
function OfferLoading({ rejection: { order } }: OfferProps) {
  return (
    <section
      id={panelId(order.order_id)}
      tabIndex={-1}
      aria-label="Looking where else"
      aria-busy="true"
      className="min-h-40 rounded-md border border-line-strong"
    />
  );
}

/** What was ordered since, and what the shopper goes without. */
function Became({
  rejection: { order, open, dropped, replacedBy },
}: {
  rejection: Rejection<Order>;
}) {
  if (replacedBy.length === 0 && dropped.length === 0) return null;
  const isDone = open.length === 0 && dropped.length === 0;
  const left = namesOf(open).length;
  return (
    <div className="space-y-1 rounded-md bg-sunken/60 px-4 py-3 text-sm">
      {replacedBy.length > 0 && (
        <p>
          {isDone ? 'Replaced by' : 'Partly replaced by'}{' '}
          {replacedBy.map((one, at) => (
            <span key={one.order_id}>
              {at > 0 && ' and '}
              <Link
                to={`/orders?order=${one.order_id}`}
                className="font-semibold text-brand underline"
              >
                your order at {one.store_name}
              </Link>
            </span>
          ))}
          {left > 0 && `; ${left} ${plural('thing', left)} ${left === 1 ? 'is' : 'are'} open`}.
        </p>
      )}
      {dropped.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-3">
          You go without {listed(dropped)}.
          <Button variant="ghost" size="sm" onClick={() => takeBackThings(order.order_id, dropped)}>
            Undo
          </Button>
        </p>
      )}
    </div>
  );
}
