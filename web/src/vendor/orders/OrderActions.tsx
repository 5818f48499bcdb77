import { shortId } from '@larder/shared/orders/dashboard';
import { canBecome, type OrderStatus } from '@larder/shared/orders/orders';
import type { Order } from '@larder/shared/orders/orders.calls';
import clsx from 'clsx';
import { Check, PackageCheck, X } from 'lucide-react';

import { Button } from '#ui/Button.tsx';
import type { ButtonSize } from '#ui/buttonVariant.tsx';

import { isPickup } from './orderView.ts';

/** For an order that nobody delivers. Its status is Delivered all the same. */
export const PICKED_UP = 'Picked up';

export type OrderHandlers = {
  accept: (order: Order) => void;
  /** Asks for a reason first. */
  reject: (order: Order) => void;
  deliver: (order: Order) => void;
  showDetails: (order: Order) => void;
  /** Accepted orders only: packs of a line are short, or another product is given for them. */
  changeLine: (order: Order, item: Order['items'][number], to: 'short' | 'replace') => void;
  /** Delivered orders only: packs were damaged, missing or returned. */
  noteReturn: (order: Order) => void;
  /** Accepted orders only. */
  showPickList: (order: Order) => void;
  /** Accepted orders only. */
  showSlip: (order: Order) => void;
  changing: ReadonlyMap<string, OrderStatus>;
};

export function OrderActions({
  order,
  handlers,
  size = 'md',
  deliverWord: usualWord = 'Mark as Delivered',
  shrinks = false,
  className,
}: {
  order: Order;
  handlers: OrderHandlers;
  size?: ButtonSize;
  /** The word for an order that is delivered. */
  deliverWord?: string;
  /** Shows only icons in a narrow container. */
  shrinks?: boolean;
  className?: string;
}) {
  const { order_status: status, order_id } = order;
  const name = `order ${shortId(order_id, 12)}`;
  const buttonClass = clsx(shrinks && '@max-[66rem]:size-9 @max-[66rem]:px-0', className);
  const wordClass = shrinks ? '@max-[66rem]:sr-only' : undefined;
  const deliverWord = isPickup(order) ? PICKED_UP : usualWord;
  const going = handlers.changing.get(order_id);
  // `once`: the second press of a double click would hit the row that has moved up.
  return (
    <>
      {canBecome(status, 'Accepted') && (
        <Button
          size={size}
          icon={Check}
          aria-label={`Accept ${name}`}
          busy={going === 'Accepted'}
          className={buttonClass}
          once
          onClick={() => handlers.accept(order)}
        >
          <span className={wordClass}>Accept</span>
        </Button>
      )}
      {canBecome(status, 'Rejected') && (
        <Button
          size={size}
          variant="outline"
          icon={X}
          aria-label={`Reject ${name}`}
          busy={going === 'Rejected'}
          className={buttonClass}
          once
          onClick={() => handlers.reject(order)}
        >
          <span className={wordClass}>Reject</span>
        </Button>
      )}
      {canBecome(status, 'Delivered') && (
        <Button
          size={size}
          variant="soft"
          icon={PackageCheck}
          aria-label={`${deliverWord}, ${name}`}
          busy={going === 'Delivered'}
          className={buttonClass}
          once
          onClick={() => handlers.deliver(order)}
        >
          <span className={wordClass}>{deliverWord}</span>
        </Button>
      )}
    </>
  );
}
