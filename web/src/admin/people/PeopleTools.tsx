import type { PeopleSort, PeopleState } from '@larder/shared/account/admin.calls';

import type { PeopleView } from '#admin/people/queries/peopleView.ts';
import { AddressSearch } from '#ui/fields/AddressSearch.tsx';
import { SortField } from '#ui/fields/SortField.tsx';
import { FilterChip } from '#ui/FilterChip.tsx';

const SORT_TITLES: Readonly<Record<PeopleSort, string>> = {
  newest: 'Newest First',
  oldest: 'Oldest First',
  nameUp: 'Name: A to Z',
  nameDown: 'Name: Z to A',
};

type PeopleToolsProps = {
  view: PeopleView;
  unit: string;
  placeholder: string;
  count: string;
  states: readonly PeopleState[];
};

const STATE_TITLES: Readonly<Record<PeopleState, string>> = {
  suspended: 'Suspended',
  waiting: 'Waiting for approval',
};

export function PeopleTools({ view, unit, placeholder, count, states }: PeopleToolsProps) {
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-3">
      <output className="num mr-auto text-sm text-ink-2">{count}</output>
      {states.map((state) => (
        <FilterChip
          key={state}
          pressed={view.state === state}
          onPress={() => view.toggleState(state)}
        >
          {STATE_TITLES[state]}
        </FilterChip>
      ))}
      <AddressSearch
        name="q"
        label={`Search ${unit}`}
        placeholder={placeholder}
        className="w-full sm:w-72"
      />
      <SortField titles={SORT_TITLES} value={view.sort} onChange={view.setSort} />
    </div>
  );
}
