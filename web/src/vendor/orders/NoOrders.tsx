import { CircleCheck, PackageOpen, SearchX } from 'lucide-react';

import { EmptyState } from '#ui/EmptyState.tsx';
import { ClearSearch } from '#ui/lists/ClearSearch.tsx';

import { FILTER_TITLES, type OrderView, statusOf, tabOf } from './orderView.ts';

/** Says why a list of orders is empty. */
export function NoOrders({
  view,
  hasAny,
  onClearSearch,
}: {
  view: OrderView;
  /** Whether there were orders at all; undefined when that is not known. */
  hasAny: boolean | undefined;
  onClearSearch: () => void;
}) {
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
  const tab = tabOf(view);
  if (tab === 'todo' && hasAny !== false)
    return (
      <EmptyState icon={CircleCheck} title="All done" text="New orders appear here as they come." />
    );
  if (tab === 'done' && hasAny !== false)
    return (
      <EmptyState
        icon={PackageOpen}
        title="No orders found"
        text="Delivered and rejected orders appear here."
      />
    );
  const status = statusOf(view);
  return (
    <EmptyState
      icon={PackageOpen}
      title="No orders found"
      text={
        status === 'all'
          ? "You don't have any orders yet. They will appear here when customers place them."
          : `No ${FILTER_TITLES[status]} orders available.`
      }
    />
  );
}
