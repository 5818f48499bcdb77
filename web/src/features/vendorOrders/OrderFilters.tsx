import type { VendorOverview } from '@larder/shared/contract/vendorOrders';

import { AddressSearch } from '#ui/AddressSearch';
import { Segmented } from '#ui/Segmented';
import { SelectField } from '#ui/SelectField';
import { SortField } from '#ui/SortField';

import { filtersWithCounts, SORT_TITLES } from './orderView.ts';
import type { useOrderView } from './useOrderView.ts';

export function OrderFilters({
  orderView: { view, choose },
  overview,
}: {
  orderView: ReturnType<typeof useOrderView>;
  overview: VendorOverview | undefined;
}) {
  const stores = overview?.stores ?? [];
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3">
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
      {stores.length > 1 && (
        <SelectField
          label="Store"
          hideLabel
          shape="pill"
          className="min-w-0 flex-1 basis-36 sm:max-w-52"
          value={view.store ?? ''}
          onChange={(event) => choose('store', event.target.value)}
        >
          <option value="">All stores</option>
          {stores.map(({ store_id, name, closed }) => (
            <option key={store_id} value={store_id}>
              {name}
              {closed && ' (closed)'}
            </option>
          ))}
        </SelectField>
      )}
      <SortField
        className="min-w-0 flex-1 basis-36 sm:max-w-52"
        titles={SORT_TITLES}
        value={view.sort}
        onChange={(by) => choose('sort', by)}
      />
    </div>
  );
}
