import type { PickOrder } from '@larder/shared/contract/vendorOrders';
import { shortId } from '@larder/shared/domain/dashboard';
import { pickLists } from '@larder/shared/domain/ordersPicking';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, PackageCheck, Printer } from 'lucide-react';
import { useEffect } from 'react';

import { dateTime } from '#lib/dates';
import { vendorOrderQueries } from '#queries/vendorOrders';
import { Button } from '#ui/Button';
import { EmptyState } from '#ui/EmptyState';
import { ErrorState } from '#ui/ErrorState';
import { Notice } from '#ui/Notice';
import { PageHeader } from '#ui/PageHeader';
import { Loading, SkeletonRows } from '#ui/Skeleton';

import { PickStore } from './PickStore.tsx';

export function PickList({
  order_id,
  onBack,
}: {
  order_id: string | undefined;
  onBack: () => void;
}) {
  useEffect(lightOnPaper, []);
  const { data, isPending, refetch } = useQuery(vendorOrderQueries.pickList(order_id));
  const orders = data?.value ?? [];
  return (
    <div>
      <PageHeader title="Pick list" text={data && summary(orders)}>
        <span className="flex flex-wrap gap-3 print:hidden">
          <Button variant="outline" icon={ArrowLeft} onClick={onBack}>
            Back to Orders
          </Button>
          {orders.length > 0 && (
            <Button icon={Printer} onClick={() => window.print()}>
              Print
            </Button>
          )}
        </span>
      </PageHeader>
      {isPending && (
        <Loading label="Loading the pick list">
          <SkeletonRows rows={6} />
        </Loading>
      )}
      {!isPending && !data && (
        <ErrorState
          title="Failed to load the pick list. Please try again."
          onRetry={() => void refetch()}
        />
      )}
      {data?.truncated && (
        <Notice tone="info" className="mb-4">
          These are the {orders.length} orders that wait longest. The others follow once some are
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
      <div className="space-y-10">
        {pickLists(orders).map((store) => (
          <PickStore key={store.store_id} store={store} />
        ))}
      </div>
    </div>
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

function summary(orders: readonly PickOrder[]): string {
  const [first] = orders;
  if (!first) return 'No accepted orders';
  if (orders.length > 1) return `${orders.length} accepted orders, the longest waiting first`;
  return `Order ${shortId(first.order_id, 8)} · ${dateTime(first.created_at)}`;
}
