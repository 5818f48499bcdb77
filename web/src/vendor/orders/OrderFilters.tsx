import type { VendorOverview } from '@larder/shared/orders/vendorOrders.calls';

import { AddressSearch } from '#ui/fields/AddressSearch.tsx';
import { Segmented } from '#ui/fields/Segmented.tsx';
import { SortField } from '#ui/fields/SortField.tsx';

import { OrderDays } from './OrderDays.tsx';
import { filtersWithCounts, SORT_TITLES } from './orderView.ts';
import { StoreFilter } from './StoreFilter.tsx';
import type { useOrderView } from './useOrderView.ts';

export function OrderFilters({
  orderView: { view, choose },
  overview,
}: {
  orderView: ReturnType<typeof useOrderView>;
  overview: VendorOverview | undefined;
}) {
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2">
      <Segmented
        label="Filter by status"
        options={filtersWithCounts(overview?.counts)}
        value={view.status}
        onChange={(value) => choose('status', value === 'all' ? '' : value)}
      />
      <AddressSearch
        name="q"
        label="Search orders"
        placeholder="Search"
        className="min-w-0 flex-1 basis-36 lg:ml-auto lg:max-w-64"
      />
      <StoreFilter
        stores={overview?.stores ?? []}
        value={view.store ?? ''}
        onChange={(value) => choose('store', value)}
      />
      <SortField
        className="min-w-0 flex-1 basis-36 sm:max-w-52"
        titles={SORT_TITLES}
        value={view.sort}
        onChange={(by) => choose('sort', by)}
      />
      <OrderDays view={view} onDay={choose} />
    </div>
  );
}
