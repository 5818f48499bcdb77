import type { Store, StoreItem } from '@larder/shared/contract/stores';
import { containsText } from '@larder/shared/domain/text';
import { useQueryClient } from '@tanstack/react-query';
import { FileDown, FileUp, PackagePlus } from 'lucide-react';
import { useDeferredValue, useState } from 'react';

import { toast } from '#lib/toast';
import { storeQueries } from '#queries/stores';
import { Button } from '#ui/Button';
import { DataList } from '#ui/DataList';
import type { Column } from '#ui/DataRow';
import { EmptyState } from '#ui/EmptyState';
import { ItemImage } from '#ui/ItemImage';
import { LinkButton } from '#ui/LinkButton';
import { Money } from '#ui/Money';
import { RowPages } from '#ui/RowPages';
import { Pictured, RowCard } from '#ui/RowParts';
import { SearchField } from '#ui/SearchField';

import { downloadInventory } from './exportInventory.ts';

export function StoreItems({ store, onImport }: { store: Store; onImport: () => void }) {
  const [text, setText] = useState('');
  const wanted = useDeferredValue(text);
  const shown = store.items.filter(({ name }) => containsText([name], wanted));
  const importCsv = (
    <Button variant="outline" icon={FileUp} onClick={onImport}>
      Import CSV
    </Button>
  );
  if (store.items.length === 0)
    return (
      <EmptyState icon={PackagePlus} title="No ingredients assigned yet.">
        <LinkButton to={`/vendor/add-inventory?store=${store.store_id}`}>Add Products</LinkButton>
        {importCsv}
      </EmptyState>
    );
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <SearchField
          label="Search inventory"
          className="mr-auto w-full sm:w-72"
          value={text}
          onChange={setText}
        />
        <ExportButton store={store} />
        {importCsv}
      </div>
      {shown.length === 0 ? (
        <p className="card px-5 py-10 text-center text-ink-2">No ingredients found</p>
      ) : (
        <RowPages rows={shown} unit="items" of={`${store.store_id} ${wanted}`}>
          {(items) => (
            <DataList
              label={`Inventory of ${store.name}`}
              rows={items}
              keyOf={({ ingredient_id }) => ingredient_id}
              columns={COLUMNS}
              card={(item) => <ItemCard item={item} />}
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
    cell: ({ name, image }) => (
      <Pictured picture={<ItemImage src={image} size={36} />} className="font-semibold">
        {name}
      </Pictured>
    ),
  },
  { title: 'Unit Quantity', align: 'right', cell: ({ unit_quantity }) => unit_quantity },
  { title: 'Unit', cell: ({ unit }) => unit },
  { title: 'Price', align: 'right', cell: ({ price }) => <Money cents={price} /> },
];

function ItemCard({ item }: { item: StoreItem }) {
  return (
    <RowCard
      className="items-center px-4 py-2.5"
      picture={<ItemImage src={item.image} size={40} />}
      title={item.name}
      end={<Money strong cents={item.price} />}
    >
      <p className="num text-sm text-ink-2">
        {item.unit_quantity} {item.unit}
      </p>
    </RowCard>
  );
}
