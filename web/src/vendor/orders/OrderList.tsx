import type { Order } from '@larder/shared/orders/orders.calls';
import { type RefObject, useState } from 'react';

import { useIsWide } from '#platform/page/media.ts';
import type { Selection } from '#platform/page/useSelection.ts';
import type { OrderChange } from '#vendor/orders/queries/orderStatus.ts';

import { NoOrders } from './NoOrders.tsx';
import { OrderSheet, ShortcutHelp } from './OrderDialogs.tsx';
import { OrderRows } from './OrderRows.tsx';
import { type Chosen, OrderSelection } from './OrderSelection.tsx';
import { OrdersToDo } from './OrdersToDo.tsx';
import type { OrderView } from './orderView.ts';
import { ShortcutHint } from './Shortcuts.tsx';
import { useOrderHandlers } from './useOrderHandlers.ts';
import { useOrderKeys } from './useOrderKeys.ts';
import { useRowFocus } from './useRowFocus.ts';
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
  /** Whether these are all of them. */
  isWhole: boolean;
  /** Whether there were orders at all; undefined when that is not known. */
  hasAny: boolean | undefined;
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
  isWhole,
  hasAny,
}: OrderListProps) {
  const isWide = useIsWide();
  const selectAll = useSelectAll(view, selection);
  const { handlers, dialogs, pick } = useOrderHandlers({
    orders,
    detailed,
    onDetails,
    onPick,
    orderChange,
  });
  const [helping, setHelping] = useState(false);
  const showHelp = (): void => setHelping(true);
  const isToDo = view.status === 'todo';
  useOrderKeys({ page, orders, isToDo, handlers, selection, shown: detailed, showHelp });
  useRowFocus(page, detailed);
  const shownRows = {
    orders,
    isNew: (order: Order) => freshSince !== undefined && order.created_at > freshSince,
    handlers,
    selection,
  };

  return (
    <>
      {orders.length === 0 ? (
        <NoOrders view={view} hasAny={hasAny} onClearSearch={onClearSearch} />
      ) : isToDo ? (
        <OrdersToDo {...shownRows} shown={detailed} isWhole={isWhole} />
      ) : (
        <OrderRows {...shownRows} />
      )}
      {isWide && <ShortcutHint onShowAll={showHelp} />}
      <OrderSelection
        selection={selection}
        total={total}
        selectsAll={selectAll.isPending}
        onSelectAll={() => selectAll.mutate()}
        onAdvance={(order_ids, to) => {
          selection.clear();
          orderChange.advance(order_ids, to);
        }}
        onPick={(order_ids, shows) => void pick(order_ids, shows)}
      />

      {detailed !== null && (
        <OrderSheet
          order_id={detailed}
          known={orders.find((order) => order.order_id === detailed)}
          handlers={handlers}
          onClose={() => onDetails(undefined)}
        />
      )}
      {dialogs}
      {helping && <ShortcutHelp onClose={() => setHelping(false)} />}
    </>
  );
}
