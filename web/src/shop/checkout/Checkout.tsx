import { LIMITS } from '@larder/shared/basics/validation';
import { plural } from '@larder/shared/food/amountText';
import type { Cart } from '@larder/shared/kitchen/carts.model';
import clsx from 'clsx';
import { ChevronLeft, CircleCheck } from 'lucide-react';
import { Suspense, useEffect, useRef } from 'react';
import { Link } from 'react-router';

import { useIsMounted } from '#platform/forms/isMounted.ts';
import { afterPaint } from '#platform/page/afterPaint.ts';
import { timeOfDay } from '#platform/page/dates.ts';
import { lazyPart } from '#platform/page/lazyPart.ts';
import { optional } from '#platform/page/optional.ts';
import { toasts } from '#platform/page/toast.ts';
import { useCarts } from '#shop/carts/state/carts.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';

import { EarlierOrder } from './EarlierOrder.tsx';
import { isOpen, questionsOf } from './questions.ts';
import { StoreOrder } from './StoreOrder.tsx';
import { Summary } from './Summary.tsx';
import { type OrderCheck, useOrderCheck } from './useOrderCheck.ts';
import type { usePlaceOrders } from './usePlaceOrders.ts';

// They wait for prices, or can be done without: an order must not fail because a hint cannot be loaded.
const Decisions = lazyPart(() => import('./Decisions.tsx').then((file) => file.Decisions));
const ListGaps = optional(() => import('./ListGaps.tsx').then((file) => file.ListGaps));
const PlanVerdict = optional(() => import('./PlanVerdict.tsx').then((file) => file.PlanVerdict));

/** The button of the summary, which gets the focus when all is decided. */
const PLACE = 'place-orders';

export function Checkout({
  carts,
  placing,
}: {
  carts: readonly Cart[];
  placing: ReturnType<typeof usePlaceOrders>;
}) {
  useEffect(() => afterPaint(Decisions.preload), []);
  const check = useOrderCheck(carts);
  const isHere = useIsMounted();
  const decisions = useRef<HTMLElement>(null);
  const others = useCarts().length - carts.length;
  const questions = questionsOf(check);
  const open = questions.filter(isOpen);

  function place(): void {
    // Undo of what filled the carts would change what is being ordered.
    toasts.dismissUndo();
    if (open.length === 0) void placing.place(check);
    else decisions.current?.querySelector<HTMLElement>('[data-open]')?.focus();
  }

  return (
    <>
      <header inert={placing.isBusy}>
        <Link
          to="/shopping"
          className="-ml-1 inline-flex min-h-11 items-center gap-1 text-sm font-semibold text-brand hover:underline"
        >
          <ChevronLeft aria-hidden="true" size={16} strokeWidth={2.5} />
          Carts
        </Link>
        <h1 className="text-h1">Check your order</h1>
        <CheckedAt check={check} />
        <Suspense>
          {check.plans && <PlanVerdict check={check} plans={check.plans} isHere={isHere} />}
        </Suspense>
        {!placing.isBusy && !placing.failure?.isOpen && <EarlierOrder found={placing.found} />}
        {others > 0 && (
          <MoreCarts count={others} isOver={carts.length + others > LIMITS.ordersAtOnce} />
        )}
        <Suspense>{check.now && <ListGaps now={check.now} />}</Suspense>
      </header>
      <div className="mt-4 grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_23rem] lg:grid-rows-[auto_1fr]">
        {questions.length > 0 && (
          <Decisions
            ref={decisions}
            questions={questions}
            isBusy={placing.isBusy}
            onLast={() => document.querySelector<HTMLElement>(`#${PLACE}`)?.focus()}
          />
        )}
        <Summary
          buttonId={PLACE}
          check={check}
          open={open}
          isBusy={placing.isBusy || check.state === 'checking'}
          failure={placing.failure}
          onPlace={place}
        />
        <ul
          inert={placing.isBusy}
          aria-label="Stores"
          // Without questions the stores start in the first row, level with the summary.
          className={clsx('space-y-4 lg:col-start-1', questions.length > 0 && 'lg:row-start-2')}
        >
          {check.checked.map((checked) => (
            <StoreOrder key={checked.cart.store_id} checked={checked} check={check} />
          ))}
        </ul>
      </div>
    </>
  );
}

/** Carts that are not ordered now; `isOver` when they are more than can be. */
function MoreCarts({ count, isOver }: { count: number; isOver: boolean }) {
  return (
    <p className="mt-1 text-sm text-ink-2">
      {count} more {plural('cart', count)} {count === 1 ? 'stays' : 'stay'} as{' '}
      {count === 1 ? 'it is' : 'they are'}
      {isOver ? (
        `: at most ${LIMITS.ordersAtOnce} are ordered at once.`
      ) : (
        <>
          .{' '}
          <Link to="/checkout" className="font-semibold text-brand underline">
            Order all together
          </Link>
        </>
      )}
    </p>
  );
}

function CheckedAt({ check: { state, at, retry } }: { check: OrderCheck }) {
  if (state === 'failed')
    return (
      <Notice tone="warning" className="mt-2">
        Prices could not be checked. What you see are the prices of your carts.{' '}
        <Button variant="outline" size="sm" className="ml-2" onClick={retry}>
          Retry
        </Button>
      </Notice>
    );
  return (
    <output className="mt-1 flex items-center gap-1.5 text-sm text-ink-2">
      {state === 'done' && (
        <CircleCheck aria-hidden="true" size={16} className="flex-none text-brand" />
      )}
      {state === 'done' && `Prices checked at ${timeOfDay(at)}.`}
      {state === 'checking' && 'Checking prices…'}
      {state === 'unknown' && 'Log in to have the prices checked.'}
    </output>
  );
}
