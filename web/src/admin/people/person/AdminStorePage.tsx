import { formatUsd } from '@larder/shared/basics/money';
import { useQuery } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import type { ComponentType } from 'react';
import { Link, useParams } from 'react-router';

import { adminPersonQueries } from '#admin/people/queries/adminPerson.ts';
import { wordsFor } from '#platform/http/apiError.ts';
import { numberText } from '#platform/page/counts.ts';
import { dateTime } from '#platform/page/dates.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { usePageTitle } from '#ui/PageTitle.tsx';
import { Loading, Skeleton } from '#ui/Skeleton.tsx';

import { Facts } from './Facts.tsx';
import { OrderNumbers } from './OrderNumbers.tsx';

/** A store, open or closed. `acts` shows entries of the audit log. */
export function AdminStorePage({
  acts: LastActs,
}: {
  acts: ComponentType<{ of: 'actor' | 'target'; id: string }>;
}) {
  const { id = '' } = useParams();
  const answer = useQuery(adminPersonQueries.store(id));
  const { data: store } = answer;
  usePageTitle(store?.name ?? 'Store');
  if (answer.isPending)
    return (
      <Loading label="Loading the store">
        <Skeleton className="h-10 w-64 max-w-full" />
        <Skeleton className="mt-6 h-40" />
      </Loading>
    );
  if (!store)
    return (
      <ErrorState
        title="Failed to load this store."
        text={answer.error && wordsFor(answer.error)}
        onRetry={() => void answer.refetch()}
      />
    );
  const { vendor_id, vendor_name, closed_at } = store;
  return (
    <>
      <PageHeader title={store.name} text={store.address}>
        <LinkButton variant="outline" icon={ReceiptText} to={`/admin/orders?q=${store.store_id}`}>
          Find its orders
        </LinkButton>
      </PageHeader>
      <div className="space-y-5">
        {closed_at && <Notice tone="info">Closed since {dateTime(closed_at)}.</Notice>}
        {store.is_vendor_suspended && (
          <Notice tone="danger">Its vendor is suspended: no shopper finds this store.</Notice>
        )}
        <Facts
          title="Store"
          facts={[
            [
              'Vendor',
              vendor_name === null ? (
                'A deleted account'
              ) : (
                <Link key="vendor" to={`/admin/vendors/${vendor_id}`} className="underline">
                  {vendor_name}
                </Link>
              ),
            ],
            ['Type', store.store_type],
            ['Opened', dateTime(store.created_at)],
            ['Delivery fee', formatUsd(store.delivery_fee)],
            ['Minimum order', formatUsd(store.minimum_order)],
            ['Items', numberText(store.items)],
            ['Sold out', numberText(store.sold_out)],
          ]}
        />
        <OrderNumbers title="Orders" counts={store.orders} />
        <LastActs of="target" id={store.store_id} />
      </div>
    </>
  );
}
