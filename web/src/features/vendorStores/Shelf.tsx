import type { Store, StoreItem } from '@larder/shared/contract/stores';
import { containsText } from '@larder/shared/domain/text';
import { Pencil } from 'lucide-react';
import { type ReactNode, useDeferredValue, useState } from 'react';

import { Chip } from '#ui/Chip';
import { DataList } from '#ui/DataList';
import type { Column } from '#ui/DataRow';
import { ItemImage } from '#ui/ItemImage';
import { Money } from '#ui/Money';
import { RowPages } from '#ui/RowPages';
import { Pictured, RowActions, RowCard } from '#ui/RowParts';
import { SearchField } from '#ui/SearchField';

import { ShelfEdit } from './ShelfEdit.tsx';

export function Shelf({ store, children }: { store: Store; children: ReactNode }) {
  const [text, setText] = useState('');
  const wanted = useDeferredValue(text);
  const shown = store.items.filter((item) => containsText([item.name], wanted));

  return (
    <section aria-label="Inventory" className="mt-6">
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <h2 className="mr-auto text-xl">Inventory</h2>
        <SearchField
          label="Search inventory"
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
          {(items) => <ShelfRows store={store} items={items} />}
        </RowPages>
      )}
    </section>
  );
}

type ShelfRowsProps = {
  store: Store;
  items: readonly StoreItem[];
};

function ShelfRows({ store, items }: ShelfRowsProps) {
  const [editing, setEditing] = useState<string>();
  // A row that comes back later must not take the focus from the search box.
  if (editing !== undefined && !items.some(({ ingredient_id }) => ingredient_id === editing))
    setEditing(undefined);
  const edit = ({ ingredient_id, name }: StoreItem): ReactNode => (
    <RowActions
      actions={[
        {
          icon: Pencil,
          word: 'Edit',
          label: `Edit ${name}`,
          onPress: () => setEditing(ingredient_id),
        },
      ]}
    />
  );

  return (
    <DataList
      label={`Inventory of ${store.name}`}
      rows={items}
      keyOf={({ ingredient_id }) => ingredient_id}
      columns={[...COLUMNS, { title: 'Actions', align: 'right', cell: edit }]}
      card={(item) => (
        <RowCard
          picture={<ItemImage src={item.image} size={40} />}
          title={item.name}
          end={
            <>
              <Money strong cents={item.price} />
              {edit(item)}
            </>
          }
        >
          <p className="num text-sm text-ink-2">
            {item.unit_quantity} {item.unit} · {item.quantity} in stock
          </p>
          <SoldOut item={item} />
        </RowCard>
      )}
      row={(item) =>
        item.ingredient_id === editing && (
          <ShelfEdit storeId={store.store_id} item={item} onDone={() => setEditing(undefined)} />
        )
      }
    />
  );
}

const COLUMNS: readonly Column<StoreItem>[] = [
  {
    title: 'Name',
    cell: ({ name, image }) => (
      <Pictured
        className="font-semibold"
        picture={
          <span className="@max-[50rem]:hidden">
            <ItemImage src={image} size={36} />
          </span>
        }
      >
        {name}
      </Pictured>
    ),
  },
  {
    title: 'Unit Quantity',
    align: 'right',
    className: 'whitespace-nowrap',
    cell: ({ unit_quantity, unit }) => `${unit_quantity} ${unit}`,
  },
  {
    title: 'Quantity',
    align: 'right',
    cell: (item) => (
      <span className="inline-flex flex-wrap items-center justify-end gap-2">
        <SoldOut item={item} />
        {item.quantity}
      </span>
    ),
  },
  { title: 'Price', align: 'right', cell: ({ price }) => <Money cents={price} /> },
];

function SoldOut({ item: { quantity } }: { item: StoreItem }) {
  return quantity === 0 && <Chip tone="danger">Out of stock</Chip>;
}
