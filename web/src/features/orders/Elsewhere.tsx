import type { Order } from '@larder/shared/contract/orders';
import { plural } from '@larder/shared/domain/amountText';
import { listed } from '@larder/shared/domain/planSentences';
import { namesOf, type Rejection } from '@larder/shared/domain/rejection';
import { Link } from 'react-router';

import { compareFailure } from '#queries/compareFailure';
import { takeBackThings } from '#state/dropped';
import { useServed } from '#state/served';
import { Button } from '#ui/Button';

import { DropThings } from './DropThings.tsx';
import { Replacing } from './Replacing.tsx';
import { panelId } from './useRejections.ts';
import { type Found, useReplacement } from './useReplacement.ts';

type ElsewhereProps = { rejection: Rejection<Order>; orders: readonly Order[] };

/** What to do about a refused order: buy it elsewhere, or go without; later, what became of it. */
export function Elsewhere({ rejection, orders }: ElsewhereProps) {
  return (
    <div className="mt-5 space-y-3">
      <Became rejection={rejection} />
      {rejection.open.length > 0 && <Offer rejection={rejection} orders={orders} />}
    </div>
  );
}

function Offer({ rejection, orders }: ElsewhereProps) {
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
        <Replacing found={found} isWhole={rejection.isWhole} headingId={heading} />
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
