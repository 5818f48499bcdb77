import { type Cents, formatUsd } from '@larder/shared/basics/money';
import type { OrderReturn } from '@larder/shared/orders/orders.calls';
import { returnWords } from '@larder/shared/orders/returns';
import clsx from 'clsx';
import type { ReactNode } from 'react';

import { dateTime } from '#platform/page/dates.ts';
import { Money } from '#ui/Money.tsx';

/** What was noted of an order after delivery: "1 × Milk was damaged: $3.49 back". `actions` stands after each. */
export function Returns({
  returns,
  className,
  actions,
}: {
  returns: readonly OrderReturn[];
  className?: string;
  actions?: (noted: OrderReturn) => ReactNode;
}) {
  return (
    <ul
      aria-label="After delivery"
      className={clsx('divide-y divide-line rounded-md border border-line px-4', className)}
    >
      {returns.map((noted) => (
        <li
          key={noted.return_id}
          data-row={noted.return_id}
          className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5"
        >
          <p className="min-w-0 flex-1 basis-44">
            <span className="block font-medium break-words">
              {returnWords(noted)}: {noted.refund > 0 ? `${formatUsd(noted.refund)} back` : 'noted'}
            </span>
            <span className="block text-sm break-words text-ink-2">
              {[dateTime(noted.at), noted.note && `“${noted.note}”`].filter(Boolean).join(' · ')}
            </span>
          </p>
          {actions?.(noted)}
        </li>
      ))}
    </ul>
  );
}

/** The money that went back of an order, below its total; nothing without. */
export function RefundedLine({
  refunded,
  className,
}: {
  refunded: Cents | undefined;
  className?: string;
}) {
  if (!refunded) return null;
  return (
    <p className={clsx('flex items-baseline justify-between gap-3 text-ink-2', className)}>
      <span>Money back</span>
      <Money cents={refunded} />
    </p>
  );
}
