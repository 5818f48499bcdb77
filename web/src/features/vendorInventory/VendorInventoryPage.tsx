import type { Store } from '@larder/shared/contract/stores';
import { useQuery } from '@tanstack/react-query';
import { PackagePlus, Store as StoreIcon } from 'lucide-react';
import { useSearchParams } from 'react-router';

import { useIsWide } from '#lib/media';
import { storeQueries } from '#queries/stores';
import { EmptyState } from '#ui/EmptyState';
import { ErrorState } from '#ui/ErrorState';
import { ItemImage } from '#ui/ItemImage';
import { LinkButton } from '#ui/LinkButton';
import { Money } from '#ui/Money';
import { PageHeader } from '#ui/PageHeader';
import { usePageTitle } from '#ui/PageTitle';
import { RowPages } from '#ui/RowPages';
import { Loading, Skeleton, SkeletonRows } from '#ui/Skeleton';
import { Table, Td, Th, Tr } from '#ui/Table';
import { Tabs } from '#ui/Tabs';

/** What each store sells, to look at; Manage Stores changes it. */
export function VendorInventoryPage() {
  usePageTitle('Inventory');
  const stores = useQuery(storeQueries.mine());
  const [params, setParams] = useSearchParams();
  const selected = stores.data?.find(({ store_id }) => store_id === params.get('store'));

  return (
    <>
      <PageHeader title="Inventory">
        <LinkButton
          to={
            selected ? `/vendor/add-inventory?store=${selected.store_id}` : '/vendor/add-inventory'
          }
          icon={PackagePlus}
        >
          Add Inventory
        </LinkButton>
      </PageHeader>

      {stores.isPending && (
        <Loading label="Loading the inventory">
          <Skeleton className="mb-6 h-11 w-2/3" />
          <SkeletonRows rows={8} />
        </Loading>
      )}
      {stores.isError && !stores.data && (
        <ErrorState
          title="Failed to load stores. Please try again."
          onRetry={() => void stores.refetch()}
        />
      )}
      {stores.data?.length === 0 && (
        <EmptyState icon={StoreIcon} title="No stores available">
          <LinkButton to="/vendor/store">Create Store</LinkButton>
        </EmptyState>
      )}
      {stores.data?.[0] && (
        <Tabs
          label="Your stores"
          tabs={stores.data.map((store) => ({
            id: store.store_id,
            title: store.name,
            content: <StoreItems store={store} />,
          }))}
          selected={(selected ?? stores.data[0]).store_id}
          onSelect={(store) => setParams({ store }, { replace: true, preventScrollReset: true })}
        />
      )}
    </>
  );
}

function StoreItems({ store }: { store: Store }) {
  const isWide = useIsWide();
  if (store.items.length === 0)
    return (
      <EmptyState icon={PackagePlus} title="No ingredients assigned yet.">
        <LinkButton to={`/vendor/add-inventory?store=${store.store_id}`}>Add Products</LinkButton>
      </EmptyState>
    );
  return (
    <RowPages rows={store.items} unit="items" of={store.store_id}>
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
