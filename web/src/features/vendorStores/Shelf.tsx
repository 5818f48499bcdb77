import type { Store, StoreItem } from '@larder/shared/contract/stores';
import { containsText } from '@larder/shared/domain/text';
import { type ReactNode, useDeferredValue, useRef, useState } from 'react';

import { focusNext } from '#lib/focus';
import { useIsWide } from '#lib/media';
import { RowPages } from '#ui/RowPages';
import { SearchField } from '#ui/SearchField';
import { Table, Th } from '#ui/Table';

import { ShelfCard, ShelfCardEdit } from './ShelfCard.tsx';
import { ShelfRow, ShelfRowEdit } from './ShelfRow.tsx';

/** What the store sells; price and quantity of one item at a time can be edited in place. */
export function Shelf({ store, children }: { store: Store; children: ReactNode }) {
  const shelf = useRef<HTMLElement>(null);
  const [text, setText] = useState('');
  const wanted = useDeferredValue(text);
  const shown = store.items.filter((item) => containsText([item.name], wanted));

  function focusRow(ingredient_id: string): void {
    focusNext(() => shelf.current?.querySelector(`[data-row="${ingredient_id}"] button`));
  }

  return (
    <section ref={shelf} aria-label="Inventory" className="mt-6">
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <h2 className="mr-auto text-xl">Inventory</h2>
        <SearchField
          label="Search inventory"
          placeholder="Search inventory"
          className="order-1 w-full sm:order-none sm:w-64"
          value={text}
          onChange={setText}
        />
        {children}
      </div>
      {shown.length === 0 && (
        <p className="card px-5 py-10 text-center text-ink-2">No ingredients found</p>
      )}
      {shown.length > 0 && (
        <RowPages rows={shown} unit="items" of={`${store.store_id} ${wanted}`}>
          {(items) => <ShelfRows store={store} items={items} onDone={focusRow} />}
        </RowPages>
      )}
    </section>
  );
}

type ShelfRowsProps = {
  store: Store;
  /** Those of the store's items that are shown. */
  items: readonly StoreItem[];
  /** An item is no longer edited. */
  onDone: (ingredient_id: string) => void;
};

function ShelfRows({ store, items, onDone }: ShelfRowsProps) {
  const isWide = useIsWide();
  const [editing, setEditing] = useState<string>();
  // A row that comes back later must not take the focus out of the search box.
  if (editing !== undefined && !items.some(({ ingredient_id }) => ingredient_id === editing))
    setEditing(undefined);

  const [View, Edit] = isWide ? [ShelfRow, ShelfRowEdit] : [ShelfCard, ShelfCardEdit];
  const rows = items.map((item) =>
    item.ingredient_id === editing ? (
      <Edit
        key={item.ingredient_id}
        storeId={store.store_id}
        item={item}
        onDone={() => {
          setEditing(undefined);
          onDone(item.ingredient_id);
        }}
      />
    ) : (
      <View key={item.ingredient_id} item={item} onEdit={() => setEditing(item.ingredient_id)} />
    ),
  );

  if (!isWide)
    return (
      <ul
        aria-label={`Inventory of ${store.name}`}
        className="card divide-y divide-line overflow-hidden"
      >
        {rows}
      </ul>
    );
  return (
    <Table
      label={`Inventory of ${store.name}`}
      head={
        <>
          <Th>Name</Th>
          <Th align="right">Unit Quantity</Th>
          <Th align="right">Quantity</Th>
          <Th align="right">Price</Th>
          <Th align="right">Actions</Th>
        </>
      }
    >
      {rows}
    </Table>
  );
}
