import type { StoreItem } from '@larder/shared/stores/storeParts.model';
import { useQuery } from '@tanstack/react-query';
import { Check, Plus } from 'lucide-react';
import { useState } from 'react';

import { packNames } from '#parts/packNames.ts';
import { usePackWords } from '#parts/queries/packWords.ts';
import { storeItemsQuery } from '#parts/queries/storeItems.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { SearchField } from '#ui/fields/SearchField.tsx';
import { ItemImage } from '#ui/ItemImage.tsx';
import { RowPages } from '#ui/lists/RowPages.tsx';
import { Modal } from '#ui/Modal.tsx';
import { SalePrice } from '#ui/SalePrice.tsx';
import { Loading, SkeletonRows } from '#ui/Skeleton.tsx';

/** The store's items in stock that are not on its card. */
export function NewItemsModal({
  vendorId,
  storeId,
  storeName,
  onCard,
  inCart,
  onAdd,
  onClose,
}: {
  vendorId: string;
  storeId: string;
  storeName: string;
  onCard: readonly { readonly ingredient_id: string }[];
  inCart: boolean;
  onAdd: (item: StoreItem) => void;
  onClose: () => void;
}) {
  const items = useQuery({ ...storeItemsQuery(vendorId, storeId), select: ({ ids }) => ids });
  const [text, setText] = useState('');
  const [said, setSaid] = useState('');
  // Items added here stay in the list, as "Added".
  const [before] = useState(() => new Set(onCard.map((item) => item.ingredient_id)));
  const nowOnCard = new Set(onCard.map((item) => item.ingredient_id));
  const fresh = items.data?.filter((item) => item.quantity > 0 && !before.has(item.ingredient_id));
  const called = packNames(items.data ?? []);
  const wanted = text.trim().toLowerCase();
  const shown = fresh?.filter((item) => item.name.toLowerCase().includes(wanted));

  return (
    <Modal
      title="New Ingredients"
      text={`More from ${storeName}`}
      onClose={onClose}
      closeLabel="Close"
    >
      {/* Screen readers announce nothing outside an open dialog. */}
      <output className="sr-only">{said}</output>
      {items.isPending && (
        <Loading label="Loading items">
          <SkeletonRows />
        </Loading>
      )}
      {items.isError && (
        <ErrorState title="Failed to load store items" onRetry={() => void items.refetch()} />
      )}
      {fresh?.length === 0 && (
        <p className="py-8 text-center text-ink-2">No new ingredients available.</p>
      )}
      {fresh && fresh.length > 0 && (
        <>
          <SearchField
            label="Filter ingredients"
            placeholder="Filter"
            value={text}
            onChange={setText}
          />
          <RowPages rows={shown ?? []} unit="ingredients" of={wanted}>
            {(page) => (
              <ul aria-label="New ingredients" className="mt-2 divide-y divide-line">
                {page.map((item) => (
                  <NewItem
                    key={item.ingredient_id}
                    item={item}
                    called={called.get(item.ingredient_id) ?? item.name}
                    isAdded={nowOnCard.has(item.ingredient_id)}
                    onAdd={() => {
                      onAdd(item);
                      setSaid(inCart ? `${item.name} added to your cart at ${storeName}` : '');
                    }}
                  />
                ))}
              </ul>
            )}
          </RowPages>
        </>
      )}
    </Modal>
  );
}

function NewItem({
  item,
  called,
  isAdded,
  onAdd,
}: {
  item: StoreItem;
  /** Its name, with the size of a larger pack. */
  called: string;
  isAdded: boolean;
  onAdd: () => void;
}) {
  const packText = usePackWords();
  return (
    <li data-row={item.ingredient_id} tabIndex={-1} className="flex items-center gap-3 py-2.5">
      <ItemImage src={item.image} />
      <div className="min-w-0 flex-1">
        <p className="break-words">{item.name}</p>
        <p className="text-sm text-ink-2">
          {packText(item)} · <SalePrice price={item.price} regular={item.regular_price} />
        </p>
      </div>
      <Button
        variant={isAdded ? 'soft' : 'outline'}
        icon={isAdded ? Check : Plus}
        aria-label={`${isAdded ? 'Added' : 'Add'} ${called}`}
        aria-pressed={isAdded}
        aria-disabled={isAdded}
        onClick={() => {
          if (!isAdded) onAdd();
        }}
      >
        {isAdded ? 'Added' : 'Add'}
      </Button>
    </li>
  );
}
