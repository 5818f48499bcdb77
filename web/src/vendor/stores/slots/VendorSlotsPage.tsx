import { addDays } from '@larder/shared/basics/calendar';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, Store as StoreIcon } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';

import { serverNow } from '#platform/http/serverClock.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { FilterSelect } from '#ui/fields/FilterSelect.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { ListStates } from '#ui/lists/ListStates.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { usePageTitle } from '#ui/PageTitle.tsx';
import { storeQueries } from '#vendor/stores/queries/stores.ts';
import { zoneOf } from '#vendor/stores/storeZone.ts';

import { SlotWeekEditor } from './SlotWeekEditor.tsx';
import { mondayOf, weekName } from './weekDays.ts';

/** How far one can look back and ahead. Units: weeks. */
const MAX_WEEKS = 52;

/** The slots of the vendor's stores, week by week. */
export function VendorSlotsPage() {
  usePageTitle('Slots');
  const stores = useQuery(storeQueries.mine());
  const [params, setParams] = useSearchParams();
  const rows = stores.data ?? [];
  const store = rows.find(({ store_id }) => store_id === params.get('store')) ?? rows[0];
  const later = Math.max(-MAX_WEEKS, Math.min(MAX_WEEKS, Number(params.get('later')) || 0));
  const monday =
    store && addDays(mondayOf(zoneOf(store), serverNow()), 7 * Math.trunc(later));

  function show(members: { store?: string; later?: number }): void {
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(members)) next.set(name, String(value));
        return next;
      },
      { replace: true },
    );
  }

  return (
    <>
      <Link
        to={`/vendor/store${store ? `?store=${store.store_id}` : ''}`}
        className="inline-flex min-h-11 items-center gap-1 font-semibold text-on-brand-soft hover:underline"
      >
        <ChevronLeft aria-hidden="true" size={18} />
        Store
      </Link>
      <PageHeader title="Slots">
        {store && rows.length > 1 && (
          <FilterSelect
            label="Store"
            className="max-w-64"
            value={store.store_id}
            onChoose={(store_id) => show({ store: store_id })}
          >
            {rows.map(({ store_id, name }) => (
              <option key={store_id} value={store_id}>
                {name}
              </option>
            ))}
          </FilterSelect>
        )}
        {monday && (
          <span className="flex items-center">
            <IconButton
              icon={ChevronLeft}
              label="Week before"
              onClick={() => show({ later: later - 1 })}
            />
            <strong className="num px-1 whitespace-nowrap" aria-live="polite">
              {weekName(monday)}
            </strong>
            <IconButton
              icon={ChevronRight}
              label="Week after"
              onClick={() => show({ later: later + 1 })}
            />
          </span>
        )}
      </PageHeader>
      <ListStates
        rows={rows}
        remote={{
          answer: stores,
          waiting: 'Loading stores',
          skeletons: 6,
          failed: { title: 'Failed to load stores. Please try again.' },
        }}
        empty={
          <EmptyState icon={StoreIcon} title="No stores available" text="Slots belong to a store.">
            <LinkButton to="/vendor/store">Create your first store</LinkButton>
          </EmptyState>
        }
      >
        {() =>
          store &&
          monday && (
            <SlotWeekEditor
              key={store.store_id}
              store={store}
              others={rows.filter(({ store_id }) => store_id !== store.store_id)}
              monday={monday}
            />
          )
        }
      </ListStates>
    </>
  );
}
