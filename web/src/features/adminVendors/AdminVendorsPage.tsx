import type { AdminVendor } from '@larder/shared/contract/admin';
import { containsText } from '@larder/shared/domain/text';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { SearchX, Store } from 'lucide-react';
import { useDeferredValue, useMemo, useRef, useState } from 'react';

import { focusWhenLost } from '#lib/focus';
import { toast } from '#lib/toast';
import { adminQueries, deleteVendorMutation } from '#queries/admin';
import { ConfirmDialog } from '#ui/ConfirmDialog';
import { EmptyState } from '#ui/EmptyState';
import { ErrorState } from '#ui/ErrorState';
import { OlderRows } from '#ui/OlderRows';
import { PageHeader } from '#ui/PageHeader';
import { usePageTitle } from '#ui/PageTitle';
import { RowPages } from '#ui/RowPages';
import { SearchField } from '#ui/SearchField';
import { Loading, SkeletonRows } from '#ui/Skeleton';

import { VendorList } from './VendorList.tsx';

/** The vendors; an administrator can remove one together with its stores. */
export function AdminVendorsPage() {
  usePageTitle('Vendors');
  const vendors = useInfiniteQuery(adminQueries.vendors());
  const client = useQueryClient();
  const remove = useMutation(deleteVendorMutation(client));
  const [text, setText] = useState('');
  const [asking, setAsking] = useState<AdminVendor>();
  const list = useRef<HTMLDivElement>(null);
  const wanted = useDeferredValue(text);

  const all = useMemo(
    () => vendors.data?.pages.flatMap((page) => page.vendors) ?? [],
    [vendors.data],
  );
  const shown = all.filter(({ name, email, address, stores }) =>
    containsText([name, email, address, ...stores.map((store) => store.name)], wanted),
  );
  const total = vendors.data?.pages[0]?.total ?? 0;

  function confirmed(vendor: AdminVendor): void {
    const place = shown.indexOf(vendor);
    remove.mutate(vendor.user_id, {
      onSuccess: ({ rejected_orders, frozen_orders }) =>
        toast.success(
          [
            'Vendor removed.',
            rejected_orders > 0 && `Pending orders rejected: ${rejected_orders}.`,
            frozen_orders > 0 && `Accepted orders left as they are: ${frozen_orders}.`,
          ]
            .filter(Boolean)
            .join(' '),
        ),
      onError: () => toast.error('Failed to delete vendor'),
      onSettled: () => {
        setAsking(undefined);
        focusWhenLost(() => {
          const buttons = list.current?.querySelectorAll<HTMLElement>('[data-row] button');
          return buttons?.[Math.min(place, buttons.length - 1)];
        });
      },
    });
  }

  return (
    <>
      <PageHeader title="Vendors" />
      <div className="mb-3 flex flex-wrap items-center gap-x-6 gap-y-3">
        <output className="num mr-auto text-sm text-ink-2">
          {vendors.data &&
            (wanted === ''
              ? `${total.toLocaleString('en-US')} ${total === 1 ? 'vendor' : 'vendors'}`
              : `${shown.length} of ${all.length} vendors`)}
        </output>
        <SearchField
          label="Search vendors"
          placeholder="Name, store, address, email"
          className="w-full sm:w-72"
          value={text}
          onChange={setText}
        />
      </div>

      {vendors.isPending && (
        <Loading label="Loading vendors">
          <SkeletonRows rows={8} />
        </Loading>
      )}
      {vendors.isError && !vendors.data && (
        <ErrorState
          title="Failed to load vendors."
          text="Unauthorized or failed to fetch vendors"
          onRetry={() => void vendors.refetch()}
        />
      )}
      {vendors.data && shown.length === 0 && (
        <EmptyState
          icon={all.length === 0 ? Store : SearchX}
          title={all.length === 0 ? 'No vendors yet' : 'No vendors found'}
          text={all.length === 0 ? undefined : `Nothing matches “${wanted.trim()}”.`}
        />
      )}
      {shown.length > 0 && (
        <div ref={list}>
          <RowPages rows={shown} unit="vendors" of={wanted}>
            {(rows) => <VendorList vendors={rows} onRemove={setAsking} />}
          </RowPages>
        </div>
      )}
      <OlderRows
        shown={all.length}
        total={vendors.hasNextPage ? total : 0}
        unit="vendors"
        isLoading={vendors.isFetchingNextPage}
        onLoad={() => void vendors.fetchNextPage()}
      />

      {asking && (
        <ConfirmDialog
          title="Remove this vendor?"
          confirmLabel="Remove"
          busy={remove.isPending}
          onConfirm={() => confirmed(asking)}
          onCancel={() => setAsking(undefined)}
        >
          <p>
            <strong className="text-ink">{asking.name || asking.email || 'This vendor'}</strong> can
            no longer log in, {closing(asking)} and pending orders are rejected. This cannot be
            undone.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}

function closing({ stores }: AdminVendor): string {
  if (stores.length === 0) return 'has no store';
  return stores.length === 1 ? 'the store closes' : `${stores.length} stores close`;
}
