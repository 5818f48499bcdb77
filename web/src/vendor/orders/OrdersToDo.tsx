import { shortId } from '@larder/shared/orders/dashboard';
import type { Order } from '@larder/shared/orders/orders.calls';
import clsx from 'clsx';
import { Check, Clock, type LucideIcon } from 'lucide-react';
import { Fragment } from 'react';

import { useIsWide } from '#platform/page/media.ts';
import type { Selection } from '#platform/page/useSelection.ts';
import { useServerMinute } from '#platform/page/useServerMinute.ts';
import { Chip } from '#ui/Chip.tsx';
import { ListFrame } from '#ui/lists/DataList.tsx';
import { type Column, DataRow, useIsTable } from '#ui/lists/DataRow.tsx';
import { SelectAllBox, SelectBox } from '#ui/lists/SelectBox.tsx';
import { Money } from '#ui/Money.tsx';
import { packsOf } from '#vendor/orders/rules/ordersPicking.ts';
import { toDoOf } from '#vendor/orders/rules/toDo.ts';

import { OrderActions, type OrderHandlers } from './OrderActions.tsx';
import { OrderPlace } from './OrderPlace.tsx';
import type { Chosen } from './OrderSelection.tsx';
import { OrderSlot } from './OrderSlot.tsx';
import { customerOf, packCount } from './orderView.ts';

type OrdersToDoProps = {
  orders: readonly Order[];
  /** Whether these are all that are to do; their number is told. */
  isWhole: boolean;
  isNew: (order: Order) => boolean;
  /** The order whose details are shown beside the list. */
  shown: string | null;
  handlers: OrderHandlers;
  selection: Selection<Chosen>;
};

type Group = {
  kind: 'pending' | 'accepted';
  title: string;
  icon: LucideIcon;
  orders: Order[];
};

/** Orders to answer, then accepted ones, each by slot. The status is the heading of its group. */
export function OrdersToDo(props: OrdersToDoProps) {
  const isWide = useIsWide();
  const now = useServerMinute();
  const groups = groupsOf(props);
  return isWide ? (
    <ToDoTable {...props} groups={groups} now={now} />
  ) : (
    <ToDoCards {...props} groups={groups} now={now} />
  );
}

function groupsOf({ orders, isWhole }: OrdersToDoProps): Group[] {
  const { pending, accepted } = toDoOf(orders);
  const counted = (count: number, title: string) =>
    isWhole ? `${count} ${title}` : title.charAt(0).toUpperCase() + title.slice(1);
  const groups: Group[] = [
    {
      kind: 'pending',
      title: counted(pending.length, 'to answer'),
      icon: Clock,
      orders: pending,
    },
    {
      kind: 'accepted',
      title: counted(accepted.length, 'accepted, next slot first'),
      icon: Check,
      orders: accepted,
    },
  ];
  return groups.filter((group) => group.orders.length > 0);
}

type GroupsProps = OrdersToDoProps & { groups: readonly Group[]; now: number };

function ToDoTable({ groups, ...props }: GroupsProps) {
  const columns = columnsOf(props);
  return (
    <ListFrame label="Orders" columns={columns}>
      {groups.map(({ kind, title, icon: Icon, orders }) => (
        // Not by the title, which counts: its rows would be made anew, and lose the focus.
        <Fragment key={kind}>
          <tr className="border-t border-line bg-sunken/60">
            <th scope="colgroup" colSpan={columns.length} className="px-5 py-2 text-left">
              <span className="num flex items-center gap-2 text-xs font-semibold text-ink-2">
                <Icon aria-hidden="true" size={16} className="flex-none" />
                {title}
              </span>
            </th>
          </tr>
          {orders.map((order) => (
            <ToDoRow key={order.order_id} order={order} columns={columns} {...props} />
          ))}
        </Fragment>
      ))}
    </ListFrame>
  );
}

/** Without buttons beside the details, which have them. */
function columnsOf({
  orders,
  isNew,
  shown,
  handlers,
  selection,
  now,
}: Omit<GroupsProps, 'groups'>): Column<Order>[] {
  const facts: Column<Order>[] = [
    {
      title: 'Select',
      head: (
        <SelectAllBox
          label="Select all orders of this page"
          ids={orders.map(({ order_id }) => order_id)}
          selection={selection}
        />
      ),
      className: 'w-12',
      cell: ({ order_id }) => (
        <SelectBox
          id={order_id}
          label={`Select order ${shortId(order_id, 12)}`}
          selection={selection}
        />
      ),
    },
    {
      title: 'Customer',
      className: 'max-w-64',
      cell: (order) => (
        <>
          <CustomerButton order={order} isNew={isNew(order)} shown={shown} handlers={handlers} />
          <span className="mt-0.5 block">
            <OrderPlace order={order} />
          </span>
        </>
      ),
    },
    { title: 'Slot', cell: (order) => <OrderSlot order={order} now={now} /> },
    { title: 'Items', align: 'right', cell: ({ items }) => packsOf(items) },
    {
      title: 'Total',
      align: 'right',
      className: 'font-semibold',
      cell: ({ total_price }) => <Money cents={total_price} />,
    },
    {
      title: 'Order',
      className: 'num text-ink-2',
      cell: ({ order_id }) => shortId(order_id, 8),
    },
  ];
  if (shown !== null) return facts;
  return [
    ...facts,
    {
      title: 'Actions',
      align: 'right',
      cell: (order) =>
        !selection.has(order.order_id) && (
          <span className="flex items-center justify-end gap-1.5">
            <OrderActions
              order={order}
              handlers={handlers}
              size="sm"
              deliverWord="Deliver"
              shrinks
            />
          </span>
        ),
    },
  ];
}

function ToDoCards({ groups, ...props }: GroupsProps) {
  return (
    <div className="space-y-4">
      {groups.map(({ kind, title, icon: Icon, orders }) => (
        <section key={kind} aria-label={title}>
          <h2 className="num mb-2 flex items-center gap-2 font-sans text-base font-semibold">
            <Icon aria-hidden="true" size={17} className="flex-none" />
            {title}
          </h2>
          <ListFrame label={title} columns={[]} isApart>
            {orders.map((order) => (
              <ToDoRow key={order.order_id} order={order} columns={[]} {...props} />
            ))}
          </ListFrame>
        </section>
      ))}
    </div>
  );
}

function ToDoRow({
  order,
  columns,
  ...props
}: Omit<GroupsProps, 'groups'> & { order: Order; columns: readonly Column<Order>[] }) {
  const { shown, handlers, selection } = props;
  return (
    <DataRow
      id={order.order_id}
      row={order}
      columns={columns}
      card={() => <ToDoCard order={order} {...props} />}
      isApart
      isCovered
      onPress={handlers.showDetails}
      nameOf={({ order_id }) => `Order ${shortId(order_id, 12)}`}
      isWaiting={({ order_status }) => order_status === 'pending'}
      isChosen={({ order_id }) => selection.has(order_id) || order_id === shown}
    />
  );
}

function ToDoCard({
  order,
  isNew,
  shown,
  handlers,
  now,
}: Omit<GroupsProps, 'groups'> & { order: Order }) {
  return (
    <>
      <div className="flex items-start justify-between gap-3 leading-snug">
        <div className="min-w-0">
          <h3 className="font-sans text-base tracking-normal">
            <CustomerButton order={order} isNew={isNew(order)} shown={shown} handlers={handlers} />
          </h3>
          <p className="font-medium">
            <OrderSlot order={order} now={now} />
          </p>
        </div>
        <p className="flex-none text-right">
          <Money strong cents={order.total_price} className="font-display text-lg" />
          <span className="num block text-sm text-ink-2">{packCount(order)}</span>
        </p>
      </div>
      <p className="mt-1 flex items-center justify-between gap-3">
        <OrderPlace order={order} />
        <span className="num flex-none text-sm text-ink-2">{shortId(order.order_id, 8)}</span>
      </p>
      <div className="relative z-1 mt-2 flex gap-2">
        <OrderActions order={order} handlers={handlers} className="flex-1" />
      </div>
    </>
  );
}

/** The customer's name; a press on it, or anywhere else on the row, shows the order. */
function CustomerButton({
  order,
  isNew,
  shown,
  handlers,
}: {
  order: Order;
  isNew: boolean;
  shown: string | null;
  handlers: OrderHandlers;
}) {
  const { order_id } = order;
  const isTable = useIsTable();
  return (
    <>
      <button
        type="button"
        aria-expanded={order_id === shown}
        className={clsx(
          'max-w-full text-left font-semibold wrap-anywhere',
          // A table's row takes the press itself.
          !isTable && 'after:absolute after:inset-0',
        )}
        onClick={() => handlers.showDetails(order)}
      >
        {customerOf(order)}
        <span className="sr-only">, view details of order {shortId(order_id, 12)}</span>
      </button>
      {isNew && (
        <span className="ml-2">
          <Chip tone="brand">New</Chip>
        </span>
      )}
    </>
  );
}
