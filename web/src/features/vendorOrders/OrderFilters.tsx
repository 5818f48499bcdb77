import type { VendorOverview } from '@larder/shared/contract/vendorOrders';
import { ORDER_SORTS } from '@larder/shared/domain/orders';

import { AddressSearch } from '#ui/AddressSearch';
import { Segmented } from '#ui/Segmented';
import { SelectField } from '#ui/SelectField';

import { filtersWithCounts, SORT_TITLES } from './orderView.ts';
import type { useOrderView } from './useOrderView.ts';

/** Status, store, search and sort; the store only where there are several. */
export function OrderFilters({
  look: { view, choose },
  overview,
}: {
  look: ReturnType<typeof useOrderView>;
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
      <SelectField
        label="Sort"
        hideLabel
        shape="pill"
        className="min-w-0 flex-1 basis-36 sm:max-w-52"
        value={view.sort}
        onChange={(event) => choose('sort', event.target.value)}
      >
        {ORDER_SORTS.map((by) => (
          <option key={by} value={by}>
            {SORT_TITLES[by]}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
