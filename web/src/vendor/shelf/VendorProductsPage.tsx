import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowLeft, PackageSearch } from 'lucide-react';
import { useSearchParams } from 'react-router';

import {
  productRequestQueries,
  withdrawMutation,
} from '#admin/catalogue/queries/productRequests.ts';
import { useSubmit } from '#platform/forms/useSubmit.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { ListStates } from '#ui/lists/ListStates.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { usePageTitle } from '#ui/PageTitle.tsx';
import { Loading, Skeleton } from '#ui/Skeleton.tsx';
import { storeQueries } from '#vendor/stores/queries/stores.ts';

import { AskForm } from './AskForm.tsx';
import { RequestRow } from './RequestRow.tsx';

/** Products that the catalogue lacks: a form to ask for one, and what became of those asked for. */
export function VendorProductsPage() {
  usePageTitle('Missing products');
  const [params] = useSearchParams();
  const stores = useQuery(storeQueries.mine());
  const answer = useQuery(productRequestQueries.mine());
  const withdraw = useSubmit(withdrawMutation(useQueryClient()), {
    success: ({ name }) => `${name} taken back`,
    failed: 'Failed to take back the request.',
    alwaysToast: true,
  });
  const [only, ...others] = stores.data ?? [];
  const known = stores.data?.find(({ store_id }) => store_id === params.get('store'));
  const store = known ?? (others.length === 0 ? only : undefined);
  const name = (params.get('name') ?? '').slice(0, 200);
  return (
    <>
      <PageHeader
        title="Missing products"
        text="Ask for what the catalogue lacks. An administrator adds it, or says what it is called here."
      >
        <LinkButton to="/vendor/add-inventory" variant="outline" icon={ArrowLeft}>
          Add Products
        </LinkButton>
      </PageHeader>
      {stores.data ? (
        <AskForm
          key={`${name} ${store?.store_id ?? ''}`}
          stores={stores.data}
          name={name}
          store_id={store?.store_id ?? ''}
        />
      ) : (
        <Loading label="Loading stores">
          <Skeleton className="mb-8 h-72" />
        </Loading>
      )}
      <h2 className="mb-3 text-xl">Asked for</h2>
      <ListStates
        rows={answer.data ?? []}
        remote={{
          answer,
          waiting: 'Loading requests',
          failed: { title: 'Failed to load what you asked for.' },
        }}
        empty={
          <EmptyState
            icon={PackageSearch}
            title="Nothing asked for"
            text="What you ask for is here, with the answer."
          />
        }
      >
        {(rows) => (
          <ul aria-label="Asked for" className="grid gap-3">
            {rows.map((request) => (
              <RequestRow
                key={request.request_id}
                request={request}
                busy={withdraw.isSending}
                onWithdraw={() => void withdraw.submit(request)}
              />
            ))}
          </ul>
        )}
      </ListStates>
    </>
  );
}
