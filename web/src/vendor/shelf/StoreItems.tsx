import type { ShelfItem, Store, StoreItem } from '@larder/shared/stores/storeParts.model';
import { useQueryClient } from '@tanstack/react-query';
import { FileDown, FileUp, PackagePlus, ScanBarcode } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';

import { MAX_TEXT } from '#platform/page/address.ts';
import { startOfToday } from '#platform/page/dates.ts';
import { toast } from '#platform/page/toast.ts';
import { Button } from '#ui/Button.tsx';
import { Chip } from '#ui/Chip.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { SearchField } from '#ui/fields/SearchField.tsx';
import { SortField } from '#ui/fields/SortField.tsx';
import { ItemImage } from '#ui/ItemImage.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { DataList } from '#ui/lists/DataList.tsx';
import type { Column } from '#ui/lists/DataRow.tsx';
import { RowPages } from '#ui/lists/RowPages.tsx';
import { Pictured, RowCard } from '#ui/lists/RowParts.tsx';
import { Money } from '#ui/Money.tsx';
import { useShelfAddress } from '#vendor/shelf/rules/shelfAddress.ts';
import { isLow, SHELF_SORTS, viewShelf } from '#vendor/shelf/rules/shelfView.ts';
import { storeQueries } from '#vendor/stores/queries/stores.ts';
import { zoneOf } from '#vendor/stores/rules/storeZone.ts';

import { downloadInventory } from './exportInventory.ts';
import { ItemName } from './ItemName.tsx';
import { priceColumn } from './priceColumn.tsx';
import { SaleBadge } from './SaleBadge.tsx';
import { ScanShelfButton } from './ScanShelfButton.tsx';
import { ShelfFilters } from './ShelfFilters.tsx';

/** The shelf to read. Without `onImport` it cannot be changed: stock is shown instead, what is low first. */
export function StoreItems({ store, onImport }: { store: Store; onImport?: () => void }) {
  const { text, setText, sort, filter, sortBy, filterBy } = useShelfAddress();
  const wanted = useDeferredValue(text);
  const zone = zoneOf(store);
  const today = startOfToday();
  const sorted = useMemo(
    () => viewShelf(store.items, { text: wanted, sort, filter, today }),
    [store.items, wanted, sort, filter, today],
  );
  const shown = onImport || sort !== 'name' ? sorted : lowFirst(sorted);
  const importCsv = onImport && (
    <>
      <Button variant="outline" icon={FileUp} onClick={onImport}>
        Import CSV
      </Button>
      <LinkButton to={`/vendor/inventory/import?store=${store.store_id}`} icon={ScanBarcode}>
        Import from your till
      </LinkButton>
    </>
  );
  if (store.items.length === 0)
    return (
      <EmptyState icon={PackagePlus} title="No ingredients assigned yet.">
        {onImport && (
          <LinkButton to={`/vendor/add-inventory?store=${store.store_id}`}>Add Products</LinkButton>
        )}
        {importCsv}
      </EmptyState>
    );
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <SearchField
          label="Search inventory"
          className="mr-auto w-full sm:w-72"
          maxLength={MAX_TEXT}
          value={text}
          onChange={setText}
        />
        {onImport && <ScanShelfButton store={store} />}
        {onImport && <ExportButton store={store} />}
        {importCsv}
      </div>
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <ShelfFilters items={store.items} value={filter} onChange={filterBy} today={today} />
        <SortField titles={SHELF_SORTS} value={sort} onChange={sortBy} />
      </div>
      {shown.length === 0 ? (
        <p className="card px-5 py-10 text-center text-ink-2">No ingredients found</p>
      ) : (
        <RowPages rows={shown} unit="items" of={`${store.store_id} ${sort} ${filter} ${wanted}`}>
          {(items) => (
            <DataList
              label={`Inventory of ${store.name}`}
              rows={items}
              keyOf={({ ingredient_id }) => ingredient_id}
              columns={[...COLUMNS, priceColumn(zone), ...(onImport ? [] : [STOCK])]}
              card={(item) => <ItemCard item={item} zone={zone} hasStock={!onImport} />}
            />
          )}
        </RowPages>
      )}
    </>
  );
}

/** Exports the shelf as it is now, not as loaded: a later import is checked against this stock. */
function ExportButton({ store: { store_id } }: { store: Store }) {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  async function run(): Promise<void> {
    setBusy(true);
    try {
      const stores = await client.fetchQuery({ ...storeQueries.mine(), staleTime: 0 });
      const store = stores.find((one) => one.store_id === store_id);
      if (store) downloadInventory(store);
    } catch {
      toast.error('Failed to load stores. Please try again.');
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button variant="outline" icon={FileDown} busy={busy} onClick={() => void run()}>
      Export CSV
    </Button>
  );
}

const COLUMNS: readonly Column<StoreItem>[] = [
  {
    title: 'Name',
    cell: (item) => (
      <Pictured picture={<ItemImage src={item.image} size={36} />} className="font-semibold">
        <ItemName item={item} />
      </Pictured>
    ),
  },
  { title: 'Unit Quantity', align: 'right', cell: ({ unit_quantity }) => unit_quantity },
  { title: 'Unit', cell: ({ unit }) => unit },
];

const STOCK: Column<StoreItem> = {
  title: 'Stock',
  align: 'right',
  cell: (item) => <Stock item={item} />,
};

/** What is low or out comes first, else by name as before. */
function lowFirst(items: readonly ShelfItem[]): ShelfItem[] {
  const isShort = (item: ShelfItem): boolean => item.quantity === 0 || isLow(item);
  return items.toSorted((a, b) => Number(isShort(b)) - Number(isShort(a)));
}

function Stock({ item }: { item: StoreItem }) {
  const { quantity } = item;
  return (
    <span className="num inline-flex items-center gap-2">
      {quantity === 0 && <Chip tone="danger">Out</Chip>}
      {isLow(item) && <Chip tone="honey">Low</Chip>}
      {quantity}
    </span>
  );
}

function ItemCard({ item, zone, hasStock }: { item: ShelfItem; zone: string; hasStock: boolean }) {
  return (
    <RowCard
      className="items-center px-4 py-2.5"
      picture={<ItemImage src={item.image} size={40} />}
      title={<ItemName item={item} />}
      end={<Money strong cents={item.price} />}
    >
      <p className="num text-sm text-ink-2">
        {item.unit_quantity} {item.unit}
      </p>
      <SaleBadge item={item} zone={zone} />
      {hasStock && <Stock item={item} />}
    </RowCard>
  );
}
