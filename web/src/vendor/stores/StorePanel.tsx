import { dayWords } from '@larder/shared/basics/calendar';
import type { Store } from '@larder/shared/stores/storeParts.model';
import { FileSpreadsheet, PackagePlus } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';

import { useAuth } from '#platform/session/session.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';

import { CopyStore } from './copy/CopyStore.tsx';
import { StoreFacts } from './StoreFacts.tsx';
import { StoreSettings } from './StoreSettings.tsx';
import { useStoreView } from './storeView.ts';
import { StoreViews } from './StoreViews.tsx';

/** What a store sells is another subject. */
export type PartsOfShelf = {
  /** `children` are buttons beside its heading. */
  shelf: ComponentType<{ store: Store; children: ReactNode }>;
  /** An import into it that is not finished, if there is one. */
  unfinished: ComponentType<{ store_id: string }>;
};

type StorePanelProps = PartsOfShelf & {
  store: Store;
  /** All of the vendor's. */
  stores: readonly Store[];
};

/** A store: its shelf, or, for the owner, its settings. */
export function StorePanel({ store, stores, ...parts }: StorePanelProps) {
  const isOwner = useAuth().position === 'owner';
  const view = useStoreView();
  const others = stores.filter(({ store_id }) => store_id !== store.store_id);
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3 empty:hidden">
        {isOwner && <StoreViews store={store} shown={view} />}
        {others.length > 0 && <CopyStore key={store.store_id} store={store} others={others} />}
      </div>
      {isOwner && view === 'settings' ? (
        <StoreSettings key={store.store_id} store={store} />
      ) : (
        <StoreShelf store={store} isOwner={isOwner} {...parts} />
      )}
    </>
  );
}

function StoreShelf({
  store,
  isOwner,
  shelf: Shelf,
  unfinished: Unfinished,
}: PartsOfShelf & { store: Store; isOwner: boolean }) {
  const { store_id, items, back_on } = store;
  const addProducts = (
    <LinkButton to={`/vendor/add-inventory?store=${store_id}`} icon={PackagePlus}>
      Add Products
    </LinkButton>
  );
  return (
    <>
      <Unfinished store_id={store_id} />
      <StoreFacts store={store}>
        {(back_on || !isOwner) && (
          <p className="mt-4 border-t border-line pt-4 text-sm text-ink-2">
            {back_on && `Paused: back on ${dayWords(back_on)}. `}
            {!isOwner && 'The owner changes the store, its fees, hours and slots.'}
          </p>
        )}
      </StoreFacts>
      {items.length === 0 ? (
        <div className="mt-6">
          <EmptyState
            icon={PackagePlus}
            title="No ingredients assigned yet"
            text="Put something on the shelf, and shoppers nearby find it."
          >
            {addProducts}
          </EmptyState>
        </div>
      ) : (
        <Shelf store={store}>
          <LinkButton
            to={`/vendor/inventory?store=${store_id}`}
            variant="outline"
            icon={FileSpreadsheet}
          >
            Export or import
          </LinkButton>
          {addProducts}
        </Shelf>
      )}
    </>
  );
}
