import { dayWords } from '@larder/shared/basics/calendar';
import type { Store } from '@larder/shared/stores/storeParts.model';
import {
  Bike,
  FileSpreadsheet,
  MapPin,
  PackagePlus,
  Pencil,
  ShoppingBasket,
  Store as StoreIcon,
  Tag,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { type ComponentType, type ReactNode, useState } from 'react';

import { lazyPart } from '#platform/page/lazyPart.ts';
import { useAuth } from '#platform/session/session.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { useFirstDayVisit } from '#vendor/dashboard/state/firstDayVisit.ts';

import { CloseStore } from './CloseStore.tsx';
import { StoreHours } from './StoreHours.tsx';
import { StorePause } from './StorePause.tsx';
import { StoreSlots } from './StoreSlots.tsx';
import { StoreTermsRow } from './StoreTermsRow.tsx';

const UNKNOWN = 'Not specified';

/** What a store sells is another subject. */
export type PartsOfShelf = {
  /** `children` are buttons beside its heading. */
  shelf: ComponentType<{ store: Store; children: ReactNode }>;
  /** An import into it that is not finished, if there is one. */
  unfinished: ComponentType<{ store_id: string }>;
};

export function StorePanel({
  store,
  shelf: Shelf,
  unfinished: Unfinished,
}: PartsOfShelf & { store: Store }) {
  const { store_id, items } = store;
  const isOwner = useAuth().position === 'owner';
  const addProducts = (
    <LinkButton to={`/vendor/add-inventory?store=${store_id}`} icon={PackagePlus}>
      Add Products
    </LinkButton>
  );
  return (
    <>
      <Unfinished store_id={store_id} />
      <StoreFacts key={store_id} store={store} isOwner={isOwner} />
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
      {isOwner && <CloseStore key={store_id} store={store} />}
    </>
  );
}

type FactsProps = { store: Store; isOwner: boolean };

/** The store's facts, terms and hours; the owner edits each. */
function StoreFacts({ store, isOwner }: FactsProps) {
  const visit = useFirstDayVisit('store');
  const [editing, setEditing] = useState(visit.isAsked && isOwner);
  function close(): void {
    setEditing(false);
    visit.leave();
  }
  if (editing) return <EditStoreForm store={store} onDone={close} />;
  return <FactsCard store={store} isOwner={isOwner} onEdit={() => setEditing(true)} />;
}

const EditStoreForm = lazyPart(
  async () => (await import('./EditStoreForm.tsx')).EditStoreForm,
  ({ store }) => <FactsCard store={store} isOwner />,
);

function FactsCard({ store, isOwner, onEdit }: FactsProps & { onEdit?: () => void }) {
  const { name, store_type, address, location, items } = store;
  return (
    <Card as="section" aria-label="Store details" className="p-5">
      <dl className="grid gap-x-8 gap-y-4 grid-cols-2 sm:grid-cols-3 xl:grid-cols-[1fr_auto_auto_auto_1.5fr]">
        <Fact name="Name" icon={StoreIcon} wide>
          {name || UNKNOWN}
        </Fact>
        <Fact name="Type" icon={store_type === 'Pickup' ? ShoppingBasket : Bike}>
          {store.also_pickup ? 'Delivery and pickup' : store_type || UNKNOWN}
        </Fact>
        <Fact name="Items" icon={Tag}>
          <span className="num">{items.length}</span>
        </Fact>
        <Fact name="Location" icon={MapPin}>
          <span className="num">
            ({location.lat}, {location.lng})
          </span>
        </Fact>
        <Fact name="Address" icon={MapPin} wide>
          {address || UNKNOWN}
        </Fact>
      </dl>
      {isOwner ? (
        <>
          <StoreTermsRow store={store}>
            <Button
              variant="outline"
              icon={Pencil}
              {...EditStoreForm.preloadProps}
              onClick={onEdit}
            >
              Edit Store
            </Button>
          </StoreTermsRow>
          <StoreHours store={store} />
          <StoreSlots store={store} />
          <StorePause store={store} />
        </>
      ) : (
        <p className="mt-4 border-t border-line pt-4 text-sm text-ink-2">
          {store.back_on && `Paused: back on ${dayWords(store.back_on)}. `}
          The owner changes the store, its fees, hours and slots.
        </p>
      )}
    </Card>
  );
}

function Fact({
  name,
  icon: Icon,
  wide = false,
  children,
}: {
  name: string;
  icon: LucideIcon;
  wide?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={wide ? 'col-span-2 min-w-0 sm:col-span-1' : 'min-w-0'}>
      <dt className="flex items-center gap-1.5 text-sm text-ink-2">
        <Icon aria-hidden="true" size={15} />
        {name}
      </dt>
      <dd className="mt-0.5 font-medium break-words">{children}</dd>
    </div>
  );
}
