import type { Order } from '@larder/shared/contract/orders';
import { shortId } from '@larder/shared/domain/dashboard';
import clsx from 'clsx';
import { ChevronDown, Eye } from 'lucide-react';
import { useId, useState } from 'react';

import { dateTime } from '#lib/dates';
import { Chip } from '#ui/Chip';
import { IconButton } from '#ui/IconButton';
import { Money } from '#ui/Money';
import { StatusBadge } from '#ui/StatusBadge';
import { Td, Tr } from '#ui/Table';

import { OrderActions, type OrderHandlers } from './OrderActions.tsx';
import { OrderItems } from './OrderItems.tsx';
import { itemCount } from './orderView.ts';

/** Columns of the table, which the opened items span. */
const COLUMNS = 7;

/** One order in the table; its items open in a row of their own below it. */
export function OrderRow({
  order,
  isNew,
  handlers,
}: {
  order: Order;
  isNew: boolean;
  handlers: OrderHandlers;
}) {
  const [open, setOpen] = useState(false);
  const items = useId();
  const { order_id, order_status: status } = order;
  const tone = status === 'pending' ? 'honey' : undefined;
  return (
    <>
      <Tr
        tone={tone}
        data-row={order_id}
        tabIndex={-1}
        aria-label={`Order ${shortId(order_id, 12)}`}
        className="-outline-offset-3"
      >
        <Td className="font-semibold">
          <span className="num">{shortId(order_id, 12)}</span>
          {isNew && (
            <span className="ml-2">
              <Chip tone="brand">New</Chip>
            </span>
          )}
        </Td>
        <Td className="text-ink-2">{dateTime(order.created_at)}</Td>
        <Td className="whitespace-nowrap">
          <button
            type="button"
            aria-expanded={open}
            aria-controls={items}
            onClick={() => setOpen(!open)}
            className="num -ml-2 inline-flex min-h-9 items-center gap-1 rounded-full px-2 font-medium hover:bg-sunken"
          >
            {itemCount(order)}
            <ChevronDown
              aria-hidden="true"
              size={16}
              className={clsx('transition-transform duration-200', open && 'rotate-180')}
            />
          </button>
        </Td>
        <Td align="right" className="font-semibold">
          <Money cents={order.total_price} />
        </Td>
        <Td className="text-ink-2">{order.delivery_method ?? 'Not specified'}</Td>
        <Td>
          <StatusBadge status={status} />
        </Td>
        <Td>
          <span className="flex items-center justify-end gap-1.5">
            <OrderActions
              order={order}
              handlers={handlers}
              size="sm"
              deliverWord="Deliver"
              shrinks
            />
            <IconButton
              size="sm"
              icon={Eye}
              label={`View details of order ${shortId(order_id, 12)}`}
              onClick={() => handlers.showDetails(order)}
            />
          </span>
        </Td>
      </Tr>
      {open && (
        <Tr id={items} className="bg-sunken/50">
          <Td colSpan={COLUMNS} className="py-4">
            <OrderItems order={order} />
          </Td>
        </Tr>
      )}
    </>
  );
}
