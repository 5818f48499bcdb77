import type { PickSlot } from '@larder/shared/orders/picking.calls';
import { slotWords } from '@larder/shared/stores/slots';
import { useQuery } from '@tanstack/react-query';

import { FilterSelect } from '#ui/fields/FilterSelect.tsx';
import { Segmented } from '#ui/fields/Segmented.tsx';
import { vendorOrderQueries } from '#vendor/orders/queries/vendorOrders.ts';

import { StoreFilter } from './StoreFilter.tsx';
import type { usePickView } from './usePickView.ts';

const NEWEST = ['12', '25', '50'];

const NARROW = 'min-w-0 flex-1 basis-36 sm:max-w-44';
const WIDE = 'min-w-0 flex-1 basis-44 sm:max-w-64';

type PickFiltersProps = Omit<ReturnType<typeof usePickView>, 'query'> & {
  /** Those of all accepted orders. */
  slots: readonly PickSlot[];
};

export function PickFilters({ view, choose, slots }: PickFiltersProps) {
  const stores = useQuery(vendorOrderQueries.overview()).data?.stores ?? [];
  const filter = (name: 'method' | 'slot' | 'newest') => ({
    value: view[name],
    onChoose: (value: string) => choose(name, value),
  });
  return (
    <div className="mb-5 flex flex-wrap items-center gap-3 print:hidden">
      <Segmented
        label="What to print"
        options={[
          { value: 'list', title: 'Pick list' },
          { value: 'slips', title: 'Packing slips' },
        ]}
        value={view.shows}
        onChange={(value) => choose('show', value === 'list' ? '' : value)}
      />
      <StoreFilter
        stores={stores}
        value={view.store}
        onChange={(value) => choose('store', value)}
      />
      <FilterSelect label="Method" className={NARROW} {...filter('method')}>
        <option value="">All methods</option>
        <option value="Deliver">Deliver</option>
        <option value="Pickup">Pickup</option>
      </FilterSelect>
      {(slots.length > 0 || view.slot !== '') && (
        <FilterSelect label="Slot" className={WIDE} {...filter('slot')}>
          <option value="">All slots</option>
          {slotOptions(slots).map(([starts_at, words]) => (
            <option key={starts_at} value={starts_at}>
              {words}
            </option>
          ))}
          {view.slot !== '' &&
            !slots.some((slot) => slot.starts_at.toISOString() === view.slot) && (
              <option value={view.slot}>Nothing left in this slot</option>
            )}
        </FilterSelect>
      )}
      <FilterSelect label="How many orders" className={NARROW} {...filter('newest')}>
        <option value="">All orders</option>
        {NEWEST.map((count) => (
          <option key={count} value={count}>
            Newest {count}
          </option>
        ))}
        {view.newest !== '' && !NEWEST.includes(view.newest) && (
          <option value={view.newest}>Newest {view.newest}</option>
        )}
      </FilterSelect>
    </div>
  );
}

/** Starts with their words; slots of two stores may start together. */
function slotOptions(slots: readonly PickSlot[]): [starts_at: string, words: string][] {
  const byStart = Map.groupBy(slots, ({ starts_at }) => starts_at.toISOString());
  return [...byStart].map(([starts_at, same]) => {
    const orders = same.reduce((sum, one) => sum + one.orders, 0);
    const [first] = same;
    return [starts_at, `${first ? slotWords(first) : ''} (${orders})`];
  });
}
