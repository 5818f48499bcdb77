import { addDays, dayIn, mondayOf } from '@larder/shared/basics/calendar';
import type { Store } from '@larder/shared/stores/storeParts.model';
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
import { useFirstDayVisit } from '#vendor/dashboard/state/firstDayVisit.ts';
import { storeQueries } from '#vendor/stores/queries/stores.ts';
import { zoneOf } from '#vendor/stores/rules/storeZone.ts';
import { storeQuery } from '#vendor/stores/storeView.ts';

import { SlotWeekEditor } from './SlotWeekEditor.tsx';
import { weekName } from './weekDays.ts';

/** How far one can look back and ahead. Units: weeks. */
const MAX_WEEKS = 52;

/** The slots of the vendor's stores, week by week. */
export function VendorSlotsPage() {
  usePageTitle('Slots');
  const stores = useQuery(storeQueries.mine());
  const [params, setParams] = useSearchParams();
  const rows = stores.data ?? [];
  const store = rows.find(({ store_id }) => store_id === params.get('store')) ?? rows[0];
  const later = Math.trunc(
    Math.max(-MAX_WEEKS, Math.min(MAX_WEEKS, Number(params.get('later')) || 0)),
  );
  const monday = store && addDays(mondayOf(dayIn(zoneOf(store), serverNow())), 7 * later);

  function show(name: 'store' | 'later', value: string): void {
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.set(name, value);
        return next;
      },
      { replace: true },
    );
  }

  return (
    <>
      <BackLink store={store} />
      <PageHeader title="Slots">
        {store && <StoreChoice stores={rows} store={store} onChoose={(id) => show('store', id)} />}
        {monday && (
          <WeekChoice monday={monday} onTurn={(by) => show('later', String(later + by))} />
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

/** To the list of the first day, if the page was opened from there. */
function BackLink({ store }: { store: Store | undefined }) {
  const { isAsked } = useFirstDayVisit('slots');
  const [title, to] = isAsked
    ? ['Dashboard', '/vendor/dashboard']
    : ['Store', `/vendor/store${store ? `?${settingsOf(store)}` : ''}`];
  return (
    <Link
      to={to}
      state={isAsked ? { firstDay: 'slots' } : undefined}
      className="inline-flex min-h-11 items-center gap-1 font-semibold text-on-brand-soft hover:underline"
    >
      <ChevronLeft aria-hidden="true" size={18} />
      {title}
    </Link>
  );
}

/** Where slots are opened from. */
function settingsOf({ store_id }: Store): string {
  return new URLSearchParams(storeQuery(store_id, 'settings')).toString();
}

function StoreChoice({
  stores,
  store,
  onChoose,
}: {
  stores: readonly Store[];
  store: Store;
  onChoose: (store_id: string) => void;
}) {
  if (stores.length < 2) return null;
  return (
    <FilterSelect label="Store" className="max-w-64" value={store.store_id} onChoose={onChoose}>
      {stores.map(({ store_id, name }) => (
        <option key={store_id} value={store_id}>
          {name}
        </option>
      ))}
    </FilterSelect>
  );
}

function WeekChoice({ monday, onTurn }: { monday: string; onTurn: (by: 1 | -1) => void }) {
  return (
    <span className="flex items-center">
      <IconButton icon={ChevronLeft} label="Week before" onClick={() => onTurn(-1)} />
      <strong className="num px-1 whitespace-nowrap" aria-live="polite">
        {weekName(monday)}
      </strong>
      <IconButton icon={ChevronRight} label="Week after" onClick={() => onTurn(1)} />
    </span>
  );
}
