import type { VendorOverview } from '@larder/shared/orders/vendorOrders.calls';

import { AddressSearch } from '#ui/fields/AddressSearch.tsx';
import { Segmented } from '#ui/fields/Segmented.tsx';
import { SortField } from '#ui/fields/SortField.tsx';

import { OrderDays } from './OrderDays.tsx';
import { filtersWithCounts, SORT_TITLES, statusOf, tabOf, tabsWithCounts } from './orderView.ts';
import { StoreFilter } from './StoreFilter.tsx';
import type { useOrderView } from './useOrderView.ts';

type FiltersProps = {
  orderView: ReturnType<typeof useOrderView>;
  overview: VendorOverview | undefined;
};

/** Which list, of which store, with which text; the list of all orders has the other filters. */
export function OrderFilters({ orderView, overview }: FiltersProps) {
  const { view, choose, showTab } = orderView;
  const tab = tabOf(view);
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2">
      <Segmented
        label="Which orders"
        options={tabsWithCounts(overview?.counts)}
        value={tab}
        onChange={showTab}
      />
      <div className="flex min-w-0 flex-1 basis-72 flex-wrap gap-2 sm:flex-nowrap">
        <StoreFilter
          stores={overview?.stores ?? []}
          value={view.store ?? ''}
          onChange={(value) => choose('store', value)}
        />
        <AddressSearch
          name="q"
          label="Search orders"
          placeholder="Name or number"
          className="min-w-0 flex-1 basis-full sm:basis-0"
        />
      </div>
      {tab === 'all' && <AllFilters orderView={orderView} overview={overview} />}
    </div>
  );
}

function AllFilters({ orderView: { view, choose }, overview }: FiltersProps) {
  return (
    <div className="flex min-w-0 basis-full flex-wrap items-center gap-x-3 gap-y-2">
      <Segmented
        label="Filter by status"
        options={filtersWithCounts(overview?.counts)}
        value={statusOf(view)}
        onChange={(value) => choose('status', value)}
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
