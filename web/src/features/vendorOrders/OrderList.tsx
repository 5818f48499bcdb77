import type { Order } from '@larder/shared/contract/orders';
import { shortId } from '@larder/shared/domain/dashboard';
import type { OrderStatus } from '@larder/shared/domain/orders';
import { PackageOpen, SearchX } from 'lucide-react';
import { type RefObject, useState } from 'react';

import { focusWhenLost } from '#lib/focus';
import { useIsWide } from '#lib/media';
import { useOrderStatus } from '#queries/orderStatus';
import { Button } from '#ui/Button';
import { EmptyState } from '#ui/EmptyState';
import { ReasonDialog } from '#ui/ReasonDialog';
import { RowPages } from '#ui/RowPages';

import type { OrderHandlers } from './OrderActions.tsx';
import { OrderCards } from './OrderCards.tsx';
import { OrderDetails } from './OrderDetails.tsx';
import { OrderTable } from './OrderTable.tsx';
import { FILTER_TITLES, type OrderView } from './orderView.ts';
import { ShortcutHelp, ShortcutHint } from './Shortcuts.tsx';
import { useOrderKeys } from './useOrderKeys.ts';

const REASON_MAX = 300;

type OrderListProps = {
  page: RefObject<HTMLElement | null>;
  all: readonly Order[];
  shown: readonly Order[];
  view: OrderView;
  fresh: ReadonlySet<string>;
  /** The order whose details are open when the page is. */
  openAtStart: string | null;
  onClearSearch: () => void;
};

/** The rows, their dialogs and their keys. */
export function OrderList({
  page,
  all,
  shown,
  view,
  fresh,
  openAtStart,
  onClearSearch,
}: OrderListProps) {
  const isWide = useIsWide();
  const { change, changing } = useOrderStatus();
  const [detailed, setDetailed] = useState(openAtStart);
  const [rejecting, setRejecting] = useState<string>();
  const [helping, setHelping] = useState(false);
  const find = (id: string | null | undefined) => all.find((order) => order.order_id === id);
  const [inDetails, toReject] = [find(detailed), find(rejecting)];

  async function move(order: Order, to: OrderStatus, reason?: string): Promise<void> {
    const place = rowsOf(page).findIndex((row) => row.dataset.row === order.order_id);
    await change(order, to, reason);
    setRejecting(undefined);
    focusWhenLost(() => {
      const dialog = document.querySelector<HTMLElement>('[role="dialog"]');
      if (dialog) return dialog;
      const rows = rowsOf(page);
      const row = rows.find(({ dataset }) => dataset.row === order.order_id);
      // A row that left the filtered list hands over to the one that moved up into its place.
      return (
        row?.querySelector<HTMLElement>('button:not([aria-expanded])') ?? rows[place] ?? rows.at(-1)
      );
    });
  }

  const handlers: OrderHandlers = {
    accept: (order) => void move(order, 'Accepted'),
    reject: (order) => setRejecting(order.order_id),
    deliver: (order) => void move(order, 'Delivered'),
    showDetails: (order) => setDetailed(order.order_id),
    changing,
  };
  useOrderKeys({ page, orders: shown, handlers, showHelp: () => setHelping(true) });

  const List = isWide ? OrderTable : OrderCards;
  return (
    <>
      {shown.length === 0 ? (
        <NoOrders view={view} onClearSearch={onClearSearch} />
      ) : (
        <RowPages rows={shown} unit="orders" of={JSON.stringify(view)}>
          {(orders) => <List orders={orders} fresh={fresh} handlers={handlers} />}
        </RowPages>
      )}
      {isWide && <ShortcutHint onShowAll={() => setHelping(true)} />}

      {inDetails && (
        <OrderDetails order={inDetails} handlers={handlers} onClose={() => setDetailed(null)} />
      )}
      {toReject && (
        <ReasonDialog
          title={`Reject order ${shortId(toReject.order_id, 8)}?`}
          label="Reason (optional)"
          hint="The customer sees it."
          maxLength={REASON_MAX}
          confirmLabel="Reject order"
          busy={changing.has(toReject.order_id)}
          onConfirm={(reason) => void move(toReject, 'Rejected', reason)}
          onCancel={() => setRejecting(undefined)}
        >
          <p>Its items go back on the shelf. This cannot be undone.</p>
        </ReasonDialog>
      )}
      {helping && <ShortcutHelp onClose={() => setHelping(false)} />}
    </>
  );
}

function rowsOf(page: RefObject<HTMLElement | null>): HTMLElement[] {
  return [...(page.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
}

function NoOrders({ view, onClearSearch }: { view: OrderView; onClearSearch: () => void }) {
  const text = view.text.trim();
  if (text !== '')
    return (
      <EmptyState icon={SearchX} title="No orders found" text={`Nothing matches “${text}”.`}>
        <Button look="outline" onClick={onClearSearch}>
          Clear Search
        </Button>
      </EmptyState>
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
