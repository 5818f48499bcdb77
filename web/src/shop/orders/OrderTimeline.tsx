import type { Order } from '@larder/shared/orders/orders.calls';
import clsx from 'clsx';
import { Check, type LucideIcon, PackageCheck, Send, X } from 'lucide-react';

import { dateTime } from '#platform/page/dates.ts';

type Step = { name: string; note: string; icon: LucideIcon; reached: boolean; bad?: boolean };

/** The updated date is shown for Accepted and Rejected only (product specification section 4). */
export function OrderTimeline({ order }: { order: Order }) {
  const steps = order.order_status === 'Rejected' ? rejected(order) : onItsWay(order);
  const current = steps.findLastIndex((step) => step.reached);
  return (
    <ol aria-label="Progress" className="flex flex-col gap-3 sm:flex-row sm:gap-0">
      {steps.map(({ name, note, icon: Icon, reached, bad }, index) => (
        <li
          key={name}
          aria-current={index === current ? 'step' : undefined}
          className="flex flex-1 items-start gap-3 sm:flex-col sm:gap-2"
        >
          <span className="flex w-auto items-center sm:w-full">
            <span
              className={clsx(
                'grid size-8 flex-none place-items-center rounded-full',
                !reached && 'bg-sunken text-ink-3',
                reached && (bad ? 'bg-danger text-on-danger' : 'bg-brand text-on-brand'),
              )}
            >
              <Icon aria-hidden="true" size={16} />
            </span>
            {index < steps.length - 1 && (
              <span aria-hidden="true" className="mx-1.5 hidden h-0.5 flex-1 bg-line sm:block" />
            )}
          </span>
          <span className="min-w-0 text-sm">
            <strong className={reached ? 'text-ink' : 'font-medium text-ink-2'}>{name}</strong>
            <span className="block text-ink-2">{note}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

function onItsWay(order: Order): Step[] {
  const { order_status: status, created_at, updated_at } = order;
  const accepted = status === 'Accepted' || status === 'Delivered';
  return [
    { name: 'Sent', note: dateTime(created_at), icon: Send, reached: true },
    {
      name: 'Accepted',
      note:
        status === 'Accepted'
          ? dateTime(updated_at)
          : accepted
            ? 'By the store'
            : 'Waiting for the store',
      icon: Check,
      reached: accepted,
    },
    {
      name: 'Delivered',
      note:
        status === 'Delivered'
          ? 'Enjoy your meal'
          : order.delivery_method === 'Pickup'
            ? 'Pick it up'
            : 'On its way next',
      icon: PackageCheck,
      reached: status === 'Delivered',
    },
  ];
}

function rejected({ created_at, updated_at, rejected_by, reject_reason }: Order): Step[] {
  const who = { vendor: 'By the store', shopper: 'You cancelled it', system: 'The store closed' };
  const why = [rejected_by ? who[rejected_by] : '', reject_reason ?? '', dateTime(updated_at)];
  return [
    { name: 'Sent', note: dateTime(created_at), icon: Send, reached: true },
    {
      name: 'Rejected',
      note: why.filter((part) => part !== '').join(' · '),
      icon: X,
      reached: true,
      bad: true,
    },
  ];
}
