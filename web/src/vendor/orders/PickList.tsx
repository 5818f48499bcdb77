import { shortId } from '@larder/shared/orders/dashboard';
import type { PickOrder } from '@larder/shared/orders/picking.calls';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowLeft, PackageCheck, Printer } from 'lucide-react';
import { useEffect, useState } from 'react';

import { paperTime } from '#platform/page/dates.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Notice } from '#ui/Notice.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Loading, SkeletonRows } from '#ui/Skeleton.tsx';
import { markPickedMutation, pickQueries } from '#vendor/orders/queries/picking.ts';
import {
  numberOrders,
  type OrderNumbers,
  pickersOf,
  type PickLine,
  pickLists,
} from '#vendor/orders/rules/ordersPicking.ts';

import { PackingSlips } from './PackingSlips.tsx';
import { PickFilters } from './PickFilters.tsx';
import { PickLineDialog } from './PickLineDialog.tsx';
import { PickStore } from './PickStore.tsx';
import { ScanPicksButton } from './ScanPicksButton.tsx';
import { usePickView } from './usePickView.ts';

import './print.css';

type PickListProps = {
  /** Ids of orders joined by commas, or "all". */
  pick: string;
  onBack: () => void;
};

/** What to take off the shelves; the ticks are shared by all who pick. */
export function PickList({ pick, onBack }: PickListProps) {
  useEffect(lightOnPaper, []);
  const { view, query, choose } = usePickView(pick);
  const { data, dataUpdatedAt, isPending, refetch } = useQuery({
    ...pickQueries.list(query),
    placeholderData: keepPreviousData,
  });
  const { mutate } = useMutation(markPickedMutation(useQueryClient()));
  const orders = data?.value ?? [];
  const lists = pickLists(orders);
  const numbers = useNumbers(orders);

  const [changing, setChanging] = useState<PickLine>();

  function onPick({ ingredient_id, of }: PickLine, picked: boolean): void {
    mutate({ lines: of.map(({ order_id }) => ({ order_id, ingredient_id })), picked });
  }

  return (
    <div className="pick-list">
      {/* Not printed above packing slips, which go to the customer. */}
      <div className={view.shows === 'slips' ? 'print:hidden' : undefined}>
        <PageHeader
          title={view.shows === 'slips' ? 'Packing slips' : 'Pick list'}
          text={data && <Summary orders={orders} at={new Date(dataUpdatedAt)} />}
        >
          <span className="flex flex-wrap items-center gap-3 print:hidden">
            <Pickers
              lines={lists.flatMap(({ aisles }) => aisles.flatMap((aisle) => aisle.lines))}
            />
            <Button variant="outline" icon={ArrowLeft} onClick={onBack}>
              Back to Orders
            </Button>
            {orders.length > 0 && (
              <ScanPicksButton lists={lists} numbers={numbers} onPick={onPick} />
            )}
            {orders.length > 0 && (
              <Button icon={Printer} onClick={() => window.print()}>
                Print
              </Button>
            )}
          </span>
        </PageHeader>
      </div>
      <PickFilters view={view} choose={choose} slots={data?.slots ?? []} />
      {!data && <NoList isPending={isPending} onRetry={() => void refetch()} />}
      {data?.truncated && view.newest === '' && (
        <Notice tone="info" className="mb-4">
          These are the {orders.length} orders of the next slots. The others follow once some are
          delivered.
        </Notice>
      )}
      {data && orders.length === 0 && (
        <EmptyState
          icon={PackageCheck}
          title="Nothing to pick"
          text="Accepted orders appear here until they are delivered."
        />
      )}
      {view.shows === 'slips' ? (
        <PackingSlips orders={orders} />
      ) : (
        <div className="space-y-10">
          {lists.map((store) => (
            <PickStore
              key={store.store_id}
              store={store}
              numbers={numbers}
              onPick={onPick}
              onChange={setChanging}
            />
          ))}
        </div>
      )}
      {changing && (
        <PickLineDialog line={changing} orders={orders} onClose={() => setChanging(undefined)} />
      )}
    </div>
  );
}

/** While the list is read, or after that failed. */
function NoList({ isPending, onRetry }: { isPending: boolean; onRetry: () => void }) {
  if (!isPending)
    return <ErrorState title="Failed to load the pick list. Please try again." onRetry={onRetry} />;
  return (
    <Loading label="Loading the pick list">
      <SkeletonRows rows={6} />
    </Loading>
  );
}

/** The orders' numbers, which they keep while the list is open. */
function useNumbers(orders: readonly PickOrder[]): OrderNumbers {
  const [known, setKnown] = useState<OrderNumbers>(new Map());
  const numbers = numberOrders(known, orders);
  if (numbers !== known) setKnown(numbers);
  return numbers;
}

/** Everybody whose ticks are in the list. */
function Pickers({ lines }: { lines: readonly PickLine[] }) {
  const pickers = pickersOf(lines);
  if (pickers.length === 0) return null;
  return (
    <span className="flex -space-x-2">
      <span className="sr-only">
        Picked by {pickers.map(({ name }) => name || 'somebody').join(', ')}
      </span>
      {pickers.map(({ user_id, name }) => (
        <Avatar key={user_id} name={name} size={36} />
      ))}
    </span>
  );
}

/** Print uses the light theme. Returns a function that removes the listeners. */
function lightOnPaper(): () => void {
  const { dataset } = document.documentElement;
  let before: string | undefined;
  function light(): void {
    before = dataset['theme'];
    dataset['theme'] = 'light';
  }
  function back(): void {
    if (before !== undefined) dataset['theme'] = before;
  }
  window.addEventListener('beforeprint', light);
  window.addEventListener('afterprint', back);
  return () => {
    window.removeEventListener('beforeprint', light);
    window.removeEventListener('afterprint', back);
  };
}

function Summary({ orders, at }: { orders: readonly PickOrder[]; at: Date }) {
  return (
    <>
      {summary(orders)}
      <span className="hidden print:inline"> · as of {paperTime(at)}</span>
    </>
  );
}

function summary(orders: readonly PickOrder[]): string {
  const [first] = orders;
  if (!first) return 'No accepted orders';
  if (orders.length > 1) return `${orders.length} accepted orders, next slot first`;
  return `Order ${shortId(first.order_id, 8)} · ${paperTime(first.created_at)}`;
}
