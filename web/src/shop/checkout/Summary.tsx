import { cents, formatUsd, orderTotal } from '@larder/shared/basics/money';
import { plural } from '@larder/shared/food/amountText';
import { countFoods } from '@larder/shared/kitchen/carts';
import { TriangleAlert } from 'lucide-react';

import type { Way } from '#shop/checkout/rules/orderPlan.ts';
import { Button } from '#ui/Button.tsx';
import { Money } from '#ui/Money.tsx';
import { Notice } from '#ui/Notice.tsx';
import { RootMark } from '#ui/RootMark.tsx';

import type { Failure } from './failure.ts';
import type { Question } from './questions.ts';
import type { OrderCheck } from './useOrderCheck.ts';

/** The totals and the button: beside the stores, on narrow screens at the lower edge. */
export function Summary({
  buttonId,
  check,
  open,
  isBusy,
  failure,
  onPlace,
}: {
  buttonId: string;
  check: OrderCheck;
  /** The questions without an answer. */
  open: readonly Question[];
  isBusy: boolean;
  failure: Failure | undefined;
  onPlace: () => void;
}) {
  const orders = check.checked.filter(({ items }) => items.length > 0);
  const count = orders.reduce((sum, { items }) => sum + countFoods(items), 0);
  const total = orderTotal(orders.map((order) => ({ price: order.total, quantity: 1 })));
  const [question] = open;
  const ordersText = `${orders.length} ${plural('order', orders.length)}`;
  const thingsText = `${count} ${plural('thing', count)}`;
  return (
    <section
      aria-label="Total"
      className="bottom-bar border-t border-line bg-surface/95 backdrop-blur max-lg:max-h-[60dvh] max-lg:overflow-y-auto lg:sticky lg:inset-auto lg:top-24 lg:z-auto lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:rounded-lg lg:border lg:p-5"
    >
      <h2 className="mb-2 text-lg max-lg:sr-only">
        {orders.length > 0 ? `${ordersText}, ${thingsText}` : 'Nothing to order'}
      </h2>
      <Orders orders={orders} />
      <RootMark of="bar" />
      {failure && (
        <>
          <RootMark of="bar-alert" />
          <Failed failure={failure} />
        </>
      )}
      {question && <Why id="why-not" question={question} className="flex max-lg:mb-2 lg:hidden" />}
      <div className="flex items-center justify-between gap-4 lg:mt-2 lg:block lg:border-t lg:border-line lg:pt-3">
        <p className="leading-tight lg:flex lg:items-baseline lg:justify-between">
          <span className="block text-[0.8125rem] text-ink-2 lg:hidden">
            {orders.length > 0 && thingsText}
          </span>
          <strong className="hidden lg:inline">Total</strong>
          <Money
            strong
            cents={total}
            className="font-display text-[1.3125rem] font-bold lg:text-[1.75rem]"
          />
        </p>
        <Button
          id={buttonId}
          variant="ink"
          size="lg"
          busy={isBusy}
          aria-disabled={orders.length === 0}
          aria-describedby={question ? 'why-not' : undefined}
          className="lg:mt-2.5 lg:w-full"
          once
          onClick={() => orders.length > 0 && onPlace()}
        >
          {orders.length > 0 ? `Place ${ordersText}` : 'Nothing to order'}
        </Button>
      </div>
      {check.plans?.way && <WayCost way={check.plans.way} />}
      {question && <Why question={question} className="mt-2 hidden lg:flex" />}
      {orders.length > 0 && (
        <p className="mt-2 text-[0.8125rem] text-ink-2 max-lg:hidden">
          {orders.length > 1 && 'All are placed together or none. '}
          You can cancel {orders.length > 1 ? 'each one' : 'it'} until its store accepts it.
        </p>
      )}
    </section>
  );
}

/** What each order comes to, and the delivery in it; wide screens only. */
function Orders({ orders }: { orders: OrderCheck['checked'] }) {
  const fees = cents(orders.reduce((sum, order) => sum + order.deliveryFee, 0));
  return (
    <dl className="space-y-1.5 text-[0.9375rem] max-lg:hidden">
      {orders.map(({ cart, items, total: sum }) => (
        <div key={cart.store_id} className="flex justify-between gap-3">
          <dt className="min-w-0 break-words">
            {cart.storeName}, {countFoods(items)} {plural('thing', countFoods(items))}
          </dt>
          <dd>
            <Money strong cents={sum} className="font-semibold" />
          </dd>
        </div>
      ))}
      {fees > 0 && (
        <div className="flex justify-between gap-3 text-ink-2">
          <dt>Of it delivery</dt>
          <dd>
            <Money cents={fees} />
          </dd>
        </div>
      )}
    </dl>
  );
}

/** What the way costs the shopper. It is not paid here, so no total includes it. */
function WayCost({ way: { miles, trip, stops } }: { way: Way }) {
  if (trip + stops === 0) return null;
  return (
    <p className="mt-1.5 text-[0.8125rem] text-ink-2">
      And about {formatUsd(cents(trip + stops))} for the way
      {miles > 0 && ` (${miles.toFixed(1)} miles)`}: an estimate, nothing you pay here.
    </p>
  );
}

function Why({ id, question, className }: { id?: string; question: Question; className: string }) {
  const what = 'line' in question ? question.line.item.name.toLowerCase() : 'delivery';
  return (
    <p id={id} className={`items-start gap-1.5 text-[0.8125rem] text-on-honey-soft ${className}`}>
      <TriangleAlert aria-hidden="true" size={16} className="mt-0.5 flex-none" />
      First say yes or no to the dearer {what}.
    </p>
  );
}

function Failed({ failure: { isOpen, reason, where } }: { failure: Failure }) {
  return (
    <Notice tone="danger" className="my-2">
      {isOpen ? (
        <p>
          It is not known whether your order went through. Your carts are kept; pressing again never
          orders twice.
        </p>
      ) : (
        <p>Nothing was placed. Your carts are kept.</p>
      )}
      {(reason !== undefined || where.length > 0) && (
        <p className="font-normal">
          {reason}
          {where.length > 0 && `: ${where.join(', ')}`}
        </p>
      )}
    </Notice>
  );
}
