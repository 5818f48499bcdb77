import type { Store } from '@larder/shared/stores/storeParts.model';
import { useQuery } from '@tanstack/react-query';
import { Plus, Store as StoreIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';

import { lazyPart } from '#platform/page/lazyPart.ts';
import { useAuth } from '#platform/session/session.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ListStates } from '#ui/lists/ListStates.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { usePageTitle } from '#ui/PageTitle.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { useFirstDayVisit } from '#vendor/dashboard/state/firstDayVisit.ts';
import { storeQueries } from '#vendor/stores/queries/stores.ts';

import { ClosedStores } from './ClosedStores.tsx';
import { type PartsOfShelf, StorePanel } from './StorePanel.tsx';
import { storeQuery, useStoreView } from './storeView.ts';

const CreateStoreForm = lazyPart(
  async () => (await import('./CreateStoreForm.tsx')).CreateStoreForm,
);

/** The stores of a vendor, one a tab, each with its shelf and its settings. */
export function VendorStores(parts: PartsOfShelf) {
  usePageTitle('Manage Stores');
  const isOwner = useAuth().position === 'owner';
  const stores = useQuery(storeQueries.mine());
  const [params, setParams] = useSearchParams();
  const view = useStoreView();
  const visit = useFirstDayVisit('store');
  const [creating, setCreating] = useState(
    visit.isAsked && isOwner && params.get('store') === null,
  );
  const toggle = useRef<HTMLButtonElement>(null);
  const selected = stores.data?.find(({ store_id }) => store_id === params.get('store'));

  function select(store_id: string): void {
    setParams(storeQuery(store_id, view), { replace: true });
  }
  function close(created?: Store): void {
    setCreating(false);
    if (visit.isAsked) return visit.leave();
    if (created) select(created.store_id);
    toggle.current?.focus();
  }

  return (
    <>
      <PageHeader title="Manage Stores">
        {isOwner && (
          <Button
            ref={toggle}
            icon={Plus}
            variant={creating ? 'soft' : 'primary'}
            aria-expanded={creating}
            {...CreateStoreForm.preloadProps}
            onClick={() => setCreating(!creating)}
          >
            Create Store
          </Button>
        )}
      </PageHeader>

      {creating && <CreateStoreForm onCreated={close} onCancel={() => close()} />}

      <ListStates
        rows={stores.data ?? []}
        remote={{
          answer: stores,
          waiting: 'Loading stores',
          skeletons: 5,
          above: (
            <>
              <Skeleton className="mb-6 h-11 w-2/3" />
              <Skeleton className="mb-6 h-24 rounded-lg" />
            </>
          ),
          failed: { title: 'Failed to load stores. Please try again.' },
        }}
        empty={
          creating ? null : <NoStores {...(isOwner && { onCreate: () => setCreating(true) })} />
        }
      >
        {(rows) => (
          <StoreTabs stores={rows} parts={parts} selected={selected?.store_id} onSelect={select} />
        )}
      </ListStates>
      {isOwner && <ClosedStores onOpened={select} />}
    </>
  );
}

type StoreTabsProps = {
  stores: readonly Store[];
  parts: PartsOfShelf;
  /** The id of a store; the first by default. */
  selected: string | undefined;
  onSelect: (store_id: string) => void;
};

/** A tab for each store, with how many items it has. */
function StoreTabs({ stores, parts, selected, onSelect }: StoreTabsProps) {
  return (
    <Tabs
      label="Your stores"
      tabs={stores.map((store) => ({
        id: store.store_id,
        title: `${store.name} (${store.items.length} items)`,
        content: <StorePanel store={store} stores={stores} {...parts} />,
      }))}
      selected={selected}
      onSelect={onSelect}
    />
  );
}

function NoStores({ onCreate }: { onCreate?: () => void }) {
  return (
    <EmptyState
      icon={StoreIcon}
      title="No stores available"
      text="A store has a place on the map and a shelf of ingredients with prices."
    >
      {onCreate && (
        <Button icon={Plus} {...CreateStoreForm.preloadProps} onClick={onCreate}>
          Create your first store
        </Button>
      )}
    </EmptyState>
  );
}
