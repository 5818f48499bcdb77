import type { Store } from '@larder/shared/contract/stores';
import { containsText } from '@larder/shared/domain/text';
import { useQueryClient } from '@tanstack/react-query';
import { FileDown, FileUp, PackagePlus } from 'lucide-react';
import { useDeferredValue, useState } from 'react';

import { useIsWide } from '#lib/media';
import { toast } from '#lib/toast';
import { storeQueries } from '#queries/stores';
import { Button } from '#ui/Button';
import { EmptyState } from '#ui/EmptyState';
import { ItemImage } from '#ui/ItemImage';
import { LinkButton } from '#ui/LinkButton';
import { Money } from '#ui/Money';
import { RowPages } from '#ui/RowPages';
import { SearchField } from '#ui/SearchField';
import { Table, Td, Th, Tr } from '#ui/Table';

import { downloadInventory } from './exportInventory.ts';

/** What one store sells, to search and to take along as a file. */
export function StoreItems({ store, onImport }: { store: Store; onImport: () => void }) {
  const [text, setText] = useState('');
  const wanted = useDeferredValue(text);
  const shown = store.items.filter(({ name }) => containsText([name], wanted));
  const importCsv = (
    <Button look="outline" icon={FileUp} onClick={onImport}>
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
          placeholder="Search inventory"
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
        <ItemList store={store} items={shown} of={`${store.store_id} ${wanted}`} />
      )}
    </>
  );
}

/** Keeps the shelf as it is now, not as the page was loaded: its stock is what an import is held to. */
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
    <Button look="outline" icon={FileDown} busy={busy} onClick={() => void run()}>
      Export CSV
    </Button>
  );
}

function ItemList({
  store,
  items: shown,
  of,
}: {
  store: Store;
  items: Store['items'];
  of: string;
}) {
  const isWide = useIsWide();
  return (
    <RowPages rows={shown} unit="items" of={of}>
      {(items) =>
        isWide ? (
          <Table
            label={`Inventory of ${store.name}`}
            head={
              <>
                <Th>Name</Th>
                <Th align="right">Unit Quantity</Th>
                <Th>Unit</Th>
                <Th align="right">Price</Th>
              </>
            }
          >
            {items.map((item) => (
              <Tr
                key={item.ingredient_id}
                data-row={item.ingredient_id}
                tabIndex={-1}
                className="-outline-offset-3"
              >
                <Td>
                  <span className="flex items-center gap-3 font-semibold">
                    <ItemImage src={item.image} size={36} />
                    {item.name}
                  </span>
                </Td>
                <Td align="right">{item.unit_quantity}</Td>
                <Td>{item.unit}</Td>
                <Td align="right">
                  <Money cents={item.price} />
                </Td>
              </Tr>
            ))}
          </Table>
        ) : (
          <ul
            aria-label={`Inventory of ${store.name}`}
            className="card divide-y divide-line overflow-hidden"
          >
            {items.map((item) => (
              <li
                key={item.ingredient_id}
                data-row={item.ingredient_id}
                tabIndex={-1}
                className="flex items-center gap-3 px-4 py-2.5 -outline-offset-3"
              >
                <ItemImage src={item.image} size={40} />
                <p className="min-w-0 flex-1 leading-snug">
                  <span className="block font-semibold break-words">{item.name}</span>
                  <span className="num text-sm text-ink-2">
                    {item.unit_quantity} {item.unit}
                  </span>
                </p>
                <strong>
                  <Money cents={item.price} />
                </strong>
              </li>
            ))}
          </ul>
        )
      }
    </RowPages>
  );
}
