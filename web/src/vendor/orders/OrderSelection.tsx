import { cents, formatUsd } from '@larder/shared/basics/money';
import type { Order } from '@larder/shared/orders/orders.calls';
import { MAX_CHOSEN } from '@larder/shared/orders/picking.calls';
import { MAX_BULK } from '@larder/shared/orders/vendorOrders.calls';
import { Check, ClipboardList, PackageCheck, Printer } from 'lucide-react';

import { numberText } from '#platform/page/counts.ts';
import type { Selection } from '#platform/page/useSelection.ts';
import { Button } from '#ui/Button.tsx';
import { ON_INVERSE, SelectionBar } from '#ui/lists/SelectionBar.tsx';
import { selectionSums } from '#vendor/orders/rules/ordersBulk.ts';

import { PICKED_UP } from './OrderActions.tsx';
import { isPickup } from './orderView.ts';

/** What is known of a selected order, also of another page. */
export type Chosen = Pick<Order, 'order_id' | 'order_status' | 'total_price'> & {
  delivery_method?: Order['delivery_method'] | undefined;
};

type OrderSelectionProps = {
  selection: Selection<Chosen>;
  /** How many the filter has. */
  total: number;
  selectsAll: boolean;
  onSelectAll: () => void;
  onAdvance: (order_ids: string[], to: 'Accepted' | 'Delivered') => void;
  onPick: (order_ids: string[], shows: 'list' | 'slips') => void;
};

/** Acts on the selected orders; each button counts those that it applies to. */
export function OrderSelection({
  selection,
  total,
  selectsAll,
  onSelectAll,
  onAdvance,
  onPick,
}: OrderSelectionProps) {
  const { rows: orders } = selection;
  const sums = selectionSums(orders);
  const idsOf = (status: Chosen['order_status']) =>
    orders.filter((order) => order.order_status === status).map((order) => order.order_id);
  const canPick = sums.accepted > 0 && sums.accepted <= MAX_CHOSEN;

  return (
    <SelectionBar
      label="Selected orders"
      count={sums.count}
      note={formatUsd(cents(sums.total))}
      onClear={selection.clear}
    >
      {sums.count < Math.min(total, MAX_BULK) && (
        <Button variant="outline" className={ON_INVERSE} busy={selectsAll} onClick={onSelectAll}>
          Select {total > MAX_BULK ? `the newest ${MAX_BULK}` : `all ${numberText(total)}`}
        </Button>
      )}
      {sums.pending > 0 && (
        <Button
          variant="honey"
          icon={Check}
          onClick={() => onAdvance(idsOf('pending'), 'Accepted')}
        >
          Accept {sums.pending}
        </Button>
      )}
      {sums.accepted > 0 && (
        <Button
          variant="outline"
          icon={PackageCheck}
          className={ON_INVERSE}
          onClick={() => onAdvance(idsOf('Accepted'), 'Delivered')}
        >
          {handOverWord(orders)} {sums.accepted}
        </Button>
      )}
      {canPick && (
        <>
          <Button
            variant="outline"
            icon={ClipboardList}
            className={ON_INVERSE}
            onClick={() => onPick(idsOf('Accepted'), 'list')}
          >
            Pick list {sums.accepted}
          </Button>
          <Button
            variant="outline"
            icon={Printer}
            className={ON_INVERSE}
            onClick={() => onPick(idsOf('Accepted'), 'slips')}
          >
            Print {sums.accepted}
          </Button>
        </>
      )}
    </SelectionBar>
  );
}

/** What becomes of the accepted ones of a selection. */
function handOverWord(orders: readonly Chosen[]): string {
  const ways = orders
    .filter(({ order_status }) => order_status === 'Accepted')
    .map(({ delivery_method = null }) => isPickup({ delivery_method }));
  if (!ways.includes(true)) return 'Deliver';
  return ways.includes(false) ? 'Hand over' : PICKED_UP;
}
