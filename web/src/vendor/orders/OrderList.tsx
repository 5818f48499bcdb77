import type { Order } from '@larder/shared/orders/orders.calls';
import { PackageOpen, SearchX } from 'lucide-react';
import { type RefObject, useState } from 'react';

import { useIsWide } from '#platform/page/media.ts';
import type { Selection } from '#platform/page/useSelection.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ClearSearch } from '#ui/lists/ClearSearch.tsx';
import type { OrderChange } from '#vendor/orders/queries/orderStatus.ts';

import type { OrderHandlers } from './OrderActions.tsx';
import { DetailsDialog, ShortcutHelp, useOrderDialogs } from './OrderDialogs.tsx';
import { OrderRows } from './OrderRows.tsx';
import { type Chosen, OrderSelection } from './OrderSelection.tsx';
import { FILTER_TITLES, type OrderView } from './orderView.ts';
import { ShortcutHint } from './Shortcuts.tsx';
import { useOrderKeys } from './useOrderKeys.ts';
import { useSelectAll } from './useSelectAll.ts';

type OrderListProps = {
  page: RefObject<HTMLElement | null>;
  orders: readonly Order[];
  view: OrderView;
  /** Orders placed after this are marked as new. */
  freshSince: Date | undefined;
  detailed: string | null;
  onDetails: (order_id: string | undefined) => void;
  /** Ids joined by commas. */
  onPick: (pick: string, shows: 'list' | 'slips') => void;
  onClearSearch: () => void;
  orderChange: OrderChange;
  selection: Selection<Chosen>;
  /** Orders of the filter on all pages. */
  total: number;
};

export function OrderList({
  page,
  orders,
  view,
  freshSince,
  detailed,
  onDetails,
  onPick,
  onClearSearch,
  orderChange,
  selection,
  total,
}: OrderListProps) {
  const isWide = useIsWide();
  const { advance, finish, changing } = orderChange;
  const selectAll = useSelectAll(view, selection);
  const asking = useOrderDialogs(orderChange);
  const [helping, setHelping] = useState(false);

  // The server makes the pick list: send waiting changes first.
  async function pick(order_ids: readonly string[], shows: 'list' | 'slips'): Promise<void> {
    await finish();
    onPick(order_ids.join(','), shows);
  }

  const handlers: OrderHandlers = {
    accept: ({ order_id }) => advance([order_id], 'Accepted'),
    reject: asking.askToReject,
    deliver: ({ order_id }) => advance([order_id], 'Delivered'),
    showDetails: (order) => onDetails(order.order_id),
    showPickList: ({ order_id }) => void pick([order_id], 'list'),
    // The acceptance may not be sent yet.
    changeLine: (order, item, to) =>
      void finish().then(() => asking.askToChange({ order, item, to })),
    changing,
  };
  useOrderKeys({ page, orders, handlers, selection, showHelp: () => setHelping(true) });

  return (
    <>
      {orders.length === 0 ? (
        <NoOrders view={view} onClearSearch={onClearSearch} />
      ) : (
        <OrderRows
          orders={orders}
          isNew={(order) => freshSince !== undefined && order.created_at > freshSince}
          handlers={handlers}
          selection={selection}
        />
      )}
      {isWide && <ShortcutHint onShowAll={() => setHelping(true)} />}
      <OrderSelection
        selection={selection}
        total={total}
        selectsAll={selectAll.isPending}
        onSelectAll={() => selectAll.mutate()}
        onAdvance={(order_ids, to) => {
          selection.clear();
          advance(order_ids, to);
        }}
        onPick={(order_ids, shows) => void pick(order_ids, shows)}
      />

      {detailed !== null && (
        <DetailsDialog
          order_id={detailed}
          known={orders.find((order) => order.order_id === detailed)}
          handlers={handlers}
          onClose={() => onDetails(undefined)}
        />
      )}
      {asking.dialogs}
      {helping && <ShortcutHelp onClose={() => setHelping(false)} />}
    </>
  );
}

function NoOrders({ view, onClearSearch }: { view: OrderView; onClearSearch: () => void }) {
  if (view.text !== '')
    return (
      <EmptyState icon={SearchX} title="No orders found" text={`Nothing matches “${view.text}”.`}>
        <ClearSearch onClear={onClearSearch} />
      </EmptyState>
    );
  if (view.first !== '' || view.last !== '')
    return (
      <EmptyState
        icon={SearchX}
        title="No orders found"
        text="Nothing was ordered on these days."
      />
    );
  return (
    <EmptyState
      icon={PackageOpen}
      title="No orders found"
      text={
        view.status === 'all'
          ? "You don't have any orders yet. They will appear here when customers place them."
          : `No ${FILTER_TITLES[view.status]} orders available.`
      }
    />
  );
}
