import { isNoFood } from '@larder/shared/kitchen/carts';
import type { Order } from '@larder/shared/orders/orders.calls';

import { compareFailure } from '#shop/compare/queries/compareFailure.ts';
import { namesOf, type Rejection } from '#shop/orders/rules/rejection.ts';
import { useServed } from '#shop/orders/state/served.ts';
import { Button } from '#ui/Button.tsx';

import { DropThings } from './DropThings.tsx';
import { Replacing } from './Replacing.tsx';
import { panelId } from './useRejections.ts';
import { type Found, useReplacement } from './useReplacement.ts';

export type OfferProps = { rejection: Rejection<Order>; orders: readonly Order[] };

/** Where to get what a refused order leaves open, or to go without. */
export function Offer({ rejection, orders }: OfferProps) {
  const { order, open } = rejection;
  const known = useServed().find(({ order_id }) => order_id === order.order_id);
  const served = known?.served ?? [];
  const found = useReplacement(rejection, { orders, served });
  const heading = `${panelId(order.order_id)}-title`;
  return (
    <section
      id={panelId(order.order_id)}
      tabIndex={-1}
      aria-labelledby={heading}
      aria-busy={found.state === 'looking'}
      className="rounded-md border border-line-strong p-4 md:p-5"
    >
      {found.state === 'found' ? (
        <Replacing
          found={found}
          isWhole={rejection.isWhole && !open.some(isNoFood)}
          headingId={heading}
        />
      ) : (
        <NotFound found={found} names={namesOf(open)} headingId={heading} />
      )}
      <DropThings order={order} open={open} known={known} isOnly={found.state === 'nothing'} />
    </section>
  );
}

function NotFound({
  found,
  names,
  headingId,
}: {
  found: Exclude<Found, { state: 'found' }>;
  names: readonly string[];
  headingId: string;
}) {
  const things = names.length === 1 ? names.join('') : `these ${names.length} things`;
  return (
    <>
      <h2 id={headingId} className="text-lg">
        {found.state === 'looking' && `Looking where else to get ${things}…`}
        {found.state === 'nothing' && `No other store near you has ${things} now`}
        {found.state === 'offline' && `Where else to get ${things} is not known`}
        {found.state === 'failed' && `Other stores could not be asked for ${things}`}
      </h2>
      {found.state === 'offline' && (
        <p className="mt-1 text-sm text-ink-2">
          Without a network no store can be asked. It is looked up when you are back online.
        </p>
      )}
      {found.state === 'failed' && (
        <p role="alert" className="mt-2 flex flex-wrap items-center gap-3 text-sm">
          {compareFailure(found.error)}
          <Button variant="outline" size="sm" onClick={found.retry}>
            Try again
          </Button>
        </p>
      )}
    </>
  );
}
