import type { Store } from '@larder/shared/stores/storeParts.model';
import { useQuery } from '@tanstack/react-query';
import { PackagePlus, Store as StoreIcon } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';

import { useStartAtTop } from '#platform/page/startAtTop.ts';
import { useAuth } from '#platform/session/session.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { ListStates } from '#ui/lists/ListStates.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { usePageTitle } from '#ui/PageTitle.tsx';
import { Skeleton, SkeletonRows } from '#ui/Skeleton.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { storeQueries } from '#vendor/stores/queries/stores.ts';

import { StoreItems } from './StoreItems.tsx';
import { UnfinishedImport } from './UnfinishedImport.tsx';

const ImportPanel = lazy(async () => ({
  default: (await import('./ImportPanel.tsx')).ImportPanel,
}));

export function VendorInventoryPage() {
  usePageTitle('Inventory');
  const { position } = useAuth();
  const isPicker = position === 'picker';
  const stores = useQuery(storeQueries.mine());
  const [params, setParams] = useSearchParams();
  const selected = stores.data?.find(({ store_id }) => store_id === params.get('store'));

  // The import view is in the address, so that Back leaves it.
  function openStore(store: string, importing = false): void {
    setParams({ store, ...(importing && { import: 'csv' }) }, { replace: !importing });
  }
  const isImporting = params.get('import') === 'csv';
  useStartAtTop(isImporting ? 'import' : 'items');
  function panelOf(store: Store) {
    if (isPicker) return <StoreItems store={store} />;
    if (isImporting)
      return (
        <Suspense fallback={<SkeletonRows rows={4} />}>
          <ImportPanel store={store} onDone={() => openStore(store.store_id)} />
        </Suspense>
      );
    return (
      <>
        <UnfinishedImport store_id={store.store_id} />
        <StoreItems store={store} onImport={() => openStore(store.store_id, true)} />
      </>
    );
  }

  return (
    <>
      <PageHeader title="Inventory">
        {!isPicker && (
          <LinkButton
            to={
              selected
                ? `/vendor/add-inventory?store=${selected.store_id}`
                : '/vendor/add-inventory'
            }
            icon={PackagePlus}
          >
            Add Inventory
          </LinkButton>
        )}
      </PageHeader>

      <ListStates
        rows={stores.data ?? []}
        remote={{
          answer: stores,
          waiting: 'Loading the inventory',
          above: <Skeleton className="mb-6 h-11 w-2/3" />,
          failed: { title: 'Failed to load stores. Please try again.' },
        }}
        empty={
          <EmptyState
            icon={StoreIcon}
            title="No stores available"
            {...(position === 'owner' && { link: { to: '/vendor/store', title: 'Create Store' } })}
          />
        }
      >
        {(rows) => (
          <Tabs
            label="Your stores"
            tabs={rows.map((store) => ({
              id: store.store_id,
              title: store.name,
              content: panelOf(store),
            }))}
            selected={selected?.store_id}
            onSelect={openStore}
          />
        )}
      </ListStates>
    </>
  );
}
