import type { VendorOverview } from '@larder/shared/orders/vendorOrders.calls';

import { FilterSelect } from '#ui/fields/FilterSelect.tsx';

/** A choice of one of the vendor's stores, or of all; nothing with a single store. */
export function StoreFilter({
  stores,
  value,
  onChange,
}: {
  stores: VendorOverview['stores'];
  /** '' for all. */
  value: string;
  onChange: (store_id: string) => void;
}) {
  if (stores.length < 2) return null;
  return (
    <FilterSelect
      label="Store"
      className="min-w-0 flex-1 basis-36 sm:max-w-52"
      value={value}
      onChoose={onChange}
    >
      <option value="">All stores</option>
      {stores.map(({ store_id, name, closed }) => (
        <option key={store_id} value={store_id}>
          {name}
          {closed && ' (closed)'}
        </option>
      ))}
    </FilterSelect>
  );
}
