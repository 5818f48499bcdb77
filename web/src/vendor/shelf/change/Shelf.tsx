import type { ShelfItem, Store, StoreItem } from '@larder/shared/stores/storeParts.model';
import { History, Package, Pencil, Tag, Trash2 } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useDeferredValue, useMemo, useRef, useState } from 'react';

import { MAX_TEXT } from '#platform/page/address.ts';
import { startOfToday } from '#platform/page/dates.ts';
import { lazyPart } from '#platform/page/lazyPart.ts';
import { type Selection, useSelection } from '#platform/page/useSelection.ts';
import { Button } from '#ui/Button.tsx';
import { Chip } from '#ui/Chip.tsx';
import { SearchField } from '#ui/fields/SearchField.tsx';
import { SortField } from '#ui/fields/SortField.tsx';
import { ItemImage } from '#ui/ItemImage.tsx';
import { DataList } from '#ui/lists/DataList.tsx';
import type { Column } from '#ui/lists/DataRow.tsx';
import { RowPages } from '#ui/lists/RowPages.tsx';
import { Pictured, RowActions, RowCard } from '#ui/lists/RowParts.tsx';
import { SelectAllBox, SelectBox } from '#ui/lists/SelectBox.tsx';
import { Money } from '#ui/Money.tsx';
import { Pieces } from '#ui/Pieces.tsx';
import { SkeletonRows } from '#ui/Skeleton.tsx';
import { AskFor } from '#vendor/shelf/AskFor.tsx';
import { ItemName } from '#vendor/shelf/ItemName.tsx';
import { priceColumn } from '#vendor/shelf/priceColumn.tsx';
import { useShelfAddress } from '#vendor/shelf/rules/shelfAddress.ts';
import { SHELF_SORTS, viewShelf } from '#vendor/shelf/rules/shelfView.ts';
import { soldName } from '#vendor/shelf/rules/soldName.ts';
import { SaleBadge } from '#vendor/shelf/SaleBadge.tsx';
import { ScanShelfButton } from '#vendor/shelf/ScanShelfButton.tsx';
import { ShelfFilters } from '#vendor/shelf/ShelfFilters.tsx';
import { WeightPrice } from '#vendor/shelf/WeightPrice.tsx';
import { zoneOf } from '#vendor/stores/rules/storeZone.ts';

import { ScannedItem } from './ScannedItem.tsx';
import { ShelfEdit } from './ShelfEdit.tsx';
import { ShelfSelection } from './ShelfSelection.tsx';
import { useItemRemoval } from './useItemRemoval.ts';
import { useShelfChange } from './useShelfChange.ts';
import { useShelfKeys } from './useShelfKeys.ts';

const ShelfChange = lazy(async () => ({
  default: (await import('./ShelfChange.tsx')).ShelfChange,
}));
const ProductDialog = lazyPart(async () => (await import('./ProductDialog.tsx')).ProductDialog);
const ItemHistoryDialog = lazyPart(
  async () => (await import('./ItemHistoryDialog.tsx')).ItemHistoryDialog,
);

export function Shelf({ store, children }: { store: Store; children: ReactNode }) {
  const { text, setText, sort, filter, sortBy, filterBy, item, leaveItem } = useShelfAddress();
  const wanted = useDeferredValue(text);
  const start = startOfToday();
  const shown = useMemo(
    () => viewShelf(store.items, { text: wanted, sort, filter, today: start }),
    [store.items, wanted, sort, filter, start],
  );
  const of = `${store.store_id} ${filter} ${wanted}`;
  const selection = useSelection(shown, { keyOf: ({ ingredient_id }) => ingredient_id, scope: of });
  const page = useRef<HTMLElement>(null);
  useShelfKeys({ page, selection });
  const { change, open, close } = useShelfChange();

  const scanned = store.items.find(({ ingredient_id }) => ingredient_id === item);
  if (scanned) return <ScannedItem key={item} store={store} item={scanned} onDone={leaveItem} />;
  if (change)
    return (
      <Suspense fallback={<SkeletonRows rows={4} />}>
        <ShelfChange
          store={store}
          kind={change}
          selected={selection.rows}
          shown={shown}
          onDone={() => {
            selection.clear();
            close();
          }}
          onBack={close}
        />
      </Suspense>
    );
  return (
    <section ref={page} aria-label="Inventory" className="mt-6">
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <h2 className="mr-auto text-xl">Inventory</h2>
        <SearchField
          label="Search inventory"
          className="order-1 w-full sm:order-none sm:w-64"
          maxLength={MAX_TEXT}
          value={text}
          onChange={setText}
        />
        <ScanShelfButton store={store} />
        <Button variant="outline" icon={Tag} onClick={() => open('price')}>
          Change prices
        </Button>
        {children}
      </div>
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <ShelfFilters items={store.items} value={filter} onChange={filterBy} today={start} />
        <SortField titles={SHELF_SORTS} value={sort} onChange={sortBy} />
      </div>
      {shown.length === 0 && (
        <div className="card flex flex-col items-center gap-3 px-5 py-10 text-center text-ink-2">
          <p>No ingredients found</p>
          {text.trim() !== '' && filter === 'all' && (
            <AskFor name={text} storeId={store.store_id} />
          )}
        </div>
      )}
      {shown.length > 0 && (
        <RowPages rows={shown} unit="items" of={`${of} ${sort}`}>
          {(items) => <ShelfRows store={store} items={items} all={shown} selection={selection} />}
        </RowPages>
      )}
      <ShelfSelection store={store} shown={shown} selection={selection} onChange={open} />
    </section>
  );
}

type ShelfRowsProps = {
  store: Store;
  items: readonly ShelfItem[];
  /** Those of the filter, also below the ones that are drawn. */
  all: readonly ShelfItem[];
  selection: Selection<ShelfItem>;
};

function ShelfRows({ store, items, all, selection }: ShelfRowsProps) {
  const [editing, setEditing] = useState<string>();
  // A row that comes back later must not take the focus from the search box.
  if (editing !== undefined && !items.some(({ ingredient_id }) => ingredient_id === editing))
    setEditing(undefined);
  const [looking, setLooking] = useState<string>();
  const looked = items.find(({ ingredient_id }) => ingredient_id === looking);
  const [describing, setDescribing] = useState<string>();
  // A change may take it out of the filter while it is saved.
  const described = store.items.find(({ ingredient_id }) => ingredient_id === describing);
  const zone = zoneOf(store);
  const remove = useItemRemoval(store);
  const actions = (item: StoreItem): ReactNode => (
    <ItemActions
      name={soldName(item)}
      onEdit={() => setEditing(item.ingredient_id)}
      onRemove={() => remove([item])}
      onLook={() => setLooking(item.ingredient_id)}
      onDescribe={item.food === undefined ? undefined : () => setDescribing(item.ingredient_id)}
    />
  );

  const selectBox = (item: ShelfItem): ReactNode => (
    <SelectBox id={item.ingredient_id} label={`Select ${soldName(item)}`} selection={selection} />
  );
  const selectColumn: Column<ShelfItem> = {
    title: 'Select',
    head: (
      <SelectAllBox
        label="Select all items of the list"
        ids={all.map(({ ingredient_id }) => ingredient_id)}
        selection={selection}
      />
    ),
    cell: selectBox,
  };

  return (
    <>
      <DataList
        label={`Inventory of ${store.name}`}
        rows={items}
        keyOf={({ ingredient_id }) => ingredient_id}
        columns={[
          selectColumn,
          ...COLUMNS,
          priceColumn(zone),
          { title: 'Actions', align: 'right', cell: actions },
        ]}
        isChosen={({ ingredient_id }) => selection.has(ingredient_id)}
        card={(item) => (
          <ItemCard item={item} zone={zone} select={selectBox(item)} end={actions(item)} />
        )}
        row={(item) =>
          item.ingredient_id === editing && (
            <ShelfEdit store={store} item={item} onDone={() => setEditing(undefined)} />
          )
        }
      />
      {looked && (
        <ItemHistoryDialog
          storeId={store.store_id}
          item={looked}
          onClose={() => setLooking(undefined)}
        />
      )}
      {described && (
        <ProductDialog store={store} item={described} onClose={() => setDescribing(undefined)} />
      )}
    </>
  );
}

function ItemActions({
  name,
  onEdit,
  onRemove,
  onLook,
  onDescribe,
}: {
  name: string;
  onEdit: () => void;
  onRemove: () => void;
  onLook: () => void;
  /** Of own products alone. */
  onDescribe: (() => void) | undefined;
}) {
  return (
    <RowActions
      actions={[
        { icon: Pencil, word: 'Edit', label: `Edit ${name}`, onPress: onEdit },
        { icon: Trash2, word: 'Remove', label: `Remove ${name}`, onPress: onRemove },
        {
          icon: History,
          word: 'History',
          label: `History of ${name}`,
          preloadProps: ItemHistoryDialog.preloadProps,
          onPress: onLook,
        },
        ...(onDescribe
          ? [
              {
                icon: Package,
                word: 'Product',
                label: `What ${name} is`,
                preloadProps: ProductDialog.preloadProps,
                onPress: onDescribe,
              },
            ]
          : []),
      ]}
    />
  );
}

function ItemCard({
  item,
  zone,
  select,
  end,
}: {
  item: ShelfItem;
  zone: string;
  select: ReactNode;
  end: ReactNode;
}) {
  return (
    <RowCard
      picture={
        <>
          {select}
          <span className="max-sm:hidden">
            <ItemImage src={item.image} size={40} />
          </span>
        </>
      }
      title={<ItemName item={item} />}
      end={end}
    >
      <p className="num text-sm text-ink-2">
        <Pieces text={`${item.unit_quantity} ${item.unit} · ${item.quantity} in stock ·`} />{' '}
        <Money strong cents={item.price} />
        <WeightPrice item={item} />
      </p>
      <SoldOut item={item} />
      <SaleBadge item={item} zone={zone} />
    </RowCard>
  );
}

const COLUMNS: readonly Column<StoreItem>[] = [
  {
    title: 'Name',
    cell: (item) => (
      <Pictured
        className="font-semibold"
        picture={
          <span className="@max-[50rem]:hidden">
            <ItemImage src={item.image} size={36} />
          </span>
        }
      >
        <ItemName item={item} />
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
];

function SoldOut({ item: { quantity } }: { item: StoreItem }) {
  return quantity === 0 && <Chip tone="danger">Out of stock</Chip>;
}
